"""Writes a sheet into files beside the interface."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal

from sudoku_desktop.printing.files import write_pdf, write_svg
from sudoku_desktop.printing.lettering import NoFontError
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.ui.speaking import full_sentence
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
        """Write this one."""

        def work(stop: Stop, tell: Tell) -> None:
            def progress(done: int, pages: int) -> None:
                tell("progress", (done, pages))

            write = write_pdf if kind is FileKind.PDF else write_svg
            try:
                paths = write(sheet, path, progress=progress, stop=stop)
            except (NotWrittenError, NoFontError) as error:
                tell("problem", error)
            else:
                if paths:
                    tell("written", paths)

        self._begin(work)

    def _hear(self, what: str, value: Any) -> None:
        if what == "progress":
            self.progressed.emit(*value)
        elif what == "written":
            self.written.emit(value)
        else:
            self.failed.emit(problem_in_words(value))


def problem_in_words(error: NotWrittenError | NoFontError) -> str:
    """One sentence."""
    if isinstance(error, NotWrittenError):
        return full_sentence(error.sentence)
    return QCoreApplication.translate("Printing", "There is no font to print with; install one, such as DejaVu Sans.")


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
