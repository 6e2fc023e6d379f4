"""What the tests of collections share: made-up rows, and the real window with its kernels ready."""

from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.collection_rating import EvolutionFigures, Row
from sudoku_desktop.services.evolutionary_rating import Figures
from tests.puzzles import MK_FIG_1
from tests.ui.real_window import LONG, kernels, window  # noqa: F401


def row_of(number, rating=1.5, mean=1000.0, *, title="", at_least=False, solved=10, level="easy", steps=50):
    """A row of a unique puzzle; without a mean there is no evolution."""
    figures = None
    if mean is not None:
        of = Figures(round(mean / 2), mean, mean, round(2 * mean))
        figures = EvolutionFigures("mantere-koljonen-2007", 0, 10, 10, solved, of, 21 * mean, mean, "easy")
    return Row(
        number=number,
        title=title,
        published="",
        puzzle=MK_FIG_1.to_text(),
        given_count=38,
        solutions=1,
        rating=rating,
        at_least=at_least,
        level=level,
        hardest=Sentence("Naked single"),
        steps=steps,
        guesses=None,
        human_key=(rating, 0.0),
        evolution=figures,
        verdict=Sentence("exactly one solution"),
        why_not_rated=None,
    )


def unrated_row(number, solutions=2):
    """A row of a puzzle that is not unique."""
    why = Sentence("several solutions" if solutions else "no solution")
    return Row(number, "", "", "." * 81, 0, solutions, None, False, None, None, None, None, None, None, why, why)
