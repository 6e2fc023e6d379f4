"""Panel with the criteria, the live view, and the puzzles made; the form is folded during generation."""

import time

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import (
    QPushButton,
    QToolButton,
    QWidget,
)

from sudoku_desktop.evolution.pace import Accelerating, EveryImprovement, FullSpeed
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.generating.background import Generator
from sudoku_desktop.ui.generating.criteria_form import CriteriaForm
from sudoku_desktop.ui.generating.puzzle_list import PuzzleList
from sudoku_desktop.ui.generating.stage import Stage
from sudoku_desktop.ui.generating.words import ending_in_words
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain, literal

NARROWEST = 320
LIST_HEIGHT = 190
"""Minimum height of the list, in pixels; the page scrolls if necessary."""
SHOW_EVERY_MS = 100
"""Interval between updates of the list, in milliseconds; hundreds of easy puzzles are made in a second."""


class GeneratorPanel(QWidget):
    """Generates puzzles by the criteria of the form after `start`, and appends them to a list."""

    began_or_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[GeneratedPuzzle] = []
        self._found = self._added = self._wanted = 0
        self._began = 0.0
        self._was_stopped = False
        self._failure = ""
        self.generator = Generator(self)
        self.form = CriteriaForm()
        self.stage = Stage()
        self.list = PuzzleList()
        self.fold_button = QToolButton(autoRaise=True)
        self.fold_button.setCheckable(True)
        self.fold_button.setChecked(True)
        self.fold_button.setArrowType(Qt.ArrowType.DownArrow)
        self.fold_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold_button.setText(self.tr("Settings"))
        self.fold_button.setToolTip(self.tr("Show or hide what to generate"))
        self.summary = ElidedLabel()
        self.pace = ChoiceField(self)
        for text, pace in (
            (self.tr("Slow"), EveryImprovement(hold=0.5)),
            (self.tr("Accelerating"), Accelerating()),
            (self.tr("Full speed"), FullSpeed()),
        ):
            self.pace.addItem(text, pace)
        self.pace.setCurrentIndex(1)
        self.pace.set_name(self.tr("Pace"))
        explain(
            self.pace, self.tr("How long each step can be seen, here and on the board; it does not affect the puzzles.")
        )
        self.start_button = QPushButton()
        self.state = PlainLabel(wordWrap=True)
        self.state.hide()
        self._flush_timer = QTimer(self, singleShot=True, interval=SHOW_EVERY_MS)
        self._lay_out()
        self._flush_timer.timeout.connect(self._flush)
        self.fold_button.toggled.connect(self._fold)
        self.start_button.clicked.connect(self._start_or_stop)
        self.pace.currentIndexChanged.connect(self._set_pace)
        self._set_pace()
        self.form.changed.connect(self._show_state)
        self.generator.made.connect(self._take)
        self.generator.progressed.connect(self.stage.show_progress)
        self.generator.failed.connect(self._fail)
        self.generator.ended.connect(self._end)
        self._fold(True)
        self._show_state()

    def _lay_out(self) -> None:
        head = in_row(self.fold_button, (self.summary, 1), self.pace, self.start_button)
        page = QWidget()
        parts = (head, self.form, self.stage, self.state, (self.list, 1))
        in_column(*parts, spacing=6, margins=(0, 0, 0, 4), inside=page)
        self.list.setMinimumHeight(LIST_HEIGHT)
        in_column(PageArea(page, NARROWEST), inside=self)
        QWidget.setTabOrder(self.fold_button, self.form.count)
        QWidget.setTabOrder(self.form.last_field, self.pace)
        QWidget.setTabOrder(self.pace, self.start_button)
        QWidget.setTabOrder(self.start_button, self.list.save_button)

    @property
    def is_busy(self) -> bool:
        return self.generator.is_busy

    @property
    def is_watched(self) -> bool:
        """Whether the pace is slow enough to be watched."""
        return not isinstance(self.generator.pace, FullSpeed)

    @Slot()
    def _set_pace(self) -> None:
        self.generator.pace = self.pace.currentData()

    @Slot()
    def start(self) -> None:
        """Generate puzzles by the criteria of the form, unless they are invalid."""
        request = None if self.is_busy else self.form.next_request()
        if request is None:
            return
        self._found, self._added, self._wanted = 0, 0, request.count
        self._was_stopped, self._failure = False, ""
        self._began = time.monotonic()
        self.stage.begin(request)
        self.state.hide()
        self.fold_button.setChecked(False)
        self.generator.generate(request)
        self._show_state()
        self.began_or_ended.emit()

    @Slot()
    def stop(self) -> None:
        """Stop generating; puzzles that were found stay."""
        if self.is_busy:
            self._was_stopped = True
            self.generator.stop()
            self.start_button.setEnabled(False)
            self.stage.say(self.tr("Stopping …"))

    def close_down(self) -> None:
        self._flush_timer.stop()
        self.generator.close()
        self.list.close_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_busy:
            self.stop()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._is_in_form(self.focusWidget()):
            self.start_button.setFocus()  # the form, which has the focus, is about to be hidden
            self.start()
        else:
            super().keyPressEvent(event)

    def _is_in_form(self, widget: QWidget | None) -> bool:
        return widget is not None and self.form.isAncestorOf(widget)

    # Slots of the generator

    @Slot()
    def _start_or_stop(self) -> None:
        if self.is_busy:
            self.stop()
        else:
            self.start()

    @Slot(object)
    def _take(self, puzzle: GeneratedPuzzle) -> None:
        self._waiting.append(puzzle)
        self._found += 1
        if not self._flush_timer.isActive():
            self._flush_timer.start()

    @Slot()
    def _flush(self) -> None:
        """Append the puzzles received since the last call to the list; called at most ten times a second."""
        waiting, self._waiting = self._waiting, []
        self._added += self.list.append(waiting)
        self.stage.show_found(self._found)

    @Slot(str)
    def _fail(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _end(self) -> None:
        self._flush_timer.stop()
        self._flush()
        self.stage.end()
        was_stopped = self._was_stopped and self._found < self._wanted
        seconds = time.monotonic() - self._began
        parts = [ending_in_words(self._found, self._wanted, self.stage.tried, seconds, was_stopped=was_stopped)]
        if self._added < self._found:
            parts.append(in_words(Sentence("%n puzzle(s) already on the list.", n=self._found - self._added)))
        if self._failure:
            parts = [self.tr("Not generated: {reason}").format(reason=self._failure)]
        self.state.setText(" ".join(parts))
        self.state.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self.state, QAccessible.Event.Alert))
        if not self._found and not self.list.model.rowCount():
            self.fold_button.setChecked(True)
        self._show_state()
        self.began_or_ended.emit()

    # Display

    @Slot(bool)
    def _fold(self, is_open: bool) -> None:
        self.form.setVisible(is_open)
        self._show_summary()
        self.fold_button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)

    @Slot()
    def _show_state(self) -> None:
        busy = self.is_busy
        self.start_button.setText(self.tr("S&top") if busy else self.tr("&Generate"))
        tip = self.tr("Stop (Esc); puzzles found so far are kept") if busy else self.tr("Generate the puzzles")
        self.start_button.setToolTip(literal(tip))
        self.start_button.setEnabled(busy or self.form.criteria is not None)
        self.form.set_locked(busy)
        self._show_summary()

    def _show_summary(self) -> None:
        text = "" if self.fold_button.isChecked() else self.form.summary()
        self.summary.say(text)
        self.summary.setAccessibleName(text)
