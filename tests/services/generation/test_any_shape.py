"""Generated puzzles of any shape: provably unique, as requested, and reproducible from their seed."""

import pytest

from sudoku_desktop.board import Geometry, Symmetry, Variant, has_symmetry
from sudoku_desktop.exact import prove, superfluous_givens
from sudoku_desktop.logic import Level, rate
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.generation import (
    CriteriaError,
    GeneratedPuzzle,
    Method,
    PuzzleCriteria,
    PuzzleProgress,
    generate,
    generating,
)
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.services.stopping import Stop


def one(criteria: PuzzleCriteria, seed: int = 3) -> GeneratedPuzzle:
    return next(generate(criteria, 1, seed))


@pytest.mark.parametrize(
    "criteria",
    [
        PuzzleCriteria(size=4),
        PuzzleCriteria(size=6, variants=(Variant.X,)),
        PuzzleCriteria(size=6, is_minimal=True, givens=(8, 9)),
        PuzzleCriteria(size=8),
        PuzzleCriteria(variants=(Variant.WINDOKU,), symmetry=Symmetry.ROTATIONAL),
        PuzzleCriteria(variants=(Variant.JIGSAW, Variant.X)),
        PuzzleCriteria(size=7, variants=(Variant.JIGSAW,), symmetry=Symmetry.DIAGONAL),
        PuzzleCriteria(variants=(Variant.LATIN,), givens=(40, 45), method=Method.DIGGING),
        PuzzleCriteria(size=12),
        PuzzleCriteria(size=16, symmetry=Symmetry.BOTH),
    ],
    ids=lambda criteria: f"{criteria.size} {' '.join(variant.value for variant in criteria.variants)}",
)
def test_that_a_puzzle_is_unique_and_as_requested(criteria: PuzzleCriteria) -> None:
    made = one(criteria)
    verdict = prove(made.puzzle)
    assert verdict.is_unique
    assert verdict.examples == (made.solution,)
    assert has_symmetry(made.puzzle, criteria.symmetry)
    assert made.puzzle.size == criteria.size
    assert set(made.puzzle.geometry.variants) == set(criteria.variants)
    assert criteria.givens[0] <= made.puzzle.filled_count <= criteria.givens[1]
    assert not (criteria.is_minimal and superfluous_givens(made.puzzle))
    assert one(criteria) == made
    assert Geometry.from_json_object(made.as_json_object(), criteria.size) == made.puzzle.geometry


@pytest.mark.parametrize(
    ("criteria", "says"),
    [
        ({"size": 3}, "the size must lie between 4 and 25, got 3"),
        ({"size": 7}, "has no boxes"),
        ({"size": 6, "variants": (Variant.WINDOKU,)}, "only grids with square boxes have windows"),
        ({"size": 6, "givens": (0, 37)}, "between 8 and 36"),
        ({"variants": (Variant.X,), "evolutionary": EvolutionaryLevel.HARD}, "9×9 puzzles, with boxes only"),
        ({"variants": (Variant.X,), "method": Method.PAPERS}, "9×9 puzzles, with boxes only"),
    ],
)
def test_that_what_such_a_puzzle_cannot_be_is_refused_with_the_reason(criteria: dict[str, object], says: str) -> None:
    with pytest.raises(CriteriaError, match=says):
        PuzzleCriteria(**criteria)  # type: ignore[arg-type]
    assert PuzzleCriteria.of_level(Level.EASY).is_standard_9x9


@pytest.mark.parametrize(
    ("level", "size", "variants"),
    [
        (Level.EASY, 6, ()),
        (Level.DIABOLICAL, 6, ()),
        (Level.TOUGH, 9, (Variant.X,)),
        (Level.DIABOLICAL, 9, (Variant.JIGSAW,)),
        (Level.EASY, 9, (Variant.JIGSAW,)),
        (Level.TOUGH, 12, ()),
    ],
)
def test_that_a_puzzle_has_the_requested_level(level: Level, size: int, variants: tuple[Variant, ...]) -> None:
    criteria = PuzzleCriteria.of_level(level, size=size, variants=variants)
    made = one(criteria)
    assert made.rating == rate(made.puzzle)
    assert made.rating.level is level
    assert prove(made.puzzle).examples == (made.solution,)
    if size == 6:
        assert one(criteria) == made


@pytest.mark.parametrize("method", [Method.EVOLUTION, Method.DIGGING])
def test_that_a_rating_out_of_reach_is_told_of_after_a_while(method: Method, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "MOST_CELLS_TRIED", 16 * 200)
    criteria = PuzzleCriteria.of_level(Level.EXTREME, size=4, method=method)
    with pytest.raises(ProblemError, match=r"found for 4×4: of 2\d\d puzzles tried, the nearest was rated 1\.2|3\d\d"):
        one(criteria)
    no_such_givens = PuzzleCriteria.of_level(Level.EASY, size=5, variants=(Variant.LATIN,), givens=(4, 5))
    assert no_such_givens.givens[1] < 6, "which is the fewest with a single solution"
    with pytest.raises(ProblemError, match="had as many givens as requested"):
        one(no_such_givens)


def test_that_the_digging_of_a_large_grid_is_seen_and_can_be_stopped() -> None:
    stop, told = Stop(), list[PuzzleProgress]()

    def watch(progress: PuzzleProgress) -> None:
        told.append(progress)
        if progress.best is not None and progress.best.filled_count < 600:
            stop.set()

    assert list(generate(PuzzleCriteria(size=25), 1, 1, stop=stop, watch=watch)) == []
    dug = [progress.best.filled_count for progress in told if progress.best is not None]
    assert dug
    assert dug == sorted(dug, reverse=True)
    assert min(dug) > 300, "it ended soon after it was stopped"


def test_that_what_evolution_hardly_ever_solves_is_warned_of() -> None:
    for variant in (Variant.WINDOKU, Variant.JIGSAW):
        assert "hardly ever found" in str(PuzzleCriteria(size=25, variants=(variant,)).warning)
        assert PuzzleCriteria(size=16, variants=(variant,)).warning is None
    assert PuzzleCriteria(size=25, variants=(Variant.X,)).warning is None
    assert PuzzleCriteria(size=16, variants=(Variant.WINDOKU,)).warning is None
