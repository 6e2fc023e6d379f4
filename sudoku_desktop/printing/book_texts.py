"""Texts of a book, composed from the properties of its puzzles. Does not use Qt."""

from sudoku_desktop import __version__
from sudoku_desktop.board import Grid, UnitKind
from sudoku_desktop.printing.book import Book, symbols_of
from sudoku_desktop.printing.book_layout import BookBoard, BookPage, BookPageKind, ContentsRow
from sudoku_desktop.printing.captions import PROGRAM
from sudoku_desktop.sentence import Rounded, Sentence

EXAMPLE = Grid.from_text(".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..")
EXAMPLE_DIGIT, EXAMPLE_CELL = 3, 20
EXAMPLE_RULED_OUT_BY = (5, 45, 64)
"""Cells with the example's digit, whose rows and columns leave one cell of the first box."""
HEADINGS = {
    BookPageKind.CONTENTS: Sentence("Contents"),
    BookPageKind.RULES: Sentence("How to play"),
    BookPageKind.LEVELS: Sentence("Difficulty"),
    BookPageKind.SOLUTIONS: Sentence("Solutions"),
}
NARROW = 80.0
"""Width of a board, in millimetres, below which captions are abbreviated."""


def rules(book: Book) -> tuple[str, ...]:
    """Return the paragraphs above the example: the rules of every kind of grid in the book."""
    kinds = [{kind for kind, _ in puzzle.givens.geometry.kinds} for puzzle in book.puzzles]
    if all(UnitKind.BOX in each for each in kinds):
        rule = Sentence("Fill the blank cells so that {symbols} appears exactly once in each row, column and box.")
    elif any(each & {UnitKind.BOX, UnitKind.REGION} for each in kinds):
        rule = Sentence(
            "Fill the blank cells so that {symbols} appears exactly once in each row and column, and in each region "
            "inside strong borders."
        )
    else:
        rule = Sentence("Fill the blank cells so that {symbols} appears exactly once in each row and column.")
    of_extras = (
        (
            UnitKind.DIAGONAL,
            Sentence("Where the two diagonals are shaded, {symbols} appears exactly once on each of them, too."),
        ),
        (UnitKind.WINDOW, Sentence("Where windows are shaded, {symbols} appears exactly once in each of them, too.")),
    )
    sentences = [rule, *(sentence for kind, sentence in of_extras if any(kind in each for each in kinds))]
    symbols = symbols_of(book)
    return (
        *(book.say(sentence.with_terms(symbols=symbols)) for sentence in sentences),
        book.say(Sentence("No guessing is needed: every puzzle has exactly one solution, and reasoning leads to it.")),
    )


def example_text(book: Book) -> str:
    """Return the description of the example, which mentions boxes if the book has none."""
    if any(puzzle.givens.geometry.box for puzzle in book.puzzles):
        sentence = Sentence(
            "Where does the {digit} go in the shaded box? The lines run through every other blank cell."
        )
    else:
        sentence = Sentence(
            "An example with boxes: where does the {digit} go in the shaded one? The lines run through every other "
            "blank cell."
        )
    return book.say(sentence.with_terms(digit=EXAMPLE_DIGIT))


def advice(book: Book) -> tuple[str, ...]:
    """Return the paragraphs below the example."""
    return (
        book.say(Sentence("When you get stuck, pencil in the candidates as small digits.")),
        book.say(Sentence("The page of its solution is printed above each puzzle.")),
    )


def about_levels(book: Book) -> str:
    """Return the paragraph above the list of levels."""
    are_newspaper = [puzzle.givens.geometry.is_standard_9x9 for puzzle in book.puzzles]
    if any(are_newspaper):
        sentences = [
            Sentence(
                "The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest "
                "step needed, on the scale of Sudoku Explainer: from 1 to about 11."
            )
        ]
    else:
        sentences = [
            Sentence(
                "The puzzles become harder from chapter to chapter, and within each. A rating is that of the hardest "
                "step needed."
            )
        ]
    if not all(are_newspaper):
        sentences.append(
            Sentence("Ratings of grids other than plain 9×9 can be compared only with those of the same kind of grid.")
        )
    return " ".join(map(book.say, sentences))


def running_title(page: BookPage, book: Book) -> str:
    """Return the header: the book's title on left pages, the chapter's on right ones."""
    if not page.is_right and book.title.strip():
        return " ".join(book.title.split())
    if page.chapter is not None:
        return book.say(book.chapters[page.chapter].title)
    return book.say(HEADINGS[page.kind])


def numbers(chapter: int, book: Book) -> str:
    """Return the numbers of the puzzles of a chapter."""
    of = book.chapters[chapter]
    if of.first == of.last:
        return book.say(Sentence("Puzzle {number}", number=of.first))
    return book.say(Sentence("Puzzles {first} to {last}", first=of.first, last=of.last))


def row_text(row: ContentsRow, book: Book) -> tuple[str, str]:
    """Return title and description of a line in the table of contents."""
    if row.chapter is None:
        return book.say(HEADINGS[row.kind]), ""
    return book.say(book.chapters[row.chapter].title), numbers(row.chapter, book)


def caption(placed: BookBoard, page: BookPage, book: Book) -> tuple[str, str, str]:
    """Return the parts of a caption: number, properties, and the page of the solution or of the puzzle."""
    number = book.say(Sentence("No. {number}", number=placed.index + 1))
    is_narrow = placed.board.width < NARROW
    if page.kind is BookPageKind.SOLUTIONS:
        return number, "", book.say(Sentence("p. {page}", page=placed.other_page))
    puzzle = book.ordered[placed.index]
    facts = [] if is_narrow else [book.say(Sentence("%n given(s)", n=puzzle.givens.filled_count))]
    if book.shows_ratings and puzzle.rating is not None:
        rated = Sentence("rating {rating}" if puzzle.rating.reaches_solution else "rating ≥ {rating}")
        facts.append(book.say(rated.with_terms(rating=Rounded(puzzle.rating.rating))))
    other = Sentence("p. {page}") if is_narrow else Sentence("solution on page {page}")
    return number, " · ".join(facts), book.say(other.with_terms(page=placed.other_page))


def imprint(book: Book) -> tuple[str, ...]:
    """Return the paragraphs on the back of the title page, without the recipe."""
    made = Sentence("Made by {program} {version}, {date}.", program=PROGRAM, version=__version__, date=book.date)
    return (
        book.say(Sentence("%n puzzle(s), each with exactly one solution.", n=len(book.puzzles))),
        book.say(made),
    )


def recipe(book: Book) -> tuple[str, str]:
    """Return an introduction and the command or seeds that generate the puzzles again; ("", "") if unknown."""
    if book.recipe:
        return book.say(Sentence("This command makes the same puzzles again:")), book.recipe
    if book.seeds:
        return book.say(Sentence("The puzzles were generated from these seeds:")), book.seeds
    return "", ""


def description(page: BookPage, book: Book) -> str:
    """Return the description of a page for screen readers."""
    parts = [book.say(Sentence("Page {page}", page=page.number))]
    if page.kind is BookPageKind.TITLE:
        parts += [book.title, book.subtitle, book.author]
    elif page.kind is BookPageKind.OPENING and page.chapter is not None:
        parts += [running_title(page, book), numbers(page.chapter, book)]
    elif page.kind in HEADINGS:
        parts.append(book.say(HEADINGS[page.kind]))
    parts += [" ".join(filter(None, row_text(row, book))) for row in page.rows]
    parts += [" ".join(filter(None, caption(placed, page, book)[:2])) for placed in page.boards]
    return ". ".join(part for part in parts if part)
