"""The user's data folder; separate from the database, whose library takes a while to load."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder of the archives and operators, which the window and the command line share."""
    return Path(platformdirs.user_data_dir("sudoku-desktop", appauthor=False))
