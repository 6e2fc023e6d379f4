"""The parameters of one part, a row each."""

import dataclasses

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.algorithm import Setting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.ui.parameters.rows import SettingRow
from sudoku_desktop.ui.widgets.layouts import in_column


class PartForm(QWidget):
    """Shows and edits a part. `preset` is the preset's in its place: if it is of another kind, or there is none,
    the rows are compared with the defaults.

    `prefix` is what the command line calls the place.
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
        """Whether it can show this part beside that preset's: else a new form is needed."""
        return type(part) is self.kind and self.preset == (preset if type(preset) is self.kind else None)

    def set_locked(self, locked: bool) -> None:
        for row in self.rows.values():
            row.set_locked(locked)
