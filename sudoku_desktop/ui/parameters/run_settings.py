"""The sections for the seed and the budget of a run."""

from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.rows import field_width
from sudoku_desktop.ui.widgets.fields import NumberField
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.widgets.tool_tip import explain

MOST = 10**15
"""Maximum whole number in a spin box, which stores floating-point numbers."""


class SeedSection(Section):
    """Section with a check box for drawing a new seed for each run."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__(tr("Seed"))
        self._parameters = parameters
        self.new_each_run = QCheckBox(tr("New random seed each run"), self)
        explain(self.new_each_run, tr("Typing a seed switches this off."))
        self.rows.addWidget(self.new_each_run)
        self._show()
        self.new_each_run.toggled.connect(parameters.set_draws_seed)
        parameters.changed.connect(self._show)

    @Slot()
    def _show(self) -> None:
        self.new_each_run.setChecked(self._parameters.draws_seed)


class LimitRow(QWidget):
    """Row for one limit of the budget, which may be switched off."""

    changed = Signal()

    def __init__(self, name: str, field: NumberField, first_limit: float, help_text: str) -> None:
        super().__init__()
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

    def show_limit(self, limit: float | None) -> None:
        """Show a limit; None switches the limit off but keeps the number."""
        if limit == self.limit():  # else the text would be replaced while the user is typing
            return
        with QSignalBlocker(self):
            self.no_limit.setChecked(limit is None)
            if limit is not None:
                self.field.set_number(limit)

    @Slot()
    def _switched(self) -> None:
        self.field.setEnabled(not self.no_limit.isChecked())
        self.changed.emit()


class BudgetSection(Section):
    """Section with the limits at which an unsolved run stops; `limits` has them by the names of the budget's fields."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__(tr("Stop after"))
        self._parameters = parameters
        generations, trials = NumberField(1, MOST, whole=True), NumberField(1, MOST, whole=True)
        seconds = NumberField(0.1, 10_000_000, whole=False)
        self.limits = {
            "generations": LimitRow(
                tr("Generations"), generations, 10_000_000, tr("A generation replaces the population once.")
            ),
            "trials": LimitRow(tr("Trials"), trials, 1_000_000_000, tr("A trial is one new chromosome evaluated.")),
            "seconds": LimitRow(tr("Seconds"), seconds, 60, tr("Seconds of computing; pauses do not count.")),
        }
        self._show()
        for row in self.limits.values():
            self.rows.addWidget(row)
            row.changed.connect(self._change)
        parameters.changed.connect(self._show)

    @Slot()
    def _show(self) -> None:
        for name, row in self.limits.items():
            row.show_limit(getattr(self._parameters.budget(), name))

    @Slot()
    def _change(self) -> None:
        limits: dict[str, Any] = {name: row.limit() for name, row in self.limits.items()}
        self._parameters.set_budget(Budget(**limits))
