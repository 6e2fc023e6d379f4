"""Lazily imported modules do not slow the start."""

import sys
from pathlib import Path

from sudoku_desktop.lazy import preload_libraries
from sudoku_desktop.reading.picture import LIBRARIES


def files_read(packages, monkeypatch):
    opened, open_file = [], Path.open

    def watched(path, *how, **named):
        opened.append(path)
        return open_file(path, *how, **named)

    monkeypatch.setattr(Path, "open", watched)
    preload_libraries(packages)
    return opened


def test_that_libraries_are_read_with_those_that_come_beside_them(tmp_path, monkeypatch):
    names = ("seen/__init__.py", "seen/part/a.abi3.so", "seen_raw/b.dll", "py_seen.libs/c.so.62.3", "other/d.so")
    for name in (*names, "alone.cpython-311.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x" * 3_000_000)
    monkeypatch.setattr("sudoku_desktop.lazy.find_spec", lambda module: Found(module, tmp_path))
    opened = files_read({"seen": "py-seen", "alone": "py-alone"}, monkeypatch)
    assert sorted(each.name for each in opened) == ["a.abi3.so", "alone.cpython-311.so", "b.dll", "c.so.62.3"]


class Found:
    """Result of the import system for a package or a module."""

    def __init__(self, module: str, site: Path) -> None:
        is_package = (site / module).is_dir()
        self.submodule_search_locations = [str(site / module)] if is_package else None
        self.origin = str(site / module / "__init__.py") if is_package else str(site / f"{module}.cpython-311.so")


def test_that_what_is_imported_is_not_read_again(monkeypatch):
    for module in LIBRARIES:
        monkeypatch.setitem(sys.modules, module, sys)
    assert files_read(LIBRARIES, monkeypatch) == []
