"""System packages that Qt needs, and their installation on Debian and Ubuntu.

What Qt asks for is known to the program itself (`sudoku_desktop/qt_libraries.py`), which tells it where there is no
set-up. Runs under any Python 3.8 without further packages, because it runs first.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Mapping, Sequence  # noqa: UP035 - collections.abc cannot be subscripted in Python 3.8

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sudoku_desktop.qt_libraries import (
    PACKAGE_OF_LIBRARY,
    QT,
    install_command,
    missing_libraries,
    requested_platforms,
)

FONT_PACKAGE = "fonts-dejavu-core"


class SetupError(Exception):
    """The set-up cannot continue; the message is written for the user."""


def fonts_missing() -> bool:
    """Return whether fontconfig knows no fonts at all, in which case digits would be empty boxes."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False  # a missing library is reported separately
    fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(ctypes.c_int)  # the struct FcFontSet begins with the count
    fontconfig.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
    system_fonts = 0
    found = fontconfig.FcInit() and fontconfig.FcConfigGetFonts(None, system_fonts)
    return not found or found[0] == 0


def packages_for(libraries: Sequence[str]) -> list[str]:
    """Return the Debian packages that contain these libraries; raise SetupError for an unknown library."""
    unknown = [library for library in libraries if library not in PACKAGE_OF_LIBRARY]
    if unknown:
        raise SetupError(
            f"Qt needs {', '.join(unknown)}, which is missing here and which this set-up does not know; "
            "please install it and run the same command again."
        )
    return sorted({PACKAGE_OF_LIBRARY[library] for library in libraries})


def ensure_qt_can_start(pyside: Path, environment: Mapping[str, str]) -> None:
    """Install what Qt needs on Linux, or raise SetupError with the steps for the user."""
    if not sys.platform.startswith("linux"):
        return
    platforms = requested_platforms(environment)
    libraries = missing_libraries(pyside, platforms)
    if libraries:
        packages = packages_for(libraries)
        install_packages(packages, QT, libraries)
        still = missing_libraries(pyside, platforms)
        if still:
            raise SetupError(f"Qt still misses {', '.join(still)} after installing {' '.join(packages)}.")
    if fonts_missing():
        install_packages([FONT_PACKAGE], QT, ["a font"])


def install_packages(packages: Sequence[str], who: str, needs: Sequence[str]) -> None:
    """Install Debian packages if no password is needed; otherwise raise SetupError with the exact command."""
    reason = f"{who} needs {', '.join(needs)}, which this machine does not have."
    if shutil.which("apt-get") is None:
        raise SetupError(
            f"{reason} Install it with your system's package manager (Debian's names are {' '.join(packages)}), "
            "then run the same command again."
        )
    by_hand = f"Type this, then run the same command again:\n\n    {install_command(packages)}\n"
    prefix = silent_root_prefix()
    if prefix is None:
        raise SetupError(f"{reason} {by_hand}")
    print(f"* system packages, with apt-get: {' '.join(packages)}", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=120", "--quiet"]
    update_failed, update_said = run_quietly([*apt, "update"])
    # The existing package lists may suffice even if the update failed.
    failed, said = run_quietly([*apt, "install", "--yes", "--no-install-recommends", *packages])
    if failed:
        words = last_lines(update_said if update_failed else said)
        raise SetupError(f"{reason} apt-get could not install it:\n{words}\n{by_hand}")


def silent_root_prefix() -> list[str] | None:
    """Return the prefix that runs a command as root without a password, or None if that is impossible."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run_quietly(["sudo", "-n", "true"])[0] == 0:
        return ["sudo", "-n"]
    return None


def run_quietly(command: Sequence[str]) -> tuple[int, str]:
    """Return the exit status and the output of a command without input."""
    answer = subprocess.run(
        list(command),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return answer.returncode, answer.stdout


def last_lines(text: str, count: int = 5) -> str:
    """Return the last lines of a command's output, indented."""
    return "\n".join("    " + line for line in text.strip().splitlines()[-count:])
