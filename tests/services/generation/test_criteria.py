"""Criteria of generated puzzles, and the distance of a puzzle from them."""

from math import inf

import pytest

from sudoku_desktop.board import Variant
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level, level_of
from sudoku_desktop.services.generation import LEVEL_RATINGS, CriteriaError, PuzzleCriteria


def test_that_the_levels_cover_every_rating_once() -> None:
    for tenths in range(10, 120):
        inside = [level for level, (low, high) in LEVEL_RATINGS.items() if low <= tenths / 10 <= high]
        assert inside == [level_of(tenths / 10)]


@pytest.mark.parametrize(
    ("criteria", "says"),
    [
        ({"givens": (16, 20)}, "between 17 and 60"),
        ({"givens": (17, 61)}, "got 17 to 61"),
        ({"givens": (30, 25)}, "the fewest givens, 30, must not be more than the most, 25"),
        ({"rating": (5.0, 4.0)}, "the lowest rating must lie between 0 and the highest, got 5.0 to 4.0"),
        ({"rating": (-1.0, 4.0)}, "got -1.0 to 4.0"),
        ({"rating": (0.0, 0.5)}, "no puzzle has such a rating: ratings lie between 1.0 and 12.0"),
        ({"rating": (99.0, 99.0)}, "no puzzle has such a rating"),
        ({"rating": (12.0, inf)}, "no puzzle has such a rating"),
        ({"size": 4, "givens": (3, 3)}, "between 4 and 16"),
        ({"size": 6, "givens": (5, 5)}, "between 8 and 36"),
    ],
)
def test_that_what_no_puzzle_can_be_is_refused_with_the_reason(criteria: dict[str, object], says: str) -> None:
    with pytest.raises(CriteriaError, match=says):
        PuzzleCriteria(**criteria)  # type: ignore[arg-type]


def test_that_misses_are_measured_from_the_nearest_end() -> None:
    criteria = PuzzleCriteria(rating=(2.6, 4.0), givens=(24, 26))
    assert [criteria.given_miss(givens) for givens in (22, 24, 26, 29)] == [2, 0, 0, 3]
    assert criteria.rating_miss(2.6, is_lower_bound=False) == criteria.rating_miss(4.0, is_lower_bound=False) == 0
    assert criteria.rating_miss(2.0, is_lower_bound=False) == pytest.approx(0.6)
    assert criteria.rating_miss(4.5, is_lower_bound=False) == pytest.approx(0.5)


def test_that_a_lower_bound_is_above_every_highest_rating_but_fits_where_there_is_none() -> None:
    assert PuzzleCriteria(rating=(2.6, 4.0)).rating_miss(3.0, is_lower_bound=True) > 0
    assert PuzzleCriteria(rating=(8.3, inf)).rating_miss(8.5, is_lower_bound=True) == 0


def test_that_a_lower_bound_below_the_lowest_rating_does_not_fit() -> None:
    criteria = PuzzleCriteria(rating=(9.9, inf))
    assert criteria.rating_miss(9.5, is_lower_bound=True) == pytest.approx(0.4)
    assert criteria.rating_miss(9.9, is_lower_bound=True) == 0


def test_that_twelve_as_the_highest_rating_is_no_limit() -> None:
    assert PuzzleCriteria(rating=(8.3, 12.0)) == PuzzleCriteria(rating=(8.3, 99.9)) == PuzzleCriteria(rating=(8.3, inf))


def test_that_no_fewer_givens_can_be_requested_than_a_single_solution_needs() -> None:
    assert [PuzzleCriteria(size=size).givens[0] for size in (4, 6, 9, 16)] == [4, 8, 17, 15]
    assert PuzzleCriteria(size=9, variants=(Variant.X,)).givens == (8, 81)


def test_that_hopeless_criteria_are_warned_of_and_common_ones_not() -> None:
    assert PuzzleCriteria().warning is None
    assert PuzzleCriteria.of_level(Level.TOUGH, givens=(24, 24), symmetry=Symmetry.ROTATIONAL).warning is None
    assert "so few givens" in str(PuzzleCriteria(givens=(17, 18)).warning)
    assert "so many givens" in str(PuzzleCriteria(givens=(36, 40), is_minimal=True).warning)


def test_that_a_jigsaw_is_requested_without_drawing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("sudoku_desktop.services.generation.criteria.jigsaw")
    assert PuzzleCriteria(size=25, variants=(Variant.X, Variant.JIGSAW)).givens == (24, 625)
    with pytest.raises(CriteriaError, match="got 26"):
        PuzzleCriteria(size=26, variants=(Variant.JIGSAW,))
