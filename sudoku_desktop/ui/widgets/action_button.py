"""Buttons that show an action: filled, outlined or quiet, with its icon and its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QAction, QColor, QFontMetrics, QIcon, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from sudoku_desktop.ui.icons import paint_icon
from sudoku_desktop.ui.style import ROUNDNESS, paint_panel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.plain_label import embolden
from sudoku_desktop.ui.widgets.tool_tip import literal

PADDING, GAP = 10, 7
"""Horizontal padding, and space between icon, text and key, in logical pixels."""
KEY_SIZE = 0.85
"""Font size of the key, relative to the button's font."""


class ButtonLook(Enum):
    """Prominence of a button; a page has at most one filled button."""

    FILLED = auto()
    ACCENT = auto()
    """Outlined in the accent colour."""
    OUTLINED = auto()
    QUIET = auto()
    """On a faint background without an outline."""
    LINK = auto()
    """Text in the accent colour, without background or outline."""


def make_action(owner: QObject, text: str, tip: str, act: Callable[[], object], icon: QIcon | None = None) -> QAction:
    """Return an action that belongs to `owner` and calls a function."""
    action = QAction(icon or QIcon(), text, owner)
    action.setToolTip(literal(tip))
    action.triggered.connect(lambda: act())
    return action


def text_of(action: QAction) -> str:
    """Return the short text of an action if it has one, else its text with mnemonic and ellipsis.

    Qt's own short text lacks the ellipsis, which says that a dialog follows.
    """
    text, short = action.text(), action.iconText()
    return text if short == text.replace("&", "").removesuffix("…") else short


def icon_side(metrics: QFontMetrics) -> int:
    """Return the width and height of the icon of a button with this font, in logical pixels."""
    return round(metrics.height() * 0.95)


def key_width(metrics: QFontMetrics, key: str) -> int:
    """Return the width, in logical pixels, of a key and the space before it, beside a text in this font."""
    return GAP + round(metrics.horizontalAdvance(key) * KEY_SIZE) if key else 0


def paint_label(
    painter: QPainter, rect: QRect, icon: QIcon, text: str, key: str, *, ink: QColor, key_ink: QColor
) -> None:
    """Draw an icon, a text and a key side by side in the middle of a rectangle, the text in the painter's font."""
    metrics = painter.fontMetrics()
    side, advance = 0 if icon.isNull() else icon_side(metrics), metrics.horizontalAdvance(text)
    width = (side + GAP if side else 0) + advance + key_width(metrics, key)
    room = QRect(rect)
    room.setLeft(rect.left() + (rect.width() - width) // 2)
    if side:
        paint_icon(painter, icon, QRect(room.left(), rect.top() + (rect.height() - side) // 2, side, side), ink)
        room.setLeft(room.left() + side + GAP)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.setPen(ink)
    painter.drawText(room, flags, text)
    if key:
        room.setLeft(room.left() + advance + GAP)
        font = painter.font()
        font.setBold(False)
        font.setPointSizeF(font.pointSizeF() * KEY_SIZE)
        painter.setFont(font)
        painter.setPen(key_ink)
        painter.drawText(room, flags, key)


class ActionButton(QAbstractButton):
    """Button that follows an action: its text, icon, key, tool tip, and whether it is enabled and ticked.

    The key is omitted without `shows_key`, or if it does not fit. `texts` reserves the width of the widest of several
    texts.
    """

    def __init__(
        self,
        action: QAction | None = None,
        look: ButtonLook = ButtonLook.QUIET,
        text: str = "",
        texts: Sequence[str] = (),
        *,
        shows_key: bool = True,
    ) -> None:
        super().__init__()
        self._texts = tuple(each.replace("&", "") for each in texts)
        self._look, self._own_text, self._shows_key = look, text, shows_key
        self._action: QAction | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        width = QSizePolicy.Policy.Fixed if texts or look is ButtonLook.LINK else QSizePolicy.Policy.Minimum
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)
        if look in (ButtonLook.FILLED, ButtonLook.ACCENT):
            embolden(self)
        self.clicked.connect(self._trigger)
        if action is not None:
            self.show_action(action, text, look)

    def show_action(self, action: QAction, text: str = "", look: ButtonLook = ButtonLook.FILLED) -> None:
        """Show another action, with the action's text unless another is given."""
        if self._action is not None:
            self._action.changed.disconnect(self._follow)
        self._action, self._own_text, self._look = action, text, look
        self.setCheckable(action.isCheckable())
        action.changed.connect(self._follow)
        self._follow()

    def set_shows_key(self, shows: bool) -> None:
        if shows != self._shows_key:
            self._shows_key = shows
            self.updateGeometry()
            self.update()

    @Slot()
    def _follow(self) -> None:
        action = self._action
        assert action is not None, "the button is connected to the action it shows"
        text = (self._own_text or text_of(action)).replace("&", "")
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        self.update()

    @Slot()
    def _trigger(self) -> None:
        if self._action is not None:
            self._action.trigger()
            self.setChecked(self._action.isChecked())

    def _icon_side(self) -> int:
        has_icon = self._action is not None and not self._action.icon().isNull() and self._look is not ButtonLook.LINK
        return icon_side(self.fontMetrics()) if has_icon else 0

    def _key(self) -> str:
        if self._action is None or not self._shows_key:
            return ""
        return self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _width_of(self, text: str) -> int:
        side = self._icon_side()
        return self.fontMetrics().horizontalAdvance(text) + (side + GAP if side else 0)

    def _width_of_key(self) -> int:
        return key_width(self.fontMetrics(), self._key())

    def sizeHint(self) -> QSize:
        metrics, padding = self.fontMetrics(), 2 if self._look is ButtonLook.LINK else PADDING
        space_for_key = GAP + metrics.horizontalAdvance("Ctrl+P") if self._shows_key else 0
        if self._texts:  # the width must not depend on the current text, icon and key
            width = (
                max(map(metrics.horizontalAdvance, (self.text(), *self._texts)))
                + metrics.height()
                + GAP
                + space_for_key
            )
            return QSize(width + 2 * padding, metrics.height() + 18)
        width = self._width_of(self.text()) + 2 * padding
        if self._look in (ButtonLook.FILLED, ButtonLook.ACCENT):
            width += max(self._width_of_key(), space_for_key)
        return QSize(width, metrics.height() + (6 if self._look is ButtonLook.LINK else 18))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self._texts else QSize(self._icon_side() + 2 * PADDING, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, look, is_enabled = current_theme(), self._look, self.isEnabled()
        ground, edge, ink = {
            ButtonLook.FILLED: (theme.highlight, theme.highlight, theme.highlighted_text),
            ButtonLook.ACCENT: (theme.base, theme.accent, theme.accent),
            ButtonLook.OUTLINED: (theme.base, theme.edge, theme.text),
            ButtonLook.QUIET: (theme.sunken, theme.sunken, theme.text),
            ButtonLook.LINK: (None, None, theme.link),
        }[look]
        if not is_enabled:
            ground, edge, ink = None if look is ButtonLook.LINK else theme.sunken, theme.mid, theme.disabled_text
        elif self.isChecked():
            ground, edge = theme.accent_soft, theme.accent
        elif self.isDown() and ground is not None:
            ground = ground.darker(112)
        elif self.underMouse() and look is not ButtonLook.LINK:
            ground = theme.highlight.lighter(112) if look is ButtonLook.FILLED else theme.accent_soft
        with QPainter(self) as painter:
            if ground is not None and edge is not None:
                paint_panel(painter, self.rect(), ground, edge)
            if self.hasFocus():
                ring = theme.highlighted_text if look is ButtonLook.FILLED and is_enabled else theme.accent
                paint_panel(painter, self.rect().adjusted(1, 1, -1, -1), None, ring, width=2, roundness=ROUNDNESS - 1)
            self._paint_content(painter, ink, theme.placeholder_text if look is not ButtonLook.FILLED else ink)

    def _paint_content(self, painter: QPainter, ink: QColor, key_ink: QColor) -> None:
        room = self.width() - 2 * (2 if self._look is ButtonLook.LINK else 5)
        text, icon = self.text(), self._action.icon() if self._action is not None and self._icon_side() else QIcon()
        key = self._key() if self._width_of(text) + self._width_of_key() <= room else ""
        if self._width_of(text) > room:
            icon = QIcon()  # drop the icon in favour of the text
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        paint_label(painter, self.rect(), icon, text, key, ink=ink, key_ink=key_ink)
