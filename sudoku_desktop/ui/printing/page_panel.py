"""Options of a sheet: the layout as buttons with small pages, the rest as a form."""

import dataclasses

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Look
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.pictograms import layout_icon
from sudoku_desktop.ui.printing.words import layout_in_words
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.option_fields import OptionsForm
from sudoku_desktop.ui.widgets.plain_label import embolden
from sudoku_desktop.ui.widgets.tool_tip import literal

ICON = QSize(44, 44)


class PagePanel(QWidget):
    """Buttons for the layout and the form for the other options."""

    changed = Signal()

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.layouts = QButtonGroup(self)
        buttons = in_row(*map(self._layout_button, PUZZLES_PER_PAGE), 1, spacing=4)
        self.form = OptionsForm(choices, self, left_out=("per_page", "per_page_alone"))
        self.fields = self.form.fields
        in_column(buttons, self.form, inside=self)
        self.layouts.button(choices.layout).setChecked(True)
        self.layouts.idClicked.connect(self._layout_chosen)
        self.fields["look"].changed.connect(self._look_chosen)
        self.form.changed.connect(self.changed)
        self.changed.connect(self._show_what_matters)
        self._show_what_matters()

    def _layout_button(self, per_page: int) -> QToolButton:
        name = layout_in_words(per_page)
        button = QToolButton(self)
        button.setCheckable(True)
        button.setIcon(layout_icon(per_page))
        button.setIconSize(ICON)
        button.setText(str(per_page))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setAccessibleName(name)
        button.setToolTip(literal(name))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.toggled.connect(self._embolden)
        self.layouts.addButton(button, per_page)
        return button

    def choices(self) -> Choices:
        """Return what was entered, with the layouts that were chosen last."""
        chosen = self._choices
        layouts = {"per_page": chosen.per_page, "per_page_alone": chosen.per_page_alone, "is_alone": chosen.is_alone}
        return dataclasses.replace(self.form.options(), **layouts)  # type: ignore[arg-type]

    def set_alone(self, is_alone: bool) -> None:
        """Show the layout chosen last for the puzzle on the board alone, or for several puzzles."""
        self._choices = dataclasses.replace(self._choices, is_alone=is_alone)
        with QSignalBlocker(self.layouts):
            self.layouts.button(self._choices.layout).setChecked(True)

    def set_has_own_pencil(self, has: bool) -> None:
        """Offer to print the player's entries and notes only if there are some."""
        field = self.fields["pencil"]
        field.set_offered(Pencil.OWN, has)
        if not has and field.value() is Pencil.OWN:
            with QSignalBlocker(field.widget):
                field.set_value(Pencil.NONE)

    @Slot()
    def _show_what_matters(self) -> None:
        """Enable the layout of notes only if notes are printed."""
        self.fields["like_a_keypad"].widget.setEnabled(self.fields["pencil"].value() is not Pencil.NONE)

    @Slot()
    def _look_chosen(self) -> None:
        """Large print takes a page for each puzzle, unless another layout is chosen afterwards."""
        if self.fields["look"].value() is Look.LARGE and self._choices.layout != 1:
            self.layouts.button(1).setChecked(True)
            self._layout_chosen(1)

    @Slot()
    def _embolden(self) -> None:
        for button in self.layouts.buttons():
            embolden(button, button.isChecked())

    @Slot(int)
    def _layout_chosen(self, per_page: int) -> None:
        name = "per_page_alone" if self._choices.is_alone else "per_page"
        self._choices = dataclasses.replace(self._choices, **{name: per_page})  # type: ignore[arg-type]
        self.changed.emit()
