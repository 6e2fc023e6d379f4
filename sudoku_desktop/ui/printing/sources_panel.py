"""Panel that chooses the puzzles of a book: those of Create or of the opened file, or new ones."""

from enum import Enum

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QRadioButton, QWidget

from sudoku_desktop.services.generation import BookSection
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import BookChoices
from sudoku_desktop.ui.printing.material import Material, of_generated
from sudoku_desktop.ui.printing.sections_form import SectionsForm
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.section import quiet_label

INDENT = (20, 0, 0, 0)


class Source(Enum):
    """Origin of the puzzles of a book."""

    GIVEN = "given"
    """The paper of Create, or the opened file."""
    NEW = "new"


class SourcesPanel(QWidget):
    """Panel that chooses between `given` puzzles, called `name`, and new ones, with the form for these."""

    changed = Signal()

    def __init__(self, given: tuple[Material, ...], name: str, choices: BookChoices, loader: KernelLoader) -> None:
        super().__init__()
        self._given, self._choices, self._loader = given, choices, loader
        loader.ready.connect(self._make_form)
        self._made: tuple[Material, ...] = ()
        self.form: SectionsForm | None = None
        self.given_button = QRadioButton(f"{name} ({puzzles_in_words(len(given))})", self)
        self.given_button.setVisible(bool(given))
        self._new_button = QRadioButton(tr("Ne&w puzzles"), self)
        self._new = QWidget()
        self._waiting = quiet_label(tr("Getting ready …"))
        self._new_layout = in_column(self._waiting, margins=INDENT, inside=self._new)
        in_column(self.given_button, self._new_button, self._new, spacing=4, inside=self)
        self._new_button.toggled.connect(self._source_changed)

    @property
    def source(self) -> Source:
        return Source.GIVEN if self.given_button.isChecked() else Source.NEW

    @property
    def recipe(self) -> str:
        """Command that generates the new puzzles again; "" for other puzzles."""
        return self.form.recipe if self.form is not None and self.source is Source.NEW else ""

    def choose(self, source: Source) -> None:
        """Choose a source; if there are no given puzzles, always new ones."""
        (self.given_button if source is Source.GIVEN and self._given else self._new_button).setChecked(True)
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
        """Return the puzzles to print; the same objects until the selection changes."""
        if self.source is Source.GIVEN:
            return self._given
        self._made = of_generated(self.form.puzzles if self.form is not None else (), self._made)
        return self._made

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
        self._new.setVisible(self.source is Source.NEW)
        self._make_form()

    @Slot()
    def _source_changed(self) -> None:
        self._show_fields()
        self.changed.emit()
