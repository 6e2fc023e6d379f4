"""Three cards in the plot's place before a run: type or paste a puzzle, take a sample, generate one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.assets import SampleRating, sample_puzzles, sample_ratings
from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.logic import Level, level_of
from sudoku_desktop.speaking import in_words, translated
from sudoku_desktop.ui.generating.painted_board import thumbnail
from sudoku_desktop.ui.generating.words import short_rating
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.fonts import follow_font, resize_font
from sudoku_desktop.ui.widgets.layouts import FlowLayout, in_column
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import quiet_label
from sudoku_desktop.ui.widgets.tool_tip import literal

THUMBNAIL_SIDE = 60
"""Logical pixels beside text whose lines are LINE_HEIGHT high."""
LINE_HEIGHT = 14
PADDING = 8
"""Logical pixels beside picture and caption, left and right together."""
ROUNDNESS = 6
TITLE_SIZE = 1.5


class Card(QFrame):
    """A heading, a sentence, and what can be clicked."""

    def __init__(self, heading: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(heading)
        title = PlainLabel(heading, bold=True, wordWrap=True)
        inside = QWidget()
        self.flow = FlowLayout(inside)
        self.flow.setSpacing(6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        inside.setSizePolicy(policy)
        column = in_column(title, quiet_label(sentence), inside, spacing=4, margins=(14, 10, 14, 12), inside=self)
        column.insertSpacing(2, 4)
        theme_switch().theme_changed.connect(self.update)

    def offer(self, actions: Sequence[QAction]) -> None:
        """A button for each action."""
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.flow.addWidget(button)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.cell_line)
        painter.setBrush(theme.paper)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUNDNESS, ROUNDNESS)
        painter.end()


class SampleButton(QToolButton):
    """A sample's board, with its level below; its rating is None if it has several solutions."""

    is_stale = Signal()
    """The board is to be drawn anew, when there is time."""

    def __init__(self, path: Path, puzzle: Puzzle, rating: SampleRating | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path, self.puzzle = path, puzzle
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        not_unique = self.tr("Not unique")
        is_wide = self._width(not_unique) > self._width(*_levels()) + PADDING
        self._not_unique = _in_two_lines(not_unique) if is_wide else not_unique
        self.setText(in_words(level_of(rating["rating"]).title) if rating is not None else self._not_unique)
        verdict = short_rating(**rating) if rating is not None else not_unique
        described = "; ".join(filter(None, (translated(puzzle.title), verdict)))
        self.setToolTip(literal(described))
        self.setAccessibleName(described)
        self.is_drawn = False
        theme_switch().theme_changed.connect(self._make_room)
        follow_font(self, self._make_room)

    def sizeHint(self) -> QSize:
        """All of one width, so that they stand in columns."""
        widest = self._width(self._not_unique, *_levels())
        return QSize(max(self._side(), widest) + PADDING, super().sizeHint().height())

    def _width(self, *captions: str) -> int:
        """Of the widest."""
        return max(self.fontMetrics().size(0, caption).width() for caption in captions)

    def _side(self) -> int:
        """Of the picture; it grows with the text below it."""
        return round(THUMBNAIL_SIDE * self.fontMetrics().height() / LINE_HEIGHT)

    @Slot()
    def _make_room(self) -> None:
        side = self._side()
        self.setIconSize(QSize(side, side))
        self.is_drawn = False
        self.is_stale.emit()

    def draw(self) -> None:
        """Paint the board, for the theme and the screen there are."""
        self.is_drawn = True
        picture = thumbnail(self.puzzle.givens, self._side(), self.devicePixelRatioF(), self.font().family())
        self.setIcon(QIcon(picture))


def _levels() -> Iterator[str]:
    return (in_words(level.title) for level in Level)


def _in_two_lines(caption: str) -> str:
    """Broken where the longer line is shortest."""
    blanks = [place for place, letter in enumerate(caption) if letter == " "]
    if not blanks:
        return caption
    place = min(blanks, key=lambda place: max(place, len(caption) - place))
    return f"{caption[:place]}\n{caption[place + 1 :]}"


class _Column(QWidget):
    """As high as it must be at the width it has: Qt's own hint is for the least width, at which much wraps."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))


class StartCards(QScrollArea):
    """What a person sees who has not begun yet."""

    sample_wanted = Signal(object)
    """The Path of a sample."""

    def __init__(self, ways_in: Sequence[QAction], levels: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.samples: list[SampleButton] = []
        self._unread: Iterator[Path] = iter(())
        self._ratings: Mapping[str, SampleRating | None] = {}
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_sample)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_sample)
        title = PlainLabel(self.tr("Watch a solution evolve"), wordWrap=True)
        resize_font(title, TITLE_SIZE, bold=True)
        typing = Card(
            self.tr("Type or paste a puzzle"),
            self.tr(
                "One key per cell, row by row, with Space for a blank; or paste any text or picture that holds a "
                "puzzle, or drop it here."
            ),
        )
        typing.offer(ways_in)
        self._last_way_in = typing.findChildren(QToolButton)[-1]
        self._samples = Card(self.tr("Take a sample"), self.tr("From newspapers, papers and the hardest known."))
        self._samples.flow.setSpacing(2)
        generating = Card(
            self.tr("Generate one"), self.tr("Made a moment before you see it, with exactly one solution.")
        )
        generating.offer(levels)
        content = _Column()
        hint = quiet_label(self.tr("Give the board a puzzle, then click Solve."))
        cards = (typing, self._samples, generating)
        in_column(title, hint, *cards, 1, spacing=10, margins=(2, 8, 8, 4), inside=content)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def read_samples(self) -> None:
        """Show the samples, one at a time, so that nobody waits for them."""
        self._unread, self._ratings = iter(sample_puzzles()), sample_ratings()
        self._reading.start()

    @Slot()
    def _read_sample(self) -> None:
        path = next(self._unread, None)
        if path is None:
            self._reading.stop()
            return
        puzzle = read_puzzles(path)[0]
        if puzzle.givens.geometry.is_standard_9x9:
            button = SampleButton(path, puzzle, self._ratings[path.name])
            button.clicked.connect(self._want)
            button.is_stale.connect(self._drawing.start)
            self._drawing.start()
            self._samples.flow.addWidget(button)
            QWidget.setTabOrder(self.samples[-1] if self.samples else self._last_way_in, button)
            self.samples.append(button)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawing.start()

    @Slot()
    def _draw_sample(self) -> None:
        """The next of those that are stale, one at a time, while they can be seen."""
        stale = next((each for each in self.samples if not each.is_drawn), None) if self.isVisible() else None
        if stale is None:
            self._drawing.stop()
        else:
            stale.draw()

    def close_down(self) -> None:
        """The window closes: what is still to be read or drawn is not wanted any more."""
        self._reading.stop()
        self._drawing.stop()

    @Slot()
    def _want(self) -> None:
        button = self.sender()
        assert isinstance(button, SampleButton)
        self.sample_wanted.emit(button.path)
