"""The hunt in Create: the best find and the islands on the left; settings, progress and all finds on the right."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from itertools import zip_longest
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_desktop import __version__
from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.services.hunting.archive import KeptFind
from sudoku_desktop.services.hunting.hunt import HuntProgress, HuntRequest
from sudoku_desktop.services.hunting.island import IslandState
from sudoku_desktop.services.hunting.options import RATED, Aim, HuntOptions
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.file_reader import puzzle_filters
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.generating.painted_board import PaintedBoard, looks_of_puzzle
from sudoku_desktop.ui.hunting.background import HuntRecord, HuntRunner, ListReader, read_hunt
from sudoku_desktop.ui.hunting.finds import (
    as_csv,
    as_puzzle,
    as_text,
    facts_in_words,
    find_columns,
    time_in_words,
    value_in_words,
)
from sudoku_desktop.ui.hunting.form import HuntForm
from sudoku_desktop.ui.hunting.views import IslandView, hunt_figure
from sudoku_desktop.ui.icons import grid_icon, pause_icon, play_icon, save_icon, stop_icon
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.watching.figures import MainFigure, figure_label, main_figures
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.widgets.elided_label import DASH, ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.option_fields import choice_text
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write
from sudoku_desktop.ui.widgets.section import ThinBar, quiet_label
from sudoku_desktop.ui.widgets.table import TableModel, TableView
from sudoku_desktop.ui.worker import NewestAnswer

DRAW_EVERY_MS = 200
"""Interval between updates of the page, in milliseconds."""
SIDE = 260
"""Minimum width of the board, in logical pixels."""
ISLANDS_SHOWN = 2
"""Maximum number of islands whose populations are shown, those with the lowest numbers."""


class HuntState(Enum):
    """State of the page: nothing runs, a hunt runs, or it is paused and its settings are locked."""

    IDLE = auto()
    RUNNING = auto()
    PAUSED = auto()


class HuntPage(QObject):
    """The columns `left` and `right` of the hunt that the form describes; `path` is the archive of hunts."""

    heading_changed = Signal()
    play_wanted = Signal(object)
    """Emitted with the Puzzle that the user wants to play."""
    paper_wanted = Signal(object)
    """Emitted with the Puzzles, a tuple, that the user wants to print."""

    def __init__(self, path: Path, loader: KernelLoader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path, self._loader = path, loader
        self.state = HuntState.IDLE
        self.finds: list[KeptFind] = []
        """The finds of the hunt shown."""
        self._ratings: dict[str, float] = {}
        self._best: KeptFind | None = None
        self._seconds, self._children, self._islands = 0.0, 0, 0
        self._states: dict[int, IslandState] = {}
        self._on_board: tuple[str, Grid] | None = None
        self._waiting: list[HuntProgress] = []
        self._is_starting = False
        self._to_start: HuntRequest | None = None
        self._known: frozenset[str] | None = None
        self.runner, self.list_reader = HuntRunner(self), ListReader(self)
        self.reader: NewestAnswer[HuntRequest | None, HuntRecord] = NewestAnswer(
            lambda request, _: read_hunt(path, request), self
        )
        self._draw_timer = Throttle(self, DRAW_EVERY_MS, self._draw)
        self._end_timer = QTimer(self, singleShot=True)
        self.form, self.chart = HuntForm(), FigureView()
        self.model = TableModel(find_columns(self._ratings, self._is_new), self)
        self.table = TableView(tr("Finds of the hunt"), self.model, as_text, "value", Qt.SortOrder.DescendingOrder)
        self._make_actions()
        self.left, self.right = QWidget(), QWidget()
        self._lay_out()
        self._connect()
        self._show_record(HuntRecord())
        self.reader.ask(None)

    # Building

    def _make_actions(self) -> None:
        self.main_action = make_action(self, "", tr("Start, pause or continue the hunt"), self.start_or_pause)
        stopping = tr("End the hunt for now, and unlock its settings (Esc)")
        self.stop_action = make_action(self, tr("Stop"), stopping, self.stop, stop_icon())
        playing = tr("Put the puzzle on the board (Enter)")
        self.play_action = make_action(self, tr("Play"), playing, self.play, grid_icon())
        copying = tr("Copy the puzzle with its ratings, or all that are selected (Ctrl+C)")
        self.copy_action = make_action(self, tr("Copy"), copying, self.copy)
        saving = tr("Save all finds as text or CSV")
        self.save_action = make_action(self, tr("Save…"), saving, self._choose_file, save_icon())
        printing = tr("Put the selected finds on the paper, or the best one")
        self.paper_action = make_action(self, tr("To the Paper"), printing, self._want_paper)
        comparing = tr("Say which finds are in lists of known puzzles, in any symmetry")
        self.list_action = make_action(self, tr("Compare with Lists…"), comparing, self._choose_lists)

    def _lay_out(self) -> None:
        self.board = PaintedBoard(SIDE, grows=True)
        self.name, self.facts = PlainLabel(bold=True), ElidedLabel()
        buttons = [ActionButton(each, ButtonLook.OUTLINED) for each in (self.play_action, self.copy_action)]
        self.islands = [IslandView() for _ in range(ISLANDS_SHOWN)]
        find = in_row((in_column(self.name, self.facts, spacing=0), 1), *buttons, spacing=8)
        in_column((self.board, 1), find, *self.islands, spacing=8, inside=self.left)
        names = {
            "best": tr("Best"),
            "tried": tr("Puzzles tried"),
            "elapsed": tr("Hunted for"),
        }
        self.figures = {name: MainFigure(text) for name, text in names.items()}
        figures = main_figures([figure_label(text) for text in names.values()], list(self.figures.values()))
        self.settings_line, self.sentence = ElidedLabel(), PlainLabel(wordWrap=True)
        self.bar = ThinBar(tr("Getting ready"))
        self.bar.setRange(0, 0)
        self.notice, card = Notice("!"), Card()
        self.stop_button = ActionButton(self.stop_action, ButtonLook.OUTLINED)
        texts = in_column(self.settings_line, self.sentence, self.bar, spacing=4)
        in_row((texts, 1), self.stop_button, spacing=8, margins=(12, 8, 8, 8), inside=card)
        self.chart.setAccessibleName(tr("Best find over the time of the hunt"))
        self.chart.title = tr("Hunt")
        self.chart.setMinimumSize(200, 110)
        self.table.setMinimumHeight(100)
        self.list_state = quiet_label()
        self.list_state.hide()
        actions = (self.list_action, self.paper_action, self.save_action)
        foot = [ActionButton(each, ButtonLook.OUTLINED) for each in actions]
        in_column(
            self.form,
            figures,
            card,
            self.notice,
            (self.chart, 3),
            (self.table, 2),
            self.list_state,
            in_row(foot[0], 1, *foot[1:], spacing=8),
            spacing=10,
            inside=self.right,
        )

    def _connect(self) -> None:
        self.form.changed.connect(self._ask)
        self.reader.answered.connect(self._take_record)
        self.reader.failed.connect(self.notice.say)
        self.runner.progressed.connect(self._take)
        self.runner.failed.connect(self.notice.say)
        self.runner.ended.connect(self._end)
        self.list_reader.forms_read.connect(self._take_list)
        self.list_reader.failed.connect(self._say_list)
        self._end_timer.timeout.connect(self.stop)
        self.form.cores.valueChanged.connect(self._show_progress)
        self.table.selection_changed.connect(self._show_find)
        self.table.chosen.connect(self.play)
        self.chart.chosen.connect(self._choose_in_chart)
        self._loader.ready.connect(self._show_state)

    # The hunt

    @property
    def request(self) -> HuntRequest:
        return self.form.request

    @Slot()
    def start_or_pause(self) -> None:
        if self.state is HuntState.RUNNING:
            self.pause()
        elif self._loader.is_ready and not self.runner.is_busy:
            self._start()

    def hunt_for(self, request: HuntRequest) -> None:
        """Stop the running hunt, if any, and start the hunt of a request or continue it."""
        self.stop()
        self._to_start = request
        self.form.show_request(request)
        self._ask()

    def _start(self) -> None:
        self.notice.say("")
        self.state, self._is_starting, self._to_start = HuntState.RUNNING, True, None
        minutes = int(self.form.minutes.number())
        if minutes:
            self._end_timer.start(minutes * 60_000)
        self.runner.hunt(self._path, self.request, int(self.form.cores.number()))
        self._show_state()

    @Slot()
    def pause(self) -> None:
        """Pause the hunt; it will continue from its last report."""
        self.runner.stop()
        self._rest(HuntState.PAUSED)

    @Slot()
    def stop(self) -> None:
        """Stop the hunt; it is kept, and its settings can be changed."""
        self.runner.stop()
        self._rest(HuntState.IDLE)

    def _rest(self, state: HuntState) -> None:
        if self.state is not HuntState.IDLE:
            self._end_timer.stop()
            self.state, self._is_starting = state, False
            self._show_state()
            self._announce()

    @Slot()
    def _end(self) -> None:
        """Show the last reports after a stop."""
        self._draw()
        if self.state is HuntState.RUNNING:
            self._rest(HuntState.IDLE)
        self._show_state()
        if self.state is HuntState.IDLE:
            self._ask()

    @Slot(object)
    def _take(self, progress: HuntProgress) -> None:
        self._waiting.append(progress)
        self._is_starting = False
        self._draw_timer.ask()

    @Slot()
    def _draw(self) -> None:
        """Show the reports that have come since the last update."""
        reports, self._waiting = self._waiting, []
        if not reports:
            return
        for report in reports:
            self._states[report.state.number] = report.state
            if report.state.is_over:
                del self._states[report.state.number]
        last = reports[-1]
        is_better = any(report.is_new_best for report in reports)
        self._best, self._seconds = last.best, last.seconds
        self._children, self._islands = last.children, last.islands
        self._add([kept for report in reports for kept in report.new])
        self._show_progress()
        if is_better:
            self._announce()

    # The hunt shown

    @Slot()
    def _ask(self) -> None:
        """Show what the archive holds of the hunt that the form describes."""
        self.reader.ask(self.request)

    @Slot(object, object)
    def _take_record(self, _: HuntRequest | None, record: HuntRecord) -> None:
        if self.state is HuntState.IDLE:
            if record.request is not None:
                self.form.show_request(record.request)
            self.form.show_hunts(record.hunts)
            self._show_record(record)
            if record.request != self._to_start:
                self._to_start = None  # another hunt was chosen before the old one had ended
            elif self._to_start is not None and not self.runner.is_busy:
                self._start()

    def _show_record(self, record: HuntRecord) -> None:
        self._best, self._seconds = next(iter(record.finds), None), record.seconds
        self._children, self._islands = record.children, record.islands
        self._states = {state.number: state for state in record.states}
        if {kept.find for kept in self.finds} != {kept.find for kept in record.finds}:
            self.model.clear()
            self.finds.clear()
            self._ratings.clear()
            self._add(record.finds)
        self._show_progress()

    def _add(self, finds: Sequence[KeptFind]) -> None:
        self.finds += finds
        self._ratings |= {kept.find.puzzle: kept.find.er for kept in finds}
        self.model.append(finds)

    @Slot()
    def _show_progress(self) -> None:
        objective, best = self.request.objective, self._best
        self.figures["best"].say(DASH if best is None else value_in_words(objective, best.find.value))
        self.figures["tried"].say(whole(self._children))
        self.figures["elapsed"].say(time_in_words(self._seconds))
        self.chart.show_figure(hunt_figure(self.finds, self._seconds, objective))
        shown = [self._states[number] for number in sorted(self._states)][:ISLANDS_SHOWN]
        for place, (view, state) in enumerate(zip_longest(self.islands, shown)):
            view.setVisible(state is not None or place < int(self.form.cores.number()))
            view.show_state(state)
        self.table.setColumnHidden(self.model.column("value"), objective in RATED)
        self._show_state()

    @property
    def shown_find(self) -> KeptFind | None:
        """The find on the board: the first of the selected, or else the best."""
        selected = self.table.selected_rows
        return selected[0] if selected else self._best

    @Slot()
    def _show_find(self) -> None:
        """Show the chosen find, or before the first one the fittest puzzle of the islands."""
        kept, puzzle = self.shown_find, Grid.blank()
        name, facts = tr("No puzzle yet"), tr("The best one will be shown here.")
        if kept is not None:
            name = tr("Best find") if kept == self._best else tr("Selected find")
            facts, puzzle = facts_in_words(kept), Grid.from_text(kept.find.puzzle)
        elif population := [each for state in self._states.values() for each in state.population]:
            puzzle = Grid.from_text(max(population, key=attrgetter("fitness")).puzzle)
            name, facts = tr("Most promising puzzle"), tr("Not hard enough to be rated yet.")
        self.facts.say(facts)
        if (name, puzzle) != self._on_board:
            self._on_board = name, puzzle
            self.name.setText(name)
            self.board.show_looks(looks_of_puzzle(puzzle), CLASSIC, f"{name}: {facts}")
        for action in (self.play_action, self.copy_action, self.paper_action, self.save_action):
            action.setEnabled(kept is not None)

    @Slot()
    def _show_state(self) -> None:
        state, is_ready = self.state, self._loader.is_ready
        is_running = state is HuntState.RUNNING
        can_go_on = state is HuntState.PAUSED or self._children > 0
        self.main_action.setText(tr("Pause") if is_running else tr("Continue Hunt") if can_go_on else tr("Hunt"))
        self.main_action.setIcon(pause_icon() if is_running else play_icon())
        self.main_action.setEnabled(is_ready and (is_running or not self.runner.is_busy))
        self.form.setVisible(state is HuntState.IDLE)
        self.settings_line.setVisible(state is not HuntState.IDLE)
        self.settings_line.say(self._settings_in_words())
        self.stop_button.setVisible(state is not HuntState.IDLE)
        self.bar.setVisible(not is_ready or self._is_starting)
        self.sentence.setText(self._sentence())
        self.table.setColumnHidden(self.model.column("new"), self._known is None)
        self._show_find()
        self.heading_changed.emit()

    def _aim(self) -> str:
        return choice_text(HuntOptions.parameter("aim"), Aim(self.request.objective))

    def _settings_in_words(self) -> str:
        cores = tr("%n core(s)", n=int(self.form.cores.number()))
        return tr("{aim}, seed {seed}, {cores}", aim=self._aim(), seed=str(self.request.seed), cores=cores)

    def _sentence(self) -> str:
        if not self._loader.is_ready or self._is_starting:
            return tr("Getting ready …")
        found = tr("%n find(s)", n=len(self.finds))
        islands = tr("%n island(s)", n=self._islands)
        so_far = tr("{finds} on {islands}.", finds=found, islands=islands)
        if self.state is HuntState.RUNNING:
            return so_far if self.finds else tr("Puzzles evolve until one is hard enough to be rated.")
        if self.state is HuntState.PAUSED:
            return tr("Paused. {progress} Nothing is lost.", progress=so_far)
        if self._children:
            return tr("{progress} The hunt goes on where it was.", progress=so_far)
        return tr("Puzzles evolve on islands. Every find is minimal and has exactly one solution.")

    def _announce(self) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.sentence, QAccessible.Event.Alert))

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the header."""
        if self._best is None:
            return tr("Hunt for hard puzzles"), self._aim()
        title = tr("Best find: {value}", value=value_in_words(self.request.objective, self._best.find.value))
        return title, self._aim()

    # What is done with finds

    @Slot()
    def play(self) -> None:
        """Emit `play_wanted` with the find shown."""
        if self.shown_find is not None:
            self.play_wanted.emit(as_puzzle(self.shown_find))

    @property
    def _chosen(self) -> list[KeptFind]:
        best = [self._best] if self._best is not None else []
        return self.table.selected_rows or best

    @Slot()
    def copy(self) -> None:
        """Copy the selected finds, or the best one."""
        if self._chosen:
            QGuiApplication.clipboard().setText(as_text(self._chosen))

    @Slot()
    def _want_paper(self) -> None:
        if self._chosen:
            self.paper_wanted.emit(tuple(map(as_puzzle, self._chosen)))

    @Slot(object)
    def _choose_in_chart(self, key: int) -> None:
        kept = sorted(self.finds, key=lambda each: each.seconds)[key]
        self.table.selectRow(next(line for line, each in enumerate(self.model.rows) if each is kept))

    @Slot()
    def _choose_file(self) -> None:
        kinds = {tr("Text (*.txt)"): [".txt"], tr("CSV (*.csv)"): [".csv"]}
        path = choose_file_to_write(self.right, tr("Save Finds"), tr("finds.txt"), kinds)
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Write all finds, the best first, as CSV or as text."""
        finds = sorted(self.finds, key=lambda kept: -kept.find.value)
        request = self.request
        if path.suffix.lower() == ".csv":
            metadata = {
                "program": f"Sudoku Desktop {__version__}",
                "objective": request.objective,
                "settings": request.settings_text,
                "seed": str(request.seed),
            }
            text = as_csv(finds, metadata, self._known)
        else:
            text = as_text(finds)
        saved = tr("Saved {file}", file=path.name)
        file_writer().write(self.right, partial(write_text, path, text), lambda: self._say_list(saved))

    # Lists of known puzzles

    def _is_new(self, kept: KeptFind) -> bool:
        return self._known is not None and kept.find.puzzle not in self._known

    @Slot()
    def _choose_lists(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self.right, tr("Lists of Known Puzzles"), "", puzzle_filters())
        if names:
            self.compare_with(list(map(Path, names)))

    def compare_with(self, paths: Sequence[Path]) -> None:
        """Read lists of known puzzles, and then say of each find whether it is new."""
        self._say_list(tr("Reading the lists …"))
        self.list_reader.read(paths)

    @Slot(object, int, str)
    def _take_list(self, known: frozenset[str], left_out: int, report: str) -> None:
        self._known = known
        parts = [tr("Compared with %n puzzle(s).", n=len(known))]
        if left_out:
            parts.append(tr("Left out: %n puzzle(s) not 9×9 with exactly one solution.", n=left_out))
        self._say_list(" ".join(filter(None, (*parts, report))))
        self.model.refresh()
        self._show_state()

    @Slot(str)
    def _say_list(self, text: str) -> None:
        self.list_state.setText(text)
        self.list_state.setVisible(bool(text))

    def press(self, event: QKeyEvent) -> bool:
        """Stop the hunt with Esc; return whether the key was used."""
        if event.key() != Qt.Key.Key_Escape or self.state is HuntState.IDLE:
            return False
        self.stop()
        return True
