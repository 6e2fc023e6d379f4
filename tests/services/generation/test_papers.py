"""The papers' way of choosing givens, and its tally."""

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry, has_symmetry
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.exact import prove
from sudoku_desktop.services.generation.criteria import PuzzleCriteria
from sudoku_desktop.services.generation.papers import AGREEING_RUNS, Tally, random_givens, try_papers_method
from sudoku_desktop.services.stopping import Stop

SOLUTION = Grid.from_text("298354716745691382163872945519723468826149537374586129931267854452918673687435291")


def test_that_random_givens_are_as_many_as_requested_and_miss_at_most_one_digit() -> None:
    rng = np.random.default_rng(0)
    for _ in range(50):
        puzzle = random_givens(PuzzleCriteria(givens=(17, 24)), SOLUTION, rng)
        assert 20 <= puzzle.filled_count <= 24
        assert len(set(puzzle.cells.tolist()) - {0}) >= 8
        assert SOLUTION.extends(puzzle)


def test_that_criteria_outside_the_papers_numbers_go_first() -> None:
    puzzle = random_givens(PuzzleCriteria(givens=(55, 55)), SOLUTION, np.random.default_rng(0))
    assert puzzle.filled_count == 55


def test_that_givens_are_drawn_in_orbits() -> None:
    puzzle = random_givens(PuzzleCriteria(symmetry=Symmetry.BOTH, givens=(30, 36)), SOLUTION, np.random.default_rng(0))
    assert has_symmetry(puzzle, Symmetry.BOTH)


def test_that_few_givens_are_rejected_by_a_run_that_differs_and_counted_where() -> None:
    criteria, algorithm = PuzzleCriteria(givens=(20, 22)), preset("mantere-koljonen-2007")
    rng, stop, tally = np.random.default_rng(1), Stop(), Tally()
    for _ in range(20):
        tried = try_papers_method(criteria, SOLUTION, rng, algorithm, stop, tally)
        assert tried is not None
        puzzle, tally = tried
        assert SOLUTION.extends(puzzle)
    assert tally.tried == 20
    assert len(tally.differed) == AGREEING_RUNS
    assert tally.differed[0] > 15  # nearly always the first solution is another one


def test_that_ten_agreeing_runs_and_the_proof_accept_a_pattern() -> None:
    criteria, algorithm = PuzzleCriteria(givens=(48, 50)), preset("mantere-koljonen-2007")
    rng, tally = np.random.default_rng(1), Tally()
    while not tally.accepted:
        tried = try_papers_method(criteria, SOLUTION, rng, algorithm, Stop(), tally)
        assert tried is not None
        puzzle, tally = tried
    assert prove(puzzle).examples == (SOLUTION,)
    assert tally.agreed == tally.accepted + tally.refuted


def test_that_a_stop_ends_the_runs_and_counts_nothing() -> None:
    stop = Stop()
    stop.set()
    rng, algorithm = np.random.default_rng(1), preset("mantere-koljonen-2007")
    assert try_papers_method(PuzzleCriteria(), SOLUTION, rng, algorithm, stop, Tally()) is None
