"""Generated puzzles of any shape: unique by proof, as wished, and the same again from their seed."""

import pytest

from sudoku_desktop.board import Geometry, Symmetry, Variant, has_symmetry
from sudoku_desktop.exact import prove
from sudoku_desktop.services.generation.any_shape import ShapeWish, generate_shaped


@pytest.mark.parametrize(
    "wish",
    [
        ShapeWish(4),
        ShapeWish(6, (Variant.X,)),
        ShapeWish(8),
        ShapeWish(9, (Variant.WINDOKU,), Symmetry.ROTATIONAL),
        ShapeWish(9, (Variant.JIGSAW, Variant.X)),
        ShapeWish(7, (Variant.JIGSAW,), Symmetry.DIAGONAL),
        ShapeWish(9, (Variant.LATIN,), givens=(40, 45)),
        ShapeWish(12),
        ShapeWish(16, (), Symmetry.BOTH),
    ],
    ids=lambda wish: f"{wish.size} {' '.join(variant.value for variant in wish.variants)}",
)
def test_that_a_puzzle_is_unique_and_as_wished(wish: ShapeWish) -> None:
    made = generate_shaped(wish, 3)
    assert made is not None
    verdict = prove(made.puzzle)
    assert verdict.is_unique
    assert verdict.examples == (made.solution,)
    assert has_symmetry(made.puzzle, wish.symmetry)
    assert made.puzzle.size == wish.size
    assert set(made.puzzle.geometry.variants) == set(wish.variants)
    assert wish.givens is None or wish.givens[0] <= made.puzzle.filled_count <= wish.givens[1]
    assert generate_shaped(wish, 3) == made
    told = made.as_json_object()
    assert Geometry.from_json_object(told, wish.size) == made.puzzle.geometry
