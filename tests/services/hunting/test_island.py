"""An island's course depends on its state alone, and what it finds is proper, minimal, canonical and measured."""

import json

import pytest

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.hunting import island, objectives
from sudoku_desktop.services.hunting.canonical import canonical_if_proper
from sudoku_desktop.services.hunting.island import Find, Island, IslandState
from sudoku_desktop.services.hunting.objectives import GUESS_ISOMORPHS, OBJECTIVES, AssessedPuzzle, ObjectiveSettings

SETTINGS = ObjectiveSettings(algorithm=to_text(DEFAULT))
BEYOND_TRIAL_AND_ERROR = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
WITHIN_TRIAL_AND_ERROR = "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421........."


def hunted(name: str, work: int, seed: int = 1) -> tuple[IslandState, list[Find]]:
    begun = Island(name, SETTINGS, Island.new_state(seed, 0))
    finds = list(begun.advance(work))
    return begun.state, finds


@pytest.mark.parametrize("name", ["ed", "guesses", "trials", "fewest-givens"])
def test_that_finds_are_minimal_canonical_and_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objectives, "GENETIC_TRIALS", 2_000)
    _, finds = hunted(name, 2_000)
    best = max(finds, key=lambda find: find.value)
    puzzle = Grid.from_text(best.puzzle)
    assert exact.is_unique(puzzle)
    assert exact.superfluous_givens(puzzle) == ()
    assert canonical_if_proper(puzzle) == puzzle
    assert len({find.puzzle for find in finds}) == len(finds)
    rating = logic.rate(puzzle)
    assert (best.er, best.ep, best.ed) == (rating.rating, rating.first_placement, rating.first_step)
    if name == "ed":
        assert best.value == best.ed
    if name == "fewest-givens":
        assert (best.value, rating.level) == (-puzzle.filled_count, logic.Level.GENTLE)
    if name == "guesses":
        assert best.value > 0.5 * mean_guesses(puzzle, GUESS_ISOMORPHS)


@pytest.mark.parametrize("name", ["er", "fewest-givens"])
def test_that_an_island_goes_on_from_its_written_state(name: str) -> None:
    whole, finds = hunted(name, 1_500)
    state, found = Island.new_state(1, 0), list[Find]()
    while state.work < whole.work:
        later = Island(name, SETTINGS, IslandState.of(json.loads(json.dumps(state.as_json_object()))))
        found += later.advance(1)
        state = later.state
    assert (state, found) == (whole, finds)
    assert len(whole.population) == objectives.objective(name).population


def test_that_seeds_and_islands_differ() -> None:
    populations = [hunted("er", 200, seed)[0].population for seed in (1, 2)]
    assert populations[0] != populations[1]


def test_that_the_population_improves() -> None:
    early, late = hunted("er", 200)[0], hunted("er", 6_000)[0]
    assert late.best > early.best > 0


def test_that_individuals_leave_after_their_children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(island, "MOST_CHILDREN", 3)
    state, _ = hunted("er", 6_000)
    assert all(each.children < 3 for each in state.population)
    assert state.best > max(each.fitness for each in state.population)


def test_that_only_puzzles_beyond_trial_and_error_are_rated() -> None:
    rating = objectives.objective("er")
    stuck, solved = (judged(text) for text in (BEYOND_TRIAL_AND_ERROR, WITHIN_TRIAL_AND_ERROR))
    assert (rating.is_measured(stuck), rating.is_measured(solved)) == (True, False)
    assert rating.fitness(stuck) > rating.fitness(solved) > 0
    assert rating.value(stuck) > 10 > rating.value(solved)


def judged(text: str) -> AssessedPuzzle:
    puzzle = Grid.from_text(text)
    solution = exact.solve(puzzle)
    assert solution is not None
    return AssessedPuzzle(puzzle, solution, logic.Search())


def test_that_every_objective_has_its_name() -> None:
    assert [objectives.objective(each.name) for each in OBJECTIVES] == list(OBJECTIVES)
