"""An island's course depends on its state alone, and what it finds is proper, minimal, canonical and measured."""

import json

import pytest

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.hunting import objectives
from sudoku_desktop.services.hunting.canonical import canonical_if_proper
from sudoku_desktop.services.hunting.island import POPULATION, Find, Island, IslandState
from sudoku_desktop.services.hunting.objectives import GUESS_ISOMORPHS, OBJECTIVES, AssessedPuzzle, ObjectiveSettings

SETTINGS = ObjectiveSettings(algorithm=to_text(DEFAULT))
BEYOND_TRIAL_AND_ERROR = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"


def hunted(name: str, work: int, seed: int = 1) -> tuple[IslandState, list[Find]]:
    island = Island(name, SETTINGS, Island.new_state(seed, 0))
    finds = list(island.advance(work))
    return island.state, finds


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
    whole, finds = hunted(name, 1_000)
    state, found = Island.new_state(1, 0), list[Find]()
    while state.work < whole.work:
        island = Island(name, SETTINGS, IslandState.of(json.loads(json.dumps(state.as_json_object()))))
        found += island.advance(1)
        state = island.state
    assert (state, found) == (whole, finds)
    assert len(whole.population) == POPULATION


def test_that_seeds_and_islands_differ() -> None:
    populations = [hunted("er", 200, seed)[0].population for seed in (1, 2)]
    assert populations[0] != populations[1]


def test_that_the_population_improves() -> None:
    early, late = hunted("er", 100)[0], hunted("er", 3_000)[0]
    assert late.best > early.best > 0
    assert max(each.fitness for each in late.population) == late.best


def test_that_the_rating_counts_where_trial_and_error_is_stuck() -> None:
    puzzle = Grid.from_text(BEYOND_TRIAL_AND_ERROR)
    solution = exact.solve(puzzle)
    assert solution is not None
    candidate = AssessedPuzzle(puzzle, solution, logic.Search())
    assert candidate.resistance > 1
    assert objectives.objective("er").fitness(candidate) > candidate.rating.rating > 10


def test_that_every_objective_has_its_name() -> None:
    assert [objectives.objective(each.name) for each in OBJECTIVES] == list(OBJECTIVES)
