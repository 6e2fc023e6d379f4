"""The commands of the Edit and Puzzle menus, in their order."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from sudoku_desktop.ui.commands import Command
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.window.appearance import Appearance
from sudoku_desktop.ui.window.creating import Creating
from sudoku_desktop.ui.window.editing import Editing
from sudoku_desktop.ui.window.hints import Hints
from sudoku_desktop.ui.window.playing import Playing
from sudoku_desktop.ui.window.puzzle_menu import PuzzleMenu
from sudoku_desktop.ui.window.rating import Ratings
from sudoku_desktop.ui.window.running import Running

COPY_AS: tuple[Command, ...] = (Editing.copy_grid, Editing.copy_entries, Editing.copy_pencilmarks)


def edit_rows(copy_as: QMenu) -> tuple[Command | QMenu | None, ...]:
    """Return the rows of the Edit menu, with the submenu of `COPY_AS`."""
    return (
        Editing.undo,
        Editing.redo,
        Playing.undo_mistake,
        None,
        Editing.copy,
        copy_as,
        Editing.paste,
        None,
        Editing.notes,
        Editing.fill_candidates,
        Editing.erase,
        None,
        Appearance.open_preferences,
    )


def puzzle_rows(new_puzzle: QMenu) -> tuple[Command | QMenu | None, ...]:
    """Return the rows of the Puzzle menu, below the submenu of new puzzles."""
    return (
        new_puzzle,
        PuzzleMenu.type_in,
        PuzzleMenu.start_playing,
        None,
        Hints.next,
        Hints.play,
        Playing.check,
        Editing.start_over,
        None,
        Running.finish_exactly,
        VerdictController.show_two_solutions,
        None,
        Ratings.rate,
        Ratings.choose_collection,
        Creating.make_new,
        Creating.hunt,
        None,
        PuzzleMenu.previous_puzzle,
        PuzzleMenu.next_puzzle,
    )
