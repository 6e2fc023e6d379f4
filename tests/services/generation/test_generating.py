"""Every generated puzzle is as requested, proved and rated; the same seed makes it again."""

from itertools import islice

import pytest

from sudoku_desktop.board.symmetry import Symmetry, has_symmetry
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.exact import prove, superfluous_givens
from sudoku_desktop.logic import Level, rate
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.generation import GeneratedPuzzle, Method, PuzzleCriteria, PuzzleProgress, generate
from sudoku_desktop.services.generation.generating import EVOLUTIONARY_BUDGET, EVOLUTIONARY_RUNS
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.services.stopping import Stop


def one(criteria: PuzzleCriteria, seed: int = 1) -> GeneratedPuzzle:
    return next(generate(criteria, 1, seed))


def assert_meets_criteria(made: GeneratedPuzzle) -> None:
    criteria = made.criteria
    verdict = prove(made.puzzle)
    assert verdict.is_unique
    assert verdict.examples == (made.solution,)
    assert criteria.givens[0] <= made.given_count <= criteria.givens[1]
    assert has_symmetry(made.puzzle, criteria.symmetry)
    assert rate(made.puzzle) == made.rating
    assert criteria.rating[0] <= made.rating.rating <= criteria.rating[1]
    assert not (criteria.is_minimal and superfluous_givens(made.puzzle))


@pytest.mark.parametrize("level", list(Level)[:-1])
@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.ROTATIONAL])
def test_that_every_level_below_extreme_is_made(level: Level, symmetry: Symmetry) -> None:
    made = one(PuzzleCriteria.of_level(level, symmetry=symmetry))
    assert_meets_criteria(made)
    assert made.rating.level is level


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_that_every_symmetry_is_made(symmetry: Symmetry) -> None:
    assert_meets_criteria(one(PuzzleCriteria(rating=(1.2, 2.5), symmetry=symmetry)))


def test_that_givens_can_be_requested_together_with_level_and_symmetry() -> None:
    assert_meets_criteria(one(PuzzleCriteria.of_level(Level.TOUGH, givens=(24, 24), symmetry=Symmetry.ROTATIONAL)))


def test_that_many_givens_can_be_requested() -> None:
    assert_meets_criteria(one(PuzzleCriteria(givens=(45, 48))))


def test_that_minimal_puzzles_are_made() -> None:
    assert_meets_criteria(one(PuzzleCriteria(rating=(1.5, 3.0), is_minimal=True)))


@pytest.mark.parametrize("method", list(Method))
def test_that_each_method_proves_and_rates_what_it_makes(method: Method) -> None:
    assert_meets_criteria(one(PuzzleCriteria(method=method, givens=(32, 50))))


def test_that_a_seed_makes_the_same_puzzle_alone_and_in_a_series() -> None:
    criteria = PuzzleCriteria.of_level(Level.MODERATE)
    series = list(generate(criteria, 3, 7))
    assert [made.seed for made in series] == [7, 8, 9]
    assert one(criteria, 8) == series[1]
    assert len({made.puzzle for made in series}) == 3


@pytest.mark.parametrize("level", list(EvolutionaryLevel))
def test_that_an_evolutionary_level_is_kept(level: EvolutionaryLevel) -> None:
    made = one(PuzzleCriteria(evolutionary=level))
    assert_meets_criteria(made)
    again = rate_by_evolution(
        made.puzzle, EvolutionSettings(DEFAULT_ALGORITHM, EVOLUTIONARY_RUNS, made.seed, EVOLUTIONARY_BUDGET)
    )
    assert again.level is level


def test_that_an_evolutionary_level_is_reached_by_digging_too() -> None:
    assert_meets_criteria(one(PuzzleCriteria(evolutionary=EvolutionaryLevel.EASY, method=Method.DIGGING)))


@pytest.mark.parametrize("count", [0, 1001])
def test_that_an_impossible_number_of_puzzles_is_refused(count: int) -> None:
    with pytest.raises(ProblemError, match=f"between 1 and 1,000, got {count:,}"):
        next(generate(PuzzleCriteria(), count, 1))


def test_that_stopping_keeps_what_was_made() -> None:
    stop = Stop()
    made = []
    for puzzle in generate(PuzzleCriteria(), 100, 1, stop=stop):
        made.append(puzzle)
        if len(made) == 2:
            stop.set()
    assert len(made) == 2


def test_that_criteria_that_are_not_met_can_be_stopped() -> None:
    stop = Stop()

    def watch(progress: PuzzleProgress) -> None:
        if progress.tried > 50:
            stop.set()

    assert list(generate(PuzzleCriteria(givens=(17, 17), rating=(9.0, 9.0)), 1, 1, stop=stop, watch=watch)) == []


def test_that_progress_shows_the_open_solution_and_then_patterns() -> None:
    seen: list[PuzzleProgress] = []
    criteria = PuzzleCriteria(method=Method.PAPERS, givens=(30, 40))
    algorithm = preset("mantere-koljonen-2007")
    made = list(islice(generate(criteria, 1, 3, algorithm=algorithm, watch=seen.append), 1))
    assert len(made) == 1
    assert any(progress.snapshot is not None for progress in seen)
    tallies = [progress.tally for progress in seen if progress.tally is not None]
    assert all(tally.tried >= sum(tally.differed) for tally in tallies)


def test_that_the_last_word_of_each_puzzle_has_its_whole_tally() -> None:
    seen: list[PuzzleProgress] = []
    criteria = PuzzleCriteria(method=Method.PAPERS, givens=(35, 40))
    made = list(generate(criteria, 2, 3, watch=seen.append))
    last = [progress for progress in seen if progress.is_last]
    assert [progress.best for progress in last] == [puzzle.puzzle for puzzle in made]
    assert [progress.found for progress in last] == [0, 1]
    for progress in last:
        assert progress.tally is not None
        assert progress.tally.agreed > progress.tally.refuted
        assert progress.tally.tried == progress.tried


def test_that_progress_tells_how_far_the_runs_of_the_evolutionary_level_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_desktop.trials.execution.Threads.batch_seconds", 0.0)
    monkeypatch.setattr("sudoku_desktop.services.generation.generating.WATCH_SECONDS", 0.0)
    seen: list[PuzzleProgress] = []
    list(generate(PuzzleCriteria(evolutionary=EvolutionaryLevel.EASY, givens=(36, 60)), 1, 1, watch=seen.append))
    ratings = [progress.evolutionary for progress in seen if progress.evolutionary is not None]
    assert ratings
    assert ratings[-1].finished <= ratings[-1].runs


def test_that_the_json_object_says_what_the_command_line_promises() -> None:
    made = one(PuzzleCriteria(symmetry=Symmetry.DIAGONAL))
    said = made.as_json_object()
    assert list(said) == ["puzzle", "solution", "clues", "symmetry", "logic", "seed"]
    assert said["symmetry"] == "diagonal"
    assert said["puzzle"] == made.puzzle.to_text()
