"""What the tests of ratings share: made-up ratings and rows, and the real window with its kernels ready."""

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.collection_rating import EvolutionFigures, Row
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating, Figures, Outcome
from sudoku_desktop.services.warm_up import warm_up
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1

LONG = 60_000
"""Milliseconds that nothing comes near, however busy the machine."""


def rating_of(generations, unsolved=(), runs=None):
    """A rating whose runs took so many generations; those at `unsolved` were not solved."""
    outcomes = tuple(
        Outcome(seed, seed not in unsolved, number, 21 * number, 0.1) for seed, number in enumerate(generations)
    )
    budget = Budget(generations=100_000)
    return EvolutionaryRating(MK_FIG_1, MANTERE_KOLJONEN_2007, 0, budget, runs or len(outcomes), outcomes)


def row_of(number, rating=1.5, mean=1000.0, *, title="", at_least=False, solved=10, level="easy", steps=50):
    """A row of a unique puzzle; without a mean there is no evolution."""
    figures = None
    if mean is not None:
        of = Figures(round(mean / 2), mean, mean, round(2 * mean))
        figures = EvolutionFigures("mantere-koljonen-2007", 0, 10, 10, solved, of, 21 * mean, mean, "easy")
    return Row(
        number=number,
        title=title,
        published="",
        puzzle=MK_FIG_1.to_text(),
        clues=38,
        solutions=1,
        rating=rating,
        at_least=at_least,
        level=level,
        hardest="Naked single",
        steps=steps,
        guesses=None,
        human_key=(rating, 0.0),
        evolution=figures,
        why_not_rated=None,
    )


def unrated_row(number, solutions=2):
    """A row of a puzzle that is not unique."""
    why = "several solutions" if solutions else "no solution"
    return Row(number, "", "", "." * 81, 0, solutions, None, False, None, None, None, None, None, None, why)


@pytest.fixture(autouse=True)
def _american_numbers():
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(scope="session")
def kernels():
    """Compiled or loaded, however long that takes."""
    for _ in warm_up():
        pass


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, kernels):
    """The real window, shown, with its kernels ready; whoever asks about unsaved work hears "discard"."""
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    shown = MainWindow(settings, tmp_path / "autosave.json")
    shown.resize(1280, 800)
    with qtbot.waitSignals([shown.parts.loader.ready, shown.parts.plot_page.loaded], timeout=LONG):
        shown.show()
    yield shown
    shown.appearance.set_scheme(Scheme.LIGHT)
    shown.close()
    shown.deleteLater()
