"""Compile a function of the user's own as a C function that kernels call by address.

In compiled code its arguments are views of the table of `kernels.own`: `Rows` is a list of rows of different lengths,
and `Generator` is the state of the engine's random generator, with the methods of `explanation.random.PlainRandom`.
"""

from __future__ import annotations

import hashlib
import operator
import re
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import cgutils, types
from numba.core.ccallback import CFunc
from numba.core.errors import NumbaError
from numba.extending import intrinsic, make_attribute_wrapper, models, overload, overload_method, register_model
from numba.np.arrayobj import populate_array

from sudoku_desktop.evolution.kernels import own as layout
from sudoku_desktop.evolution.kernels.measures import count_shown_by_nine
from sudoku_desktop.evolution.kernels.random import high_half, next_word, scaled
from sudoku_desktop.evolution.kernels.random import uniform as next_uniform
from sudoku_desktop.evolution.parts.own import Declaration
from sudoku_desktop.evolution.parts.source import executed
from sudoku_desktop.jit import popcount, stored_callback
from sudoku_desktop.sentence import ProblemError, Sentence

WORDS = types.Array(types.int64, 1, "C")
READ_ONLY = types.Array(types.int64, 1, "C", readonly=True)
STATE = types.Array(types.uint64, 1, "C")
BYTES = types.Array(types.uint8, 1, "C")
REALS = types.Array(types.float64, 1, "C")
OPTIONS = {"error_model": "python", "boundscheck": True}
SIGNATURE = types.float64(*[types.int64] * 5)

ARGUMENTS = {
    "cells": "cells",
    "distinct": "distinct_digits(one, own_at, table)",
    "mother": "widened(two, own, 1)",
    "father": "widened(three, own, 2)",
    "random": "generator(array_at(random, 1, STATE))",
    "blocks": "rows(table, BLOCKS)",
    "units": "rows(table, UNITS)",
    "candidates": "rows(table, CANDIDATES)",
    "givens": "flat(table, GIVENS)",
    "place": "one",
    "population": "own[POPULATION]",
    "costs": "made_costs(array_at(two, own[POPULATION], WORDS), array_at(three, own[POPULATION] + 1, REALS))",
    "cost": "array_at(three, own[POPULATION] + 1, REALS)[own[POPULATION]]",
    "parents": "ranks_of(one, array_at(two, own[POPULATION], WORDS))",
}
"""Expressions of the compiled arguments, by name."""


CALLBACK = """
def callback(one, two, three, random, own_at):
    own = array_at(own_at, array_at(own_at, HEAD, WORDS)[LENGTH], WORDS)
    table = array_at(own_at, len(own), READ_ONLY)
    result = 0.0
    if {guard}:
        return result
    {begin}
    try:
        {call}
    except Exception:
        own[FAILED] = 1 + {role}
    {end}
    return result
"""
"""Source of a C function, into which the call of the user's function is written."""


def compiled(declaration: Declaration, role: int) -> Any:
    """Return a function as a `CFunc` of numba, for the role of this number.

    Raises ProblemError for a function that numba cannot compile.
    """
    names = executed(declaration.source, declaration.kind)
    for name, value in names.items():
        if isinstance(value, FunctionType):  # which finds the compiled ones among its globals
            names[name] = numba.njit(value, **OPTIONS)
    at = layout.ROLES + role * layout.ROLE_WORDS
    passed = dict(ARGUMENTS)
    is_blocks = declaration.genes == "blocks"
    passed["free"] = "rows(table, FREE)" if is_blocks else "flat(table, FREE_CELLS)"
    for place, (name, parameter) in enumerate(declaration.parameters, at + 1):
        if isinstance(parameter.default, float):
            passed[name] = f"array_at(own_at + 8 * {place}, 1, REALS)[0]"
        else:
            passed[name] = f"own[{place}] != 0" if parameter.is_flag else f"own[{place}]"
    call = f"function({', '.join(passed[name] for name in declaration.arguments)})"
    guard = f"len({passed['free']}) == 0" if "free" in declaration.arguments else "False"
    does = {
        "fitness": f"result = np.float64({call})",
        "selection": f"result = paired({call}, own[POPULATION])",
        "replacement": f"result = placed({call}, own[POPULATION])",
    }
    source = CALLBACK.format(
        guard=guard,
        begin="cells = widened(one, own, 0)" if "cells" in declaration.arguments else "",
        call=does.get(declaration.role, call),
        role=role,
        end="" if declaration.role in does else "narrow(one, cells)",
    )
    scope = {**globals(), **vars(layout), "function": names[declaration.name]}
    exec(compile(source, "<callback>", "exec"), scope)
    callback: Any = CFunc(scope["callback"], (SIGNATURE.args, SIGNATURE.return_type), locals={}, options={})
    callback._cache = stored_callback(__file__, f"own-{hashlib.sha256(repr(declaration).encode()).hexdigest()[:32]}")
    try:
        callback.compile()
    except NumbaError as error:
        if "getiter" in str(error) and "(Rows)" in str(error):
            raise ProblemError(
                Sentence(
                    "{operator} cannot be compiled: go through a list of rows by their numbers, as in "
                    "for row in range(len(blocks))",
                    operator=declaration.name,
                )
            ) from error
        raise ProblemError(
            Sentence("{operator} cannot be compiled: {reason}", operator=declaration.name, reason=_reason(error))
        ) from error
    return callback


def _reason(error: NumbaError) -> str:
    """Return the first lines of numba's message that say something about the function."""
    lines = [re.sub(r"\x1b\[\d*m", "", line).strip() for line in str(error).splitlines()]
    reasons = [line for line in lines if line and not line.startswith(("Failed in", "During:", "File ", "raised from"))]
    return " ".join(reasons[:3])[:400]


# What the source above uses.

helper = numba.extending.register_jitable(forceinline=True)
"""Decorator of the functions that the source above calls. Inlining removes the counting of references to views."""


@intrinsic  # type: ignore[untyped-decorator]
def array_at(typing_context: Any, address: Any, length: Any, kind: Any) -> Any:
    """Return the array of a type at a memory address; there is no copy, and nothing is counted."""
    array = kind.instance_type

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = context.make_array(array)(context, builder)
        data, count = arguments[0], context.cast(builder, arguments[1], signature.args[1], types.intp)
        item = context.get_abi_sizeof(context.get_data_type(array.dtype))
        populate_array(
            made,
            data=builder.inttoptr(data, made.data.type),
            shape=[count],
            strides=[context.get_constant(types.intp, item)],
            itemsize=context.get_constant(types.intp, item),
            meminfo=None,
        )
        return made._getvalue()

    return array(types.int64, length, kind), generate


@helper  # type: ignore[untyped-decorator]
def widened(address: int, own: Any, place: int) -> Any:
    """Copy a chromosome into the table as int64, with which Python computes, and return it."""
    count = own[layout.ORDER] * own[layout.ORDER]
    digits = array_at(address, count, BYTES)
    start = own[layout.SCRATCH] + place * count
    cells = own[start : start + count]
    for cell in range(count):
        cells[cell] = digits[cell]
    return cells


@helper  # type: ignore[untyped-decorator]
def narrow(address: int, cells: Any) -> None:
    """Copy the chromosome that `widened` returned back."""
    digits = array_at(address, len(cells), BYTES)
    for cell in range(len(cells)):
        digits[cell] = cells[cell]


@helper  # type: ignore[untyped-decorator]
def distinct_digits(address: int, own_at: int, table: Any) -> Any:
    """Write the number of different digits in each unit of a chromosome into the table, and return a view of them."""
    count, units = table[layout.ORDER] * table[layout.ORDER], rows(table, layout.UNITS)
    start = own_at + 8 * (table[layout.SCRATCH] + 3 * count)
    distinct = array_at(start, len(units), WORDS)
    digits = array_at(address, count, BYTES)
    if table[layout.IS_STANDARD_9X9]:
        count_shown_by_nine(digits, 0, distinct, False)  # type: ignore[no-untyped-call]
    else:
        for unit in range(len(units)):
            seen: Any = 0
            for cell in units[unit]:
                seen |= 1 << np.int64(digits[cell])
            distinct[unit] = popcount(seen)
    return array_at(start, len(units), READ_ONLY)


@helper  # type: ignore[untyped-decorator]
def paired(parents: Any, population: int) -> float:
    """Return two ranks as one number, as `kernels.own.own_mates` reads them; raises ValueError for other ranks."""
    mother, father = np.int64(parents[0]), np.int64(parents[1])
    if mother < 0 or mother >= population or father < 0 or father >= population:
        raise ValueError("no ranks of the population")
    return np.float64(mother + population * father)


@helper  # type: ignore[untyped-decorator]
def placed(rank: Any, population: int) -> float:
    """Return a rank, or NOWHERE; raises ValueError for other numbers."""
    if rank < layout.NOWHERE or rank >= population:
        raise ValueError("no rank of the population")
    return np.float64(rank)


@helper  # type: ignore[untyped-decorator]
def ranks_of(slots: int, ranks: Any) -> Any:
    """Return the ranks of two slots, the second of which is multiplied by the size of the population."""
    mother = father = 0
    for rank in range(len(ranks)):
        if ranks[rank] == slots % len(ranks):
            mother = rank
        if ranks[rank] == slots // len(ranks):
            father = rank
    return mother, father


@helper  # type: ignore[untyped-decorator]
def flat(table: Any, number: int) -> Any:
    """Return a flat list of the table."""
    at = layout.TABLES + layout.TABLE_WORDS * number
    return table[table[at] : table[at] + table[at + 1]]


@helper  # type: ignore[untyped-decorator]
def rows(table: Any, number: int) -> Any:
    """Return a list of rows of the table."""
    at = layout.TABLES + layout.TABLE_WORDS * number
    return made_rows(table, table[at], table[at + 1], table[at + 2])


class ViewType(types.Type):
    """Type of a struct whose `members` are read as attributes."""

    members: Sequence[tuple[str, Any]]

    def __init__(self) -> None:
        super().__init__(name=type(self).__name__.removesuffix("Type"))


class RowsType(ViewType):
    """Type of a list of rows."""

    members = [("table", READ_ONLY), ("start", types.int64), ("count", types.int64), ("width", types.int64)]


class CostsType(ViewType):
    """Type of the costs of a population by rank: the slots by rank, and the costs by slot."""

    members = [("ranks", WORDS), ("values", REALS)]


class GeneratorType(ViewType):
    """Type of the random generator."""

    members = [("state", STATE)]


class _ViewModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, kind.members)


for _view in (RowsType, CostsType, GeneratorType):
    register_model(_view)(_ViewModel)
    for _name, _ in _view.members:
        make_attribute_wrapper(_view, _name, _name)


def _maker(kind: ViewType) -> tuple[Any, Callable[..., Any]]:
    """Return the signature and the code of an intrinsic function that makes a view of its members."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = cgutils.create_struct_proxy(kind)(context, builder)
        for (name, _), value in zip(kind.members, arguments, strict=True):
            setattr(made, name, value)
        return made._getvalue()

    return kind(*(member for _, member in kind.members)), generate


@intrinsic  # type: ignore[untyped-decorator]
def made_rows(typing_context: Any, table: Any, start: Any, count: Any, width: Any) -> Any:
    """Make a list of rows."""
    return _maker(RowsType())


@intrinsic  # type: ignore[untyped-decorator]
def made_costs(typing_context: Any, ranks: Any, values: Any) -> Any:
    """Make the costs by rank of the slots by rank and the costs by slot."""
    return _maker(CostsType())


@intrinsic  # type: ignore[untyped-decorator]
def generator(typing_context: Any, state: Any) -> Any:
    """Make a random generator of its state."""
    return _maker(GeneratorType())


@overload(len)  # type: ignore[untyped-decorator]
def _len(rows: Any) -> Any:
    def count(rows: Any) -> Any:
        return rows.count

    def count_costs(rows: Any) -> Any:
        return len(rows.ranks)

    return {RowsType: count, CostsType: count_costs}.get(type(rows))


@overload(operator.getitem)  # type: ignore[untyped-decorator]
def _row(rows: Any, index: Any) -> Any:
    def cost(rows: Any, index: Any) -> Any:
        return rows.values[rows.ranks[index]]

    def row(rows: Any, index: Any) -> Any:
        if index < 0:
            index += rows.count
        if index < 0 or index >= rows.count:
            raise IndexError("list index out of range")
        at = rows.start + index * rows.width
        return rows.table[at + 1 : at + 1 + rows.table[at]]

    return {RowsType: row, CostsType: cost}.get(type(rows)) if isinstance(index, types.Integer) else None


@overload_method(GeneratorType, "index")  # type: ignore[untyped-decorator]
def _index(random: Any, bound: Any) -> Any:
    def index(random: Any, bound: Any) -> Any:
        return scaled(high_half(next_word(random.state)), bound)  # type: ignore[no-untyped-call]

    return index


@overload_method(GeneratorType, "uniform")  # type: ignore[untyped-decorator]
def _uniform(random: Any) -> Any:
    def uniform(random: Any) -> Any:
        return next_uniform(random.state)  # type: ignore[no-untyped-call]

    return uniform
