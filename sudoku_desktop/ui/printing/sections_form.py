"""Form for new puzzles: rows of numbers and levels, one symmetry and one seed."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import BookSection, GeneratedPuzzle, PuzzleBatch
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.generating.criteria_fields import NextSeedField
from sudoku_desktop.ui.generating.maker import PuzzleMaker, PuzzleRequest
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.shape_fields import ShapeFields
from sudoku_desktop.ui.generating.words import puzzles_in_words, symmetry_in_words
from sudoku_desktop.ui.icons import remove_icon
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.choices import MOST_SECTIONS
from sudoku_desktop.ui.printing.material import MOST_PUZZLES
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField, NumberField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_row, labelled
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

ADDED = BookSection(4, Level.TOUGH.value)


class SectionRow(QWidget):
    """Row with a number of puzzles, their level, and a button that removes the row."""

    changed = Signal()
    remove_wanted = Signal()

    def __init__(self, section: BookSection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = NumberField(1, MOST_PUZZLES, whole=True, parent=self)
        self.count.set_number(min(section.count, MOST_PUZZLES))
        self.count.setStepType(NumberField.StepType.DefaultStepType)
        self.count.setAccessibleName(tr("How many puzzles"))
        self.level = ChoiceField(self)
        self.level.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.level.set_name(tr("Difficulty"))
        self.level.addItem(tr("Any"), "")
        for level in Level:
            self.level.addItem(in_words(level.title), level.value)
        self.level.setCurrentIndex(max(self.level.findData(section.level), 0))
        self.remove_button = GlyphButton(remove_icon(), self, tr("Remove this row"))
        times = PlainLabel("×")
        times.setAccessibleName("")
        in_row(self.count, times, (self.level, 1), self.remove_button, inside=self)
        self.count.valueChanged.connect(self.changed)
        self.level.currentIndexChanged.connect(self.changed)
        self.remove_button.clicked.connect(self.remove_wanted)

    @property
    def section(self) -> BookSection:
        return BookSection(int(self.count.number()), str(self.level.currentData()))


class SectionsForm(QWidget):
    """Form that generates puzzles when its button is pressed, and keeps the latest ones."""

    changed = Signal()
    """Emitted when there are other puzzles, or the entered values have changed."""

    def __init__(self, sections: tuple[BookSection, ...], symmetry: str, loader: KernelLoader) -> None:
        super().__init__()
        self._loader = loader
        self._rows: list[SectionRow] = []
        self._order: PuzzleBatch | None = None
        self.maker = PuzzleMaker(self, keeps_duplicates=True)
        self._rows_layout = in_column(spacing=4)
        self.add_button = QPushButton(tr("Add a &Row"), self)
        self.add_button.setAutoDefault(False)
        self.shape = ShapeFields(self)
        self.symmetry = MemberField(Symmetry, symmetry_in_words, self, icon=symmetry_icon)
        self.symmetry.setMaxVisibleItems(self.symmetry.count())
        self.symmetry.setCurrentIndex(max(self.symmetry.findData(symmetry), 0))
        self.seed = NextSeedField(self)
        self.generate_button = QPushButton(tr("&Generate"), self)
        self.generate_button.setAutoDefault(False)
        self.progress = QProgressBar(self)
        self.progress.setAccessibleName(tr("Puzzles generated"))
        self.notice = Notice("!")
        self._lay_out()
        for section in sections:
            self._add(section)
        self.add_button.clicked.connect(self._add_another)
        self.generate_button.clicked.connect(self._start_or_stop)
        loader.ready.connect(self._show_state)
        self.maker.changed.connect(self._edited)
        self.shape.changed.connect(self._edited)
        self.symmetry.currentIndexChanged.connect(self._edited)
        self.seed.field.textChanged.connect(self._edited)
        self._show_state()

    def _lay_out(self) -> None:
        rows = (
            (tr("Gr&id"), self.shape),
            (tr("S&ymmetry", "of a book's sections"), self.symmetry),
            (tr("Se&ed"), self.seed),
        )
        grid = in_grid(*((labelled(name, field), field) for name, field in rows), stretches=(0, 1))
        add, work = in_row(self.add_button, 1), in_row(self.generate_button, (self.progress, 1), 0)
        in_column(self._rows_layout, add, grid, work, self.notice, spacing=6, inside=self)

    # Entered values

    @property
    def rows(self) -> tuple[SectionRow, ...]:
        return tuple(self._rows)

    @property
    def sections(self) -> tuple[BookSection, ...]:
        return tuple(row.section for row in self._rows)

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """The latest generated puzzles, in the order of the sections."""
        return self.maker.puzzles

    @property
    def recipe(self) -> str:
        """Command that generates all puzzles again; "" while some are missing."""
        is_whole = self._order is not None and len(self.puzzles) == self._order.count
        return self._order.command if self._order is not None and is_whole else ""

    @property
    def is_busy(self) -> bool:
        return self.maker.is_busy

    @property
    def is_stale(self) -> bool:
        """Whether the puzzles were generated from other values than the current ones."""
        order = self._order
        return order is not None and (
            order.sections != self.sections
            or order.symmetry is not self.symmetry.member()
            or order.seed != self.seed.field.seed()
            or (order.size, order.variants) != (self.shape.chosen_size, self.shape.variants)
        )

    def _add(self, section: BookSection) -> SectionRow:
        row = SectionRow(section, self)
        row.changed.connect(self._edited)
        row.remove_wanted.connect(self._remove)
        self._rows.append(row)
        self._rows_layout.addWidget(row)
        return row

    @Slot()
    def _add_another(self) -> None:
        row = self._add(ADDED)
        row.count.setFocus()
        self._edited()

    @Slot()
    def _remove(self) -> None:
        row = self.sender()
        if not isinstance(row, SectionRow) or len(self._rows) < 2:
            return
        place = self._rows.index(row)
        self._rows.remove(row)
        self._rows_layout.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._rows[min(place, len(self._rows) - 1)].count.setFocus()
        self._edited()

    # Generating

    @Slot()
    def _start_or_stop(self) -> None:
        if self.is_busy:
            self.maker.stop()
        else:
            self.start()

    def start(self) -> None:
        """Generate the puzzles, unless there are too many, or the kernels are not loaded."""
        if self.is_busy or not self._can_start:
            return
        shape = self.shape.chosen_size, self.shape.variants
        self._order = PuzzleBatch(self.sections, self.symmetry.member(), self.seed.next_seed(), *shape)
        self.maker.make(*(PuzzleRequest(*criteria) for criteria in self._order.jobs()))

    @property
    def _count(self) -> int:
        return sum(section.count for section in self.sections)

    @property
    def _can_start(self) -> bool:
        return self._loader.is_ready and self._count <= MOST_PUZZLES

    @Slot()
    def _edited(self) -> None:
        self._show_state()
        self.changed.emit()

    @Slot()
    def _show_state(self) -> None:
        busy = self.is_busy
        for row in self._rows:
            row.setEnabled(not busy)
            row.remove_button.setVisible(len(self._rows) > 1)
        self.add_button.setEnabled(not busy and len(self._rows) < MOST_SECTIONS)
        self.shape.setEnabled(not busy)
        self.symmetry.setEnabled(not busy)
        self.seed.setEnabled(not busy)
        if busy:
            self.generate_button.setText(tr("St&op", "generating puzzles"))
        else:
            self.generate_button.setText(tr("&Generate {puzzles}", puzzles=puzzles_in_words(self._count)))
        self.generate_button.setEnabled(busy or self._can_start)
        self.progress.setVisible(busy)
        if self._order is not None:
            self.progress.setRange(0, self._order.count)
            self.progress.setValue(len(self.puzzles))
            self.progress.setFormat(f"{whole(len(self.puzzles))} / {whole(self._order.count)}")
        self.notice.say(self._sentence())

    def _sentence(self) -> str:
        if self.maker.failure:
            return self.maker.failure
        if self._count > MOST_PUZZLES:
            return tr("One print holds at most {number} puzzles.", number=MOST_PUZZLES)
        if self.is_busy or self._order is None:
            return ""
        if self.is_stale:
            return tr("The puzzles shown were made with other settings. Press Generate for new ones.")
        if len(self.puzzles) < self._order.count:
            return tr(
                "Stopped: {found} of {wanted} puzzles were made.",
                found=len(self.puzzles),
                wanted=self._order.count,
            )
        return ""
