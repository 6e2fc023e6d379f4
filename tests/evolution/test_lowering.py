"""Lowering converts declarations to records, and refuses what does not fit."""

import dataclasses
from dataclasses import dataclass
from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC, Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.packed_moves import (
    BESIDE,
    FIRSTS,
    FREE,
    MARKS_MASK,
    MOST_PAIRS,
    PAIR_BITS,
    PAIRS,
    PLACE_SHIFT,
    PLACES,
    SECONDS,
    SHIFT_BITS,
    SHIFTS,
    SITE_WORDS,
)
from sudoku_desktop.evolution.kernels.records import TRACE_COLUMNS
from sudoku_desktop.evolution.lowering import lower, memory_of, new_state
from sudoku_desktop.evolution.lowering.boxes import lower_boxes, unpack
from sudoku_desktop.evolution.lowering.cells import lower_cells
from sudoku_desktop.evolution.lowering.plan import can_be_packed, lower_algorithm
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.escape import Ageing, Purge, Restart
from sudoku_desktop.evolution.parts.fitness import DistinctProduct, EqualPairs, MissingAndRepeated
from sudoku_desktop.evolution.parts.improvement import MinConflicts
from sudoku_desktop.evolution.parts.mutation import Drawing, Kept, SwapsInOneBlock
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.replacement import Elitism, MutatedParents
from sudoku_desktop.evolution.parts.selection import LinearRanks, Roulette, Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.parameter import number
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION
from tests.reference.grids import solved_grid, thinned

SHAPE = geometry(3)
PUZZLES = [MK_FIG_1, ESCARGOT, MK_FIG_1_SOLUTION, Grid.blank()]


def nibbles(word: int, count: int) -> list[int]:
    return [int(word) >> (4 * place) & 15 for place in range(count)]


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_a_puzzle_is_written_box_by_box(givens: Grid) -> None:
    boxes = lower_boxes(PAPER.mutation.plan(), givens)
    for box, cells in enumerate(SHAPE.boxes):
        digits = givens.cells[cells].tolist()
        assert nibbles(boxes.givens[box], 9) == [max(digit - 1, 0) for digit in digits]
        free = [place for place, digit in enumerate(digits) if digit == 0]
        assert nibbles(boxes.free[box], int(boxes.free_count[box])) == free


def sites_of(givens: Grid) -> NDArray[np.int64]:
    return lower_boxes(PAPER.mutation.plan(), givens).sites[: SIZE * SITE_WORDS].reshape(SIZE, SITE_WORDS)


def test_that_neighbours_are_the_boxes_beside_then_those_above_and_below() -> None:
    neighbours = sites_of(MK_FIG_1)[:, BESIDE:FREE] - SIZE
    assert neighbours[0].tolist() == [1, 2, 3, 6]
    assert neighbours[4].tolist() == [3, 5, 1, 7]
    assert neighbours[8].tolist() == [6, 7, 2, 5]


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_a_place_is_where_the_lowest_digit_leaves_its_marks(givens: Grid) -> None:
    boxes, sites = lower_boxes(PAPER.mutation.plan(), givens), sites_of(givens)
    for box in range(SIZE):
        free = nibbles(boxes.free[box], int(boxes.free_count[box]))
        assert sites[box, FREE] == len(free)
        places = sites[box, PLACES : PLACES + np.uint64(len(free))]
        assert (places >> PLACE_SHIFT).tolist() == [4 * position for position in free]
        rows_and_columns = [1 << 9 * (position // 3) | 1 << 27 + 9 * (position % 3) for position in free]
        assert (places & MARKS_MASK).tolist() == rows_and_columns


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_the_pairs_of_a_box_are_its_free_places_in_every_order(givens: Grid) -> None:
    boxes, sites = lower_boxes(PAPER.mutation.plan(), givens), sites_of(givens)
    tables = [boxes.sites[start : start + np.uint64(SIZE * MOST_PAIRS)] for start in (FIRSTS, SECONDS, SHIFTS)]
    for box, (count, start, *_) in enumerate(sites[:, PAIRS:PLACES].tolist()):
        places = sites[box, PLACES : PLACES + sites[box, FREE].astype(np.uint64)].tolist()
        firsts, seconds, shifts = (table[start >> PAIR_BITS :][:count].tolist() for table in tables)
        pairs = [
            (first | (both & (2**SHIFT_BITS - 1)) << PLACE_SHIFT, second | both >> SHIFT_BITS << PLACE_SHIFT)
            for first, second, both in zip(firsts, seconds, shifts, strict=True)
        ]
        assert pairs == list(permutations(places, 2))


@pytest.mark.parametrize("cells", [(0, 20), (40, 41)])
def test_that_a_box_that_holds_a_given_twice_is_refused(cells: tuple[int, int]) -> None:
    givens = Grid.blank().with_cells((cell, 7) for cell in cells)
    box = SHAPE.box_of[cells[0]] + 1
    with pytest.raises(ValueError, match=rf"^box {box} holds a given twice; box permutations cannot represent it$"):
        lower_boxes(PAPER.mutation.plan(), givens)
    with pytest.raises(ValueError, match="holds a given twice"):
        Run(PAPER, givens, seed=0)


def test_that_a_given_twice_in_a_row_can_be_written() -> None:
    lower_boxes(PAPER.mutation.plan(), Grid.blank().with_cells([(0, 7), (8, 7)]))


@pytest.mark.parametrize("order", [2, 4, 5])
def test_that_other_orders_are_written_as_cells(order: int) -> None:
    assert lower_algorithm(PAPER, geometry(3)).representation == opcodes.PACKED_BOXES
    assert lower_algorithm(PAPER, geometry(order)).representation == opcodes.BOXES
    assert lower(PAPER, Grid.blank(geometry(order))).cells.size == [order * order]


def test_that_only_what_packed_boxes_can_do_is_packed() -> None:
    gerges = dataclasses.replace(PAPER, fitness=EqualPairs(), mutation=SwapsInOneBlock())
    assert can_be_packed(gerges, CLASSIC)
    for change in (
        {"encoding": RowPermutations()},
        {"fitness": DistinctProduct()},
        {"mutation": SwapsInOneBlock(drawing=Drawing.BLIND)},
        {"mutation": SwapsInOneBlock(most=8)},
        {"mutation": SwapsInOneBlock(kept=Kept.NO_WORSE)},
        {"improvement": MinConflicts()},
    ):
        assert not can_be_packed(dataclasses.replace(gerges, **change), CLASSIC)  # type: ignore[arg-type]
    assert can_be_packed(dataclasses.replace(gerges, mutation=SwapsInOneBlock(most=9)), CLASSIC)


@dataclass(frozen=True)
class DerivedSwaps(SwapsInOneBlock):
    """A subclass that packed boxes do not support."""

    label = "Derived"


@dataclass(frozen=True)
class SwapsWithMore(SwapsInOneBlock):
    """A subclass of a part that packed boxes support, with an additional parameter that they do not support."""

    label = "With a parameter more"
    packed = SwapsInOneBlock.packed
    more: int = number(1, 0, 9, "More", "What the packed loop does not know.")


class DerivedElitism(Elitism):
    """A subclass of another part."""


@pytest.mark.parametrize(
    "change",
    [{"mutation": DerivedSwaps()}, {"mutation": SwapsWithMore()}, {"replacement": DerivedElitism()}],
    ids=["a kind of mutation", "a parameter", "a kind of replacement"],
)
def test_that_what_packed_boxes_have_not_been_told_of_is_run_as_cells(change: dict[str, object]) -> None:
    packed = dataclasses.replace(PAPER, mutation=SwapsInOneBlock())
    assert can_be_packed(packed, CLASSIC)
    algorithm = dataclasses.replace(packed, **change)  # type: ignore[arg-type]
    assert not can_be_packed(algorithm, CLASSIC)
    run = Run(algorithm, MK_FIG_1, seed=0)
    assert run.lowered.plan.representation == opcodes.BOXES
    assert memory_of(algorithm) == sum(array.nbytes for array in run.state)
    assert run.advance(20).generation == 19


def test_that_a_number_has_its_type_whatever_was_given() -> None:
    given_whole = dataclasses.replace(PAPER, mutation=SwapsInOneBlock(probability=1), escapes=(Ageing(3),))
    plan = lower_algorithm(given_whole, geometry(3))
    assert isinstance(plan.mutation.chance, float)
    assert isinstance(plan.escapes.ageing_penalty, float)


def test_that_a_plan_names_operators_by_their_opcodes() -> None:
    plan = lower_algorithm(PAPER, geometry(3))
    assert (plan.selection.opcode, plan.crossover.opcode) == (opcodes.SELECT_BETTER_RANKS, opcodes.CROSS_UNIFORM)
    assert (plan.population, plan.replacement.elite, plan.mutation.slack) == (21, 1, 1)
    assert (plan.escapes.ageing_penalty, plan.escapes.restart_after) == (1.0, 2000)
    plan = lower_algorithm(dataclasses.replace(PAPER, selection=Tournament(3), escapes=()), CLASSIC)
    assert (plan.selection.opcode, plan.selection.tournament_size) == (opcodes.SELECT_TOURNAMENT, 3)
    assert (plan.escapes.ageing_penalty, plan.escapes.restart_after) == (0.0, opcodes.NEVER)


VARIANTS = (
    *PRESETS,
    PAPER.with_texts({"mutation.probability": "1", "mutation.longest": "20", "ageing.penalty": "100"}),
    dataclasses.replace(PAPER, population=100, escapes=(Restart(7),), selection=Tournament(64)),
    dataclasses.replace(PAPER, selection=LinearRanks(2), mutation=SwapsInOneBlock(1), escapes=(Purge(),)),
    dataclasses.replace(PAPER, duplicates=DistinctIndividuals(), population=1000),
    dataclasses.replace(PAPER, selection=Roulette(), improvement=MinConflicts(1), replacement=MutatedParents(0, 1)),
)


def types(record: object) -> list[object]:
    """Return the types by which numba distinguishes values."""
    if isinstance(record, np.ndarray):
        return [record.dtype, record.ndim, record.flags.writeable, record.flags.c_contiguous]
    return [type(record), *map(types, record)] if isinstance(record, tuple) else [type(record)]


@pytest.mark.parametrize("algorithm", VARIANTS, ids=lambda each: each.name)
def test_that_every_algorithm_and_puzzle_lowers_to_the_same_types(algorithm: Algorithm) -> None:
    expected = [types(record) for record in lower(PAPER, MK_FIG_1)]
    state_types = types(new_state(lower_algorithm(PAPER, geometry(3)), CLASSIC, 2**63))
    puzzles = [*PUZZLES, *map(Grid.blank, map(geometry, (2, 4, 5))), Grid.blank(geometry(5)).with_cell(7, 25)]
    for givens in puzzles:
        lowered = lower(algorithm, algorithm.preparation.prepare(givens))
        assert [types(record) for record in lowered] == expected
        assert types(new_state(lowered.plan, givens.geometry, 3)) == state_types


def test_that_a_seed_says_which_words_are_drawn() -> None:
    plan = lower_algorithm(PAPER, geometry(3))
    words = [int(new_state(plan, CLASSIC, seed).random[0]) for seed in (0, 0, 1, 2**32, 2**64 + 1)]
    assert words[0] == words[1]
    assert len(set(words)) == 4


# Cells.

PARTLY_FILLED = {order: thinned(solved_grid(order, Random(order)), 0.4, Random(order)) for order in (2, 3, 4, 5)}


@pytest.mark.parametrize("encoding", [BoxPermutations(), RowPermutations(), CandidateSets(), FreeDigits()])
@pytest.mark.parametrize("order", PARTLY_FILLED)
def test_that_cells_are_written_with_what_each_may_hold(encoding: Encoding, order: int) -> None:
    digits = PARTLY_FILLED[order]
    cells, shape = lower_cells(encoding, MissingAndRepeated(), Grid(digits, geometry(order))), geometry(order)
    size = shape.size
    is_rows = isinstance(encoding, RowPermutations)
    blocks = cells.blocks.reshape(size, size)
    assert blocks.tolist() == (shape.rows if is_rows else shape.boxes).tolist()
    assert cells.units.reshape(-1, size).tolist() == shape.units.tolist()
    assert cells.givens.tolist() == digits
    assert cells.free_cells.tolist() == [cell for cell in range(size * size) if not digits[cell]]
    for index, block in enumerate(blocks.tolist()):
        free = [cell for cell in block if not digits[cell]]
        assert cells.free.reshape(size, size)[index, : cells.free_count[index]].tolist() == free
        assert (index in cells.movable) == (len(free) >= 2)
        assert all(cells.block_of[cell] == index for cell in block)
    takes_any = isinstance(encoding, FreeDigits | BoxPermutations)
    for cell in range(size * size):
        seen = set() if takes_any else {digits[peer] for peer in shape.peers[cell]}
        may = [] if digits[cell] else [digit for digit in range(1, size + 1) if digit not in seen]
        assert cells.candidates.reshape(-1, size)[cell, : cells.candidate_count[cell]].tolist() == may


@pytest.mark.parametrize("order", [2, 4, 5])
def test_that_a_block_of_cells_that_holds_a_given_twice_is_refused(order: int) -> None:
    twice_in_row = Grid.blank(geometry(order)).with_cells([(0, 1), (order * order - 1, 1)])
    with pytest.raises(ValueError, match=r"^row 1 holds a given twice; row permutations cannot represent it$"):
        lower_cells(RowPermutations(), MissingAndRepeated(), twice_in_row)
    lower_cells(BoxPermutations(), MissingAndRepeated(), twice_in_row)
    twice_in_box = Grid.blank(geometry(order)).with_cells([(0, 1), (order * order + 1, 1)])
    with pytest.raises(ValueError, match=r"^box 1 holds a given twice; box permutations cannot represent it$"):
        lower_cells(BoxPermutations(), MissingAndRepeated(), twice_in_box)
    for encoding in (RowPermutations(), CandidateSets(), FreeDigits()):
        lower_cells(encoding, MissingAndRepeated(), twice_in_box)


# Memory.


@pytest.mark.parametrize("algorithm", VARIANTS, ids=lambda each: each.name)
@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_the_memory_of_a_run_is_what_its_state_takes(algorithm: Algorithm, order: int) -> None:
    run = Run(algorithm, Grid.blank(geometry(order)), seed=0)
    result = memory_of(algorithm, geometry(order))
    assert sum(array.nbytes for array in run.state) == result
    others = [array for record in run.lowered for array in record if isinstance(array, np.ndarray)]
    assert sum(array.nbytes for array in others) + MAX_CHUNK * TRACE_COLUMNS * 8 < 4_000_000


@pytest.mark.parametrize("order", [2, 3, 4, 5])
@pytest.mark.parametrize("encoding", CATALOGUE["encoding"])
def test_that_the_largest_population_takes_132_megabytes_at_most(encoding: type[Part], order: int) -> None:
    draft = Draft.of(PAPER).with_kind("encoding", encoding).with_value("population", 100_000).with_escapes(())
    assert 3_000_000 < memory_of(draft.algorithm(), geometry(order)) < 132_500_000


@given(seed=st.integers(0, 2**32))
def test_that_unpacking_undoes_packing(seed: int) -> None:
    rng = np.random.default_rng(seed)
    boxes = rng.permuted(np.tile(np.arange(SIZE), (2, SIZE, 1)), axis=2)
    words = np.zeros((2, WORDS), np.int64)
    words[:, :SIZE] = (boxes << (4 * np.arange(SIZE))).sum(axis=2)
    cells = unpack(words, Grid.blank())
    assert cells.shape == (2, 81)
    assert np.array_equal(cells[:, SHAPE.boxes], boxes + 1)
