"""A progress bar on a terminal, and silence elsewhere."""

import sys

import pytest

from sudoku_desktop.cli.progress import RatingProgress, RunProgress
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import TEAM_209
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.services.rating import rate_puzzle
from sudoku_desktop.trials.execution import solve
from tests.cli.calling import Terminal
from tests.puzzles import ESCARGOT, MK_FIG_1


def solve_with_progress(budget: Budget) -> None:
    with RunProgress(budget, PAPER.fitness, ESCARGOT.geometry) as progress:
        solve(PAPER, ESCARGOT, 9, budget, progress.show)


def test_that_nothing_is_written_where_there_is_no_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    solve_with_progress(Budget(generations=200))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("budget", [Budget(generations=200), Budget(trials=4021), Budget(generations=0)])
def test_that_a_terminal_sees_how_far_the_run_is(monkeypatch: pytest.MonkeyPatch, budget: Budget) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with RunProgress(budget, PAPER.fitness, ESCARGOT.geometry) as progress:
        solve(PAPER, ESCARGOT, 9, budget, progress.show)
        assert progress.n == (0 if budget.generations == 0 else 200)
        progress.refresh()
    written = terminal.getvalue()
    assert "generations" in written
    assert "best fitness" in written
    assert "(0 is solved)" in written


def test_that_a_terminal_sees_fitness_on_the_papers_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    budget = Budget(generations=1)
    with RunProgress(budget, TEAM_209.fitness, ESCARGOT.geometry) as progress:
        result = solve(TEAM_209, ESCARGOT, 9, budget, progress.show)
        progress.refresh()
    assert f"best fitness {1 - result.best_cost:g} (1 is solved)" in terminal.getvalue()


def test_that_the_bar_is_wiped_off_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    solve_with_progress(Budget(generations=200))
    *_, last_line, end = terminal.getvalue().split("\r")
    assert (last_line.strip(), end) == ("", "")


def test_that_a_rating_shows_how_many_of_its_runs_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    settings = EvolutionSettings(TEAM_209, runs=3, budget=Budget(generations=1))
    with RatingProgress(3, 7) as progress:
        rate_puzzle(MK_FIG_1, settings, watch=lambda rating: progress.show(2, rating))
        assert progress.n == 6
        progress.refresh()
    assert "puzzle 2 of 7:  29%" in terminal.getvalue()
    assert "6/21" in terminal.getvalue()
    *_, last_line, end = terminal.getvalue().split("\r")
    assert (last_line.strip(), end) == ("", "")


def test_that_a_rating_without_runs_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with RatingProgress(0, 1) as progress:
        rate_puzzle(MK_FIG_1, watch=lambda rating: progress.show(1, rating))
        progress.rated(1)
    assert terminal.getvalue() == ""
