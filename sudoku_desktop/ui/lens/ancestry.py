"""The family tree of a generation's best, and when each of its cells got its digit."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.board.terms import Cells
from sudoku_desktop.evolution.retelling.events import Origin
from sudoku_desktop.evolution.retelling.told import Ancestry, Inherited, Joint, Line
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.lens.boards import LensBoard, Shown
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.speaking import all_in_words, in_words
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

LANE = 20
"""Pixels from one lane to the next, where there is room."""
NEAR = 8
"""Pixels from a joint that a click still means it."""

MOST_LANES = 7
"""More stand closer together."""
BOARD_SIDE = 200
FAINTEST = 0.05
"""Of many joins each is drawn so that the lines below are still seen."""


@dataclass(frozen=True)
class Group:
    """Cells that got their digits in one mating, and have come down from one founder."""

    since: int
    mating: int
    origin: Origin
    founder: int | None
    cells: tuple[int, ...]


def grouped(cells: tuple[Inherited, ...]) -> list[Group]:
    """The latest first."""
    groups: dict[tuple[int, int, Origin, int | None], list[int]] = defaultdict(list)
    for each in cells:
        groups[each.since, each.mating, each.origin, each.founder].append(each.cell)
    found = [Group(*key, tuple(members)) for key, members in groups.items()]
    return sorted(found, key=lambda each: (each.since, each.mating), reverse=True)


def group_in_words(group: Group, order: int) -> str:
    """When and how these cells got their digits, and whose they were."""
    cells = Cells(group.cells, order)
    terms = {"generation": group.since, "mating": group.mating + 1}
    if group.origin is Origin.BOTH:
        founder = group.mating + 1
        return in_words(Sentence("{cells}: as founder {founder} had them.", cells=cells, founder=founder))
    made = Sentence("{cells}: since generation {generation}, mating {mating}, by mutation.", cells=cells, **terms)
    if group.origin is Origin.FORCED:
        made = Sentence("{cells}: since generation {generation}, mating {mating}, forced.", cells=cells, **terms)
    elif group.origin is Origin.RANDOM:
        made = Sentence(
            "{cells}: since generation {generation}, mating {mating}, a random candidate.", cells=cells, **terms
        )
    if group.founder is None:
        return in_words(made)
    return all_in_words([made, Sentence("Their line goes back to founder {founder}.", founder=group.founder + 1)])


class FamilyTree(QWidget):
    """Lines of ancestors from the founders on the left to the best on the right; where two cross, they join."""

    chosen = Signal(int, int)
    """A generation and a mating."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ancestry: Ancestry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self.update)

    def show_ancestry(self, ancestry: Ancestry) -> None:
        """Draw it."""
        self._ancestry = ancestry
        lanes = 1 + max((line.lane for line in ancestry.lines), default=0)
        self.setFixedHeight(min(lanes, MOST_LANES) * LANE + 2 * LANE)
        self.update()

    def _x(self, generation: int) -> float:
        assert self._ancestry is not None
        first, last = self._ancestry.first, self._ancestry.generation
        room = self.width() - 5 * LANE
        return 2.5 * LANE + room * ((generation - first) / max(1, last - first))

    def _y(self, lane: int) -> float:
        assert self._ancestry is not None
        lanes = 1 + max((line.lane for line in self._ancestry.lines), default=0)
        return LANE + (self.height() - 2 * LANE) * (lane + 0.5) / lanes

    def paintEvent(self, event: QPaintEvent) -> None:
        ancestry, theme = self._ancestry, current_theme()
        if ancestry is None:
            return
        painter = QPainter(self)
        painter.setPen(QPen(theme.plot_mean, 2))
        painter.drawLines([self._along(line) for line in ancestry.lines])
        across = QColor(theme.plot_best)
        across.setAlphaF(min(1.0, max(FAINTEST, self.width() / (4 * max(1, len(ancestry.joints))))))
        painter.setPen(QPen(across, 1))
        painter.drawLines([self._across(joint) for joint in ancestry.joints])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.text)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for line in ancestry.lines:
            if line.founder is not None:
                area = QRectF(0, self._y(line.lane) - LANE / 2, self._x(line.first) - 5, LANE)
                painter.drawText(area, right, whole(line.founder + 1))
        bottom = QRectF(0, self.height() - LANE, self.width(), LANE)
        text = self.tr("generation {generation}")
        painter.drawText(bottom, Qt.AlignmentFlag.AlignVCenter, text.format(generation=whole(ancestry.first)))
        painter.drawText(bottom, right, text.format(generation=whole(ancestry.generation)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.clash_mark)
        for _, at in self._marks:
            painter.drawEllipse(at, 3.5, 3.5)
        painter.setBrush(theme.plot_mean)
        painter.drawRect(QRectF(self._x(ancestry.generation) - 5, self._y(0) - 5, 10, 10))
        painter.end()

    @property
    def _marks(self) -> list[tuple[Group, QPointF]]:
        """Where cells got their digits: in the lane of their founder, or else in that of the best."""
        ancestry = self._ancestry
        if ancestry is None:
            return []
        lanes = {line.founder: line.lane for line in ancestry.lines if line.founder is not None}
        return [
            (group, QPointF(self._x(group.since), self._y(0 if group.founder is None else lanes[group.founder])))
            for group in grouped(ancestry.cells)
            if group.origin is not Origin.BOTH
        ]

    def _along(self, line: Line) -> QLineF:
        y = self._y(line.lane)
        return QLineF(self._x(line.first), y, self._x(line.last), y)

    def _across(self, joint: Joint) -> QLineF:
        x = self._x(joint.generation)
        return QLineF(x, self._y(joint.parent), x, self._y(joint.lane))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mating of the dot that is clicked, or of the nearest join."""
        at = event.position()
        for group, mark in self._marks:
            if QLineF(mark, at).length() <= NEAR:
                self.chosen.emit(group.since, group.mating)
                return
        joints = self._ancestry.joints if self._ancestry is not None else ()
        nearest = min(joints, key=lambda each: abs(self._x(each.generation) - at.x()), default=None)
        if nearest is not None and abs(self._x(nearest.generation) - at.x()) <= NEAR:
            self.chosen.emit(nearest.generation, nearest.mating)


class AncestryView(QWidget):
    """The tree, and a row for all cells that got their digits together."""

    chosen = Signal(int, int)
    """A generation and a mating, to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: list[Group] = []
        self._sentence = PlainLabel(wordWrap=True)
        self.tree = FamilyTree()
        self.tree.chosen.connect(self.chosen)
        self.tree.setToolTip(
            self.tr("Click a dot, where cells got their digits, or a line between two to see the mating")
        )
        self.rows = QListWidget()
        self.rows.setWordWrap(True)
        self.rows.setSpacing(2)
        self.rows.setAccessibleName(self.tr("When each cell got its digit"))
        self.rows.setToolTip(self.tr("Press Enter to see the mating"))
        self.rows.itemActivated.connect(self._activated)
        self.rows.currentRowChanged.connect(self._ring)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.board = LensBoard()
        self.board.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        self.shares = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.addWidget(self.board)
        row.addWidget(self.shares, 1)
        column.addWidget(self._sentence)
        column.addWidget(self.tree)
        column.addLayout(row)
        column.addWidget(self.rows, 1)

    def _show_board(self, ancestry: Ancestry, givens: Grid, prepared: Grid) -> None:
        """Each cell in the colour, and with the number, of the founder it has come down from."""
        founders: list[int | None] = [None] * len(ancestry.best)
        for each in ancestry.cells:
            founders[each.cell] = None if each.founder is None else each.founder + 1
        shares = [
            in_words(Sentence("founder {founder}: %n cell(s)", n=founders.count(founder + 1), founder=founder + 1))
            for founder in ancestry.founders
        ]
        new = sum(each.founder is None for each in ancestry.cells)
        if new:
            shares.append(in_words(Sentence("filled on the way: %n cell(s)", n=new)))
        self.shares.setText("\n".join(shares))
        origins = [Origin.FIXED] * len(founders)
        name = self.tr("The best, by founders: {shares}").format(shares="; ".join(shares))
        self.board.show_grid(Shown(ancestry.best, origins, founders=founders), givens, prepared, name)

    def show_ancestry(self, ancestry: Ancestry, givens: Grid, prepared: Grid) -> None:
        """Show it."""
        order = givens.order
        self._show_board(ancestry, givens, prepared)
        self._groups = grouped(ancestry.cells)
        founders = len(ancestry.founders)
        sentence = all_in_words(
            [
                Sentence(
                    "In the best of generation {generation} something is left of %n founder(s).",
                    n=founders,
                    generation=ancestry.generation,
                ),
                Sentence("The founders are the individuals of generation {generation}.", generation=ancestry.first),
            ]
        )
        self._sentence.setText(sentence)
        self.tree.show_ancestry(ancestry)
        self.tree.setAccessibleName(self.tr("Family tree"))
        self.tree.setAccessibleDescription(sentence)
        self.rows.clear()
        for group in self._groups:
            self.rows.addItem(QListWidgetItem(group_in_words(group, order)))
        self.rows.setCurrentRow(0)

    @Slot(int)
    def _ring(self, row: int) -> None:
        self.board.ring(self._groups[row].cells if 0 <= row < len(self._groups) else ())

    @Slot(QListWidgetItem)
    def _activated(self, item: QListWidgetItem) -> None:
        group = self._groups[self.rows.row(item)]
        self.chosen.emit(group.since, group.mating)
