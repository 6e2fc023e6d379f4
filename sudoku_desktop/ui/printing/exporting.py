"""Writes a sheet into files beside the interface."""

from enum import Enum
from pathlib import Path

from PySide6.QtCore import Signal

from sudoku_desktop.printing.files import write_pdf, write_svg
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.worker import Tell, Worker


class FileKind(Enum):
    """What a print can be exported as; the value is the file's ending."""

    PDF = ".pdf"
    SVG = ".svg"


class Exporter(Worker):
    """Writes one print at a time; a stopped or failed one leaves the files as they were."""

    progressed = Signal(int, int)
    """So many pages are done, of so many."""
    written = Signal(object)
    """The paths of the files."""

    def export(self, sheet: Sheet, path: Path, kind: FileKind) -> None:
        def work(stop: Stop, tell: Tell) -> None:
            write = write_pdf if kind is FileKind.PDF else write_svg
            paths = write(sheet, path, progress=lambda done, pages: tell(self.progressed, done, pages), stop=stop)
            if paths:
                tell(self.written, paths)

        self.begin(work)


def drawings_in_the_way(path: Path) -> list[Path]:
    """Files there are already that a print's numbered drawings might replace."""
    return sorted(
        each for each in path.parent.glob(f"{_escaped(path.stem)}-*{path.suffix}") if _is_numbered(each, path)
    )


def _escaped(stem: str) -> str:
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in stem)


def _is_numbered(found: Path, path: Path) -> bool:
    rest = found.stem.removeprefix(path.stem).removeprefix("-solutions").lstrip("-")
    return rest.isdecimal()
