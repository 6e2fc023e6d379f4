"""The right column of Play: pad, clock and commands; below them a message, a hint or ways to get a puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.icons import LEVEL_ICON, level_icon
from sudoku_desktop.ui.play.clock import Clock
from sudoku_desktop.ui.play.hint_card import HintCard
from sudoku_desktop.ui.play.pad import Pad
from sudoku_desktop.ui.play.preview import EvolutionPreview
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.card import Card, Divider
from sudoku_desktop.ui.widgets.choice_buttons import ChoiceButton
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.segments import SegmentedButtons

HEADING_SIZE = 1.08
SECTION_SPACING = 20
HINT_SHARE = 1000
"""Stretch factor of the hint card, large enough to take all remaining space."""
CONTROLS_SHARE, PAD_SHARE = 10, 9
"""Stretch factors of the commands and of the pad beside them."""


@dataclass(frozen=True)
class PlayActions:
    """The actions that the column shows as buttons."""

    digits: QAction
    notes: QAction
    undo: QAction
    erase: QAction
    hint: QAction
    check: QAction
    type_in: QAction
    paste: QAction
    photo: QAction
    open: QAction
    samples: QMenu
    watch: QAction
    levels: Sequence[QAction]


class PlayColumn(QWidget):
    """Right column of Play, for solving by hand. `message_place` is the layout for the message card."""

    def __init__(self, editor: BoardEditor, actions: PlayActions, hint_card: HintCard) -> None:
        super().__init__()
        self._editor, self._hint_card = editor, hint_card
        self._has_message = False
        self.pad, self.clock = Pad(editor), Clock(editor)
        self.pad.setMaximumWidth(460)
        self.modes = SegmentedButtons((actions.digits, actions.notes))
        undo, erase, hint, check = (
            ActionButton(action, text=text)
            for action, text in (
                (actions.undo, tr("Undo")),
                (actions.erase, tr("Erase")),
                (actions.hint, tr("Hint")),
                (actions.check, tr("Check")),
            )
        )
        for button in (undo, erase, hint, check):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        controls = in_column(
            self.clock,
            1,
            self.modes,
            in_row((undo, 1), (erase, 1), spacing=8),
            in_row((hint, 1), (check, 1), spacing=8),
            spacing=8,
        )
        top = in_row((self.pad, PAD_SHARE), (controls, CONTROLS_SHARE), spacing=24)
        self.preview = EvolutionPreview()
        self.message_place = in_column()
        self.ways = QWidget()
        in_column(
            self._section(tr("New puzzle"), tr("one solution, guaranteed"), self._levels(actions.levels)),
            self._section(tr("I have a puzzle"), tr("from the newspaper, a book, a file"), self._ways_in(actions)),
            self._section(tr("See evolution solve it"), "", self._invitation(actions.watch)),
            spacing=SECTION_SPACING,
            inside=self.ways,
        )
        self.more = ActionButton(self._more_action(), ButtonLook.QUIET)
        self._rule, content = Divider(), QWidget()
        in_column(
            top,
            self._rule,
            self.message_place,
            (hint_card, HINT_SHARE),
            in_row(self.more, 1),
            self.ways,
            1,
            spacing=SECTION_SPACING,
            margins=(0, 0, 2, 0),
            inside=content,
        )
        in_column((PageArea(content), 1), inside=self)
        editor.state_changed.connect(self._follow)
        editor.mode_changed.connect(self._follow)
        hint_card.shown_changed.connect(self._follow)
        self._follow()

    def _more_action(self) -> QAction:
        action = QAction(tr("Another Puzzle"), self, checkable=True)
        action.toggled.connect(self._follow)
        return action

    def _section(self, title: str, remark: str, content: QWidget) -> QWidget:
        section, heading = QWidget(), PlainLabel(title)
        resize_font(heading, HEADING_SIZE, bold=True)
        section.setAccessibleName(title)
        line = in_row(heading, 1, PlainLabel(remark, quiet=True))
        in_column(line, content, spacing=8, inside=section)
        return section

    def _levels(self, actions: Sequence[QAction]) -> QWidget:
        row = QWidget()
        buttons = [self._level_button(level, action) for level, action in zip(Level, actions, strict=True)]
        in_row(*((button, 1) for button in buttons), spacing=6, inside=row)
        return row

    def _level_button(self, level: Level, action: QAction) -> ChoiceButton:
        button = ChoiceButton(in_words(level.title), level_icon(level), LEVEL_ICON, self, icon_below=True)
        button.setCheckable(False)
        button.setToolTip(action.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the board
        button.setEnabled(action.isEnabled())
        action.enabledChanged.connect(button.setEnabled)
        button.clicked.connect(action.trigger)
        return button

    def _ways_in(self, actions: PlayActions) -> QWidget:
        row = QWidget()
        samples = QAction(actions.samples.menuAction().text(), self)
        samples.setIcon(actions.samples.icon())
        buttons = [
            ActionButton(actions.type_in, text=tr("Type It In"), shows_key=False),
            ActionButton(actions.paste, text=tr("Paste"), shows_key=False),
            ActionButton(actions.photo, text=tr("Photo…"), shows_key=False),
            ActionButton(actions.open, text=tr("Open…"), shows_key=False),
            ActionButton(samples, text=tr("Samples"), shows_key=False),
        ]
        last = buttons[-1]
        samples.triggered.connect(lambda: actions.samples.popup(last.mapToGlobal(last.rect().bottomLeft())))
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        in_row(*((button, 1) for button in buttons), spacing=8, inside=row)
        return row

    def _invitation(self, watch: QAction) -> QWidget:
        card = Card()
        self.sentence = PlainLabel(wordWrap=True)
        button = ActionButton(watch, ButtonLook.ACCENT, tr("Watch"))
        explained = in_row((self.sentence, 1), self.preview.legend, spacing=12)
        shown = in_row((self.preview, 1), button, spacing=12)
        in_column(explained, shown, spacing=8, margins=(14, 10, 14, 10), inside=card)
        return card

    def show_evolution(self, algorithm: Algorithm | None, givens: Grid | None) -> None:
        """Describe the selected algorithm, and show a preview of its run on a puzzle; None shows no preview."""
        if algorithm is not None:
            count = algorithm.population
            text = Sentence("%n random grid(s) will mate and mutate until one of them is right.", n=count)
            self.sentence.setText(in_words(text))
        self.preview.show_puzzle(algorithm, givens)

    @Slot()
    def _follow(self) -> None:
        """Show the ways to get a puzzle until the user starts solving, then a button that shows them again.

        A hint replaces both.
        """
        has_hint = not self._hint_card.isHidden()
        is_playing = bool(self._editor.state.entries.filled_count) and self._editor.mode is Mode.PLAYING
        is_busy = is_playing or self._has_message
        self._rule.setVisible(not has_hint)
        self.more.setVisible(is_busy and not has_hint)
        self.ways.setVisible(not has_hint and (not is_busy or self.more.isChecked()))

    def set_has_message(self, has_message: bool) -> None:
        """Hide the ways to get a puzzle while a message is shown in their place."""
        self._has_message = has_message
        self._follow()
