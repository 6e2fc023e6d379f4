"""Options of a sheet: the most used ones in two columns, the others as a form of their own."""

import dataclasses
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Look
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_lines, labelled
from sudoku_desktop.ui.widgets.option_fields import OptionsForm, ParameterField, choice_text
from sudoku_desktop.ui.widgets.tool_tip import explain

FIRST = ("title", "paper", "solutions", "difficulty")


class SheetForm(QWidget):
    """Fields of a sheet's options; the page lays out `per_page` and the form `more`."""

    changed = Signal()

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        self.per_page = MemberField(PUZZLES_PER_PAGE, str, self, key=lambda count: count)
        self.per_page.setMinimumContentsLength(2)
        self.per_page.setSizeAdjustPolicy(MemberField.SizeAdjustPolicy.AdjustToContents)
        self.per_page.set_name(tr("Puzzles on a page"))
        hidden = ("per_page", "per_page_alone", "look", "shows_codes")
        self.more = OptionsForm(choices, left_out=(*FIRST, *hidden))
        parameters = dict(choices.declared())
        self.fields: dict[str, ParameterField] = {
            name: ParameterField(parameters[name], self) for name in (*FIRST, "shows_codes")
        }
        names = (tr("&Heading"), tr("&Paper"), tr("S&olutions"), tr("&Difficulty"))
        widgets = [self.fields[name].widget for name in FIRST]
        cells = [cell for name, widget in zip(names, widgets, strict=True) for cell in (labelled(name, widget), widget)]
        grid = in_grid(cells[:4], cells[4:], spacing=(10, None), stretches=(0, 1, 0, 1))
        self.looks = {
            Look.LARGE: QCheckBox(tr("&Large print"), self),
            Look.SAVING: QCheckBox(tr("Save &ink"), self),
        }
        self.looks[Look.LARGE].setToolTip(tr("Large digits and strong lines, one puzzle on a page"))
        self.looks[Look.SAVING].setToolTip(tr("Thin lines and light digits"))
        codes = self.fields["shows_codes"].widget
        assert isinstance(codes, QCheckBox)
        codes.setText(tr("&QR code to scan a puzzle back"))
        in_column(grid, in_lines(*self.looks.values(), codes, spacing=16), inside=self)
        for name, field in self.fields.items():
            field.set_value(getattr(choices, name))
            explain(field.widget, translated(parameters[name].help))
            field.changed.connect(self.changed)
        self.fields |= self.more.fields
        for look, box in self.looks.items():
            box.setChecked(choices.look is look)
            box.toggled.connect(self._look_chosen)
        self.per_page.choose(choices.layout)
        self.per_page.currentIndexChanged.connect(self._layout_chosen)
        self.more.changed.connect(self._show_what_matters)
        self.more.changed.connect(self.changed)
        self._show_what_matters()

    def choices(self) -> Choices:
        """Return the entered options, with the layouts selected last."""
        entered: dict[str, Any] = {name: field.value() for name, field in self.fields.items()}
        look = next((look for look, box in self.looks.items() if box.isChecked()), Look.PLAIN)
        return dataclasses.replace(self._choices, **entered, look=look)

    def paper_name(self) -> str:
        """Return the name of the chosen paper."""
        parameters = dict(self._choices.declared())
        return choice_text(parameters["paper"], self.fields["paper"].value())

    def set_alone(self, is_alone: bool) -> None:
        """Show the last selected layout for a single puzzle, or for several puzzles."""
        self._choices = dataclasses.replace(self._choices, is_alone=is_alone)
        with QSignalBlocker(self.per_page):
            self.per_page.choose(self._choices.layout)

    def set_has_own_pencil(self, has: bool) -> None:
        """Offer to print the player's entries and notes only if there are any."""
        field = self.fields["pencil"]
        field.set_offered(Pencil.OWN, has)
        if not has and field.value() is Pencil.OWN:
            with QSignalBlocker(field.widget):
                field.set_value(Pencil.NONE)

    @Slot()
    def _show_what_matters(self) -> None:
        """Enable the order of notes only if notes are printed."""
        self.fields["like_a_keypad"].widget.setEnabled(self.fields["pencil"].value() is not Pencil.NONE)

    @Slot(bool)
    def _look_chosen(self, is_checked: bool) -> None:
        """Uncheck the other look; large print puts each puzzle on its own page until another layout is selected."""
        if is_checked:
            large, saving = self.looks[Look.LARGE], self.looks[Look.SAVING]
            with QSignalBlocker(large), QSignalBlocker(saving):
                (saving if self.sender() is large else large).setChecked(False)
            if large.isChecked():
                self.per_page.choose(1)
        self.changed.emit()

    @Slot()
    def _layout_chosen(self) -> None:
        name = "per_page_alone" if self._choices.is_alone else "per_page"
        chosen: dict[str, Any] = {name: self.per_page.member()}
        self._choices = dataclasses.replace(self._choices, **chosen)
        self.changed.emit()
