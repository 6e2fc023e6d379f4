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
        self.new = self._action(self.tr("&New Puzzle"), standard.New, self.tr("An empty grid to type a puzzle into"))
        self.open = self._action(self.tr("&Open…"), standard.Open, self.tr("Open a file with puzzles"))
        self.save = self._action(self.tr("&Save"), standard.Save, self.tr("Save the puzzle"))
        self.save_as = self._action(self.tr("Save &As…"), "Ctrl+Shift+S", self.tr("Save the puzzle under another name"))
        self.export_csv = self._action(self.tr("Export Run as &CSV…"), None, self.tr("Every generation's figures"))
        self.export_plot = self._action(self.tr("Export P&lot…"), None, self.tr("The plot as PNG or SVG"))
        self.print = self._action(
            self.tr("&Print…"), standard.Print, self.tr("Puzzles on paper, as you see them before")
        )
        self.print_preview = self._action(
            self.tr("Print Previe&w…"), "Ctrl+Shift+P", self.tr("The pages as they would be printed")
        )
        self.export_pdf = self._action(self.tr("Export P&DF…"), None, self.tr("The pages as a PDF document"))
        self.export_svg = self._action(self.tr("Export S&VG…"), None, self.tr("The pages as SVG drawings"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q", self.tr("Close the program"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.undo = self._action(self.tr("&Undo"), standard.Undo, self.tr("Take the last change back"))
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Shift+Z", self.tr("Do it again"))
        self.copy = self._action(self.tr("&Copy"), standard.Copy, self.tr("Copy the grid as 81 characters"))
        self.paste = self._action(
            self.tr("&Paste Puzzle"), standard.Paste, self.tr("Find 81 cells in the clipboard's text")
        )
        self.clear = self._action(self.tr("Clear &Entries"), None, self.tr("Take away all but the givens"))
        self.notes = self._action(
            self.tr("&Note Mode"), None, self.tr("Digits become pencil notes (N in the grid)"), pencil_icon(), True
        )
        self.preferences = self._action(self.tr("P&references…"), "Ctrl+,", self.tr("Appearance and defaults"))
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

        self.edit_givens = self._action(
            self.tr("&Enter Givens"),
            "Ctrl+E",
            self.tr("Digits typed are the puzzle's givens; off: they are your entries"),
            grid_icon(),
            True,
        )
        self.check = self._action(self.tr("&Check"), "Ctrl+K", self.tr("What the exact solver says of this puzzle"))
        self.hint = self._action(
            self.tr("&Hint"),
            "Ctrl+H",
            self.tr("Where to look, then the technique, then the step itself; not during a run"),
            hint_icon(),
        )
        self.two_solutions = self._action(
            self.tr("Show &Two Solutions…"), None, self.tr("Two solutions, and where they differ")
        )
        self.finish_exactly = self._action(
            self.tr("Finish E&xactly"),
            "Ctrl+F5",
            self.tr("Enter the solution that the exact solver proves, without evolution"),
        )
        self.rate = self._action(
            self.tr("&Rate…"), "Ctrl+R", self.tr("How hard the puzzle is, as a person and as evolution find it")
        )
        self.rate_collection = self._action(
            self.tr("Rate &Collection…"), None, self.tr("Rate a file of puzzles, and compare people with evolution")
        )
        self.generate = self._action(
            self.tr("&Generate…"), "Ctrl+G", self.tr("Make puzzles of the level and the pattern you wish for")
        )
        self.previous_puzzle = self._action(
            self.tr("&Previous in File"), "Ctrl+PgUp", self.tr("The file's puzzle before")
        )
        self.next_puzzle = self._action(self.tr("&Next in File"), "Ctrl+PgDown", self.tr("The file's next puzzle"))

        self.solve = self._action("", "F5", "")
        self.step = self._action(self.tr("S&tep"), "F6", self.tr("One generation, then pause"), step_icon())
        self.stop = self._action(self.tr("St&op"), "Esc", self.tr("End the run"), stop_icon())
        self.go_on = self._action(
            self.tr("&Continue"), None, self.tr("Go on with the run where it is, with a new budget")
        )
        self.restart = self._action(
            self.tr("&Restart with Another Seed"), "Shift+F5", self.tr("The same puzzle with new random numbers")
        )
        self.save_preset = self._action(
            self.tr("&Save as Preset…"), None, self.tr("Keep the algorithm as it is set under a name of your own")
        )
        self.delete_preset = self._action(
            self.tr("&Delete Preset…"), None, self.tr("Throw the preset away that is chosen, if it is your own")
        )
        self.import_preset = self._action(self.tr("&Import Preset…"), None, self.tr("Take a preset from a file"))
        self.export_preset = self._action(
            self.tr("&Export Preset…"), None, self.tr("Write the algorithm as it is set to a file")
        )
        self.show_solve()
        self.pace_group = QActionGroup(self)
        for name, label, _ in paces():
            action = self._action(label, None, label, checkable=True)
            action.setData(name)
            self.pace_group.addAction(action)

        self.zoom_in = self._action(self.tr("Zoom &In"), standard.ZoomIn, self.tr("A larger board"))
        self.zoom_in.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.zoom_out = self._action(self.tr("Zoom &Out"), "Ctrl+-", self.tr("A smaller board"))
        self.zoom_reset = self._action(self.tr("&Reset Zoom"), "Ctrl+0", self.tr("The board's own size"))
        self.full_screen = self._action(
            self.tr("&Full Screen"), "F11", self.tr("Nothing but the window"), checkable=True
        )
        self.scheme_group = QActionGroup(self)
        for scheme, label in (
            (Scheme.SYSTEM, self.tr("Like the &System")),
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
        self._show(self.tr("&Solve"), self.tr("Let the algorithm evolve a solution"), play_icon())

    def show_pause(self) -> None:
        """F5 pauses."""
        self._show(self.tr("&Pause"), self.tr("Hold the run where it is"), pause_icon())

    def show_resume(self) -> None:
        """F5 lets the run go on."""
        self._show(self.tr("Re&sume"), self.tr("Let the run go on"), play_icon())

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
