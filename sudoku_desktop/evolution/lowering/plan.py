"""Convert an algorithm to the numbers that control a kernel's loop; each part supplies its own record."""

from functools import cache, lru_cache, reduce
from typing import TypeVar, get_type_hints

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.opcodes import KNOWN, PACKED_BOXES
from sudoku_desktop.evolution.kernels.plan import EscapePlan, Plan

R = TypeVar("R", bound=tuple[object, ...])


def can_be_packed(algorithm: Algorithm, shape: Geometry) -> bool:
    """Return whether the loop over packed boxes supports this shape and all parts of the algorithm."""
    return shape.is_standard_9x9 and all(part.can_be_packed() for _, part in algorithm.parts())


@lru_cache(maxsize=64)
def lower_algorithm(algorithm: Algorithm, shape: Geometry) -> Plan:
    """Return the plan of an algorithm for a shape; cached, because a rating makes a hundred runs of one.

    Raises ValueError for a part whose opcode the loop over the representation does not know.
    """
    plan = _exact(
        Plan(
            representation=PACKED_BOXES if can_be_packed(algorithm, shape) else algorithm.encoding.representation,
            population=algorithm.population,
            fitness=algorithm.fitness.plan(shape),
            selection=algorithm.selection.plan(),
            crossover=algorithm.crossover.plan(),
            mutation=algorithm.mutation.plan(),
            improvement=algorithm.improvement.plan(),
            replacement=algorithm.replacement.plan(),
            duplicates=algorithm.duplicates.plan(),
            escapes=reduce(lambda plan, escape: escape.joined(plan), algorithm.escapes, EscapePlan()),
        )
    )
    refuse_unknown(plan)
    return plan


def refuse_unknown(plan: Plan) -> None:
    """Raise ValueError for an opcode that the loop does not know, because it would run as another operator."""
    known = KNOWN.get(plan.representation)
    if known is None:
        raise ValueError(f"no loop knows representation {plan.representation}")
    for name, opcodes in known.items():
        opcode = getattr(plan, name).opcode
        if opcode not in opcodes:
            raise ValueError(
                f"{name} has opcode {opcode}, but for representation {plan.representation} the loop knows only "
                f"{', '.join(map(str, sorted(opcodes)))}; see kernels/opcodes.py"
            )


def _exact(record: R) -> R:
    """Convert each number of a record to the type of its field; an int for a float would compile the loop again."""
    kind = type(record)
    pairs = zip(record, _types(kind), strict=True)
    return kind(*(_exact(value) if isinstance(value, tuple) else type_(value) for value, type_ in pairs))


@cache
def _types(record: type[tuple[object, ...]]) -> tuple[type, ...]:
    return tuple(get_type_hints(record).values())
