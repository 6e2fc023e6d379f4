"""How a book looks: what stands on its title page, what it is cut to, how many puzzles are on a page."""

import dataclasses

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Paper
from sudoku_desktop.ui.printing.choices import LONGEST_TITLE, BookChoices
from sudoku_desktop.ui.printing.pictograms import layout_icon
from sudoku_desktop.ui.printing.words import layout_in_words, paper_in_words
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled


class BookPanel(QWidget):
    """The fields, and `choices` made of them."""

    changed = Signal()

    def __init__(self, choices: BookChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.title, self.subtitle, self.author = (QLineEdit(self) for _ in range(3))
        self.trim = MemberField(Paper, paper_in_words, self)
        self.per_page = MemberField(PUZZLES_PER_PAGE, layout_in_words, self, key=int, icon=layout_icon)
        self.ratings = QCheckBox(self.tr("Rat&ings"), self)
        self.codes = QCheckBox(self.tr("&QR codes"), self)
        self.bleed = QCheckBox(self.tr("&Bleed"), self)
        self.ratings.setToolTip(self.tr("The rating above each puzzle, as a number"))
        self.codes.setToolTip(self.tr("With each puzzle, a code from which the program can read it back"))
        self.bleed.setToolTip(self.tr("Each edge is 3 mm (⅛ in) larger, which is cut off after printing"))
        self._lay_out()
        self._show(choices)
        for line in (self.title, self.subtitle, self.author):
            line.setMaxLength(LONGEST_TITLE)
            line.textChanged.connect(self.changed)
        for choice in (self.trim, self.per_page):
            choice.currentIndexChanged.connect(self.changed)
        for box in (self.ratings, self.codes, self.bleed):
            box.toggled.connect(self.changed)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(6)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("&Title"), self.title),
            (self.tr("&Subtitle"), self.subtitle),
            (self.tr("&Author"), self.author),
            (self.tr("Trim si&ze"), self.trim),
            (self.tr("Layo&ut"), self.per_page),
        )
        for place, (name, field) in enumerate(rows):
            grid.addWidget(labelled(name, field), place, 0)
            grid.addWidget(field, place, 1)
        in_column(grid, in_row(self.ratings, self.codes, self.bleed, 1), inside=self)

    def _show(self, choices: BookChoices) -> None:
        self.title.setText(choices.title or self.tr("Sudoku"))
        self.subtitle.setText(choices.subtitle)
        self.author.setText(choices.author)
        self.trim.choose(choices.trim)
        self.per_page.choose(choices.per_page)
        self.ratings.setChecked(choices.shows_ratings)
        self.codes.setChecked(choices.shows_codes)
        self.bleed.setChecked(choices.has_bleed)

    def choices(self) -> BookChoices:
        """What is entered; the rest as it was given."""
        return dataclasses.replace(
            self._choices,
            title=self.title.text(),
            subtitle=self.subtitle.text(),
            author=self.author.text(),
            trim=self.trim.member(),
            per_page=self.per_page.member(),
            shows_ratings=self.ratings.isChecked(),
            shows_codes=self.codes.isChecked(),
            has_bleed=self.bleed.isChecked(),
        )
