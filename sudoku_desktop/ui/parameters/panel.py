"""The parameter panel: which algorithm, with which parameters, from which seed, for how long.

Vocabulary: the *preset* is the algorithm as published, as it stands in the chooser; an algorithm is *modified*
where a value differs from its preset's. All rows come from the declarations, so that a new parameter of a part
appears here by itself.
"""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QStyle, QVBoxLayout, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parameter import Value
from sudoku_desktop.ui.parameters.fields import ChoiceField
from sudoku_desktop.ui.parameters.notice import Notice
from sudoku_desktop.ui.parameters.rows import SettingRow
from sudoku_desktop.ui.parameters.run_settings import BudgetSection, SeedSection, draw_seed
from sudoku_desktop.ui.parameters.sections import Section, quiet_label
from sudoku_desktop.ui.parameters.words import help_of_part, in_words, problem_in_words, tool_tip

MARGIN = 10


class ParameterPanel(QWidget):
    """Everything that a run depends on beside the puzzle."""

    changed = Signal()
    """Algorithm, seed or budget are not what they were."""
    validity_changed = Signal(bool)
    """Whether there is an `algorithm()` now."""

    def __init__(
        self,
        presets: Sequence[Algorithm],
        parent: QWidget | None = None,
        *,
        draw_seed: Callable[[], int] = draw_seed,
    ) -> None:
        super().__init__(parent)
        self._presets = list(presets)
        self._edited: dict[int, dict[str, Value]] = {}
        self._shown = 0
        self._rows: dict[str, SettingRow] = {}
        self._algorithm: Algorithm | None = self._presets[0]
        self._editable = True
        self._is_filling = False

        self.chooser = ChoiceField(self)
        self.chooser.setAccessibleName(self.tr("Algorithm"))
        self.chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chooser.addItems([preset.title for preset in self._presets])
        self.about = quiet_label()
        self.sentence = QLabel(wordWrap=True)
        self.source = quiet_label()
        for label in (self.about, self.sentence, self.source):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reset_button = QPushButton(self.tr("Reset to preset"))
        self.seed_section = SeedSection(draw_seed)
        self.budget_section = BudgetSection()
        self.problem = Notice("!")
        self.lock_note = Notice("")
        self.lock_note.say(self.tr("Locked while a run is on. Stop it to change anything."))
        self.lock_note.hide()
        self._lay_out()
        self._build_sections()

        self.chooser.currentIndexChanged.connect(self._choose)
        self.reset_button.clicked.connect(self._reset_by_hand)
        self.seed_section.changed.connect(self._tell)
        self.budget_section.changed.connect(self._tell)

    def _lay_out(self) -> None:
        content = self._content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        self._column.setSpacing(0)
        head = Section(self.tr("Algorithm"), ruled=False)
        head.heading.setBuddy(self.chooser)
        for widget in (self.chooser, self.about, self.sentence, self.source):
            head.rows.addWidget(widget)
        self._column.addWidget(head)
        self._sections = QVBoxLayout()
        self._sections.setSpacing(0)
        self._column.addLayout(self._sections)
        self._column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self._column.addSpacing(10)
        self._column.addWidget(self.seed_section)
        self._column.addWidget(self.budget_section)
        self._column.addStretch(1)
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidget(content)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.installEventFilter(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.scroll_area, 1)
        outer.addWidget(self.problem)
        outer.addWidget(self.lock_note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Never be narrower than the form: it does not scroll sideways."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            self.scroll_area.setMinimumWidth(self._content.minimumSizeHint().width() + bar)
        return super().eventFilter(watched, event)

    # What the window uses.

    def algorithm(self) -> Algorithm | None:
        """The algorithm as set; None while the values do not fit together."""
        return self._algorithm

    @property
    def preset(self) -> Algorithm:
        """What is chosen, as published."""
        return self._presets[self._shown]

    @property
    def is_modified(self) -> bool:
        """Whether any value differs from the preset's."""
        return any(row.is_modified for row in self._rows.values())

    def set_algorithm(self, algorithm: Algorithm) -> None:
        """Show an algorithm: as its preset with modifications if it has the same parts, else as a preset itself."""
        values = {setting.name: setting.value for setting in algorithm.settings()}
        index = next((i for i, preset in enumerate(self._presets) if _is_variant(algorithm, preset)), None)
        if index is None:
            index = len(self._presets)
            self._presets.append(algorithm)
            self.chooser.addItem(algorithm.title)
        self._edited[index] = values
        if index == self._shown:
            self._fill(values)
        else:
            self.chooser.setCurrentIndex(index)

    def row(self, name: str) -> SettingRow:
        """The row of a setting by its name ("mutation.probability"); KeyError if there is none."""
        return self._rows[name]

    def seed(self) -> int:
        """The seed shown."""
        return self.seed_section.field.seed()

    def next_seed(self) -> int:
        """The seed for a run that begins now: a new one, which is then shown, if that is wanted."""
        return self.seed_section.next_seed()

    def set_seed(self, seed: int) -> None:
        """Show a seed; raises ValueError for one outside 0…2⁶³ − 1."""
        self.seed_section.field.set_seed(seed)

    def draws_new_seeds(self) -> bool:
        """Whether every run draws a new seed."""
        return self.seed_section.new_each_run.isChecked()

    def set_draws_new_seeds(self, draws: bool) -> None:
        """Whether every run draws a new seed."""
        self.seed_section.new_each_run.setChecked(draws)

    def budget(self) -> Budget:
        """When to stop."""
        return self.budget_section.budget()

    def set_budget(self, budget: Budget) -> None:
        """Show when to stop."""
        self.budget_section.set_budget(budget)

    def set_editable(self, editable: bool) -> None:
        """Lock everything while a run is on; it stays readable."""
        self._editable = editable
        for row in self._rows.values():
            row.set_locked(not editable)
        self.chooser.set_locked(not editable)
        self.seed_section.set_locked(not editable)
        self.budget_section.set_locked(not editable)
        self.reset_button.setEnabled(editable and self.is_modified)
        self.lock_note.setVisible(not editable)

    @Slot()
    def reset(self) -> None:
        """Everything as the preset has it."""
        self._fill({setting.name: setting.value for setting in self.preset.settings()})

    # Building.

    def _build_sections(self) -> None:
        while self._sections.count():
            item = self._sections.takeAt(0)
            old = item.widget() if item is not None else None
            assert old is not None
            old.hide()
            old.deleteLater()
        self._rows = {}
        preset = self.preset
        self.about.setText(f"{preset.authors} · {preset.year}")
        self.sentence.setText(in_words(preset.sentence))
        self.source.setText(preset.source)
        described = f"{preset.authors}, {preset.year}. {in_words(preset.sentence)} {preset.source}"
        self.chooser.setAccessibleDescription(described)
        self.chooser.setToolTip(tool_tip(described))

        own = Section(in_words("Population"))
        self._sections.addWidget(own)
        self._add_rows(own, [name for name, _ in preset.declared()])
        for prefix, part in preset.parts():
            section = Section(in_words(part.group), in_words(part.label))
            section.heading.setToolTip(tool_tip(help_of_part(part)))
            section.detail.setToolTip(tool_tip(help_of_part(part)))
            section.setAccessibleDescription(help_of_part(part))
            self._sections.addWidget(section)
            self._add_rows(section, [f"{prefix}.{name}" for name, _ in part.declared()])
        self._order_tabs()
        edited = self._edited.get(self._shown)
        if edited is not None:
            self._fill(edited)
        self._judge()

    def _add_rows(self, section: Section, names: Sequence[str]) -> None:
        settings = {setting.name: setting for setting in self.preset.settings()}
        for name in names:
            row = SettingRow(settings[name])
            row.set_locked(not self._editable)
            row.changed.connect(self._row_changed)
            section.rows.addWidget(row)
            self._rows[name] = row
        section.show()  # now, not with the next event: the keyboard may be faster

    def _order_tabs(self) -> None:
        """From top to bottom; Qt's own order is that of making, and rows are made anew."""
        before: QWidget = self.chooser
        for widget in self._focusable():
            QWidget.setTabOrder(before, widget)
            before = widget

    def _focusable(self) -> Iterator[QWidget]:
        for row in self._rows.values():
            yield row.field.widget
            yield row.reset_button
        yield self.reset_button
        yield self.seed_section.field
        yield self.seed_section.copy_button
        yield self.seed_section.new_each_run
        for limit in (self.budget_section.generations, self.budget_section.trials, self.budget_section.seconds):
            yield limit.field
            yield limit.no_limit

    # Obeying.

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._shown = index
        self._build_sections()
        self.changed.emit()

    def _fill(self, values: dict[str, Value]) -> None:
        self._is_filling = True
        for name, value in values.items():
            self._rows[name].set_value(value)
        self._is_filling = False
        self._row_changed()

    @Slot()
    def _reset_by_hand(self) -> None:
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)  # the button is about to be switched off
        self.reset()

    @Slot()
    def _row_changed(self) -> None:
        if self._is_filling:
            return
        self._edited[self._shown] = {name: row.value() for name, row in self._rows.items()}
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        """Make the algorithm of what is entered, or say why there is none."""
        was_valid = self._algorithm is not None
        try:
            self._algorithm = self.preset.with_settings({name: row.value() for name, row in self._rows.items()})
        except ValueError as error:
            self._algorithm = None
            self.problem.say(problem_in_words(str(error), self.preset))
        else:
            self.problem.say("")
        self.reset_button.setEnabled(self._editable and self.is_modified)
        if was_valid != (self._algorithm is not None):
            self.validity_changed.emit(self._algorithm is not None)

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()


def _is_variant(algorithm: Algorithm, preset: Algorithm) -> bool:
    """Whether two algorithms differ in nothing but values."""
    kinds = [[(name, type(part)) for name, part in each.parts()] for each in (algorithm, preset)]
    return algorithm.name == preset.name and kinds[0] == kinds[1]
