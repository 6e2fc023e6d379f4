"""Left column of the Lab for runs, which can be searched, repeated, exported and deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QTableView, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.studies.commands import command_of
from sudoku_desktop.studies.export import runs_csv, runs_ioh, runs_json
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.database import DamagedArchiveError, set_aside
from sudoku_desktop.trials.records import COLLECTIONS, COMMANDS, RATINGS, KeptRun, puzzle_text
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.icons import play_icon
from sudoku_desktop.ui.lab.runs_model import COURSE, FIRST_COLUMNS, RunsModel, endings
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write, complain, confirms
from sudoku_desktop.ui.widgets.table import TableView
from sudoku_desktop.ui.worker import Emit, Worker

SETTLE_MS = 150
"""Delay, in milliseconds, from the last key or click to the query."""
THIS_PUZZLE, ALL = 0, 1
"""Indices of the first two filters: the puzzle on the board, and all runs."""


class RunsTable(TableView[KeptRun]):
    """Table of kept runs, which copies the commands of the selected runs."""

    def __init__(self, model: RunsModel) -> None:
        descending = Qt.SortOrder.DescendingOrder
        super().__init__(tr("Runs"), model, commands_of, sorted_by="made", order=descending)
        self.setIconSize(COURSE)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: Qt's search would load all rows, and the search field finds more."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Widen the algorithm column until all columns fill the table, or only the first ones if not all fit."""
        header, room, place = self.horizontalHeader(), self.viewport().width(), self.rows_model.column("algorithm")
        widths = [header.sectionSize(each) for each in range(header.count()) if each != place]
        for needed in (sum(widths), *(sum(widths[: count - 1]) for count in FIRST_COLUMNS)):
            if needed + self._least_width <= room:
                header.resizeSection(place, room - needed)
                break
        QTableView.resizeEvent(self, event)


def commands_of(runs: Sequence[KeptRun]) -> str:
    """Return the commands that repeat these runs, one on each line."""
    return "".join(f"{command_of(run)}\n" for run in runs)


class RunsList(QWidget):
    """Table of the runs that match a search and a filter; `givens` returns the puzzle on the board.

    The page lays out `search` and `filter`.
    """

    chosen_changed = Signal()
    """Emitted when other runs are found or selected."""
    repeat_wanted = Signal(object)
    """Emitted with the KeptRun that the user wants to run again on the board."""
    overlays_wanted = Signal()
    """Emitted when the user wants the selected runs drawn over the plot of the current run."""

    def __init__(self, archive: Callable[[], Archive], givens: Callable[[], Grid]) -> None:
        super().__init__()
        self._archive, self._givens = archive, givens
        self._is_fresh = True
        self.model = RunsModel(archive, self)
        self.table = RunsTable(self.model)
        self.worker = Worker(self)
        self.worker.failed.connect(lambda why: complain(self, why))
        self.worker.ended.connect(self.model.find)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._ask)
        self._settle_selection = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle_selection.timeout.connect(self.chosen_changed)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(tr("Search runs"))
        self.search.setAccessibleName(tr("Search runs"))
        self.search.setToolTip(tr("Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)"))
        self.filter = ChoiceField(self)
        self.filter.set_name(tr("Which runs"))
        self._filters: list[Query] = []
        """The query of each filter; the first filter is for the puzzle on the board."""
        self._make_actions()
        self.set_aside_button = QPushButton(tr("Set &Aside…"))
        self.set_aside_button.setToolTip(tr("Rename the damaged file of the runs, and begin a new one"))
        self.set_aside_button.clicked.connect(self.set_archive_aside)
        self.set_aside_button.hide()
        self.state = PlainLabel(quiet=True, wordWrap=True)
        actions = self.show_action, self.export_action, self.delete_action
        buttons = [ActionButton(action, ButtonLook.OUTLINED) for action in actions]
        in_column((self.table, 1), in_row((self.state, 1), self.set_aside_button, *buttons, spacing=8), inside=self)
        self._offer_filters()
        self.search.textChanged.connect(self._settle.start)
        self.filter.currentIndexChanged.connect(self._settle.start)
        self.model.found.connect(self._show_found)
        self.model.failed.connect(self.state.setText)
        self.model.archive_damaged.connect(self._offer_to_set_aside)
        self.model.dataChanged.connect(self._show_state)
        self.table.selection_changed.connect(self._selected)
        self.table.chosen.connect(self.repeat)
        self.table.delete_wanted.connect(self.delete)
        self._ask()

    def _make_actions(self) -> None:
        """Create the actions for the selected runs, which the table's context menu also lists."""
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.show_action = self._action(
            tr("&Show on the Board"),
            tr("Make the run again on the board, bit for bit (Enter)"),
            self.repeat,
        )
        self.copy_action = self._action(
            tr("&Copy as Command"),
            tr("Copy the command that makes the run again, bit for bit (Ctrl+C)"),
            self.table.copy,
        )
        self.overlay_action = self._action(
            tr("Draw &Over Plot"),
            tr("Draw the best of the selected runs over the plot of the present one; with none selected, none"),
            self.overlays_wanted.emit,
        )
        self.export_action = self._action(
            tr("E&xport…"),
            tr("Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer"),
            self._choose_file,
        )
        self.show_action.setIcon(play_icon())
        self.delete_action = self._action(tr("&Delete…"), tr("Delete the selected runs for good (Del)"), self.delete)

    def _action(self, text: str, tip: str, act: Callable[[], object]) -> QAction:
        action = make_action(self, text, tip, act)
        self.table.addAction(action)
        return action

    # Search and filters

    @Slot()
    def puzzle_changed(self) -> None:
        """Search again if the filter is for the puzzle on the board."""
        if self.filter.currentIndex() == THIS_PUZZLE:
            self._settle.start()

    @Slot()
    def _ask(self) -> None:
        index = self.filter.currentIndex()
        puzzle = puzzle_text(self._givens()) if index == THIS_PUZZLE else None
        self.model.ask(replace(self._filters[index], text=self.search.text(), puzzle=puzzle))

    @Slot()
    def _show_found(self) -> None:
        self._offer_filters()
        if self._is_fresh and not self.model.ids and self.filter.currentIndex() == THIS_PUZZLE:
            self.filter.setCurrentIndex(ALL)
        self._is_fresh = False
        self._selected()

    def _offer_filters(self) -> None:
        """List the filters that match the archive's content, and keep the selected one."""
        titles = {each.name: translated(each.title) for each in PRESETS}
        batches = {
            "": tr("Runs outside of studies"),
            RATINGS: tr("Ratings by evolution"),
            COLLECTIONS: tr("Rated collections"),
            COMMANDS: tr("Runs of the command line"),
        }
        offered = [(tr("This puzzle"), Query()), (tr("All runs"), Query())]
        offered += [(text, Query(ending=ending)) for ending, text in endings().items()]
        offered += [(titles.get(name, name), Query(algorithm=name)) for name in self.model.algorithms]
        studies = ["", *self.model.studies] if self.model.studies else []
        offered += [(batches.get(name, name), Query(study=name)) for name in studies]
        filters = [query for _, query in offered]
        if filters == self._filters:
            return
        index = self.filter.currentIndex()
        chosen = self._filters[index] if index > ALL else None
        self._filters = filters
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItems([text for text, _ in offered])
        self.filter.setCurrentIndex(filters.index(chosen) if chosen in filters else max(min(index, ALL), 0))
        self.filter.blockSignals(False)

    @Slot()
    def _selected(self) -> None:
        self._show_state()
        self._settle_selection.start()

    @Slot()
    def _show_state(self) -> None:
        count, chosen = len(self.model.ids), len(self.table.selected_lines())
        text = tr("%n run(s)", n=count)
        if chosen:
            text = tr("{runs}, {selected} selected", runs=text, selected=chosen)
        self.state.setText(text)
        self.copy_action.setEnabled(chosen > 0)
        self.delete_action.setEnabled(chosen > 0 and not self.worker.is_busy)
        self.show_action.setEnabled(chosen == 1)
        self.export_action.setEnabled(count > 0)

    @property
    def chosen(self) -> Query:
        """The selected runs, or all found runs if none is selected."""
        ids = [self.model.ids[line] for line in self.table.selected_lines()]
        return Query(ids=tuple(ids)) if ids else self.model.query

    # Commands

    @Slot()
    def repeat(self) -> None:
        runs = self.table.selected_rows
        if len(runs) == 1:
            self.repeat_wanted.emit(runs[0])

    @Slot()
    def delete(self) -> None:
        lines = self.table.selected_lines()
        if not lines or not confirms(self, tr("Delete %n run(s) for good?", n=len(lines))):
            return
        chosen = self.chosen

        def work(_stop: Stop, _emit: Emit) -> None:
            self._archive().delete(chosen)

        self.worker.begin(work)

    @Slot(str)
    def _offer_to_set_aside(self, sentence: str) -> None:
        self.state.setText(sentence)
        self.set_aside_button.show()

    @Slot()
    def set_archive_aside(self) -> None:
        """Ask for confirmation, then rename the damaged archive and begin a new one."""
        question = tr("Rename the damaged file and begin a new one? No run is deleted.")
        if not confirms(self, question):
            return
        self.set_aside_button.hide()

        def work(_stop: Stop, _emit: Emit) -> None:
            try:
                self._archive().begin_anew()
            except DamagedArchiveError as error:
                set_aside(error.path)

        self.worker.begin(work)

    @Slot()
    def _choose_file(self) -> None:
        kinds = {
            tr("CSV (*.csv)"): [".csv"],
            tr("JSON lines (*.jsonl)"): [".jsonl"],
            tr("IOHanalyzer (*.zip)"): [".zip"],
        }
        path = choose_file_to_write(self, tr("Export Runs"), "runs.csv", kinds)
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the selected runs in a worker thread, in the format of the file's suffix."""
        chosen, archive = self.chosen, self._archive
        forms: dict[str, Callable[[Archive, Query], str | bytes]] = {".jsonl": runs_json, ".zip": runs_ioh}
        write = forms.get(path.suffix.lower(), runs_csv)

        def work() -> None:
            text = write(archive(), chosen)
            write_bytes(path, text if isinstance(text, bytes) else text.encode())

        file_writer().write(self, work)
