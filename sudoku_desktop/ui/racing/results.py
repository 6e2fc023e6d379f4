"""The table of a race and a sentence about its outcome. A runner without a solution has not solved the puzzle *yet*."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from sudoku_desktop.evolution.race import places
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Rounded
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.speaking import listed, tr
from sudoku_desktop.ui.numbers import decimal, whole
from sudoku_desktop.ui.racing.lane import Lane
from sudoku_desktop.ui.widgets.table import Column, number

CSV_COLUMNS = (
    "runner",
    "algorithm",
    "seed",
    "solved",
    "trials",
    "place_by_trials",
    "seconds",
    "place_by_seconds",
    "generations",
    "restarts",
    "missing_digits",
)
DASH = "–"

Effort = Callable[[Lane], float]
TRIALS: Effort = attrgetter("trials")
SECONDS: Effort = attrgetter("seconds")
"""CPU time of a runner, in seconds."""


def places_by(effort: Effort, lanes: Sequence[Lane]) -> tuple[int | None, ...]:
    """Return the place of each runner that has solved the puzzle, None for the others."""
    return places([effort(lane) if lane.is_solved else None for lane in lanes])


def first_by(effort: Effort, lanes: Sequence[Lane]) -> tuple[Lane, bool]:
    """Return the first runner (the upper one of equals), and whether its place is final.

    At least one runner must have solved the puzzle.
    """
    first = lanes[places_by(effort, lanes).index(1)]
    waiting = [lane for lane in lanes if not lane.is_solved]
    return first, all(effort(lane) >= effort(first) for lane in waiting)


def outcome_in_words(lanes: Sequence[Lane], *, is_over: bool) -> str:
    """Return a sentence on which runner was first in trials and in seconds, and which are still running."""
    waiting = [tr("Runner {number}", number=lane.number) for lane in lanes if not lane.is_solved]
    if len(waiting) == len(lanes):
        if is_over:
            return tr("Nobody has solved it yet; Continue gives everybody as many trials again.")
        return tr("Nobody has solved it yet.")
    by_trials, is_sure_of_trials = first_by(TRIALS, lanes)
    by_seconds, is_sure_of_seconds = first_by(SECONDS, lanes)
    trials, seconds = by_trials.trials, Rounded(by_seconds.seconds, 3)
    if by_trials is by_seconds and is_sure_of_trials and is_sure_of_seconds:
        said = [
            tr(
                "{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s.",
                runner=by_trials.name,
                trials=trials,
                seconds=seconds,
            )
        ]
    else:
        said = [
            tr(
                "{runner} needed the fewest trials, {trials}."
                if is_sure_of_trials
                else "So far {runner} has needed the fewest trials, {trials}.",
                runner=by_trials.name,
                trials=trials,
            ),
            tr(
                "{runner} needed the least computing time, {seconds} s."
                if is_sure_of_seconds
                else "So far {runner} has needed the least computing time, {seconds} s.",
                runner=by_seconds.name,
                seconds=seconds,
            ),
        ]
    if waiting:
        said.append(tr("Not solved yet by {runners}.", runners=listed(*waiting)))
    return " ".join(said)


def race_csv(lanes: Sequence[Lane], metadata: dict[str, str]) -> str:
    """Return the results as CSV, one line for each runner."""
    rows = []
    for lane, by_trials, by_seconds in standings(lanes):
        if lane.record is None or lane.last is None:
            continue
        request, last = lane.record.request, lane.last
        runner = (lane.number, request.algorithm.name, request.seed, int(lane.is_solved))
        effort = (last.trials, by_trials, round(last.seconds, 6), by_seconds)
        rows.append((*runner, *effort, last.generation, last.restarts, lane.missing))
    return csv_text(metadata, CSV_COLUMNS, rows)


class Standing(NamedTuple):
    """A row of the results: a runner with its places, which are None before it has solved the puzzle."""

    lane: Lane
    place_by_trials: int | None
    place_by_seconds: int | None


def standings(lanes: Sequence[Lane]) -> list[Standing]:
    return list(map(Standing, lanes, places_by(TRIALS, lanes), places_by(SECONDS, lanes)))


def result_columns() -> tuple[Column[Standing], ...]:
    """Return the columns of the results of a race; first places are bold."""

    def result(row: Standing) -> str:
        if row.lane.last is None:
            return DASH
        return tr("solved", "of a runner") if row.lane.is_solved else tr("not yet")

    def figure(
        name: str, title: str, value: Callable[[Snapshot], float], say: Callable[[float], str] = whole, tip: str = ""
    ) -> Column[Standing]:
        return number(
            name, title, lambda row: None if row.lane.last is None else value(row.lane.last), say, DASH, tip=tip
        )

    def place(unit: str, tip: str) -> Column[Standing]:
        name = f"place_by_{unit}"
        rank: Callable[[Standing], int | None] = attrgetter(name)
        title = tr("Place")
        return number(name, title, rank, unknown=DASH, tip=tip, is_bold=lambda row: rank(row) == 1)

    return (
        Column("runner", tr("Runner"), lambda row: row.lane.title, stretches=True),
        Column("result", tr("Result"), result),
        figure("trials", tr("Trials"), attrgetter("trials")),
        place("trials", tr("Place by trials")),
        figure(
            "seconds",
            tr("Seconds"),
            attrgetter("seconds"),
            partial(decimal, decimals=3),
            tr("Seconds of its own computing: turns of others do not count"),
        ),
        place("seconds", tr("Place by seconds")),
        figure("generations", tr("Generations"), attrgetter("generation")),
        figure("restarts", tr("Restarts"), attrgetter("restarts")),
        number(
            "missing",
            tr("Missing"),
            lambda row: row.lane.missing,
            unknown=DASH,
            tip=tr("How many digits the best so far is missing in all rows, columns and boxes"),
        ),
    )
