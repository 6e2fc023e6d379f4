"""Parts of an algorithm from Python functions: operators of the user's own.

    @operator(Mutation, genes="blocks", probability=number(0.3, 0.0, 1.0))
    def swap(cells, free, random, probability):
        "Two free cells of a random block change places."
        …

makes a class of parts like any other, with the declared parameters. A function takes its arguments by name: those of
`OFFERED` for its role, and its parameters. Nothing is compiled here: `evolution.lowering.own` does that, and checks
what the function does, when an algorithm with the part is first run.

Algorithms are kept as text, and name such a part by its function and a digest of its source: `swap@3f2a90c11b7d`. The
source itself travels with the objects that are sent to other processes.
"""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import (
    MOST_PARAMETERS,
    CrossoverPlan,
    ImprovementPlan,
    MutationPlan,
    ReplacementPlan,
    SelectionPlan,
)
from sudoku_desktop.evolution.parts.genes import BLOCKS, CELLS, FULL_GRIDS, Genes
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.source import Function, standalone_source
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.sentence import ProblemError, Sentence

GENES: Mapping[str, frozenset[Genes]] = {"blocks": BLOCKS, "cells": CELLS, "": FULL_GRIDS}
"""Kinds of genes by the word that declares them."""
OFFERED: Mapping[str, tuple[str, ...]] = {
    "mutation": ("cells", "free", "random", "blocks", "units", "candidates", "givens"),
    "crossover": ("cells", "mother", "father", "free", "random", "blocks", "units", "candidates", "givens"),
    "improvement": ("cells", "free", "random", "blocks", "units", "candidates", "givens"),
    "selection": ("random", "population", "place", "costs"),
    "replacement": ("random", "population", "costs", "cost", "parents"),
    "fitness": ("cells", "distinct", "blocks", "units", "givens"),
}
"""Arguments that a function may take besides its parameters, by its role."""
OF_RANKS = ("selection", "replacement")
"""Roles whose functions are given costs by rank, and no chromosome."""
_PLANS: Mapping[str, Callable[[Any], Any]] = {
    "mutation": lambda _: MutationPlan(opcodes.MUTATE_OWN),
    "crossover": lambda _: CrossoverPlan(opcodes.CROSS_OWN, 1.0),
    "improvement": lambda _: ImprovementPlan(opcodes.IMPROVE_OWN, 1.0),
    "selection": lambda _: SelectionPlan(opcodes.SELECT_OWN),
    "replacement": lambda _: ReplacementPlan(opcodes.REPLACE_OWN),
}
_OWN_PACKAGE = __name__.partition(".")[0]


@dataclass(frozen=True)
class Declaration:
    """An operator as data, from which every process makes the same part.

    `base` is the base class of its role. `source` is Python text that defines the function `name` and all that it uses;
    `arguments` are the names of the function's arguments, `genes` a key of `GENES`. `module` is the program's module
    that declares it, or "" for an operator of the user's own.
    """

    base: type[Part]
    name: str
    genes: str
    arguments: tuple[str, ...]
    parameters: tuple[tuple[str, Parameter], ...]
    source: str
    help: str
    module: str = ""

    @property
    def role(self) -> str:
        """The role of the part in an algorithm, such as "mutation"."""
        return self.base.group.lower()

    @property
    def digest(self) -> str:
        """Digest of everything that the operator does, as twelve hexadecimal digits."""
        content = repr((self.role, self.genes, self.parameters, self.source))
        return hashlib.sha256(content.encode()).hexdigest()[:12]

    @property
    def kind(self) -> str:
        """The name of the part in files: with the digest, unless it belongs to the program."""
        return self.name.title().replace("_", "") if self.module else f"{self.name}@{self.digest}"


class Own:
    """Base class of parts that are made from a declaration; another base class is that of the part's role."""

    declaration: ClassVar[Declaration]

    def __reduce__(self) -> tuple[Any, ...]:
        assert isinstance(self, Part)
        return _restored, (self.declaration, self.values())


NEWEST: dict[tuple[str, str], type[Part]] = {}
"""The operators of the user's own that are offered, by role and function: the last one of each name."""
REGISTERED: dict[str, type[Part]] = {}
"""All parts made from functions, by the name of their kind: the user's own, and those of the program."""


def operator(base: type[Part], genes: str = "", **parameters: Any) -> Callable[[Function], type[Part]]:
    """Return a decorator that makes a class of parts from a function.

    Parameters
    ----------
    base
        Base class of the role, such as `Mutation`.
    genes
        "blocks" for boxes or rows that stay permutations, "cells" for single cells; "" for both.
    parameters
        Parameters of the part by name, declared with `number` or `flag`.

    Raises
    ------
    ProblemError
        If an argument of the function is neither offered to its role nor a parameter, or if its source cannot be used.
    """
    role = base.group.lower()

    def declare(function: Function) -> type[Part]:
        name = function.__name__
        if genes not in GENES:
            raise ProblemError(
                Sentence(
                    'genes of {operator} must be "blocks" or "cells", got {value}', operator=name, value=repr(genes)
                )
            )
        arguments = _arguments(function)
        declared = tuple((each, _parameter(base, name, each, field)) for each, field in parameters.items())
        _check_arguments(name, arguments, OFFERED[role], list(parameters))
        documentation = inspect.cleandoc(function.__doc__ or "")
        module = function.__module__ if function.__module__.startswith(f"{_OWN_PACKAGE}.") else ""
        source = standalone_source(function)
        return part_of(Declaration(base, name, genes, arguments, declared, source, documentation, module))

    return declare


def _arguments(function: Function) -> tuple[str, ...]:
    code = function.__code__
    if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS) or function.__defaults__ or code.co_kwonlyargcount:
        raise ProblemError(
            Sentence(
                "{operator} must take plain arguments, without defaults, * or **; give a parameter its default with "
                "number(default, minimum, maximum) or flag(default) in the decorator",
                operator=function.__name__,
            )
        )
    return code.co_varnames[: code.co_argcount]


def _parameter(base: type[Part], operator: str, name: str, field: Any) -> Parameter:
    parameter = getattr(field, "metadata", {}).get("parameter")
    if (
        not isinstance(parameter, Parameter)
        or (parameter.minimum is None and not parameter.is_flag)
        or hasattr(base, name)
        or name in {each for offered in OFFERED.values() for each in offered}
    ):
        raise ProblemError(
            Sentence(
                "{name} of {operator} must be number(default, minimum, maximum) or flag(default), and its name must be "
                "free; {names} are taken",
                name=name,
                operator=operator,
                names=", ".join(sorted({*OFFERED["crossover"], *(each for each in dir(base) if each[0] != "_")})),
            )
        )
    label = parameter.label or name.replace("_", " ").capitalize()
    complaint = parameter.complaint(f"{operator}.{name}", parameter.default)
    if complaint is not None:
        raise ProblemError(complaint)
    # A choice, and no check box, because some forms of settings know numbers and choices only.
    choices = (False, True) if parameter.is_flag else ()
    return dataclasses.replace(parameter, label=label, choices=choices)


def _check_arguments(
    operator: str, arguments: tuple[str, ...], offered: tuple[str, ...], parameters: Sequence[str]
) -> None:
    for name in arguments:
        if name not in (*offered, *parameters):
            raise ProblemError(
                Sentence(
                    "{operator} has the argument {name}, which is none of {offered}; declare a parameter with "
                    "{name}=number(default, minimum, maximum) in the decorator",
                    operator=operator,
                    name=name,
                    offered=", ".join(offered),
                )
            )
    required = ["cells"] if "cells" in offered and "distinct" not in arguments else []
    for name in (*required, *parameters):
        if name not in arguments:
            raise ProblemError(
                Sentence(
                    "{operator} must have the argument {name}, and has {arguments}",
                    operator=operator,
                    name=name,
                    arguments=", ".join(arguments),
                )
            )
    if len(parameters) > MOST_PARAMETERS:
        terms = {"number": len(parameters), "most": MOST_PARAMETERS}
        raise ProblemError(
            Sentence("{operator} has {number} parameters; at most {most} are allowed", operator=operator, **terms)
        )


def part_of(declaration: Declaration) -> type[Part]:
    """Return the class of parts of a declaration, always the same one; offer it if it is the user's own."""
    kind = declaration.kind
    if kind not in REGISTERED:
        REGISTERED[kind] = _made(declaration)
    if not declaration.module:
        NEWEST[declaration.role, declaration.name] = REGISTERED[kind]
    return REGISTERED[kind]


def forget(kind: type[Part]) -> None:
    """Offer an operator of the user's own no longer; algorithms that have it keep it."""
    for key in [key for key, each in NEWEST.items() if each is kind]:
        del NEWEST[key]


def _made(declaration: Declaration) -> type[Part]:
    label = declaration.name.replace("_", " ").strip().capitalize()
    namespace: dict[str, Any] = {
        "__doc__": declaration.help or f"{label}.",
        "__module__": declaration.module or "own",
        "label": label,
        "genes": GENES[declaration.genes],
        "declaration": declaration,
        "opcode": opcodes.FIT_OWN,
        "can_be_packed": lambda _: False,
    }
    if declaration.role in _PLANS:
        namespace["plan"] = _PLANS[declaration.role]
    fields = [
        (name, type(each.default), dataclasses.field(default=each.default, metadata={"parameter": each}))
        for name, each in declaration.parameters
    ]
    return dataclasses.make_dataclass(
        declaration.kind, fields, bases=(Own, declaration.base), namespace=namespace, frozen=True
    )


def _restored(declaration: Declaration, values: Mapping[str, Any]) -> Part:
    return part_of(declaration)(**values)


def operators_in(text: str) -> tuple[Declaration, ...]:
    """Return the declarations of the user's own operators that the text of an algorithm names."""
    return tuple(kind.declaration for name, kind in REGISTERED.items() if "@" in name and f'"{name}"' in text)  # type: ignore[attr-defined]
