"""Follow a recipe of CONTRIBUTING.md on a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATH = re.compile(r"`((?:sudoku_desktop|tests)/[\w/]+\.py)`")


def steps_of(recipe: str) -> list[tuple[str, str]]:
    """Return the files of a recipe in their order, and the code that goes into each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    *parts, _ = text.split(f"### {recipe}\n")[1].split("\n### ")[0].split("```")
    return [
        (PATH.findall(before.rstrip().rpartition("\n\n")[2])[0], textwrap.dedent(code.removeprefix("python\n")))
        for before, code in zip(parts[::2], parts[1::2], strict=True)
    ]


def copy_of(folder: Path, *names: str) -> None:
    """Copy files and folders of the project to the same places of another folder."""
    for name in names:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)


def edit(file: Path, *replacements: tuple[str, str]) -> None:
    """Replace texts that each occur once in a file."""
    text = file.read_text(encoding="utf-8")
    for old, new in replacements:
        assert text.count(old) == 1, f"{file.name} has {old!r} {text.count(old)} times"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def append(file: Path, code: str) -> None:
    """Append a definition to a file."""
    file.write_text(f"{file.read_text(encoding='utf-8')}\n\n{code}", encoding="utf-8")


def run(script: str, folder: Path, **variables: str) -> None:
    """Run a script with the copy of the program; it must end without an error."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "QT_QPA_PLATFORM": "offscreen", **variables}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
