"""Goes through every page and window of the program, each with something to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.assessment import Several
from sudoku_desktop.ui.importing.find import FoundPuzzle
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.puzzles import MK_FIG_1, MK_FIG_6, SEVERAL
from tests.ui.importing.conftest import R1C5, painted_page

RATED_RUNS = 3
GENERATED = 2

Wait = Callable[[Callable[[], bool]], object]
"""Lets the program run until something holds."""


def every_page(window: MainWindow, wait_until: Wait, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """Name and window of one after the other; what was shown is closed again when the next is asked for."""
    parts, actions = window.parts, window.parts.actions
    wait_until(lambda: bool(window.starting.cards.samples))
    yield "start", window
    yield from _dialogs(window, wait_until)
    parts.editor.load_puzzle(MK_FIG_6)
    parts.parameters.set_draws_new_seeds(False)  # some would solve it in time
    parts.parameters.set_seed(3)
    parts.parameters.set_budget(Budget(generations=60))
    window.appearance.set_pace("full")
    wait_until(lambda: parts.verdict.solution is not None)
    actions.step.trigger()
    wait_until(lambda: parts.controller.state is RunState.PAUSED)
    yield "paused run", window
    window.pages.setCurrentWidget(parts.lens_page)
    wait_until(lambda: parts.lens_page.content is not None and parts.lens_page.content.shown_mating is not None)
    yield "lens", window
    actions.ancestry.trigger()
    yield "ancestry", window
    window.pages.setCurrentIndex(0)
    actions.solve.trigger()
    wait_until(lambda: parts.controller.state is RunState.BUDGET_SPENT)
    yield "spent run", window
    yield from _landscapes(window, wait_until)
    parts.presenter.forget()
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_budget(Budget())
    wait_until(lambda: parts.verdict.solution is not None)
    actions.solve_at_once.trigger()
    wait_until(lambda: parts.controller.state is RunState.SOLVED)
    yield "solved run", window
    parts.editor.set_clean()
    yield from _rating(window, wait_until, folder)
    yield from _race(window, wait_until)
    yield from _laboratory(window, wait_until)
    yield from _generating(window, wait_until)
    yield from _printing(window, wait_until)
    yield from _importing(window, wait_until)
    parts.editor.set_clean()


def _opened(action: QAction) -> QDialog:
    """The dialog that an action opens; nobody waits for it, nor lets it go."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QDialog, "exec", lambda dialog: dialog.show())
        patch.setattr(QDialog, "deleteLater", lambda dialog: None)
        action.trigger()
    (dialog,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
    return dialog


def _dialogs(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """Yield the dialogs that the menus open."""
    parts, actions = window.parts, window.parts.actions
    parts.editor.load_puzzle(SEVERAL)
    wait_until(lambda: isinstance(parts.verdict.assessment, Several))
    yield "several solutions", window
    preferences, two_solutions = window.appearance.open_preferences, parts.verdict.show_two_solutions
    for action in (actions.help, actions.about, preferences, actions.save_preset, two_solutions):
        dialog = _opened(action)
        yield dialog.windowTitle(), dialog
        dialog.close()
    actions.guide.trigger()
    guide = window.guiding.guide
    assert guide is not None
    yield "guide", guide
    guide.close()


def _landscapes(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.landscape.trigger()
    wait_until(lambda: window.landscapes.view is not None)
    view = window.landscapes.view
    assert view is not None
    wait_until(lambda: bool(view.summary.text()))
    yield "landscape", window
    window.pages.setCurrentIndex(0)


def _rating(window: MainWindow, wait_until: Wait, folder: Path) -> Iterator[tuple[str, QWidget]]:
    window.ratings.rate.trigger()
    wait_until(lambda: window.parts.rating_page.content is not None)
    panels = window.parts.rating_page.content
    assert panels is not None
    wait_until(lambda: panels.evolution.rating is not None and not panels.evolution.rater.is_busy)
    wait_until(lambda: len(panels.human.steps) > 0)
    panels.human.show_hardest()
    yield "rating", window
    path = folder / "some.sdm"
    path.write_text(dumps([Puzzle(MK_FIG_1), Puzzle(MK_FIG_6)], path.suffix), encoding="utf-8")
    window.ratings.open_collection(path)
    (collection,) = window.ratings.collections
    wait_until(lambda: bool(collection.puzzles))
    collection.form.runs.set_number(RATED_RUNS)
    collection.start()
    wait_until(lambda: not collection.rater.is_busy)
    yield "collection", collection
    collection.close()


def _race(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.race.trigger()
    race = window.racing.race
    assert race is not None
    race.count.set_number(2)
    race.trials.set_number(20_000)
    race.pace.setCurrentIndex(race.pace.count() - 1)
    yield "race before", race
    race.start_or_pause()
    wait_until(lambda: not race.controller.is_active)
    yield "race", race
    race.close()


def _laboratory(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.runs.trigger()
    wait_until(lambda: window.studying.laboratory is not None)
    laboratory = window.studying.laboratory
    assert laboratory is not None
    runs = laboratory.runs
    wait_until(lambda: bool(runs.model.ids) and runs.statistics.answer is not None and not runs.model.is_busy)
    runs.table.selectAll()
    for index in range(runs.statistics.tabs.count()):
        runs.statistics.tabs.setCurrentIndex(index)
        yield f"runs {index}", laboratory
    window.parts.actions.studies.trigger()
    wait_until(lambda: laboratory.studies.study is not None)
    yield "studies", laboratory
    laboratory.studies.set_up()
    (dialog,) = laboratory.studies.findChildren(QDialog)
    for source in range(dialog.source.count()):
        dialog.source.setCurrentIndex(source)
        yield f"new study {source}", dialog
    dialog.reject()
    laboratory.close()


def _generating(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    parts = window.parts
    window.generating.show_page.trigger()
    wait_until(lambda: parts.generate_page.content is not None)
    panel = parts.generate_page.content
    assert panel is not None
    form = panel.form
    form.count.set_number(GENERATED)
    form.given_choice.setCurrentIndex(form.given_choice.count() - 1)
    panel.pace.setCurrentIndex(panel.pace.count() - 1)
    yield "wish", window
    panel.start()
    wait_until(lambda: not panel.is_busy)
    yield "generated", window
    form.method.setCurrentIndex(form.method.findData("papers"))
    form.seed.new_each_time.setChecked(False)
    form.seed.field.set_seed(2)  # with another seed no runs might agree for minutes
    panel.start()
    wait_until(lambda: panel.stage.tally.agreed > 0)
    yield "generating", window
    panel.stop()
    wait_until(lambda: not panel.is_busy)


def _printing(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.parts.actions.print.trigger()
    wait_until(lambda: window.printing.dialog is not None)
    dialog = window.printing.dialog
    assert dialog is not None

    def is_settled() -> bool:
        is_busy = dialog.preparer.is_busy or dialog.composer.is_busy
        return not is_busy and dialog.preview.next_button.isEnabled() and dialog.preview.view.is_up_to_date

    wait_until(is_settled)
    yield "print", dialog
    dialog.sources.choose(Source.NEW)
    wait_until(lambda: dialog.sources.form is not None)
    yield "print new puzzles", dialog
    dialog.reject()
    wait_until(lambda: window.printing.dialog is None)
    window.parts.actions.make_book.trigger()
    wait_until(lambda: window.printing.dialog is not None)
    book = window.printing.dialog
    assert book is not None
    book.sources.choose(Source.NEW)
    wait_until(lambda: book.sources.form is not None)
    form = book.sources.form
    for row in form.rows:
        row.count.set_number(1)
    form.start()
    wait_until(lambda: not form.is_busy and not book.composer.is_busy and book.preview.view.is_up_to_date)
    yield "book", book
    book.reject()


def _importing(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """A picture without a puzzle, and one whose puzzle is doubtful and has handwriting in it."""
    for name, image in (
        ("nothing to import", QImage(600, 800, QImage.Format.Format_RGB888)),
        ("import", painted_page()),
    ):
        window.importing.read(image, "paper.png")
        dialog = window.importing.dialog
        assert dialog is not None
        wait_until(lambda dialog=dialog: not dialog.reader.is_busy)  # type: ignore[misc]
        if dialog.shown is not None:
            reading = dialog.shown.reading
            doubts = replace(
                reading, doubtful=frozenset({R1C5}), alternatives={R1C5: (1,)}, entries=(0, 0, 4, *(0,) * 78)
            )
            dialog.second_reader.read_again.emit(FoundPuzzle(dialog.shown.page, doubts, dialog.shown.grid))
        yield name, dialog
        dialog.reject()
