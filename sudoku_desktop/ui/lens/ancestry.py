"""The family tree of a generation's best individual, with the time at which each of its cells got its digit."""

from collections import defaultdict
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListWidgetItem, QSizePolicy, QWidget

from sudoku_desktop.board import Geometry, Grid
from sudoku_desktop.board.terms import Cells
from sudoku_desktop.evolution.explanation.events import Origin
from sudoku_desktop.evolution.explanation.report import Ancestry, DigitSource, InheritedCell
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, in_words, tr
from sudoku_desktop.ui.lens.boards import LensBoard, Shown
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.sentence_list import SentenceList

LANE = 20
"""Distance between lanes in the family tree, in pixels, unless space is short."""
NEAR = 8
"""Maximum distance of a click from a joint, in pixels."""

MOST_LANES = 7
"""Maximum number of lanes at full distance; more are drawn closer together."""
BOARD_SIDE = 200


@dataclass(frozen=True)
class CellGroup:
    """Cells that got their digits in the same mating, and descend from the same founder."""

    since: int
    mating: int
    how: DigitSource
    founder: int | None
    cells: tuple[int, ...]


def grouped(cells: tuple[InheritedCell, ...]) -> list[CellGroup]:
    """Return the groups of cells, the latest first."""
    groups: dict[tuple[int, int, DigitSource, int | None], list[int]] = defaultdict(list)
    for each in cells:
        groups[each.since, each.mating, each.how, each.founder].append(each.cell)
    found = [CellGroup(*key, tuple(members)) for key, members in groups.items()]
    return sorted(found, key=lambda each: (each.since, each.mating), reverse=True)


def group_in_words(group: CellGroup, shape: Geometry) -> str:
    """Return when and how the cells of a group got their digits, and from which founder."""
    cells = Cells(group.cells, shape)
    terms = {"generation": group.since, "mating": group.mating + 1}
    if group.how is DigitSource.FOUNDER:
        founder = group.mating + 1
        return tr("{cells}: as founder {founder} had them.", cells=cells, founder=founder)
    made = Sentence("{cells}: since generation {generation}, mating {mating}, by mutation.", cells=cells, **terms)
    if group.how is DigitSource.FORCED:
        made = Sentence("{cells}: since generation {generation}, mating {mating}, forced.", cells=cells, **terms)
    elif group.how is DigitSource.RANDOM:
        made = Sentence(
            "{cells}: since generation {generation}, mating {mating}, a random candidate.", cells=cells, **terms
        )
    if group.founder is None:
        return in_words(made)
    return all_in_words([made, Sentence("Their line goes back to founder {founder}.", founder=group.founder + 1)])


@dataclass(frozen=True)
class Branch:
    """Line of a founder (None for later digits), and the matings in which its cells joined the main line."""

    founder: int | None
    joints: tuple[tuple[int, int], ...]


def branches(ancestry: Ancestry) -> list[Branch]:
    """Return the branches; the first is the main line, the founder with the larger part at every joint."""
    parts: dict[int, list[InheritedCell]] = defaultdict(list)
    for each in ancestry.cells:
        if each.founder is not None:
            parts[each.founder].append(each)

    def at_home(founder: int) -> tuple[int, int]:
        return sum(each.met is None for each in parts[founder]), len(parts[founder])

    founders = sorted(parts, key=at_home, reverse=True)
    others = [
        Branch(founder, tuple(sorted({each.met for each in parts[founder] if each.met is not None})))
        for founder in founders[1:]
    ]
    return [Branch(founders[0] if founders else None, ()), *sorted(others, key=lambda each: each.joints)]


class FamilyTree(QWidget):
    """Chart with the main line from its founder on the left to the best on the right; other founders' lines join it."""

    chosen = Signal(int, int)
    """Emitted with a generation and a mating."""

    def __init__(self) -> None:
        super().__init__()
        self._ancestry: Ancestry | None = None
        self.branches: list[Branch] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_ancestry(self, ancestry: Ancestry) -> None:
        self._ancestry = ancestry
        self.branches = branches(ancestry)
        self.setFixedHeight(min(len(self.branches), MOST_LANES) * LANE + 2 * LANE)
        self.update()

    def _x(self, generation: int) -> float:
        assert self._ancestry is not None
        first, last = self._ancestry.first, self._ancestry.generation
        room = self.width() - 5 * LANE
        return 2.5 * LANE + room * ((generation - first) / max(1, last - first))

    def _y(self, lane: int) -> float:
        return LANE + (self.height() - 2 * LANE) * (lane + 0.5) / len(self.branches)

    def paintEvent(self, event: QPaintEvent) -> None:
        ancestry, theme = self._ancestry, current_theme()
        if ancestry is None:
            return
        with QPainter(self) as painter:
            painter.setPen(QPen(theme.plot_mean, 2))
            painter.drawLines(self._along())
            painter.setPen(QPen(theme.plot_best, 1))
            painter.drawLines([self.across(lane, joint) for lane, joint in self.joints])
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.text)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            for lane, branch in enumerate(self.branches):
                if branch.founder is not None:
                    area = QRectF(0, self._y(lane) - LANE / 2, self._x(ancestry.first) - 5, LANE)
                    painter.drawText(area, right, whole(branch.founder + 1))
            bottom = QRectF(0, self.height() - LANE, self.width(), LANE)
            first, last = (
                tr("generation {generation}", generation=generation)
                for generation in (ancestry.first, ancestry.generation)
            )
            painter.drawText(bottom, Qt.AlignmentFlag.AlignVCenter, first)
            painter.drawText(bottom, right, last)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.clash_mark)
            for _, at in self._marks:
                painter.drawEllipse(at, 3.5, 3.5)
            painter.setBrush(theme.plot_mean)
            painter.drawRect(QRectF(self._x(ancestry.generation) - 5, self._y(0) - 5, 10, 10))

    @property
    def joints(self) -> list[tuple[int, tuple[int, int]]]:
        """The joints, each as its lane, and its generation and mating."""
        return [(lane, joint) for lane, branch in enumerate(self.branches) for joint in branch.joints]

    @property
    def _marks(self) -> list[tuple[CellGroup, QPointF]]:
        """The dots where cells got their digits, in the lane of their founder until this joined the main line."""
        ancestry = self._ancestry
        if ancestry is None:
            return []
        lanes = {branch.founder: (lane, branch.joints) for lane, branch in enumerate(self.branches)}
        marks = []
        for group in grouped(ancestry.cells):
            lane, joints = lanes.get(group.founder, (0, ()))
            if joints and group.since >= joints[-1][0]:
                lane = 0
            if group.how is not DigitSource.FOUNDER:
                marks.append((group, QPointF(self._x(group.since), self._y(lane))))
        return marks

    def _along(self) -> list[QLineF]:
        """Return the horizontal lines of all lanes: the main line, and each other line up to its last joint."""
        assert self._ancestry is not None
        first, last = self._ancestry.first, self._ancestry.generation
        ends = [branch.joints[-1][0] if branch.joints else last for branch in self.branches]
        return [QLineF(self._x(first), self._y(lane), self._x(end), self._y(lane)) for lane, end in enumerate(ends)]

    def across(self, lane: int, joint: tuple[int, int]) -> QLineF:
        """Return the vertical line of a joint, from the main line to a lane."""
        x = self._x(joint[0])
        return QLineF(x, self._y(0), x, self._y(lane))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the mating of the clicked dot, or of the nearest joint."""
        at = event.position()
        for group, mark in self._marks:
            if QLineF(mark, at).length() <= NEAR:
                self.chosen.emit(group.since, group.mating)
                return
        joints = [joint for _, joint in self.joints]
        nearest = min(joints, key=lambda each: abs(self._x(each[0]) - at.x()), default=None)
        if nearest is not None and abs(self._x(nearest[0]) - at.x()) <= NEAR:
            self.chosen.emit(*nearest)


class AncestryView(QWidget):
    """Family tree, with a row for each group of cells that got their digits in the same mating."""

    chosen = Signal(int, int)
    """Emitted with the generation and the mating that the user wants to see."""

    def __init__(self) -> None:
        super().__init__()
        self._groups: list[CellGroup] = []
        self._sentence = PlainLabel(wordWrap=True)
        self.tree = FamilyTree()
        self.tree.chosen.connect(self.chosen)
        self.tree.setToolTip(tr("Click a dot, where cells got their digits, or a line between two to see the mating"))
        self.rows = SentenceList(2)
        self.rows.setAccessibleName(tr("When each cell got its digit"))
        self.rows.setToolTip(tr("Press Enter to see the mating"))
        self.rows.itemActivated.connect(self._activated)
        self.rows.currentRowChanged.connect(self._ring)
        self.board = LensBoard()
        self.board.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        self.shares = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        beside = in_row(self.board, (self.shares, 1))
        in_column(self._sentence, self.tree, beside, (self.rows, 1), spacing=6, inside=self)

    def _show_board(self, ancestry: Ancestry, givens: Grid, prepared: Grid) -> None:
        """Show each cell in the colour of its founder, and with the founder's number."""
        founders = ancestry.founders_of_cells
        shares = [
            tr("founder {founder}: %n cell(s)", n=founders.count(founder + 1), founder=founder + 1)
            for founder in ancestry.founders
        ]
        new = sum(each.founder is None for each in ancestry.cells)
        if new:
            shares.append(tr("filled on the way: %n cell(s)", n=new))
        self.shares.setText("\n".join(shares))
        origins = [Origin.FIXED] * len(founders)
        name = tr("The best, by founders: {shares}", shares="; ".join(shares))
        self.board.show_grid(Shown(ancestry.best, origins, founders=founders), givens, prepared, name)

    def show_ancestry(self, ancestry: Ancestry, givens: Grid, prepared: Grid) -> None:
        shape = givens.geometry
        self._show_board(ancestry, givens, prepared)
        self._groups = grouped(ancestry.cells)
        founders = len(ancestry.founders)
        sentence = all_in_words(
            [
                Sentence(
                    "The best of generation {generation} still holds something of %n founder(s).",
                    n=founders,
                    generation=ancestry.generation,
                ),
                Sentence("The founders are the individuals of generation {generation}.", generation=ancestry.first),
            ]
        )
        self._sentence.setText(sentence)
        self.tree.show_ancestry(ancestry)
        self.tree.setAccessibleName(tr("Family tree"))
        self.tree.setAccessibleDescription(sentence)
        self.rows.clear()
        for group in self._groups:
            self.rows.addItem(QListWidgetItem(group_in_words(group, shape)))
        self.rows.setCurrentRow(0)

    @Slot(int)
    def _ring(self, row: int) -> None:
        self.board.ring(self._groups[row].cells if 0 <= row < len(self._groups) else ())

    @Slot(QListWidgetItem)
    def _activated(self, item: QListWidgetItem) -> None:
        group = self._groups[self.rows.row(item)]
        self.chosen.emit(group.since, group.mating)
