"""What Qt needs from the operating system, and how Debian and Ubuntu supply it.

Vocabulary: a *library* is a shared object as the loader names it (`libGL.so.1`), a *package* is what apt installs
(`libgl1`), a *platform* is Qt's word for a way to put windows somewhere (`offscreen`, `xcb` for X11, `wayland`).

Whether a library is missing is asked of the loader itself (`ldd`), on the very files Qt will load; nothing is
guessed from lists of installed packages. Runs under any Python 3.8 without further packages, because it runs first.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Mapping, Sequence  # noqa: UP035 - collections.abc cannot be subscripted in Python 3.8

# From `readelf -d` on the files of PySide6-Essentials 6.11.3, and `dpkg -S` on the libraries, without those that
# every Debian has (C and C++ runtime, zlib1g, libzstd1).
PACKAGE_OF_LIBRARY = {
    # Qt's core and widgets
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    # windows on X11
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    # windows on Wayland
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
FONT_PACKAGE = "fonts-dejavu-core"
QT = "Qt, which draws the window,"

# The modules the program and its tests import, and pyqtgraph with them.
QT_MODULES = ("Core", "Gui", "Widgets", "DBus", "OpenGL", "PrintSupport", "Svg", "Test")
PLATFORM_FILES = {
    "offscreen": ("platforms/libqoffscreen.so",),
    "xcb": ("platforms/libqxcb.so",),
    "wayland": ("platforms/libqwayland.so", "wayland-shell-integration/libxdg-shell.so"),
}


class SetupError(Exception):
    """The set-up cannot go on; the message is the sentence for the person at the keyboard."""


def platforms_wanted(environment: Mapping[str, str]) -> list[str]:
    """The Qt platforms this session will use; offscreen is always among them, since the tests run there."""
    named = environment.get("QT_QPA_PLATFORM")
    if named:
        wanted = {each.split(":")[0] for each in named.split(";")}
    else:
        wanted = {
            platform
            for platform, variable in (("xcb", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY"))
            if environment.get(variable)
        }
    return [platform for platform in PLATFORM_FILES if platform in wanted | {"offscreen"}]


def missing_libraries(pyside: Path, platforms: Sequence[str]) -> list[str]:
    """The libraries that Qt's files under `pyside` (the PySide6 folder) ask for and the loader does not find."""
    files = [pyside / "Qt" / "lib" / f"libQt6{module}.so.6" for module in QT_MODULES]
    files += [pyside / "Qt" / "plugins" / name for platform in platforms for name in PLATFORM_FILES[platform]]
    present = [str(file) for file in files if file.exists()]
    if not present or shutil.which("ldd") is None:
        return []
    answer = subprocess.run(["ldd", *present], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    missing = {line.split()[0] for line in answer.stdout.splitlines() if line.rstrip().endswith("=> not found")}
    return sorted(missing)


def fonts_missing() -> bool:
    """Whether fontconfig, the library Qt finds fonts with, knows no font at all; digits would be empty boxes."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False  # a missing library is reported as one
    fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(ctypes.c_int)  # FcFontSet begins with the count
    fontconfig.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
    system_fonts = 0
    found = fontconfig.FcInit() and fontconfig.FcConfigGetFonts(None, system_fonts)
    return not found or found[0] == 0


def packages_for(libraries: Sequence[str]) -> list[str]:
    """The Debian packages that hold these libraries; raises SetupError for one that is not in the table."""
    unknown = [library for library in libraries if library not in PACKAGE_OF_LIBRARY]
    if unknown:
        raise SetupError(
            f"Qt needs {', '.join(unknown)}, which is missing here and which this set-up does not know; "
            "please install it and run the same command again."
        )
    return sorted({PACKAGE_OF_LIBRARY[library] for library in libraries})


def ensure_qt_can_start(pyside: Path, environment: Mapping[str, str]) -> None:
    """Install what Qt misses on Linux, or raise SetupError with what the person must do."""
    if not sys.platform.startswith("linux"):
        return
    platforms = platforms_wanted(environment)
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
    """Install Debian packages if that asks no password; otherwise raise SetupError with the exact command."""
    reason = f"{who} needs {', '.join(needs)}, which this machine does not have."
    if shutil.which("apt-get") is None:
        raise SetupError(
            f"{reason} Install it with your system's package manager (Debian's names are {' '.join(packages)}), "
            "then run the same command again."
        )
    by_hand = f"Type this, then run the same command again:\n\n    {command_to_type(packages)}\n"
    prefix = silent_root_prefix()
    if prefix is None:
        raise SetupError(f"{reason} {by_hand}")
    print(f"* system packages, with apt-get: {' '.join(packages)}", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=120", "--quiet"]
    update_failed, update_said = run_quietly([*apt, "update"])
    # Even when the update failed, the package lists at hand may do.
    failed, said = run_quietly([*apt, "install", "--yes", "--no-install-recommends", *packages])
    if failed:
        words = last_lines(update_said if update_failed else said)
        raise SetupError(f"{reason} apt-get could not install it:\n{words}\n{by_hand}")


def silent_root_prefix() -> list[str] | None:
    """What to put before a command to run it as root without a password, or None when that cannot be."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run_quietly(["sudo", "-n", "true"])[0] == 0:
        return ["sudo", "-n"]
    return None


def command_to_type(packages: Sequence[str]) -> str:
    """The command a person types to install Debian packages, with sudo where there is one."""
    sudo = "sudo " if os.geteuid() != 0 and shutil.which("sudo") else ""
    command = f"{sudo}apt-get update && {sudo}apt-get install --no-install-recommends {' '.join(packages)}"
    return command if sudo or os.geteuid() == 0 else f"su -c '{command}'"


def run_quietly(command: Sequence[str]) -> tuple[int, str]:
    """The exit status of a command and everything it said, with nothing to read from the keyboard."""
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
    """The end of what a command said, indented."""
    return "\n".join("    " + line for line in text.strip().splitlines()[-count:])
