"""Paths of the files that come with the program: icons, themes, translations and sample puzzles.

In a checkout they are in the folder `resources` beside the package; a wheel contains that folder inside the package.
"""

import json
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).resolve().parent
PUZZLE_FILE_SUFFIXES = frozenset({".txt", ".sdm", ".sdk", ".ss", ".opensudoku"})


def _folder() -> Path:
    inside_the_package = PACKAGE / "resources"
    return inside_the_package if inside_the_package.is_dir() else PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """Return the path of a resource, as in `resource("icons", "solve.svg")`.

    Raises FileNotFoundError with the missing path when the installation is incomplete.
    """
    path = _folder().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: this installation of Sudoku Desktop is not complete")
    return path


def sample_puzzles() -> list[Path]:
    """Return the paths of the sample puzzles, sorted by name; raise FileNotFoundError when there is none."""
    folder = resource("puzzles")
    files = sorted(path for path in folder.iterdir() if path.suffix.lower() in PUZZLE_FILE_SUFFIXES)
    if not files:
        raise FileNotFoundError(f"{folder} holds no puzzle: this installation of Sudoku Desktop is not complete")
    return files


def large_samples() -> list[Path]:
    """Return the paths of the sample files with a puzzle larger than 9×9, sorted by name."""
    return sorted(resource("puzzles", "large").glob("*.txt"))


class SampleRating(TypedDict):
    """Human rating of a sample puzzle; a lower bound when `reaches_solution` is false."""

    rating: float
    reaches_solution: bool


def sample_ratings() -> dict[str, SampleRating | None]:
    """Return the stored ratings of the samples by file name; None for a puzzle without a unique solution.

    The ratings are stored because computing them would take most of the window's start-up time and memory.
    """
    ratings: dict[str, SampleRating | None] = json.loads(
        resource("puzzles", "ratings.json").read_text(encoding="utf-8")
    )
    return ratings
