"""The input widget that fits a declared parameter."""

from enum import Enum

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QWidget

from sudoku_desktop.evolution.parameter import Parameter, Value
from sudoku_desktop.ui.parameters.words import value_in_words
from sudoku_desktop.ui.widgets.fields import ChoiceField, NumberField


class EnumField(ChoiceField):
    """A choice among the members of an Enum."""

    def __init__(self, choices: tuple[Enum, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        for choice in choices:
            self.addItem(value_in_words(choice))

    def choice(self) -> Enum:
        return self._choices[self.currentIndex()]

    def width_needed(self) -> int:
        """So that no choice is cut off."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        longest = max(metrics.horizontalAdvance(self.itemText(index)) for index in range(self.count()))
        text = QSize(longest + 6, metrics.height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text, self).width()

    def set_choice(self, choice: Enum) -> None:
        self.setCurrentIndex(self._choices.index(choice))


class ParameterField(QObject):
    """The widget that fits a parameter's declaration, with one way to read and to write it."""

    changed = Signal()

    def __init__(self, parameter: Parameter, parent: QWidget) -> None:
        super().__init__(parent)
        self.widget: NumberField | EnumField
        if parameter.choices:
            self.widget = EnumField(parameter.choices, parent)
            self.widget.currentIndexChanged.connect(self.changed)
        else:
            assert parameter.minimum is not None
            assert parameter.maximum is not None
            whole = isinstance(parameter.default, int)
            self.widget = NumberField(parameter.minimum, parameter.maximum, whole=whole, parent=parent)
            self.widget.valueChanged.connect(self.changed)

    def value(self) -> Value:
        return self.widget.choice() if isinstance(self.widget, EnumField) else self.widget.number()

    def set_value(self, value: Value) -> None:
        if isinstance(self.widget, EnumField):
            assert isinstance(value, Enum)
            self.widget.set_choice(value)
        else:
            assert isinstance(value, int | float)
            self.widget.set_number(value)

    def width_needed(self) -> int:
        """For the longest choice; numbers are short."""
        return self.widget.width_needed() if isinstance(self.widget, EnumField) else 0
