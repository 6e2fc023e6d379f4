"""Goes through every page and window of the program, each with something to show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.assessment import Several
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.puzzles import MK_FIG_1, MK_FIG_6, SEVERAL
from tests.ui.real_window import LONG

RATED_RUNS = 3
GENERATED = 2


def every_page(window: MainWindow, qtbot: QtBot, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """Name and window of one after the other; what was shown is closed again when the next is asked for."""
    parts, actions = window.parts, window.parts.actions
    qtbot.waitUntil(lambda: bool(window.starting.cards.samples), timeout=LONG)
    yield "start", window
    yield from _dialogs(window, qtbot)
    parts.editor.load_puzzle(MK_FIG_6)
    parts.parameters.set_seed(3)
    parts.parameters.set_budget(Budget(generations=60))
    window.appearance.set_pace("full")
    qtbot.waitUntil(lambda: parts.judge.solution is not None, timeout=LONG)
    actions.step.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.PAUSED, timeout=LONG)
    yield "paused run", window
    window.pages.setCurrentWidget(parts.lens_page)
    qtbot.waitUntil(lambda: parts.lens_page.content is not None and parts.lens_page.content.told is not None)
    yield "lens", window
    actions.ancestry.trigger()
    yield "ancestry", window
    window.pages.setCurrentIndex(0)
    actions.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.BUDGET_SPENT, timeout=LONG)
    yield "spent run", window
    parts.presenter.forget()
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_budget(Budget())
    qtbot.waitUntil(lambda: parts.judge.solution is not None, timeout=LONG)
    actions.solve_at_once.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED, timeout=LONG)
    yield "solved run", window
    parts.editor.set_clean()
    yield from _rating(window, qtbot, folder)
    yield from _race(window, qtbot)
    yield from _generating(window, qtbot)
    yield from _printing(window, qtbot)
    parts.editor.set_clean()


def _opened(action: QAction) -> QDialog:
    """The dialog that an action opens; nobody waits for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QDialog, "exec", lambda dialog: dialog.show())
        action.trigger()
    (dialog,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
    return dialog


def _dialogs(window: MainWindow, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """What the menus open beside the pages."""
    parts, actions = window.parts, window.parts.actions
    parts.editor.load_puzzle(SEVERAL)
    qtbot.waitUntil(lambda: isinstance(parts.judge.assessment, Several), timeout=LONG)
    yield "several solutions", window
    for action in (actions.help, actions.about, actions.preferences, actions.save_preset, actions.two_solutions):
        dialog = _opened(action)
        yield dialog.windowTitle(), dialog
        dialog.close()
    actions.guide.trigger()
    guide = window.guiding.guide
    assert guide is not None
    yield "guide", guide
    guide.close()


def _rating(window: MainWindow, qtbot: QtBot, folder: Path) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.rate.trigger()
    qtbot.waitUntil(lambda: window.parts.rating_page.content is not None, timeout=LONG)
    panels = window.parts.rating_page.content
    assert panels is not None
    qtbot.waitUntil(lambda: panels.evolution.rating is not None and not panels.evolution.rater.is_busy, timeout=LONG)
    qtbot.waitUntil(lambda: panels.human.path.rowCount() > 0, timeout=LONG)
    panels.human.show_hardest()
    yield "rating", window
    path = folder / "some.sdm"
    path.write_text(dumps([Puzzle(MK_FIG_1), Puzzle(MK_FIG_6)], path.suffix), encoding="utf-8")
    window.ratings.open_collection(path)
    (collection,) = window.ratings.collections
    qtbot.waitUntil(lambda: bool(collection.puzzles), timeout=LONG)
    collection.form.runs.set_number(RATED_RUNS)
    collection.start()
    qtbot.waitUntil(lambda: not collection.rater.is_busy, timeout=LONG)
    yield "collection", collection
    collection.close()


def _race(window: MainWindow, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.race.trigger()
    race = window.racing.race
    assert race is not None
    race.count.set_number(2)
    race.trials.set_number(20_000)
    race.pace.setCurrentIndex(race.pace.count() - 1)
    yield "race before", race
    race.start_or_pause()
    qtbot.waitUntil(lambda: not race.controller.is_active, timeout=LONG)
    yield "race", race
    race.close()


def _generating(window: MainWindow, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    parts = window.parts
    parts.actions.generate.trigger()
    qtbot.waitUntil(lambda: parts.generate_page.content is not None, timeout=LONG)
    panel = parts.generate_page.content
    assert panel is not None
    form = panel.form
    form.count.set_number(GENERATED)
    form.given_choice.setCurrentIndex(form.given_choice.count() - 1)
    panel.pace.setCurrentIndex(panel.pace.count() - 1)
    yield "wish", window
    panel.start()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=LONG)
    yield "generated", window
    form.method.setCurrentIndex(form.method.findData("papers"))
    panel.start()
    qtbot.waitUntil(lambda: panel.stage.tally.agreed > 0, timeout=LONG)
    yield "generating", window
    panel.stop()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=LONG)


def _printing(window: MainWindow, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.print.trigger()
    qtbot.waitUntil(lambda: window.printing.dialog is not None, timeout=LONG)
    dialog = window.printing.dialog
    assert dialog is not None

    def is_settled() -> bool:
        is_busy = dialog.preparer.is_busy or dialog.composer.is_busy
        return not is_busy and dialog.preview.next_button.isEnabled() and dialog.preview.view.is_up_to_date

    qtbot.waitUntil(is_settled, timeout=LONG)
    yield "print", dialog
    dialog.sources.choose(Source.NEW)
    qtbot.waitUntil(lambda: dialog.sources.form is not None, timeout=LONG)
    yield "print new puzzles", dialog
    dialog.reject()
