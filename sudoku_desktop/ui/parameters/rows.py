"""Rows of settings, each with a mark for modified values, a label, an input field and a reset button."""

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.evolution.draft import Draft, DraftSetting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.icons import reset_icon
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.words import MODIFIED_MARK, bounds_of, default_in_words, label_of, preset_in_words
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.option_fields import ParameterField
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden
from sudoku_desktop.ui.widgets.tool_tip import literal, tool_tip

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
    """Shows and edits one setting of the run parameters."""

    def __init__(self, parameters: RunParameters, name: str, parameter: Parameter, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        """Name of the setting on the command line, such as "mutation.probability"."""
        self._parameters = parameters
        self._shown: DraftSetting | None = None
        self.field = ParameterField(parameter, self)
        self.label = PlainLabel(label_of(parameter).replace("&", "&&"), self, wordWrap=True)
        self.label.setBuddy(self.field.widget)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.mark = ModifiedMark(self)
        reset = tr("Reset {label}", label=translated(parameter.label))
        self.reset_button = GlyphButton(reset_icon(), self, reset, "")
        self.reset_button.clicked.connect(self._reset)
        self.field.widget.setAccessibleName(label_of(parameter))

        in_row(self.mark, (self.label, 1), self.field.widget, self.reset_button, spacing=2, inside=self)

        follow_font(self, self._measure)
        self.field.changed.connect(self._change)

    def _measure(self) -> None:
        usual = field_width(self)
        self.field.widget.setFixedWidth(min(max(usual, self.field.width_needed()), usual * 3 // 2))

    def show_setting(self, setting: DraftSetting) -> None:
        """Show the setting's value, marked if it is modified."""
        if setting == self._shown:
            return
        self._shown = setting
        if self.field.value() != setting.value:  # else the text would be replaced while the user is typing
            with QSignalBlocker(self.field):
                self.field.set_value(setting.value)
        self.mark.show_modified(setting.is_modified)
        embolden(self.label, setting.is_modified)
        self.reset_button.setVisible(setting.is_modified)
        in_words = preset_in_words if setting.is_in_preset else default_in_words
        old = in_words(setting.original) if setting.is_modified else ""
        help_text, bounds = translated(setting.parameter.help), bounds_of(setting.parameter)
        name = tr("On the command line: {name}", name=self.name)
        for widget in (self, self.field.widget):
            widget.setToolTip(tool_tip(help_text, bounds, old, name))
            widget.setAccessibleDescription(" ".join(filter(None, (old, help_text, bounds))))
        self.reset_button.setToolTip(literal(old))

    @Slot()
    def _change(self) -> None:
        self._parameters.set_value(self.name, self.field.value())

    @Slot()
    def _reset(self) -> None:
        self.field.widget.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
        self._parameters.set_value(self.name, self._parameters.draft.settings[self.name].original)


class PartForm(QWidget):
    """Shows and edits the settings of a part; `prefix` is the first part of their names on the command line."""

    def __init__(self, parameters: RunParameters, prefix: str, kind: type[Part], parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.rows = [SettingRow(parameters, f"{prefix}.{name}", each, self) for name, each in kind.declared()]
        in_column(*self.rows, spacing=4, inside=self)

    def fill(self, draft: Draft) -> None:
        """Show the values of a draft that has a part of this kind."""
        for row in self.rows:
            row.show_setting(draft.settings[row.name])
