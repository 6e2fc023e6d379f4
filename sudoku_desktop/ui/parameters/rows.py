"""Rows of settings, each with a mark for modified values, a label, an input field and a reset button."""

import dataclasses

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.evolution.algorithm import Setting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Value
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.words import bounds_of, default_in_words, label_of, preset_in_words
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_turning_arrow
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.option_fields import ParameterField
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden
from sudoku_desktop.ui.widgets.tool_tip import literal, tool_tip

MODIFIED_MARK = "●"
FIELD_LETTERS = 13
"""Width of a field, in digits, equal in all rows so that the fields form a column."""


def field_width(widget: QWidget) -> int:
    """Return the width of a field in logical pixels, arrows included."""
    return widget.fontMetrics().horizontalAdvance("0") * FIELD_LETTERS + 20


class ModifiedMark(PlainLabel):
    """A dot that marks a modified value; an unmodified value has empty space of the same width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setForegroundRole(QPalette.ColorRole.Link)
        follow_font(self, lambda: self.setFixedWidth(self.fontMetrics().horizontalAdvance(MODIFIED_MARK) + 4))

    def show_modified(self, is_modified: bool) -> None:
        self.setText(MODIFIED_MARK if is_modified else "")


class SettingRow(QWidget):
    """Shows and edits one setting; `setting` holds the value that a reset restores.

    That value is the preset's, or the default if the preset lacks the part.
    """

    changed = Signal()

    def __init__(self, setting: Setting, parent: QWidget | None = None, *, is_in_preset: bool = True) -> None:
        super().__init__(parent)
        self.setting = setting
        self._describe_old = preset_in_words if is_in_preset else default_in_words
        parameter = setting.parameter
        self.field = ParameterField(parameter, self)
        self.label = PlainLabel(label_of(parameter).replace("&", "&&"), self, wordWrap=True)
        self.label.setBuddy(self.field.widget)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.mark = ModifiedMark(self)
        name = tr("Reset {label}", label=translated(parameter.label))
        self.reset_button = GlyphButton(draw_turning_arrow, self, name, "")
        self.reset_button.clicked.connect(self._reset_clicked)
        self.field.widget.setAccessibleName(label_of(parameter))

        in_row(self.mark, (self.label, 1), self.field.widget, self.reset_button, spacing=2, inside=self)

        follow_font(self, self._measure)
        self.field.set_value(setting.value)
        self._show_state()
        self.field.changed.connect(self._field_changed)

    def _measure(self) -> None:
        usual = field_width(self)
        self.field.widget.setFixedWidth(min(max(usual, self.field.width_needed()), usual * 3 // 2))

    @property
    def is_modified(self) -> bool:
        """Whether the value differs from the value that a reset restores."""
        return bool(self.field.value() != self.setting.value)

    def value(self) -> Value:
        value: Value = self.field.value()
        return value

    def set_value(self, value: Value) -> None:
        self.field.set_value(value)

    @Slot()
    def reset(self) -> None:
        self.field.set_value(self.setting.value)

    @Slot()
    def _reset_clicked(self) -> None:
        self.field.widget.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
        self.reset()

    @Slot()
    def _field_changed(self) -> None:
        self._show_state()
        self.changed.emit()

    def _show_state(self) -> None:
        parameter = self.setting.parameter
        modified = self.is_modified
        self.mark.show_modified(modified)
        embolden(self.label, modified)
        self.reset_button.setVisible(modified)
        old = self._describe_old(self.setting.value) if modified else ""
        name = tr("On the command line: {name}", name=self.setting.name)
        for widget in (self, self.field.widget):
            widget.setToolTip(tool_tip(translated(parameter.help), bounds_of(parameter), old, name))
            widget.setAccessibleDescription(
                " ".join(filter(None, (old, translated(parameter.help), bounds_of(parameter))))
            )
        self.reset_button.setToolTip(literal(old))


class PartForm(QWidget):
    """Shows and edits the parameters of a part.

    `preset`: the preset's part in the same role; if it is None or of another class, values are compared with the
    defaults. `prefix`: name of the role on the command line.
    """

    changed = Signal()

    def __init__(self, prefix: str, part: Part, preset: Part | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = type(part)
        self.preset = preset if type(preset) is self.kind else None
        old = self.preset or self.kind()
        self.rows: dict[str, SettingRow] = {}
        layout = in_column(spacing=4, inside=self)
        for name, parameter in self.kind.declared():
            setting = Setting(f"{prefix}.{name}", part.group, parameter, getattr(old, name))
            row = self.rows[name] = SettingRow(setting, self, is_in_preset=self.preset is not None)
            layout.addWidget(row)
        self.fill(part)
        for row in self.rows.values():
            row.changed.connect(self.changed)

    def part(self) -> Part:
        return dataclasses.replace(self.kind(), **{name: row.value() for name, row in self.rows.items()})

    def fill(self, part: Part) -> None:
        for name, row in self.rows.items():
            row.set_value(getattr(part, name))

    def suits(self, part: Part, preset: Part | None) -> bool:
        """Return whether this form can show a part with this preset's part; otherwise a new form is needed."""
        return type(part) is self.kind and self.preset == (preset if type(preset) is self.kind else None)
