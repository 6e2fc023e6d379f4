"""Compiling uses every kernel once and is remembered, so that nobody waits for the compiler later."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_desktop import jit, kernel_cache
from sudoku_desktop.services import warm_up


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Cache folder of this test, into which "exact" writes one entry."""
    entry = tmp_path / "folder" / "one.kernel"

    def use() -> None:
        kernel_cache.write_entry(entry, b"machine code")
        jit.USED_ENTRIES.add(entry)

    monkeypatch.setattr(kernel_cache, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(warm_up, "ALL_USES", {"exact": use})
    return tmp_path


def test_that_a_part_is_compiled_when_all_its_kernels_were_used_once(cache: Path) -> None:
    assert not warm_up.is_compiled("exact")
    warm_up.compile_part("exact")
    assert warm_up.is_compiled("exact")


def test_that_a_part_whose_kernels_cannot_be_kept_is_a_failure(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "WRITE_ERRORS", [OSError("no space left on device")])
    monkeypatch.setattr(warm_up, "WRITE_ERRORS", jit.WRITE_ERRORS)
    with pytest.raises(OSError, match="no space left"):
        warm_up.compile_part("exact")
    assert not warm_up.is_compiled("exact")


USE = """
from sudoku_desktop import exact, jit, logic
from sudoku_desktop.board import Grid, Variant, geometry
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.generation.generating import generate
from sudoku_desktop.services.generation.criteria import PuzzleCriteria
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.hunting.hunt import advance
from sudoku_desktop.services.hunting.island import Island
from sudoku_desktop.services.hunting.objectives import DEFAULT_SETTINGS
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.services.rating import rate_puzzle
from sudoku_desktop.trials.execution import solve
from sudoku_desktop.services.warm_up import ALL_USES
from tests.evolution.bench import every_combination
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6, SEVERAL

for use in ALL_USES.values():
    use()
compiled = [each.signatures for each in jit.KERNELS]
assert any(compiled)
for puzzle in (ESCARGOT, MK_FIG_1, MK_FIG_6):
    rating = rate_puzzle(puzzle, EvolutionSettings(runs=2, budget=Budget(generations=1)))
    assert rating.is_rated
    for deduction in logic.path(puzzle):
        assert str(deduction)
    logic.rate(puzzle, ceiling=1.2)
    logic.Position(puzzle).without([logic.Candidate(1, 5)])
assert list(generate(PuzzleCriteria(), 1, seed=1))
mean_guesses(ESCARGOT)
advance("er", DEFAULT_SETTINGS, Island.new_state(1, 0), 100)
for puzzle in (ESCARGOT, SEVERAL):
    exact.prove(puzzle)
    for preset in PRESETS:
        solve(preset, puzzle, 1, Budget(trials=5000))
for order in (2, 4, 5):
    exact.prove(Grid.blank(geometry(order)).with_cell(0, 1))
    for preset in PRESETS:
        solve(preset, Grid.blank(geometry(order)), 1, Budget(generations=1))
for encoding in CATALOGUE["encoding"]:
    for algorithm in every_combination(encoding(), 4)[::11]:
        solve(algorithm, ESCARGOT, 1, Budget(generations=1))
for made in generate(PuzzleCriteria(variants=(Variant.X,)), 1, seed=1):
    assert rate_puzzle(made.puzzle).is_rated
assert [each.signatures for each in jit.KERNELS] == compiled
"""


@pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled without the JIT")
def test_that_after_a_warm_up_nobody_waits_for_the_compiler() -> None:
    # In a process of its own: here other tests have compiled what the warm-up might forget.
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", USE], cwd=root, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
