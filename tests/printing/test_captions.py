"""Texts above and below boards, in English and in a translation."""

from dataclasses import replace

import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.logic.rating import Level
from sudoku_desktop.printing.captions import caption_of, footer_texts, line_text, title_of
from sudoku_desktop.printing.layout import Page, pages_of, solution_pages_of
from sudoku_desktop.printing.sheet import Difficulty, PrintedPuzzle, Sheet, Solutions
from sudoku_desktop.speaking import in_words
from tests.printing.sheets import DAY, puzzle, rated, sheet


def first_caption(of: Sheet, page: Page | None = None) -> str:
    return caption_of((page or pages_of(of)[0]).boards[0], of).text


def test_that_stars_tell_the_rank_of_a_level() -> None:
    for level in Level:
        assert (level.stars.count("★"), len(level.stars)) == (level.rank, len(Level))


def test_that_a_rating_that_may_be_higher_says_so_and_a_title_is_on_one_line() -> None:
    of = Sheet((puzzle(0, rating=rated(11.9, reaches_solution=False)),), DAY, shows_ratings=True)
    assert first_caption(of) == "No. 1 · Extreme · 38 givens · rating ≥ 11.9"
    of = Sheet((puzzle(0, title="The\nbeginning", rating=None),), DAY)
    assert first_caption(of) == "No. 1 · The beginning · 38 givens"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "No. 1 · Tough · 38 givens"),
        ({"shows_ratings": True}, "No. 1 · Tough · 38 givens · rating 3.4"),
        ({"difficulty": Difficulty.STARS}, "No. 1 · ★★★★☆☆☆ · 38 givens"),
        ({"difficulty": Difficulty.NONE}, "No. 1 · 38 givens"),
        ({"difficulty": Difficulty.NONE, "shows_ratings": True}, "No. 1 · 38 givens · rating 3.4"),
        ({"shows_numbers": False}, "Tough · 38 givens"),
        ({"shows_numbers": False, "difficulty": Difficulty.NONE}, "38 givens"),
    ],
)
def test_that_a_caption_tells_what_is_wanted_of_number_level_givens_and_rating(
    options: dict[str, object], text: str
) -> None:
    assert first_caption(sheet(**options)) == text


def test_that_a_solution_has_the_number_of_its_puzzle_or_its_place() -> None:
    of = sheet(13)
    last = solution_pages_of(of)[1].boards[0]
    assert caption_of(last, of).text == "No. 13"
    of = sheet(13, shows_numbers=False, per_page=4)
    texts = [caption_of(placed, of).text for placed in solution_pages_of(of)[0].boards]
    assert texts[:6] == [f"Page {1 + index // 4}, puzzle {1 + index % 4}" for index in range(6)]


def test_that_pages_of_solutions_are_called_so() -> None:
    of = sheet(title="Sunday", solutions=Solutions.AT_END)
    assert [title_of(page, of) for page in pages_of(of)] == ["Sunday", "Sunday", "Sunday: solutions"]
    of = sheet(solutions=Solutions.AT_END)
    assert [title_of(page, of) for page in pages_of(of)] == ["", "", "Solutions"]


def test_that_a_line_holds_number_cells_and_seed() -> None:
    of = sheet(10, shows_lines=True)
    line = pages_of(of)[0].lines[1]
    assert line_text(line, of) == f"2   {puzzle(1).givens.to_text()}  seed 1001"
    of = Sheet((replace(puzzle(0), seed=None),), DAY, shows_numbers=False, shows_lines=True)
    assert line_text(pages_of(of)[0].lines[0], of) == puzzle(0).givens.to_text()


def test_that_larger_puzzles_go_on_in_further_lines() -> None:
    grid = Grid.blank(geometry(4)).with_cell(255, 16)
    of = Sheet((PrintedPuzzle(grid, seed=5),), DAY, solutions=Solutions.NONE, shows_lines=True)
    texts = [line_text(line, of) for line in pages_of(of)[0].lines]
    assert texts == ["1  " + "." * 90 + "  seed 5", "   " + "." * 90, "   " + "." * 75 + "G"]


def test_that_the_last_line_tells_program_date_and_page() -> None:
    of = sheet(7)
    first, _, last = (footer_texts(page, of) for page in pages_of(of))
    assert first == ("Sudoku Desktop · 2026-11-21 · Solutions on page 3", "Page 1 of 3")
    assert last == ("Sudoku Desktop · 2026-11-21", "Page 3 of 3")


def test_that_all_words_can_be_others(german: None) -> None:
    of = sheet(say=in_words, title="Sonntag", shows_lines=True, shows_ratings=True)
    assert first_caption(of) == "Nr. 1 · Knifflig · 38 Vorgaben · Bewertung 3,4"
    assert footer_texts(pages_of(of)[-1], of) == ("Sudoku Desktop · 21.11.26", "Seite 3 von 3")
    assert line_text(pages_of(of)[0].lines[0], of).endswith("Startwert 1000")
    assert title_of(pages_of(of)[-1], of) == "Sonntag: Lösungen"


@pytest.mark.parametrize("count", [1, 2])
def test_that_givens_are_counted_in_either_number(count: int) -> None:
    of = Sheet((PrintedPuzzle(Grid.blank().with_cells([(0, 1), (1, 2)][:count])),), DAY, solutions=Solutions.NONE)
    assert first_caption(of) == f"No. 1 · {count} given{'s' if count > 1 else ''}"
