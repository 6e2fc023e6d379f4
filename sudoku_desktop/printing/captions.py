"""The words on a page, put together from what is known of the puzzles. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from sudoku_desktop.printing.layout import FooterLine, Page, Part, PlacedBoard
from sudoku_desktop.printing.sheet import Sheet

BETWEEN = " · "


@dataclass(frozen=True)
class Caption:
    """What stands above a board: its number ("" for none), the puzzle's title ("" for none), the rest."""

    number: str = ""
    title: str = ""
    facts: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """For example "No. 7 · Hard · 26 clues · rating 3.4"."""
        return BETWEEN.join(part for part in (self.number, self.title, *self.facts) if part)


def title_of(page: Page, sheet: Sheet) -> str:
    """What stands at the head of a page; "" for nothing."""
    if page.part is Part.PUZZLES:
        return sheet.title
    return sheet.words.titled_solutions.format(title=sheet.title) if sheet.title else sheet.words.solutions


def caption_of(placed: PlacedBoard, sheet: Sheet) -> Caption:
    """Above a puzzle: number, title, and, if ratings are wanted, how hard it is; above a solution: whose it is."""
    puzzle, words = sheet.puzzles[placed.index], sheet.words
    number = words.number.format(number=placed.index + 1) if sheet.shows_numbers else ""
    if placed.is_solution:
        return Caption(number or words.place.format(page=placed.page, place=placed.place))
    facts = [words.clues.format(clues=puzzle.clues)]
    if sheet.shows_ratings:
        if puzzle.level:
            facts.insert(0, puzzle.level)
        if puzzle.rating is not None:
            template = words.rating_at_least if puzzle.is_lower_bound else words.rating
            facts.append(template.format(rating=words.figure(puzzle.rating)))
    return Caption(number, " ".join(puzzle.title.split()), tuple(facts))


def line_text(line: FooterLine, sheet: Sheet) -> str:
    """A puzzle's cells as text, dots for blanks, after its number and before its seed."""
    puzzle = sheet.puzzles[line.index]
    cells = puzzle.givens.to_text()[line.start : line.end]
    width = len(str(len(sheet.puzzles)))
    number = f"{line.index + 1 if line.is_first else '':<{width}}  " if sheet.shows_numbers else ""
    seed = f"  {sheet.words.seed.format(seed=puzzle.seed)}" if line.is_first and puzzle.seed is not None else ""
    return f"{number}{cells}{seed}"


def footer_texts(page: Page, sheet: Sheet) -> tuple[str, str]:
    """Program and date for the left, the page's number for the right."""
    left = BETWEEN.join([sheet.words.program, sheet.words.day(sheet.date)])
    return left, sheet.words.page.format(page=page.number, pages=page.pages)
