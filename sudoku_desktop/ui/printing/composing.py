"""Makes sheets of material, facts and choices, beside the interface: a thousand puzzles take a while.

What stays the same from one sheet to the next is not made again.
"""

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QObject, Signal

from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, Solutions
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.material import Facts, Material
from sudoku_desktop.ui.printing.preparing import Knowledge
from sudoku_desktop.ui.speaking import in_words
from sudoku_desktop.ui.worker import Tell, Worker


@dataclass(frozen=True, eq=False)
class Composition:
    """A sheet, and what it was made of."""

    sheet: Sheet
    knowledge: Knowledge
    choices: Choices

    @property
    def is_complete(self) -> bool:
        """Whether all that is wanted on it was known."""
        return not self.knowledge.missing(self.choices)


class Composer(Worker):
    """Makes one sheet after the other; of those that are overtaken nothing is heard."""

    composed = Signal(object)
    """A Composition."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}

    def compose(self, knowledge: Knowledge, choices: Choices) -> None:
        """Make a sheet of at least one puzzle; without solutions where not all of them are known."""

        def work(stop: Stop, tell: Tell) -> None:
            tell(self.composed, Composition(self._sheet(knowledge, choices), knowledge, choices))

        self.begin(work)

    def _sheet(self, knowledge: Knowledge, choices: Choices) -> Sheet:
        """In the worker's one thread, which alone knows what was made before."""
        made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}
        puzzles = []
        for material, facts in zip(knowledge.materials, knowledge.facts, strict=True):
            old = self._made.get(material)
            if old is None or old[0] is not facts or old[1] is not choices.pencil:
                old = facts, choices.pencil, _printed(material, facts, choices.pencil)
            made[material] = old
            puzzles.append(old[2])
        self._made = made
        has_solutions = all(puzzle.solution is not None for puzzle in puzzles)
        return Sheet(
            tuple(puzzles),
            date.today(),
            choices.paper,
            choices.layout,
            title=choices.title.strip(),
            shows_numbers=choices.shows_numbers,
            shows_ratings=choices.shows_ratings,
            shows_entries=choices.pencil is not Pencil.NONE,
            black_only=choices.black_only,
            solutions=choices.solutions if has_solutions else Solutions.NONE,
            say=in_words,
        )


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
