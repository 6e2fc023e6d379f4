"""Switches between the activities and updates header, strip, message card and board for the current one."""

from functools import cached_property

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.play.column import PlayActions, PlayColumn
from sudoku_desktop.ui.play.hint_card import HintCard
from sudoku_desktop.ui.play.strip import PlayStrip
from sudoku_desktop.ui.play.type_in import TypeInColumn
from sudoku_desktop.ui.widgets.action_button import ButtonLook
from sudoku_desktop.ui.widgets.layouts import in_column, retain_size
from sudoku_desktop.ui.window.actions import choose
from sudoku_desktop.ui.window.creating import Creating
from sudoku_desktop.ui.window.escape_key import ESC
from sudoku_desktop.ui.window.laboratory import Laboratory
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.puzzle_menu import PuzzleMenu
from sudoku_desktop.ui.window.running import Running


class Activities(Controller):
    """Fills the frame with the activities, and updates it when the board, the run or the activity changes.

    Play shows the user's digits and Evolve the run's: the board shows frames of a run in Evolve only.
    """

    def __init__(
        self,
        parts: Parts,
        play_actions: PlayActions,
        hint_card: HintCard,
        running: Running,
        puzzle_menu: PuzzleMenu,
        creating: Creating,
        laboratory: Laboratory,
    ) -> None:
        super().__init__(parts)
        self._parts, self._running, self._creating, self._laboratory = parts, running, creating, laboratory
        laboratory.changed.connect(self._show_heading)
        self._puzzle_menu = puzzle_menu
        puzzle_menu.typing_changed.connect(self._show_column)
        actions = parts.actions
        self.play = PlayColumn(parts.editor, play_actions, hint_card)
        self.play.pad.digit_chosen.connect(self._type_digit)
        parts.outcome.message_changed.connect(self.play.set_has_message)
        self._faster_ways = (play_actions.paste, play_actions.photo, play_actions.open)
        self.play_column = QStackedWidget()
        self.play_column.addWidget(self.play)
        self.strip = PlayStrip(
            parts.editor, parts.board, parts.verdict, parts.verdict_line, actions.digit_group.actions()[1:]
        )
        self._run_strip = QWidget()
        in_column(parts.board_row, parts.timeline, spacing=4, inside=self._run_strip)
        for row in (parts.board_row, parts.timeline):
            retain_size(row)
        parts.board_column.strips.addWidget(self.strip)
        parts.board_column.strips.addWidget(self._run_strip)
        self._frame.add(Activity.PLAY, self.play_column)
        self._frame.add(Activity.EVOLVE, parts.evolve)
        self._frame.turned.connect(self._turned)
        actions.activity_group.triggered.connect(lambda action: self._frame.turn_to(action.data()))
        parts.evolve.all_settings.triggered.connect(self._show_settings)
        for command_, is_on in (
            (self.show_names, parts.settings.shows_names),
            (self.show_clock, parts.settings.shows_clock),
        ):
            command_.setChecked(is_on)
            command_(is_on)
        leave = QShortcut(QKeySequence(ESC), parts.window)
        leave.activated.connect(parts.evolve.show_view)
        parts.escape.add(leave, lambda: self._frame.activity is Activity.EVOLVE and not self._evolve.is_showing_curve)
        parts.evolve.view_changed.connect(parts.escape.update)
        parts.editor.state_changed.connect(self._show_heading)
        parts.editor.state_changed.connect(self._show_own_digits)
        parts.editor.place_changed.connect(self._show_heading)
        parts.files.changed.connect(self._show_heading)
        parts.controller.state_changed.connect(self._show_run_state)
        parts.presenter.began.connect(lambda: self._frame.turn_to(Activity.EVOLVE))
        creating.changed.connect(self._show_run_state)
        parts.verdict.changed.connect(self._show_preview)
        parts.parameters.changed.connect(self._show_preview)
        self._show_preview()
        self._keep_typing = self._offer(tr("&Keep Editing"), self._clear_question)
        parts.board.cell_clicked.connect(self._ask_whether_complete)

    def begin(self) -> None:
        """Show the first activity, once all activities have been added to the frame."""
        self._frame.turn_to(Activity.PLAY)
        self._turned(Activity.PLAY)

    @cached_property
    def type_in(self) -> TypeInColumn:
        """Column shown while a puzzle is typed in, and made when that first happens."""
        menu = self._puzzle_menu
        column = TypeInColumn(menu.start_playing, menu.cancel, self._faster_ways, menu.new_shape)
        self.play_column.addWidget(column)
        return column

    def _place_message(self) -> None:
        """Move the message card to the current activity's column; Create and Lab leave it in place."""
        place = {
            Activity.PLAY: (self.type_in if self._puzzle_menu.is_typing else self.play).message_place,
            Activity.EVOLVE: self._evolve.message_place,
        }.get(self._frame.activity)
        if place is not None and place.indexOf(self._outcome) < 0:
            place.addWidget(self._outcome)

    @Slot(object)
    def _turned(self, activity: Activity) -> None:
        parts = self._parts
        choose(self._actions.activity_group, activity)
        is_evolving = activity is Activity.EVOLVE
        parts.presenter.set_shown(is_evolving)
        self._board.set_hides_cursor(is_evolving)
        parts.board_column.strips.setCurrentWidget(self._run_strip if is_evolving else self.strip)
        parts.outcome.set_shows_rest(is_evolving)
        self._show_column()
        self._show_run_state()
        parts.escape.update()
        if activity in (Activity.PLAY, Activity.EVOLVE):
            self._board.setFocus()

    @Slot()
    def _show_settings(self) -> None:
        """Switch to Evolve and replace the curve by all settings; in Evolve, the command toggles the settings."""
        if self._frame.activity is not Activity.EVOLVE:
            self._frame.turn_to(Activity.EVOLVE)
            self._evolve.show_view(self._evolve.panel)

    @command(
        "Row and Column &Names",
        "Show the names r1 to r9 and c1 to c9 beside the board, as hints call them",
        is_checkable=True,
    )
    def show_names(self, is_on: bool) -> None:
        self._parts.board_column.show_names(is_on)
        self._settings.shows_names = is_on

    @command("Cloc&k", "Show how long you have been solving the puzzle", is_checkable=True)
    def show_clock(self, is_on: bool) -> None:
        self.play.clock.setVisible(is_on)
        self._settings.shows_clock = is_on

    # The header

    @Slot()
    def _show_heading(self) -> None:
        heading, (number, count) = self._frame.header.heading, self._files.place
        title = self._editor.state.title or tr("Your Puzzle")
        if count > 1:
            title = tr("{title} – {number} of {count}", title=title, number=number, count=count)
        activity = self._frame.activity
        if activity in (Activity.PLAY, Activity.EVOLVE):
            heading.show_heading(title, self._verdict_line)
        else:
            heading.show_heading(*(self._creating if activity is Activity.CREATE else self._laboratory).heading)

    @Slot()
    def _show_run_state(self) -> None:
        """Lock the board while it shows an active run, and name the main command."""
        activity, solve = self._frame.activity, self._running.solve
        is_active = self._controller.is_active
        self._evolve.settings.set_running(is_active)
        self._editor.set_locked(is_active and activity is Activity.EVOLVE)
        button = self._frame.header.button
        if activity is Activity.CREATE:
            button.show_action(self._creating.main_action)
        elif activity is Activity.LAB:
            button.show_action(self._laboratory.new_study)
        elif is_active:
            button.show_action(solve)
        elif activity is Activity.PLAY:
            button.show_action(solve, tr("Solve by Evolution"), ButtonLook.ACCENT)
        else:
            has_run = self._presenter.record is not None
            button.show_action(solve, tr("Run Again") if has_run else "")
        self._show_heading()

    # Play

    @Slot()
    def _show_own_digits(self) -> None:
        """Switch to Play after an edit that a run on the board, or another activity's page, would hide."""
        if self._frame.activity is not Activity.EVOLVE or self._board.board_model.is_showing_run:
            self._frame.turn_to(Activity.PLAY)

    @Slot()
    def _show_preview(self) -> None:
        """Preview the selected algorithm's run on the puzzle, if it is a classic one with exactly one solution."""
        givens = self._editor.state.givens
        is_wanted = self._verdict.solution is not None and givens.geometry.is_standard_9x9
        self.play.show_evolution(self._parameters.algorithm(), givens if is_wanted else None)

    @Slot(int)
    def _type_digit(self, digit: int) -> None:
        """Set a digit of the pad, with the same effect as typing it."""
        self._board.enter_digit(digit)
        self._board.setFocus()

    @Slot()
    def _show_column(self) -> None:
        """Show the keys for typing a puzzle while one is being typed in, otherwise the usual column."""
        self.play_column.setCurrentWidget(self.type_in if self._puzzle_menu.is_typing else self.play)
        self._board.show_typed_in(self._puzzle_menu.is_typing)
        self._place_message()

    @Slot(int)
    def _ask_whether_complete(self, cell: int) -> None:
        """Ask whether typing in is finished when the user clicks a blank cell of a puzzle with exactly one solution."""
        if (
            self._puzzle_menu.is_typing
            and self._verdict.solution is not None
            and not self._editor.state.digit(cell)
            and self._frame.activity is Activity.PLAY
        ):
            text = tr("The puzzle is complete: it has exactly one solution.")
            self._outcome.say(text, [self._puzzle_menu.start_playing, self._keep_typing])

    @Slot()
    def _clear_question(self) -> None:
        self._outcome.clear()
        self._board.setFocus()
