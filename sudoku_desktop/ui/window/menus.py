"""The menu bar: all commands in their order."""

from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_desktop.speaking import tr


def fill_menu_bar(window: Any) -> None:
    """Put the commands of all controllers of a MainWindow into its menus; None stands for a separator.

    The window's type is not imported, because its module imports this one.
    """
    parts = window.parts
    actions, look_back = parts.actions, parts.presenter.look_back

    def menu(title: str | QMenu, *rows: QAction | QMenu | None) -> QMenu:
        made = QMenu(title, window) if isinstance(title, str) else title
        for row in rows:
            if isinstance(row, QMenu):
                made.addMenu(row)
            elif row is not None:
                made.addAction(row)
            else:
                made.addSeparator()
        return made

    menus = (
        menu(
            tr("&File"),
            window.importing.choose_file,
            actions.recent_menu,
            window.importing.choose_picture,
            actions.samples_menu,
            None,
            parts.files.save,
            parts.files.save_as,
            window.crash_recovery.restore,
            window.puzzle_menu.show_properties,
            None,
            window.creating.print,
            window.creating.make_book,
            menu(
                tr("E&xport"),
                window.creating.export_pdf,
                window.creating.export_svg,
                window.exports.choose_run_file,
                window.exports.choose_plot_file,
                window.exports.choose_film_file,
            ),
            None,
            window.puzzle_menu.quit,
        ),
        menu(
            tr("&Edit"),
            window.editing.undo,
            window.editing.redo,
            window.playing.undo_mistake,
            None,
            window.editing.copy,
            menu(
                tr("Copy &As"),
                window.editing.copy_grid,
                window.editing.copy_entries,
                window.editing.copy_pencilmarks,
            ),
            window.editing.paste,
            None,
            window.editing.notes,
            window.editing.fill_candidates,
            window.editing.erase,
            None,
            window.appearance.open_preferences,
        ),
        menu(
            tr("&Puzzle"),
            menu(
                tr("New Pu&zzle"),
                *window.starting.new_of_level,
                None,
                window.puzzle_menu.new,
                window.puzzle_menu.new_shape,
            ),
            window.puzzle_menu.type_in,
            window.puzzle_menu.start_playing,
            None,
            window.hints.next,
            window.hints.play,
            window.playing.check,
            window.editing.start_over,
            None,
            window.running.finish_exactly,
            parts.verdict.show_two_solutions,
            None,
            window.ratings.rate,
            window.ratings.choose_collection,
            window.creating.make_new,
            window.creating.hunt,
            None,
            window.puzzle_menu.previous_puzzle,
            window.puzzle_menu.next_puzzle,
        ),
        menu(
            tr("E&volution"),
            window.running.solve,
            window.running.step,
            window.running.stop,
            None,
            window.running.restart,
            window.running.go_on,
            window.running.solve_at_once,
            None,
            window.running.take_over,
            menu(
                actions.timeline_menu,
                look_back.play,
                None,
                look_back.first,
                look_back.back,
                look_back.forward,
                look_back.last,
                None,
                look_back.previous_improvement,
                look_back.next_improvement,
                look_back.previous_restart,
                look_back.next_restart,
            ),
            window.lens.open,
            menu(
                tr("&Matings"),
                window.lens.first_mating,
                window.lens.previous_mating,
                window.lens.next_mating,
                window.lens.last_mating,
                window.lens.best_mating,
            ),
            window.lens.ancestry,
            window.racing.open,
            None,
            parts.evolve.all_settings,
            menu(
                actions.preset_menu,
                window.presets.ask_and_save,
                window.presets.ask_and_delete,
                None,
                window.presets.choose_and_import,
                window.presets.choose_and_export,
            ),
            menu(tr("&Pace"), *actions.pace_group.actions()),
        ),
        menu(
            tr("Vie&w"),
            *actions.activity_group.actions(),
            menu(
                tr("&In the Lab"),
                window.laboratory.show_runs,
                window.laboratory.show_studies,
                window.laboratory.show_landscape,
            ),
            None,
            menu(
                tr("Show on the &Board"),
                *actions.signal_group.actions(),
                None,
                window.appearance.show_next_signal,
                window.appearance.show_previous_signal,
            ),
            menu(
                tr("&Highlight Digit"),
                window.playing.hold_digit,
                None,
                *actions.digit_group.actions(),
            ),
            window.activities.show_names,
            window.activities.show_clock,
            actions.plot_menu,
            menu(tr("&Zoom"), window.zoom.zoom_in, window.zoom.zoom_out, window.zoom.zoom_reset),
            window.appearance.reduce_motion,
            window.appearance.fill_screen,
            menu(tr("&Appearance"), *actions.scheme_group.actions()),
        ),
        menu(
            tr("&Help"),
            window.guiding.open,
            window.puzzle_menu.show_help,
            window.puzzle_menu.show_about,
        ),
    )
    for each in menus:
        window.menuBar().addMenu(each)
