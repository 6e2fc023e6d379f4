"""Makes a sheet of material, facts and choices. What stays the same from one sheet to the next is not made again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, Solutions, Words
from sudoku_desktop.ui.logic_words import level_in_words
from sudoku_desktop.ui.printing.choices import Choices, Pencil
from sudoku_desktop.ui.printing.material import Facts, Material


class Composer:
    """Makes one sheet after the other of what is given it; `facts_of` says what is known."""

    def __init__(self, facts_of: Callable[[Material], Facts], words: Words) -> None:
        self._facts_of = facts_of
        self._words = words
        self._made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}

    def compose(self, materials: tuple[Material, ...], choices: Choices) -> Sheet | None:
        """A sheet, without solutions where not all of them are known; None when there is nothing to print."""
        if not materials:
            return None
        made: dict[Material, tuple[Facts, Pencil, PrintedPuzzle]] = {}
        puzzles = []
        for material in materials:
            facts = self._facts_of(material)
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
            choices.per_page,
            title=choices.title.strip(),
            shows_numbers=choices.shows_numbers,
            shows_ratings=choices.shows_ratings,
            shows_entries=choices.pencil is not Pencil.NONE,
            black_only=choices.black_only,
            solutions=choices.solutions if has_solutions else Solutions.NONE,
            words=self._words,
        )


def _printed(material: Material, facts: Facts, pencil: Pencil) -> PrintedPuzzle:
    rating = facts.rating
    notes = {Pencil.NONE: None, Pencil.OWN: material.notes}.get(pencil)
    return PrintedPuzzle(
        material.givens,
        facts.solution,
        title=material.title,
        level=level_in_words(rating.level) if rating is not None else "",
        rating=rating.rating if rating is not None else None,
        is_lower_bound=rating is not None and not rating.reaches_solution,
        seed=material.seed,
        entries=material.entries if pencil is Pencil.OWN else None,
        notes=material.candidates if pencil is Pencil.CANDIDATES else notes,
    )
