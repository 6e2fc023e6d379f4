"""The seed and the most important settings, each with a slider if it is a number; the tool tip explains its effect.

They show and change the run parameters, as the panel with all settings does.
"""

from math import exp, log, log10

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QSizePolicy, QSlider, QWidget

from sudoku_desktop.evolution.draft import DraftSetting
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.icons import copy_icon
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.words import MODIFIED_MARK, bounds_of, help_of_part, value_in_words
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.fields import SeedField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_row, retain_size
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain, tool_tip

PLACES = ("crossover", "mutation", "replacement")
"""Names of the parts listed between population and restart."""
COLUMNS = 3
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

    def __init__(self, title: str, parameters: RunParameters, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._parameters = title, parameters
        self._setting: DraftSetting | None = None
        self.part = self.sentence = ""
        """Name of the chosen part, and the sentence on its effect."""
        self.title, self.value = ElidedLabel(title), PlainLabel(bold=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, STEPS)
        self.slider.setSingleStep(STEPS // 100)
        self.slider.setPageStep(STEPS // 10)
        self.slider.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        retain_size(self.slider)
        line = in_row((self.title, 1), self.value, spacing=6)
        in_column(line, self.slider, spacing=1, inside=self)
        self.slider.valueChanged.connect(self._slide)

    def show_setting(
        self, setting: DraftSetting | None, part: str, sentence: str, *, has_own_title: bool = False
    ) -> None:
        """Show a setting, or None for a part without numbers; `part` and `sentence` describe the part.

        `has_own_title`: whether the name of the number says more than that of the group of parts.
        """
        self._setting = setting
        title = translated(setting.parameter.label) if setting is not None and has_own_title else self._title
        self.slider.setVisible(setting is not None)
        self.part, self.sentence = part, sentence
        explained = f"{part}: {sentence}" if part not in ("", title) else sentence
        explain(self, explained)
        words = part if setting is None else value_in_words(setting.value)
        self.value.setText(words)
        self.slider.setAccessibleName(tr("{setting}: {value}", setting=title, value=words))
        if setting is None:
            self.title.say(title)
            return
        parameter, value = setting.parameter, setting.value
        assert isinstance(value, int | float)
        self.title.say(f"{title} {MODIFIED_MARK}" if setting.is_modified else title)
        self.slider.setAccessibleDescription(f"{sentence} {bounds_of(parameter)}")
        self.slider.setToolTip(tool_tip(explained, bounds_of(parameter)))
        if value_at(self.slider.value(), parameter) != value:
            with QSignalBlocker(self.slider):
                self.slider.setValue(place_of(value, parameter))

    @Slot(int)
    def _slide(self, place: int) -> None:
        if self._setting is not None:
            self._parameters.set_value(self._setting.name, value_at(place, self._setting.parameter))


class SeedLine(QWidget):
    """Field with the seed, which can be typed and copied; a typed seed is kept for the runs that follow."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__()
        self._parameters = parameters
        help_text = tr(
            "Where the random numbers start: the same seed, algorithm and puzzle give the same run. A whole "
            "number from 0 to 9,223,372,036,854,775,807."
        )
        self.field = SeedField(self)
        self.field.setAccessibleName(tr("Seed"))
        explain(self.field, help_text)
        self.copy_button = GlyphButton(copy_icon(), self, tr("Copy seed"), tr("Copy the seed"))
        in_row((self.field, 1), self.copy_button, spacing=2, inside=self)
        self._show()
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(parameters.seed())))
        self.field.textEdited.connect(lambda: parameters.set_draws_seed(False))
        self.field.textChanged.connect(lambda: parameters.set_seed(self.field.seed()))
        parameters.changed.connect(self._show)

    @Slot()
    def _show(self) -> None:
        if self.field.seed() != self._parameters.seed():  # else the text would be replaced while the user is typing
            self.field.set_seed(self._parameters.seed())


class Essentials(QWidget):
    """The settings from the population to the restart, and the seed."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__()
        self._parameters = parameters
        groups = ("Population", *(CATALOGUE[place][0].group for place in PLACES))
        titles = (*map(translated, groups), tr("Restart"))
        self.items = tuple(Essential(title, parameters, self) for title in titles)
        self.seed = SeedLine(parameters)
        cells: list[QWidget | QLayout] = [*self.items, in_column(PlainLabel(tr("Seed")), self.seed, spacing=1)]
        rows = (cells[first : first + COLUMNS] for first in range(0, len(cells), COLUMNS))
        in_grid(*rows, spacing=(20, 4), stretches=[1] * COLUMNS, inside=self)
        parameters.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        draft = self._parameters.draft
        population, *parts, restart = self.items
        setting = draft.settings["population"]
        population.show_setting(setting, "", translated(setting.parameter.help))
        for place, item in zip(PLACES, parts, strict=True):
            numbers = (name for name, each in draft.part(place).declared() if not each.choices)
            self._show_part(item, place, draft.part(place), next(numbers, ""), has_own_title=place == "replacement")
        for escape in draft.escapes:
            if "after" in dict(escape.declared()):
                self._show_part(restart, type(escape).__name__.lower(), escape, "after", has_own_title=True)
                return
        restart.show_setting(None, tr("never"), tr("The population goes on until the budget is spent."))

    def _show_part(self, item: Essential, prefix: str, part: Part, name: str, *, has_own_title: bool) -> None:
        """Show the parameter `name` of a part, with a sentence on its effect and the quantity that it refers to."""
        settings = self._parameters.draft.settings
        setting = settings.get(f"{prefix}.{name}")
        sentence = help_of_part(type(part))
        if setting is not None:
            sentence = translated(setting.parameter.help)
            of = settings.get(f"{prefix}.{setting.parameter.qualifier}")
            if of is not None:
                label, value = translated(of.parameter.label), value_in_words(of.value)
                sentence = tr("{sentence} {setting}: {value}.", sentence=sentence, setting=label, value=value)
        item.show_setting(setting, translated(part.label), sentence, has_own_title=has_own_title)
