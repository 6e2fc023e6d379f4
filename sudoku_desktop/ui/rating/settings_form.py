"""Form for the settings of a rating by evolution: algorithm, number of runs, budget and seed."""

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.evolutionary_rating import MAX_RUNS, EvolutionSettings
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.run_settings import MOST
from sudoku_desktop.ui.parameters.words import title_of_preset
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField, NumberField, SeedField
from sudoku_desktop.ui.widgets.layouts import in_grid, in_row, labelled
from sudoku_desktop.ui.widgets.tool_tip import explain

NUMBER_WIDTH = 78
LEAST_LETTERS = 12
"""Minimum width of the algorithm's field, in letters."""


class SettingsForm(QWidget):
    """Form for EvolutionSettings in three lines, with space for a button at the end of the first."""

    changed = Signal()

    def __init__(self, runs: int = EvolutionSettings.runs) -> None:
        super().__init__()
        self.algorithm = MemberField(PRESETS, title_of_preset, self, key=attrgetter("name"))
        self.runs = NumberField(1, MAX_RUNS, whole=True, parent=self)
        self.limit = NumberField(1, MOST, whole=True, parent=self)
        self.unit = ChoiceField(self)
        self.unit.addItem(tr("generations"), "generations")
        self.unit.addItem(tr("trials"), "trials")
        self.seed = SeedField(self)
        self._lay_out()
        self._explain()
        self._first = EvolutionSettings(runs=runs)
        self.reset()
        self.algorithm.currentIndexChanged.connect(self.changed)
        self.unit.currentIndexChanged.connect(self.changed)
        self.runs.valueChanged.connect(self.changed)
        self.limit.valueChanged.connect(self.changed)
        self.seed.textChanged.connect(self.changed)

    def _lay_out(self) -> None:
        self.unit.set_name(tr("Unit of the budget"))
        self.algorithm.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.algorithm.setMinimumContentsLength(LEAST_LETTERS)
        for field in (self.runs, self.limit, self.seed):  # their size hints have space for the largest number
            field.setMinimumWidth(NUMBER_WIDTH)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._first_line = in_row((self.algorithm, 1))
        runs = labelled(translated(EvolutionSettings.parameter("runs").label), self.runs)
        seed = labelled(translated(EvolutionSettings.parameter("seed").label), self.seed)
        in_grid(
            (labelled(tr("&Algorithm"), self.algorithm), (self._first_line, 3)),
            (labelled(tr("&Budget of a run"), self.limit), self.limit, (self.unit, 2)),
            (runs, self.runs, seed, self.seed),
            spacing=(4, 3),
            stretches=(0, 1, 0, 1),
            inside=self,
        )

    def _explain(self) -> None:
        help_texts: Sequence[tuple[QWidget, str]] = (
            (
                self.algorithm,
                tr(
                    "Mantere and Koljonen’s algorithm takes a hundred to hundreds of thousands of generations; "
                    "algorithms that propagate find most puzzles trivial."
                ),
            ),
            (self.runs, translated(EvolutionSettings.parameter("runs").help)),
            (self.limit, tr("A run that has not solved the puzzle within this budget ends unsolved.")),
            (self.unit, tr("A generation replaces the population once; a trial evaluates one chromosome.")),
            (self.seed, translated(EvolutionSettings.parameter("seed").help)),
        )
        for widget, text in help_texts:
            explain(widget, text)

    def add_button(self, button: QPushButton) -> None:
        self._first_line.addWidget(button)

    def settings(self) -> EvolutionSettings:
        limit = int(self.limit.number())
        is_of_trials = self.unit.currentData() == "trials"
        budget = Budget(trials=limit) if is_of_trials else Budget(generations=limit)
        return EvolutionSettings(self.algorithm.member(), int(self.runs.number()), self.seed.seed(), budget)

    def reset(self) -> None:
        """Restore the default settings."""
        self.show_settings(self._first)

    def show_settings(self, settings: EvolutionSettings) -> None:
        """Show settings; their budget has either generations or trials."""
        budget = settings.budget
        self.algorithm.choose(settings.algorithm)
        self.runs.set_number(settings.runs)
        self.seed.set_seed(settings.seed)
        self.unit.setCurrentIndex(self.unit.findData("trials" if budget.generations is None else "generations"))
        self.limit.set_number(budget.generations or budget.trials or MOST)

    def set_locked(self, locked: bool) -> None:
        for field in (self.algorithm, self.runs, self.limit, self.unit, self.seed):
            field.set_locked(locked)
