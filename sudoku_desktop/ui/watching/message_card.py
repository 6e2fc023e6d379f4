"""The message card: what a run does, how it ended, a hint or a question, with buttons for the next actions.

After success it has a large title with a tick, and its *choices* are large buttons with an explanation each.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLayout, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sudoku_desktop.ui.icons import paint_icon
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.action_button import GAP, icon_side, key_width, paint_label, text_of
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.fonts import follow_font, resize_font
from sudoku_desktop.ui.widgets.layouts import clear_layout, in_column, in_lines, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

LARGE = 1.4
"""Font size of the title after success, relative to the standard size."""
LINES = 2
"""Number of lines for which the card always has space."""


class MessageCard(Card):
    """A message with a button for each action; without a message, the resting text if there is one.

    The column of the current activity contains the card.
    """

    message_changed = Signal(bool)
    """Emitted with whether there is now a message."""

    def __init__(self) -> None:
        super().__init__()
        self._title = PlainLabel(bold=True, selectable=True, wordWrap=True)
        self._label = PlainLabel(selectable=True, wordWrap=True)
        self._large_title = PlainLabel(selectable=True, wordWrap=True)
        resize_font(self._large_title, LARGE, bold=True)
        for label in (self._title, self._large_title, self._label):
            # otherwise a click on the text would take the keyboard focus from the board
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._buttons = QWidget()
        self._flow = in_lines(spacing=8, inside=self._buttons)
        self._beside = in_row(spacing=8)
        self._tick, self._choices = _Tick(), QWidget()
        self._row = in_row(spacing=8, inside=self._choices)
        texts = in_column(self._title, self._large_title, self._label, spacing=2)
        line = in_row(self._tick, (texts, 1), self._beside, spacing=12)
        in_column(line, self._choices, self._buttons, spacing=8, margins=(14, 10, 14, 10), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._resting: tuple[str, str, Sequence[QAction]] = ("", "", ())
        self._actions: Sequence[QAction] = ()
        self._has_message = False
        self._shows_rest = self._shows_choices = True
        self._before: QWidget | None = None
        follow_font(self, self._measure)
        self._show("", "", ())

    def _measure(self) -> None:
        self.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 22)

    def follow(self, widget: QWidget) -> None:
        """Set the widget that precedes the buttons in the tab order."""
        self._before = widget

    @property
    def sentence(self) -> str:
        """The message without its title; "" without a message."""
        return self._label.text() if self._has_message else ""

    @property
    def offers(self) -> Sequence[QAction]:
        """The actions that the message has buttons for; empty without a message."""
        return self._actions if self._has_message else ()

    @property
    def title(self) -> str:
        """The title of the message, or of the resting text, which is shown when there is no message."""
        return self._title.text()

    @property
    def shown_text(self) -> str:
        """Title and sentence of the message, or of the resting text, as currently displayed."""
        return " ".join(filter(None, (self._title.text(), self._label.text())))

    def say(
        self, sentence: str, actions: Sequence[QAction] = (), title: str = "", choices: Sequence[QAction] = ()
    ) -> None:
        """Show a message with a button for each action until it is cleared or replaced.

        `choices` are actions for the time after a success, each explained by its "What's This?" text.
        """
        self._has_message = True
        self._show(title, sentence, actions, choices)
        self.message_changed.emit(True)

    def reword(self, sentence: str) -> None:
        """Change the sentence but keep the buttons, which may have the focus."""
        self._label.setText(sentence)
        self._name()

    def clear(self) -> None:
        """Remove the message, so that the resting text is shown again."""
        self._has_message = False
        self._show_rest()
        self.message_changed.emit(False)

    def set_shows_rest(self, shows_rest: bool) -> None:
        """Set whether the resting text is shown when there is no message; otherwise the card is hidden."""
        self._shows_rest = shows_rest
        if not self._has_message:
            self._show_rest()

    def set_shows_choices(self, shows: bool) -> None:
        """Set whether choices are shown; hiding them leaves space for the widget that a choice has opened."""
        self._shows_choices = shows
        self._choices.setVisible(shows and self._row.count() > 0)

    def _show_rest(self) -> None:
        self._show(*self._resting) if self._shows_rest else self._show("", "", ())

    def rest(self, title: str, sentence: str, actions: Sequence[QAction] = ()) -> None:
        """Set the text and buttons shown when there is no message; buttons are only rebuilt if the actions differ."""
        has_same_buttons = list(actions) == list(self._resting[2])
        self._resting = title, sentence, actions
        if self._has_message or not self._shows_rest:
            return
        if has_same_buttons and not self.isHidden():
            self._title.setText(title)
            self.reword(sentence)
        else:
            self._show_rest()

    def _show(self, title: str, sentence: str, actions: Sequence[QAction], choices: Sequence[QAction] = ()) -> None:
        for layout in (self._row, self._beside, self._flow):
            clear_layout(layout)
        self._actions = [*choices, *actions]
        is_wide = len(actions) <= 2
        for choice in choices:
            self._row.addWidget(_ChoiceButton(choice), 1)
        for action in actions:
            (self._beside if is_wide else self._flow).addWidget(_ActionPushButton(action))
        before = self._before
        for button in self._shown_buttons():
            if before is not None:
                self.setTabOrder(before, button)
                before = button
            button.show()
        self._fit_keys()
        for widget in (self._tick, self._large_title):
            widget.setVisible(bool(choices))
        self._choices.setVisible(bool(choices) and self._shows_choices)
        self._large_title.setText(title)
        self._buttons.setVisible(bool(actions) and not is_wide)
        self._title.setText(title)
        self._title.setVisible(bool(title) and not choices)
        self._label.setText(sentence)
        self._name()
        self.setVisible(bool(title or sentence) and self.parentWidget() is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_keys()

    def _fit_keys(self) -> None:
        """Show the keys on the buttons if all of them fit in one line, or in half of it beside the text."""
        for layout, share in ((self._beside, 0.5), (self._flow, 1.0)):
            buttons = _buttons_in(layout)
            room = share * (self.width() - 28) - 8 * (len(buttons) - 1)
            shows = sum(each.width_with_key() for each in buttons) <= room
            for each in buttons:
                each.set_shows_key(shows)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self.setVisible(bool(self.shown_text) and self.parentWidget() is not None)
        return super().event(event)

    def _name(self) -> None:
        self.setAccessibleName(self.shown_text)

    def _shown_buttons(self) -> list[_ActionPushButton]:
        return [each for layout in (self._row, self._beside, self._flow) for each in _buttons_in(layout)]


def _buttons_in(layout: QLayout) -> list[_ActionPushButton]:
    widgets = [item.widget() for place in range(layout.count()) if (item := layout.itemAt(place)) is not None]
    return [each for each in widgets if isinstance(each, _ActionPushButton)]


class _ActionPushButton(QPushButton):
    """Push button that follows an action, and may show the action's key."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        self._shows_key = False
        self.setAutoDefault(True)  # Enter presses the button, also outside dialogs
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        text = text_of(self._action)
        if self.text() != text:
            self.setText(text)
        self.setIcon(self._action.icon())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        self.updateGeometry()
        self.update()

    def set_shows_key(self, shows: bool) -> None:
        if shows != self._shows_key:
            self._shows_key = shows
            self.updateGeometry()
            self.update()

    def width_with_key(self) -> int:
        """Return the width, in pixels, needed for text, icon and key."""
        return super().sizeHint().width() + self._width_of_key()

    def _key(self) -> str:
        return self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _width_of_key(self) -> int:
        return key_width(self.fontMetrics(), self._key())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + (self._width_of_key() if self._shows_key else 0), hint.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        theme = current_theme()
        ink = theme.text if self.isEnabled() else theme.disabled_text
        key = self._key() if self._shows_key else ""
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
            text = self.text().replace("&", "")
            paint_label(painter, self.rect(), self.icon(), text, key, ink=ink, key_ink=theme.placeholder_text)


class _ChoiceButton(_ActionPushButton):
    """Large button with the icon, the title and the key of an action, and its "What's This?" text as an explanation."""

    MARGIN = 12

    def __init__(self, action: QAction) -> None:
        super().__init__(action)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleDescription(action.whatsThis())

    def _title_font(self) -> QFont:
        font = self.font()
        font.setBold(True)
        return font

    def _text_rect(self, width: int) -> QRect:
        """Return the rectangle of the explanation, below the title, in a button of this width."""
        metrics = self.fontMetrics()
        room = QRect(self.MARGIN, self.MARGIN + metrics.height() + 2, width - 2 * self.MARGIN, 10 * metrics.height())
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._action.whatsThis())

    def heightForWidth(self, width: int) -> int:
        return self._text_rect(width).bottom() + self.MARGIN

    def sizeHint(self) -> QSize:
        width = QFontMetrics(self._title_font()).horizontalAdvance(self.text().replace("&", "")) + 2 * self.MARGIN
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        theme, is_enabled = current_theme(), self.isEnabled()
        ink, quiet = (theme.text, theme.placeholder_text) if is_enabled else (theme.disabled_text,) * 2
        metrics, key = QFontMetrics(self._title_font()), self._key()
        title, side = self.text().replace("&", ""), icon_side(self.fontMetrics())
        line = QRect(self.MARGIN, self.MARGIN, self.width() - 2 * self.MARGIN, metrics.height())
        spare = line.width() - metrics.horizontalAdvance(title)
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
            painter.setPen(quiet)
            painter.drawText(self._text_rect(self.width()), Qt.TextFlag.TextWordWrap, self._action.whatsThis())
            if key and spare >= side + GAP + key_width(self.fontMetrics(), key):
                painter.drawText(line, Qt.AlignmentFlag.AlignRight, key)
            if not self.icon().isNull() and spare >= side + GAP:
                square = QRect(line.left(), line.top() + (line.height() - side) // 2, side, side)
                paint_icon(painter, self.icon(), square, theme.accent if is_enabled else ink)
                line.setLeft(line.left() + side + GAP)
            painter.setFont(self._title_font())
            painter.setPen(ink)
            painter.drawText(line, 0, metrics.elidedText(title, Qt.TextElideMode.ElideRight, line.width()))


class _Tick(QWidget):
    """Tick in a circle, the mark of success."""

    SIDE = 36

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(self.SIDE, self.SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, side = current_theme(), self.SIDE
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.agreed_mark, 1.5))
            painter.setBrush(theme.agreed)
            painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
            pen = QPen(theme.agreed_mark, 3, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline([QPointF(x * side, y * side) for x, y in ((0.28, 0.52), (0.44, 0.67), (0.72, 0.36))])
