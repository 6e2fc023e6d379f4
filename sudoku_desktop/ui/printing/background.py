"""Workers that prove and rate puzzles to be printed, compose sheets and books, and write files.

A thousand puzzles take a while, so results are kept from one sheet to the next.
"""

import glob
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtPrintSupport import QPrinter

from sudoku_desktop.board import Grid
from sudoku_desktop.printing.book import Book, BookOptions
from sudoku_desktop.printing.codes import code_side
from sudoku_desktop.printing.files import SOLUTIONS_SUFFIX, write_pdf, write_svg
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, SheetOptions, Solutions
from sudoku_desktop.services.assessment import Assessment, Unique, assess
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.printing.choices import AnyChoices, BookChoices, Choices, Pencil, options_of
from sudoku_desktop.ui.printing.material import UNKNOWN, Facts, Material
from sudoku_desktop.ui.printing.printer import print_sheet
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


@dataclass(frozen=True, eq=False)
class Knowledge:
    """Solutions and ratings of puzzles that are known at a moment."""

    materials: tuple[Material, ...]
    facts: tuple[Facts, ...]

    @cached_property
    def unproved(self) -> int:
        """Number of puzzles whose solutions have not been counted yet."""
        return sum(not facts.is_proved for facts in self.facts)

    @cached_property
    def unrated(self) -> int:
        """Number of puzzles that have not been rated yet."""
        return sum(facts.rating is None and not (facts.is_proved and facts.solution is None) for facts in self.facts)

    @cached_property
    def ambiguous(self) -> tuple[int, ...]:
        """Numbers, starting at 1, of the puzzles that do not have exactly one solution."""
        return tuple(number for number, facts in enumerate(self.facts, 1) if facts.is_proved and facts.solution is None)

    def missing(self, choices: AnyChoices) -> int:
        """Return the number of puzzles for which the choices need results that are not yet known."""
        if choices.wants_ratings:
            return self.unproved or self.unrated
        return self.unproved if choices.wants_solutions else 0


class Preparer(Worker):
    """Worker that proves and rates puzzles and stores all results; requires the compiled kernels to be loaded."""

    learned = Signal()
    """Emitted when there are new results."""
    _found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._facts: dict[Grid, Facts] = {}
        self._found.connect(self._keep)

    def facts_of(self, material: Material) -> Facts:
        return material.known if material.known.is_proved else self._facts.get(material.givens, UNKNOWN)

    def knowledge(self, materials: tuple[Material, ...]) -> Knowledge:
        return Knowledge(materials, tuple(map(self.facts_of, materials)))

    def prepare(self, materials: tuple[Material, ...], *, with_ratings: bool) -> None:
        """Compute missing results; pending requests are cancelled, their results kept."""
        known = {material.givens: self.facts_of(material) for material in materials}

        def work(stop: Stop, emit: Emit) -> None:
            for material in materials:
                if stop.is_set():
                    return
                _ = material.candidates  # compute the cached property here, in the worker thread
                if not known[material.givens].is_proved:
                    known[material.givens] = _facts(assess(material.givens, with_rating=False))
                    emit(self._found, material.givens, known[material.givens])
            for material in materials if with_ratings else ():
                facts = known[material.givens]
                if stop.is_set():
                    return
                if facts.solution is None or facts.rating is not None:
                    continue
                rated = _facts(assess(material.givens, stop=stop))
                if rated.rating is not None:
                    known[material.givens] = rated
                    emit(self._found, material.givens, rated)

        self.begin(work)

    @Slot(object, object)
    def _keep(self, givens: Grid, facts: Facts) -> None:
        self._facts[givens] = facts
        self.learned.emit()


def _facts(known: Assessment) -> Facts:
    return Facts(True, known.solution, known.human) if isinstance(known, Unique) else Facts(True)


@dataclass(frozen=True, eq=False)
class Composition:
    """A sheet or a book and its input; None while it cannot be composed."""

    work: Sheet | Book | None
    knowledge: Knowledge
    choices: AnyChoices

    @property
    def is_complete(self) -> bool:
        """Whether all results that the choices need were known."""
        return not self.knowledge.missing(self.choices)


class Composer(Worker):
    """Worker that composes sheets and books; results of cancelled requests are discarded."""

    composed = Signal(object)
    """Emitted with a Composition."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}

    @in_thread
    def compose(self, _stop: Stop, emit: Emit, knowledge: Knowledge, choices: AnyChoices) -> None:
        """Compose the selected work from at least one puzzle."""
        puzzles = self._printed(knowledge, choices)
        made = _sheet(puzzles, choices) if isinstance(choices, Choices) else _book(puzzles, knowledge, choices)
        if choices.shows_codes:
            code_side({puzzle.givens.geometry for puzzle in puzzles})  # imports the QR library and caches its result
        emit(self.composed, Composition(made, knowledge, choices))

    def _printed(self, knowledge: Knowledge, choices: AnyChoices) -> tuple[PrintedPuzzle, ...]:
        """Return the printed puzzles; called in the worker's thread only, which owns the cache."""
        made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}
        puzzles = []
        for material, facts in zip(knowledge.materials, knowledge.facts, strict=True):
            old = self._made.get(material)
            if old is None or old[0] is not facts or old[1] is not choices.pencil:
                old = facts, choices.pencil, _printed(material, facts, choices.pencil)
            made[material] = old
            puzzles.append(old[2])
        self._made = made
        return tuple(puzzles)


def _sheet(puzzles: tuple[PrintedPuzzle, ...], choices: Choices) -> Sheet:
    """Return a sheet, without solutions unless all of them are known."""
    has_solutions = all(puzzle.solution is not None for puzzle in puzzles)
    options = options_of(choices, SheetOptions) | {"per_page": choices.layout}
    if not has_solutions:
        options["solutions"] = Solutions.NONE
    return Sheet(
        puzzles,
        date.today(),
        **options,
        shows_entries=choices.pencil is not Pencil.NONE,
        as_numbers=current_theme().lettering.as_numbers,
        say=in_words,
    )


def _book(puzzles: tuple[PrintedPuzzle, ...], knowledge: Knowledge, choices: BookChoices) -> Book | None:
    """Return a book, or None while solutions or levels are missing."""
    if knowledge.missing(choices) or knowledge.ambiguous:
        return None
    options = options_of(choices, BookOptions)
    return Book(puzzles, date.today(), **options, recipe=choices.recipe, say=in_words)


def _printed(material: Material, facts: Facts, pencil: Pencil) -> PrintedPuzzle:
    notes = {Pencil.NONE: None, Pencil.OWN: material.notes}.get(pencil)
    return PrintedPuzzle(
        material.givens,
        facts.solution,
        title=material.title,
        rating=facts.rating,
        seed=material.seed,
        entries=material.entries if pencil is Pencil.OWN else None,
        notes=material.candidates if pencil is Pencil.CANDIDATES else notes,
    )


Write = Callable[..., tuple[Path, ...]]
"""Function that writes a print to files and returns their paths: `write_pdf`, `write_svg` or `write_book`."""


class FileKind(Enum):
    """File formats of prints; the value is the file name ending."""

    PDF = ".pdf"
    SVG = ".svg"

    @property
    def write(self) -> Write:
        return write_pdf if self is FileKind.PDF else write_svg


class Exporter(Worker):
    """Worker that writes or prints one work at a time; when that is stopped or fails, existing files are unchanged."""

    progressed = Signal(int, int)
    """Emitted with the number of finished pages and of all pages."""
    written = Signal(object)
    """Emitted with the paths of the files."""
    printed = Signal()

    @in_thread
    def export(self, stop: Stop, emit: Emit, what: Sheet | Book, path: Path, write: Write) -> None:
        paths = write(what, path, progress=partial(emit, self.progressed), stop=stop)
        if paths:
            emit(self.written, paths)

    @in_thread
    def print(self, stop: Stop, emit: Emit, sheet: Sheet, printer: QPrinter) -> None:
        if print_sheet(sheet, printer, partial(emit, self.progressed), stop):
            emit(self.printed)


def drawings_in_the_way(path: Path) -> list[Path]:
    """Return existing files that the numbered drawings of a print might replace."""
    found = path.parent.glob(f"{glob.escape(path.stem)}-*{path.suffix}")
    return sorted(each for each in found if _is_numbered(each, path))


def _is_numbered(found: Path, path: Path) -> bool:
    return found.stem.removeprefix(path.stem).removeprefix(SOLUTIONS_SUFFIX).lstrip("-").isdecimal()
