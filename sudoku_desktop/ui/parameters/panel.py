"""The panel of all run parameters: preset, parts, their settings, seed and budget.

All rows come from the declarations, so that new parts and parameters appear by themselves.
"""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.catalogue import PLACES
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.ui.parameters.escapes_section import EscapesSection
from sudoku_desktop.ui.parameters.head import Head, text_of_reset
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.part_sections import PartSection
from sudoku_desktop.ui.parameters.rows import SettingRow
from sudoku_desktop.ui.parameters.run_settings import BudgetSection, SeedSection
from sudoku_desktop.ui.widgets.layouts import PageArea, focusable, in_column, in_row
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.section import Fold, Section

MARGIN = 10


class ParameterPanel(QWidget):
    """Shows and changes all run parameters; a reset moves the keyboard focus to `chooser`."""

    shown = Signal()
    """Emitted when the panel becomes visible."""

    def __init__(self, parameters: RunParameters, chooser: QWidget, preset_menu: QMenu) -> None:
        super().__init__()
        self._parameters, self._chooser = parameters, chooser
        self._preset: Algorithm | None = None
        self._kinds: list[type[Part]] = []
        self.head = Head(preset_menu)
        self.population_section = Section(translated("Population"))
        name, parameter = next(parameters.preset.declared())
        self._population = SettingRow(parameters, name, parameter, self.population_section)
        self.population_section.rows.addWidget(self._population)
        self.sections = {place: PartSection(parameters, place) for place in PLACES}
        self.escapes_section = EscapesSection(parameters)
        self.seed_section = SeedSection(parameters)
        self.budget_section = BudgetSection(parameters)
        self.all_parts = Fold(tr("All parts"))
        self.budget_and_seed = Fold(tr("Budget and seed"))
        self.problem = Notice("!")
        self.note = Notice("")
        self.reset_button = QPushButton()
        self._lay_out()
        self._show()

        parameters.changed.connect(self._show)
        self.reset_button.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        self._content = QWidget()
        parts = (self.head, self.all_parts, self.budget_and_seed, 1)
        in_column(*parts, spacing=0, margins=(MARGIN, 0, MARGIN, MARGIN), inside=self._content)
        marked = [*self.sections.values(), self.escapes_section]
        for section in (self.head.origin, self.population_section, *marked):
            self.all_parts.column.addWidget(section)
        for section in (self.seed_section, self.budget_section):
            self.budget_and_seed.column.addWidget(section)
        widest = max(section.heading.sizeHint().width() for section in marked)
        for section in marked:
            section.heading.setMinimumWidth(widest)
        self.scroll_area = PageArea(self._content)
        foot = in_row((self.reset_button, 1), margins=(MARGIN, 4, MARGIN, 4))
        in_column((self.scroll_area, 1), self.problem, self.note, foot, spacing=0, inside=self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def row(self, name: str) -> SettingRow:
        """Return the row of a setting by its name, such as "mutation.probability"; raises KeyError."""
        forms = [section.form for section in self.sections.values()]
        forms += [item.form for item in self.escapes_section.items]
        rows = (row for form in forms if form is not None for row in form.rows)
        return {row.name: row for row in (self._population, *rows)}[name]

    @Slot()
    def _show(self) -> None:
        """Show the run parameters as they are now."""
        parameters, draft = self._parameters, self._parameters.draft
        if parameters.preset is not self._preset:
            self._preset = parameters.preset
            self.head.show_preset(parameters.preset)
            self.reset_button.setText(text_of_reset(parameters))
        self._population.show_setting(draft.settings[self._population.name])
        for section in self.sections.values():
            section.fill(draft)
        self.escapes_section.fill(draft)
        kinds = [type(part) for part in (*draft.parts, *draft.escapes)]
        if kinds != self._kinds:
            self._kinds = kinds
            self._order_tabs()
        self.problem.say(full_sentence(parameters.problem) if parameters.problem else "")
        self.note.say(parameters.note)
        self._show_memory()
        self.reset_button.setEnabled(parameters.is_modified)

    def _show_memory(self) -> None:
        memory, text = self._parameters.memory(), ""
        if memory is not None:
            size = QLocale().formattedDataSize(memory, 0, QLocale.DataSizeFormat.DataSizeSIFormat)
            text = tr("Memory: about {size}", size=size)
        self.population_section.detail.setText(text)

    def _order_tabs(self) -> None:
        """Set the tab order from top to bottom, because Qt's default follows the order of creation."""
        for before, widget in pairwise(self._focusable()):
            QWidget.setTabOrder(before, widget)

    def _focusable(self) -> Iterator[QWidget]:
        yield from focusable(self._content)
        yield self.reset_button

    @Slot()
    def _reset(self) -> None:
        self._chooser.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be disabled
        self._parameters.reset()
