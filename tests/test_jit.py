"""Where compiled kernels lie, and when they are compiled again."""

import os
import time
from pathlib import Path

import pytest

from sudoku_desktop import jit


def source(*names: str) -> Path:
    return jit.PACKAGE.joinpath(*names)


def test_that_a_kernels_cache_depends_on_all_it_imports_and_on_nothing_else() -> None:
    sources = jit.sources_of(source("evolution", "kernels", "generations.py"))
    assert source("evolution", "kernels", "random.py") in sources
    assert source("jit.py") in sources
    assert source("exact", "kernels", "bands.py") not in sources


def test_that_imports_of_every_form_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "sudoku_desktop"
    (package / "inner").mkdir(parents=True)
    for name in ("a", "b", "c", "d", "inner/__init__", "inner/e"):
        (package / f"{name}.py").write_text("")
    (package / "a.py").write_text(
        "import sudoku_desktop.b\nfrom sudoku_desktop.c import (\n    d,\n)\nfrom sudoku_desktop.inner import e\n"
    )
    monkeypatch.setattr(jit, "PACKAGE", package)
    names = {path.relative_to(package).as_posix() for path in jit.sources_of(package / "a.py")}
    assert names == {"a.py", "b.py", "c.py", "inner/__init__.py", "inner/e.py"}


def test_that_caches_nothing_has_used_for_a_month_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "cache_root", lambda: tmp_path)
    long_ago = time.time() - 40 * 24 * 3600
    current = jit.cache_name(source("exact", "kernels", "bands.py"))
    for name in (current, "bands-of-last-year", "bands-of-yesterday"):
        (tmp_path / name).mkdir()
        if name != "bands-of-yesterday":
            os.utime(tmp_path / name, (long_ago, long_ago))
    jit.forget_old_caches()
    assert {path.name for path in tmp_path.iterdir()} == {current, "bands-of-yesterday"}
    assert (tmp_path / current).stat().st_mtime > long_ago
