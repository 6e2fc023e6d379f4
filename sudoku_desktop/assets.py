"""Where the files that come with the program lie: icons, themes, translations, sample puzzles.

In a checkout they are the folder `resources` beside the package; a wheel carries the same folder inside the package.
"""

from pathlib import Path

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
