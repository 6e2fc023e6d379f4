"""Ranking by guesses: the mean cost of a search over a puzzle's isomorphs."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, geometry, random_isomorph
from sudoku_desktop.exact import UndecidedError, count_guesses_of_many, count_solutions
from sudoku_desktop.services.guesses import mean_guesses
from tests.exact.examples import MINIMAL, ORDER_4_UNIQUE
from tests.puzzles import ESCARGOT, MK_FIG_1, SEVERAL


def test_that_what_singles_solve_takes_no_guess() -> None:
    assert mean_guesses(MK_FIG_1) == 0.0


def test_that_a_famous_hard_puzzle_takes_more_guesses_than_a_minimal_one() -> None:
    minimal = [mean_guesses(Grid.from_text(text)) for text in MINIMAL]
    assert mean_guesses(ESCARGOT) > max(minimal)


def test_that_it_is_the_mean_over_the_isomorphs_asked_for() -> None:
    rng = np.random.default_rng(7)
    each = [random_isomorph(ESCARGOT, rng) for _ in range(5)]
    alone = [int(count_guesses_of_many(isomorph.cells[None, :])[0]) for isomorph in each]
    assert len(set(alone)) > 1
    assert mean_guesses(ESCARGOT, isomorphs=5, seed=7) == sum(alone) / 5


def test_that_it_depends_on_the_seed_alone() -> None:
    assert mean_guesses(ESCARGOT, 10, 1) == mean_guesses(ESCARGOT, 10, 1) != mean_guesses(ESCARGOT, 10, 2)


@pytest.mark.parametrize("grid", [ESCARGOT, MK_FIG_1, SEVERAL, Grid.from_text(ORDER_4_UNIQUE, geometry(4))])
def test_that_isomorphs_have_as_many_solutions_and_givens(grid: Grid) -> None:
    rng = np.random.default_rng(3)
    for _ in range(8):
        isomorph = random_isomorph(grid, rng)
        assert count_solutions(isomorph, 3) == count_solutions(grid, 3)
        assert isomorph.filled_count == grid.filled_count


def test_that_another_order_can_be_ranked_too() -> None:
    assert mean_guesses(Grid.from_text(ORDER_4_UNIQUE, geometry(4)), isomorphs=3) >= 0


def test_that_an_undecided_isomorph_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "count_guesses_of_many", lambda *cells, node_limit: np.array([3, -1]))
    with pytest.raises(UndecidedError):
        mean_guesses(ESCARGOT, 2)


def test_that_counting_is_stopped_between_two_isomorphs(monkeypatch: pytest.MonkeyPatch) -> None:
    count, answers = exact.count_guesses_of_many, [False, False, True]
    searched = []

    def note(cells: NDArray[np.uint8], *rest: object, **limits: int) -> NDArray[np.int64]:
        searched.append(cells)
        return count(cells, *rest, **limits)

    monkeypatch.setattr(exact, "count_guesses_of_many", note)
    with pytest.raises(UndecidedError, match="stopped"):
        mean_guesses(ESCARGOT, is_stopped=lambda: answers[len(searched)])
    assert [each.shape for each in searched] == [(1, 81), (1, 81)]


def test_that_no_isomorph_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="isomorphs must be at least 1, got 0"):
        mean_guesses(ESCARGOT, 0)
