"""The papers' way of choosing givens, and its tally."""

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry, has_symmetry
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.services.generation.papers import AGREEING_RUNS, Tally, puzzles_of_the_papers, random_givens
from sudoku_desktop.services.generation.wish import Wish
from sudoku_desktop.services.stopping import Stop

SOLUTION = Grid.from_text("298354716745691382163872945519723468826149537374586129931267854452918673687435291")


def test_that_random_givens_are_as_many_as_wished_and_miss_at_most_one_digit() -> None:
    rng = np.random.default_rng(0)
    for _ in range(50):
        puzzle = random_givens(Wish(clues=(17, 24)), SOLUTION, rng)
        assert 20 <= puzzle.filled_count <= 24
        assert len(set(puzzle.cells.tolist()) - {0}) >= 8
        assert SOLUTION.extends(puzzle)


def test_that_wishes_outside_the_papers_numbers_go_first() -> None:
    puzzle = random_givens(Wish(clues=(55, 55)), SOLUTION, np.random.default_rng(0))
    assert puzzle.filled_count == 55


def test_that_givens_are_drawn_in_orbits() -> None:
    puzzle = random_givens(Wish(symmetry=Symmetry.BOTH, clues=(30, 36)), SOLUTION, np.random.default_rng(0))
    assert has_symmetry(puzzle, Symmetry.BOTH)


def test_that_few_givens_are_rejected_by_a_run_that_differs_and_counted_where() -> None:
    stop = Stop()
    tallies: list[Tally] = []

    def watch(puzzle: Grid, tally: Tally) -> None:
        tallies.append(tally)
        if tally.tried == 20:
            stop.set()

    wish, algorithm = Wish(clues=(20, 22)), preset("mantere-koljonen-2007")
    made = list(puzzles_of_the_papers(wish, SOLUTION, np.random.default_rng(1), algorithm, stop, watch))
    last = tallies[-1]
    assert last.tried == 20
    assert len(last.differed) == AGREEING_RUNS
    assert last.differed[0] > 15  # nearly always the first solution is another one
    assert len(made) == last.agreed - last.refuted
