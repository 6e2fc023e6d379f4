"""Content of a book: its chapters, and the layout of its pages."""

from itertools import combinations, pairwise, product

import pytest

from sudoku_desktop.board import CLASSIC, Geometry, Grid, Variant, geometry, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.printing import book_texts
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.book import Book, in_ranges, symbols_of
from sudoku_desktop.printing.book_layout import BookPage, BookPageKind, BookPages
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Paper, PrintedPuzzle, SheetError
from tests.printing.books import FIENDISH, GENTLE, TOUGH, book
from tests.printing.sheets import DAY, puzzle, rated

EVERY_WAY = list(product(Paper, PUZZLES_PER_PAGE))


def book_of(*shapes: Geometry) -> Book:
    """Return a book with a puzzle of each shape."""
    puzzles = [puzzle(number) for number in range(len(shapes))]
    return Book(
        tuple(
            PrintedPuzzle(*(Grid(grid.cells, shape) for grid in (each.givens, each.solution)), rating=each.rating)
            for each, shape in zip(puzzles, shapes, strict=True)
        ),
        DAY,
        title="Sunday",
    )


def overlap(one: Rect, other: Rect) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def lies_within(inner: Rect, outer: Rect) -> bool:
    grain = 1e-6
    return (
        inner.left >= outer.left - grain
        and inner.right <= outer.right + grain
        and inner.top >= outer.top - grain
        and inner.bottom <= outer.bottom + grain
    )


# Chapters.


def test_that_chapters_and_puzzles_become_harder() -> None:
    of = book(FIENDISH, 3.6, GENTLE, TOUGH, 2.8)
    assert [str(chapter.title) for chapter in of.chapters] == ["Gentle", "Tough", "Fiendish"]
    assert [puzzle.rating.rating for puzzle in of.ordered] == [1.2, 2.8, 3.4, 3.6, 4.5]
    assert [(chapter.first, chapter.last) for chapter in of.chapters] == [(1, 1), (2, 4), (5, 5)]


def test_that_equally_hard_puzzles_stay_in_their_order() -> None:
    of = book(*[TOUGH] * 9)
    assert of.ordered == of.puzzles


def test_that_a_rating_that_is_a_lower_bound_comes_last() -> None:
    puzzles = (puzzle(1, rating=rated(7.0, reaches_solution=False)), puzzle(2, rating=rated(9.9)))
    of = Book(puzzles, DAY, title="Sunday")
    assert of.ordered == puzzles[::-1]
    assert [str(chapter.title) for chapter in of.chapters] == ["Extreme"]


def test_that_puzzles_without_a_rating_are_in_chapters_by_their_size() -> None:
    solution = Grid.from_text("1234341221434321", geometry(2))
    small = PrintedPuzzle(Grid.from_text("1234" + "." * 12, geometry(2)), solution)
    of = Book((puzzle(1), puzzle(2, rating=None), small), DAY, title="Sunday")
    assert [str(chapter.title) for chapter in of.chapters] == ["4 × 4", "9 × 9", "9 × 9 · Tough"]
    assert of.has_levels
    assert str(symbols_of(of)) == "every digit"


def test_that_without_a_level_no_page_tells_of_levels() -> None:
    pages = BookPages(Book((puzzle(1, rating=None),), DAY, title="Sunday"))
    assert BookPageKind.LEVELS not in {page.kind for page in pages}
    assert [row.kind for row in pages[2].rows] == [BookPageKind.RULES, BookPageKind.OPENING, BookPageKind.SOLUTIONS]


def test_that_a_book_has_puzzles_and_knows_their_solutions() -> None:
    with pytest.raises(SheetError, match="there is no puzzle"):
        Book((), DAY, title="Sunday")
    with pytest.raises(SheetError, match="solution of puzzle 2 is not known"):
        Book((puzzle(1), PrintedPuzzle(puzzle(2).givens)), DAY, title="Sunday")
    with pytest.raises(SheetError, match="1, 2, 4, 6 or 9 puzzles, got 3"):
        book(per_page=3)


def test_that_seeds_that_follow_each_other_are_told_as_ranges() -> None:
    assert in_ranges([9, 3, 4, 5, 4]) == "3–5, 9"
    assert in_ranges([]) == ""
    assert book(TOUGH, TOUGH, GENTLE).seeds == "1000–1002"


# Pages.


def test_that_pages_follow_each_other_as_in_a_book() -> None:
    pages = BookPages(book(GENTLE, TOUGH, TOUGH, TOUGH, per_page=2))
    kinds = "title imprint contents rules levels blank opening puzzles opening puzzles puzzles blank solutions"
    assert [page.kind.value for page in pages] == kinds.split()
    assert [page.number for page in pages] == list(range(1, 14))


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("count", [1, 2, 7, 13, 100])
def test_that_chapters_and_solutions_open_on_right_pages(per_page: int, count: int) -> None:
    pages = BookPages(book(*([GENTLE] * count + [TOUGH] * (count + 1)), per_page=per_page))
    solutions = [page for page in pages if page.kind is BookPageKind.SOLUTIONS]
    assert all(page.is_right for page in (*(each for each in pages if each.kind is BookPageKind.OPENING), solutions[0]))
    assert [page.is_first for page in solutions] == [True] + [False] * (len(solutions) - 1)


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_every_puzzle_leads_to_its_solution_and_back(per_page: int) -> None:
    pages = BookPages(book(per_page=per_page))
    puzzles, solutions = (
        {
            placed.index: (page.number, placed.other_page)
            for page in pages
            if page.kind is kind
            for placed in page.boards
        }
        for kind in (BookPageKind.PUZZLES, BookPageKind.SOLUTIONS)
    )
    assert list(puzzles) == list(solutions) == list(range(30))
    assert all(puzzles[index] == solutions[index][::-1] for index in puzzles)


@pytest.mark.parametrize("shows_codes", [False, True])
@pytest.mark.parametrize(("trim", "per_page"), EVERY_WAY)
def test_that_nothing_overlaps_and_all_lies_within_the_margins(trim: Paper, per_page: int, shows_codes: bool) -> None:
    for page in BookPages(book(trim=trim, per_page=per_page, shows_codes=shows_codes)):
        assert lies_within(page.field, page.frame)
        areas = [row.rect for row in page.rows]
        for placed in page.boards:
            areas += [placed.board, placed.caption, *([placed.code] if placed.code else [])]
            assert (placed.code is not None) is (shows_codes and page.kind is BookPageKind.PUZZLES)
        assert all(lies_within(area, page.field) for area in areas)
        assert not any(overlap(*pair) for pair in combinations(areas, 2))
        assert page.tab is None or not overlap(page.tab, page.frame)


@pytest.mark.parametrize("trim", Paper)
@pytest.mark.parametrize(("puzzles", "gutter"), [(30, 4.5), (150, 6.5), (600, 12.0)])
def test_that_margins_are_mirrored_and_wider_at_the_spine_of_a_thick_book(
    trim: Paper, puzzles: int, gutter: float
) -> None:
    pages = BookPages(book(*[TOUGH] * puzzles, trim=trim, per_page=1))
    for page in pages[6:10]:
        left, right = page.frame.left, trim.width - page.frame.right
        inner, outer = (left, right) if page.is_right else (right, left)
        assert (outer, inner - outer) == pytest.approx((0.085 * trim.width, gutter))


@pytest.mark.parametrize(("trim", "per_page"), EVERY_WAY)
def test_that_boards_of_a_kind_are_alike_on_all_pages(trim: Paper, per_page: int) -> None:
    pages = BookPages(book(trim=trim, per_page=per_page))
    for kind in (BookPageKind.PUZZLES, BookPageKind.SOLUTIONS):
        assert len({round(placed.board.width, 6) for page in pages if page.kind is kind for placed in page.boards}) == 1


@pytest.mark.parametrize("trim", Paper)
@pytest.mark.parametrize("per_page", [4, 6, 9])
def test_that_boards_stand_in_the_middle_and_a_caption_is_nearer_to_its_own(trim: Paper, per_page: int) -> None:
    page = next(page for page in BookPages(book(trim=trim, per_page=per_page)) if page.kind is BookPageKind.PUZZLES)
    columns = 3 if per_page == 9 else 2
    first, last = page.boards[0].board, page.boards[columns - 1].board
    assert first.left - page.field.left == pytest.approx(page.field.right - last.right)
    for upper, lower in pairwise(page.boards[::columns]):
        assert lower.caption.top - upper.board.bottom >= 5.99
        assert lower.board.top == lower.caption.bottom


def test_that_tabs_go_down_from_chapter_to_chapter_and_into_the_bleed() -> None:
    pages = [page for page in BookPages(book(has_bleed=True)) if page.kind is BookPageKind.PUZZLES]
    tops = sorted({(page.chapter, page.tab.top) for page in pages if page.tab is not None})
    assert [top for _, top in tops] == sorted(top for _, top in tops)
    assert len(tops) == 3
    for page in pages:
        assert page.tab is not None
        edge = page.tab.right - 152.4 if page.is_right else -page.tab.left
        assert edge == pytest.approx(25.4 / 8)


# Words.


def page_of(kind: BookPageKind, of: Book) -> BookPage:
    return next(page for page in BookPages(of) if page.kind is kind)


def test_that_captions_tell_number_rating_and_the_other_page() -> None:
    of = book()
    puzzles, solutions = (page_of(kind, of) for kind in (BookPageKind.PUZZLES, BookPageKind.SOLUTIONS))
    assert book_texts.caption(puzzles.boards[1], puzzles, of) == (
        "No. 2",
        "38 givens · rating 1.2",
        "solution on page 25",
    )
    assert book_texts.caption(solutions.boards[1], solutions, of) == ("No. 2", "", "p. 8")


def test_that_captions_above_narrow_boards_are_short() -> None:
    of = book(per_page=6, trim=Paper.A5)
    page = page_of(BookPageKind.PUZZLES, of)
    number, facts, other = book_texts.caption(page.boards[0], page, of)
    assert (number, facts) == ("No. 1", "rating 1.2")
    assert other.startswith("p. ")


def test_that_headers_name_the_book_on_the_left_and_the_chapter_on_the_right() -> None:
    of = book(per_page=1)
    titles = {page.is_right: book_texts.running_title(page, of) for page in BookPages(of)[7:9]}
    assert titles == {True: "Gentle", False: "Sunday"}


def test_that_the_example_leaves_one_cell() -> None:
    grid, digit = book_texts.EXAMPLE, book_texts.EXAMPLE_DIGIT
    shape = grid.geometry
    assert all(grid.cells[cell] == digit for cell in book_texts.EXAMPLE_RULED_OUT_BY)
    rows = {shape.row_of[cell] for cell in book_texts.EXAMPLE_RULED_OUT_BY[:1]}
    columns = {shape.column_of[cell] for cell in book_texts.EXAMPLE_RULED_OUT_BY[1:]}
    box = [row * 9 + column for row in range(3) for column in range(3)]
    free = [cell for cell in box if not grid.cells[cell] and cell // 9 not in rows and cell % 9 not in columns]
    assert free == [book_texts.EXAMPLE_CELL]


X, WINDOKU, LATIN = (shaped(9, [each]) for each in (Variant.X, Variant.WINDOKU, Variant.LATIN))
JIGSAW = jigsaw(9, 1, (Variant.X,))


@pytest.mark.parametrize(
    ("shapes", "says", "says_not"),
    [
        (
            (CLASSIC,),
            ("1 to 9 appears exactly once in each row, column and box.",),
            ("shaded", "region"),
        ),
        ((X,), ("row, column and box.", "two diagonals are shaded"), ("windows",)),
        ((WINDOKU,), ("row, column and box.", "windows are shaded"), ("diagonals",)),
        ((LATIN,), ("in each row and column.",), ("box", "region")),
        ((JIGSAW,), ("in each region inside strong borders.", "two diagonals"), ("box",)),
        ((CLASSIC, LATIN), ("in each region inside strong borders.",), ("box",)),
    ],
)
def test_that_the_rules_are_those_of_the_grids(
    shapes: tuple[Geometry, ...], says: tuple[str, ...], says_not: tuple[str, ...]
) -> None:
    told = " ".join(book_texts.rules(book_of(*shapes)))
    assert all(each in told for each in says)
    assert not any(each in told for each in says_not)


def test_that_an_example_with_a_box_says_so_where_the_grids_have_none() -> None:
    assert "An example with boxes" in book_texts.example_text(book_of(LATIN, JIGSAW))
    assert "An example with boxes" not in book_texts.example_text(book_of(LATIN, X))


def test_that_only_ratings_of_plain_grids_are_on_the_published_scale() -> None:
    plain, mixed, others = (book_texts.about_levels(book_of(*shapes)) for shapes in ((CLASSIC,), (CLASSIC, X), (X,)))
    assert ["Sudoku Explainer" in told for told in (plain, mixed, others)] == [True, True, False]
    assert ["same kind of grid" in told for told in (plain, mixed, others)] == [False, True, True]


def test_that_the_imprint_tells_how_the_puzzles_are_made_again() -> None:
    assert book_texts.recipe(book(recipe="sudoku-cli book"))[1] == "sudoku-cli book"
    assert book_texts.recipe(book(TOUGH, TOUGH))[1] == "1000–1001"
