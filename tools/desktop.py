"""Register the program of this checkout with the desktop, for the current user.

`make install-desktop` and `make uninstall-desktop` do that.

    python3 tools/desktop.py install      a launcher, icons, the document's type, and what software centres show
    python3 tools/desktop.py uninstall    all of that away again

Everything goes below `$XDG_DATA_HOME`, which is `~/.local/share` unless that is set. The launcher starts the program in
the checkout's own virtual environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "io.github.sudoku_desktop.SudokuDesktop"
DESKTOP = Path("applications", f"{NAME}.desktop")
FILES = {
    "icons/sudoku-desktop.svg": Path("icons/hicolor/scalable/apps/sudoku-desktop.svg"),
    "icons/sudoku-desktop-symbolic.svg": Path("icons/hicolor/symbolic/apps/sudoku-desktop-symbolic.svg"),
    f"{NAME}.mime.xml": Path("mime/packages", f"{NAME}.xml"),
    f"{NAME}.metainfo.xml": Path("metainfo", f"{NAME}.metainfo.xml"),
    f"{NAME}.desktop": DESKTOP,
}
"""Target path of each installed file, by its path in resources."""
NOTICES = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "--force", "--ignore-theme-index", "icons/hicolor"),
)
"""Commands that update caches of a folder; a missing command means that no program needs the cache."""
ICON_LIST = Path("icons", "hicolor", "icon-theme.cache")


def data_folder() -> Path:
    """Return the user's data folder; by the specification a relative path is ignored."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def quoted(path: Path) -> str:
    """Quote an argument for `Exec` in a desktop file, where the rules of values apply after those of quoted strings."""
    text = str(path).replace("\\", "\\\\")
    for letter in '"`$':
        text = text.replace(letter, f"\\{letter}")
    return '"' + text.replace("\\", "\\\\").replace("%", "%%") + '"'


def launcher(text: str, program: Path) -> str:
    """Return the desktop file with this checkout's program instead of the one on the PATH."""
    return text.replace("Exec=sudoku-desktop ", f"Exec={quoted(program)} ")


def install(data: Path) -> None:
    """Install all files of the desktop entry."""
    for source, place in FILES.items():
        target = data / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if place == DESKTOP:
            text = (ROOT / "resources" / source).read_text(encoding="utf-8")
            target.write_text(launcher(text, ROOT / ".venv" / "bin" / "sudoku-desktop"), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / "resources" / source, target)


def uninstall(data: Path) -> None:
    """Remove all installed files, but keep the folders, whose caches are updated even when they are empty."""
    for place in FILES.values():
        (data / place).unlink(missing_ok=True)


def update(data: Path) -> None:
    """Update the caches of the desktop."""
    for program, *options in NOTICES:
        folder = data / options.pop()
        if program == "gtk-update-icon-cache" and not (data / ICON_LIST).exists():
            continue  # without a cache icons are searched for, and a stale cache would hide new icons
        if folder.is_dir() and shutil.which(program):
            subprocess.run([program, *options, str(folder)], check=False, stderr=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    """Install or uninstall; return the exit status."""
    commands = {"install": install, "uninstall": uninstall}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    data = data_folder()
    try:
        commands[arguments[0]](data)
    except OSError as error:
        print(f"{data} could not be changed: {error}", file=sys.stderr)
        return 1
    update(data)
    said = "It is in the menu now, and opens .sudoku files" if arguments[0] == "install" else "It is gone from the menu"
    print(f"{said} ({data}).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
