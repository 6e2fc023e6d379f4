"""Shared by the tests of Create: the page alone or in the real window, and puzzles that are made quickly."""

import pytest
from PySide6.QtWidgets import QWidget

from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.ui.create.page import CreatePage, Source
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.worker import Worker
from tests.puzzles import MK_FIG_1
from tests.ui.printing.conftest import settled  # noqa: F401

BOARD = (Material(MK_FIG_1),)


@pytest.fixture(scope="session")
def puzzles(kernels):
    """Five puzzles, made from the seeds 1 to 5."""
    return tuple(generate(PuzzleCriteria(), 5, 1))


@pytest.fixture
def make_page(qtbot, tmp_path):
    """Function that makes and shows a page; `is_ready` loads the kernels that prove, rate and generate."""

    def make(board=BOARD, file=(), choices=None, source=Source.BOARD, *, is_ready=True):
        page = CreatePage(choices or Choices(), KernelLoader(), tmp_path / "hunts.sqlite3")
        place = QWidget()
        in_row((page.left, 1), (page.right, 1), inside=place)
        place.resize(1250, 680)
        page.place = place  # otherwise Python would delete it
        qtbot.addWidget(place, before_close_func=lambda _: Worker.close_all())
        page.set_board(board)
        page.set_file(file, "three.sdm" if file else "")
        if is_ready:
            page.loader._become_ready()
        page.show_source(source)
        place.show()
        return page

    return make


@pytest.fixture
def page(make_page):
    """A page set to three new puzzles of any level from seed 1."""
    made = make_page(source=Source.NEW)
    made.form.difficulty.choose(None)
    made.form.count.set_number(3)
    made.form.seed.field.set_seed(1)
    made.form.seed.new_each_time.setChecked(False)
    return made


@pytest.fixture
def made(page, qtbot):
    """The page with its three puzzles."""
    page.start()
    qtbot.waitUntil(lambda: not page.maker.is_busy)
    qtbot.waitUntil(lambda: page.paper.is_settled)
    return page


@pytest.fixture
def in_window(window, qtbot):
    """The page in the real window, set to three new puzzles of any level from seed 1."""
    window.creating.make_new.trigger()
    qtbot.waitUntil(lambda: window.creating.page is not None and window.creating.page.maker.wanted > 0)
    shown = window.creating.page
    shown.stop()
    qtbot.waitUntil(lambda: not shown.maker.is_busy)
    shown.form.difficulty.choose(None)
    shown.form.count.set_number(3)
    shown.form.seed.field.set_seed(1)
    shown.form.seed.new_each_time.setChecked(False)
    return shown
