"""Visits every page and window of the program, each with content."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.assessment import Several
from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.ui import worker
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.hunting import background
from sudoku_desktop.ui.importing.find import FoundPuzzle
from sudoku_desktop.ui.lab.figures import RunFigure
from sudoku_desktop.ui.lab.page import LabPage
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.hints import Strength
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.puzzles import MK_FIG_1, MK_FIG_6, SEVERAL
from tests.ui.importing.conftest import R1C5, painted_page

WITH_NAKED_PAIR = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
RATED_RUNS = 3
GENERATED = 2

Wait = Callable[[Callable[[], bool]], object]
"""Function that lets the program run until a condition holds."""


def every_page(window: MainWindow, wait_until: Wait, folder: Path) -> Iterator[tuple[str, QWidget]]:
    """Yield name and window of every page; the previous one is closed when the next is requested."""
    parts = window.parts
    yield "start", window
    yield from _playing(window, wait_until)
    yield from _hints(window, wait_until)
    yield from _dialogs(window, wait_until)
    parts.editor.load_puzzle(MK_FIG_6)
    parts.parameters.set_draws_seed(False)  # some would solve it in time
    parts.parameters.set_seed(3)
    parts.parameters.set_budget(Budget(generations=60))
    window.appearance.set_pace("full")
    wait_until(lambda: parts.verdict.solution is not None)
    window.running.step.trigger()
    wait_until(lambda: parts.controller.state is RunState.PAUSED)
    yield "paused run", window
    window.lens.open()
    wait_until(lambda: parts.lens_page.content is not None and parts.lens_page.content.shown_mating is not None)
    yield "lens", window
    window.lens.ancestry.trigger()
    yield "ancestry", window
    parts.evolve.show_view()
    window.running.solve.trigger()
    wait_until(lambda: parts.controller.state is RunState.BUDGET_SPENT)
    yield "spent run", window
    yield from _landscapes(window, wait_until)
    parts.presenter.forget()
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_budget(Budget())
    wait_until(lambda: parts.verdict.solution is not None)
    window.running.solve_at_once.trigger()
    wait_until(lambda: parts.controller.state is RunState.SOLVED)
    yield "solved run", window
    parts.editor.set_clean()
    yield from _rating(window, wait_until, folder)
    yield from _race(window, wait_until)
    yield from _laboratory(window, wait_until)
    yield from _creating(window, wait_until)
    yield from _importing(window, wait_until)
    parts.editor.set_clean()


def _opened(action: QAction) -> QDialog:
    """Return the dialog that an action opens, without waiting for it, and keep a reference."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QDialog, "exec", lambda dialog: dialog.show())
        patch.setattr(QDialog, "deleteLater", lambda dialog: None)
        action.trigger()
    (dialog,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
    return dialog


def _playing(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """Yield Play while a puzzle is typed in and solved by hand, and Evolve before a run."""
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    window.puzzle_menu.type_in.trigger()
    wait_until(lambda: parts.verdict.solution is not None)
    yield "typing in", window
    window.puzzle_menu.start_playing.trigger()
    parts.editor.set_digit(MK_FIG_1.cells.tolist().index(0), 1)
    window.activities.play.more.click()
    yield "solving by hand", window
    window.playing.check.trigger()
    yield "checked", window
    parts.frame.turn_to(Activity.EVOLVE)
    yield "before a run", window
    parts.evolve.all_settings.trigger()
    yield "all settings", window
    parts.evolve.all_settings.trigger()
    parts.frame.turn_to(Activity.PLAY)


def _hints(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """Yield the stages of two hints, a single and the first elimination, and the path of all steps."""
    parts, hints = window.parts, window.hints
    for puzzle, is_single in ((MK_FIG_1, True), (WITH_NAKED_PAIR, False)):
        parts.editor.load_puzzle(puzzle)
        wait_until(lambda: parts.verdict.solution is not None)
        while hints.deduction is None or (hints.deduction.placement is not None) is not is_single:
            hints.perform()
            hints.next()
            wait_until(lambda: hints.strength is Strength.WHERE)
        for stage in ("where", "technique", "step"):
            yield f"hint, {stage}", window
            hints.next()
        hints.perform()
        yield "hint, taken", window
        hints.end()
    hints.next()
    wait_until(lambda: hints.strength is Strength.WHERE)
    hints.card.steps_button.click()
    column = window.solution_path.column
    assert column is not None
    wait_until(lambda: len(column.panel.steps) > 0)
    column.panel.show_hardest()
    yield "path", window
    window.solution_path.close()


def _dialogs(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """Yield the dialogs that the menus open."""
    parts = window.parts
    parts.editor.load_puzzle(SEVERAL)
    wait_until(lambda: isinstance(parts.verdict.assessment, Several))
    yield "several solutions", window
    for action in (
        window.puzzle_menu.show_help,
        window.puzzle_menu.show_about,
        window.appearance.open_preferences,
        window.presets.ask_and_save,
        parts.verdict.show_two_solutions,
    ):
        dialog = _opened(action)
        yield dialog.windowTitle(), dialog
        dialog.close()
    window.guiding.open.trigger()
    guide = window.guiding.guide
    assert guide is not None
    yield "guide", guide
    guide.close()


def _lab(window: MainWindow, action: QAction, wait_until: Wait) -> LabPage:
    """Open the Lab with an action."""
    action.trigger()
    wait_until(lambda: window.laboratory.page is not None)
    assert window.laboratory.page is not None
    return window.laboratory.page


def _landscapes(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    lab = _lab(window, window.laboratory.show_landscape, wait_until)
    wait_until(lambda: bool(lab.landscape.summary.text()))
    yield "landscape", window
    window.parts.frame.turn_to(Activity.EVOLVE)


def _rating(window: MainWindow, wait_until: Wait, folder: Path) -> Iterator[tuple[str, QWidget]]:
    panels = _lab(window, window.ratings.rate, wait_until).ratings
    wait_until(lambda: panels.evolution.rating is not None and not panels.evolution.rater.is_busy)
    wait_until(lambda: len(panels.human.steps) > 0)
    panels.human.show_hardest()
    yield "rating", window
    path = folder / "some.sdm"
    path.write_text(dumps([Puzzle(MK_FIG_1), Puzzle(MK_FIG_6)], path.suffix), encoding="utf-8")
    window.ratings.open_collection(path)
    wait_until(lambda: len(window.ratings.collections) == 1)
    (collection,) = window.ratings.collections
    wait_until(lambda: bool(collection.puzzles))
    collection.form.runs.set_number(RATED_RUNS)
    collection.start()
    wait_until(lambda: not collection.rater.is_busy)
    yield "collection", collection
    collection.close()


def _race(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.racing.open.trigger()
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
    lab = _lab(window, window.laboratory.show_runs, wait_until)
    runs, figures = lab.runs, lab.figures
    wait_until(lambda: bool(runs.model.ids) and figures.answer is not None and not runs.model.is_busy)
    runs.table.selectAll()
    wait_until(lambda: not runs._settle_selection.isActive() and not figures.asked.is_busy)
    for shown in RunFigure:
        figures.segments.choose(shown)
        wait_until(lambda: figures.view.isVisible())
        yield f"runs, {shown.name}", window
    window.laboratory.show_studies.trigger()
    wait_until(lambda: lab.studies.study is not None)
    yield "studies", window
    lab.studies.set_up()
    (dialog,) = lab.studies.findChildren(QDialog)
    for source in range(dialog.source.count()):
        dialog.source.setCurrentIndex(source)
        yield f"new study {source}", dialog
    dialog.reject()


def _creating(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    window.creating.make_new.trigger()
    wait_until(lambda: window.creating.page is not None and window.creating.page.maker.wanted > 0)
    page = window.creating.page
    assert page is not None
    page.stop()
    wait_until(lambda: not page.maker.is_busy)
    form = page.form
    page.fold.button.click()
    form.count.set_number(GENERATED)
    form.given_choice.setCurrentIndex(form.given_choice.count() - 1)
    page.generator.sizes.picked.emit(9)
    form.difficulty.choose(None)
    page.start()
    wait_until(lambda: not page.maker.is_busy and page.paper.is_settled)
    page.preview.view.choose(0)
    yield "created", window
    form.method.setCurrentIndex(form.method.findData("papers"))
    form.seed.new_each_time.setChecked(False)
    form.seed.field.set_seed(2)  # with another seed no runs might agree for minutes
    page.generator.watches.click()
    page.generator.pace_field.setCurrentIndex(page.generator.pace_field.count() - 1)
    page.start()
    wait_until(lambda: page.stage.tally.agreed > 0)
    yield "watched", window
    page.stop()
    wait_until(lambda: not page.maker.is_busy)
    for place, action in page.sources.items():
        page.show_source(place)  # to click A File… would ask for one
        wait_until(lambda: page.paper.is_settled)
        yield f"print {action.text()}", window
    hunt = page.hunt
    assert hunt is not None
    hunt.form.aim.set_value(Aim.FEWEST_GIVENS)
    hunt.form.seed.set_seed(3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background, "EPOCH_WORK", 20)
        patch.setattr(worker, "NICENESS", 0)
        hunt.main_action.trigger()
        wait_until(lambda: bool(hunt.finds))
    yield "hunt", window
    hunt.stop()
    wait_until(lambda: not hunt.runner.is_busy)
    hunt.table.selectRow(0)
    yield "hunt, stopped", window
    window.creating.make_book.trigger()
    wait_until(lambda: window.creating.book is not None)
    book = window.creating.book
    assert book is not None
    book.sources.choose(Source.NEW)
    sections = book.sources.form
    for row in sections.rows:
        row.count.set_number(1)
    sections.start()
    wait_until(lambda: not sections.is_busy and book.paper.is_settled)
    yield "book", book
    book.reject()


def _importing(window: MainWindow, wait_until: Wait) -> Iterator[tuple[str, QWidget]]:
    """Yield the import dialog with a picture without a puzzle, and with a doubtful puzzle that has handwriting."""
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
