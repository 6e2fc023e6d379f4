"""Translated texts of the import dialog."""

from collections.abc import Mapping, Sequence

from sudoku_desktop.board.geometry import Geometry
from sudoku_desktop.reading.reading import JIGSAW, KILLER
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, cell_name, full_sentence, in_words, listed, symbol_of, tr
from sudoku_desktop.ui.importing.find import FoundPuzzle, Handwriting


def handwriting_in_words(handwriting: Handwriting) -> str:
    return {
        Handwriting.GIVENS: tr("Take as givens"),
        Handwriting.NOTES: tr("Take as notes"),
        Handwriting.ENTRIES: tr("Take as entries"),
        Handwriting.NOTHING: tr("Leave out"),
    }[handwriting]


def how_read(find: FoundPuzzle) -> str:
    """Return how certain the reading is, and what to check."""
    if find.is_certain:
        return tr("Read from the QR code beside the puzzle, and so certain.")
    if find.doubtful:
        sentences = [Sentence("%n doubtful cell(s), framed by dashes: compare with the picture.", n=len(find.doubtful))]
        if find.unsorted and find.has_handwriting:
            sentences.append(Sentence("Which digits are givens is not certain: choose below what the player’s are."))
        notes = [] if find.reading.note is None else [full_sentence(find.reading.note)]
        return " ".join([all_in_words(sentences), *notes])
    if find.reading.doubtful:
        return tr("All doubtful cells are settled.")
    if find.reading.note is not None:
        return full_sentence(find.reading.note)
    sentences = [Sentence("All cells were read clearly.")]
    if find.reading.are_typed:
        entered = sum(map(bool, find.reading.entries))
        sentences.append(Sentence("Put in by a player, to judge by their looks: %n digit(s).", n=entered))
    return all_in_words(sentences)


def name_of(find: FoundPuzzle, number: int) -> str:
    """Return the name of a puzzle in the list of finds."""
    page = find.page.picture.page
    parts = [] if page is None else [Sentence("page {page}", page=page)]
    parts += [Sentence("puzzle {number}", number=number), Sentence("%n given(s)", n=find.state.givens.filled_count)]
    if find.doubtful:
        parts.append(Sentence("%n doubtful", n=len(find.doubtful)))
    text = "\n".join(map(in_words, parts))
    return text[:1].upper() + text[1:]


def digit_in_words(digit: int, *, is_given: bool | None = None) -> str:
    """Return a digit as text, with whether it is a given unless that is unknown (None)."""
    text = symbol_of(digit) or tr("blank")
    if is_given is None:
        return text
    kind = Sentence("{digit}, given", digit=text) if is_given else Sentence("{digit}, put in by a player", digit=text)
    return in_words(kind)


def suggestion_in_words(digits: Mapping[int, int], shape: Geometry) -> str:
    """Return the sentence that suggests digits which would leave exactly one solution."""
    changes = (f"{cell_name(cell, shape)} = {digit_in_words(digit)}" for cell, digit in digits.items())
    return tr("{changes}: exactly one solution", changes=listed(*changes))


def nothing_found(name: str, reasons: Sequence[Sentence]) -> str:
    """Return why no puzzle was found in a picture, and what to do."""
    if JIGSAW in reasons or KILLER in reasons:
        first = Sentence("{file} shows a Sudoku of another kind.", file=name)
        return " ".join((in_words(first), *map(full_sentence, reasons)))
    first = Sentence("No Sudoku was found in {file}.", file=name)
    last = Sentence(
        "If there is a puzzle, put the four corners of the frame on those of its grid, with the mouse, or with 1 to 4 "
        "and the arrows."
    )
    return " ".join((in_words(first), *map(full_sentence, reasons), in_words(last)))
