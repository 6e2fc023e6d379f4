"""Shared by the tests of the hunt in the window: a page that hunts in short epochs, in this process."""

from threading import Event

import pytest
from PySide6.QtWidgets import QWidget

from sudoku_desktop.services.hunting.archive import HuntArchive
from sudoku_desktop.services.hunting.hunt import Hunt, HuntRequest
from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.ui.hunting import background
from sudoku_desktop.ui.hunting.page import HuntPage
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.worker import Worker
from tests.services.hunting.pools import HerePool

SEED = 3
REQUEST = HuntRequest("fewest-givens", SEED)


@pytest.fixture
def quick(monkeypatch, kernels):
    """Hunts of the window have short epochs and no processes."""
    monkeypatch.setattr(background, "EPOCH_WORK", 60)
    monkeypatch.setattr(background, "Processes", HerePool)


@pytest.fixture
def make_page(qtbot, tmp_path, quick):
    """Pages with the same archive, each shown in another window."""

    def make() -> HuntPage:
        page = HuntPage(tmp_path / "hunts.sqlite3", KernelLoader())
        place = QWidget()
        in_row((page.left, 1), (page.right, 1), inside=place)
        place.resize(1250, 680)
        page.place = place  # otherwise Python would delete it
        qtbot.addWidget(place, before_close_func=lambda _: Worker.close_all())
        page._loader._become_ready()
        place.show()
        qtbot.waitUntil(lambda: not page.reader.is_busy)
        return page

    return make


@pytest.fixture
def page(make_page):
    """The page of a new hunt for the fewest givens of a gentle puzzle, which makes finds quickly."""
    made = make_page()
    made.form.aim.set_value(Aim.FEWEST_GIVENS)
    made.form.seed.set_seed(SEED)
    return made


@pytest.fixture
def hunted(page, qtbot):
    """The page of a hunt that has made some finds and was stopped."""
    page.main_action.trigger()
    qtbot.waitUntil(lambda: len(page.finds) > 2)
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.is_busy and not page.reader.is_busy)
    return page


@pytest.fixture
def reference(tmp_path):
    """Finds of the same hunt without the window, in longer epochs, until it has made as many puzzles."""

    def finds(children: int) -> list[tuple[str, float, int, tuple[str, ...]]]:
        with HuntArchive(tmp_path / "reference.sqlite3") as archive:
            hunt = Hunt(REQUEST, archive)
            for progress in hunt.run(HerePool(), Event(), 200):
                if progress.children >= children:
                    break
            kept = archive.finds(hunt.id)
        return [(each.find.puzzle, each.find.value, each.find.work, each.find.parents) for each in kept]

    return finds
