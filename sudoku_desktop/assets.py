"""Where the files that come with the program lie: icons, themes, translations, sample puzzles.

In a checkout they are the folder `resources` beside the package; a wheel carries the same folder inside the package.
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
    """The path of a file or folder, as in `resource("icons", "solve.svg")`.

    Raises FileNotFoundError, with the path looked for, when the program is not completely installed.
    """
    path = _folder().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: this installation of Sudoku Desktop is not complete")
    return path


def sample_puzzles() -> list[Path]:
    """The puzzle files that come with the program, by name; raises FileNotFoundError when there is none."""
    folder = resource("puzzles")
    files = sorted(path for path in folder.iterdir() if path.suffix.lower() in PUZZLE_FILE_SUFFIXES)
    if not files:
        raise FileNotFoundError(f"{folder} holds no puzzle: this installation of Sudoku Desktop is not complete")
    return files


def large_samples() -> list[Path]:
    """Files with a puzzle larger than 9×9 each, ascending: what evolution is for."""
    return sorted(resource("puzzles", "large").glob("*.txt"))


class SampleRating(TypedDict):
    """The human rating of a sample: a lower bound where the ladder does not reach the solution."""

    rating: float
    reaches_solution: bool


def sample_ratings() -> dict[str, SampleRating | None]:
    """By the name of each sample's file; None where the puzzle is not unique.

    They are kept because working them out takes longer, and more memory, than all else that a window does at its start.
    """
    ratings: dict[str, SampleRating | None] = json.loads(
        resource("puzzles", "ratings.json").read_text(encoding="utf-8")
    )
    return ratings
