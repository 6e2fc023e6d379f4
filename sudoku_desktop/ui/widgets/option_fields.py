"""Fields and forms that are made of declared parameters."""

import dataclasses
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from sudoku_desktop.parameter import Parameter, Parametrised, written
from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.widgets.fields import MemberField, NumberField
from sudoku_desktop.ui.widgets.layouts import in_column, labelled
from sudoku_desktop.ui.widgets.tool_tip import explain

CHECK_BOX_COLUMNS = 3
"""Number of check boxes in a row; three labels fit in all languages."""


class ParameterField(QObject):
    """The widget for a parameter: a check box, a line of text, a combo box or a spin box.

    `value` returns the displayed value, `set_value` changes it.
    """

    changed = Signal()
    value: Callable[[], Any]
    set_value: Callable[[Any], object]

    def __init__(self, parameter: Parameter, parent: QWidget) -> None:
        super().__init__(parent)
        self.widget: QCheckBox | QLineEdit | MemberField[Any] | NumberField
        if parameter.choices:
            members = MemberField(parameter.choices, lambda choice: choice_text(parameter, choice), parent, key=written)
            self.widget, self.value, self.set_value = members, members.member, members.choose
            members.currentIndexChanged.connect(self.changed)
        elif parameter.is_flag:
            box = QCheckBox(translated(parameter.label), parent)
            self.widget, self.value, self.set_value = box, box.isChecked, box.setChecked
            box.toggled.connect(self.changed)
        elif isinstance(parameter.default, str):
            line = QLineEdit(parent, maxLength=int(parameter.maximum or 0))
            self.widget, self.value, self.set_value = line, line.text, line.setText
            line.textChanged.connect(self.changed)
        else:
            assert parameter.minimum is not None
            assert parameter.maximum is not None
            whole = isinstance(parameter.default, int)
            number = NumberField(parameter.minimum, parameter.maximum, whole=whole, parent=parent)
            self.widget, self.value, self.set_value = number, number.number, number.set_number
            number.valueChanged.connect(self.changed)

    def set_offered(self, choice: object, is_offered: bool) -> None:
        """Enable or disable one of the choices."""
        assert isinstance(self.widget, MemberField)
        self.widget.set_offered(choice, is_offered)

    def width_needed(self) -> int:
        """Return the width of the longest choice, in pixels, or 0 for a number."""
        return self.widget.width_needed() if isinstance(self.widget, MemberField) else 0


def choice_text(parameter: Parameter, choice: object) -> str:
    """Return the name of a choice in the user's language."""
    return translated(parameter.label_of(choice))


Options = TypeVar("Options", bound=Parametrised)


class OptionsForm(QWidget, Generic[Options]):
    """A form for the declared parameters of a dataclass: labelled fields, and below them the check boxes.

    Parameters
    ----------
    options
        The initial values. The method `options` returns a copy with the entered values.
    left_out
        Names of parameters that the form does not show.
    """

    changed = Signal()

    def __init__(self, options: Options, *, left_out: Collection[str] = ()) -> None:
        super().__init__()
        self._options = options
        self.fields: dict[str, ParameterField] = {}
        rows, boxes = QGridLayout(), QGridLayout()
        rows.setColumnStretch(1, 1)
        rows.setVerticalSpacing(6)
        boxes.setColumnStretch(CHECK_BOX_COLUMNS - 1, 1)
        for name, parameter in options.declared():
            if name in left_out:
                continue
            field = self.fields[name] = ParameterField(parameter, self)
            field.set_value(getattr(options, name))
            explain(field.widget, translated(parameter.help))
            if parameter.is_flag:
                boxes.addWidget(field.widget, *divmod(boxes.count(), CHECK_BOX_COLUMNS))
            else:
                row = rows.rowCount()
                rows.addWidget(labelled(translated(parameter.label), field.widget), row, 0)
                rows.addWidget(field.widget, row, 1)
            field.changed.connect(self.changed)
        in_column(rows, boxes, inside=self)

    def options(self) -> Options:
        """Return the entered options; parameters that the form does not show keep their values."""
        entered: dict[str, Any] = {name: field.value() for name, field in self.fields.items()}
        return dataclasses.replace(self._options, **entered)
