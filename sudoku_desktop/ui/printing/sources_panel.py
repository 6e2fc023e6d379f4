"""Which puzzles a book holds: those of the Create page, those of the opened file, or new ones."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.services.generation import BookSection, GeneratedPuzzle
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import BookChoices
from sudoku_desktop.ui.printing.file_range import FileRange
from sudoku_desktop.ui.printing.material import Material, of_generated
from sudoku_desktop.ui.printing.sections_form import SectionsForm
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.section import quiet_label
from sudoku_desktop.ui.widgets.tool_tip import literal

INDENT = (20, 0, 0, 0)
LONGEST_NAME = 32
"""Maximum length of a file name, in average letters; longer names are elided."""


class Source(Enum):
    """Where the puzzles come from."""

    FILE = "file"
    LIST = "list"
    """The Create page."""
    NEW = "new"


@dataclass(frozen=True)
class Sources:
    """The puzzles of the opened file, its name, and the puzzles on the Create page."""

    file: tuple[Puzzle, ...] = ()
    file_name: str = ""
    generated: tuple[GeneratedPuzzle, ...] = ()


class SourcesPanel(QWidget):
    """A choice of sources, with the fields of the one chosen below it."""

    changed = Signal()

    def __init__(
        self, sources: Sources, choices: BookChoices, loader: KernelLoader, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._loader = loader
        loader.ready.connect(self._make_form)
        self._listed = of_generated(sources.generated)
        self._made: tuple[Material, ...] = ()
        self.form: SectionsForm | None = None
        name = self.fontMetrics().elidedText(
            sources.file_name, Qt.TextElideMode.ElideMiddle, self.fontMetrics().averageCharWidth() * LONGEST_NAME
        )
        file = self.tr("The &file {name}").format(name=name.replace("&", "&&"))
        listed = self.tr("The puzzles on the &Create page ({puzzles})")
        count = puzzles_in_words(len(self._listed))
        self._group = QButtonGroup(self)
        self._buttons = {
            Source.FILE: self._radio(file if sources.file else "", self.tr("A &file (none is open)")),
            Source.LIST: self._radio(
                listed.format(puzzles=count) if self._listed else "", self.tr("The puzzles on the &Create page (none)")
            ),
            Source.NEW: self._radio(self.tr("Ne&w puzzles"), ""),
        }
        self.range = FileRange()
        self.range.setContentsMargins(*INDENT)
        self.range.show_file(sources.file)
        self._new = QWidget()
        self._waiting = quiet_label(self.tr("Getting ready …"))
        self._new_layout = in_column(self._waiting, margins=INDENT, inside=self._new)
        by_file, *others = self._buttons.values()
        in_column(by_file, self.range, *others, self._new, spacing=4, inside=self)
        self.range.changed.connect(self.changed)
        self._group.buttonToggled.connect(self._source_changed)

    def _radio(self, text: str, unavailable: str) -> QRadioButton:
        """Return a button; without a text it is disabled and says that the source is `unavailable`."""
        button = QRadioButton(text or unavailable, self)
        if not text:
            button.setEnabled(False)
            button.setToolTip(literal(unavailable.replace("&", "")))
        self._group.addButton(button)
        return button

    @property
    def source(self) -> Source:
        return next((source for source, button in self._buttons.items() if button.isChecked()), Source.NEW)

    @property
    def recipe(self) -> str:
        """The command that makes the new puzzles again; "" for other puzzles."""
        return self.form.recipe if self.form is not None and self.source is Source.NEW else ""

    def choose(self, source: Source) -> None:
        """Choose a source; one without puzzles is replaced by new puzzles."""
        self._buttons[source if self._buttons[source].isEnabled() else Source.NEW].setChecked(True)
        self._show_fields()

    @property
    def sections(self) -> tuple[BookSection, ...]:
        """Numbers and levels of the new puzzles."""
        return self.form.sections if self.form is not None else self._choices.sections

    @property
    def symmetry(self) -> str:
        """Name of the symmetry of the new puzzles."""
        return self.form.symmetry.member().value if self.form is not None else self._choices.symmetry

    @property
    def is_generating(self) -> bool:
        return self.form is not None and self.form.is_busy

    def materials(self) -> tuple[Material, ...]:
        """Return the puzzles to print; the same objects as long as the same is chosen."""
        if self.source is Source.FILE:
            return self.range.materials()
        return self._listed if self.source is Source.LIST else self._of_form()

    def _of_form(self) -> tuple[Material, ...]:
        self._made = of_generated(self.form.puzzles if self.form is not None else (), self._made)
        return self._made

    def close_down(self) -> None:
        if self.form is not None:
            self.form.maker.generator.forget()

    @Slot()
    def _make_form(self) -> None:
        if not self._loader.is_ready or self.source is not Source.NEW or self.form is not None:
            return
        self.form = SectionsForm(self._choices.sections, self._choices.symmetry)
        self.form.changed.connect(self.changed)
        self._waiting.hide()
        self._new_layout.addWidget(self.form)
        self.changed.emit()

    def _show_fields(self) -> None:
        self.range.setVisible(self.source is Source.FILE)
        self._new.setVisible(self.source is Source.NEW)
        self._make_form()

    @Slot()
    def _source_changed(self) -> None:
        self._show_fields()
        self.changed.emit()
