"""Compilation of kernels and the cache; a damaged cache is compiled again."""

import hashlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from numba.core.registry import cpu_target

from sudoku_desktop import jit, kernel_cache

pytestmark = pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled without the JIT")

TINY = """
from sudoku_desktop.jit import inlined, kernel

@inlined
def doubled(number):
    return 2 * number

@kernel
def increased(number):
    return number + 1

@kernel
def doubled_and_increased(number):
    return increased(doubled(number))
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of a package with one file of kernels, and a cache beside it."""
    jit._start_runtime(cpu_target.target_context)  # which is kept with the real package
    (tmp_path / "tiny.py").write_text(TINY)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # a change within a second would go unnoticed
    monkeypatch.setattr(kernel_cache, "PACKAGE", tmp_path)
    monkeypatch.setattr(jit, "cache_root", lambda: tmp_path / "cache")
    return tmp_path


def fresh(package: Path) -> ModuleType:
    """Return the module as a new process would import it, with nothing compiled or loaded."""
    specification = importlib.util.spec_from_file_location("tiny", package / "tiny.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def entries(package: Path) -> list[Path]:
    return sorted((package / "cache").glob("*/*.kernel"))


def was_loaded(kernel) -> bool:
    return sum(kernel.dispatcher.stats.cache_hits.values()) == 1


def test_that_a_kernel_is_kept_and_loaded_the_next_time(package: Path) -> None:
    kernel = fresh(package).doubled_and_increased
    assert kernel(20) == 41
    assert not was_loaded(kernel)
    kernel = fresh(package).doubled_and_increased
    assert kernel(20) == 41
    assert was_loaded(kernel)


def test_that_only_what_python_calls_gets_machine_code(package: Path) -> None:
    tiny = fresh(package)
    tiny.doubled_and_increased(20)
    assert [path.name.split("-")[0] for path in entries(package)] == ["doubled_and_increased"]
    assert (tiny.increased(1), tiny.doubled(21)) == (2, 42)
    assert [path.name.split("-")[0] for path in entries(package)] == ["doubled_and_increased", "increased"]


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def hold_nonsense(path: Path) -> None:
    content = b"no pickle"
    path.write_bytes(hashlib.sha256(content).digest() + content)


@pytest.mark.parametrize("damage", [truncate, hold_nonsense, Path.unlink])
def test_that_a_damaged_kernel_is_compiled_again_and_kept(package: Path, damage) -> None:
    fresh(package).doubled_and_increased(20)
    (entry,) = entries(package)
    damage(entry)
    kernel = fresh(package).doubled_and_increased
    assert kernel(20) == 41
    assert not was_loaded(kernel)
    kernel = fresh(package).doubled_and_increased
    assert kernel(20) == 41
    assert was_loaded(kernel)


def test_that_the_compiler_hears_only_of_what_is_called(package: Path) -> None:
    fresh(package).doubled_and_increased(20)
    tiny = fresh(package)
    assert tiny.doubled_and_increased(20) == 41
    made = [name for name in ("doubled", "increased") if {"dispatcher", "piece"} & vars(getattr(tiny, name)).keys()]
    assert made == []


def test_that_a_changed_source_is_compiled_again(package: Path) -> None:
    fresh(package).doubled_and_increased(20)
    kernel_cache.folder_name.cache_clear()
    (package / "tiny.py").write_text(TINY.replace("number + 1", "number + 2"))
    assert fresh(package).doubled_and_increased(20) == 42


def test_that_a_kernel_that_cannot_be_kept_is_used_all_the_same(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "cache").write_text("a file where the folder should be")
    monkeypatch.setattr(jit, "WRITE_ERRORS", [])
    assert fresh(package).doubled_and_increased(20) == 41
    assert len(jit.WRITE_ERRORS) == 1


def test_that_a_constant_takes_the_code_of_any_other_number(package: Path) -> None:
    (package / "tiny.py").write_text(
        TINY + "\n@kernel\ndef of_constants(number):\n    return increased(1) + increased(2) + increased(number)\n"
    )
    before = len(jit.KERNELS)
    assert fresh(package).of_constants(3) == 9
    assert all(len(each.signatures) <= 1 for each in jit.KERNELS[before:])
