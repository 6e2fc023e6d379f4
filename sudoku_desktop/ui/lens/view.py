"""The lens: one mating of the generation shown, on three boards and as a list of steps."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QSpinBox,
    QStackedLayout,
    QToolButton,
    QWidget,
)

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.explanation.events import Costed, Origin, ShownGrid
from sudoku_desktop.evolution.explanation.recording import MatingStep
from sudoku_desktop.evolution.explanation.report import Ancestry, Individual, Mating
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.lens.ancestry import AncestryView
from sudoku_desktop.ui.lens.boards import Family, OriginLegend, Shown, origin_in_words
from sudoku_desktop.ui.lens.words import StepDescriber, generation_in_words
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.sentence_list import SentenceList
from sudoku_desktop.ui.widgets.tool_tip import literal

BOARDS_SHARE = 0.55
"""Maximum height of the boards, as a share of the page's height."""

MOST_RINGED = 4
"""Maximum number of touched cells that get a ring; more are shown by the background colours alone."""


@dataclass(frozen=True)
class ShownMating:
    """A mating with the run that it belongs to. `prepared`: grid after constraint propagation."""

    mating: Mating
    describer: StepDescriber
    givens: Grid
    prepared: Grid

    @property
    def costs(self) -> dict[ShownGrid, float]:
        """The final costs of the child and of the copies of its parents."""
        costs = {step.whose: step.event.cost for step in self.mating.steps if isinstance(step.event, Costed)}
        return {ShownGrid.CHILD: self.mating.cost, **costs}


class _Steps(SentenceList):
    """List that keeps its current row visible when the legend above it grows."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # deferred until the rows have been laid out
        QTimer.singleShot(0, self, lambda: self.scrollTo(self.currentIndex()))


class LensView(QWidget):
    """Shows a mating, or a hint; `buttons` is the layout for buttons that lead to other matings."""

    number_chosen = Signal(int)
    """Emitted with the index of the mating, starting at 0."""

    def __init__(self) -> None:
        super().__init__()
        self.shown_mating: ShownMating | None = None
        """The displayed mating; None while a hint is shown."""
        self._hint = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self._heading = PlainLabel()
        self._generation = PlainLabel(wordWrap=True)
        self._number = QSpinBox(minimum=1)
        self._number.setKeyboardTracking(False)
        self._number.setGroupSeparatorShown(True)
        self._number.setAccessibleName(tr("Mating"))
        self._number.setToolTip(tr("Which mating of the generation is shown"))
        self._number.valueChanged.connect(lambda number: self.number_chosen.emit(number - 1))
        self._many = PlainLabel()
        self.family = Family()
        self.legend = OriginLegend()
        self.ancestry = AncestryView()
        self.steps = _Steps(2)
        self.steps.setAccessibleName(tr("Steps of the mating"))
        self.steps.setToolTip(tr("Choose a step to see the boards as they are after it"))
        self.steps.currentRowChanged.connect(self._show_step)
        self._buttons = in_row(spacing=0)
        self._lay_out()

    def _lay_out(self) -> None:
        resize_font(self._heading, 1.25, bold=True)
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        going = in_row(self._buttons, self._number, self._many, 1)
        content = QWidget()
        in_column(self._generation, self.family, self.legend, (self.steps, 1), spacing=6, inside=content)
        self._stack = QStackedLayout()
        in_column(self._heading, going, (self._stack, 1), spacing=6, margins=(0, 2, 0, 6), inside=self)
        # not earlier, because a stack without a parent shows its first widget as a window
        self._stack.addWidget(self._hint)
        self._stack.addWidget(content)
        self._stack.addWidget(self.ancestry)

    def add_buttons(self, actions: Sequence[QAction]) -> None:
        """Add a button for each action, with its text if it has no icon."""
        for action in actions:
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button)

    # Content

    def say(self, sentence: str) -> None:
        """Show a hint instead of a mating: why there is none, and what to do."""
        self.shown_mating = None
        self._heading.setText(tr("Under the lens"))
        self._number.setEnabled(False)
        self._many.setText("")
        self._hint.setText(sentence)
        self._stack.setCurrentIndex(0)

    def wait(self, sentence: str) -> None:
        """Show a message while a mating is computed, and keep the previous mating visible."""
        self._hint.setText(sentence)
        self._stack.setCurrentIndex(0)

    def show_ancestry(self, ancestry: Ancestry, givens: Grid, prepared: Grid) -> None:
        """Show the ancestry of the generation's best individual instead of a mating."""
        self._heading.setText(tr("Generation {generation}, ancestry of the best", generation=ancestry.generation))
        self.ancestry.show_ancestry(ancestry, givens, prepared)
        self._stack.setCurrentWidget(self.ancestry)

    @property
    def shows_ancestry(self) -> bool:
        return self._stack.currentWidget() is self.ancestry

    def show_mating(self, shown: ShownMating) -> None:
        """Show a mating after its last step; the user can then select its steps."""
        self.shown_mating = shown
        mating, summary = shown.mating, shown.mating.summary
        self._stack.setCurrentIndex(1)
        heading = tr(
            "Generation {generation}, individual {number}"
            if summary.is_drawn
            else "Generation {generation}, mating {number}",
            generation=summary.generation,
            number=mating.number + 1,
        )
        self._heading.setText(heading)
        self._generation.setText(generation_in_words(summary))
        self._many.setText(tr("of {matings}", matings=summary.matings))
        with QSignalBlocker(self._number):
            self._number.setEnabled(True)
            self._number.setMaximum(summary.matings)
            self._number.setValue(mating.number + 1)
        with QSignalBlocker(self.steps):
            self.steps.clear()
            sentences = (shown.describer.step(step, mating) for step in mating.steps)
            self.steps.addItems([f"{number}. {sentence}" for number, sentence in enumerate(sentences, 1)])
            self.steps.setCurrentRow(self._row_to_show(shown))
        self._show_step()

    @staticmethod
    def _row_to_show(shown: ShownMating) -> int:
        """Return the row of the step that completed the child, or a parent's copy if that copy is the best."""
        mating, costs = shown.mating, shown.costs
        is_best = mating.number == mating.summary.best
        whose = min(costs, key=costs.__getitem__) if is_best else ShownGrid.CHILD
        return max((row for row, step in enumerate(mating.steps) if step.whose is whose), default=-1)

    @Slot()
    def _show_step(self) -> None:
        shown, row = self.shown_mating, self.steps.currentRow()
        if shown is None:
            return
        mating = shown.mating
        step = mating.steps[row] if 0 <= row < len(mating.steps) else None
        self._show_parent(0, mating.mother, self._taken(mating, step, Origin.MOTHER))
        self._show_parent(1, mating.father, self._taken(mating, step, Origin.FATHER))
        self._show_child(step)

    @staticmethod
    def _taken(mating: Mating, step: MatingStep | None, origin: Origin) -> frozenset[int]:
        """Return the cells of a grid that were taken from a parent, after a step."""
        if step is None:
            return frozenset()
        return frozenset(cell for cell, each in enumerate(step.origins) if each in (origin, Origin.BOTH))

    def _show_parent(self, place: int, parent: Individual | None, taken: frozenset[int]) -> None:
        shown = self.shown_mating
        assert shown is not None
        caption, board = self.family.captions[place], self.family.boards[place]
        caption.setVisible(parent is not None)
        board.setVisible(parent is not None)
        if parent is None:
            return
        fitness = shown.describer.fitness(parent.cost)
        is_mother = place == 0
        text = tr(
            "Mother, rank {rank}\nfitness {fitness}" if is_mother else "Father, rank {rank}\nfitness {fitness}",
            rank=parent.rank + 1,
            fitness=fitness,
        )
        caption.setText(text)
        text = text.replace("\n", ", ")
        caption.setToolTip(literal(text))
        origin = Origin.MOTHER if is_mother else Origin.FATHER
        origins = [origin if cell in taken else Origin.FIXED for cell in range(len(parent.cells))]
        gives = tr("%n cell(s) of it (is/are) in the child", n=len(taken))
        board.show_grid(Shown(parent.cells, origins), shown.givens, shown.prepared, f"{text}. {gives}")

    def _show_child(self, step: MatingStep | None) -> None:
        shown = self.shown_mating
        assert shown is not None
        mating = shown.mating
        caption, board = self.family.captions[2], self.family.boards[2]
        cells = step.cells if step is not None and step.cells else mating.child
        origins = step.origins if step is not None and step.cells else [Origin.BLANK] * len(cells)
        if step is not None and not step.cells:  # the parents have been selected, but the child has no cells yet
            cells = tuple(shown.prepared.cells.tolist())
        touched = frozenset(step.event.touched) if step is not None else frozenset()
        if len(touched) > MOST_RINGED:
            touched = frozenset()
        whose = step.whose if step is not None else ShownGrid.CHILD
        names = {
            ShownGrid.CHILD: tr("Child") if mating.mother else tr("Individual"),
            ShownGrid.MOTHERS_COPY: tr("Copy of the mother"),
            ShownGrid.FATHERS_COPY: tr("Copy of the father"),
        }
        cost = shown.costs[whose]
        text = names[whose] + "\n" + tr("fitness {fitness}", fitness=shown.describer.fitness(cost))
        caption.setText(text)
        text = text.replace("\n", ", ")
        counts = [(origin_in_words(each), origins.count(each)) for each in Origin if each in origins]
        phrases = ", ".join(f"{text} {count}" for text, count in counts if text)
        board.show_grid(Shown(cells, origins, touched), shown.givens, shown.prepared, f"{text}. {phrases}")
        self.legend.show_origins(origins)

    # Navigation

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.family.set_most(round(BOARDS_SHARE * self.height()))
