"""Libraries that Qt lacks are found from the loader's message, and installed or named. No test installs any."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import system_packages
from system_packages import SetupError

LDD_WITHOUT_TWO = """\
/somewhere/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007fd52341a000)
\tlibEGL.so.1 => not found
\tlibfontconfig.so.1 => /lib/x86_64-linux-gnu/libfontconfig.so.1 (0x00007fd5233a8000)
/somewhere/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""


@dataclass
class Machine:
    """A machine that runs nothing: its programs, its user, and the commands that it was asked to run."""

    programs: set[str] = field(default_factory=lambda: {"apt-get", "ldd", "sudo"})
    user_id: int = 1000
    sudo_asks_password: bool = True
    apt_fails: bool = False
    asked: list[str] = field(default_factory=list)

    def run(self, command: Sequence[str]) -> tuple[int, str]:
        """Record the command; sudo and apt-get succeed or fail as configured."""
        self.asked.append(" ".join(command))
        if list(command) == ["sudo", "-n", "true"]:
            return int(self.sudo_asks_password), ""
        return (100, "E: Unable to locate package libegl1") if self.apt_fails else (0, "")

    def ran_apt(self, action: str) -> bool:
        """Return whether apt-get was run to `update` or `install`."""
        return any(re.search(rf"apt-get .*{action}", command) for command in self.asked)


@pytest.fixture
def machine(monkeypatch):
    """A user's machine with apt-get and a sudo that asks for the password."""
    machine = Machine()
    monkeypatch.setattr(system_packages, "run_quietly", machine.run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in machine.programs else None)
    monkeypatch.setattr(os, "geteuid", lambda: machine.user_id)
    monkeypatch.setattr(sys, "platform", "linux")
    return machine


@pytest.fixture
def pyside(tmp_path):
    """A PySide6 folder with the expected files."""
    for name in ("Qt/lib/libQt6Gui.so.6", "Qt/plugins/platforms/libqxcb.so", "Qt/plugins/platforms/libqoffscreen.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    return tmp_path


def answer_of_ldd(monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[list[str]]:
    """Let ldd give these answers, one for each call, and return the list of commands with which it is called."""
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 1, stdout=answers[min(len(calls), len(answers)) - 1])

    monkeypatch.setattr(subprocess, "run", run)
    return calls


def test_that_libraries_of_one_package_name_it_once():
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libGL.so.1"]
    assert system_packages.packages_for(libraries) == ["libgl1", "libglib2.0-0"]


def test_that_an_unknown_library_is_named_and_not_guessed():
    with pytest.raises(SetupError, match=r"Qt needs libnew\.so\.1, .* does not know"):
        system_packages.packages_for(["libGL.so.1", "libnew.so.1"])


def test_that_nothing_is_run_when_nothing_is_missing(machine, pyside, monkeypatch):
    answer_of_ldd(monkeypatch, "\tlibGL.so.1 => /lib/libGL.so.1 (0x1)\n")
    monkeypatch.setattr(system_packages, "fonts_missing", lambda: False)
    system_packages.ensure_qt_can_start(pyside, {"DISPLAY": ":0"})
    assert machine.asked == []


def test_that_root_gets_the_missing_packages_installed(machine, pyside, monkeypatch):
    machine.user_id = 0
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO, "")
    monkeypatch.setattr(system_packages, "fonts_missing", lambda: False)
    system_packages.ensure_qt_can_start(pyside, {"DISPLAY": ":0"})
    assert machine.ran_apt("update")
    assert machine.asked[-1].startswith("env DEBIAN_FRONTEND=noninteractive apt-get ")
    assert machine.asked[-1].endswith("install --yes --no-install-recommends libegl1 libxcb-cursor0")


def test_that_a_sudo_without_password_is_used(machine):
    machine.sudo_asks_password = False
    system_packages.install_packages(["libegl1"], "Qt", ["libEGL.so.1"])
    assert machine.asked[-1].startswith("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get ")


def test_that_a_sudo_with_password_gets_the_exact_command_and_runs_nothing(machine):
    with pytest.raises(SetupError) as refusal:
        system_packages.install_packages(["libegl1", "libgl1"], "Qt", ["libEGL.so.1", "libGL.so.1"])
    assert "Qt needs libEGL.so.1, libGL.so.1, which this machine does not have." in str(refusal.value)
    command = "sudo apt-get update && sudo apt-get install --no-install-recommends libegl1 libgl1"
    assert f"\n    {command}\n" in str(refusal.value)
    assert not machine.ran_apt("")


def test_that_a_machine_without_sudo_is_told_to_become_root(machine):
    machine.programs.remove("sudo")
    with pytest.raises(SetupError) as refusal:
        system_packages.install_packages(["libegl1"], "Qt", ["libEGL.so.1"])
    command = "su -c 'apt-get update && apt-get install --no-install-recommends libegl1'"
    assert f"\n    {command}\n" in str(refusal.value)


def test_that_another_linux_is_told_what_is_missing_without_a_debian_command(machine):
    machine.programs.remove("apt-get")
    with pytest.raises(SetupError, match=r"needs libEGL\.so\.1, .* your system's package manager") as refusal:
        system_packages.install_packages(["libegl1"], "Qt", ["libEGL.so.1"])
    assert "apt-get" not in str(refusal.value)


def test_that_a_failing_apt_is_quoted_with_the_command_to_try(machine):
    machine.user_id, machine.apt_fails = 0, True
    with pytest.raises(SetupError) as refusal:
        system_packages.install_packages(["libegl1"], "Qt", ["libEGL.so.1"])
    assert "E: Unable to locate package libegl1" in str(refusal.value)
    assert "\n    apt-get update && apt-get install --no-install-recommends libegl1\n" in str(refusal.value)


def test_that_libraries_still_missing_after_the_installation_stop_the_set_up(machine, pyside, monkeypatch):
    machine.user_id = 0
    answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    with pytest.raises(SetupError, match=r"Qt still misses libEGL\.so\.1, libxcb-cursor\.so\.0"):
        system_packages.ensure_qt_can_start(pyside, {"DISPLAY": ":0"})


def test_that_a_machine_without_fonts_gets_some(machine, pyside, monkeypatch):
    machine.user_id = 0
    answer_of_ldd(monkeypatch, "")
    monkeypatch.setattr(system_packages, "fonts_missing", lambda: True)
    system_packages.ensure_qt_can_start(pyside, {})
    assert machine.asked[-1].endswith("install --yes --no-install-recommends fonts-dejavu-core")


def test_that_macos_is_asked_nothing(machine, pyside, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    calls = answer_of_ldd(monkeypatch, LDD_WITHOUT_TWO)
    system_packages.ensure_qt_can_start(pyside, {})
    assert (calls, machine.asked) == ([], [])


def test_that_fonts_are_counted_by_fontconfig_itself(tmp_path):
    """Let fontconfig look into an empty folder, in which it finds no fonts."""
    if not sys.platform.startswith("linux"):
        pytest.skip("Qt finds its fonts without fontconfig on this system")
    settings = tmp_path / "fonts.conf"
    settings.write_text(f"<fontconfig><dir>{tmp_path}</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
    tools = Path(system_packages.__file__).parent
    ask = [sys.executable, "-c", "import system_packages; print(system_packages.fonts_missing())"]
    answers = [
        subprocess.run(ask, cwd=tools, env={**os.environ, **extra}, stdout=subprocess.PIPE, text=True).stdout.strip()
        for extra in ({"FONTCONFIG_FILE": str(settings)}, {})
    ]
    assert answers == ["True", "False"]
