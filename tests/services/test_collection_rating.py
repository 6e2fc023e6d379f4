"""A rated collection: its rows, stopping, the similarity of the two orders, and its exported file."""

import csv
import dataclasses
import io
import random
from math import atanh, inf, sqrt
from statistics import NormalDist

import pytest

from sudoku_desktop.board import Grid, Puzzle, geometry
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.services.collection_rating import (
    COLUMNS,
    CollectionRow,
    collection_csv,
    correlation,
    rate_collection,
)
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, EvolutionaryRating, EvolutionSettings
from sudoku_desktop.services.rank_correlation import spearman
from sudoku_desktop.services.rating import PuzzleRating, rate_puzzle
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.records import MadeRun
from sudoku_desktop.trials.statistics import Sample
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL

FEW = EvolutionSettings(DEFAULT, runs=3, seed=5, budget=Budget(generations=1000))
PUZZLES = (
    Puzzle(MK_FIG_1, title="fig. 1", published_rating="easy"),
    Puzzle(SEVERAL),
    Puzzle(ESCARGOT.with_cell(1, 2), title="spoilt, alas"),
    Puzzle(MK_FIG_1_SOLUTION),
)


def row(
    rating: float, expected: float | None, *, number: int = 1, asked: int = 3, reached: bool = True
) -> CollectionRow:
    """Return a row for a puzzle that is rated both ways."""
    spent = Sample.of([1.0 if expected is None else expected] * 3, [expected is not None] * 3)
    evolution = EvolutionaryRating(MK_FIG_1, DEFAULT_ALGORITHM, 7, Budget(), asked, spent, spent)
    (base,) = rate_collection([PUZZLES[0]])
    key = (rating, 0.0) if reached else (inf, rating)
    return dataclasses.replace(base, number=number, rating=rating, human_key=key, evolution=evolution)


def test_that_each_puzzle_is_rated_as_it_is_alone() -> None:
    rows = list(rate_collection(PUZZLES, FEW))
    assert [each.number for each in rows] == [1, 2, 3, 4]
    for number, (each, puzzle) in enumerate(zip(rows, PUZZLES, strict=True), 1):
        assert each == CollectionRow.of(number, puzzle, rate_puzzle(puzzle.givens, FEW))
    first = rows[0]
    assert (first.title, first.published, first.puzzle, first.given_count) == ("fig. 1", "easy", MK_FIG_1.to_text(), 38)
    human = (first.rating, first.at_least, first.level, str(first.hardest), first.steps, first.guesses)
    assert human == (1.2, False, "gentle", "Hidden single in a box", 43, None)


def test_that_the_figures_of_evolution_are_kept() -> None:
    (kept,) = rate_collection([PUZZLES[0]], FEW)
    rating = rate_puzzle(MK_FIG_1, FEW).evolution
    assert rating is not None
    assert kept.evolution is not None
    figures = kept.evolution
    assert (figures.algorithm, figures.seed, figures.runs, figures.finished, figures.solved) == (DEFAULT, 5, 3, 3, 3)
    assert figures.generations == rating.generations
    assert (figures.trials_mean, figures.expected) == (rating.trials_mean, rating.expected)
    assert figures.is_complete


def test_that_the_runs_of_all_puzzles_are_handed_over_with_their_titles() -> None:
    runs: list[MadeRun] = []
    rows = list(rate_collection(PUZZLES, FEW, keep=runs.extend))
    assert [(run.trial.title, run.trial.givens) for run in runs] == [("fig. 1", MK_FIG_1)] * 3 + [
        ("", MK_FIG_1_SOLUTION)
    ] * 3
    for each, some in ((rows[0], runs[:3]), (rows[3], runs[3:])):
        assert each.evolution is not None
        assert sorted(each.evolution.in_trials.spent) == sorted(run.outcome.trials for run in some)


def test_that_what_is_not_rated_has_a_row_that_says_why() -> None:
    _, several, none, _ = rate_collection(PUZZLES, FEW)
    for each, count, why in ((several, 2, "several solutions: "), (none, 0, "no solution: ")):
        assert (each.solutions, each.rating, each.level, each.human_key, each.evolution) == (count, *[None] * 4)
        assert str(each.why_not_rated).startswith(why)


def test_that_the_puzzle_at_work_is_watched_by_its_number() -> None:
    seen: list[tuple[int, PuzzleRating]] = []
    list(rate_collection(PUZZLES[::3], FEW, watch=lambda number, rating: seen.append((number, rating))))
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    assert {number: rating.givens for number, rating in seen} == {1: MK_FIG_1, 2: MK_FIG_1_SOLUTION}


def test_that_nothing_is_worked_out_before_it_is_asked_for() -> None:
    stop = Stop()
    rows = rate_collection(PUZZLES, FEW, stop)
    assert next(rows).number == 1
    stop.set()
    assert list(rows) == []


def test_that_a_stop_keeps_what_there_is() -> None:
    stop = Stop()

    def watch(number: int, rating: PuzzleRating) -> None:
        if number == 2 and rating.evolution and rating.evolution.finished:
            stop.set()

    endless = dataclasses.replace(FEW, runs=10_000)
    one_and_endless = (PUZZLES[1], PUZZLES[0], PUZZLES[3])
    several, begun = rate_collection(one_and_endless, endless, stop, watch)
    assert (several.number, begun.number, begun.rating) == (1, 2, 1.2)
    assert begun.evolution is not None
    assert 0 < begun.evolution.finished < begun.evolution.runs == 10_000
    assert not begun.evolution.is_complete


def test_that_a_stop_before_a_rating_leaves_no_row() -> None:
    stop = Stop()
    assert list(rate_collection(PUZZLES, FEW, stop, lambda number, rating: stop.set())) == []


# How alike the orders are


def test_that_it_is_spearmans_coefficient_of_rating_and_expected_generations() -> None:
    rng = random.Random(3)
    pairs = [(rng.choice([1.2, 1.5, 2.3, 4.4]), float(rng.randrange(50))) for _ in range(40)]
    alike = correlation(row(rating, expected) for rating, expected in pairs)
    assert alike is not None
    assert alike.puzzles == 40
    assert alike.coefficient == pytest.approx(spearman(*zip(*pairs, strict=True)))


def test_that_an_order_and_its_reverse_are_ones() -> None:
    same = correlation(row(float(each), 10.0**each) for each in range(1, 6))
    reverse = correlation(row(float(each), 10.0**-each) for each in range(1, 6))
    assert same is not None
    assert reverse is not None
    assert (same.coefficient, reverse.coefficient) == (1.0, -1.0)
    assert (same.interval, reverse.interval) == (None, None)


def test_that_unsolved_puzzles_and_those_beyond_the_ladder_come_last() -> None:
    rows = [row(1.2, 10.0), row(9.9, 20.0), row(3.0, 30.0, reached=False), row(4.0, None, reached=False)]
    alike = correlation(rows)
    assert alike is not None
    assert alike.coefficient == 1.0


def test_that_only_puzzles_rated_completely_and_both_ways_count() -> None:
    rows = [row(1.2, 10.0), row(2.3, 20.0), row(3.4, 30.0)]
    stopped = row(9.0, 1.0, asked=4)
    one_way = dataclasses.replace(rows[0], evolution=None)
    other_way = dataclasses.replace(rows[0], human_key=None)
    assert correlation([*rows, stopped, one_way, other_way]) == correlation(rows)


def test_that_no_order_has_no_coefficient() -> None:
    assert correlation([]) is None
    assert correlation([row(1.2, 10.0)]) is None
    assert correlation([row(1.2, 10.0), row(1.2, 20.0)]) is None
    assert correlation([row(1.2, 10.0), row(1.5, 10.0)]) is None


def test_that_the_interval_is_fishers() -> None:
    alike = correlation(row(*pair) for pair in [(1.0, 1.0), (2.0, 3.0), (3.0, 2.0), (4.0, 4.0), (5.0, 5.0)])
    assert alike is not None
    assert alike.coefficient == pytest.approx(0.9)
    assert alike.interval is not None
    low, high = alike.interval
    half = NormalDist().inv_cdf(0.975) * sqrt((1 + 0.81 / 2) / 2)
    assert (atanh(low), atanh(high)) == pytest.approx((atanh(0.9) - half, atanh(0.9) + half))
    few = correlation(row(*pair) for pair in [(1.0, 1.0), (2.0, 3.0), (3.0, 2.0)])
    assert few is not None
    assert (few.coefficient, few.interval) == (pytest.approx(0.5), None)


# The file


def parsed(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_that_the_file_holds_every_row_with_its_origin() -> None:
    rows = list(rate_collection(PUZZLES, FEW))
    text = collection_csv(rows, {"program": "Sudoku\nDesktop", "file": "mine.txt"})
    told = parsed(text)
    assert tuple(told[0]) == (*COLUMNS, "program", "file")
    assert {(line["program"], line["file"]) for line in told} == {("Sudoku Desktop", "mine.txt")}
    assert len(told) == len(rows)
    for line, each in zip(told, rows, strict=True):
        assert (line["number"], line["title"], line["puzzle"]) == (str(each.number), each.title, each.puzzle)
        assert (line["clues"], line["solutions"]) == (str(each.given_count), str(each.solutions))
        assert line["not_rated_because"] == str(each.why_not_rated or "")
    human = [told[0][name] for name in ("rating", "at_least", "level", "hardest", "steps", "guesses")]
    assert human == ["1.2", "0", "gentle", "Hidden single in a box", "43", ""]
    assert [told[0][name] for name in ("algorithm", "seed", "runs", "solved")] == [DEFAULT.name, "5", "3", "3"]
    assert [told[1][name] for name in ("rating", "at_least", "algorithm", "generations_min", "evolution_level")] == [
        ""
    ] * 5


def test_that_the_file_holds_the_figures_of_evolution() -> None:
    solved = [True, True, False]
    samples = Sample.of([1, 2, 6], solved), Sample.of([100.5, 99.0, 99.0], solved)
    evolution = EvolutionaryRating(MK_FIG_1, DEFAULT_ALGORITHM, 7, Budget(), 3, *samples)
    beyond = dataclasses.replace(row(8.9, 12.25), at_least=True, guesses=31.5, evolution=evolution)
    (told,) = parsed(collection_csv([beyond], {}))
    names = ("runs", "solved", "generations_min", "generations_mean", "generations_median", "generations_max")
    assert [told[name] for name in names] == ["3", "2", "1", "3.0", "2.0", "6"]
    names = ("trials_mean", "expected_generations", "evolution_level", "at_least", "guesses", "published_rating")
    assert [told[name] for name in names] == ["99.5", "4.5", "easy", "1", "31.5", "easy"]


def test_that_grids_of_other_sizes_have_rows_too() -> None:
    (kept,) = rate_collection([Puzzle(Grid.from_text("123434122143....", geometry(2)))], FEW)
    assert (kept.rating, kept.level, kept.solutions, kept.why_not_rated) == (1.0, "gentle", 1, None)
    assert kept.evolution is not None
    assert kept.evolution.solved == 3
