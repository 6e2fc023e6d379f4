"""Libraries that Qt lacks are found from the loader's message, and named with the command that installs them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_desktop import __main__, cli, qt_libraries
from sudoku_desktop.ui import app
from tests.puzzles import MK_FIG_1

LDD_WITHOUT_TWO = """\
/somewhere/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007fd52341a000)
\tlibEGL.so.1 => not found
\tlibfontconfig.so.1 => /lib/x86_64-linux-gnu/libfontconfig.so.1 (0x00007fd5233a8000)
/somewhere/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""
TWO = "Qt, which draws the window, needs libEGL.so.1, libxcb-cursor.so.0, which this machine does not have. "
COMMAND = "apt-get update && apt-get install --no-install-recommends libegl1 libxcb-cursor0"


@pytest.fixture
def pyside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PySide6 folder on Linux with the expected files, none of which is a library."""
    for name in ("Qt/lib/libQt6Gui.so.6", "Qt/plugins/platforms/libqxcb.so", "Qt/plugins/platforms/libqoffscreen.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(qt_libraries, "_pyside", lambda: tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "sudo" else f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def answer_of_ldd(monkeypatch: pytest.MonkeyPatch, answer: str) -> list[list[str]]:
    """Let ldd give this answer, and return the list of commands with which it is called."""
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 1, stdout=answer)

    monkeypatch.setattr(subprocess, "run", run)
    return calls


@pytest.mark.parametrize(
    ("environment", "platforms"),
    [
        ({}, ["offscreen"]),
        ({"DISPLAY": ":0"}, ["offscreen", "xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["offscreen", "xcb", "wayland"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb:x=1"}, ["offscreen", "xcb", "wayland"]),
        ({"DISPLAY": ""}, ["offscreen"]),
    ],
)
def test_that_only_the_platforms_of_this_session_are_looked_at(
    environment: dict[str, str], platforms: list[str]
) -> None:
    assert qt_libraries.requested_platforms(environment) == platforms


def test_that_missing_libraries_are_those_the_loader_does_not_find(
    pyside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    assert qt_libraries.missing_libraries(pyside, ["offscreen", "xcb"]) == ["libEGL.so.1", "libxcb-cursor.so.0"]
    assert {Path(name).name for name in calls[0][1:]} == {"libQt6Gui.so.6", "libqxcb.so", "libqoffscreen.so"}


def test_that_a_session_without_x_does_not_ask_about_the_x11_plugin(
    pyside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = answer_of_ldd(monkeypatch, "")
    qt_libraries.missing_libraries(pyside, ["offscreen"])
    assert "libqxcb.so" not in {Path(name).name for name in calls[0][1:]}


def test_that_the_table_names_every_library_that_this_pyside_asks_for() -> None:
    """Ask the loader about the real files; libraries of every Debian system are not in the table."""
    if not sys.platform.startswith("linux"):
        pytest.skip("Qt finds its libraries otherwise on this system")
    import PySide6

    qt = Path(PySide6.__file__).parent / "Qt"
    files = [qt / "lib" / f"libQt6{module}.so.6" for module in qt_libraries.QT_MODULES]
    files += [qt / "plugins" / name for names in qt_libraries.PLATFORM_FILES.values() for name in names]
    # The runtime of C and C++, and what dpkg itself needs.
    everywhere = {"libc.so.6", "libm.so.6", "libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libzstd.so.1"}
    everywhere |= {"libpthread.so.0", "libdl.so.2", "librt.so.1"}
    asked = set().union(*(needed_by(file) for file in files))
    own = {path.name for path in (qt / "lib").iterdir()}
    assert "libxcb-cursor.so.0" in asked
    loader = {name for name in asked if name.startswith("ld-linux")}
    assert asked - own - everywhere - loader <= qt_libraries.PACKAGE_OF_LIBRARY.keys()


def needed_by(file: Path) -> set[str]:
    """Return the libraries that a 64-bit little-endian ELF file needs: the DT_NEEDED names of its dynamic section."""
    import struct

    data = file.read_bytes()
    (section_headers,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, section_headers + i * size) for i in range(count)]
    dynamic_type, needed_tag = 6, 1
    names = set()
    for section in (each for each in sections if each[1] == dynamic_type):
        offset, length, strings = section[4], section[5], sections[section[6]]
        for entry in range(offset, offset + length, 16):
            tag, value = struct.unpack_from("<QQ", data, entry)
            if tag == needed_tag:
                start = strings[4] + value
                names.add(data[start : data.index(b"\0", start)].decode())
    return names


# What is told


def test_that_all_missing_libraries_are_named_with_the_command_that_installs_them(
    pyside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    told = qt_libraries.no_window_message({"DISPLAY": ":0"})
    assert told == f"{TWO}This installs it:\n\n    {COMMAND}\n"


def test_that_where_there_is_no_apt_the_libraries_are_named_without_a_command(
    pyside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/ldd" if name == "ldd" else None)
    told = qt_libraries.no_window_message({"DISPLAY": ":0"})
    packages = "(Debian's names are libegl1 libxcb-cursor0)"
    assert told == f"{TWO}Install it with your system's package manager {packages}."


def test_that_a_platform_that_loads_is_enough(pyside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    monkeypatch.setattr(qt_libraries, "_loads", lambda file: file.name == "libqxcb.so")
    assert qt_libraries.no_window_message({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) is None
    assert calls == []  # asking takes long: it is done only where something is in the way


def test_that_other_systems_are_asked_nothing(pyside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert qt_libraries.no_window_message({"DISPLAY": ":0"}) is None
    assert calls == []


def test_that_the_window_says_what_is_missing_instead_of_aborting(
    pyside: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert app.main([]) == 1
    assert capsys.readouterr().err == f"sudoku-desktop: {TWO}This installs it:\n\n    {COMMAND}\n\n"


def test_that_the_window_says_what_is_missing_where_not_even_qt_can_be_imported(
    pyside: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    monkeypatch.setitem(sys.modules, "sudoku_desktop.ui.app", None)
    assert __main__.main() == 1
    assert capsys.readouterr().err.startswith(f"sudoku-desktop: {TWO}")


def test_that_printing_says_what_is_missing(
    pyside: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    assert cli.main(["print", MK_FIG_1.to_text(), "-o", str(tmp_path / "page.pdf")]) == 2
    assert capsys.readouterr().err == f"sudoku-cli: {TWO}This installs it: {COMMAND}\n"
    monkeypatch.setitem(sys.modules, "sudoku_desktop.printing.application", None)
    assert cli.main(["print", MK_FIG_1.to_text(), "-o", str(tmp_path / "page.pdf")]) == 2
    assert capsys.readouterr().err == f"sudoku-cli: {TWO}This installs it: {COMMAND}\n"
