"""The user's data folder, kept apart from the database, which takes a while to import."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder of the archives and operators, which the window and the command line share."""
    return Path(platformdirs.user_data_dir("sudoku-desktop", appauthor=False))
