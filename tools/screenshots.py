"""Take the README's screenshots from the running program: `make screenshots`.

    python tools/screenshots.py [--folder docs/screenshots] [--scale 1.5] [--size 1024x700] [--language de]

Each picture is the real window in a real run of one puzzle from one seed; only the one that is paused by hand shows
another generation each time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from sudoku_desktop.board import Grid
    from sudoku_desktop.ui.window.main_window import MainWindow

REPOSITORY = Path(__file__).resolve().parent.parent
FOLDER = REPOSITORY / "docs" / "screenshots"
SIZE = (1280, 800)
PRINT_SIZE = (1180, 750)
HARDEST = "10_ai_escargot.txt"
PUZZLE = "09_mantere_koljonen_2007_fig_7.txt"
WATCHED = "08_newspaper_5_stars.txt"
WATCHED_SECONDS = 4
SETTLE_SECONDS = 2
"""Time, in seconds, after which the animation of a solved board is over."""
PREVIEW_SECONDS = 3
"""Time, in seconds, in which the stages of a short run are computed for Play."""
TYPED_CELLS = 48
"""Number of cells that have been visited in the screenshot of typing a puzzle."""
SMALL_GENERATION = 3
RATED = "04_mantere_koljonen_2007_fig_6.txt"
RUNS_A_PUZZLE = 10
SEED = 3
LENS_SEED = 9
LESSON = 2
LENS_GENERATIONS = 6
ORIGINS_GENERATIONS = 13_500
ORIGINS_AFTER = 14
"""Generations after the last restart at which origins are shown, while cells still descend from many founders."""
RACE_TRIALS = 5_000_000
COMPARED = ("mantere-koljonen-2007", "gerges-2018", "constructive-2026")
COMPARED_RUNS = 10
COMPARED_GENERATIONS = 20_000
STUDY = """
title = "How large should a population be, and how often should it mutate?"
seeds = 20
budget = { generations = 20000 }

[[puzzles]]
sample = "04_mantere_koljonen_2007_fig_6"

[[algorithms]]
preset = "mantere-koljonen-2007"
set = { population = [5, 11, 21, 41], "mutation.probability" = [0.2, 0.4, 0.6, 0.8] }
"""
FILM_SECONDS = 6
WISHED = 12
"""Number of puzzles to generate."""
HUNT_SEED, HUNT_FINDS = 2, 6
PATIENCE_SECONDS = 400


def wait(seconds: float) -> None:
    """Process events for a number of seconds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def wait_until(condition: Callable[[], bool]) -> None:
    """Process events until a condition holds; raise TimeoutError if it never does."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("the program never came to what the picture should show")
        wait(0.02)


def take(folder: Path, size: tuple[int, int] = SIZE, language: str = "en") -> None:
    """Open the window, bring it into each state, and write a PNG file of each."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication, QWidget

    from sudoku_desktop.assets import resource
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.languages import install_translation
    from sudoku_desktop.printing.typeface import own_family
    from sudoku_desktop.ui.frame.activity import Activity
    from sudoku_desktop.ui.run_controller import RunState
    from sudoku_desktop.ui.theme import Scheme
    from sudoku_desktop.ui.window.main_window import MainWindow
    from sudoku_desktop.ui.window.settings import Settings

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    font = app.font()
    font.setFamily(own_family())
    app.setFont(font)
    install_translation(app, language)
    with tempfile.TemporaryDirectory() as own:
        settings = Settings(QSettings(str(Path(own) / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, Path(own) / "autosave.json")
        window.resize(*size)
        ready: list[str] = []
        window.parts.loader.ready.connect(lambda: ready.append("kernels"))
        window.parts.plot_page.loaded.connect(lambda: ready.append("plot"))
        window.show()
        wait_until(lambda: len(ready) == 2)
        parts = window.parts

        def shoot(name: str, widget: QWidget = window) -> None:
            for scheme in (Scheme.LIGHT, Scheme.DARK):
                window.appearance.set_scheme(scheme)
                wait(0.4)
                path = folder / f"{name}-{scheme.value}.png"
                if not widget.grab().save(str(path)):
                    raise OSError(f"{path} could not be written")

        def open_puzzle(name: str) -> None:
            window.open_file(resource("puzzles", name))
            wait_until(lambda: not parts.files.is_opening)

        window.activateWindow()
        take_play(window, shoot)
        take_guide(window, shoot)
        parts.parameters.set_draws_seed(False)
        open_puzzle(HARDEST)
        take_lenses(window, shoot)
        parts.editor.set_clean()
        take_origins(window, shoot)
        parts.editor.set_clean()
        open_puzzle(WATCHED)
        parts.parameters.choose_preset("mantere-koljonen-2007")
        parts.frame.turn_to(Activity.EVOLVE)
        wait_until(lambda: parts.verdict.solution is not None)
        shoot("before-run")
        window.appearance.set_pace("accelerating")
        window.running.solve.trigger()
        wait(WATCHED_SECONDS)
        shoot("run")
        window.running.stop.trigger()
        wait_until(lambda: not parts.controller.is_active)
        parts.editor.set_clean()
        take_sizes(window, shoot)
        parts.editor.set_clean()
        open_puzzle(PUZZLE)
        parts.parameters.choose_preset("mantere-koljonen-2007")
        parts.parameters.set_seed(SEED)
        wait_until(lambda: parts.verdict.solution is not None)
        parts.parameters.set_budget(Budget(generations=5_000))
        window.appearance.set_pace("full")
        window.running.solve.trigger()
        wait_until(lambda: parts.controller.state is RunState.BUDGET_SPENT)
        shoot("out-of-budget")
        for signal in ("agreement", "clashes"):
            window.appearance.show_signal(signal)
            shoot(signal)
        window.appearance.show_signal("changes")
        take_landscape(window, shoot)
        parts.parameters.set_budget(Budget())
        window.running.go_on.trigger()
        wait_until(lambda: parts.controller.state is RunState.SOLVED)
        wait(SETTLE_SECONDS)
        shoot("run-end")
        parts.editor.set_clean()
        take_race(window, shoot)
        open_puzzle(RATED)
        take_laboratory(window, shoot)
        parts.editor.set_clean()
        open_puzzle(RATED)
        take_film(window, folder / "run.webp")
        take_ratings(window, Path(own), shoot)
        take_creating(window, shoot)
        take_hunt(window, shoot)
        parts.editor.set_clean()
        take_import(window, shoot)
        take_book(window, shoot)
        window.close()


def take_play(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Show the first start, a hint that removes candidates, and a puzzle that is being typed in."""
    from sudoku_desktop.board import Symmetry
    from sudoku_desktop.logic import Level
    from sudoku_desktop.services.generation import PuzzleCriteria, generate
    from sudoku_desktop.ui.window.hints import Strength

    parts, hints = window.parts, window.hints
    window.starting.begin()
    wait_until(lambda: not parts.editor.state.is_empty and parts.verdict.solution is not None)
    wait(PREVIEW_SECONDS)
    shoot("first-start")
    criteria = PuzzleCriteria.of_level(Level.FIENDISH, symmetry=Symmetry.ROTATIONAL)
    puzzle = next(generate(criteria, 1, SEED)).puzzle
    parts.editor.load_puzzle(puzzle)
    wait_until(lambda: parts.verdict.solution is not None)
    while hints.deduction is None or hints.deduction.placement is not None:
        hints.perform()
        hints.next()
        wait_until(lambda: hints.strength is Strength.WHERE)
    while hints.strength is not Strength.STEP:
        hints.next()
    shoot("hint")
    hints.end()
    parts.editor.set_clean()
    window.puzzle_menu.new.trigger()
    for cell, digit in enumerate(puzzle.cells.tolist()[:TYPED_CELLS]):
        if digit:
            parts.editor.type_digit(cell, digit)
    parts.board.set_cursor_cell(TYPED_CELLS)
    wait(1.0)
    shoot("type-in")
    parts.editor.set_clean()


def take_guide(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Open the guide at a lesson, with its answer unfolded."""
    window.guiding.open.trigger()
    guide = window.guiding.guide
    assert guide is not None
    guide.list.setCurrentRow(LESSON)
    guide.answer_button.setChecked(True)
    shoot("guide", guide)
    guide.close()


def take_lenses(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Step through a few generations of every preset, and open the lens at the mating that made the best individual."""
    from sudoku_desktop.evolution.presets import PRESETS

    parts = window.parts
    parts.parameters.set_seed(LENS_SEED)

    def has_come_to(generation: int) -> bool:
        return parts.presenter.look_back.place >= generation or not parts.controller.is_active

    for preset in PRESETS:
        parts.presenter.forget()
        parts.parameters.choose_preset(preset.name)
        for generation in range(LENS_GENERATIONS):
            window.running.step.trigger()
            wait_until(partial(has_come_to, generation))
            if not parts.controller.is_active:
                break
        window.lens.open()
        wait_until(lambda: parts.lens_page.content is not None and parts.lens_page.content.shown_mating is not None)
        wait(0.5)
        shoot(f"lens-{preset.name}")
        window.running.stop.trigger()
        wait_until(lambda: not parts.controller.is_active)
    parts.presenter.forget()
    parts.evolve.show_view()


def take_origins(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Show the founders of a long run's last population, early on, and the ancestry of its best individual."""
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.ui.run_controller import RunState

    parts = window.parts
    parts.parameters.choose_preset("mantere-koljonen-2007")
    parts.parameters.set_seed(LENS_SEED)
    parts.parameters.set_budget(Budget(generations=ORIGINS_GENERATIONS))
    window.appearance.set_pace("full")
    window.appearance.show_signal("origins")
    window.running.solve.trigger()
    wait_until(lambda: parts.controller.state is RunState.BUDGET_SPENT)
    record = parts.presenter.record
    assert record is not None
    parts.presenter.look_back.show(record.restarts[-1] + ORIGINS_AFTER)
    wait(0.5)
    wait_until(lambda: len({look.founder for look in parts.board.board_model.looks}) > 2)
    shoot("origins")
    parts.presenter.look_back.last()
    window.lens.open()
    wait_until(lambda: parts.lens_page.content is not None and parts.lens_page.content.shown_mating is not None)
    window.lens.ancestry.trigger()
    wait_until(lambda: parts.lens_page.content is not None and parts.lens_page.content.shows_ancestry)
    wait(0.5)
    shoot("ancestry")
    window.lens.ancestry.trigger()
    window.appearance.show_signal("agreement")
    parts.parameters.set_budget(Budget())
    parts.presenter.forget()
    parts.evolve.show_view()


def take_landscape(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Show the search trajectories of the run that has just ended."""
    from sudoku_desktop.ui.frame.activity import Activity

    window.laboratory.show_landscape.trigger()
    wait_until(lambda: window.laboratory.page is not None)
    lab = window.laboratory.page
    assert lab is not None
    wait_until(lambda: bool(lab.landscape.summary.text()))
    lab.landscape.places.setCurrentRow(1)
    shoot("landscape")
    window.parts.frame.turn_to(Activity.EVOLVE)


def take_race(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Run a race of four algorithms on the board's puzzle to the end."""
    window.racing.open.trigger()
    race = window.racing.race
    assert race is not None
    race.count.set_number(4)
    race.trials.set_number(RACE_TRIALS)
    race.pace.setCurrentIndex(race.pace.count() - 1)
    race.start_or_pause()
    wait_until(lambda: not race.controller.is_active)
    shoot("race", race)
    race.close()


def take_laboratory(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Run three algorithms on the board's puzzle, and compare them in the Lab."""
    from sudoku_desktop.evolution.budget import Budget

    parts = window.parts
    wait_until(lambda: parts.verdict.solution is not None)
    parts.parameters.set_budget(Budget(generations=COMPARED_GENERATIONS))
    window.appearance.set_pace("full")
    ended: list[object] = []
    parts.presenter.ended.connect(ended.append)
    for preset in COMPARED:
        parts.parameters.choose_preset(preset)
        for seed in range(COMPARED_RUNS):
            parts.parameters.set_seed(seed)
            ended.clear()
            window.running.solve.trigger()
            wait_until(lambda: bool(ended))
    wait_until(lambda: not parts.runs.is_busy)
    parts.parameters.set_budget(Budget())
    studies = parts.runs.studies
    studies.mkdir()
    (studies / "population-sizes.toml").write_text(STUDY, encoding="utf-8")
    window.laboratory.show_runs.trigger()
    wait_until(lambda: window.laboratory.page is not None)
    lab = window.laboratory.page
    assert lab is not None
    runs, figures = lab.runs, lab.figures
    wait_until(lambda: figures.answer is not None and figures.answer.count >= len(runs.model.ids) > 0)
    figures.segments.choose(type(figures.segments.member()).OVER_TIME)
    wait(1.0)
    shoot("lab")
    window.laboratory.show_studies.trigger()
    page = lab.studies
    wait_until(lambda: any(entry.name == "population-sizes" for entry in page.entries.rows))
    page.select("population-sizes")
    wait_until(lambda: page.study is not None and page.study.name == "population-sizes")
    page.start_or_pause()
    wait_until(lambda: page.runner.is_busy)
    wait_until(lambda: not page.runner.is_busy and not page.finder.is_busy)
    wait(2.0)
    shoot("studies")
    figures.segments.choose(type(figures.segments.member()).BY_SETTING)
    wait(2.0)
    shoot("by-setting")


def take_film(window: MainWindow, path: Path) -> None:
    """Solve the board's puzzle, and export the run as an animation."""
    from sudoku_desktop.ui.run_controller import RunState
    from sudoku_desktop.ui.theme import Scheme

    parts = window.parts
    wait_until(lambda: parts.verdict.solution is not None)
    parts.parameters.choose_preset("mantere-koljonen-2007")
    window.running.solve.trigger()
    wait_until(lambda: parts.controller.state is RunState.SOLVED)
    window.appearance.set_scheme(Scheme.LIGHT)
    window.appearance.show_signal("agreement")
    window.exports.export_film(path, FILM_SECONDS)
    wait_until(lambda: not window.exports.maker.is_busy)
    parts.editor.set_clean()


def take_ratings(window: MainWindow, folder: Path, shoot: Callable[..., None]) -> None:
    """Rate the board's puzzle, and the samples as a collection, with the default algorithm."""
    from sudoku_desktop.assets import sample_puzzles
    from sudoku_desktop.board.formats import dumps, read_puzzles

    parts = window.parts
    wait_until(lambda: parts.verdict.solution is not None)
    window.ratings.rate.trigger()
    wait_until(lambda: window.ratings.panels is not None)
    panels = window.ratings.panels
    assert panels is not None
    wait_until(lambda: len(panels.human.steps) > 0 and panels.evolution.rating is not None)
    wait_until(lambda: not panels.evolution.rater.is_busy)
    panels.human.show_hardest()
    parts.frame.header.heading.clear_message()  # that a film was written
    shoot("rating")
    panels.human.forget_step()
    samples = [read_puzzles(path)[0] for path in sample_puzzles()]
    path = folder / "samples.sdm"
    path.write_text(
        dumps([each for each in samples if each.givens.geometry.is_standard_9x9], path.suffix), encoding="utf-8"
    )
    window.ratings.open_collection(path)
    wait_until(lambda: bool(window.ratings.collections))
    (collection,) = window.ratings.collections
    wait_until(lambda: bool(collection.puzzles))
    collection.resize(*SIZE)
    collection.form.runs.set_number(RUNS_A_PUZZLE)
    collection.start()
    wait_until(lambda: not collection.rater.is_busy)
    shoot("collection", collection)
    collection.close()


def take_sizes(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Show runs on 25×25 and 6×6, and a jigsaw with diagonals that evolution has filled."""
    from sudoku_desktop.assets import large_samples
    from sudoku_desktop.board import Grid, Symmetry, Variant
    from sudoku_desktop.board.jigsaw import jigsaw
    from sudoku_desktop.services.generation import PuzzleCriteria, generate
    from sudoku_desktop.ui.run_controller import RunState

    parts = window.parts
    parts.parameters.choose_preset("mantere-koljonen-2007")  # replaced by the constructive algorithm above 9×9
    window.open_file(large_samples()[-1])
    wait_until(lambda: not parts.files.is_opening and parts.verdict.solution is not None)
    parts.parameters.set_seed(SEED)
    window.running.solve.trigger()
    wait(WATCHED_SECONDS)
    window.running.solve.trigger()
    wait_until(lambda: parts.controller.state is RunState.PAUSED)
    shoot("large")
    window.running.stop.trigger()
    wait_until(lambda: not parts.controller.is_active)
    parts.editor.set_clean()
    parts.editor.load_puzzle(next(generate(PuzzleCriteria(size=6, symmetry=Symmetry.ROTATIONAL), 1, SEED)).puzzle)
    parts.parameters.choose_preset("mantere-koljonen-2007")
    wait_until(lambda: parts.verdict.solution is not None)
    window.running.solve.trigger()
    wait_until(lambda: parts.presenter.look_back.place >= SMALL_GENERATION)
    parts.controller.pause()
    wait_until(lambda: parts.controller.state is RunState.PAUSED)
    window.appearance.show_signal("agreement")
    shoot("small")
    window.appearance.show_signal("changes")
    window.running.stop.trigger()
    wait_until(lambda: not parts.controller.is_active)
    parts.editor.set_clean()
    parts.editor.load_puzzle(Grid.blank(jigsaw(9, SEED, [Variant.X])))
    window.running.solve_at_once.trigger()
    wait_until(lambda: parts.controller.state is RunState.SOLVED)
    shoot("jigsaw")


def take_creating(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Make puzzles and show their pages, the generation, and the papers' method."""
    from sudoku_desktop.logic import Level
    from sudoku_desktop.ui.generating.criteria_form import THESE_GIVENS

    window.creating.make_new.trigger()
    wait_until(lambda: window.creating.page is not None and window.creating.page.maker.wanted > 0)
    page = window.creating.page
    assert page is not None
    page.stop()
    wait_until(lambda: not page.maker.is_busy)
    form = page.form
    form.count.set_number(WISHED)
    page.generator.levels.buttons[Level.TOUGH].click()
    form.seed.new_each_time.setChecked(False)
    form.seed.field.set_seed(SEED)
    page.start()
    wait_until(lambda: not page.maker.is_busy and page.paper.is_settled)
    page.preview.view.choose(3)
    shoot("create")
    page.preview.turn(page.preview.page_count)
    wait_until(lambda: page.preview.view.is_up_to_date)
    shoot("print-solutions")
    page.generator.watches.click()
    page.generator.pace_field.setCurrentIndex(0)
    page.start()
    wait_until(lambda: 40 < sum(look.digit > 0 for look in page.stage.board.looks) < 70)
    shoot("digging")
    page.stop()
    wait_until(lambda: not page.maker.is_busy)
    page.generator.pace_field.setCurrentIndex(page.generator.pace_field.count() - 1)
    page.fold.button.click()
    form.difficulty.choose(None)
    form.given_choice.setCurrentIndex(THESE_GIVENS)
    form.givens.set_numbers(28, 36)
    form.symmetry.setCurrentIndex(0)
    form.method.setCurrentIndex(form.method.findData("papers"))
    form.algorithm.setCurrentIndex(form.algorithm.findData("mantere-koljonen-2007"))
    page.start()
    wait_until(lambda: page.stage.tally.agreed > 1)
    shoot("generating")
    page.stop()
    wait_until(lambda: not page.maker.is_busy)


def take_hunt(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Hunt for the highest rating, and choose the last find that descends from another one."""
    window.creating.hunt.trigger()
    wait_until(lambda: window.creating.page is not None and window.creating.page.hunt is not None)
    page = window.creating.page
    assert page is not None
    hunt = page.hunt
    assert hunt is not None
    wait_until(lambda: not hunt.reader.is_busy)
    hunt.form.seed.set_seed(HUNT_SEED)
    hunt.form.cores.set_number(1)
    hunt.main_action.trigger()
    wait_until(lambda: len(hunt.finds) >= HUNT_FINDS)
    shoot("hunt")
    hunt.stop()
    wait_until(lambda: not hunt.runner.is_busy)


def take_book(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Make a book of new puzzles, and open it at its first puzzles."""
    from sudoku_desktop.ui.printing.sources_panel import Source

    window.creating.make_book.trigger()
    wait_until(lambda: window.creating.book is not None)
    book = window.creating.book
    assert book is not None
    book.resize(*PRINT_SIZE)
    book.sources.choose(Source.NEW)
    form = book.sources.form
    form.seed.new_each_time.setChecked(False)
    form.seed.field.set_seed(SEED)
    book.page.fields["title"].set_value("One Hundred Evenings")
    form.start()
    wait_until(lambda: not form.is_busy and book.paper.is_settled)
    book.preview.turn(4)
    wait_until(lambda: book.preview.view.is_up_to_date)
    shoot("book", book)
    book.reject()


def photo_of(puzzle: Grid) -> QImage:
    """Return a picture of a printed page as taken by a hand-held camera in lamplight."""
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPolygonF, QTransform

    from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
    from sudoku_desktop.ui.generating.painted_board import looks_of_puzzle
    from sudoku_desktop.ui.theme import LIGHT

    page, photo = (QImage(*size, QImage.Format.Format_RGB32) for size in ((900, 1200), (1000, 1300)))
    page.fill("#f3efe4")
    painter = QPainter(page)
    picture = BoardPicture(looks_of_puzzle(puzzle), puzzle.geometry, highlights=False)
    paint_board(painter, QRectF(150, 300, 600, 600), picture, LIGHT, "DejaVu Serif")
    painter.end()
    photo.fill("#6b5844")
    corners = [QPointF(0, 0), QPointF(900, 0), QPointF(900, 1200), QPointF(0, 1200)]
    seen = [QPointF(110, 60), QPointF(930, 130), QPointF(880, 1230), QPointF(40, 1140)]
    view = QTransform()
    QTransform.quadToQuad(QPolygonF(corners), QPolygonF(seen), view)
    painter = QPainter(photo)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(view)
    painter.drawImage(0, 0, page)
    painter.resetTransform()
    shadow = QLinearGradient(0, 0, 1000, 1300)
    shadow.setColorAt(0.4, Qt.GlobalColor.transparent)
    shadow.setColorAt(1, "#90202020")
    painter.fillRect(photo.rect(), shadow)
    painter.end()
    return photo


def take_import(window: MainWindow, shoot: Callable[..., None]) -> None:
    """Read a photo of a puzzle, and wait for the verdict."""
    from sudoku_desktop.services.assessment import Unique

    window.importing.read(photo_of(window.parts.editor.state.givens), "newspaper.jpg")
    dialog = window.importing.dialog
    assert dialog is not None
    wait_until(lambda: isinstance(dialog.verdict.assessment, Unique))
    dialog.whole.setChecked(True)
    shoot("import", dialog)
    dialog.reject()


def main() -> int:
    """Write all screenshots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--scale", type=float, default=1.0, help="Qt's scale factor")
    parser.add_argument("--size", default="x".join(map(str, SIZE)), help="of the window")
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    options.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, options.size.split("x"))
    take(options.folder, (width, height), options.language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
