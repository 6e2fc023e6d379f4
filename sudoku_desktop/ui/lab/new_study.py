"""Dialog that sets up a study and writes it as a TOML file; such files can declare more than the dialog offers."""

from __future__ import annotations

import json
import re
import tempfile
import unicodedata
from enum import Enum
from math import prod
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.logic import Level
from sudoku_desktop.services.own_presets import OwnPresets
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import full_sentence, in_words, tr, translated
from sudoku_desktop.studies import built_in_studies, read_study
from sudoku_desktop.studies.declaration import SUFFIX, RacingRules
from sudoku_desktop.studies.reading import MOST_GENERATED, Reader
from sudoku_desktop.trials.records import puzzle_text
from sudoku_desktop.ui.file_reader import puzzle_filters
from sudoku_desktop.ui.lab.varying import VariedRow, VariedRows
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.fields import MemberField, NumberField
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row, resize_on_screen
from sudoku_desktop.ui.widgets.option_fields import OptionsForm
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import Emit, NewestAnswer, Worker, end_work

MOST_SEEDS, MOST_GENERATIONS = 100_000, 10**12


class Source(Enum):
    """Origin of the puzzles of a study."""

    BOARD = "board"
    FILE = "file"
    GENERATED = "generated"


def name_of(title: str) -> str:
    """Return the file name of a study without its suffix: "arger-co" for "Ärger & Co"."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain))[:50].strip("-") or "study"


def puzzles_in(path: Path) -> int:
    """Return the number of puzzles that a study reads from a file; raise ProblemError if it cannot be read."""
    return sum(1 for _ in Reader([path.parent]).puzzles("puzzles", {"file": path.name}))


class NewStudyDialog(QDialog):
    """Dialog for a new study; `givens` are those of the puzzle on the board, `folder` is where studies are stored."""

    saved = Signal(str)
    """Emitted with the name of the study when its file has been written."""
    _kept = Signal(str)

    def __init__(self, givens: Grid, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Study"))
        self._givens, self._folder = givens, folder
        self._file: Path | None = None
        self._in_file: int | None = None
        self.title = QLineEdit(tr("My study"))
        sources = {
            Source.BOARD: tr("The puzzle on the board"),
            Source.FILE: tr("The puzzles of a file"),
            Source.GENERATED: tr("Newly generated puzzles"),
        }
        self.source = MemberField(Source, sources.__getitem__)
        self.file_button = QPushButton(tr("&Choose File…"))
        self.puzzles = self._number(10, MOST_GENERATED)
        self.puzzles.setAccessibleName(tr("How many puzzles"))
        self.level = MemberField(Level, lambda level: in_words(level.title), self)
        self.level.set_name(tr("Level"))
        self.algorithms = QListWidget()
        self._presets = {each.name: each for each in (*PRESETS, *OwnPresets().presets)}
        for name, preset in self._presets.items():
            item = QListWidgetItem(translated(preset.title))
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.algorithms.addItem(item)
        self.algorithms.item(0).setCheckState(Qt.CheckState.Checked)
        self.varied = VariedRows()
        self.races = QCheckBox(tr("&Race: give up early on what is significantly worse"))
        self.racing = OptionsForm(RacingRules())
        self.seeds, self.generations = self._number(20, MOST_SEEDS), self._number(100_000, MOST_GENERATIONS)
        self.count, self.state = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self.worker = Worker(self)
        self.counter: NewestAnswer[Path, int] = NewestAnswer(lambda path, _: puzzles_in(path), self)
        self._lay_out()
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        self.worker.failed.connect(self._refuse)
        self._kept.connect(self._close)
        self.file_button.clicked.connect(self._choose_file)
        self.source.currentIndexChanged.connect(self._show_state)
        self.algorithms.itemChanged.connect(self._offer_settings)
        for field in (self.puzzles, self.seeds, self.generations):
            field.valueChanged.connect(self._show_state)
        self.races.toggled.connect(self._show_state)
        self.varied.changed.connect(self._show_state)
        self.counter.answered.connect(self._take_count)
        self.counter.failed.connect(self._refuse)
        self._offer_settings()

    def _number(self, value: int, most: int) -> NumberField:
        field = NumberField(1, most, whole=True)
        field.set_number(value)
        return field

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, field, row in (
            (tr("&Title", "of a study"), self.title, ()),
            (tr("&Puzzles"), self.source, (self.file_button, self.puzzles, self.level)),
            (tr("&Algorithms"), self.algorithms, ()),
            (tr("&Seeds"), self.seeds, ()),
            (tr("&Generations at most"), self.generations, ()),
        ):
            label = PlainLabel(text)
            label.setBuddy(field)
            field.setAccessibleName(text.replace("&", ""))
            form.addRow(label, in_row(field, *row, spacing=6) if row else field)
        rows = PageArea(self.varied)
        rows.setAccessibleName(tr("Varied parameters"))
        form.insertRow(3, PlainLabel(tr("Varied")), rows)
        form.addRow(in_column(self.races, self.racing, spacing=4))
        in_column((form, 1), self.count, self.state, self.buttons, margins=None, inside=self)
        self.algorithms.setMinimumHeight(8 * self.fontMetrics().height())
        resize_on_screen(self, 760, 620)

    @property
    def chosen(self) -> list[str]:
        """Names of the ticked presets."""
        items = (self.algorithms.item(row) for row in range(self.algorithms.count()))
        return [
            str(each.data(Qt.ItemDataRole.UserRole)) for each in items if each.checkState() == Qt.CheckState.Checked
        ]

    @Slot()
    def _offer_settings(self) -> None:
        """List the settings that at least one ticked algorithm has."""
        presets = (self._presets[name] for name in self.chosen)
        settings = {setting.name: setting for preset in presets for setting in preset.settings()}
        self.varied.offer(settings)
        self._show_state()

    @Slot()
    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Puzzles of the Study"), "", puzzle_filters(".csv"))
        if name:
            self._file, self._in_file = Path(name), None
            self.counter.ask(self._file)
            self._show_state()

    @Slot(object, object)
    def _take_count(self, path: Path, count: int) -> None:
        if path == self._file:
            self._in_file = count
            self._show_state()

    def _varied_in(self, preset: Algorithm) -> dict[str, VariedRow]:
        return self.varied.of({setting.name for setting in preset.settings()})

    def _complaint(self) -> str:
        """Return the first error in the values of settings as a sentence, or ""."""
        for preset in map(self._presets.__getitem__, self.chosen):
            rows = self._varied_in(preset)
            for setting in preset.settings():
                complaint = rows[setting.name].complaint(setting) if setting.name in rows else None
                if complaint is not None:
                    return full_sentence(complaint)
        return ""

    def _count_in_words(self) -> str:
        """Return the number of runs of the study in words."""
        by_source = {Source.BOARD: 1, Source.FILE: self._in_file, Source.GENERATED: int(self.puzzles.number())}
        puzzles, seeds = by_source[self.source.member()], int(self.seeds.number())
        algorithms = sum(
            prod(len(row.chosen()) for row in self._varied_in(self._presets[name]).values()) for name in self.chosen
        )
        count = tr(
            "Algorithms: {algorithms}; puzzles: {puzzles}; seeds: {seeds}. Runs: {runs}, of {generations} generations "
            "at most.",
            algorithms=algorithms,
            puzzles="?" if puzzles is None else puzzles,
            seeds=seeds,
            runs="?" if puzzles is None else algorithms * puzzles * seeds,
            generations=whole(self.generations.number()),
        )
        return count + " " + tr("A race makes fewer.") if self.races.isChecked() else count

    @Slot()
    def _show_state(self) -> None:
        source = self.source.member()
        self.file_button.setVisible(source is Source.FILE)
        self.file_button.setText(self._file.name if self._file is not None else tr("&Choose File…"))
        for field in (self.puzzles, self.level):
            field.setVisible(source is Source.GENERATED)
        self.racing.setVisible(self.races.isChecked())
        complaint = self._complaint()
        self.count.setText("" if complaint else self._count_in_words())
        is_complete = not complaint and bool(self.chosen) and (source is not Source.FILE or self._file is not None)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(is_complete)
        self.state.setText(complaint)

    def toml(self) -> str:
        """Return the study as TOML, see docs/studies.md; texts and lists are written as JSON, which TOML shares."""
        quoted = json.dumps
        source = self.source.member()
        if source is Source.BOARD:
            puzzles = f"cells = {quoted(puzzle_text(self._givens))}"
        elif source is Source.FILE:
            puzzles = f"file = {quoted(str(self._file))}"
        else:
            criteria = f"count = {self.puzzles.number()}, seed = 1, level = {quoted(self.level.member().value)}"
            puzzles = f"generate = {{ {criteria} }}"
        lines = [
            f"title = {quoted(self.title.text() or tr('My study'))}",
            f"seeds = {self.seeds.number()}",
            f"budget = {{ generations = {self.generations.number()} }}",
        ]
        if self.races.isChecked():
            rules = self.racing.options()
            lines.append(f"racing = {{ train = {rules.train}, rounds = {rules.rounds} }}")
        lines += ["", "[[puzzles]]", puzzles]
        for name in self.chosen:
            lines += ["", "[[algorithms]]", f"preset = {quoted(name)}"]
            rows = self._varied_in(self._presets[name])
            if rows:
                changes = ", ".join(f"{quoted(key)} = {row.toml()}" for key, row in rows.items())
                lines.append(f"set = {{ {changes} }}")
        return "\n".join(lines) + "\n"

    @Slot()
    def save(self) -> None:
        """Write the file of the study and close the dialog, or show the error in the study."""
        text, name, number = self.toml(), name_of(self.title.text()), 1
        taken = {path.stem for path in self._folder.glob(f"*{SUFFIX}")} | built_in_studies().keys()
        while (unique := name if number == 1 else f"{name}-{number}") in taken:
            number += 1

        def work(_stop: Stop, emit: Emit) -> None:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / f"{unique}{SUFFIX}"
                path.write_text(text, encoding="utf-8")
                read_study(path)
            self._folder.mkdir(parents=True, exist_ok=True)
            write_text(self._folder / path.name, text)
            emit(self._kept, unique)

        self.state.setText(tr("Checking …"))
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(False)
        self.worker.begin(work)

    @Slot(str)
    def _close(self, name: str) -> None:
        self.saved.emit(name)
        self.accept()

    @Slot(str)
    def _refuse(self, why: str) -> None:
        self._show_state()
        self.state.setText(why)

    def done(self, result: int) -> None:
        end_work(self)
        super().done(result)
