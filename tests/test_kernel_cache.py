"""Folder of compiled kernels: its place, its owner, and when kernels are compiled again."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sudoku_desktop import kernel_cache
from sudoku_desktop.kernel_cache import Refusal, refusal_of

IS_POSIX = os.name == "posix"
MACHINE = "a processor"


def source(*names: str) -> Path:
    return kernel_cache.PACKAGE.joinpath(*names)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Cache folder of this test."""
    monkeypatch.setattr(kernel_cache, "cache_root", lambda: tmp_path)
    return tmp_path


# Sources


def test_that_a_kernels_cache_depends_on_all_it_imports_and_on_nothing_else() -> None:
    sources = kernel_cache.sources_of(source("evolution", "kernels", "generations.py"))
    assert source("evolution", "kernels", "random.py") in sources
    assert source("jit.py") in sources
    assert source("exact", "kernels", "bands.py") not in sources


def test_that_new_file_formats_compile_no_kernel_again() -> None:
    used = {path for source in kernel_cache.kernel_sources() for path in kernel_cache.sources_of(source)}
    assert not [path for path in used if "formats" in path.parts]


def test_that_imports_of_every_form_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "sudoku_desktop"
    (package / "inner").mkdir(parents=True)
    for name in ("a", "b", "c", "d", "inner/__init__", "inner/e"):
        (package / f"{name}.py").write_text("")
    (package / "a.py").write_text(
        "import sudoku_desktop.b\nfrom sudoku_desktop.c import (\n    d,\n)\nfrom sudoku_desktop.inner import e\n"
    )
    monkeypatch.setattr(kernel_cache, "PACKAGE", package)
    names = {path.relative_to(package).as_posix() for path in kernel_cache.sources_of(package / "a.py")}
    assert names == {"a.py", "b.py", "c.py", "inner/__init__.py", "inner/e.py"}


def test_that_caches_nothing_has_used_for_a_month_are_deleted(root: Path) -> None:
    long_ago = time.time() - 40 * 24 * 3600
    current = kernel_cache.folder_name(source("exact", "kernels", "bands.py"))
    for name in (current, "bands-of-last-year", "bands-of-yesterday"):
        (root / name).mkdir()
        if name != "bands-of-yesterday":
            os.utime(root / name, (long_ago, long_ago))
    kernel_cache.delete_old_caches()
    assert {path.name for path in root.iterdir()} == {current, "bands-of-yesterday"}
    assert (root / current).stat().st_mtime > long_ago


# Entries and records


def damage_by_truncating(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def damage_by_emptying(path: Path) -> None:
    path.write_bytes(b"")


def damage_one_bit(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


DAMAGES = (damage_by_truncating, damage_by_emptying, damage_one_bit)


@pytest.mark.parametrize("damage", DAMAGES)
def test_that_a_damaged_entry_is_deleted_instead_of_read(root: Path, damage) -> None:
    path = root / "folder" / "one.kernel"
    kernel_cache.write_entry(path, b"machine code")
    assert kernel_cache.read_entry(path) == b"machine code"
    damage(path)
    assert kernel_cache.read_entry(path) is None
    assert not path.exists()


@pytest.mark.parametrize("damage", [*DAMAGES, Path.unlink])
@pytest.mark.parametrize("damaged", ["one.kernel", "record"])
def test_that_a_part_is_complete_as_long_as_its_record_and_all_entries_are_whole(
    root: Path, damage, damaged: str
) -> None:
    entries = [root / "folder" / name for name in ("one.kernel", "other.kernel")]
    for entry in entries:
        kernel_cache.write_entry(entry, b"machine code")
    assert not kernel_cache.is_complete("exact", MACHINE)
    kernel_cache.write_record("exact", MACHINE, entries)
    assert kernel_cache.is_complete("exact", MACHINE)
    assert not kernel_cache.is_complete("ladder", MACHINE)
    assert not kernel_cache.is_complete("exact", "another processor")
    (record,) = (path for path in root.iterdir() if path.is_file())
    damage(record if damaged == "record" else entries[0])
    assert not kernel_cache.is_complete("exact", MACHINE)


def test_that_an_entry_that_cannot_be_written_leaves_nothing_behind(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no space left"):
        kernel_cache.write_entry(root / "one.kernel", b"machine code")
    assert list(root.iterdir()) == []


# The folder: what lies in it is run as code.


def test_that_a_folder_of_ones_own_is_made_for_oneself_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "compiled"
    assert refusal_of(folder) is None
    if IS_POSIX:
        assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(not IS_POSIX, reason="Windows has no such modes")
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o702])
def test_that_a_folder_others_can_write_to_is_refused(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    assert refusal_of(tmp_path) is Refusal.OTHERS_CAN_WRITE


@pytest.mark.skipif(not IS_POSIX, reason="Windows has no such owners")
def test_that_a_folder_of_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.geteuid() == 0:
        os.chown(tmp_path, 12345, -1)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert refusal_of(tmp_path) is Refusal.OWNED_BY_SOMEBODY_ELSE


def test_that_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal_of(tmp_path / "file" / "compiled") is Refusal.CANNOT_BE_WRITTEN


ASK = """
import os
from sudoku_desktop import kernel_cache
print(kernel_cache.cache_root())
print(os.environ["SUDOKU_DESKTOP_CACHE"])
assert kernel_cache.refusal_of(kernel_cache.cache_root()) is None
assert kernel_cache.refusal()
"""


def test_that_a_refused_folder_is_replaced_by_a_private_one_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    environment = {**os.environ, "SUDOKU_DESKTOP_CACHE": str(tmp_path / "file"), "TMPDIR": str(tmp_path)}
    root = kernel_cache.PACKAGE.parent
    asked = subprocess.run([sys.executable, "-c", ASK], cwd=root, env=environment, stdout=subprocess.PIPE, text=True)
    assert asked.returncode == 0
    chosen, place = map(Path, asked.stdout.split())
    assert chosen.is_relative_to(tmp_path)
    assert chosen.parent == place  # so that processes it starts compile for it
    assert {path.name for path in tmp_path.iterdir()} == {"file"}
