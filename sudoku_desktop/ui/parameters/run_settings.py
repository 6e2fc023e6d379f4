"""The sections for the seed and the budget of a run."""

import secrets
from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.parameters.rows import field_width
from sudoku_desktop.ui.widgets.fields import NumberField, SeedField
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_two_sheets
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.widgets.tool_tip import explain

SEED_BITS = 32
"""Number of bits of a random seed, few enough to write the seed down; typed seeds have up to 63 bits."""
MOST = 10**15
"""Maximum whole number in a spin box, which stores floating-point numbers."""


def draw_seed() -> int:
    """Return a random seed from the system's entropy."""
    return secrets.randbits(SEED_BITS)


class SeedSection(Section):
    """Section with the seed, which can be typed and copied, and a check box for drawing a new seed for each run."""

    changed = Signal()

    def __init__(self, draw: Callable[[], int] = draw_seed) -> None:
        super().__init__(tr("Seed"))
        self._draw = draw
        help_text = tr(
            "Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole "
            "number from 0 to 9,223,372,036,854,775,807."
        )
        self.field = SeedField(self)
        self.field.set_seed(draw())
        self.field.setAccessibleName(tr("Seed"))
        explain(self.field, help_text)
        self.copy_button = GlyphButton(draw_two_sheets, self, tr("Copy seed"), tr("Copy the seed"))
        self.new_each_run = QCheckBox(tr("New random seed each run"), self)
        self.new_each_run.setChecked(True)
        explain(self.new_each_run, tr("Typing a seed switches this off."))
        self.line = QWidget()
        """The field with its buttons, which the settings card takes over."""
        in_row((self.field, 1), self.copy_button, spacing=2, inside=self.line)
        self.rows.addWidget(self.line)
        self.rows.addWidget(self.new_each_run)
        self.heading.setBuddy(self.field)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(self.field.seed())))
        self.field.textEdited.connect(lambda: self.new_each_run.setChecked(False))
        self.field.textChanged.connect(self.changed)
        self.new_each_run.toggled.connect(self.changed)

    def next_seed(self) -> int:
        """Return the seed of the next run; a newly drawn one if the user has chosen this."""
        if self.new_each_run.isChecked():
            self.field.set_seed(self._draw())
        return self.field.seed()


class LimitRow(QWidget):
    """Row for one limit of the budget, which may be switched off."""

    changed = Signal()

    def __init__(self, name: str, field: NumberField, first_limit: float, help_text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self.label = PlainLabel(name, self, wordWrap=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.label.setBuddy(field)
        self.no_limit = QCheckBox(tr("No limit"), self)
        self.no_limit.setAccessibleName(tr("No limit on {name}", name=name))
        field.set_number(first_limit)
        follow_font(field, lambda: field.setFixedWidth(field_width(field)))
        field.setAccessibleName(tr("Stop after {name}", name=name))
        field.setAccessibleDescription(help_text)
        explain(self, help_text)
        in_row((self.label, 1), field, self.no_limit, inside=self)
        self.no_limit.toggled.connect(self._switched)
        field.valueChanged.connect(self.changed)

    def limit(self) -> int | float | None:
        """Return the limit, or None for no limit."""
        return None if self.no_limit.isChecked() else self.field.number()

    def set_limit(self, limit: float | None) -> None:
        """Show a limit; None switches the limit off but keeps the number."""
        self.no_limit.setChecked(limit is None)
        if limit is not None:
            self.field.set_number(limit)

    @Slot()
    def _switched(self) -> None:
        self.field.setEnabled(not self.no_limit.isChecked())
        self.changed.emit()


class BudgetSection(Section):
    """Section with the limits at which an unsolved run stops."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Stop after"))
        self.generations = LimitRow(
            tr("Generations"),
            NumberField(1, MOST, whole=True),
            DEFAULT_BUDGET.generations or 10_000_000,
            tr("A generation replaces the population once."),
            self,
        )
        self.trials = LimitRow(
            tr("Trials"),
            NumberField(1, MOST, whole=True),
            DEFAULT_BUDGET.trials or 1_000_000_000,
            tr("A trial is one new chromosome evaluated."),
            self,
        )
        self.seconds = LimitRow(
            tr("Seconds"),
            NumberField(0.1, 10_000_000, whole=False),
            DEFAULT_BUDGET.seconds or 60.0,
            tr("Seconds of computing; pauses do not count."),
            self,
        )
        for row in (self.generations, self.trials, self.seconds):
            self.rows.addWidget(row)
        self.set_budget(DEFAULT_BUDGET)
        for row in (self.generations, self.trials, self.seconds):
            row.changed.connect(self.changed)

    def budget(self) -> Budget:
        generations, trials = self.generations.limit(), self.trials.limit()
        return Budget(
            generations=None if generations is None else int(generations),
            trials=None if trials is None else int(trials),
            seconds=self.seconds.limit(),
        )

    def set_budget(self, budget: Budget) -> None:
        self.generations.set_limit(budget.generations)
        self.trials.set_limit(budget.trials)
        self.seconds.set_limit(budget.seconds)
