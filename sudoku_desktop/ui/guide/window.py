"""The guide's window: a list of lessons, the text of one, and buttons for its examples."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QImage, QKeySequence, QPainter, QShortcut, QShowEvent, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QPushButton,
    QTextBrowser,
    QWidget,
)

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.guide.lessons import Lesson, Start, in_colours, lessons
from sudoku_desktop.ui.theme import Theme, current_theme, theme_switch
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, resize_on_screen
from sudoku_desktop.ui.widgets.sentence_list import SentenceList

SIZE = (820, 760)
SPACING = 3
"""Space around each title in the list of lessons, in pixels."""
PICTURE = "picture"
PICTURE_LETTERS = 36
"""Width of a picture in a lesson, as a multiple of the text's line height."""
MANY = 10**6
"""Height, in pixels, that no picture has."""


def lesson_picture(drawn: str, theme: Theme, width: int, ratio: float) -> QImage:
    """Return a lesson's picture in the colours of a theme, for a width in logical pixels and a device pixel ratio."""
    renderer = QSvgRenderer(in_colours(drawn, theme))
    size = renderer.defaultSize().scaled(width, MANY, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as painter:
        # Without bounds, the renderer would fill the image's device pixels, although the painter uses logical ones.
        renderer.render(painter, QRectF(QPointF(), image.deviceIndependentSize()))
    return image


class LessonView(QTextBrowser):
    """Shows a lesson; its picture is rendered for the current theme, zoom and screen."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self._text = self._drawn = ""
        self._is_drawn = False
        self.document().setDocumentMargin(12)
        theme_switch().theme_changed.connect(self.draw)
        follow_font(self, self.draw)

    def show_text(self, markdown: str, drawn: str) -> None:
        """Show a text and its picture, scrolled to the top."""
        self._text, self._drawn = markdown, drawn
        self.draw()
        self.verticalScrollBar().setValue(0)

    @Slot()
    def draw(self) -> None:
        """Show the text again without scrolling; deferred until visible, because the picture takes a while."""
        self._is_drawn = self.isVisible()
        if not self._is_drawn:
            return
        place = self.verticalScrollBar().value()
        self.document().clear()
        self.document().setMarkdown(self._text)
        self.verticalScrollBar().setValue(place)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._is_drawn:
            self.draw()
        super().showEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return the picture; the document keeps it until it is cleared."""
        if kind != QTextDocument.ResourceType.ImageResource:
            return super().loadResource(kind, name)
        width = PICTURE_LETTERS * self.fontMetrics().height()
        return lesson_picture(self._drawn, current_theme(), width, self.devicePixelRatioF())


class GuideWindow(QWidget):
    """Window of the guide, placed beside its parent, or behind it while an example runs there."""

    start_wanted = Signal(object)
    """Emitted with a Start, and whether the example may start without confirmation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Guide"))
        self.lessons = lessons()
        self.list = SentenceList(SPACING)
        self.view = LessonView()
        self.starts: list[QPushButton] = []
        self.answer_button = QPushButton(tr("Show the &Answer"))
        self.answer_button.setCheckable(True)
        self.previous_button, self.next_button = QPushButton(tr("&Previous")), QPushButton(tr("&Next"))
        self._start_row = in_row()
        buttons = in_row(self._start_row, self.answer_button, 1, self.previous_button, self.next_button)
        in_row(self.list, (in_column((self.view, 1), buttons), 1), margins=None, inside=self)
        self.list.addItems([f"{number}. {each.title}" for number, each in enumerate(self.lessons, 1)])
        self.list.setAccessibleName(tr("Lessons"))
        self.view.setAccessibleName(tr("Lesson"))
        follow_font(self.list, lambda: self.list.setFixedWidth(12 * self.list.fontMetrics().height()))
        self.list.currentRowChanged.connect(self._show_lesson)
        self.answer_button.toggled.connect(self._show_answer)
        self.previous_button.clicked.connect(partial(self._turn, -1))
        self.next_button.clicked.connect(partial(self._turn, 1))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.close)
        resize_on_screen(self, *SIZE)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    @property
    def lesson(self) -> Lesson:
        """The lesson that is shown."""
        return self.lessons[self.list.currentRow()]

    def _turn(self, step: int) -> None:
        self.list.setCurrentRow(self.list.currentRow() + step)

    @Slot(int)
    def _show_lesson(self, row: int) -> None:
        for button in self.starts:
            button.hide()
            button.deleteLater()
        self.starts = []
        for number, start in enumerate(self.lesson.starts, 1):
            button = QPushButton(self._caption(start, number))
            button.clicked.connect(partial(self.start_wanted.emit, start))
            self._start_row.addWidget(button)
            button.show()  # show it now instead of with the next event, so that a fast typist can reach it
            self.starts.append(button)
        self.previous_button.setEnabled(row > 0)
        self.next_button.setEnabled(row < len(self.lessons) - 1)
        self.answer_button.setChecked(False)
        self.view.show_text(self._text(), self.lesson.picture)
        before: QWidget = self.view
        for button in (*self.starts, self.answer_button, self.previous_button, self.next_button):
            QWidget.setTabOrder(before, button)
            before = button

    def _caption(self, start: Start, number: int) -> str:
        if start.kind == "rate":
            return tr("Rate Puzzle &{number}", number=number)
        if start.kind == "generate":
            return tr("&Generate These")
        if start.kind == "hunt":
            return tr("&Start This Hunt")
        return tr("&Start This Run") if len(self.lesson.starts) == 1 else tr("Start Run &{number}", number=number)

    def _text(self) -> str:
        lesson = self.lesson
        question = f"## {tr('A question')}\n\n{lesson.question}"
        answer = f"## {tr('The answer')}\n\n{lesson.answer}" if self.answer_button.isChecked() else ""
        return f"{lesson.text}\n\n![{lesson.title}]({PICTURE})\n\n{lesson.caption}\n\n{question}\n\n{answer}"

    @Slot()
    def _show_answer(self) -> None:
        """Show the answer below the question, and scroll to it."""
        self.view.show_text(self._text(), self.lesson.picture)
        bar = self.view.verticalScrollBar()
        bar.setValue(bar.maximum())
