"""Find the system libraries that Qt needs and Linux lacks, and the command that installs them.

Vocabulary: a *library* is a shared object as the loader names it (`libGL.so.1`), a *package* is what apt installs
(`libgl1`), a *platform* is Qt's name for a window system (`offscreen`, `xcb` for X11, `wayland`).

The check asks the loader itself (`ldd`) about the files that Qt will load, not a list of installed packages.
tools/setup.py uses this module before anything is installed: it needs no package and runs under any Python 3.8.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Mapping, Sequence  # noqa: UP035 - collections.abc cannot be subscripted in Python 3.8

# Sources: `readelf -d` on the files of PySide6-Essentials 6.11.3 and `dpkg -S` on the libraries, without those that
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
QT = "Qt, which draws the window,"

# Qt modules that the program, its tests and pyqtgraph import.
QT_MODULES = ("Core", "Gui", "Widgets", "DBus", "OpenGL", "PrintSupport", "Svg", "Test")
PLATFORM_FILES = {
    "offscreen": ("platforms/libqoffscreen.so",),
    "xcb": ("platforms/libqxcb.so",),
    "wayland": ("platforms/libqwayland.so", "wayland-shell-integration/libxdg-shell.so"),
}


def no_window_message(variables: Mapping[str, str]) -> str | None:
    """Return an error message when Qt cannot open a window because libraries are missing, or None; Qt would abort."""
    return startup_problem([platform for platform in requested_platforms(variables) if platform != "offscreen"])


def startup_problem(platforms: Sequence[str]) -> str | None:
    """Return an error message when Qt cannot start on any of `platforms` because libraries are missing, or None."""
    if not sys.platform.startswith("linux"):
        return None
    plugins = [_pyside() / "Qt" / "plugins" / PLATFORM_FILES[platform][0] for platform in platforms]
    if not plugins or any(map(_loads, plugins)):
        return None
    return missing_libraries_message(platforms)


def missing_libraries_message(platforms: Sequence[str]) -> str | None:
    """Return a message with the missing libraries and how to install them, or None when none is missing."""
    libraries = missing_libraries(_pyside(), platforms)
    if not libraries:
        return None
    reason = f"{QT} needs {', '.join(libraries)}, which this machine does not have."
    packages = sorted({PACKAGE_OF_LIBRARY[library] for library in libraries if library in PACKAGE_OF_LIBRARY})
    if shutil.which("apt-get") is None or not packages:
        names = f" (Debian's names are {' '.join(packages)})" if packages else ""
        return f"{reason} Install it with your system's package manager{names}."
    return f"{reason} This installs it:\n\n    {install_command(packages)}\n"


def _pyside() -> Path:
    """Return the folder of PySide6 without importing it."""
    found = find_spec("PySide6")
    return Path(found.origin).parent if found and found.origin else Path("no-PySide6")


def _loads(file: Path) -> bool:
    """Return whether the dynamic loader can load a library with all its dependencies."""
    try:
        ctypes.CDLL(str(file))
    except OSError:
        return not file.exists()
    return True


def requested_platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the Qt platforms that this session uses; "offscreen" is always included for the tests."""
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
    """Return the libraries that Qt's files in the PySide6 folder `pyside` need and the loader cannot find, sorted."""
    files = [pyside / "Qt" / "lib" / f"libQt6{module}.so.6" for module in QT_MODULES]
    files += [pyside / "Qt" / "plugins" / name for platform in platforms for name in PLATFORM_FILES[platform]]
    present = [str(file) for file in files if file.exists()]
    if not present or shutil.which("ldd") is None:
        return []
    answer = subprocess.run(["ldd", *present], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    missing = {line.split()[0] for line in answer.stdout.splitlines() if line.rstrip().endswith("=> not found")}
    return sorted(missing)


def install_command(packages: Sequence[str]) -> str:
    """Return the shell command that installs Debian packages, with sudo or su where necessary."""
    sudo = "sudo " if os.geteuid() != 0 and shutil.which("sudo") else ""
    command = f"{sudo}apt-get update && {sudo}apt-get install --no-install-recommends {' '.join(packages)}"
    return command if sudo or os.geteuid() == 0 else f"su -c '{command}'"
