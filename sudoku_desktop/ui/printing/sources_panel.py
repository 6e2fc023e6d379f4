"""Panel that chooses the puzzles of a book: those of Create or of the opened file, or new ones."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import BookChoices
from sudoku_desktop.ui.printing.material import Material, of_generated
from sudoku_desktop.ui.printing.sections_form import SectionsForm
from sudoku_desktop.ui.widgets.layouts import in_column

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
        self._given = given
        self._made: tuple[Material, ...] = ()
        self.form = SectionsForm(choices.sections, choices.symmetry, loader)
        self.given_button = QRadioButton(f"{name} ({puzzles_in_words(len(given))})", self)
        self.given_button.setVisible(bool(given))
        self._new_button = QRadioButton(tr("Ne&w puzzles"), self)
        new = QWidget()
        new.hide()
        in_column(self.form, margins=INDENT, inside=new)
        in_column(self.given_button, self._new_button, new, spacing=4, inside=self)
        self._new_button.toggled.connect(new.setVisible)
        self._new_button.toggled.connect(self.changed)
        self.form.changed.connect(self.changed)

    @property
    def source(self) -> Source:
        return Source.GIVEN if self.given_button.isChecked() else Source.NEW

    @property
    def recipe(self) -> str:
        """Command that generates the new puzzles again; "" for other puzzles."""
        return self.form.recipe if self.source is Source.NEW else ""

    def choose(self, source: Source) -> None:
        """Choose a source; if there are no given puzzles, always new ones."""
        (self.given_button if source is Source.GIVEN and self._given else self._new_button).setChecked(True)

    def materials(self) -> tuple[Material, ...]:
        """Return the puzzles to print; the same objects until the selection changes."""
        if self.source is Source.GIVEN:
            return self._given
        self._made = of_generated(self.form.puzzles, self._made)
        return self._made
