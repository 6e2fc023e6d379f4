"""The page of all runs that are kept: found, compared, repeated, exported and thrown away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QPushButton,
    QSplitter,
    QWidget,
)

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.speaking import translated
from sudoku_desktop.studies.commands import command_of
from sudoku_desktop.studies.export import runs_csv, runs_ioh, runs_json
from sudoku_desktop.trials.archive import Archive, DamagedArchiveError, Query, set_aside
from sudoku_desktop.trials.records import COLLECTIONS, COMMANDS, RATINGS, KeptRun, puzzle_text
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.studying.runs_model import RunsModel, endings
from sudoku_desktop.ui.studying.statistics import Statistics
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write, complain, confirms
from sudoku_desktop.ui.widgets.table import TableView
from sudoku_desktop.ui.widgets.tool_tip import literal
from sudoku_desktop.ui.worker import Emit, Worker

SETTLE_MS = 150
"""After a key or a click, before anything is looked for."""


class RunsTable(TableView[KeptRun]):
    """Table of kept runs, which copies the commands of the selected runs."""

    def __init__(self, model: RunsModel) -> None:
        descending = Qt.SortOrder.DescendingOrder
        super().__init__(self.tr("Runs"), model, commands_of, sorted_by="made", order=descending)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: Qt would load all rows, and the search field finds more."""


def commands_of(runs: Sequence[KeptRun]) -> str:
    """Return the commands that make runs again, one on each line."""
    return "".join(f"{command_of(run)}\n" for run in runs)


class RunsPage(QWidget):
    """`givens`: of the puzzle on the board."""

    repeat_wanted = Signal(object)
    """The KeptRun that is to be made again."""
    overlays_wanted = Signal(object, object)
    """The OverlaidRuns that are to be drawn over the window's plot, none for none; and the keys of these runs."""

    def __init__(
        self, archive: Callable[[], Archive], givens: Callable[[], Grid], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._archive, self._givens = archive, givens
        self.model = RunsModel(archive, self)
        self.table = RunsTable(self.model)
        self.statistics = Statistics(archive)
        self.worker = Worker(self)
        self.worker.failed.connect(self._complain)
        self.worker.ended.connect(self.model.find)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._ask)
        self._settle_selection = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle_selection.timeout.connect(self._ask_statistics)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setToolTip(self.tr("Words in the puzzle, its title, the algorithm, the study or the seed (Ctrl+F)"))
        self.algorithm = self._choice(self.tr("Algorithm"), self.tr("All algorithms"))
        self.ending = self._choice(self.tr("Result"), self.tr("All results"))
        for ending, text in endings().items():
            self.ending.addItem(text, ending)
        self.study = self._choice(self.tr("Study"), self.tr("All runs"))
        self.this_puzzle = QCheckBox(self.tr("This &puzzle"))
        self.this_puzzle.setToolTip(self.tr("Only runs of the puzzle on the board"))
        self.overlay_button = self._button(
            self.tr("Draw &Over Plot"),
            self.tr(
                "Draw the best of the selected runs over the plot on the Evolution page; with none selected, remove "
                "them from it"
            ),
        )
        self.copy_button = self._button(
            self.tr("&Copy Command"), self.tr("Copy the command that makes the run again, bit for bit (Ctrl+C)")
        )
        self.again_button = self._button(
            self.tr("&Run Again"), self.tr("Make the run again in the window, bit for bit (Enter)")
        )
        self.export_button = self._button(
            self.tr("E&xport…"),
            self.tr("Export the selected runs, or all that were found, as CSV, JSON lines or for IOHanalyzer"),
        )
        self.delete_button = self._button(self.tr("&Delete…"), self.tr("Delete the selected runs for good (Del)"))
        self.set_aside_button = self._button(
            self.tr("&Set Aside…"), self.tr("Rename the damaged file of the runs, and begin a new one")
        )
        self.set_aside_button.hide()
        self.state = PlainLabel(wordWrap=True)
        self._lay_out()
        self._connect()
        self._ask()

    def _choice(self, name: str, everything: str) -> ChoiceField:
        field = ChoiceField(self)
        field.set_name(name)
        field.setToolTip(literal(name))
        field.setMinimumContentsLength(16)
        field.addItem(everything)
        return field

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(literal(tip))
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        head = in_row((self.search, 1), self.algorithm, self.ending, self.study, self.this_puzzle, spacing=6)
        buttons = (self.overlay_button, self.copy_button, self.again_button, self.export_button, self.delete_button)
        row = in_row((self.state, 1), self.set_aside_button, *buttons, spacing=6)
        upper = QWidget()
        in_column(head, (self.table, 1), row, spacing=6, inside=upper)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        for widget in (upper, self.statistics):
            parts.addWidget(widget)
        parts.setSizes([340, 360])
        in_column((parts, 1), margins=None, inside=self)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._settle.start)
        for field in (self.algorithm, self.ending, self.study):
            field.currentIndexChanged.connect(self._settle.start)
        self.this_puzzle.toggled.connect(self._settle.start)
        self.model.found.connect(self._show_found)
        self.model.failed.connect(self.state.setText)
        self.model.archive_damaged.connect(self._offer_to_set_aside)
        self.set_aside_button.clicked.connect(self.set_archive_aside)
        self.model.dataChanged.connect(self._show_state)
        self.table.selection_changed.connect(self._selected)
        self.table.delete_wanted.connect(self.delete)
        self.table.chosen.connect(self.repeat)
        self.overlay_button.clicked.connect(self.draw_over_plot)
        self.copy_button.clicked.connect(self.table.copy)
        self.again_button.clicked.connect(self.repeat)
        self.export_button.clicked.connect(self._choose_file)
        self.delete_button.clicked.connect(self.delete)

    # Finding.

    @Slot()
    def puzzle_changed(self) -> None:
        """Another puzzle is on the board."""
        if self.this_puzzle.isChecked():
            self._settle.start()

    @Slot()
    def _ask(self) -> None:
        self.model.ask(
            Query(
                text=self.search.text(),
                algorithm=self.algorithm.currentData(),
                ending=self.ending.currentData(),
                puzzle=puzzle_text(self._givens()) if self.this_puzzle.isChecked() else None,
                study=self.study.currentData(),
            )
        )

    @Slot()
    def _show_found(self) -> None:
        titles = {each.name: translated(each.title) for each in PRESETS}
        self._offer(self.algorithm, [(name, titles.get(name, name)) for name in self.model.algorithms])
        batches = {RATINGS: self.tr("Ratings by evolution"), COLLECTIONS: self.tr("Rated collections")}
        batches[COMMANDS] = self.tr("Runs of the command line")
        studies = [(name, batches.get(name, name)) for name in self.model.studies]
        self._offer(self.study, [("", self.tr("Runs outside of studies")), *studies] if studies else [])
        self._selected()

    def _offer(self, field: ChoiceField, choices: list[tuple[str, str]]) -> None:
        """After the first item, which is for all."""
        known = [field.itemData(index) for index in range(1, field.count())]
        if known == [key for key, _ in choices]:
            return
        chosen = field.currentData()
        field.blockSignals(True)
        while field.count() > 1:
            field.removeItem(1)
        for key, text in choices:
            field.addItem(text, key)
        field.setCurrentIndex(max(field.findData(chosen), 0) if chosen is not None else 0)
        field.blockSignals(False)

    @Slot()
    def _selected(self) -> None:
        self._show_state()
        self._settle_selection.start()

    @Slot()
    def _show_state(self) -> None:
        count, chosen = len(self.model.ids), len(self.table.selected_lines())
        text = self.tr("%n run(s) found", "", count)
        if chosen:
            text = self.tr("{runs}, {selected} selected").format(runs=text, selected=chosen)
        self.state.setText(text)
        self.copy_button.setEnabled(chosen > 0)
        self.delete_button.setEnabled(chosen > 0 and not self.worker.is_busy)
        self.again_button.setEnabled(chosen == 1)
        self.export_button.setEnabled(count > 0)

    @property
    def chosen(self) -> Query:
        """The selected runs, or all that were found if none is selected."""
        ids = [self.model.ids[line] for line in self.table.selected_lines()]
        return Query(ids=tuple(ids)) if ids else self.model.query

    @Slot()
    def _ask_statistics(self) -> None:
        self.statistics.ask(self.chosen)

    # Doing.

    @Slot()
    def draw_over_plot(self) -> None:
        """Those that the statistics tell of, if they are selected."""
        answer = self.statistics.answer
        if answer is None or not self.table.selected_lines():
            self.overlays_wanted.emit([], [])
        else:
            self.overlays_wanted.emit(answer.courses, [run.key for run in answer.drawn])

    @Slot()
    def repeat(self) -> None:
        runs = self.table.selected_rows
        if len(runs) == 1:
            self.repeat_wanted.emit(runs[0])

    @Slot()
    def delete(self) -> None:
        lines = self.table.selected_lines()
        if not lines or not confirms(self, self.tr("Delete %n run(s) for good?", "", len(lines))):
            return
        chosen = self.chosen

        def work(_stop: Stop, _tell: Emit) -> None:
            self._archive().delete(chosen)

        self.worker.begin(work)

    @Slot(str)
    def _offer_to_set_aside(self, sentence: str) -> None:
        self.state.setText(sentence)
        self.set_aside_button.show()

    @Slot()
    def set_archive_aside(self) -> None:
        """Rename the damaged archive and begin a new one, once the person has agreed."""
        question = self.tr("Rename the damaged file and begin a new one? No run is deleted.")
        if not confirms(self, question):
            return
        self.set_aside_button.hide()

        def work(_stop: Stop, _tell: Emit) -> None:
            try:
                self._archive().begin_anew()
            except DamagedArchiveError as error:
                set_aside(error.path)

        self.worker.begin(work)

    @Slot()
    def _choose_file(self) -> None:
        kinds = {
            self.tr("CSV (*.csv)"): [".csv"],
            self.tr("JSON lines (*.jsonl)"): [".jsonl"],
            self.tr("IOHanalyzer (*.zip)"): [".zip"],
        }
        path = choose_file_to_write(self, self.tr("Export Runs"), "runs.csv", kinds)
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the chosen runs in the form that the ending of the name says, beside the interface."""
        chosen, archive = self.chosen, self._archive
        forms: dict[str, Callable[[Archive, Query], str | bytes]] = {".jsonl": runs_json, ".zip": runs_ioh}
        write = forms.get(path.suffix.lower(), runs_csv)

        def work() -> None:
            told = write(archive(), chosen)
            write_bytes(path, told if isinstance(told, bytes) else told.encode())

        file_writer().write(self, work)

    @Slot(str)
    def _complain(self, sentence: str) -> None:
        complain(self, sentence)

    def close_down(self) -> None:
        self.worker.close()
        self.model.close_down()
        self.statistics.close_down()
