"""A loop runs each opcode that it knows as a different operator, and any other opcode is refused."""

import dataclasses
from dataclasses import dataclass

import pytest

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import MutationPlan, Plan
from sudoku_desktop.evolution.lowering import new_state
from sudoku_desktop.evolution.lowering.own import with_functions
from sudoku_desktop.evolution.lowering.plan import lower_algorithm, refuse_unknown
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.encoding import BoxPermutations
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.mutation import SwapSequences
from sudoku_desktop.evolution.run import Run
from tests.evolution.bench import plain
from tests.evolution.own_operators import OF_BLOCKS, OF_CELLS, swap
from tests.evolution.recording import state_of
from tests.puzzles import ESCARGOT

PREFIXES = {
    "fitness": "FIT_",
    "selection": "SELECT_",
    "crossover": "CROSS_",
    "mutation": "MUTATE_",
    "improvement": "IMPROVE_",
    "replacement": "REPLACE_",
    "duplicates": "DUPLICATES_",
}
of_every_loop = pytest.mark.parametrize("representation", opcodes.KNOWN)
of_every_field = pytest.mark.parametrize("field", PREFIXES)


def named(field: str) -> set[int]:
    """Return the opcodes of a field that have names."""
    return {value for name, value in vars(opcodes).items() if name.startswith(PREFIXES[field])}


def algorithm_of(representation: int) -> Algorithm:
    """Return an algorithm with this representation and the first operator of each kind that fits."""
    if representation == opcodes.PACKED_BOXES:
        return plain(BoxPermutations(), population=6, fitness=MissingAndRepeated())
    encoding = next(kind() for kind in CATALOGUE["encoding"] if kind.representation == representation)
    kinds = {field: fitting(field, encoding)[0]() for field in PREFIXES}
    if representation == opcodes.BOXES:
        kinds["fitness"] = fitting("fitness", encoding)[2]()  # packed boxes do not know it
    return plain(encoding, population=6, **kinds)


def with_opcode(plan: Plan, field: str, opcode: int) -> Plan:
    return plan._replace(**{field: getattr(plan, field)._replace(opcode=opcode)})


def eager(plan: Plan) -> Plan:
    """Return a plan whose operators have something to do, whatever their opcodes are."""
    return plan._replace(
        selection=plan.selection._replace(tournament_size=2, pressure=1.5),
        crossover=plan.crossover._replace(probability=0.9),
        mutation=plan.mutation._replace(chance=0.8, probability=0.5, swaps=2),
        improvement=plan.improvement._replace(share=0.5, steps=2),
        replacement=plan.replacement._replace(elite=1, parent_chance=0.7),
        duplicates=plan.duplicates._replace(tries=3),
    )


def end_of(algorithm: Algorithm, plan: Plan) -> str:
    """Return the state after some generations of a plan."""
    run = Run(algorithm, ESCARGOT, seed=5)
    run.lowered = run.lowered._replace(plan=plan)
    if plan.representation not in (opcodes.PACKED_BOXES, opcodes.PLACEMENTS):
        is_blocks = algorithm.encoding.kind is Genes.BLOCKS
        own = OF_BLOCKS | {"mutation": swap(0.9)} if is_blocks else OF_CELLS
        cells, encoding = run.lowered.cells, algorithm.encoding
        run.lowered = run.lowered._replace(cells=with_functions(cells, [*own.values()], encoding, ESCARGOT, 6))
    run.state = new_state(plan, CLASSIC, 5)
    run.advance(30)
    return str(state_of(run))


@of_every_loop
@of_every_field
def test_that_a_loop_runs_each_opcode_that_it_knows_as_an_operator_of_its_own(representation: int, field: str) -> None:
    algorithm = algorithm_of(representation)
    plan = eager(lower_algorithm(algorithm, CLASSIC))
    assert plan.representation == representation
    known = opcodes.KNOWN[representation][field]
    ends = {opcode: end_of(algorithm, with_opcode(plan, field, opcode)) for opcode in known}
    assert len(set(ends.values())) == len(known)


@of_every_loop
@of_every_field
def test_that_a_loop_refuses_every_other_opcode(representation: int, field: str) -> None:
    plan = lower_algorithm(algorithm_of(representation), CLASSIC)
    known = opcodes.KNOWN[representation][field]
    for opcode in known:
        refuse_unknown(with_opcode(plan, field, opcode))
    for opcode in {*named(field), -1, 77} - known:
        with pytest.raises(
            ValueError, match=rf"^{field} has opcode {opcode}, but for representation {representation} "
        ):
            refuse_unknown(with_opcode(plan, field, opcode))


@of_every_field
def test_that_every_opcode_with_a_name_is_known_to_some_loop(field: str) -> None:
    assert set().union(*(known[field] for known in opcodes.KNOWN.values())) == named(field)


def test_that_a_representation_that_no_loop_knows_is_refused() -> None:
    plan = lower_algorithm(algorithm_of(opcodes.ROWS), CLASSIC)
    with pytest.raises(ValueError, match=r"^no loop knows representation 77$"):
        refuse_unknown(plan._replace(representation=77))


@dataclass(frozen=True)
class Unheard(SwapSequences):
    """A mutation that was declared without a kernel."""

    label = "Unheard"

    def plan(self) -> MutationPlan:
        return MutationPlan(77)


def test_that_a_part_with_an_opcode_of_no_kernel_does_not_run_as_another_one() -> None:
    algorithm = dataclasses.replace(algorithm_of(opcodes.BOXES), mutation=Unheard())
    with pytest.raises(
        ValueError, match=r"^mutation has opcode 77, but .* knows only 0, 1, 6; see kernels/opcodes\.py$"
    ):
        Run(algorithm, ESCARGOT, seed=0)
