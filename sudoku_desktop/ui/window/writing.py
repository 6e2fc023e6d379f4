"""Every file is written whole or not at all: a full disk leaves what was there before."""

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile


def write_text(path: Path, text: str) -> None:
    """Replace a file's content with UTF-8 text; raises OSError, and then the old content still stands."""
    file = QSaveFile(str(path))
    data = text.encode()
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise OSError(file.errorString())
