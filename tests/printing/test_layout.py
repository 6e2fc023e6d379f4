"""Every page has the right content in the right places."""

from itertools import combinations, permutations, product
from math import hypot

import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.printing.arranging import LEAST_GAP, Rect
from sudoku_desktop.printing.layout import (
    BOX_LINE,
    CELLS,
    LEGIBLE_CELL,
    Page,
    PageKind,
    files_of,
    margin_of,
    pages_of,
    solution_pages_of,
    solutions_of,
)
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Paper, PrintedPuzzle, Sheet, Solutions
from tests.printing.sheets import DAY, sheet

EVERY_WAY = list(product(PUZZLES_PER_PAGE, SHEET_PAPERS, Solutions))
NOTHING = 1e-9


def all_pages(of: Sheet) -> list[Page]:
    return [page for file in files_of(of) for page in file]


def rects(page: Page) -> list[Rect]:
    boards = [rect for placed in page.boards for rect in (placed.board, placed.caption, placed.code) if rect]
    return [*boards, *(line.rect for line in page.lines), page.footer, *([page.title] if page.title else [])]


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across > NOTHING and down > NOTHING


@pytest.mark.parametrize(("per_page", "paper", "solutions"), EVERY_WAY)
@pytest.mark.parametrize("title", ["", "Sunday"])
def test_that_everything_lies_within_the_margins_and_apart(
    per_page: int, paper: Paper, solutions: Solutions, title: str
) -> None:
    margin = margin_of(paper)
    for has_lines in (False, True):
        of = sheet(13, per_page=per_page, paper=paper, solutions=solutions, title=title, shows_lines=has_lines)
        for page in all_pages(of):
            for rect in rects(page):
                assert rect.left >= margin - NOTHING
                assert rect.top >= margin - NOTHING
                assert rect.right <= paper.width - margin + NOTHING
                assert rect.bottom <= paper.height - margin + NOTHING
            assert not any(overlap(one, other) for one, other in combinations(rects(page), 2))
            assert (len(page.lines) > 0) == (has_lines and page.part is PageKind.PUZZLES)


@pytest.mark.parametrize(("per_page", "paper", "solutions"), EVERY_WAY)
def test_that_title_boards_and_footer_share_their_edges(per_page: int, paper: Paper, solutions: Solutions) -> None:
    for page in all_pages(sheet(13, per_page=per_page, paper=paper, solutions=solutions, title="Sunday")):
        others = [rect for placed in page.boards for rect in (placed.board, placed.caption, placed.code) if rect]
        slots = per_page if page.part is PageKind.PUZZLES else 12
        is_full = len([placed for placed in page.boards if not placed.is_upside_down]) == slots
        for rect in (page.title, page.footer):
            assert rect is not None
            assert rect.left == pytest.approx(min(other.left for other in others))
            if is_full:
                assert rect.right == pytest.approx(max(other.right for other in others))
        for placed in page.boards:
            assert placed.caption.left == placed.board.left


def distance(one: Rect, other: Rect) -> float:
    across = max(one.left - other.right, other.left - one.right, 0.0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0.0)
    return hypot(across, down)


@pytest.mark.parametrize(("per_page", "paper", "solutions"), EVERY_WAY)
def test_that_captions_and_codes_are_nearest_to_their_own_boards(
    per_page: int, paper: Paper, solutions: Solutions
) -> None:
    for page in all_pages(sheet(13, per_page=per_page, paper=paper, solutions=solutions, title="Sunday")):
        for placed, other in permutations(page.boards, 2):
            assert distance(placed.caption, placed.board) == pytest.approx(0)
            assert distance(placed.caption, other.board) >= LEAST_GAP - 2.01 - NOTHING
            if placed.code and placed.is_upside_down == other.is_upside_down:
                assert distance(placed.code, placed.board) < distance(placed.code, other.board) - 1


@pytest.mark.parametrize(("per_page", "paper", "solutions"), EVERY_WAY)
def test_that_boards_stand_in_the_optical_middle(per_page: int, paper: Paper, solutions: Solutions) -> None:
    page = pages_of(sheet(9, per_page=per_page, paper=paper, solutions=solutions, title="Sunday"))[0]
    assert page.title is not None
    above = min(placed.caption.top for placed in page.boards) - page.title.bottom
    below = page.footer.top - max(placed.board.bottom for placed in page.boards)
    assert -NOTHING <= above <= below


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_cells_on_a4_are_as_large_as_promised(per_page: int) -> None:
    for placed in pages_of(sheet(per_page=per_page, title="Sunday"))[0].boards:
        cell = (placed.board.width - BOX_LINE) / 9
        assert cell == pytest.approx(CELLS[per_page], abs=0.05)
        assert placed.board.width == placed.board.height


@pytest.mark.parametrize(("per_page", "paper", "solutions"), EVERY_WAY)
def test_that_a_title_does_not_change_how_large_the_boards_are(
    per_page: int, paper: Paper, solutions: Solutions
) -> None:
    sides = {
        pages_of(sheet(per_page=per_page, paper=paper, solutions=solutions, title=title))[0].boards[0].board.width
        for title in ("", "Sunday")
    }
    assert len(sides) == 1


@pytest.mark.parametrize("per_page", [2, 4, 6, 9])
def test_that_a_page_that_is_not_full_keeps_the_places_of_a_full_one(per_page: int) -> None:
    pages = pages_of(sheet(per_page + 1, per_page=per_page, solutions=Solutions.NONE))
    assert len(pages) == 2
    full, last = pages
    assert len(last.boards) == 1
    assert (last.boards[0].board, last.boards[0].caption) == (full.boards[0].board, full.boards[0].caption)


@pytest.mark.parametrize(("per_page", "pages"), [(1, 13), (2, 7), (4, 4), (6, 3), (9, 2)])
def test_that_solutions_are_twelve_a_page_in_the_order_of_the_puzzles(per_page: int, pages: int) -> None:
    laid = pages_of(sheet(13, per_page=per_page, solutions=Solutions.AT_END))
    assert [page.part for page in laid] == [PageKind.PUZZLES] * pages + [PageKind.SOLUTIONS] * 2
    assert [len(page.boards) for page in laid[pages:]] == [12, 1]
    solved = [placed for page in laid[pages:] for placed in page.boards]
    assert [placed.index for placed in solved] == list(range(13))
    assert all(placed.is_solution for placed in solved)
    asked = {placed.index: (placed.page, placed.place) for page in laid[:pages] for placed in page.boards}
    assert {placed.index: (placed.page, placed.place) for placed in solved} == asked


def test_that_pages_are_numbered_file_by_file() -> None:
    puzzles, solutions = files_of(sheet(13, per_page=4, solutions=Solutions.SEPARATE_FILE))
    assert [(page.number, page.pages, page.part) for page in puzzles] == [
        (n, 4, PageKind.PUZZLES) for n in (1, 2, 3, 4)
    ]
    assert [(page.number, page.pages, page.part) for page in solutions] == [(n, 2, PageKind.SOLUTIONS) for n in (1, 2)]


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("paper", SHEET_PAPERS)
def test_that_each_page_has_its_own_solutions_upside_down(per_page: int, paper: Paper) -> None:
    of = sheet(7, per_page=per_page, paper=paper, solutions=Solutions.UPSIDE_DOWN)
    if solutions_of(of) is Solutions.AT_END:
        assert per_page >= (4 if paper is Paper.A5 else 6)
        assert pages_of(of)[0].solutions == len(pages_of(of))
        return
    for page in pages_of(of):
        puzzles = [placed.index for placed in page.boards if not placed.is_solution]
        turned = [placed for placed in page.boards if placed.is_upside_down]
        assert [placed.index for placed in turned] == puzzles
        assert all(placed.caption.top == pytest.approx(placed.board.bottom) for placed in turned)
        assert all((placed.board.width - BOX_LINE) / 9 >= LEGIBLE_CELL for placed in turned)
        if per_page == 2:  # each beside its puzzle
            assert all(placed.board.left > page.boards[0].board.right for placed in turned)
        else:  # whoever turns the page reads from left to right as ever
            lefts = [placed.board.left for placed in turned]
            assert lefts == sorted(lefts, reverse=True)


@pytest.mark.parametrize("order", [2, 3, 4, 5])
@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_the_footer_holds_every_cell_of_each_puzzle_of_the_page(order: int, per_page: int) -> None:
    puzzles = tuple(PrintedPuzzle(Grid.blank(geometry(order))) for _ in range(7))
    indices = []
    for page in pages_of(Sheet(puzzles, DAY, per_page=per_page, solutions=Solutions.NONE, shows_lines=True)):
        for placed in page.boards:
            lines = [line for line in page.lines if line.index == placed.index]
            covered = [cell for line in lines for cell in range(line.start, line.end)]
            assert covered == list(range(order**4))
            assert [line.is_first for line in lines] == [True] + [False] * (len(lines) - 1)
            assert placed.board.height > 0
            indices.append(placed.index)
    assert indices == list(range(7))


def test_that_pages_are_a_sequence() -> None:
    pages = pages_of(sheet(13))
    assert pages[-1] == list(pages)[-1] == pages[1:][-1]
    with pytest.raises(IndexError):
        pages[len(pages)]
    assert solution_pages_of(sheet(13))[0].part is PageKind.SOLUTIONS
