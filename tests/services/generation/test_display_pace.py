"""A pace delays generated puzzles so that they can be seen; it changes no result, and reports every step."""

from itertools import pairwise, takewhile

import numpy as np

from sudoku_desktop.board.symmetry import Symmetry, has_symmetry
from sudoku_desktop.evolution.pace import Accelerating, Chunk, EveryImprovement, FullSpeed, Pace
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.exact import prove
from sudoku_desktop.logic import Level, Search
from sudoku_desktop.services.generation import PuzzleCriteria, PuzzleProgress, generate
from sudoku_desktop.services.generation.display_pace import DisplayPace
from sudoku_desktop.services.generation.open_solution import open_solution
from sudoku_desktop.services.generation.patterns import PatternSearch
from sudoku_desktop.services.stopping import Stop

WISH = PuzzleCriteria.of_level(Level.MODERATE, symmetry=Symmetry.ROTATIONAL)


class Unhurried(Stop):
    """A stop event that counts the waits, and does not wait."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waits.append(timeout or 0.0)
        return self.is_set()


def told(pace: Pace | None, algorithm=CONSTRUCTIVE_2026) -> tuple[list[PuzzleProgress], list[float], object]:
    stop, progress = Unhurried(), []
    made = list(generate(WISH, 2, 4, algorithm=algorithm, stop=stop, watch=progress.append, pace=pace))
    return progress, stop.waits, made


def test_that_a_pace_changes_no_puzzle_and_waits_only_where_it_is_slow() -> None:
    _, no_waits, at_once = told(None)
    progress, waits, slowly = told(EveryImprovement(hold=0.5))
    assert slowly == at_once
    assert not no_waits
    assert len(waits) == len(progress)
    assert set(waits) <= {0.5, 0.125}


def test_that_the_givens_go_one_step_at_a_time_from_the_solved_grid() -> None:
    progress, _, (first, _) = told(EveryImprovement(hold=0.5))
    seen = [each.best for each in progress if each.best is not None and each.found == 0]
    assert seen[0] == first.solution
    falling = list(takewhile(lambda pair: pair[0].filled_count > pair[1].filled_count, pairwise(seen)))
    assert len(falling) > 10
    assert all(has_symmetry(puzzle, Symmetry.ROTATIONAL) for puzzle in seen)
    assert seen[-1] == first.puzzle


def test_that_every_step_on_the_way_to_a_puzzle_has_one_solution() -> None:
    solution = open_solution(CONSTRUCTIVE_2026, 3, Stop())
    assert solution is not None
    search = PatternSearch(WISH, solution, np.random.default_rng(1), Search())
    for pattern in search.patterns():
        steps = [*search.steps(pattern), pattern.puzzle]
        assert steps[0] == pattern.dug_from
        for before, after in pairwise(steps):
            assert 1 <= before.filled_count - after.filled_count <= 2
            assert before.extends(after)
            assert prove(after).is_unique


def test_that_every_generation_of_the_solved_grid_can_be_told() -> None:
    progress, _, _ = told(Accelerating(start=1e-6, stretch=1e12), MANTERE_KOLJONEN_2007)
    generations = [each.snapshot.generation for each in progress if each.snapshot is not None and each.found == 0]
    assert generations[:20] == list(range(20))


def test_that_full_speed_holds_nothing_and_what_accelerates_soon_does_not_either() -> None:
    stop = Unhurried()
    assert DisplayPace(FullSpeed(), stop).hold_of_puzzle == 0
    display_pace, held = DisplayPace(Accelerating(), stop), 0
    while hold := display_pace.hold_of_puzzle:
        display_pace.wait(hold)
        held += 1
    assert sum(stop.waits) < 10
    assert 50 < held < 300


def test_that_a_run_hears_how_long_somebody_has_watched() -> None:
    class Asked:
        seconds = -1.0

        def next_chunk(self, speed: float, seconds: float) -> Chunk:
            self.seconds = seconds
            return Chunk(1, hold=0.25)

    pace = Asked()
    display_pace = DisplayPace(pace, Unhurried())
    display_pace.next_chunk(100.0, 99.0)
    assert pace.seconds == 0.0
    display_pace.wait(display_pace.hold_of_run)
    display_pace.next_chunk(100.0, 99.0)
    assert pace.seconds == 0.25
