"""Warming up uses every kernel once and remembers that it did."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_desktop import jit
from sudoku_desktop.services import warm_up as module
from sudoku_desktop.services.warm_up import is_compiled, warm_up


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test's own; the kernels themselves stay where they are."""
    folder = tmp_path / "kernels"
    folder.mkdir()
    for each in (module, jit):
        monkeypatch.setattr(each, "cache_root", lambda: folder)
    return folder


def test_that_a_warm_up_names_its_steps_and_is_remembered(cache: Path) -> None:
    assert not is_compiled()
    steps = list(warm_up())
    assert [name for name, _ in steps] == ["the exact solver", "the human ladder", "the evolution"]
    assert all(seconds > 0 for _, seconds in steps)
    assert is_compiled()


def test_that_a_warm_up_that_was_broken_off_is_not_remembered(cache: Path) -> None:
    next(warm_up())
    assert not is_compiled()


def test_that_a_cache_that_cannot_be_written_is_no_failure(cache: Path) -> None:
    cache.rmdir()
    assert len(list(warm_up())) == 3
    assert not is_compiled()


USE = """
from sudoku_desktop import exact, jit, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.rating import EvolutionSettings, rate_puzzle
from sudoku_desktop.services.solving import solve
from sudoku_desktop.services.warm_up import warm_up
from tests.evolution.bench import every_combination
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6, SEVERAL

list(warm_up())
compiled = [each.signatures for each in jit.KERNELS]
assert any(compiled)
for puzzle in (ESCARGOT, MK_FIG_1, MK_FIG_6):
    rating = rate_puzzle(puzzle, EvolutionSettings(runs=2, budget=Budget(generations=1)))
    assert rating.is_rated
    for deduction in logic.path(puzzle):
        assert str(deduction)
    logic.rate(puzzle, ceiling=1.2)
    logic.Position(puzzle).without([logic.Candidate(1, 5)])
mean_guesses(ESCARGOT)
for puzzle in (ESCARGOT, SEVERAL):
    exact.prove(puzzle)
    for preset in PRESETS:
        solve(preset, puzzle, 1, Budget(trials=5000))
for order in (2, 4, 5):
    exact.prove(Grid.blank(order).with_cell(0, 1))
    for preset in PRESETS:
        solve(preset, Grid.blank(order), 1, Budget(generations=1))
for encoding in CATALOGUE["encoding"]:
    for algorithm in every_combination(encoding(), 4)[::11]:
        solve(algorithm, ESCARGOT, 1, Budget(generations=1))
assert [each.signatures for each in jit.KERNELS] == compiled
"""


@pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled without the JIT")
def test_that_after_a_warm_up_nobody_waits_for_the_compiler() -> None:
    # In a process of its own: here other tests have compiled what the warm-up might forget.
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", USE], cwd=root, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
