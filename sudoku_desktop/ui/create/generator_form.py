"""Choices of what is generated: buttons for the usual ones, and a form with all of them."""

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QWidget

from sudoku_desktop.board import Symmetry, Variant
from sudoku_desktop.evolution.pace import Accelerating, EveryImprovement, FullSpeed, Pace
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import BookSection
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.generating.criteria_form import CriteriaForm
from sudoku_desktop.ui.generating.pictograms import size_icon, symmetry_icon, variant_icon
from sudoku_desktop.ui.generating.words import symmetry_in_words
from sudoku_desktop.ui.icons import LEVEL_ICON, level_icon
from sudoku_desktop.ui.widgets.choice_buttons import ChoiceButtons
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_lines, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain, literal

HEADING_HEIGHT = 28
"""Minimum height of a heading with the space above it, in logical pixels."""
SIZES_SHOWN = (4, 6, 9, 16, 25)
"""Sizes that have a button of their own; the form offers all sizes."""


class GeneratorForm(QWidget):
    """Level, size, variant, pattern and number as buttons, which follow the criteria `form` and set its fields.

    The widget `more` has that form and further options; the page lays it out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.form = CriteriaForm()
        self.levels = ChoiceButtons(
            tr("Level"),
            ((level, in_words(level.title), level_icon(level)) for level in Level),
            icon_size=LEVEL_ICON,
            icon_below=True,
        )
        self.sizes = ChoiceButtons(tr("Size"), ((size, f"{size}×{size}", size_icon(size)) for size in SIZES_SHOWN))
        variants = {
            None: tr("Classic"),
            Variant.X: tr("Diagonal"),
            Variant.WINDOKU: tr("Windoku"),
            Variant.JIGSAW: tr("Jigsaw"),
        }
        self.variants = ChoiceButtons(
            tr("Variant"), ((variant, text, variant_icon(variant)) for variant, text in variants.items())
        )
        patterns = {
            Symmetry.NONE: tr("Any"),
            Symmetry.ROTATIONAL: tr("Half turn"),
            Symmetry.HORIZONTAL: tr("Mirror"),
            Symmetry.ROTATIONAL_90: tr("Quarter"),
        }
        self.patterns = ChoiceButtons(
            tr("Pattern of givens"), ((each, text, symmetry_icon(each)) for each, text in patterns.items())
        )
        for symmetry, button in self.patterns.buttons.items():
            button.setToolTip(literal(symmetry_in_words(symmetry)))
        self.keeps = QCheckBox(tr("&Add to the puzzles on the paper"))
        self.watches = QCheckBox(tr("&Watch it being made"))
        self.pace_field = ChoiceField(self)
        for text, pace in (
            (tr("Slow"), EveryImprovement(hold=0.5)),
            (tr("Accelerating"), Accelerating()),
            (tr("Full speed"), FullSpeed()),
        ):
            self.pace_field.addItem(text, pace)
        self.pace_field.setCurrentIndex(1)
        self.pace_field.set_name(tr("Pace"))
        explain(self.pace_field, tr("How long each step can be seen; it does not affect the puzzles."))
        self.pace_field.setEnabled(False)
        self.order = ChoiceField()
        self.order.addItems([tr("As made"), tr("Easiest first"), tr("Fewest givens first")])
        self._lay_out()
        self.levels.picked.connect(self.form.difficulty.choose)
        self.sizes.picked.connect(self.form.shape.sizes.choose)
        self.variants.picked.connect(self._pick_variant)
        self.patterns.picked.connect(self.form.symmetry.choose)
        self.watches.toggled.connect(self.pace_field.setEnabled)
        self.form.changed.connect(self._follow)
        self._follow()

    def _lay_out(self) -> None:
        names = tr("Size"), tr("Variant"), tr("Pattern of givens"), tr("How many")
        headings = [PlainLabel(name, bold=True, alignment=Qt.AlignmentFlag.AlignBottom) for name in names]
        count = in_row(self.form.count, PlainLabel(tr("puzzles")), 1, spacing=8)
        rows = headings[:2], (self.sizes, self.variants), headings[2:], (self.patterns, count)
        grid = in_grid(*rows, spacing=(20, 6), stretches=(5, 4))
        for heading_row in (0, 2):
            grid.setRowMinimumHeight(heading_row, HEADING_HEIGHT)
        note = ElidedLabel(tr("rated like a person would solve it"))
        note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        note.setAlignment(Qt.AlignmentFlag.AlignRight)
        level = in_row(PlainLabel(tr("Level"), bold=True), (note, 1), spacing=12)
        in_column(level, self.levels, grid, spacing=6, inside=self)
        self.more = QWidget()
        switches = in_lines(self.keeps, self.watches, self.pace_field, spacing=12)
        order = in_row(labelled(tr("O&rder"), self.order), self.order, 1)
        self.more_column = in_column(switches, self.form, order, spacing=8, inside=self.more)

    @property
    def pace(self) -> Pace:
        """Pace of the generation: full speed unless the user watches it."""
        pace: Pace = self.pace_field.currentData() if self.watches.isChecked() else FullSpeed()
        return pace

    @property
    def section(self) -> BookSection:
        """The number of puzzles and their level, or "" for another difficulty."""
        level = self.form.difficulty.difficulty()
        return BookSection(int(self.form.count.number()), level.value if isinstance(level, Level) else "")

    def restore(self, section: BookSection, symmetry: str) -> None:
        """Show the number and level of a section, and the symmetry of this name."""
        self.form.count.set_number(section.count)
        if section.level in {level.value for level in Level}:
            self.form.difficulty.choose(Level(section.level))
        self.form.symmetry.setCurrentIndex(max(self.form.symmetry.findData(symmetry), 0))

    @Slot(object)
    def _pick_variant(self, variant: Variant | None) -> None:
        shape = self.form.shape
        with QSignalBlocker(shape):
            shape.regions.choose(Variant.JIGSAW if variant is Variant.JIGSAW else None)
            for extra, box in shape.extras.items():
                box.setChecked(extra is variant)
        shape.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """Check the buttons that match the fields of the form."""
        form, variants = self.form, self.form.shape.variants
        self.levels.show_choice(form.difficulty.difficulty())
        self.sizes.show_choice(form.shape.chosen_size)
        self.variants.show_choice(variants[0] if len(variants) == 1 else variants or None)
        for extra, box in form.shape.extras.items():
            self.variants.buttons[extra].setEnabled(box.isEnabled())
        self.variants.buttons[Variant.JIGSAW].setEnabled(form.shape.offers_jigsaw)
        self.patterns.show_choice(form.symmetry.member())
