"""Rating of one puzzle: the proof, the human rating, the rating by evolution, and stopping."""

import threading
from collections.abc import Callable
from math import inf

import pytest

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS
from sudoku_desktop.services import assessment as assessing
from sudoku_desktop.services import rating as module
from sudoku_desktop.services.assessment import (
    MAX_LISTED_CELLS,
    Conflicting,
    Impossible,
    Several,
    Undecided,
    Unique,
    forget,
)
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.rating import PuzzleRating, rate_puzzle
from sudoku_desktop.services.stopping import Stop
from tests.puzzles import ESCARGOT, MK_FIG_1, SEVERAL, UNSOLVABLE

FEW = EvolutionSettings(DEFAULT, runs=5, seed=3, budget=Budget(generations=1000))


class EndedLadder(logic.Search):
    """A ladder that ends immediately, for every puzzle."""

    def rate(self, *_: object, **__: object) -> logic.Rating:
        return logic.Rating(8.9, logic.TECHNIQUES[0], 4, ((logic.TECHNIQUES[0], 4),), reaches_solution=False)


def test_that_a_puzzle_is_rated_as_the_ladder_rates_it() -> None:
    rating = rate_puzzle(MK_FIG_1)
    assert rating.human == logic.rate(MK_FIG_1)
    assert (rating.is_rated, rating.guesses, rating.evolution) == (True, None, None)
    assert rating.why_not_rated is None


def test_that_the_rating_is_watched_as_it_grows() -> None:
    seen: list[PuzzleRating] = []
    last = rate_puzzle(MK_FIG_1, FEW, watch=seen.append)
    assert (seen[0].human, seen[0].evolution, seen[0].assessment.solutions) == (None, None, 1)
    assert (seen[1].human, seen[1].evolution) == (last.human, None)
    assert seen[-1] == last
    assert [each.evolution.finished for each in seen if each.evolution][-1] == 5


def test_that_evolution_is_asked_what_the_settings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr(module, "rate_by_evolution", lambda *given, **named: asked.append({**named, "given": given}))
    settings = EvolutionSettings(PRESETS[1], runs=7, seed=11, budget=Budget(trials=5), threads=1)
    stop = Stop()
    keep = asked.append
    rate_puzzle(MK_FIG_1, settings, stop, keep=keep, title="fig. 1")
    (told,) = asked
    givens, asked_for, stop_given, _, *others = told["given"]
    assert (givens, asked_for, stop_given, others) == (MK_FIG_1, settings, stop, [keep, "fig. 1"])


# What cannot be rated


def test_that_a_puzzle_without_a_solution_is_not_rated_and_says_why() -> None:
    rating = rate_puzzle(UNSOLVABLE, FEW)
    assert (rating.human, rating.evolution, rating.is_rated, rating.human_key) == (None, None, False, None)
    assert isinstance(rating.assessment, Impossible)
    assert str(rating.why_not_rated) == "no solution: every possibility was tried"
    assert rating.as_json_object()["reason"] == str(rating.why_not_rated)
    clashing = rate_puzzle(Grid.blank().with_cells([(19, 5), (24, 5)]))
    assert isinstance(clashing.assessment, Conflicting)
    assert str(clashing.why_not_rated) == "no solution: two 5s in row 3: columns 2 and 7"


def test_that_a_puzzle_with_several_solutions_shows_where_two_of_them_differ() -> None:
    rating = rate_puzzle(SEVERAL, FEW)
    assert (rating.human, rating.evolution) == (None, None)
    assert isinstance(rating.assessment, Several)
    one, other = rating.assessment.examples
    assert len(rating.assessment.differing_cells) > 1
    for cell in rating.assessment.differing_cells[:MAX_LISTED_CELLS]:
        here, there = one.to_text()[cell], other.to_text()[cell]
        assert f"{SEVERAL.geometry.cell_name(cell)} ({here} or {there})" in str(rating.why_not_rated)
    told = rating.as_json_object()
    assert (told["solutions"], told["logic"], told["evolution"]) == (2, None, None)
    assert told["examples"] == [one.to_text(), other.to_text()]


def test_that_an_undecided_puzzle_is_not_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    prove = exact.prove
    monkeypatch.setattr(exact, "prove", lambda grid: prove(grid, node_limit=0))
    rating = rate_puzzle(ESCARGOT, FEW)
    assert (type(rating.assessment), rating.is_rated) == (Undecided, False)
    assert str(rating.why_not_rated) == "undecided: the exact solver timed out"
    assert rating.as_json_object()["solutions"] is None


# Beyond the ladder


def test_that_guesses_are_counted_only_where_the_ladder_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rate_puzzle(MK_FIG_1).guesses is None
    forget()
    monkeypatch.setattr(logic, "Search", EndedLadder)
    rating = rate_puzzle(ESCARGOT)
    assert rating.guesses == mean_guesses(ESCARGOT) > 0
    told = rating.as_json_object()["logic"]
    assert isinstance(told, dict)
    assert list(told) == ["rating", "level", "hardest", "steps", "first_placement", "first_step", "at_least", "guesses"]
    assert (told["rating"], told["at_least"], told["guesses"]) == (8.9, True, rating.guesses)


def test_that_guesses_that_cannot_be_counted_are_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def undecided(grid: Grid, **_: object) -> float:
        raise exact.UndecidedError("the node limit")

    monkeypatch.setattr(logic, "Search", EndedLadder)
    monkeypatch.setattr(assessing, "mean_guesses", undecided)
    rating = rate_puzzle(ESCARGOT)
    assert (rating.guesses, rating.is_rated) == (None, True)


def test_that_no_rating_is_known_where_the_guesses_were_not_counted_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = Stop()

    def stopped(grid: Grid, *, is_stopped: Callable[[], bool]) -> float:
        assert not is_stopped()
        stop.set()
        assert is_stopped()
        raise exact.UndecidedError("stopped")

    forget()
    monkeypatch.setattr(logic, "Search", EndedLadder)
    monkeypatch.setattr(assessing, "mean_guesses", stopped)
    known = assessing.assess(ESCARGOT, stop=stop)
    assert isinstance(known, Unique)
    assert known.human is None
    assert str(known.why_not_rated) == "stopped before the rating was known"


def test_that_puzzles_beyond_the_ladder_come_last_and_by_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    climbed = rate_puzzle(MK_FIG_1).human_key
    forget()
    monkeypatch.setattr(logic, "Search", EndedLadder)
    easier, harder = rate_puzzle(MK_FIG_1).human_key, rate_puzzle(ESCARGOT).human_key
    assert climbed == (1.2, 0.0)
    assert climbed < easier < harder
    assert easier == (inf, 0.0)


# Stopping


def test_that_what_is_stopped_before_it_begins_is_only_proved() -> None:
    stop = Stop()
    stop.set()
    rating = rate_puzzle(MK_FIG_1, FEW, stop)
    assert (type(rating.assessment), rating.human, rating.evolution) == (Unique, None, None)
    assert str(rating.why_not_rated) == "stopped before the rating was known"


def test_that_a_search_stopped_on_the_way_is_no_lower_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = Stop()

    class Stopped(logic.Search):
        def rate(self, grid: Grid, *_: object, **__: object) -> logic.Rating:
            stop.set()
            return super().rate(grid)

    monkeypatch.setattr(logic, "Search", Stopped)
    rating = rate_puzzle(MK_FIG_1, FEW, stop)
    assert (rating.human, rating.guesses, rating.evolution) == (None, None, None)


def test_that_runs_that_are_stopped_leave_those_that_ended() -> None:
    stop = Stop()

    def watch(rating: PuzzleRating) -> None:
        if rating.evolution and rating.evolution.finished:
            stop.set()

    endless = EvolutionSettings(DEFAULT, runs=10_000, budget=Budget(generations=10))
    rating = rate_puzzle(MK_FIG_1, endless, stop, watch)
    assert rating.evolution is not None
    assert 0 < rating.evolution.finished < 10_000
    assert rating.human == logic.rate(MK_FIG_1)


def test_that_a_search_hears_of_a_stop_before_and_during_it_but_not_after() -> None:
    stop = Stop()
    over, under_way, late = (logic.Search() for _ in range(3))
    with stop.halting(over):
        pass
    with stop.halting(under_way):
        assert not under_way.is_halted
        thread = threading.Thread(target=stop.set)
        thread.start()
        thread.join()
        assert under_way.is_halted
    with stop.halting(late):
        assert late.is_halted
    assert not over.is_halted
