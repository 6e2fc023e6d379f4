"""The card of a hint in the column of Play: its stage, the explanation in words, a legend, and its actions."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic import Deduction
from sudoku_desktop.speaking import all_in_words, in_words, symbol_of, term_in_words, tr
from sudoku_desktop.ui.board import Illustration, where_to_look
from sudoku_desktop.ui.board.deduction_painting import paint_mark, paint_role, paint_slash
from sudoku_desktop.ui.board.illustration import CandidateRole, Mark, Place
from sudoku_desktop.ui.board.layout import BoardLayout
from sudoku_desktop.ui.board.look import CellKind, CellLook
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import clear_layout, in_column, in_lines, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.segments import SegmentedButtons
from sudoku_desktop.ui.widgets.tool_tip import literal

TITLE_SIZE, PICTURE_LABEL_SIZE = 1.5, 0.92
"""Font sizes of the title and of the labels below the small boards, relative to the application's font."""
PICTURE_SIDE, PICTURE_GAP = 118, 14
"""Side of a small board and space between the two, in logical pixels."""
MAX_TITLE_DIGITS = 3
"""Maximum number of digits that the title names."""
WIDE_ENOUGH = 520
"""Minimum width of the card, in logical pixels, for showing the small boards beside the text."""


class StageBar(QWidget):
    """The three stages of a hint, side by side: past stages are ticked, the current one is filled."""

    def __init__(self) -> None:
        super().__init__()
        self.stage, self.is_done = 0, False
        self._names = (tr("Where"), tr("Technique"), tr("Step"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stage(self, stage: int, *, is_done: bool = False) -> None:
        """Show the stage with this index; `is_done`: the step has been taken."""
        self.stage, self.is_done = stage, is_done
        text = tr("Stage {number} of 3: {name}", number=stage + 1, name=self._names[stage])
        self.setAccessibleName(tr("The step has been taken") if is_done else text)
        self.update()

    def _diameter(self) -> int:
        return self.fontMetrics().height() + 3

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance("".join(self._names))
        return QSize(round(text * 1.1) + 3 * (self._diameter() + 14) + 60, self._diameter() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, diameter, middle = current_theme(), self._diameter(), self.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = 1.0
            line = max(8.0, min(24.0, (self.width() - self.sizeHint().width() + 60) / 2 - 8))
            for number, name in enumerate(self._names):
                is_current = number == self.stage and not self.is_done
                was_shown = number < self.stage or self.is_done
                circle = QRectF(left, middle - diameter / 2, diameter, diameter)
                painter.setPen(QPen(theme.accent if is_current or was_shown else theme.edge, 1.2))
                painter.setBrush(theme.highlight if is_current else theme.base)
                painter.drawEllipse(circle)
                font = self.font()
                font.setBold(is_current)
                painter.setFont(font)
                painter.setPen(theme.highlighted_text if is_current else theme.accent if was_shown else theme.text)
                painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, "✓" if was_shown else str(number + 1))
                painter.setPen(theme.text if is_current else theme.placeholder_text)
                width = painter.fontMetrics().horizontalAdvance(name)
                left += diameter + 6
                text = QRectF(left, 0, width + 1, self.height())
                painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, name)
                left += width + 8
                if number < len(self._names) - 1:
                    painter.setPen(QPen(theme.edge, 1))
                    painter.drawLine(QPointF(left, middle), QPointF(left + line, middle))
                    left += line + 8


class LegendEntry(QWidget):
    """A mark as it appears on the board, and its meaning."""

    def __init__(self, mark: Mark, symbol: str, text: str) -> None:
        super().__init__()
        self.mark, self._symbol, self.text = mark, symbol, text
        self.setAccessibleName(text)

    def _side(self) -> int:
        return self.fontMetrics().height() + 4

    def sizeHint(self) -> QSize:
        return QSize(self._side() + 14 + self.fontMetrics().horizontalAdvance(self.text), self._side() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, side = current_theme(), self._side()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(1, (self.height() - side) / 2, side - 2, side).adjusted(0, 1, 0, -1)
            font = self.font()
            font.setBold(True)
            painter.setFont(font)
            paint_mark(painter, theme, self.mark, area, self._symbol)
            painter.setFont(self.font())
            painter.setPen(theme.placeholder_text)
            left = side + 7
            text = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, self.width() - left)
            painter.drawText(QRectF(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignVCenter, text)


class WayPicture(QWidget):
    """Small board with one of two possibilities, and the candidates that the possibility rules out."""

    def __init__(self) -> None:
        super().__init__()
        self._illustration: Illustration | None = None
        self._way: tuple[Place, ...] = ()
        self.setFixedSize(PICTURE_SIDE, PICTURE_SIDE)

    def show_way(self, illustration: Illustration, way: tuple[Place, ...]) -> None:
        self._illustration, self._way = illustration, way
        digits = Digits(tuple(dict.fromkeys(digit for _, digit in way)))
        cells = Cells(tuple(cell for cell, _ in way), illustration.grid.geometry)
        self.setAccessibleName(tr("{digits} in {cells}", digits=digits, cells=cells))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._illustration
        if shown is None:
            return
        looks = [CellLook(0, CellKind.BLANK)] * shown.grid.geometry.cell_count
        picture = BoardPicture(looks, shown.grid.geometry, marks=self._paint_marks)
        with QPainter(self) as painter:
            paint_board(painter, QRectF(self.rect()), picture, current_theme(), self.font().family())

    def _paint_marks(self, painter: QPainter, layout: BoardLayout) -> None:
        shown, theme = self._illustration, current_theme()
        assert shown is not None, "the marks are those of an illustration"
        side, line = layout.cell, max(1.0, layout.side / 110)
        font = painter.font()
        font.setBold(True)
        font.setItalic(False)
        font.setPixelSize(round(side * 0.9))
        painter.setFont(font)
        for removal in shown.deduction.removals:
            middle = QPointF(*layout.corners[removal.cell]) + QPointF(side / 2, side / 2)
            paint_role(painter, theme, CandidateRole.REMOVED, middle, side, line)
            paint_slash(painter, theme, middle, 1.1 * side, line)
        for cell, digit in self._way:
            middle = QPointF(*layout.corners[cell]) + QPointF(side / 2, side / 2)
            paint_role(painter, theme, CandidateRole.PATTERN, middle, 1.3 * side, line)
            painter.setPen(theme.pattern_text)
            painter.drawText(
                QRectF(middle - QPointF(side, side), middle + QPointF(side, side)),
                Qt.AlignmentFlag.AlignCenter,
                symbol_of(digit),
            )


class HintCard(Card):
    """Shows one hint at a time, in three stages; hidden without a hint.

    Its buttons are the next stage or hint, the step, and the path of all steps.
    """

    shown_changed = Signal(bool)
    """Emitted with whether a hint is now shown."""
    branch_chosen = Signal(int)
    """Emitted with the index of the branch that the user wants to see."""
    nested_chosen = Signal(object)
    """Emitted with the nested chain that the user wants to see, or with None for the step that contains it."""

    def __init__(self, next_hint: QAction, take: QAction, steps: QAction) -> None:
        super().__init__()
        self._next, self._take = next_hint, take
        self.stages = StageBar()
        self.title, self.reasons, self.conclusion = (PlainLabel(selectable=True, wordWrap=True) for _ in range(3))
        resize_font(self.title, TITLE_SIZE, bold=True)
        resize_font(self.conclusion, 1.0, bold=True)
        for label in (self.title, self.reasons, self.conclusion):
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click must not take the focus from the board
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.pictures = WayPicture(), WayPicture()
        self._ways = self._make_ways()
        self._branch_place = in_row()
        self._branch_row = QWidget()
        in_row(self._branch_place, 1, inside=self._branch_row)
        self.nested = QComboBox()
        self.nested.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.nested.activated.connect(lambda: self.nested_chosen.emit(self.nested.currentData()))
        nested_label = PlainLabel(tr("Nested &chains:"))
        nested_label.setBuddy(self.nested)
        self._nested_row = QWidget()
        in_row(nested_label, (self.nested, 1), inside=self._nested_row)
        self._legend = QWidget()
        self._legend_flow = in_lines(spacing=10, inside=self._legend)
        self.take_button = ActionButton(take, ButtonLook.FILLED)
        self.next_button = ActionButton(next_hint, ButtonLook.FILLED)
        self.steps_button = ActionButton(steps, ButtonLook.LINK)
        self.take_button.addAction(take)  # Enter presses the button that has the focus
        text = in_column(self.title, self.reasons, 1, spacing=8)
        steps_wrap = QWidget()  # in a long language the buttons take two lines, and the column keeps its width
        in_lines(self.take_button, self.next_button, spacing=8, inside=steps_wrap)
        buttons = in_row((steps_wrap, 1), self.steps_button, spacing=8)
        in_column(
            in_row((self.stages, 1), PlainLabel(tr("Esc closes"), quiet=True), spacing=12),
            in_row((text, 1), self._ways, spacing=18),
            self.conclusion,
            self._branch_row,
            self._nested_row,
            self._legend,
            1,
            buttons,
            spacing=12,
            margins=(18, 14, 18, 14),
            inside=self,
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._has_ways = False
        self.hide()

    def _make_ways(self) -> QWidget:
        ways = QWidget()
        texts = tr("either: solid line"), tr("or: dashed line")
        labels = [
            PlainLabel(text, quiet=True, wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter) for text in texts
        ]
        for label in labels:
            resize_font(label, PICTURE_LABEL_SIZE)
        columns = [in_column(*pair, 1, spacing=4) for pair in zip(self.pictures, labels, strict=True)]
        in_row(*columns, spacing=PICTURE_GAP, inside=ways)
        ways.setFixedWidth(2 * PICTURE_SIDE + PICTURE_GAP)
        return ways

    @property
    def text(self) -> str:
        """All sentences of the hint as currently shown; "" without a hint."""
        if self.isHidden():
            return ""
        title, reasons, conclusion = self.title.text(), self.reasons.text(), self.conclusion.text()
        start = f"{title}:" if reasons else title
        return " ".join(filter(None, (start, reasons, conclusion)))

    def show_place(self, deduction: Deduction) -> None:
        """Show the first stage: where to look."""
        self._show(0, place_in_words(deduction))
        self.next_button.show_action(self._next, tr("Show the Technique"))

    def show_technique(self, deduction: Deduction) -> None:
        """Show the second stage: the name and a description of the technique."""
        body = f"{in_words(deduction.technique.sentence)} {place_in_words(deduction)}"
        self._show(1, in_words(deduction.title), body)
        self.next_button.show_action(self._next, tr("Show the Step"))

    def show_step(self, illustration: Illustration, step: Deduction, *, is_taken: bool) -> None:
        """Show the third stage: the step or a chain nested in it, with a button to take the step unless `is_taken`."""
        deduction, branch = illustration.deduction, illustration.branch
        reasons, conclusion = all_in_words(deduction.explanation.reasons), conclusion_in_words(deduction)
        if deduction is not step:
            reasons = f"{tr('On the way, in the candidates that are left there:')} {reasons}"
            conclusion = nested_conclusion_in_words(deduction)
        self._show(2, title_in_words(deduction), reasons, conclusion, is_taken=is_taken)
        ways = illustration.ways if len(illustration.ways) == 2 else ()
        self._has_ways = bool(ways)
        for picture, way in zip(self.pictures, ways, strict=False):
            picture.show_way(illustration, way)
        self._share_width()
        self._show_branches(deduction, branch)
        self._show_nested(step, deduction)
        self._show_legend(illustration)
        self._take.setText(button_text(step))
        self.take_button.setVisible(not is_taken)
        has_next_branch = not is_taken and branch is not None
        self.next_button.setVisible(is_taken or has_next_branch)
        text = tr("Next Branch") if has_next_branch else tr("Next Hint")
        self.next_button.show_action(self._next, text, ButtonLook.OUTLINED if has_next_branch else ButtonLook.FILLED)

    def clear(self) -> None:
        """Remove the hint and hide the card."""
        if not self.isHidden():
            self.hide()
            self.shown_changed.emit(False)

    def _show(self, stage: int, title: str, reasons: str = "", conclusion: str = "", *, is_taken: bool = False) -> None:
        self.stages.show_stage(stage, is_done=is_taken)
        for label, text in ((self.title, title), (self.reasons, reasons), (self.conclusion, conclusion)):
            label.setText(text)
            label.setVisible(bool(text))
        self._has_ways = False
        self._share_width()
        self._branch_row.hide()
        self._nested_row.hide()
        self._fill_legend(())
        self.take_button.hide()
        self.next_button.show()
        was_hidden = self.isHidden()
        self.show()
        self.setAccessibleName(self.text)
        if was_hidden:
            self.shown_changed.emit(True)

    # Branches

    def _show_branches(self, deduction: Deduction, branch: int | None) -> None:
        """Show a button for each branch and one for all of them together."""
        branches = deduction.explanation.branches
        self._branch_row.setVisible(bool(branches))
        clear_layout(self._branch_place)
        if not branches:
            return
        group = QActionGroup(self._branch_row)
        texts = [str(number) for number in range(1, len(branches) + 1)]
        for index, text in enumerate((*texts, tr("All Branches"))):
            action = QAction(text, group, checkable=True)
            is_one = index < len(branches)
            action.setChecked(branch == index if is_one else branch is None)
            tip = tr("Show branch {number}", number=text) if is_one else tr("Show all branches at once")
            action.setToolTip(literal(tip))
            action.triggered.connect(partial(self.branch_chosen.emit, index if is_one else -1))
        buttons = SegmentedButtons(group.actions(), is_stretched=False)
        group.setParent(buttons)
        self._branch_place.addWidget(buttons)
        if branch is not None and branches[branch]:
            first, last = branches[branch][0], branches[branch][-1]
            start, end = (
                tr(
                    "{cell} is {digit}" if is_on else "{cell} is not {digit}",
                    cell=Cells((candidate.cell,), deduction.shape),
                    digit=symbol_of(candidate.digit),
                )
                for candidate, is_on in ((first.cause, first.cause_is_on), (last.effect, last.effect_is_on))
            )
            sentence = tr(
                "Branch {number} of {count}: if {start}, then {end}.",
                number=branch + 1,
                count=len(branches),
                start=start,
                end=end,
            )
            self.conclusion.setText(f"{sentence} {self.conclusion.text()}")
            self.setAccessibleName(self.text)

    # Nested chains

    def _show_nested(self, step: Deduction, shown: Deduction) -> None:
        """List the step and the chains nested in it as choices."""
        inner = step.explanation.inner
        self._nested_row.setVisible(bool(inner))
        self.nested.clear()
        self.nested.addItem(tr("The step itself"), None)
        for number, each in enumerate(inner, start=1):
            self.nested.addItem(
                tr("{number} of {count}: {technique}", number=number, count=len(inner), technique=title_in_words(each)),
                each,
            )
        self.nested.setCurrentIndex(0 if shown is step else 1 + inner.index(shown))

    # Legend

    def _show_legend(self, illustration: Illustration) -> None:
        texts = self._legend_texts(illustration)
        self._fill_legend([LegendEntry(mark, *texts[mark]) for mark in illustration.shown_marks])

    def _legend_texts(self, illustration: Illustration) -> dict[Mark, tuple[str, str]]:
        """Return for each mark the digit in it, "" for several, and the meaning of the mark."""
        deduction = illustration.deduction
        all_digits = only({digit for (_, digit), role in illustration.roles.items() if role})
        gone = only({candidate.digit for candidate in deduction.removals})
        out = only({each.place[1] for each in illustration.exclusions})
        placed = symbol_of(deduction.placement.digit) if deduction.placement is not None else ""
        is_two_of_four = len(illustration.ways) == 2 and len(deduction.explanation.pattern) == 4 and bool(all_digits)
        possible = tr("two of these four hold it") if is_two_of_four else tr("possible places")
        several = tr("other assumptions") if illustration.branch is not None else tr("candidates the step rests on")
        return {
            Mark.PLACED: (placed, tr("{digit} goes here", digit=placed)),
            Mark.PATTERN: (all_digits, possible if all_digits else several),
            Mark.ON: (all_digits, tr("true in this chain")),
            Mark.OFF: (all_digits, tr("false in this chain")),
            Mark.STRONG: ("", tr("so this is true")),
            Mark.WEAK: ("", tr("so this is false")),
            Mark.FIRST_WAY: ("", tr("either these")),
            Mark.SECOND_WAY: ("", tr("or these")),
            Mark.EXCLUDER: (out, tr("rules {digit} out", digit=out) if out else tr("rules its digit out")),
            Mark.EXCLUDED: ("", tr("cannot hold {digit}", digit=out) if out else tr("cannot go here")),
            Mark.COVER: ("", tr("loses {digit} elsewhere", digit=gone) if gone else tr("loses candidates")),
            Mark.REMOVED: (gone, tr("cannot be {digit}", digit=gone) if gone else tr("can go")),
        }

    def _fill_legend(self, entries: Sequence[LegendEntry]) -> None:
        clear_layout(self._legend_flow)
        for entry in entries:
            self._legend_flow.addWidget(entry)
            entry.show()
        self._legend.setVisible(bool(entries))

    # Size

    def _share_width(self) -> None:
        self._ways.setVisible(self._has_ways and self.width() >= WIDE_ENOUGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()


def only(digits: set[int]) -> str:
    """Return the symbol of the only digit of a set, or "" when there are several or none."""
    return symbol_of(next(iter(digits))) if len(digits) == 1 else ""


def place_in_words(deduction: Deduction) -> str:
    """Return the sentence that says where to look."""
    where = where_to_look(deduction)
    if where.units or where.cells:
        place = Units(where.units, deduction.shape) if where.units else Cells(where.cells, deduction.shape)
        return tr("Look at {place}.", place=place)
    digits = term_in_words(Digits(where.digits))
    return tr("Look at the candidates {digits}.", digits=digits)


def title_in_words(deduction: Deduction) -> str:
    """Return the technique's name, with up to three digits if the step removes candidates."""
    title, explanation = in_words(deduction.title), deduction.explanation
    digits = tuple(sorted({candidate.digit for candidate in explanation.pattern}))
    if deduction.placement is not None or not 1 <= len(digits) <= MAX_TITLE_DIGITS or explanation.branches:
        return title
    return tr("{technique} on {digits}", technique=title, digits=Digits(digits))


def conclusion_in_words(deduction: Deduction) -> str:
    """Return the consequence of the reasons: the digit to enter, or the notes to remove."""
    terms = dict(deduction.conclusion.terms)
    if "removals" not in terms:
        return in_words(deduction.conclusion)
    sentence = tr("Can be removed: {removals}.", removals=terms["removals"])
    if deduction.placement is None:
        return sentence
    return f"{in_words(replace(deduction, removals=()).conclusion)} {sentence}"


def nested_conclusion_in_words(deduction: Deduction) -> str:
    """Return the consequence of a nested chain: candidates that the outer chain then considers ruled out."""
    if deduction.placement is not None:
        return in_words(deduction.conclusion)
    return tr("Ruled out on the way: {removals}.", removals=dict(deduction.conclusion.terms)["removals"])


def button_text(deduction: Deduction) -> str:
    """Return the text of the button that takes the step."""
    placement = deduction.placement
    if placement is not None:
        cell = term_in_words(Cells((placement.cell,), deduction.shape))
        return tr("Enter {digit} in {cell}", digit=symbol_of(placement.digit), cell=cell)
    count = len(deduction.removals)
    if count == 2:
        return tr("Remove Both Notes")
    return tr("Remove %n Note(s)", n=count)
