"""Rating for people: the level, the techniques that it is based on, and the path, whose steps can be shown."""

from dataclasses import replace
from functools import partial
from operator import attrgetter, itemgetter

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableView, QWidget

from sudoku_desktop.logic import Technique
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, full_sentence, in_words, term_in_words, tr
from sudoku_desktop.ui.numbers import decimal, rounded
from sudoku_desktop.ui.rating.background import HumanRating, Step
from sudoku_desktop.ui.rating.headings import RatingHeading
from sudoku_desktop.ui.rating.words import DASH
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.layouts import in_column, in_lines
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.table import Column, Row, TableModel, TableView, number
from sudoku_desktop.ui.widgets.tool_tip import explain

MOST_ROWS = 6
"""Maximum number of techniques shown without a scroll bar."""
HARDEST = "▲ "
TECHNIQUE_COLUMN = 1
NAME_SHARE = 0.42

Counted = tuple[Technique, int]
"""A technique, and the number of its steps in the path."""
tenths = partial(decimal, decimals=1)


class HumanPanel(QWidget):
    """Shows a HumanRating and its Steps."""

    step_chosen = Signal(object)
    """Emitted with the Step to be shown on the board, or None."""
    shown = Signal()
    """Emitted when the panel becomes visible."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: HumanRating | None = None
        self.heading = RatingHeading(tr("For people"))
        self.sentence = PlainLabel(wordWrap=True)
        self.steps = TableModel(self._step_columns(), self)
        self.path = _table(tr("Solution path"), self.steps)
        self.path.horizontalHeader().setSectionResizeMode(TECHNIQUE_COLUMN, QHeaderView.ResizeMode.Interactive)
        self.counts = TableModel(self._technique_columns(), self)
        self.techniques = _table(tr("Techniques used"), self.counts)
        self.hardest_button = QPushButton(tr("Show &Hardest Step"))
        self.hardest_button.setToolTip(tr("Show where the puzzle is hardest, and why"))
        self.show_button = QPushButton(tr("Show on the &Board"))
        self.show_button.setToolTip(tr("Show the step on the board, in Play (Enter)"))
        for button in (self.hardest_button, self.show_button):
            button.setAutoDefault(False)
        self.offer_button = ActionButton(look=ButtonLook.OUTLINED)
        self.explanation = PlainLabel(selectable=True, wordWrap=True)
        self._lay_out()
        self.path.selection_changed.connect(self._selected)
        self.hardest_button.clicked.connect(self.show_hardest)
        self.show_button.clicked.connect(self.path.choose)
        self.say("")

    def _step_columns(self) -> list[Column[Step]]:
        def is_hardest(step: Step) -> bool:
            return self._shown is not None and step is self._shown.hardest

        def name(step: Step) -> str:
            return (HARDEST if is_hardest(step) else "") + in_words(step.deduction.title)

        def conclusion(step: Step) -> str:
            return in_words(step.deduction.conclusion)

        columns: tuple[Column[Step], ...] = (
            number("step", tr("Step"), attrgetter("number")),
            Column("technique", tr("Technique"), name, more=name),
            number("rating", tr("Rating"), attrgetter("deduction.rating"), tenths),
            Column("conclusion", tr("What it does"), conclusion, more=conclusion, stretches=True),
        )
        return [replace(each, is_bold=is_hardest) for each in columns]

    def _technique_columns(self) -> list[Column[Counted]]:
        def is_hardest(counted: Counted) -> bool:
            return self._shown is not None and counted[0] == self._shown.hardest_technique

        def name(counted: Counted) -> str:
            return (HARDEST if is_hardest(counted) else "") + in_words(counted[0].title)

        def sentence(counted: Counted) -> str:
            return in_words(counted[0].sentence)

        columns: tuple[Column[Counted], ...] = (
            Column("technique", tr("Technique"), name, stretches=True),
            number("steps", tr("Steps"), itemgetter(1)),
            number("weight", tr("Rating"), lambda counted: counted[0].weight / 10, tenths),
        )
        return [replace(each, is_bold=is_hardest, more=sentence) for each in columns]

    def _lay_out(self) -> None:
        buttons = in_lines(self.offer_button, self.hardest_button, self.show_button)
        parts = (self.heading, self.sentence, self.techniques, (self.path, 1), self.explanation, buttons)
        in_column(*parts, spacing=8, inside=self)

    # Interface of the page

    @property
    def chosen_step(self) -> Step | None:
        return next(iter(self.path.selected_rows), None)

    def say(self, sentence: str, offer: QAction | None = None) -> None:
        """Show a sentence instead of a rating, with a button for an action that helps."""
        self.heading.say(DASH)
        self.sentence.setText(sentence)
        self.offer_button.setVisible(offer is not None)
        if offer is not None:
            self.offer_button.show_action(offer, look=ButtonLook.OUTLINED)
        self._show_path(None)

    @Slot(object)
    def show_rating(self, shown: HumanRating) -> None:
        """Show a rating and its path; no step is selected."""
        human = shown.rating
        self.heading.say(f"{in_words(human.level.title)} · {term_in_words(human.figure)}")
        self.sentence.setText(self._sentence_of(shown))
        hardest = shown.hardest_technique
        explain(self.sentence, in_words(hardest.sentence) if hardest else "")
        self._show_path(shown)

    def _sentence_of(self, shown: HumanRating) -> str:
        human = shown.rating
        hardest = shown.hardest_technique
        if hardest is None and human.reaches_solution:
            return tr("Nothing left to find.")
        if hardest is None:
            text = tr("Lower bound: no known technique leads further.")
        else:
            text = tr(
                "Hardest: {technique}. {sentence} {steps}."
                if human.reaches_solution
                else "Lower bound: no known technique leads further after {steps}. Hardest so far: {technique}.",
                technique=hardest.title,
                sentence=hardest.sentence,
                steps=Sentence("%n step(s)", n=human.steps),
            )
        if shown.guesses is not None:
            text += " " + tr("The exact solver makes {guesses} guesses on average.", guesses=rounded(shown.guesses))
        if human.triple:
            text += " " + tr("ER/EP/ED {triple}.", triple=human.triple)
        if human.gem is not None:
            text += " " + full_sentence(human.gem)
        return text if human.caveat is None else f"{text} {full_sentence(human.caveat)}"

    def _show_path(self, shown: HumanRating | None) -> None:
        steps = shown.steps if shown is not None else ()
        with QSignalBlocker(self.path):
            self.path.clearSelection()
            self._shown = shown
            self.steps.show_rows(steps)
        self.counts.show_rows(shown.rating.counts if shown is not None else ())
        self._fit_techniques()
        self._share_columns()
        self._show_chosen()

    def _share_columns(self) -> None:
        """Limit the width of the name column; the tool tip of an elided name shows it in full."""
        wanted = self.path.sizeHintForColumn(TECHNIQUE_COLUMN)
        self.path.setColumnWidth(TECHNIQUE_COLUMN, max(60, min(wanted, round(NAME_SHARE * self.path.width()))))

    @Slot()
    def show_hardest(self) -> None:
        hardest = self._shown.hardest if self._shown is not None else None
        if hardest is not None:
            self.path.selectRow(hardest.number - 1)
            index = self.steps.index(hardest.number - 1, 0)
            self.path.scrollTo(index, QTableView.ScrollHint.PositionAtCenter)

    @Slot()
    def forget_step(self) -> None:
        """Deselect the step, and remove it from the board."""
        self.path.clearSelection()

    def drop_step(self) -> None:
        """Deselect the step without a signal, because the board already shows something else."""
        with QSignalBlocker(self.path):
            self.path.clearSelection()
        self._show_chosen()

    # Selection

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
        self.show_button.setEnabled(step is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the step from the board with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.chosen_step is not None:
            self.forget_step()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_columns()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def _fit_techniques(self) -> None:
        """Make the table of techniques as high as its rows, up to MOST_ROWS."""
        table = self.techniques
        heights = [table.rowHeight(row) for row in range(min(len(self.counts), MOST_ROWS))] or [24]
        table.setFixedHeight(table.horizontalHeader().sizeHint().height() + sum(heights) + 2 * table.frameWidth())


def _table(name: str, model: TableModel[Row]) -> TableView[Row]:
    """Return a table without a horizontal scroll bar, in which one row can be selected."""
    table = TableView(name, model)
    table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    table.setForegroundRole(QPalette.ColorRole.Text)
    return table
