"""Preview of an evolution: four stages of a short run on the puzzle, as small boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.snapshot import NewBest
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.look import CellKind, CellLook, clashing
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import NewestAnswer

SEED = 10
BUDGET = Budget(trials=100_000)
"""Budget of the preview's run, enough for most easy puzzles and computed within a few hundredths of a second."""
SHARES = (0.6, 0.2)
"""Shares of the first stage's clashing cells at which the two middle stages are taken."""
BOARDS = 4
BLANKS = [CellLook(0, CellKind.BLANK)] * CLASSIC.cell_count
SIDE, GAP = 5.6, 1.6
"""Largest side of a board, and the space between two, as multiples of the text's line height."""


@dataclass(frozen=True)
class PreviewStage:
    """A generation of the run, and the clashing cells of its best grid."""

    generation: int
    clashes: frozenset[int]


def stages_of(request: tuple[Algorithm, Grid], stop: Stop) -> tuple[PreviewStage, ...]:
    """Evolve a puzzle briefly, and return up to four stages: the first, two between, and the last."""
    from sudoku_desktop import evolution

    improvements: list[NewBest] = []
    for snapshot in evolution.Run(*request, SEED).stream(BUDGET):
        if stop.is_set():
            return ()
        improvements += snapshot.improvements
    stages = [PreviewStage(each.generation, frozenset(clashing(each.grid.conflicts()))) for each in improvements]
    first, last = stages[0], stages[-1]
    limits = [share * len(first.clashes) for share in SHARES]
    between = [next((each for each in stages if len(each.clashes) <= limit), last) for limit in limits]
    return tuple(dict.fromkeys((first, *between, last)))


class EvolutionPreview(QWidget):
    """Four small boards with the clashing cells filled, and their generation; empty without a puzzle."""

    def __init__(self) -> None:
        super().__init__()
        self.stages: Sequence[PreviewStage] = ()
        self._request: tuple[Algorithm, Grid] | None = None
        self._worker: NewestAnswer[tuple[Algorithm, Grid], tuple[PreviewStage, ...]] = NewestAnswer(stages_of, self)
        self._worker.answered.connect(self._take)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.legend = PlainLabel(tr("filled cells still clash"), quiet=True)
        """Label that explains the boards; visible together with them."""
        self.setVisible(False)
        self.legend.setVisible(False)

    def show_puzzle(self, algorithm: Algorithm | None, givens: Grid | None) -> None:
        """Show a run of an algorithm on a classic 9×9 puzzle with one solution; nothing if either is None."""
        request = (algorithm, givens) if algorithm is not None and givens is not None else None
        if request == self._request:
            return
        self._request, self.stages = request, ()
        self._worker.forget()
        self.setVisible(request is not None)
        self.legend.setVisible(request is not None)
        if self.isVisible():
            self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        if self._request is not None and not self.stages:
            self._worker.ask(self._request)

    @Slot(object, object)
    def _take(self, request: tuple[Algorithm, Grid], stages: tuple[PreviewStage, ...]) -> None:
        if request == self._request:
            self.stages = stages
            self.setAccessibleName(", ".join(self._caption(each, is_long=True) for each in stages))
            self.update()

    def _caption(self, stage: PreviewStage, *, is_long: bool = False) -> str:
        if not stage.clashes:
            if is_long:
                return tr("✓ generation {number}", number=stage.generation)
            return f"✓ {whole(stage.generation)}"
        if is_long:
            return tr("generation {number}: %n cell(s) (clashes/clash)", n=len(stage.clashes), number=stage.generation)
        return tr("start") if stage.generation == 0 else whole(stage.generation)

    def _side_and_gap(self) -> tuple[int, int]:
        """Return the side of a board and the space between two, in pixels; the width may not be enough for SIDE."""
        height = self.fontMetrics().height()
        gap = round(GAP * height)
        return max(1, min(round(SIDE * height), (self.width() - (BOARDS - 1) * gap) // BOARDS)), gap

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(BOARDS * round(SIDE * height), self._side_and_gap()[0] + height + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()  # the height follows the width

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        side, gap = self._side_and_gap()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, stage in enumerate(self.stages):
                board = QRectF(place * (side + gap) + 0.5, 0.5, side - 1, side - 1)
                washes = [(theme.clash_mark, float(cell in stage.clashes)) for cell in range(len(BLANKS))]
                paint_board(painter, board, BoardPicture(BLANKS, CLASSIC, washes=washes), theme, self.font().family())
                painter.setPen(theme.placeholder_text)
                below = QRect(int(board.x()) - gap // 2, side + 4, side + gap, self.fontMetrics().height())
                caption = self._caption(stage)
                if place == 1 and stage.clashes:  # the first number says what the others count, where there is space
                    named = tr("generation {number}", number=caption)
                    caption = named if painter.fontMetrics().horizontalAdvance(named) <= below.width() else caption
                painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, caption)
                if place + 1 < len(self.stages):
                    arrow = QRect(int(board.right()), 0, gap, side)
                    painter.drawText(arrow, Qt.AlignmentFlag.AlignCenter, "→")
