"""Which puzzles are printed: the board's, the file's, the generated list's, or new ones made on the spot."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.services.generation import BookSection, GeneratedPuzzle
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.choices import AnyChoices
from sudoku_desktop.ui.printing.material import MOST_PUZZLES, Material, of_file, of_generated
from sudoku_desktop.ui.printing.sections_form import SectionsForm
from sudoku_desktop.ui.widgets.fields import NumberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import quiet_label
from sudoku_desktop.ui.widgets.tool_tip import literal

INDENT = 20
LONGEST_NAME = 32
"""Of a file, in letters."""


class Source(Enum):
    """Where the puzzles come from."""

    BOARD = "board"
    FILE = "file"
    LIST = "list"
    NEW = "new"


@dataclass(frozen=True)
class Sources:
    """What there is besides new puzzles: the board's puzzle, none where it is empty; the puzzles of the opened file
    and its name; the puzzles chosen on the Generate page.
    """

    board: tuple[Material, ...] = ()
    file: tuple[Puzzle, ...] = ()
    file_name: str = ""
    generated: tuple[GeneratedPuzzle, ...] = ()

    def has(self, source: Source) -> bool:
        return {
            Source.BOARD: bool(self.board),
            Source.FILE: bool(self.file),
            Source.LIST: bool(self.generated),
            Source.NEW: True,
        }[source]


class SourcesPanel(QWidget):
    """A choice of sources, with the fields of the one chosen below it."""

    changed = Signal()

    def __init__(
        self, sources: Sources, choices: AnyChoices, loader: KernelLoader, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sources = sources
        self._choices = choices
        self._loader = loader
        loader.ready.connect(self._make_form)
        self._file: tuple[tuple[int, int], tuple[Material, ...]] = (0, 0), ()
        self._listed = of_generated(sources.generated)
        self._made: tuple[Material, ...] = ()
        self.form: SectionsForm | None = None
        self._group = QButtonGroup(self)
        self._buttons = {
            Source.BOARD: self._radio(
                self.tr("The puzzle on the &board") if sources.board else self.tr("The puzzle on the &board (empty)")
            ),
            Source.FILE: self._radio(self._file_text()),
            Source.LIST: self._radio(self._list_text()),
            Source.NEW: self._radio(self.tr("Ne&w puzzles")),
        }
        self.first, self.last = (NumberField(1, max(len(sources.file), 1), whole=True) for _ in range(2))
        self._fields = QWidget()
        self._range_label = quiet_label()
        self._new = QWidget()
        self._waiting = quiet_label(self.tr("Getting ready …"))
        self._lay_out()
        self._explain()
        self._set_up_range()
        for field in (self.first, self.last):
            field.valueChanged.connect(self._range_changed)
        self._group.buttonToggled.connect(self._source_changed)

    def _radio(self, text: str) -> QRadioButton:
        button = QRadioButton(text, self)
        self._group.addButton(button)
        return button

    def _file_text(self) -> str:
        metrics, room = self.fontMetrics(), self.fontMetrics().averageCharWidth() * LONGEST_NAME
        name = metrics.elidedText(self._sources.file_name, Qt.TextElideMode.ElideMiddle, room).replace("&", "&&")
        return (
            self.tr("The &file {name}").format(name=name) if self._sources.file else self.tr("A &file (none is open)")
        )

    def _list_text(self) -> str:
        count = len(self._listed)
        if not count:
            return self.tr("The &list on the Generate page (empty)")
        return self.tr("The &list on the Generate page ({puzzles})").format(puzzles=puzzles_in_words(count))

    def _lay_out(self) -> None:
        first, last = PlainLabel(self.tr("puzzles")), PlainLabel(self.tr("to"))
        indented = (INDENT, 0, 0, 0)
        in_row(first, self.first, last, self.last, (self._range_label, 1), margins=indented, inside=self._fields)
        self.first.setAccessibleName(self.tr("First puzzle of the file"))
        self.last.setAccessibleName(self.tr("Last puzzle of the file"))
        self._new_layout = in_column(self._waiting, margins=indented, inside=self._new)
        board, file, *others = self._buttons.values()
        in_column(board, file, self._fields, *others, self._new, spacing=4, inside=self)

    def _explain(self) -> None:
        """What there is not cannot be chosen, and says why."""
        why = {
            Source.BOARD: self.tr("The board is empty: there is nothing to print."),
            Source.FILE: self.tr("No file is open."),
            Source.LIST: self.tr("Nothing has been generated yet."),
        }
        for source, sentence in why.items():
            button = self._buttons[source]
            if not self._sources.has(source):
                button.setEnabled(False)
                button.setToolTip(literal(sentence))
                button.setAccessibleDescription(sentence)

    def _set_up_range(self) -> None:
        count = len(self._sources.file)
        self.first.set_number(1)
        self.last.set_number(min(max(count, 1), MOST_PUZZLES))
        self._range_label.setText(self.tr("of {count}").format(count=whole(count)))

    # What is chosen.

    @property
    def source(self) -> Source:
        return next((source for source, button in self._buttons.items() if button.isChecked()), Source.NEW)

    @property
    def recipe(self) -> str:
        """The command that makes the new puzzles again; "" for others."""
        return self.form.recipe if self.form is not None and self.source is Source.NEW else ""

    def hide_board(self) -> None:
        """For what one puzzle does not make."""
        self._buttons[Source.BOARD].hide()

    def choose(self, source: Source) -> None:
        """Choose this one, or, where there is nothing to print, new puzzles."""
        self._buttons[source if self._sources.has(source) else Source.NEW].setChecked(True)
        self._show_fields()

    @property
    def sections(self) -> tuple[BookSection, ...]:
        """Of new puzzles."""
        return self.form.sections if self.form is not None else self._choices.sections

    @property
    def symmetry(self) -> str:
        """Of new puzzles."""
        return self.form.symmetry.member().value if self.form is not None else self._choices.symmetry

    @property
    def is_generating(self) -> bool:
        return self.form is not None and self.form.is_busy

    def materials(self) -> tuple[Material, ...]:
        """What there is to print; the same objects as long as the same is chosen."""
        source = self.source
        if source is Source.BOARD:
            return self._sources.board
        if source is Source.FILE:
            return self._of_file()
        return self._listed if source is Source.LIST else self._of_form()

    def _of_file(self) -> tuple[Material, ...]:
        wanted = int(self.first.number()), int(self.last.number())
        if wanted != self._file[0]:
            self._file = wanted, of_file(self._sources.file[wanted[0] - 1 : wanted[1]])
        return self._file[1]

    def _of_form(self) -> tuple[Material, ...]:
        puzzles = self.form.puzzles if self.form is not None else ()
        same = sum(1 for old, new in zip(self._made, puzzles, strict=False) if old.givens is new.puzzle)
        self._made = (*self._made[:same], *of_generated(puzzles[same:]))
        return self._made

    # New puzzles.

    def close_down(self) -> None:
        if self.form is not None:
            self.form.close_down()

    @Slot()
    def _make_form(self) -> None:
        if not self._loader.is_ready or self.source is not Source.NEW or self.form is not None:
            return
        self.form = SectionsForm(self._choices.sections, self._choices.symmetry)
        self.form.changed.connect(self.changed)
        self._waiting.hide()
        self._new_layout.addWidget(self.form)
        self.changed.emit()

    # Showing.

    def _show_fields(self) -> None:
        self._fields.setVisible(self.source is Source.FILE)
        self._new.setVisible(self.source is Source.NEW)
        self._make_form()

    @Slot()
    def _source_changed(self) -> None:
        self._show_fields()
        self.changed.emit()

    @Slot()
    def _range_changed(self) -> None:
        """The last is not before the first, nor too far behind it; the field that was changed has its way."""
        first, last = self.first.number(), self.last.number()
        is_last = self.sender() is self.last
        with QSignalBlocker(self.first), QSignalBlocker(self.last):
            if is_last:
                self.first.set_number(min(max(first, last - MOST_PUZZLES + 1), last))
            else:
                self.last.set_number(max(min(last, first + MOST_PUZZLES - 1), first))
        self.changed.emit()
