"""All actions of the window, with text, key and place in the menus; controllers connect them to functions."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from sudoku_desktop.board.geometry import MAX_SIZE
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.board.keys import HOLD_DIGIT_KEYS, zoom_keys
from sudoku_desktop.ui.commands import describe
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import (
    back_icon,
    bolt_icon,
    camera_icon,
    create_icon,
    first_icon,
    forward_icon,
    last_icon,
    lens_icon,
    open_icon,
    pause_icon,
    play_icon,
    race_icon,
    samples_icon,
    sliders_icon,
    step_icon,
    stop_icon,
)
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.watching.paces import paces


class Actions(QObject):
    """Actions of the window by name; `solve` is renamed by `show_solve`, `show_pause` and `show_resume`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        tr = self.tr
        key, role = QKeySequence.StandardKey, QAction.MenuRole

        file = self._menu(tr("&File"))
        self.open = file.row(tr("&Open…"), tr("Open a file with puzzles"), key.Open, open_icon())
        self.recent_menu = file.submenu(tr("Open &Recent"))
        picture_tip = tr("Read a puzzle from a photo, a scan, a screenshot or a PDF")
        self.import_picture = file.row(tr("Read P&hoto…"), picture_tip, "Ctrl+I", camera_icon())
        self.samples_menu = file.submenu(tr("Sa&mples"))
        self.samples_menu.setIcon(samples_icon())
        file.addSeparator()
        self.save = file.row(tr("&Save"), tr("Save the puzzle"), key.Save)
        self.save_as = file.row(tr("Save &As…"), tr("Save the puzzle under another name"), "Ctrl+Shift+S")
        restore_tip = tr("Restore the puzzle of a session that ended unexpectedly")
        self.restore = file.row(tr("Restore &Unsaved Puzzle"), restore_tip)
        self.restore.setEnabled(False)
        about_tip = tr("Give the puzzle a title, and say whose it is and where it is from")
        self.properties = file.row(tr("Prop&erties…"), about_tip, "Alt+Return")
        file.addSeparator()
        self.print = file.row(tr("&Print…"), tr("Print puzzles, with a preview"), key.Print, create_icon())
        self.make_book = file.row(tr("Make &Book…"), tr("Make a book of puzzles, ready to be printed and bound"))
        export = file.submenu(tr("E&xport"))
        self.export_pdf = export.row(tr("P&DF…"), tr("Export the pages as a PDF"))
        self.export_svg = export.row(tr("S&VG…"), tr("Export the pages as SVG drawings"))
        self.export_csv = export.row(tr("&Run…"), tr("Export the figures of every generation as CSV"))
        self.export_plot = export.row(tr("P&lot…"), tr("Export the plot as PNG or SVG"))
        film_tip = tr("Export the evolution on the board as an animated picture")
        self.export_film = export.row(tr("&Film…"), film_tip)
        file.addSeparator()
        self.quit = file.row(tr("&Quit"), tr("Close the program"), "Ctrl+Q", role=role.QuitRole)

        self.edit_menu, self.puzzle_menu = self._menu(tr("&Edit")), self._menu(tr("&Puzzle"))
        self.new = QAction(tr("&Empty Grid"), window)
        self.new.setShortcut(QKeySequence(key.New))
        describe(self.new, tr("Start with an empty grid to type a puzzle into"))

        self.evolution_menu = evolution = self._menu(tr("E&volution"))
        self.solve = evolution.row("", "", "F5")
        self.show_solve()
        self.step = evolution.row(tr("S&tep"), tr("Run one generation, then pause"), "F6", step_icon())
        self.stop = evolution.row(tr("St&op"), tr("Stop the run"), "Esc", stop_icon())
        evolution.addSeparator()
        restart_tip = tr("Solve the same puzzle with new random numbers")
        self.restart = evolution.row(tr("Run A&gain"), restart_tip, "Ctrl+Shift+F5")
        self.go_on = evolution.row(tr("&Continue"), tr("Continue the run where it stopped, with a new budget"))
        at_once_tip = tr("Let the constructive algorithm solve the puzzle at full speed")
        self.solve_at_once = evolution.row(tr("Solve at &Full Speed"), at_once_tip, "Shift+F5", bolt_icon())
        evolution.addSeparator()
        self.timeline_menu = past = evolution.submenu(tr("Look &Back"))
        self.play_back = past.row("", "", "F7")
        self.show_playing(False)
        past.addSeparator()
        self.first = past.row(tr("&First Generation"), tr("Show the first generation"), "Alt+Home", first_icon())
        self.back = past.row(tr("One Generation &Back"), tr("Show the generation before"), "Alt+Left", back_icon())
        self.forward = past.row(
            tr("One Generation For&ward"), tr("Show the next generation"), "Alt+Right", forward_icon()
        )
        self.last = past.row(tr("&Last Generation"), tr("Show how far the run has come"), "Alt+End", last_icon())
        past.addSeparator()
        better_tip = tr("Show the generation that was better than all before it")
        self.previous_better = past.row(tr("Previous &Improvement"), better_tip, "Alt+PgUp")
        self.next_better = past.row(tr("Next I&mprovement"), better_tip, "Alt+PgDown")
        fresh_tip = tr("Show the new population that the run restarted with")
        self.previous_restart = past.row(tr("Previous &Restart"), fresh_tip, "Alt+Shift+PgUp")
        self.next_restart = past.row(tr("Next R&estart"), fresh_tip, "Alt+Shift+PgDown")
        lens_tip = tr("See how the children of the generation shown were made, step by step")
        self.lens = evolution.row(tr("Look &Inside"), lens_tip, "F8", lens_icon())
        self.lens.setWhatsThis(tr("How two parents made the winning grid."))
        mating = evolution.submenu(tr("&Matings"))
        first_tip, last_tip = tr("The first mating of the generation"), tr("The last mating of the generation")
        self.first_mating = mating.row(tr("&First Mating"), first_tip, "Alt+Shift+Up", first_icon())
        self.previous_mating = mating.row(tr("&Previous Mating"), tr("The mating before"), "Alt+Up", back_icon())
        self.next_mating = mating.row(tr("&Next Mating"), tr("The mating after"), "Alt+Down", forward_icon())
        self.last_mating = mating.row(tr("&Last Mating"), last_tip, "Alt+Shift+Down", last_icon())
        best_tip = tr("The mating that made the best of the generation, or its best child")
        self.best_mating = mating.row(tr("Mating of the &Best"), best_tip, "Shift+F8")
        self.best_mating.setIconText(tr("Best"))
        ancestry_tip = tr(
            "Where the best of the generation comes from: its family tree, and when each cell got its digit"
        )
        self.ancestry = evolution.row(tr("Fami&ly Tree"), ancestry_tip, "Ctrl+F8", checkable=True)
        race_tip = tr("Let two to four algorithms race on this puzzle, with the same number of trials each")
        self.race = evolution.row(tr("R&ace…"), race_tip, "F9", race_icon())
        self.race.setWhatsThis(tr("A second algorithm, side by side."))
        evolution.addSeparator()
        parameters_tip = tr("Show all parameters of the algorithm, the budget and the seed")
        self.parameters = evolution.row(tr("All S&ettings…"), parameters_tip, "Ctrl+.", sliders_icon(), checkable=True)
        self.preset_menu = own = evolution.submenu(tr("Algo&rithm"))
        self.save_preset = own.row(tr("&Save as Preset…"), tr("Save the current settings as a preset of your own"))
        self.delete_preset = own.row(tr("&Delete Preset…"), tr("Delete the selected preset, if it is one of your own"))
        own.addSeparator()
        self.import_preset = own.row(tr("&Import Preset…"), tr("Import a preset from a file"))
        self.export_preset = own.row(tr("&Export Preset…"), tr("Export the current settings as a preset file"))
        self.pace_group = evolution.submenu(tr("&Pace")).choices((name, label) for name, label, _ in paces())

        view = self._menu(tr("Vie&w"))
        self.activity_group = view.choices((activity, activity.title) for activity in Activity)
        for number, action in enumerate(self.activity_group.actions(), 1):
            action.setShortcut(f"Alt+{number}")
        lab = view.submenu(tr("&In the Lab"))
        runs_tip = tr("All runs that are kept: find, compare, repeat and export them")
        self.runs = lab.row(tr("Ru&ns"), runs_tip, "Ctrl+Alt+R")
        studies_tip = tr("Puzzles, algorithms and seeds tried together: the papers’ tables, and your own")
        self.studies = lab.row(tr("Stu&dies"), studies_tip, "Ctrl+Alt+S")
        landscape_tip = tr("Where populations get to in this puzzle, and where they are caught")
        self.landscape = lab.row(tr("&Landscape"), landscape_tip, "Ctrl+L")
        self.race.setEnabled(False)
        view.addSeparator()
        larger, smaller = (
            zoom_keys(*keys, QLocale.system()) for keys in (("+=", "Ctrl+Shift+PgUp"), ("-", "Ctrl+Shift+PgDown"))
        )
        shown = view.submenu(tr("Show on the &Board"))
        self.signal_group = shown.choices((each.name, each().title) for each in SIGNALS)
        for action, signal in zip(self.signal_group.actions(), SIGNALS, strict=True):
            describe(action, signal().tip)
        shown.addSeparator()
        self.next_signal = shown.row(tr("&Next"), tr("Show the next of these on the board"), "F4")
        self.previous_signal = shown.row(tr("&Previous"), tr("Show the previous of these on the board"), "Shift+F4")
        digits = [(0, tr("Under the &Cursor")), *((digit, "") for digit in range(1, MAX_SIZE + 1))]
        highlight = view.submenu(tr("&Highlight Digit"))
        hold_tip = tr(
            "Highlight the cell’s digit wherever the cursor goes, or stop on a blank cell; in the grid, H does the "
            "same unless it is a digit"
        )
        self.hold_digit = highlight.row(tr("&Hold the Cell’s Digit"), hold_tip, HOLD_DIGIT_KEYS)
        highlight.addSeparator()
        self.digit_group = highlight.choices(digits)
        names_tip = tr("Show the names r1 to r9 and c1 to c9 beside the board, as hints call them")
        self.names = view.row(tr("Row and Column &Names"), names_tip, checkable=True)
        self.clock = view.row(tr("Cloc&k"), tr("Show how long you have been solving the puzzle"), checkable=True)
        self.plot_menu = view.submenu(tr("Plo&t"))
        self.plot_menu.setEnabled(False)
        zoom = view.submenu(tr("&Zoom"))
        self.zoom_in = zoom.row(tr("&Larger Text"), tr("Make the text larger"), larger)
        self.zoom_out = zoom.row(tr("&Smaller Text"), tr("Make the text smaller"), smaller)
        self.zoom_reset = zoom.row(tr("&Usual Size"), tr("Text in its usual size"), "Ctrl+0")
        still_tip = tr("Nothing fades or moves on the board by itself")
        self.reduced_motion = view.row(tr("Reduced &Motion"), still_tip, checkable=True)
        self.full_screen = view.row(tr("&Full Screen"), tr("Fill the screen with the window"), "F11", checkable=True)
        schemes = {
            Scheme.SYSTEM: tr("Same as &System"),
            Scheme.LIGHT: tr("&Light"),
            Scheme.DARK: tr("&Dark"),
            Scheme.HIGH_CONTRAST: tr("High &Contrast"),
        }
        self.scheme_group = view.submenu(tr("&Appearance")).choices(schemes.items())

        help_ = self._menu(tr("&Help"))
        self.guide = help_.row(tr("&Guide"), tr("Eight lessons on evolution, each with something to start"), "Shift+F1")
        self.help = help_.row(tr("&Keys and First Steps"), tr("How to use the program"), "F1")
        self.about = help_.row(tr("&About Sudoku Desktop"), tr("Version, licence and sources"), role=role.AboutRole)

    def _menu(self, title: str) -> _Menu:
        menu = _Menu(title, self._window)
        self._window.menuBar().addMenu(menu)
        return menu

    def show_playing(self, playing: bool) -> None:
        """Show on the playback action whether F7 starts or pauses the playback."""
        self.play_back.setText(self.tr("&Hold") if playing else self.tr("&Play Back"))
        self.play_back.setIcon(pause_icon() if playing else play_icon())
        describe(
            self.play_back,
            self.tr("Stay at this generation")
            if playing
            else self.tr("Show the run from here on, or from the beginning"),
        )

    def solve_texts(self) -> tuple[str, ...]:
        """All texts that `solve` can have, for a button that keeps one width."""
        return self.tr("&Solve"), self.tr("&Pause"), self.tr("Re&sume")

    def main_texts(self) -> tuple[str, ...]:
        """Return the other texts of the header's main button, which keeps one width."""
        return self.tr("Solve by Evolution"), self.tr("Run Again"), self.tr("Print…"), self.tr("New Study…")

    def show_solve(self) -> None:
        """Name the action of F5 Solve."""
        self._show(self.tr("&Solve"), self.tr("Evolve a solution with the chosen algorithm"), play_icon())

    def show_pause(self) -> None:
        """Name the action of F5 Pause."""
        self._show(self.tr("&Pause"), self.tr("Pause the run"), pause_icon())

    def show_resume(self) -> None:
        """Name the action of F5 Resume."""
        self._show(self.tr("Re&sume"), self.tr("Resume the run"), play_icon())

    def _show(self, text: str, tip: str, icon: QIcon) -> None:
        self.solve.setText(text)
        self.solve.setIcon(icon)
        describe(self.solve, tip)


class _Menu(QMenu):
    """A menu that is filled row by row; its actions belong to the window."""

    def row(
        self,
        text: str,
        tip: str,
        keys: QKeySequence.StandardKey | str | list[QKeySequence] = "",
        icon: QIcon | None = None,
        checkable: bool = False,
        role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole,
    ) -> QAction:
        """Append an action; `role` determines its place in the menu bar of macOS."""
        action = QAction(icon or QIcon(), text, self.parent(), checkable=checkable, menuRole=role)
        if isinstance(keys, list):
            action.setShortcuts(keys)
        else:
            action.setShortcut(QKeySequence(keys))
        describe(action, tip)
        self.addAction(action)
        return action

    def submenu(self, title: str) -> _Menu:
        menu = _Menu(title, self.parentWidget())
        self.addMenu(menu)
        return menu

    def choices(self, rows: Iterable[tuple[object, str]]) -> QActionGroup:
        """Append a group of actions, one of them ticked, from pairs of data and text."""
        group = QActionGroup(self)
        for data, text in rows:
            action = group.addAction(self.row(text, "", checkable=True))
            action.setData(data)
        return group


def choose(group: QActionGroup, data: object) -> QAction | None:
    """Tick the action of a group whose data is `data`, without triggering it; return it, or None if there is none."""
    for action in group.actions():
        if action.data() == data:
            action.setChecked(True)
            return action
    return None
