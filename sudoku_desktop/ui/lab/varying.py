"""Rows of the settings that a new study varies, each with a list of values or a range."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from enum import Enum
from operator import attrgetter

from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_desktop.evolution.algorithm import Setting
from sudoku_desktop.parameter import Parameter, Value
from sudoku_desktop.sentence import Quoted, Sentence
from sudoku_desktop.speaking import number_in_words, tr
from sudoku_desktop.ui.lab.words import setting_in_words
from sudoku_desktop.ui.parameters.words import value_in_words
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField, NumberField
from sudoku_desktop.ui.widgets.layouts import Part, in_column, in_row, labelled
from sudoku_desktop.ui.widgets.tool_tip import explain, literal

MOST_STEPS = 1000


class Kind(Enum):
    """Form in which values are entered."""

    LIST = "list"
    RANGE = "range"


def separators(parameter: Parameter) -> str:
    """Return the separators of values; without the comma if numbers or names of choices may contain it."""
    return ";" if parameter.choices or QLocale().decimalPoint() == "," else ",;"


def values_in(text: str, parameter: Parameter) -> dict[str, Value | str]:
    """Return the values in a text, by their spelling: choices, numbers in the format of the locale, or texts.

    The values may be out of the parameter's bounds.
    """
    choices = {value_in_words(each): each for each in parameter.choices}
    found: dict[str, Value | str] = {}
    for each in filter(None, map(str.strip, re.split(f"[{separators(parameter)}]", text))):
        number, is_number = QLocale().toDouble(each)
        if parameter.choices or not is_number:
            found[each] = choices.get(each, each)
        else:
            found[each] = int(number) if number.is_integer() else number
    return found


class VariedRow(QWidget):
    """Row with a setting and its values."""

    changed = Signal()
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._settings: Mapping[str, Setting] = {}
        self.setting = ChoiceField(self)
        self.setting.set_name(tr("Parameter"))
        kinds = {Kind.LIST: tr("Values"), Kind.RANGE: tr("Range")}
        self.kind = MemberField(Kind, kinds.__getitem__, self)
        self.kind.set_name(tr("Values or range"))
        self.values = QLineEdit()
        self.values.setAccessibleName(tr("Values of the parameter"))
        self.first, self.last = (NumberField(-1e12, 1e12, whole=False) for _ in range(2))
        self.steps = NumberField(2, MOST_STEPS, whole=True)
        self.steps.set_number(4)
        self._range = QWidget()
        self.kind.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        parts: list[Part] = []
        for text, field in (
            (tr("from", "the first value"), self.first),
            (tr("to", "the last value"), self.last),
            (tr("in steps:"), self.steps),
        ):
            parts += [labelled(text, field), (field, 1)]
            field.setMinimumWidth(field.fontMetrics().horizontalAdvance("0" * 9))
            field.valueChanged.connect(self.changed)
        in_row(*parts, spacing=4, inside=self._range)
        self.remove_button = QToolButton()
        self.remove_button.setText("−")
        explain(self.remove_button, tr("Do not vary this parameter"))
        self.remove_button.setAccessibleName(tr("Do not vary this parameter"))
        self.remove_button.clicked.connect(self.removed)
        row = ((self.setting, 1), self.kind, (self.values, 2), (self._range, 2), self.remove_button)
        in_row(*row, spacing=6, inside=self)
        self.setting.currentIndexChanged.connect(self._suggest)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.values.textChanged.connect(self.changed)

    def offer(self, settings: Mapping[str, Setting]) -> None:
        """List these settings, and keep the selected one if it is among them."""
        before, self._settings = self.name, settings
        self.setting.blockSignals(True)
        self.setting.clear()
        for name, setting in settings.items():
            self.setting.addItem(setting_in_words(setting), name)
        found = self.setting.findData(before) if before else -1
        self.setting.setCurrentIndex(max(found, 0))
        self.setting.blockSignals(False)
        if found < 0:
            self._suggest()

    @property
    def name(self) -> str:
        """Name of the setting on the command line; "" if none is chosen."""
        return self.setting.currentData() or ""

    @Slot()
    def _suggest(self) -> None:
        """Suggest values: all choices, or the range from half to twice the default."""
        setting = self._settings.get(self.name)
        if setting is None:
            return
        parameter = setting.parameter
        self.kind.set_offered(Kind.RANGE, not parameter.choices)
        if parameter.choices:
            examples = [value_in_words(choice) for choice in parameter.choices]
            self.kind.choose(Kind.LIST)
        else:
            assert parameter.minimum is not None and parameter.maximum is not None  # noqa: PT018
            assert not isinstance(setting.value, Enum)
            numbers = [min(max(setting.value * times, parameter.minimum), parameter.maximum) for times in (0.5, 1, 2)]
            if self._is_whole:
                numbers = [round(number) for number in numbers]
            for field, number in ((self.first, numbers[0]), (self.last, numbers[-1])):
                field.setRange(parameter.minimum, parameter.maximum)
                field.set_number(number)
            examples = [self.first.textFromValue(float(number)) for number in dict.fromkeys(numbers)]
        text = f"{separators(parameter)[0]} ".join(examples)
        self.values.setText(text if parameter.choices else "")
        hint = tr("Values, such as {values}", values=text)
        self.values.setPlaceholderText(hint)
        self.values.setToolTip(literal(hint))
        self._show_kind()

    @property
    def _is_whole(self) -> bool:
        setting = self._settings.get(self.name)
        return setting is not None and isinstance(setting.parameter.default, int)

    @Slot()
    def _show_kind(self) -> None:
        is_range = self.kind.member() is Kind.RANGE
        self.values.setVisible(not is_range)
        self._range.setVisible(is_range)
        self.changed.emit()

    def _by_spelling(self) -> dict[str, Value | str]:
        """Return the values by their spelling.

        A range contains both its ends, and only whole numbers if its setting is one.
        """
        setting = self._settings.get(self.name)
        if self.kind.member() is Kind.LIST:
            return values_in(self.values.text(), setting.parameter) if setting is not None else {}
        first, last, steps = (float(field.number()) for field in (self.first, self.last, self.steps))
        numbers = [first + (last - first) * step / (steps - 1) for step in range(int(steps))]
        values = (round(each) if self._is_whole else round(each, 12) for each in numbers)
        return {number_in_words(each): each for each in values}

    def chosen(self) -> list[Value | str]:
        """Different values, in the order in which they were entered."""
        return list(dict.fromkeys(self._by_spelling().values()))

    def complaint(self, setting: Setting) -> Sentence | None:
        """Return why the parameter of an algorithm does not accept the values, or None."""
        parameter = setting.parameter
        choices = "; ".join(map(value_in_words, parameter.choices))
        for text, value in self._by_spelling().items():
            complaint = parameter.complaint(setting_in_words(setting), value)
            if complaint is not None:
                bounds = {"minimum": parameter.minimum, "maximum": parameter.maximum, "choices": choices}
                return complaint.with_terms(value=Quoted(text), **bounds)
        return None

    def toml(self) -> str:
        """Values as TOML."""
        if self.kind.member() is Kind.LIST or self._is_whole:
            return json.dumps(self.chosen(), default=attrgetter("value"))
        ends = (f"{key} = {field.number()!r}" for key, field in (("from", self.first), ("to", self.last)))
        return f"{{ {', '.join(ends)}, steps = {self.steps.number()} }}"


class VariedRows(QWidget):
    """Rows of settings, initially none, with a button that adds one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[VariedRow] = []
        self._settings: Mapping[str, Setting] = {}
        self._room = QVBoxLayout()
        self.add_button = QPushButton(tr("&Vary a Parameter"))
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self.add)
        in_column(self._room, in_row(self.add_button, 1), 1, spacing=4, inside=self)

    def offer(self, settings: Mapping[str, Setting]) -> None:
        self._settings = settings
        for row in self.rows:
            row.offer(settings)
        self.add_button.setEnabled(bool(settings))

    @Slot()
    def add(self) -> VariedRow:
        """Add a row for a setting that no other row has."""
        row = VariedRow()
        row.offer(self._settings)
        taken = {each.name for each in self.rows}
        free = next((name for name in self._settings if name not in taken), None)
        row.setting.setCurrentIndex(max(row.setting.findData(free), 0))
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._room.addWidget(row)
        row.setting.setFocus()
        self.changed.emit()
        return row

    def _remove(self, row: VariedRow) -> None:
        self.rows.remove(row)
        self._room.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.add_button.setFocus()
        self.changed.emit()

    def of(self, names: set[str]) -> dict[str, VariedRow]:
        """Return the rows with values, by setting, for the settings in `names`; later rows override earlier ones."""
        return {row.name: row for row in self.rows if row.name in names and row.chosen()}
