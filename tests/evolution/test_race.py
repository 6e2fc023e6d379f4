"""A race assigns equal numbers of trials, and does not change the runs."""

import dataclasses

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import Chunk, FullSpeed, Pace
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, MANTERE_KOLJONEN_2007, PRESETS
from sudoku_desktop.evolution.race import Race, RaceSnapshot, places
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from tests.evolution.recording import record, state_of
from tests.puzzles import ESCARGOT, MK_FIG_1

RUNNERS = ((MANTERE_KOLJONEN_2007, 5), (MANTERE_KOLJONEN_2007, 6), (CONSTRUCTIVE_2026, 5), (GERGES_2018, 5))
ENDLESS = Grid.blank().with_cells([*((column, column + 1) for column in range(8)), (17, 9)])
"""Puzzle without a solution: 1 to 8 in row 1 and a 9 below its blank, so that no run ends."""
A_MATING = 3
"""Maximum number of trials of one mating; a share is exceeded by fewer."""


@dataclasses.dataclass(frozen=True)
class Portions:
    """A pace with a fixed number of trials in each round, regardless of the speed."""

    trials: int

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        return Chunk(self.trials)


def laps_of(snapshots: list[RaceSnapshot], number: int) -> list[Snapshot]:
    return [lap for snapshot in snapshots if (lap := snapshot.laps[number]) is not None]


@pytest.mark.parametrize("pace", [Portions(7), Portions(1000), FullSpeed()], ids=["small", "large", "full speed"])
def test_that_each_runner_makes_the_run_it_would_make_alone(pace: Pace) -> None:
    race = Race(RUNNERS[:3], MK_FIG_1)
    snapshots = list(race.stream(pace=pace))
    assert snapshots[-1].status is Status.SOLVED
    for number, (algorithm, seed) in enumerate(RUNNERS[:3]):
        alone = Run(algorithm, MK_FIG_1, seed)
        result, wanted = record(laps_of(snapshots, number)), record(alone.stream())
        assert result.figures == wanted.figures
        assert result.last.solution == wanted.last.solution
        assert state_of(race.runs[number]) == state_of(alone)


def test_that_a_race_that_is_left_and_taken_up_is_the_same() -> None:
    whole, cut = Race(RUNNERS, ESCARGOT), Race(RUNNERS, ESCARGOT)
    list(whole.stream(Budget(trials=3000), Portions(100)))
    for budget in (450, 1213, 3000):
        last = list(cut.stream(Budget(trials=budget), Portions(100)))[-1]
        assert last.status is Status.BUDGET_SPENT
    assert [state_of(run) for run in cut.runs] == [state_of(run) for run in whole.runs]


def test_that_after_every_round_all_have_made_the_same_number_of_trials() -> None:
    race, rounds = Race(RUNNERS, ENDLESS), 0
    for snapshot in race.stream(Budget(trials=5000), Portions(37)):
        if snapshot.ends_chunk:
            rounds += 1
            assert all(snapshot.trials <= run.trials < snapshot.trials + A_MATING for run in race.runs)
    assert rounds == -(-5000 // 37)


def test_that_who_has_solved_it_is_dealt_no_more_while_the_others_go_on() -> None:
    race = Race((RUNNERS[2], RUNNERS[0]), MK_FIG_1)
    snapshots = list(race.stream(pace=Portions(50)))
    first, second = (laps_of(snapshots, number)[-1] for number in (0, 1))
    assert first.solution == second.solution
    assert first.trials < second.trials
    assert len(laps_of(snapshots, 0)) < len(laps_of(snapshots, 1))


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda preset: preset.name)
def test_that_every_preset_can_be_stopped_after_a_number_of_trials(algorithm) -> None:
    run = Run(algorithm, ENDLESS, 3)
    run.advance(100, trials=1)
    assert 1 <= run.trials <= A_MATING
    run.advance(100, trials=200)
    assert 201 <= run.trials <= 200 + 2 * (A_MATING - 1)


def test_that_places_go_to_the_least_effort_and_are_shared() -> None:
    assert places([30, None, 10.5, 30]) == (2, None, 1, 2)
    assert places([None, None]) == (None, None)
