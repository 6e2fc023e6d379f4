"""Every action of the window: its words, its key, and its place in the menus. What it does is connected elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from sudoku_desktop.ui.icons import grid_icon, hint_icon, pause_icon, pencil_icon, play_icon, step_icon, stop_icon
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import paces

Keys = QKeySequence.StandardKey | str | None


class Actions(QObject):
    """The actions by name; `solve` is also Pause and Resume, as `show_solve`, `show_pause` and `show_resume` say."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        standard = QKeySequence.StandardKey
        self.new = self._action(self.tr("&New Puzzle"), standard.New, self.tr("Start a new puzzle on an empty grid"))
        self.open = self._action(self.tr("&Open…"), standard.Open, self.tr("Open a file with puzzles"))
        self.save = self._action(self.tr("&Save"), standard.Save, self.tr("Save the puzzle"))
        self.save_as = self._action(self.tr("Save &As…"), "Ctrl+Shift+S", self.tr("Save the puzzle under another name"))
        self.export_csv = self._action(
            self.tr("Export Run as &CSV…"), None, self.tr("Export the figures of every generation")
        )
        self.export_plot = self._action(self.tr("Export P&lot…"), None, self.tr("Export the plot as PNG or SVG"))
        self.print = self._action(self.tr("&Print…"), standard.Print, self.tr("Print puzzles, with a preview"))
        self.print_preview = self._action(
            self.tr("Print Previe&w…"), "Ctrl+Shift+P", self.tr("Preview the printed pages")
        )
        self.export_pdf = self._action(self.tr("Export P&DF…"), None, self.tr("Export the pages as a PDF"))
        self.export_svg = self._action(self.tr("Export S&VG…"), None, self.tr("Export the pages as SVG drawings"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q", self.tr("Close the program"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.undo = self._action(self.tr("&Undo"), standard.Undo, self.tr("Undo the last change"))
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Shift+Z", self.tr("Redo the change that was undone"))
        self.copy = self._action(self.tr("&Copy"), standard.Copy, self.tr("Copy the grid as 81 characters"))
        self.paste = self._action(
            self.tr("&Paste Puzzle"), standard.Paste, self.tr("Paste a puzzle from any text that holds 81 cells")
        )
        self.clear = self._action(self.tr("Clear &Entries"), None, self.tr("Remove everything except the givens"))
        self.notes = self._action(
            self.tr("&Note Mode"), None, self.tr("Enter digits as pencil notes (N in the grid)"), pencil_icon(), True
        )
        self.preferences = self._action(self.tr("P&references…"), "Ctrl+,", self.tr("Appearance and default settings"))
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

        self.edit_givens = self._action(
            self.tr("&Enter Givens"),
            "Ctrl+E",
            self.tr(
                "Type in the puzzle itself: digits become its givens. Switch this off to solve it: digits become "
                "your entries"
            ),
            grid_icon(),
            True,
        )
        self.check = self._action(self.tr("&Check"), "Ctrl+K", self.tr("What the exact solver says about this puzzle"))
        self.hint = self._action(
            self.tr("&Hint"),
            "Ctrl+H",
            self.tr("A hint in three stages: where to look, the technique, and the step itself; not during a run"),
            hint_icon(),
        )
        self.two_solutions = self._action(
            self.tr("Show &Two Solutions…"), None, self.tr("Show two solutions and where they differ")
        )
        self.finish_exactly = self._action(
            self.tr("Finish E&xactly"),
            "Ctrl+F5",
            self.tr("Fill in the exact solver’s solution, without evolution"),
        )
        self.rate = self._action(
            self.tr("&Rate…"), "Ctrl+R", self.tr("How hard the puzzle is for people and for evolution")
        )
        self.rate_collection = self._action(
            self.tr("Rate &Collection…"), None, self.tr("Rate all puzzles in a file, and compare people with evolution")
        )
        self.generate = self._action(
            self.tr("&Generate…"), "Ctrl+G", self.tr("Generate puzzles of the difficulty and symmetry you choose")
        )
        self.previous_puzzle = self._action(
            self.tr("&Previous in File"), "Ctrl+PgUp", self.tr("The previous puzzle in the file")
        )
        self.next_puzzle = self._action(self.tr("&Next in File"), "Ctrl+PgDown", self.tr("The next puzzle in the file"))

        self.solve = self._action("", "F5", "")
        self.step = self._action(self.tr("S&tep"), "F6", self.tr("Run one generation, then pause"), step_icon())
        self.stop = self._action(self.tr("St&op"), "Esc", self.tr("Stop the run"), stop_icon())
        self.go_on = self._action(
            self.tr("&Continue"), None, self.tr("Continue the run where it stopped, with a new budget")
        )
        self.restart = self._action(
            self.tr("&Restart with Another Seed"), "Shift+F5", self.tr("Solve the same puzzle with new random numbers")
        )
        self.save_preset = self._action(
            self.tr("&Save as Preset…"), None, self.tr("Save the current settings as a preset of your own")
        )
        self.delete_preset = self._action(
            self.tr("&Delete Preset…"), None, self.tr("Delete the selected preset, if it is one of your own")
        )
        self.import_preset = self._action(self.tr("&Import Preset…"), None, self.tr("Import a preset from a file"))
        self.export_preset = self._action(
            self.tr("&Export Preset…"), None, self.tr("Export the current settings as a preset file")
        )
        self.show_solve()
        self.pace_group = QActionGroup(self)
        for name, label, _ in paces():
            action = self._action(label, None, label, checkable=True)
            action.setData(name)
            self.pace_group.addAction(action)

        self.zoom_in = self._action(self.tr("Zoom &In"), standard.ZoomIn, self.tr("Make the board larger"))
        self.zoom_in.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.zoom_out = self._action(self.tr("Zoom &Out"), "Ctrl+-", self.tr("Make the board smaller"))
        self.zoom_reset = self._action(self.tr("&Reset Zoom"), "Ctrl+0", self.tr("Reset the board to its normal size"))
        self.full_screen = self._action(
            self.tr("&Full Screen"), "F11", self.tr("Fill the screen with the window"), checkable=True
        )
        self.scheme_group = QActionGroup(self)
        for scheme, label in (
            (Scheme.SYSTEM, self.tr("Same as &System")),
            (Scheme.LIGHT, self.tr("&Light")),
            (Scheme.DARK, self.tr("&Dark")),
        ):
            action = self._action(label, None, "", checkable=True)
            action.setData(scheme)
            self.scheme_group.addAction(action)

        self.help = self._action(self.tr("&Keys and First Steps"), "F1", self.tr("How to use the program"))
        self.about = self._action(self.tr("&About Sudoku Desktop"), None, self.tr("Version, licence and sources"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

        self.samples_menu = QMenu(self.tr("Sa&mple Puzzles"), window)
        self.recent_menu = QMenu(self.tr("Open &Recent"), window)
        self.preset_menu = QMenu(self.tr("Al&gorithm"), window)
        self.preset_menu.addActions([self.save_preset, self.delete_preset])
        self.preset_menu.addSeparator()
        self.preset_menu.addActions([self.import_preset, self.export_preset])
        self.plot_menu = QMenu(self.tr("&Plot"), window)
        self.plot_menu.setEnabled(False)
        self._fill_menus(window)

    def _action(self, text: str, keys: Keys, tip: str, icon: QIcon | None = None, checkable: bool = False) -> QAction:
        action = QAction(text, self.parent())
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        if icon is not None:
            action.setIcon(icon)
        action.setCheckable(checkable)
        self._describe(action, tip)
        return action

    @staticmethod
    def _describe(action: QAction, tip: str) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setStatusTip(tip)
        action.setToolTip(f"{tip} ({keys})" if keys and tip else tip)

    def show_solve(self) -> None:
        """F5 begins a run."""
        self._show(self.tr("&Solve"), self.tr("Evolve a solution with the chosen algorithm"), play_icon())

    def show_pause(self) -> None:
        """F5 pauses."""
        self._show(self.tr("&Pause"), self.tr("Pause the run"), pause_icon())

    def show_resume(self) -> None:
        """F5 lets the run go on."""
        self._show(self.tr("Re&sume"), self.tr("Resume the run"), play_icon())

    def _show(self, text: str, tip: str, icon: QIcon) -> None:
        self.solve.setText(text)
        self.solve.setIcon(icon)
        self._describe(self.solve, tip)

    def _fill_menus(self, window: QMainWindow) -> None:
        bar = window.menuBar()
        file = bar.addMenu(self.tr("&File"))
        file.addActions([self.new, self.open])
        file.addMenu(self.samples_menu)
        file.addMenu(self.recent_menu)
        file.addSeparator()
        file.addActions([self.save, self.save_as])
        file.addSeparator()
        file.addActions([self.print, self.print_preview, self.export_pdf, self.export_svg])
        file.addSeparator()
        file.addActions([self.export_csv, self.export_plot])
        file.addSeparator()
        file.addAction(self.quit)
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([self.undo, self.redo])
        edit.addSeparator()
        edit.addActions([self.copy, self.paste])
        edit.addSeparator()
        edit.addActions([self.notes, self.clear])
        edit.addSeparator()
        edit.addAction(self.preferences)
        puzzle = bar.addMenu(self.tr("&Puzzle"))
        puzzle.addAction(self.edit_givens)
        puzzle.addSeparator()
        puzzle.addActions([self.hint, self.check, self.two_solutions, self.finish_exactly])
        puzzle.addSeparator()
        puzzle.addActions([self.rate, self.rate_collection, self.generate])
        puzzle.addSeparator()
        puzzle.addActions([self.previous_puzzle, self.next_puzzle])
        evolution = bar.addMenu(self.tr("E&volution"))
        evolution.addActions([self.solve, self.step, self.stop])
        evolution.addSeparator()
        evolution.addActions([self.go_on, self.restart])
        evolution.addSeparator()
        evolution.addMenu(self.preset_menu)
        evolution.addMenu(self._group_menu(self.tr("&Pace"), self.pace_group))
        self.view_menu = bar.addMenu(self.tr("Vie&w"))
        self.view_menu.addMenu(self.plot_menu)
        self.view_menu.addSeparator()
        self.view_menu.addActions([self.zoom_in, self.zoom_out, self.zoom_reset, self.full_screen])
        self.view_menu.addSeparator()
        self.view_menu.addMenu(self._group_menu(self.tr("&Appearance"), self.scheme_group))
        help_ = bar.addMenu(self.tr("&Help"))
        help_.addActions([self.help, self.about])

    def _group_menu(self, title: str, group: QActionGroup) -> QMenu:
        menu = QMenu(title, self._window)
        menu.addActions(group.actions())
        return menu


def choose(group: QActionGroup, data: object) -> QAction | None:
    """Tick the action of a group that carries `data`, without triggering it; None if there is none."""
    for action in group.actions():
        if action.data() == data:
            action.setChecked(True)
            return action
    return None
