"""How the pages look: how many puzzles on one, the paper, what stands above the boards and in them, the solutions."""

import dataclasses
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QToolButton,
    QWidget,
)

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Difficulty, Look, Solutions
from sudoku_desktop.ui.printing.choices import LONGEST_TITLE, Choices, Pencil
from sudoku_desktop.ui.printing.pictograms import layout_icon
from sudoku_desktop.ui.printing.words import (
    difficulty_in_words,
    layout_in_words,
    look_in_words,
    paper_in_words,
    pencil_in_words,
    solutions_in_words,
)
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import embolden
from sudoku_desktop.ui.widgets.tool_tip import literal

ICON = QSize(44, 44)
BOX_COLUMNS = 3


class PagePanel(QWidget):
    """The fields, and `choices` made of them."""

    changed = Signal()

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices  # its layouts and whether it is one puzzle follow the person, the rest does not
        self.layouts = QButtonGroup(self)
        self._layout_line = in_row(*map(self._layout_button, PUZZLES_PER_PAGE), 1, spacing=4)
        self.title = QLineEdit(self)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setClearButtonEnabled(True)
        self.title.setPlaceholderText(self.tr("At the top of every page"))
        self.paper = MemberField(SHEET_PAPERS, paper_in_words, self)
        self.solutions = MemberField(Solutions, solutions_in_words, self)
        self.difficulty = MemberField(Difficulty, difficulty_in_words, self)
        self.pencil = MemberField(Pencil, pencil_in_words, self)
        self.look = MemberField(Look, look_in_words, self)
        self.numbers = self._box(self.tr("&Numbers"), self.tr("“No. 7” above each puzzle"))
        self.ratings = self._box(self.tr("Rat&ings"), self.tr("The rating above each puzzle, as a number"))
        self.codes = self._box(
            self.tr("&QR codes"), self.tr("With each puzzle, a code from which the program can read it back")
        )
        tip = self.tr("Each puzzle as a line of text at the foot of the page, with its seed")
        self.lines = self._box(self.tr("Te&xt lines"), tip)
        self.keypad = self._box(
            self.tr("&7 8 9 on top"), self.tr("Notes are laid out like a keypad, not with 1 2 3 on top")
        )
        self.black_only = self._box(self.tr("&Just black"), self.tr("No grey, which some printers turn into dots"))
        self._members: dict[str, MemberField[Any]] = {
            "paper": self.paper,
            "solutions": self.solutions,
            "difficulty": self.difficulty,
            "pencil": self.pencil,
            "look": self.look,
        }
        self._boxes = {
            "shows_numbers": self.numbers,
            "shows_ratings": self.ratings,
            "shows_codes": self.codes,
            "shows_lines": self.lines,
            "like_a_keypad": self.keypad,
            "black_only": self.black_only,
        }
        self._lay_out()
        self._show(choices)
        self.layouts.idClicked.connect(self._layout_chosen)
        self.title.textChanged.connect(self.changed)
        self.look.currentIndexChanged.connect(self._look_chosen)
        for choice in self._members.values():
            choice.currentIndexChanged.connect(self.changed)
        for box in self._boxes.values():
            box.toggled.connect(self.changed)
        self.changed.connect(self._show_what_matters)
        self._show_what_matters()

    def _box(self, text: str, tip: str) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setToolTip(literal(tip))
        return box

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

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(6)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("&Title"), self.title),
            (self.tr("P&aper"), self.paper),
            (self.tr("&Solutions"), self.solutions),
            (self.tr("Diffic&ulty"), self.difficulty),
            (self.tr("Pen&cilled in"), self.pencil),
            (self.tr("Loo&k"), self.look),
        )
        for place, (name, field) in enumerate(rows):
            grid.addWidget(labelled(name, field), place, 0)
            grid.addWidget(field, place, 1)
        boxes = QGridLayout()
        for place, box in enumerate(self._boxes.values()):
            boxes.addWidget(box, *divmod(place, BOX_COLUMNS))
        boxes.setColumnStretch(BOX_COLUMNS - 1, 1)
        in_column(self._layout_line, grid, boxes, inside=self)

    def _show(self, choices: Choices) -> None:
        self.layouts.button(choices.layout).setChecked(True)
        self.title.setText(choices.title)
        for name, field in self._members.items():
            field.choose(getattr(choices, name))
        for name, box in self._boxes.items():
            box.setChecked(getattr(choices, name))

    def choices(self) -> Choices:
        """What is entered; the rest as it was given."""
        entered: dict[str, Any] = {name: field.member() for name, field in self._members.items()}
        entered |= {name: box.isChecked() for name, box in self._boxes.items()}
        return dataclasses.replace(self._choices, title=self.title.text(), **entered)

    def set_alone(self, is_alone: bool) -> None:
        """Whether there is the board's puzzle alone; the layout becomes the one last chosen for that."""
        self._choices = dataclasses.replace(self._choices, is_alone=is_alone)
        with QSignalBlocker(self.layouts):
            self.layouts.button(self._choices.layout).setChecked(True)

    def set_has_own_pencil(self, has: bool) -> None:
        """Whether there are entries and notes of a player; where there are none, nothing is pencilled in instead."""
        self.pencil.set_offered(Pencil.OWN, has)
        if not has and self.pencil.member() is Pencil.OWN:
            with QSignalBlocker(self.pencil):
                self.pencil.choose(Pencil.NONE)

    @Slot()
    def _show_what_matters(self) -> None:
        """How notes lie is asked only where there are some."""
        self.keypad.setEnabled(self.pencil.member() is not Pencil.NONE)

    @Slot()
    def _look_chosen(self) -> None:
        """Large print takes a page for each puzzle, unless somebody then wants more."""
        if self.look.member() is Look.LARGE and self._choices.layout != 1:
            self.layouts.button(1).setChecked(True)
            self._layout_chosen(1)

    @Slot()
    def _embolden(self) -> None:
        """The number of the chosen layout is bold."""
        for button in self.layouts.buttons():
            embolden(button, button.isChecked())

    @Slot(int)
    def _layout_chosen(self, per_page: int) -> None:
        name = "per_page_alone" if self._choices.is_alone else "per_page"
        self._choices = dataclasses.replace(self._choices, **{name: per_page})  # type: ignore[arg-type]
        self.changed.emit()
