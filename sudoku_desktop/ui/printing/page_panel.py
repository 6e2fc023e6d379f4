"""How the pages look: how many puzzles on one, the paper, what stands above the boards and in them, the solutions."""

import dataclasses

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QToolButton,
    QWidget,
)

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Solutions
from sudoku_desktop.ui.printing.choices import LONGEST_TITLE, Choices, Pencil
from sudoku_desktop.ui.printing.pictograms import layout_icon
from sudoku_desktop.ui.printing.words import layout_in_words, paper_in_words, pencil_in_words, solutions_in_words
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import embolden

ICON = QSize(44, 44)


class PagePanel(QWidget):
    """The fields, and `choices` made of them."""

    changed = Signal()

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices  # its layouts and whether it is one puzzle follow the person, the rest does not
        self.layouts = QButtonGroup(self)
        self._layout_line = in_row(*map(self._layout_button, PUZZLES_PER_PAGE), 1, spacing=4)
        self.paper = MemberField(SHEET_PAPERS, paper_in_words, self)
        self.title = QLineEdit(self)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setClearButtonEnabled(True)
        self.title.setPlaceholderText(self.tr("At the top of every page"))
        self.solutions = MemberField(Solutions, solutions_in_words, self)
        self.pencil = MemberField(Pencil, pencil_in_words, self)
        self.numbers = QCheckBox(self.tr("N&umbers"), self)
        self.ratings = QCheckBox(self.tr("Rat&ings"), self)
        self.codes = QCheckBox(self.tr("&QR codes"), self)
        self.lines = QCheckBox(self.tr("As te&xt"), self)
        self.black_only = QCheckBox(self.tr("Blac&k only"), self)
        self.numbers.setToolTip(self.tr("“No. 7” above each puzzle"))
        self.ratings.setToolTip(self.tr("The difficulty above each puzzle, as a word and a number"))
        self.codes.setToolTip(self.tr("With each puzzle a code that brings it back from paper"))
        self.lines.setToolTip(self.tr("Each puzzle as a line of text at the foot of the page, with its seed"))
        self.black_only.setToolTip(self.tr("No grey, which some printers turn into dots"))
        self._lay_out()
        self._show(choices)
        self.layouts.idClicked.connect(self._layout_chosen)
        self.title.textChanged.connect(self.changed)
        for choice in (self.paper, self.solutions, self.pencil):
            choice.currentIndexChanged.connect(self.changed)
        for box in (self.numbers, self.ratings, self.codes, self.lines, self.black_only):
            box.toggled.connect(self.changed)

    def _layout_button(self, per_page: int) -> QToolButton:
        name = layout_in_words(per_page)
        button = QToolButton(self)
        button.setCheckable(True)
        button.setIcon(layout_icon(per_page))
        button.setIconSize(ICON)
        button.setText(str(per_page))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setAccessibleName(name)
        button.setToolTip(name)
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
            (self.tr("&Solutions"), self.solutions),
            (self.tr("Pen&cilled in"), self.pencil),
            (self.tr("P&aper"), self.paper),
        )
        for place, (name, field) in enumerate(rows):
            grid.addWidget(labelled(name, field), place, 0)
            grid.addWidget(field, place, 1)
        boxes = in_row(self.numbers, self.ratings, self.black_only, 1), in_row(self.codes, self.lines, 1)
        in_column(self._layout_line, grid, *boxes, inside=self)

    def _show(self, choices: Choices) -> None:
        self.layouts.button(choices.layout).setChecked(True)
        self.paper.choose(choices.paper)
        self.title.setText(choices.title)
        self.solutions.choose(choices.solutions)
        self.pencil.choose(choices.pencil)
        self.numbers.setChecked(choices.shows_numbers)
        self.ratings.setChecked(choices.shows_ratings)
        self.codes.setChecked(choices.shows_codes)
        self.lines.setChecked(choices.shows_lines)
        self.black_only.setChecked(choices.black_only)

    def choices(self) -> Choices:
        """What is entered; the rest as it was given."""
        return dataclasses.replace(
            self._choices,
            paper=self.paper.member(),
            title=self.title.text(),
            shows_numbers=self.numbers.isChecked(),
            shows_ratings=self.ratings.isChecked(),
            shows_codes=self.codes.isChecked(),
            shows_lines=self.lines.isChecked(),
            pencil=self.pencil.member(),
            black_only=self.black_only.isChecked(),
            solutions=self.solutions.member(),
        )

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
    def _embolden(self) -> None:
        """The number of the chosen layout is bold."""
        for button in self.layouts.buttons():
            embolden(button, button.isChecked())

    @Slot(int)
    def _layout_chosen(self, per_page: int) -> None:
        name = "per_page_alone" if self._choices.is_alone else "per_page"
        self._choices = dataclasses.replace(self._choices, **{name: per_page})  # type: ignore[arg-type]
        self.changed.emit()
