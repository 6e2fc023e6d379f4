"""The window of a race: two to four runners on the board's puzzle, in lanes, in a chart, and in a table.

All runners share one thread, in turns of equal trials (see `evolution.race`), and are started, paused and stopped by
the same kind of controller as the run in the main window.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from sudoku_desktop import __version__
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import Accelerating, FullSpeed, GenerationsPerSecond
from sudoku_desktop.evolution.race import Race, RaceSnapshot, Runner
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.file_writer import file_writer, save_plot
from sudoku_desktop.ui.parameters.model import draw_seed
from sudoku_desktop.ui.parameters.rows import field_width
from sudoku_desktop.ui.parameters.run_settings import MOST
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.racing.chart import race_figure
from sudoku_desktop.ui.racing.lane import Groups, Lane
from sudoku_desktop.ui.racing.results import outcome_in_words, race_csv, result_columns, standings
from sudoku_desktop.ui.run_controller import RunController, RunState
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.widgets.fields import ChoiceField, NumberField
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled, resize_on_screen
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_csv
from sudoku_desktop.ui.widgets.table import TableModel, TableView
from sudoku_desktop.ui.widgets.tool_tip import explain

SIZE = (1240, 780)
FEWEST, MOST_RUNNERS = 2, 4
FIRST_TRIALS = 10_000_000
DRAW_EVERY_MS = 33
"""Interval of updates, in milliseconds; boards are drawn first, then chart and table, to keep the window responsive."""
RESTING = frozenset({RunState.STOPPED, RunState.BUDGET_SPENT})


@dataclass(frozen=True)
class RaceRequest:
    """A race for a RunController. `budget` limits the trials of each runner; its other limits are ignored."""

    runners: Sequence[Runner]
    givens: Grid
    budget: Budget

    def begin(self) -> Race:
        """Create the race at its beginning."""
        return Race(self.runners, self.givens)


class RaceWindow(QWidget):
    """Window of races on the puzzle of `set_up`; closing it stops the race, `close_down` ends its thread too."""

    ran = Signal(object)
    """Emitted with the RunRecord of each runner when the race has stopped; the race may be continued."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("race")
        self._givens = Grid.blank()
        self._failure = ""
        self._boards_are_due = True
        self._waiting: list[RaceSnapshot] = []
        """Snapshots that have not been added to the lanes yet."""
        self.controller = RunController(self)
        self.lanes: list[Lane] = []
        self.count = NumberField(FEWEST, MOST_RUNNERS, whole=True)
        self.count.set_number(FEWEST)
        self.trials = NumberField(1, MOST, whole=True)
        self.trials.set_number(FIRST_TRIALS)
        follow_font(self.trials, lambda: self.trials.setFixedWidth(field_width(self.trials)))
        self.pace = ChoiceField()
        for text, pace in (
            (tr("20 trials/s each"), GenerationsPerSecond(20)),
            (tr("1,000 trials/s each"), GenerationsPerSecond(1000)),
            (tr("Accelerating"), Accelerating(start=100.0, stretch=8.0)),
            (tr("Full speed"), FullSpeed()),
        ):
            self.pace.addItem(text, pace)
        self.pace.setCurrentIndex(2)
        self.pace.setMinimumContentsLength(12)
        self.start_button, self.stop_button = QPushButton(), QPushButton(tr("S&top"))
        self.go_on_button, self.seeds_button = QPushButton(tr("&Continue")), QPushButton(tr("&New Seeds"))
        self.csv_button = QPushButton(tr("E&xport CSV…"))
        self.plot_button = QPushButton(tr("Export P&lot…"))
        self.outcome = PlainLabel(bold=True, selectable=True, wordWrap=True)
        self.chart, self.results = FigureView(), TableModel(result_columns(), self)
        self.table = TableView(tr("Results of the race"), self.results)
        self.chart.setAccessibleName(tr("Missing digits of each runner"))
        self.chart.show_figure(race_figure(()))
        self._draw_timer = Throttle(self, DRAW_EVERY_MS, self._draw_in_turn)
        self._lay_out()
        self._connect()
        resize_on_screen(self, *SIZE)
        self._show_state()

    def _lay_out(self) -> None:
        head = in_row()
        for text, field, tip in (
            (tr("&Runners"), self.count, tr("How many runners: two to four.")),
            (
                tr("Stop &after"),
                self.trials,
                tr("This many trials each. A trial is one new chromosome evaluated."),
            ),
            (tr("Pac&e"), self.pace, tr("How fast the race is shown; it does not change who is first.")),
        ):
            explain(field, tip)
            head.addWidget(labelled(text, field))
            head.addWidget(field)
            if field is self.trials:
                head.addWidget(PlainLabel(tr("trials each")))
            head.addSpacing(10)
        head.addStretch(1)
        for button in (self.seeds_button, self.start_button, self.stop_button, self.go_on_button):
            button.setAutoDefault(button is self.start_button)
            head.addWidget(button)
        self._row = in_row(spacing=14)
        top = Qt.AlignmentFlag.AlignTop
        foot = in_row((self.outcome, 1), (self.plot_button, 0, top), (self.csv_button, 0, top))
        for widget in (self.chart, self.table):
            widget.setMinimumSize(280, 120)
        lower = in_row((self.chart, 2), (self.table, 3))
        in_column(head, (self._row, 3), foot, (lower, 2), margins=None, inside=self)

    def _connect(self) -> None:
        self.controller.snapshot.connect(self._take)
        self.controller.state_changed.connect(self._show_state)
        self.controller.settled.connect(self._end)
        self.controller.failed.connect(self._fail)
        self.start_button.clicked.connect(self.start_or_pause)
        self.stop_button.clicked.connect(self.controller.stop)
        self.go_on_button.clicked.connect(self.go_on)
        self.seeds_button.clicked.connect(self.draw_seeds)
        self.count.valueChanged.connect(self._show_lanes)
        self.pace.currentIndexChanged.connect(self._set_pace)
        self.csv_button.clicked.connect(self._choose_csv)
        self.plot_button.clicked.connect(partial(save_plot, self, "race.png", self.chart.drawn))
        for keys, slot in (("F5", self.start_or_pause), ("Esc", self.controller.stop)):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self._set_pace()

    # Interface of the window

    def set_up(self, givens: Grid, title: str, groups: Groups, runners: Sequence[Runner]) -> None:
        """Set the puzzle, the algorithms to choose from, and the algorithm and seed of each runner."""
        self._givens = givens
        self.setWindowTitle(tr("{puzzle} – Race", puzzle=title))
        for lane in self.lanes:
            self._row.removeWidget(lane)
            lane.deleteLater()
        self.lanes = [Lane(number, groups, *runner) for number, runner in enumerate(runners, 1)]
        for lane in self.lanes:
            lane.show_puzzle(givens)
            lane.chooser.currentIndexChanged.connect(self._forget)
            lane.seed.textEdited.connect(self._forget)
            self._row.addWidget(lane, 1)
        fields: list[QWidget] = [self.count, self.trials, self.pace]
        fields += [field for lane in self.lanes for field in (lane.chooser, lane.seed)]
        buttons = (self.seeds_button, self.start_button, self.stop_button, self.go_on_button)
        order = [*fields, *buttons, self.plot_button, self.csv_button, self.table]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self.start_button.setFocus()
        self._show_lanes()

    @property
    def racing(self) -> list[Lane]:
        return self.lanes[: int(self.count.number())]

    @Slot()
    def start_or_pause(self) -> None:
        if self.controller.state is RunState.RUNNING:
            self.controller.pause()
        elif self.controller.state is RunState.PAUSED:
            self.controller.resume()
        else:
            self._failure = ""
            self._waiting.clear()
            budget = Budget(trials=int(self.trials.number()))
            self.controller.start(RaceRequest([lane.begin(budget) for lane in self.racing], self._givens, budget))
            self._draw()

    @Slot()
    def go_on(self) -> None:
        """Continue the race with the same number of trials for each runner."""
        if self.controller.state in RESTING and self.racing[0].record is not None:
            budget = Budget(trials=max(lane.trials for lane in self.racing) + int(self.trials.number()))
            for lane in self.racing:
                if lane.record is not None and not lane.is_solved:
                    lane.record.request = replace(lane.record.request, budget=budget)
            self.controller.go_on(budget)

    @Slot()
    def draw_seeds(self) -> None:
        for lane in self.lanes:
            lane.seed.set_seed(draw_seed())
        self._forget()

    def export_csv(self, path: Path) -> None:
        """Write the table to a file."""
        facts = {"program": f"Sudoku Desktop {__version__}", "puzzle": self._givens.to_text()}
        file_writer().write(self, partial(write_text, path, race_csv(self.racing, facts)))

    # Updates during a race

    @Slot(object)
    def _take(self, snapshot: RaceSnapshot) -> None:
        self._waiting.append(snapshot)
        self._draw_timer.ask()

    @Slot()
    def _draw(self) -> None:
        self._draw_boards()
        self._draw_figures()

    @Slot()
    def _draw_in_turn(self) -> None:
        """Draw the boards, and defer chart and table of the same moment to the next iteration of the event loop."""
        if self._boards_are_due:
            self._draw_boards()
        else:
            self._draw_figures()
        self._boards_are_due = not self._boards_are_due
        if not self._boards_are_due or self._waiting:
            self._draw_timer.start()

    def _draw_boards(self) -> None:
        for snapshot in self._waiting:
            # Snapshots of a discarded race, with other runners, may still arrive.
            for lane, lap in zip(self.racing, snapshot.laps, strict=False):
                if lap is not None and lane.record is not None:
                    lane.take(lap)
        self._waiting.clear()
        for lane in self.racing:
            lane.show_run()

    def _draw_figures(self) -> None:
        lanes = self.racing
        self.chart.show_figure(race_figure(lanes))
        self.results.show_rows(standings(lanes))
        self._say()
        for button in (self.csv_button, self.plot_button):
            button.setEnabled(any(lane.last is not None for lane in lanes))

    def _say(self) -> None:
        lanes, state = self.racing, self.controller.state
        if self._failure:
            text = tr("The race could not continue: {reason}.", reason=self._failure)
        elif lanes and lanes[0].record is None:
            text = tr(
                "The runners take turns, with equal numbers of trials, so that it is the algorithms that are compared."
            )
        else:
            text = outcome_in_words(lanes, is_over=state in RESTING)
        if text != self.outcome.text():
            self.outcome.setText(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self.outcome, QAccessible.Event.Alert))

    @Slot(object)
    def _end(self, state: RunState) -> None:
        self._draw_timer.stop()
        self._draw()
        for lane in self.racing:
            if lane.record is not None:
                lane.record.state = RunState.SOLVED if lane.is_solved else state
                self.ran.emit(lane.record)

    @Slot(str)
    def _fail(self, why: str) -> None:
        self._failure = why
        self._draw()

    @Slot()
    def _forget(self) -> None:
        """Discard the race, because a runner was changed."""
        self._failure = ""
        self.controller.forget()
        self._show_lanes()

    @Slot()
    def _show_lanes(self) -> None:
        racing = self.racing
        for lane in self.lanes:
            lane.setVisible(lane in racing)
            lane.show_puzzle(self._givens)
        if not self.controller.is_active:
            self.controller.forget()
        self._draw()
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        state, active = self.controller.state, self.controller.is_active
        texts = {RunState.RUNNING: tr("&Pause"), RunState.PAUSED: tr("Re&sume", "a race")}
        self.start_button.setText(texts.get(state, tr("&Start")))
        self.start_button.setToolTip(tr("Start, pause or resume the race (F5)"))
        self.stop_button.setToolTip(tr("Stop the race (Esc)"))
        self.go_on_button.setToolTip(tr("Continue the race with as many trials again"))
        self.stop_button.setEnabled(active)
        self.go_on_button.setEnabled(state in RESTING)
        self.seeds_button.setEnabled(not active)
        for field in (self.count, self.trials):
            field.set_locked(active)
        for lane in self.lanes:
            lane.set_locked(active)
        self._say()

    @Slot()
    def _set_pace(self) -> None:
        self.controller.set_pace(self.pace.currentData())

    # Export

    @Slot()
    def _choose_csv(self) -> None:
        path = choose_csv(self, tr("Export Race"), "race.csv")
        if path is not None:
            self.export_csv(path)

    # Closing

    def closeEvent(self, event: QCloseEvent) -> None:
        self.controller.stop()
        super().closeEvent(event)

    def close_down(self) -> None:
        """End the race and its thread, and close the window."""
        self.controller.close()
        self._end(RunState.STOPPED)
        self.close()
