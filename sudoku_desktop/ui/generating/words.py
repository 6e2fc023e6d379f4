"""Criteria, methods and generated puzzles as translated texts."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level, Rating
from sudoku_desktop.sentence import Rounded, Sentence
from sudoku_desktop.services.generation import LEVEL_RATINGS, GeneratedPuzzle, Method, PuzzleCriteria, Tally
from sudoku_desktop.services.generation.criteria import EASIEST_RATING
from sudoku_desktop.speaking import full_sentence, in_words, shape_in_words, term_in_words, tr, translated


def method_in_words(method: Method) -> str:
    return translated(PuzzleCriteria.parameter("method").label_of(method))


def method_sentence_in_words(method: Method) -> str:
    return {
        Method.EVOLUTION: tr("Puzzles evolve towards the settings; each is proved to have one solution, and rated."),
        Method.PAPERS: tr(
            "20 to 50 random givens, accepted when ten runs of the algorithm find the same solution, and then proved."
        ),
        Method.DIGGING: tr(
            "Givens are removed at random as long as one solution remains; the result is compared with the settings."
        ),
    }[method]


def symmetry_in_words(symmetry: Symmetry) -> str:
    return translated(PuzzleCriteria.parameter("symmetry").label_of(symmetry))


def ratings_of_level(level: Level) -> str:
    """Return the range of a level's ratings: "2.6–4.0", or "8.3 and above"."""
    locale = QLocale()
    lowest, highest = LEVEL_RATINGS[level]
    if level is list(Level)[-1]:
        return tr("{rating} and above", rating=Rounded(lowest))
    return f"{locale.toString(max(lowest, EASIEST_RATING), 'f', 1)}–{locale.toString(highest, 'f', 1)}"


def warning_in_words(criteria: PuzzleCriteria) -> str:
    """Return why puzzles with these criteria are unlikely to be found; "" without such a reason."""
    return full_sentence(criteria.warning) if criteria.warning else ""


def givens_in_words(count: int) -> str:
    return tr("%n given(s)", n=count)


def level_and_figure(rating: Rating) -> str:
    """Return level and rating, for example "Tough, 3.4"."""
    return f"{in_words(rating.level.title)}, {term_in_words(rating.figure)}"


def pattern_in_words(puzzle: Grid, rating: Rating | None) -> str:
    """Return for example "25 givens; Tough, 3.4", or the givens alone for an unrated pattern."""
    givens = givens_in_words(puzzle.filled_count)
    return givens if rating is None else f"{givens}; {level_and_figure(rating)}"


def title_of(puzzle: GeneratedPuzzle) -> str:
    """Return the title of a puzzle: level and rating, with the shape unless it is 9×9 with boxes."""
    shape, rating = puzzle.puzzle.geometry, level_and_figure(puzzle.rating)
    if not shape.is_standard_9x9:
        rating = f"{shape_in_words(shape)}; {rating}"
    return tr("{rating}; %n given(s); seed {seed}", rating=rating, n=puzzle.given_count, seed=str(puzzle.seed))


def puzzles_in_words(count: int) -> str:
    return tr("%n puzzle(s)", n=count)


def ending_in_words(found: int, wanted: int, seconds: float) -> str:
    """Return how many puzzles were made, and how many were requested if that is more."""
    all_found = found >= wanted
    ending = Sentence("%n made in {seconds} s." if all_found else "Stopped: {found} of {wanted} made in {seconds} s.")
    return in_words(ending.with_terms(found=found, wanted=wanted, seconds=Rounded(seconds), n=found))


def tally_in_words(tally: Tally) -> str:
    """Return the remaining numbers of the tally, shown below those of the runs."""
    return tr(
        "Of {tried} puzzles, {rejected} were rejected because a run found another solution, and "
        "{unsolved} were given up unsolved; ten runs agreed on {agreed}, of which the exact solver "
        "refuted {refuted}.",
        tried=tally.tried,
        rejected=sum(tally.differed),
        unsolved=tally.unsolved,
        agreed=tally.agreed,
        refuted=tally.refuted,
    )


def as_puzzle(puzzle: GeneratedPuzzle) -> Puzzle:
    """Return the puzzle with its rating as text and its seed."""
    return Puzzle(puzzle.puzzle, published_rating=level_and_figure(puzzle.rating), seed=puzzle.seed)


def level_of_all(puzzles: Sequence[GeneratedPuzzle]) -> Level | None:
    """Return the level of the puzzles, or None if they differ or there are none."""
    levels = {puzzle.rating.level for puzzle in puzzles}
    return levels.pop() if len(levels) == 1 else None


def counted(puzzles: Sequence[GeneratedPuzzle]) -> str:
    """Return a text such as "6 tough puzzles", or "6 puzzles" if their levels differ."""
    sentences = {
        Level.GENTLE: Sentence("%n gentle puzzle(s)"),
        Level.EASY: Sentence("%n easy puzzle(s)"),
        Level.MODERATE: Sentence("%n moderate puzzle(s)"),
        Level.TOUGH: Sentence("%n tough puzzle(s)"),
        Level.FIENDISH: Sentence("%n fiendish puzzle(s)"),
        Level.DIABOLICAL: Sentence("%n diabolical puzzle(s)"),
        Level.EXTREME: Sentence("%n extreme puzzle(s)"),
    }
    level = level_of_all(puzzles)
    return puzzles_in_words(len(puzzles)) if level is None else in_words(sentences[level].with_terms(n=len(puzzles)))


def heading_of(level: Level | None) -> str:
    """Return the heading of a paper with puzzles of one level, such as "Tough Puzzles"."""
    return {
        None: "",
        Level.GENTLE: tr("Gentle Puzzles"),
        Level.EASY: tr("Easy Puzzles"),
        Level.MODERATE: tr("Moderate Puzzles"),
        Level.TOUGH: tr("Tough Puzzles"),
        Level.FIENDISH: tr("Fiendish Puzzles"),
        Level.DIABOLICAL: tr("Diabolical Puzzles"),
        Level.EXTREME: tr("Extreme Puzzles"),
    }[level]


def shapes_in_words(puzzles: Sequence[GeneratedPuzzle]) -> str:
    """Return the sizes and variants of the puzzles: "9×9", or "6×6; 9×9, X"."""
    return "; ".join(dict.fromkeys(shape_in_words(puzzle.puzzle.geometry) for puzzle in puzzles))
