"""The table of a race, and its outcome in words. Whoever has not solved the puzzle has not solved it *yet*."""

from collections.abc import Callable, Sequence
from operator import attrgetter

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHeaderView

from sudoku_desktop.evolution.race import places
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.speaking import listed
from sudoku_desktop.ui.numbers import decimal, whole
from sudoku_desktop.ui.racing.lane import Lane
from sudoku_desktop.ui.widgets.tables import FiguresTable

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
FIRST = "1"
PLACE_COLUMNS = (3, 5)

Effort = Callable[[Lane], float]
TRIALS: Effort = attrgetter("trials")
SECONDS: Effort = attrgetter("seconds")
"""Of its own computing."""


def places_by(effort: Effort, lanes: Sequence[Lane]) -> tuple[int | None, ...]:
    """The place of each that has solved the puzzle."""
    return places([effort(lane) if lane.is_solved else None for lane in lanes])


def first_by(effort: Effort, lanes: Sequence[Lane]) -> tuple[Lane, bool]:
    """Who is first (the upper lane of equals), and whether nobody can come before; somebody must have solved it."""
    first = lanes[places_by(effort, lanes).index(1)]
    waiting = [lane for lane in lanes if not lane.is_solved]
    return first, all(effort(lane) >= effort(first) for lane in waiting)


def outcome_in_words(lanes: Sequence[Lane], *, is_over: bool) -> str:
    """Who was first in trials and in seconds, and who has not solved it yet."""
    translate = QCoreApplication.translate
    waiting = [translate("Lane", "Runner {number}").format(number=lane.number) for lane in lanes if not lane.is_solved]
    if len(waiting) == len(lanes):
        if is_over:
            return translate("Race", "Nobody has solved it yet; Continue gives everybody as many trials again.")
        return translate("Race", "Nobody has solved it yet.")
    by_trials, is_sure_of_trials = first_by(TRIALS, lanes)
    by_seconds, is_sure_of_seconds = first_by(SECONDS, lanes)
    trials, seconds = whole(by_trials.trials), decimal(by_seconds.seconds, 3)
    if by_trials is by_seconds and is_sure_of_trials and is_sure_of_seconds:
        text = translate(
            "Race", "{runner} needed the fewest trials, {trials}, and the least computing time, {seconds} s."
        )
        said = [text.format(runner=by_trials.name, trials=trials, seconds=seconds)]
    else:
        in_trials = translate("Race", "{runner} needed the fewest trials, {trials}.")
        if not is_sure_of_trials:
            in_trials = translate("Race", "So far {runner} has needed the fewest trials, {trials}.")
        in_seconds = translate("Race", "{runner} needed the least computing time, {seconds} s.")
        if not is_sure_of_seconds:
            in_seconds = translate("Race", "So far {runner} has needed the least computing time, {seconds} s.")
        said = [in_trials.format(runner=by_trials.name, trials=trials)]
        said.append(in_seconds.format(runner=by_seconds.name, seconds=seconds))
    if waiting:
        said.append(translate("Race", "Not solved yet by {runners}.").format(runners=listed(*waiting)))
    return " ".join(said)


def race_csv(lanes: Sequence[Lane], metadata: dict[str, str]) -> str:
    """A line a runner."""
    rows = []
    for lane, by_trials, by_seconds in zip(lanes, places_by(TRIALS, lanes), places_by(SECONDS, lanes), strict=True):
        if lane.record is None or lane.last is None:
            continue
        request, last = lane.record.request, lane.last
        runner = (lane.number, request.algorithm.name, request.seed, int(lane.is_solved))
        effort = (last.trials, by_trials, round(last.seconds, 6), by_seconds)
        rows.append((*runner, *effort, last.generation, last.restarts, lane.missing))
    return csv_text(metadata, CSV_COLUMNS, rows)


class ResultsTable(FiguresTable):
    """A table with a row for each runner."""

    def __init__(self) -> None:
        super().__init__()
        columns = (
            (self.tr("Runner"), ""),
            (self.tr("Result"), ""),
            (self.tr("Trials"), ""),
            (self.tr("Place"), self.tr("Place by trials")),
            (self.tr("Seconds"), self.tr("Seconds of its own computing: turns of others do not count")),
            (self.tr("Place"), self.tr("Place by seconds")),
            (self.tr("Generations"), ""),
            (self.tr("Restarts"), ""),
            (self.tr("Missing"), self.tr("How many digits the best so far is missing in all rows, columns and boxes")),
        )
        self.set_columns(self.tr("Results of the race"), columns, words=(0, 1))
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def show_lanes(self, lanes: Sequence[Lane]) -> None:
        """Show the current state of the lanes; the first places are written bold."""
        ranks = zip(places_by(TRIALS, lanes), places_by(SECONDS, lanes), strict=True)
        self.show_rows([self._texts(lane, *places) for lane, places in zip(lanes, ranks, strict=True)])
        for item in (self.item(row, column) for row in range(len(lanes)) for column in PLACE_COLUMNS):
            assert item is not None, "just shown"
            font = item.font()
            if font.bold() != (item.text() == FIRST):
                font.setBold(not font.bold())
                item.setFont(font)

    def _texts(self, lane: Lane, by_trials: int | None, by_seconds: int | None) -> list[str]:
        last, missing = lane.last, lane.missing
        if last is None:
            return [lane.title, *[DASH] * 8]
        return [
            lane.title,
            self.tr("solved") if lane.is_solved else self.tr("not yet"),
            whole(last.trials),
            DASH if by_trials is None else whole(by_trials),
            decimal(last.seconds, 3),
            DASH if by_seconds is None else whole(by_seconds),
            whole(last.generation),
            whole(last.restarts),
            DASH if missing is None else whole(missing),
        ]
