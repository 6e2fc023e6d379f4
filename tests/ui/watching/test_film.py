"""A run as an animation: the right frames in a file that Qt's own reader plays, complete or not written."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageReader
from PySide6.QtWidgets import QInputDialog, QProgressDialog, QPushButton

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.ui.board.signals import SIGNALS, Agreement
from sudoku_desktop.ui.run_controller import RunRequest, RunState
from sudoku_desktop.ui.theme import DARK, LIGHT
from sudoku_desktop.ui.watching import film as film_module
from sudoku_desktop.ui.watching.film import LAST_MS, Film, FilmMaker, _painted
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.watching.webp import animation, encoded
from tests.puzzles import ESCARGOT, MK_FIG_1

ALGORITHM = MANTERE_KOLJONEN_2007.with_texts({"restart.after": "100"})


def played(data):
    """Return frames and durations in milliseconds, as Qt's reader plays them."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    reader = QImageReader(buffer, b"webp")
    assert reader.supportsAnimation()
    frames = []
    while not (image := reader.read()).isNull():
        frames.append((image.convertToFormat(QImage.Format.Format_RGB32), reader.nextImageDelay()))
        if len(frames) == reader.imageCount():
            break
    assert reader.loopCount() == -1
    return frames


def test_that_qt_plays_what_was_written_pixel_by_pixel(qapp):
    rng = np.random.default_rng(1)
    images = []
    for _ in range(4):
        image = QImage(33, 21, QImage.Format.Format_RGB32)
        for x in range(33):
            for y in range(21):
                image.setPixelColor(x, y, QColor(*rng.integers(0, 256, 3).tolist()))
        images.append(image)
    data = animation(33, 21, [(encoded(image), 40 * number) for number, image in enumerate(images, 1)])
    assert played(data) == list(zip(images, (40, 80, 120, 160), strict=True))


@pytest.fixture
def record():
    """Record of a run of 250 generations with two restarts."""
    record = RunRecord(RunRequest(ALGORITHM, ESCARGOT, 5, Budget()), ESCARGOT)
    run = Run(ALGORITHM, ESCARGOT, 5, record.request.checkpoints)
    while run.generation < 250:
        record.take(run.advance(50))
    return record


def film(record, seconds, signal=Agreement, theme=LIGHT, last=None):
    from PySide6.QtGui import QFont

    return Film(
        record, record.last.generation if last is None else last, seconds, signal(), theme, QFont("DejaVu Sans")
    )


@pytest.mark.parametrize(("last", "seconds", "frames"), [(0, 5, 1), (1, 5, 2), (30, 5, 31), (10**9, 4, 60)])
def test_that_a_film_shows_the_first_and_the_last_and_what_lies_evenly_between(record, last, seconds, frames):
    generations = film(record, seconds, last=last).generations
    assert len(generations) == frames
    assert (generations[0], generations[-1]) == (0, last)
    steps = np.diff(generations)
    assert len(steps) == 0 or steps.max() - steps.min() <= 1


@pytest.mark.parametrize("signal", SIGNALS, ids=lambda each: each.name)
def test_that_each_frame_is_the_board_of_its_generation(record, signal, qtbot, tmp_path):
    made = FilmMaker()
    asked = film(record, 1.0, signal, DARK)
    with qtbot.waitSignal(made.ended):
        made.make(asked, tmp_path / "run.webp")
    frames = played((tmp_path / "run.webp").read_bytes())
    assert len(frames) == len(asked.generations) == 15
    assert sum(delay for _, delay in frames[:-1]) == pytest.approx(1000 * 14 / 15, abs=20)
    assert frames[-1][1] == LAST_MS
    live = Run(ALGORITHM, ESCARGOT, 5)
    again = film(record, 1.0, signal, DARK)
    again.signal.still = True
    before = None
    for number, (generation, (image, _)) in enumerate(zip(asked.generations, frames, strict=True), 1):
        snapshot = live.advance(generation - live.generation)
        frame = record.frame(snapshot)
        if signal.needs_founders:
            founders = record.genealogy.ancestry(generation, lambda: False).founders_of_cells
            assert {each for each in founders if each}
            frame = replace(frame, founders=founders)
        assert (image.width(), image.height()) == asked.size
        if signal is not SIGNALS[0]:  # what changed depends on the frame before too
            again.signal.take(frame, before, number * 67 / 1000)
            assert image == _painted(again, frame, number * 67 / 1000)
        before = frame


def test_that_a_film_is_stopped_and_the_old_file_stands(record, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "run.webp"
    path.write_bytes(b"old")
    made = FilmMaker()
    monkeypatch.setattr(film_module, "FRAMES_PER_SECOND", 250)
    made.progressed.connect(lambda done, frames: made.stop())
    written = []
    made.written.connect(written.append)
    with qtbot.waitSignal(made.ended):
        made.make(film(record, 1.0), path)
    assert path.read_bytes() == b"old"
    assert written == []


def test_that_a_place_that_cannot_be_written_is_told(record, qtbot, tmp_path):
    made = FilmMaker()
    with qtbot.waitSignal(made.failed) as told:
        made.make(film(record, 0.2), tmp_path / "nowhere" / "run.webp")
    assert "run.webp could not be written" in told.args[0]


def test_that_the_window_films_its_run_with_progress(window, qtbot, tmp_path, monkeypatch):
    parts = window.parts
    assert not window.exports.choose_film_file.isEnabled()
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.set_algorithm(MANTERE_KOLJONEN_2007)
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED)
    path = tmp_path / "run"
    monkeypatch.setattr(QInputDialog, "getInt", lambda *args: (2, True))
    monkeypatch.setattr(
        "sudoku_desktop.ui.widgets.questions.QFileDialog.getSaveFileName", lambda *args: (str(path), "")
    )
    window.exports.choose_film_file.trigger()
    assert window.findChild(QProgressDialog) is not None
    with qtbot.waitSignal(window.exports.maker.ended):
        pass
    frames = played(path.with_suffix(".webp").read_bytes())
    assert len(frames) == min(30, parts.presenter.record.last.generation + 1)
    assert window.exports._progress is None
    assert "run.webp" in window.parts.frame.header.heading.message


def test_that_filming_can_be_cancelled(window, qtbot, tmp_path):
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.parameters.set_algorithm(MANTERE_KOLJONEN_2007.with_texts({"mutation.probability": "0"}))  # never solves it
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.presenter.record.history.generations > 2000)
    window.running.stop.trigger()
    with qtbot.waitSignal(window.exports.maker.ended):
        window.exports.export_film(tmp_path / "run.webp", 100)
        window.exports._progress.findChild(QPushButton).click()
    assert not (tmp_path / "run.webp").exists()
    assert window.exports._progress is None
