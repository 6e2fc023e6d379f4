"""The most important settings, each with a slider if it is a number; the tool tip explains its effect.

The settings are views of the form's rows: changes in one place appear in the other.
"""

from collections.abc import Sequence
from math import exp, log, log10

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.rows import MODIFIED_MARK, PartForm, SettingRow
from sudoku_desktop.ui.parameters.words import bounds_of, help_of_part, value_in_words
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain, tool_tip

PLACES = ("crossover", "mutation", "replacement")
"""Names of the parts listed between population and restart."""
STEPS = 400
"""Number of steps of a slider."""
WIDE = 100
"""Minimum size of a range of whole numbers for which the slider is logarithmic."""


def place_of(value: float, parameter: Parameter) -> int:
    """Return the slider position, from 0 to STEPS, that represents a value."""
    lowest, highest = _bounds(parameter)
    if _is_wide(parameter):
        return round(STEPS * log(value - lowest + 1) / log(highest - lowest + 1))
    return round(STEPS * (value - lowest) / (highest - lowest))


def value_at(place: int, parameter: Parameter) -> int | float:
    """Return the value at a slider position; large numbers and shares have two significant digits."""
    lowest, highest = _bounds(parameter)
    if not _is_wide(parameter):
        value = lowest + (highest - lowest) * place / STEPS
        return round(value) if isinstance(parameter.default, int) else round(value, 2)
    value = lowest - 1 + exp(log(highest - lowest + 1) * place / STEPS)
    digits = max(0, int(log10(max(value, 1))) - 1)
    return round(min(max(round(value, -digits), lowest), highest))


def _bounds(parameter: Parameter) -> tuple[float, float]:
    assert parameter.minimum is not None
    assert parameter.maximum is not None
    return parameter.minimum, parameter.maximum


def _is_wide(parameter: Parameter) -> bool:
    lowest, highest = _bounds(parameter)
    return isinstance(parameter.default, int) and highest - lowest > WIDE


class Essential(QWidget):
    """Name of a setting, its value, and a slider for the first number of the chosen part."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._row: SettingRow | None = None
        self.part = self.sentence = ""
        """Name of the chosen part, and the sentence on its effect."""
        self.title, self.value = ElidedLabel(title), PlainLabel(bold=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, STEPS)
        self.slider.setSingleStep(STEPS // 100)
        self.slider.setPageStep(STEPS // 10)
        self.slider.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = self.slider.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.slider.setSizePolicy(policy)
        line = in_row((self.title, 1), self.value, spacing=6)
        in_column(line, self.slider, spacing=1, inside=self)
        self.slider.valueChanged.connect(self._slide)

    def show_setting(self, row: SettingRow | None, part: str, sentence: str, *, has_own_title: bool = False) -> None:
        """Show a row of the form, or None for a part without numbers; `part` and `sentence` describe the part.

        `has_own_title`: whether the name of the number says more than that of the group of parts.
        """
        self._row = row
        title = translated(row.setting.parameter.label) if row is not None and has_own_title else self._title
        self.slider.setVisible(row is not None)
        self.part, self.sentence = part, sentence
        explained = f"{part}: {sentence}" if part not in ("", title) else sentence
        explain(self, explained)
        words = part if row is None else value_in_words(row.value())
        self.value.setText(words)
        self.slider.setAccessibleName(tr("{setting}: {value}", setting=title, value=words))
        if row is None:
            self.title.say(title)
            return
        parameter, value = row.setting.parameter, row.value()
        assert isinstance(value, int | float)
        self.title.say(f"{title} {MODIFIED_MARK}" if row.is_modified else title)
        self.slider.setAccessibleDescription(f"{sentence} {bounds_of(parameter)}")
        self.slider.setToolTip(tool_tip(explained, bounds_of(parameter)))
        if value_at(self.slider.value(), parameter) != value:
            with QSignalBlocker(self.slider):
                self.slider.setValue(place_of(value, parameter))

    @Slot(int)
    def _slide(self, place: int) -> None:
        if self._row is not None:
            self._row.set_value(value_at(place, self._row.setting.parameter))


class Essentials(QWidget):
    """The settings from the population to the restart."""

    def __init__(self) -> None:
        super().__init__()
        groups = ("Population", *(CATALOGUE[place][0].group for place in PLACES))
        self.items = tuple(Essential(title, self) for title in (*map(translated, groups), tr("Restart")))
        in_column(*self.items, spacing=0, margins=(3, 4, 0, 4), inside=self)

    def follow(self, population: SettingRow, parts: Sequence[PartForm], escapes: Sequence[PartForm]) -> None:
        """Show the values of the form's rows; `parts` has one form for each of PLACES."""
        first, *others, restart = self.items
        first.show_setting(population, "", translated(population.setting.parameter.help))
        for place, form, item in zip(PLACES, parts, others, strict=True):
            row = next((row for row in form.rows.values() if not row.setting.parameter.choices), None)
            label, sentence = translated(form.kind.label), self._sentence(form, row)
            item.show_setting(row, label, sentence, has_own_title=place == "replacement")
        for form in escapes:
            if "after" in form.rows:
                row = form.rows["after"]
                label, sentence = translated(form.kind.label), self._sentence(form, row)
                restart.show_setting(row, label, sentence, has_own_title=True)
                return
        restart.show_setting(None, tr("never"), tr("The population goes on until the budget is spent."))

    def _sentence(self, form: PartForm, row: SettingRow | None) -> str:
        """Return a sentence on the effect of the part's first number, and the quantity that the number refers to."""
        if row is None:
            return help_of_part(form.kind)
        parameter = row.setting.parameter
        sentence, of = translated(parameter.help), form.rows.get(parameter.qualifier)
        if of is None:
            return sentence
        label, value = translated(of.setting.parameter.label), value_in_words(of.value())
        return tr("{sentence} {setting}: {value}.", sentence=sentence, setting=label, value=value)
