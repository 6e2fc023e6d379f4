"""Nishio, cell and region forcing chains, dynamic ones without and with patterns."""

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Candidate, Position, Search
from sudoku_desktop.logic.kernels.chain_graph import NODE_COUNT, NONE, begin_chain, new_graph, write_branch
from sudoku_desktop.logic.kernels.forcing import (
    DYNAMIC_PLUS_STAGE,
    DYNAMIC_STAGE,
    MULTIPLE_STAGE,
    NISHIO_STAGE,
)
from sudoku_desktop.logic.kernels.record import CHAIN, CHAIN_SIZE, HALT, new_record
from sudoku_desktop.logic.techniques.chain import chain_of
from tests.logic.chain_positions import assert_found, candidates, first_use, of_size, only
from tests.logic.positions import cell, found, is_true
from tests.logic.searches import find_forcing_chains
from tests.reference.naive_logic_nested import DYNAMIC, LEVELS, MULTIPLE, NISHIO, next_forcing

STAGES = {
    "nishio": NISHIO_STAGE,
    "multiple": MULTIPLE_STAGE,
    "dynamic": DYNAMIC_STAGE,
    "dynamic plus": DYNAMIC_PLUS_STAGE,
}
NAIVE_STAGES = {"nishio": NISHIO, "multiple": MULTIPLE, "dynamic": DYNAMIC, "dynamic plus": LEVELS[1]}

NISHIO_PUZZLE = ".37...2..5...4.6.3......14.....6......6...8...4......2.5.4.....6..2.7.1.3.2..85.."
REGION_PUZZLE = "67.5.9....8.....541.....7...47..589.9.....3...6.........69......5.16.98........7."
DYNAMIC_PUZZLE = "72........6......8..89...4.....8...63....7.2..9..3.4......4...727...3.......5.91."
PLACING_PUZZLE = "...4..5...7...3.....421..6..3..8.1..8..7....695.3........9....1.6.....2...3..6.84"
PATTERNS_PUZZLE = "98.76....7...5......4..87..4......3..9...24....26....12....98......1...3....8..5."


@pytest.mark.parametrize(
    ("puzzle", "name", "rating", "removed", "reasons"),
    [
        (
            NISHIO_PUZZLE,
            "nishio",
            7.6,
            Candidate(cell(1, 5), 9),
            "If r1c5 were 9, then r9c8 would be 9 and would not: so r1c5 is not 9.",
        ),
        (
            REGION_PUZZLE,
            "region-forcing-chains",
            8.3,
            Candidate(cell(2, 7), 1),
            "Wherever 1 goes in box 2, r2c7 cannot be 1. "
            "Each of its places r1c5, r2c5 and r2c6 leads there by a chain of its own.",
        ),
        (
            DYNAMIC_PUZZLE,
            "dynamic-region-chains",
            8.9,
            Candidate(cell(8, 7), 6),
            "Wherever 6 goes in column 5, r8c7 cannot be 6. "
            "Each of its places r1c5, r5c5 and r8c5 leads there by a chain of its own.",
        ),
        (
            DYNAMIC_PUZZLE,
            "dynamic-contradiction-chains",
            9.0,
            Candidate(cell(3, 7), 5),
            "If r3c7 were 5, then r2c7 would be 1 and would not: so r3c7 is not 5.",
        ),
        (
            DYNAMIC_PUZZLE,
            "dynamic-cell-chains",
            9.0,
            Candidate(cell(6, 1), 1),
            "Whatever r5c7 holds, r6c1 cannot be 1. "
            "Each of its candidates 1, 5 and 8 leads there by a chain of its own.",
        ),
        (
            PATTERNS_PUZZLE,
            "dynamic-contradiction-chains-with-patterns",
            9.8,
            Candidate(cell(8, 6), 4),
            "If r8c6 were 4, then r1c8 would be 2 and would not: so r8c6 is not 4. "
            "On the way, locked candidates, pairs or X-wings rule out candidates.",
        ),
        (
            PATTERNS_PUZZLE,
            "dynamic-double-chains-with-patterns",
            9.8,
            Candidate(cell(5, 4), 5),
            "Whether or not r8c6 is 5, r5c4 cannot be 5. "
            "On the way, locked candidates, pairs or X-wings rule out candidates.",
        ),
        (
            PATTERNS_PUZZLE,
            "dynamic-region-chains-with-patterns",
            9.6,
            Candidate(cell(2, 7), 9),
            "Wherever 9 goes in row 6, r2c7 cannot be 9. "
            "Each of its places r6c5, r6c7 and r6c8 leads there by a chain of its own. "
            "On the way, locked candidates, pairs or X-wings rule out candidates.",
        ),
    ],
)
def test_that_the_first_use_on_a_path_is_told_in_words(
    puzzle: str, name: str, rating: float, removed: Candidate, reasons: str
) -> None:
    deduction = first_use(puzzle, name)
    assert (deduction.rating, deduction.placement, deduction.removals) == (rating, None, (removed,))
    assert str(deduction) == reasons


def test_that_wherever_a_digit_goes_may_place_another() -> None:
    deduction = first_use(PLACING_PUZZLE, "dynamic-region-chains")
    assert (deduction.placement, deduction.removals) == (Candidate(cell(6, 6), 1), ())
    assert str(deduction.explanation.reasons[0]) == "Wherever 6 goes in row 6, r6c6 must be 1."
    assert deduction.explanation.units == (5,)


@pytest.mark.parametrize("puzzle", [NISHIO_PUZZLE, REGION_PUZZLE, DYNAMIC_PUZZLE, PLACING_PUZZLE, PATTERNS_PUZZLE])
def test_that_every_step_up_to_the_solution_is_true(puzzle: str) -> None:
    grid = Grid.from_text(puzzle)
    solution = solve(grid)
    assert solution is not None
    steps = list(Search().path(grid))
    assert all(is_true(step, solution) for step in steps)
    assert sum(step.placement is not None for step in steps) == int(np.sum(grid.cells == 0))


@pytest.mark.parametrize(
    ("stage", "position"),
    [(stage, position) for stage in ("nishio", "multiple") for position in of_size(60, 200, 12)]
    + [("dynamic", position) for position in of_size(40, 120, 12)]
    + [("dynamic plus", position) for position in of_size(40, 50, 12)],
)
def test_that_the_best_deduction_is_the_first_of_the_naive_ones(stage: str, position: Position) -> None:
    naive = next_forcing(candidates(position), NAIVE_STAGES[stage])
    assert_found(find_forcing_chains, position, naive, STAGES[stage])


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_that_the_best_deduction_with_nested_chains_is_the_naive_one(level: int) -> None:
    for position in of_size(36, 48, 4):
        naive = next(
            (found for each in LEVELS[1 : level + 1] if (found := next_forcing(candidates(position), each))), None
        )
        assert_found(find_forcing_chains, position, naive, DYNAMIC_PLUS_STAGE, level)


@pytest.mark.parametrize("stage", STAGES)
def test_that_every_node_follows_its_parents(stage: str) -> None:
    told = 0
    for position in of_size(80, 180, 20):
        record = new_record()
        if not find_forcing_chains(position.marks, position.places, record, STAGES[stage]):
            continue
        chain = chain_of(record)
        assert record[CHAIN] == len(chain.branches) == len(chain.ends)
        for (source, conclusion), branch in zip(chain.ends, chain.branches, strict=True):
            known = set()
            for node, parents in branch:
                assert set(parents) <= known
                assert bool(parents) == (node != source)
                known.add(node)
            assert (branch[0][0], branch[-1][0]) == (source, conclusion)
            told += len(branch)
        assert sum(map(len, chain.branches)) == record[NODE_COUNT]
    assert told > 0


def test_that_a_chain_too_long_for_the_record_is_told_by_its_ends() -> None:
    blank = Position(Grid.blank())
    owners = new_graph(blank.tables, blank.marks, len(blank.places)).owners
    size = 2 * len(owners)
    # Each node follows from the one before.
    starts = np.array([0, *range(1, 2 * size - 1, 2)], np.int16)
    pool = np.array([0] + [word for node in range(1, size) for word in (1, node - 1)], np.int16)
    order, states, causes = np.empty(size, np.int16), np.empty(size, np.int16), np.full(size, NONE, np.int16)
    record = new_record()
    begin_chain(record, size)
    fitting = CHAIN_SIZE // (3 * size)
    for told in range(1, fitting + 2):
        last = size - 1
        write_branch(record, owners, starts, pool, causes, last, int(starts[last]), order, states)
        chain = chain_of(record)
        assert len(chain.ends) == told
        assert {(source.candidate, conclusion.candidate) for source, conclusion in chain.ends} == {
            (Candidate(0, 1), Candidate(80, 9))
        }
        assert [len(branch) for branch in chain.branches] == [size] * (told if told <= fitting else 0)
    explained = chain.explanation()
    assert (explained.links, explained.pattern) == ((), (Candidate(0, 1), Candidate(80, 9)))


@pytest.mark.parametrize("stage", STAGES.values())
def test_that_nothing_is_found_where_no_candidate_is_left(stage: int) -> None:
    assert found(find_forcing_chains, only({}), stage) is None


@pytest.mark.parametrize("stage", STAGES.values())
def test_that_a_halted_search_finds_nothing(stage: int) -> None:
    (position,) = of_size(150, 180, 1)
    record = new_record()
    record[HALT] = 1
    assert not find_forcing_chains(position.marks, position.places, record, stage)
