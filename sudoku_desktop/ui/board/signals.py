"""Signals: overlays of the board that show a run, one at a time.

A *signal* receives the frames of a run, and decides how each cell looks and what a screen reader says about it. To add
a signal, write a class and append it to SIGNALS: the strip below the board and the menu list it. Its data come from
`BoardFrame`.
"""

from collections.abc import Sequence
from math import exp

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sudoku_desktop.board import Grid
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.board.look import BoardFrame, CellKind, CellLook
from sudoku_desktop.ui.numbers import percentage
from sudoku_desktop.ui.theme import Theme

Wash = tuple[QColor, float]
"""Tint of a cell's background: colour and opacity from 0 to 1."""

FLASH_SECONDS = 0.6
"""Duration, in seconds, over which the tint of a changed cell fades."""
MOST_STEPS = 30
"""Maximum number of generations between two frames whose changes are shown; beyond it, only improvements are."""
EASE_SECONDS = 0.12
"""Time constant of the animation of agreement, in seconds."""
SETTLED = 0.004
EMPHASIS = 3.0
"""Exponent of the tint of agreement, because even in a random population of box permutations a quarter agrees."""

GOLDEN_RATIO = 0.6180339887
FOUNDER_SATURATION = 0.55


class BoardSignal:
    """Base class of signals; shows nothing itself. `still`: whether animations are turned off."""

    name = ""
    """Name in the settings file."""
    title: Sentence
    tip: Sentence
    """Description in one sentence."""
    meaning: Sentence
    """Text of the legend beside the sample cells."""
    sample_cells = 1
    """Number of adjacent cells that `paint_sample` draws."""
    needs_founders = False
    """Whether the founders of cells must be computed and passed to `take_founders`."""

    def __init__(self) -> None:
        self.still = False

    def take(self, frame: BoardFrame, before: BoardFrame | None, now: float) -> None:
        """Receive the next frame. `before`: the previous frame of the same run, or None; `now`: time in seconds."""

    def take_founders(self, founders: Sequence[int | None]) -> None:
        """Receive the number of each cell's founder, or None for cells without one."""

    def with_marks(self, cell: int, look: CellLook) -> CellLook:
        """Return the look of a cell with the marks of this signal."""
        return look

    def washes(self, looks: Sequence[CellLook], theme: Theme, now: float) -> Sequence[Wash | None]:
        """Return the tint of each cell's background, or an empty sequence for no tints."""
        return ()

    def words(self, cell: int, look: CellLook) -> str:
        """Return the text that a screen reader adds to a cell's digit; "" for none."""
        return ""

    def is_moving(self, now: float) -> bool:
        """Return whether an animation is in progress."""
        return False

    @property
    def legend(self) -> tuple[str, str]:
        """The texts before and after the sample in the legend."""
        return "", in_words(self.meaning)

    def paint_sample(self, painter: QPainter, cell: QRectF, theme: Theme) -> None:
        """Draw the sample cells for the legend, of which `cell` is the first."""
        painter.setPen(QPen(theme.cell_line, 1))
        painter.setBrush(theme.paper)
        painter.drawRect(cell)


class Agreement(BoardSignal):
    """Heat map of the population's agreement, which fills while the population converges."""

    name = "agreement"
    title = Sentence("Agreement")
    tip = Sentence("The stronger the colour, the more of the population holds the same digit there; a dot: all of it")
    sample_cells = 5

    def __init__(self) -> None:
        super().__init__()
        self._entropy: NDArray[np.float64] | None = None
        self._from: NDArray[np.float64] | None = None
        self._since = 0.0

    def take(self, frame: BoardFrame, before: BoardFrame | None, now: float) -> None:
        self._from = self._shown(now) if before is not None and self._entropy is not None else None
        self._entropy = frame.entropy
        self._since = now

    def _shown(self, now: float) -> NDArray[np.float64] | None:
        """Return the entropies in transition from the old to the new values."""
        new, old = self._entropy, self._from
        if new is None or old is None or self.still or len(old) != len(new):
            return new
        rest: NDArray[np.float64] = (old - new) * exp((self._since - now) / EASE_SECONDS)
        return new + rest if np.abs(rest).max() > SETTLED else new

    def is_moving(self, now: float) -> bool:
        return self._shown(now) is not self._entropy

    def with_marks(self, cell: int, look: CellLook) -> CellLook:
        is_agreed = self._entropy is not None and self._entropy[cell] == 0.0 and look.kind is CellKind.EVOLVED
        return look._replace(agreed=is_agreed)

    def washes(self, looks: Sequence[CellLook], theme: Theme, now: float) -> Sequence[Wash | None]:
        shown = self._shown(now)
        if shown is None:
            return ()
        shares = ((1.0 - shown) ** EMPHASIS).tolist()
        is_open = [look.kind in (CellKind.EVOLVED, CellKind.BLANK) for look in looks]
        return [(theme.agreement, share) if free else None for share, free in zip(shares, is_open, strict=True)]

    def words(self, cell: int, look: CellLook) -> str:
        if self._entropy is None or look.kind is not CellKind.EVOLVED:
            return ""
        if look.agreed:
            return tr("agreed by the whole population")
        return tr("agreement {share}", share=percentage(1.0 - float(self._entropy[cell])))

    @property
    def legend(self) -> tuple[str, str]:
        return tr("few agree"), tr("all agree")

    def paint_sample(self, painter: QPainter, cell: QRectF, theme: Theme) -> None:
        last = self.sample_cells - 1
        for number in range(self.sample_cells):
            super().paint_sample(painter, cell, theme)
            tint = QColor(theme.agreement)
            tint.setAlphaF(number / last)
            painter.setBrush(tint)
            painter.drawRect(cell)
            if number < last:
                cell = cell.translated(cell.width(), 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.agreed_mark)
        painter.drawEllipse(cell.topRight() + QPointF(-3.5, 3.5), 1.5, 1.5)


class Changes(BoardSignal):
    """Highlights digits that changed since the last frame, or improvements if many generations have passed."""

    name = "changes"
    title = Sentence("Changes")
    tip = Sentence("Digits that have just changed; at high speed only what made the best of the run better")
    meaning = Sentence("just changed")

    def __init__(self) -> None:
        super().__init__()
        self._fresh: frozenset[int] = frozenset()
        self._changed_at: dict[int, float] = {}
        self._improved: Grid | None = None

    def take(self, frame: BoardFrame, before: BoardFrame | None, now: float) -> None:
        self._fresh = frozenset()
        steps = frame.generation - before.generation if before is not None else -1
        if before is None or steps < 0 or frame.cells.geometry != before.cells.geometry:
            self._changed_at.clear()
        elif 0 < steps <= MOST_STEPS:
            self._fresh = self._flash(before.cells, frame.cells, now)
        elif steps and frame.improvement is not None:
            self._flash(self._improved or before.cells, frame.improvement, now)
        if steps < 0 or frame.improvement is not None:
            self._improved = frame.improvement

    def _flash(self, old: Grid, new: Grid, now: float) -> frozenset[int]:
        changed = frozenset(np.flatnonzero(old.cells != new.cells).tolist())
        self._changed_at.update(dict.fromkeys(changed, now))
        return changed

    def heat(self, cell: int, now: float) -> float:
        """Return the strength of a cell's highlight: 1 after a change in the latest frame, fading to 0."""
        changed_at = self._changed_at.get(cell)
        if cell in self._fresh:
            return 1.0
        left = 0.0 if changed_at is None else max(0.0, 1.0 - (now - changed_at) / FLASH_SECONDS)
        return float(left > 0) if self.still else left

    def is_moving(self, now: float) -> bool:
        return any(cell not in self._fresh and self.heat(cell, now) > 0 for cell in self._changed_at)

    def washes(self, looks: Sequence[CellLook], theme: Theme, now: float) -> Sequence[Wash | None]:
        return [(theme.changed, self.heat(cell, now)) for cell in range(len(looks))]

    def words(self, cell: int, look: CellLook) -> str:
        return self.legend[1] if cell in self._fresh else ""

    def paint_sample(self, painter: QPainter, cell: QRectF, theme: Theme) -> None:
        super().paint_sample(painter, cell, theme)
        painter.setBrush(theme.changed)
        painter.drawRect(cell)


class Clashes(BoardSignal):
    """Marks digits that occur twice in a unit."""

    name = "clashes"
    title = Sentence("Clashes")
    tip = Sentence("Digits that stand twice in a row, column or box")

    def __init__(self) -> None:
        super().__init__()
        self._clashing: frozenset[int] | None = None

    def take(self, frame: BoardFrame, before: BoardFrame | None, now: float) -> None:
        self._clashing = frozenset(frame.cells.clashing_cells())

    def with_marks(self, cell: int, look: CellLook) -> CellLook:
        return look._replace(clashes=cell in (self._clashing or ()))

    def words(self, cell: int, look: CellLook) -> str:
        return tr("clashes", "what the board shows") if look.clashes else ""

    @property
    def legend(self) -> tuple[str, str]:
        if self._clashing is None:
            return "", tr("clashes", "what the board shows")
        return "", tr("%n cell(s) (clashes/clash)", n=len(self._clashing))

    def paint_sample(self, painter: QPainter, cell: QRectF, theme: Theme) -> None:
        super().paint_sample(painter, cell, theme)
        painter.setBrush(theme.clash)
        painter.drawRect(cell)
        painter.setPen(QPen(theme.clash_mark, 1.5))
        low, step = cell.bottom() - 2.5, cell.width() / 4
        painter.drawPolyline([QPointF(cell.left() + step * at, low - 2 * (at % 2)) for at in range(5)])


def founder_colour(founder: int, theme: Theme) -> QColor:
    """Return the background colour of a founder's cells; consecutive numbers have the most different hues."""
    lightness = 0.2 if theme.is_dark else 0.86
    return QColor.fromHslF(founder * GOLDEN_RATIO % 1.0, FOUNDER_SATURATION, lightness)


class Origins(BoardSignal):
    """Shows from which individual of the first population, or of the last restart, each cell descends."""

    name = "origins"
    title = Sentence("Origins")
    tip = Sentence("Each cell in the colour, and with the number, of the founder of the population it descends from")
    meaning = Sentence("one colour per founder")
    needs_founders = True

    def __init__(self) -> None:
        super().__init__()
        self._founders: Sequence[int | None] = ()

    def take(self, frame: BoardFrame, before: BoardFrame | None, now: float) -> None:
        if frame.founders:
            self._founders = frame.founders
        elif before is None or before.cells.geometry != frame.cells.geometry:
            self._founders = ()

    def take_founders(self, founders: Sequence[int | None]) -> None:
        self._founders = founders

    def with_marks(self, cell: int, look: CellLook) -> CellLook:
        founder = self._founders[cell] if self._founders and look.kind is CellKind.EVOLVED else None
        return look if founder is None else look._replace(founder=founder)

    def washes(self, looks: Sequence[CellLook], theme: Theme, now: float) -> Sequence[Wash | None]:
        return [(founder_colour(look.founder, theme), 1.0) if look.founder else None for look in looks]

    def words(self, cell: int, look: CellLook) -> str:
        if not self._founders or look.kind is not CellKind.EVOLVED:
            return ""
        if not look.founder:
            return tr("from no founder")
        return tr("from founder {number}", number=look.founder)

    def paint_sample(self, painter: QPainter, cell: QRectF, theme: Theme) -> None:
        super().paint_sample(painter, cell, theme)
        width, height = cell.width() / 2, cell.height() / 2
        for number in range(4):
            row, column = divmod(number, 2)
            painter.setBrush(founder_colour(number + 1, theme))
            painter.drawRect(QRectF(cell.left() + column * width, cell.top() + row * height, width, height))


SIGNALS: tuple[type[BoardSignal], ...] = (Changes, Agreement, Clashes, Origins)
"""All signals, in the order of the strip below the board."""
DEFAULT_SIGNAL = Agreement.name

WAVE_SECONDS = 1.1
WAVE_WIDTH = 0.22


def wave(size: int, seconds: float, theme: Theme) -> Sequence[Wash | None]:
    """Return the tints of a wave that crosses a solved board once, `seconds` after its start."""
    front = seconds / WAVE_SECONDS * (1.0 + 2 * WAVE_WIDTH) - WAVE_WIDTH
    places = [(row + column) / (2 * (size - 1)) for row in range(size) for column in range(size)]
    return [(theme.agreement, max(0.0, 1.0 - abs(place - front) / WAVE_WIDTH)) for place in places]
