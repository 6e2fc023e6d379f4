"""Texts of a page, composed from the properties of its puzzles. Does not use Qt."""

from dataclasses import dataclass

from sudoku_desktop.printing.layout import FooterLine, Page, PageKind, PlacedBoard
from sudoku_desktop.printing.sheet import Difficulty, Sheet
from sudoku_desktop.sentence import Rounded, Sentence

BETWEEN = " · "
PROGRAM = "Sudoku Desktop"


@dataclass(frozen=True)
class Caption:
    """The text above a board: number and title of the puzzle, each possibly "", and further properties."""

    number: str = ""
    title: str = ""
    facts: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The whole text, for example "No. 7 · Hard · 26 givens · rating 3.4"."""
        return BETWEEN.join(part for part in (self.number, self.title, *self.facts) if part)


def title_of(page: Page, sheet: Sheet) -> str:
    """Return the title of a page, or ""."""
    if page.part is PageKind.PUZZLES:
        return sheet.title
    return sheet.say(Sentence("{title}: solutions", title=sheet.title) if sheet.title else Sentence("Solutions"))


def caption_of(placed: PlacedBoard, sheet: Sheet) -> Caption:
    """Return the caption of a board: number, title and requested properties of a puzzle; number or position of a
    solution.
    """
    puzzle, say = sheet.puzzles[placed.index], sheet.say
    number = say(Sentence("No. {number}", number=placed.index + 1)) if sheet.shows_numbers else ""
    if placed.is_solution:
        place = Sentence("Page {page}, puzzle {place}", page=placed.page, place=placed.place)
        return Caption(number or say(place))
    facts = [say(Sentence("%n given(s)", n=puzzle.givens.filled_count))]
    if puzzle.rating is not None:
        level, reached = puzzle.rating.level, puzzle.rating.reaches_solution
        difficulty = {Difficulty.WORD: say(level.title), Difficulty.STARS: level.stars, Difficulty.NONE: ""}
        facts.insert(0, difficulty[sheet.difficulty])
        if sheet.shows_ratings:
            rated = Sentence("rating {rating}" if reached else "rating ≥ {rating}")
            facts.append(say(rated.with_terms(rating=Rounded(puzzle.rating.rating))))
    return Caption(number, " ".join(puzzle.title.split()), tuple(filter(None, facts)))


def line_text(line: FooterLine, sheet: Sheet) -> str:
    """Return a puzzle's cells as text, with dots for blanks, preceded by its number and followed by its seed."""
    puzzle = sheet.puzzles[line.index]
    cells = puzzle.givens.to_text()[line.start : line.end]
    width = len(str(len(sheet.puzzles)))
    number = f"{line.index + 1 if line.is_first else '':<{width}}  " if sheet.shows_numbers else ""
    if not line.is_first or puzzle.seed is None:
        return f"{number}{cells}"
    return f"{number}{cells}  {sheet.say(Sentence('seed {seed}', seed=str(puzzle.seed)))}"


def footer_texts(page: Page, sheet: Sheet) -> tuple[str, str]:
    """Return the left part of the footer (program, date, page of the solutions) and the right part (page number)."""
    parts = [PROGRAM, sheet.say(Sentence("{date}", date=sheet.date))]
    if page.solutions:
        parts.append(sheet.say(Sentence("Solutions on page {page}", page=page.solutions)))
    return BETWEEN.join(parts), sheet.say(Sentence("Page {page} of {pages}", page=page.number, pages=page.pages))
