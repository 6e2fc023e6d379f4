"""How a person finds the puzzle: the rating, what it rests on, and the path, every step of which can be shown."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sudoku_desktop.speaking import all_in_words, full_sentence, in_words, term_in_words
from sudoku_desktop.ui.numbers import rounded, whole
from sudoku_desktop.ui.rating.background import HumanRating, Step
from sudoku_desktop.ui.rating.headings import RatingHeading, claim_height
from sudoku_desktop.ui.rating.words import DASH
from sudoku_desktop.ui.widgets.layouts import in_column, in_lines
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tables import filled_at_once, show_in_rows
from sudoku_desktop.ui.widgets.tabs import Tabs
from sudoku_desktop.ui.widgets.tool_tip import explain, literal

TALL = 400
"""From this height on the techniques stand over the path; below there is a tab for each."""
MOST_ROWS = 6
"""So many techniques are seen at once where they stand over the path."""
HARDEST = "▲ "
TECHNIQUE_COLUMN = 1
NAME_SHARE = 0.42


class HumanPanel(QWidget):
    """Shows a PuzzleRating and its Steps. `step_chosen` carries the Step to be shown on the board, or None."""

    step_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: HumanRating | None = None
        self._is_tall = False
        self.heading = RatingHeading(self.tr("For people"))
        self.sentence = PlainLabel(wordWrap=True)
        self.path = _table((self.tr("Step"), self.tr("Technique"), self.tr("Rating"), self.tr("What it does")))
        self.path.horizontalHeader().setSectionResizeMode(TECHNIQUE_COLUMN, QHeaderView.ResizeMode.Interactive)
        self.path.setAccessibleName(self.tr("Solution path"))
        self.path.setToolTip(self.tr("Choose a step to see it on the board"))
        self.techniques = _table((self.tr("Technique"), self.tr("Steps"), self.tr("Weight")), stretch=0)
        self.techniques.setAccessibleName(self.tr("Techniques used"))
        self.hardest_button = QPushButton(self.tr("Show &Hardest Step"))
        self.hardest_button.setToolTip(self.tr("Show on the board where the puzzle is hardest, and why"))
        self.back_button = QPushButton(self.tr("&Back to the Puzzle"))
        self.back_button.setToolTip(self.tr("Remove the step from the board"))
        for button in (self.hardest_button, self.back_button):
            button.setAutoDefault(False)
        self.offer_button = QPushButton()
        self.offer_button.setAutoDefault(False)
        self._offer: QAction | None = None
        self.offer_button.clicked.connect(self._take_offer)
        self.explanation = PlainLabel(selectable=True, wordWrap=True)
        self._lay_out()
        self.path.itemSelectionChanged.connect(self._selected)
        self.hardest_button.clicked.connect(self.show_hardest)
        self.back_button.clicked.connect(self.forget_step)
        self.say("")

    def _lay_out(self) -> None:
        self._tabs = Tabs()
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.path, self.tr("Path"))
        self._tabs.addTab(self.techniques, self.tr("Techniques"))
        buttons = in_lines(self.offer_button, self.hardest_button, self.back_button)
        parts = (self.heading, self.sentence, (self._tabs, 1), self.explanation, buttons)
        self._column = in_column(*parts, spacing=4, inside=self)

    # What the page uses.

    @property
    def chosen_step(self) -> Step | None:
        rows = self.path.selectionModel().selectedRows()
        return self._shown.steps[rows[0].row()] if rows and self._shown is not None else None

    def say(self, sentence: str, offer: QAction | None = None) -> None:
        """There is no rating: why, or what is awaited; and what can be done then."""
        self.heading.say(DASH)
        self.sentence.setText(sentence)
        self._offer = offer
        self.offer_button.setVisible(offer is not None)
        if offer is not None:
            self.offer_button.setText(offer.text())
            self.offer_button.setToolTip(offer.toolTip())
        self._show_path(None)
        self.techniques.setRowCount(0)
        self._fit_techniques()

    @Slot(object)
    def show_rating(self, shown: HumanRating) -> None:
        """The rating and the path; no step is chosen."""
        human = shown.rating
        self.heading.say(f"{in_words(human.level.title)} · {term_in_words(human.figure)}")
        self.sentence.setText(self._sentence_of(shown))
        hardest = shown.hardest_technique
        explain(self.sentence, in_words(hardest.sentence) if hardest else "")
        self.techniques.setRowCount(len(human.counts))
        for row, (technique, count) in enumerate(human.counts):
            is_hardest = technique == hardest
            name = (HARDEST if is_hardest else "") + in_words(technique.title)
            weight = QLocale().toString(technique.weight / 10, "f", 1)
            tip = in_words(technique.sentence)
            _fill(self.techniques, row, (name, whole(count), weight), right={1, 2}, bold=is_hardest, tip=tip)
        self._fit_techniques()
        self._show_path(shown)

    def _sentence_of(self, shown: HumanRating) -> str:
        human = shown.rating
        hardest = shown.hardest_technique
        if hardest is None and human.reaches_solution:
            return self.tr("Nothing left to find.")
        if human.reaches_solution:
            text = self.tr("Hardest: {technique}. {sentence} {steps}.")
        elif hardest is not None:
            text = self.tr("Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.")
        else:
            text = self.tr("Lower bound: no known technique leads further.")
        text = text.format(
            technique=in_words(hardest.title) if hardest else "",
            sentence=in_words(hardest.sentence) if hardest else "",
            steps=self.tr("%n step(s)", "", human.steps),
        )
        if shown.guesses is not None:
            guesses = self.tr("The exact solver makes {guesses} guesses on average.")
            text += " " + guesses.format(guesses=rounded(shown.guesses))
        return text if human.caveat is None else f"{text} {full_sentence(human.caveat)}"

    def _show_path(self, shown: HumanRating | None) -> None:
        steps = shown.steps if shown is not None else ()
        hardest = shown.hardest if shown is not None else None
        with QSignalBlocker(self.path):
            self.path.clearSelection()
            self._shown = shown
            self.path.setRowCount(len(steps))
            with filled_at_once(self.path):
                for row, step in enumerate(steps):
                    deduction = step.deduction
                    name = (HARDEST if step is hardest else "") + in_words(deduction.title)
                    weight = QLocale().toString(deduction.rating, "f", 1)
                    texts = (whole(step.number), name, weight, in_words(deduction.conclusion))
                    _fill(self.path, row, texts, right={0, 2}, bold=step is hardest)
        title = self.tr("Path ({steps})").format(steps=whole(len(steps)))
        self._tabs.setTabText(0, title if steps else self.tr("Path"))
        self._share_columns()
        self._show_chosen()

    def _share_columns(self) -> None:
        """A long name may take a part of the width, and is cut off there; its tip tells all of it."""
        wanted = self.path.sizeHintForColumn(TECHNIQUE_COLUMN)
        self.path.setColumnWidth(TECHNIQUE_COLUMN, max(60, min(wanted, round(NAME_SHARE * self.path.width()))))

    @Slot()
    def show_hardest(self) -> None:
        hardest = self._shown.hardest if self._shown is not None else None
        if hardest is not None:
            self._tabs.setCurrentWidget(self.path)
            self.path.selectRow(hardest.number - 1)
            index = self.path.model().index(hardest.number - 1, 0)
            self.path.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    @Slot()
    def forget_step(self) -> None:
        """No step is chosen any more."""
        self.path.clearSelection()

    def drop_step(self) -> None:
        """The board shows something else now: the same, without telling."""
        with QSignalBlocker(self.path):
            self.path.clearSelection()
        self._show_chosen()

    @Slot()
    def _take_offer(self) -> None:
        if self._offer is not None:
            self._offer.trigger()

    # Following what is chosen.

    @Slot()
    def _selected(self) -> None:
        self._show_chosen()
        self.step_chosen.emit(self.chosen_step)

    def _show_chosen(self) -> None:
        step = self.chosen_step
        text = ""
        if step is not None:
            text = f"{all_in_words(step.deduction.explanation.reasons)} {in_words(step.deduction.conclusion)}"
        self.explanation.setText(text)
        self.explanation.setVisible(step is not None)
        self.hardest_button.setEnabled(self._shown is not None and bool(self._shown.steps))
        self.back_button.setEnabled(step is not None)
        claim_height(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the step off the board."""
        if event.key() == Qt.Key.Key_Escape and self.chosen_step is not None:
            self.forget_step()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room, techniques and path are seen together."""
        super().resizeEvent(event)
        self._share_columns()
        claim_height(self)
        is_tall = self.height() >= TALL
        if is_tall != self._is_tall:
            self._is_tall = is_tall
            if is_tall:
                self._column.insertWidget(2, self.techniques)
                self.techniques.show()
            else:
                self._tabs.addTab(self.techniques, self.tr("Techniques"))
            self._tabs.tabBar().setVisible(not is_tall)
            self._fit_techniques()

    def _fit_techniques(self) -> None:
        """No higher than its rows where it stands over the path."""
        table = self.techniques
        if not self._is_tall:
            table.setMaximumHeight(16_777_215)  # Qt's own largest
            return
        rows = min(max(table.rowCount(), 1), MOST_ROWS)
        heights = [table.rowHeight(row) for row in range(min(rows, table.rowCount()))] or [24]
        frame = 2 * table.frameWidth()
        table.setFixedHeight(table.horizontalHeader().sizeHint().height() + sum(heights) + frame)


def _table(titles: Sequence[str], stretch: int | None = None) -> QTableWidget:
    """A table to read, row by row; the last column, or the one named, takes what room there is."""
    table = QTableWidget(0, len(titles))
    table.setHorizontalHeaderLabels(list(titles))
    show_in_rows(table)
    table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(len(titles) - 1 if stretch is None else stretch, QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    table.setForegroundRole(QPalette.ColorRole.Text)
    return table


def _fill(
    table: QTableWidget, row: int, texts: Sequence[str], *, right: set[int], bold: bool = False, tip: str = ""
) -> None:
    """Put a row's texts in, numbers on the right."""
    for column, text in enumerate(texts):
        item = QTableWidgetItem(text)
        item.setToolTip(literal(tip or text))
        if column in right:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if bold:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        table.setItem(row, column, item)
