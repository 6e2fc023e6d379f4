"""The source of a Python function as a text that stands alone, with the constants and functions that it uses."""

from __future__ import annotations

import ast
import builtins
import inspect
import linecache
import math
import textwrap
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from sudoku_desktop.sentence import ProblemError, Quoted, Sentence

Function = Callable[..., Any]

MODULES = ("math", "numpy")
"""Modules that an operator may use."""
LONGEST = 20_000
"""Maximum number of characters of a source."""
MOST_PASSES = 1_000_000
"""Number of passes through loops after which a call is taken to be endless; compiled, they take about a millisecond."""


def standalone_source(function: Function) -> str:
    """Return Python source that defines a function and everything that it uses, without decorators.

    Raises ProblemError if the source cannot be read, or if the function uses anything but numbers, tuples of numbers,
    other such functions, `math` and numpy, or draws from a random generator that the program does not control.
    """
    definitions: dict[str, str] = {}
    _collect(function, function.__name__, definitions)
    text = "\n\n".join(definitions.values()) + "\n"
    if len(text) > LONGEST:
        raise ProblemError(
            Sentence(
                "the source of {operator} has {length} characters; at most {most} are allowed",
                operator=function.__name__,
                length=len(text),
                most=LONGEST,
            )
        )
    return text


class EndlessError(Exception):
    """A call of a function has passed through its loops more than MOST_PASSES times."""


def executed(source: str, name: str) -> dict[str, Any]:
    """Execute a source, and return what it defines by name; `name` is that of the file in tracebacks.

    A call of a function that it defines raises EndlessError instead of running for ever.
    """
    file = f"<{name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    names: dict[str, Any] = {"__name__": name, EndlessError.__name__: EndlessError}
    exec(compile(_bounded(ast.parse(source)), file, "exec"), names)
    return names


def _bounded(tree: ast.Module) -> ast.Module:
    """Let every function count the passes through its loops, and raise EndlessError when there are too many.

    The frequent `for … in range(len(…))` ends by itself, and is not counted, as counting would slow it down.
    """
    for node in list(ast.walk(tree)):
        if isinstance(node, ast.FunctionDef):
            first = "_passes = 0"
        elif isinstance(node, ast.While) or (
            isinstance(node, ast.For) and not ast.unparse(node.iter).startswith("range(len(")
        ):
            first = f"_passes += 1\nif _passes > {MOST_PASSES}: raise {EndlessError.__name__}"
        else:
            continue
        added = ast.parse(first).body
        for statement in added:
            for each in ast.walk(statement):
                ast.copy_location(each, node)
        node.body[:0] = added
    return tree


def _collect(function: Function, operator: str, definitions: dict[str, str]) -> None:
    lines, tree = _parsed(function, operator)
    _define(function.__name__, "\n".join(lines[tree.lineno - 1 : tree.end_lineno]), operator, definitions)
    known = {*_local_names(function.__code__), function.__name__}
    closure = inspect.getclosurevars(function)
    outside = {**vars(builtins), **function.__globals__, **closure.nonlocals}
    for node in (node for statement in tree.body for node in ast.walk(statement)):
        if isinstance(node, ast.Attribute) and node.attr == "random" and isinstance(node.value, ast.Name):
            if outside.get(node.value.id) is np:
                raise _foreign_chance(operator, lines[node.lineno - 1])
        elif isinstance(node, ast.Name) and node.id not in known and node.id in outside:
            known.add(node.id)
            _collect_value(node.id, outside[node.id], operator, lines[node.lineno - 1], definitions)


def _local_names(code: CodeType) -> Iterator[str]:
    yield from (*code.co_varnames, *code.co_cellvars)
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _local_names(each)


def _parsed(function: Function, operator: str) -> tuple[list[str], ast.FunctionDef]:
    """Return the lines of a function with its decorators, and its definition."""
    try:
        source = textwrap.dedent(inspect.getsource(function))
        tree = ast.parse(source).body[0]
    except (OSError, TypeError, SyntaxError):
        tree = None
    if not isinstance(tree, ast.FunctionDef):
        raise ProblemError(
            Sentence(
                "the source of {operator} cannot be read; define it with def, in a notebook or in a file",
                operator=operator,
            )
        )
    return source.splitlines(), tree


def _collect_value(name: str, value: object, operator: str, line: str, definitions: dict[str, str]) -> None:
    function = getattr(value, "py_func", value)  # of a function that numba compiles
    if isinstance(value, ModuleType) and value.__name__ in MODULES:
        _define(name, f"import {value.__name__} as {name}", operator, definitions)
    elif _is_chance(value):
        raise _foreign_chance(operator, line)
    elif getattr(builtins, name, None) is value:
        return
    elif (module := _origin(value)) is not None:
        _define(name, f"from {module.__name__} import {value.__name__} as {name}", operator, definitions)  # type: ignore[attr-defined]
    elif isinstance(function, FunctionType):
        if function.__name__ not in definitions:
            _collect(function, operator, definitions)
        if name != function.__name__:
            _define(name, f"{name} = {function.__name__}", operator, definitions)
    elif _is_constant(value):
        _define(name, f"{name} = {_written(value)}", operator, definitions)
    else:
        raise ProblemError(
            Sentence(
                "{operator} uses {name}, a {kind}, in {line}; besides its arguments it can use numbers, tuples of "
                "numbers, functions, math and numpy",
                operator=operator,
                name=name,
                kind=type(value).__name__,
                line=Quoted(line.strip()),
            )
        )


def _origin(value: object) -> ModuleType | None:
    """Return the module among `MODULES` that offers a function under its name, or None."""
    name = getattr(value, "__name__", "")
    return next((module for module in (math, np) if name and getattr(module, name, None) is value), None)


def _define(name: str, text: str, operator: str, definitions: dict[str, str]) -> None:
    if definitions.setdefault(name, text) != text:
        raise ProblemError(
            Sentence("{operator} uses two different things named {name}; rename one", operator=operator, name=name)
        )


def _is_chance(value: object) -> bool:
    """Return whether a value is Python's or numpy's random module, or one of its functions or generators."""
    module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    return str(module or type(value).__module__).split(".")[:2] in (["random"], ["numpy", "random"])


def _foreign_chance(operator: str, line: str) -> ProblemError:
    return ProblemError(
        Sentence(
            "{operator} draws from another random generator, in {line}, so its runs could not be repeated; draw with "
            "random.index(n) or random.uniform()",
            operator=operator,
            line=Quoted(line.strip()),
        )
    )


def _is_constant(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_constant, value))
    return isinstance(value, bool | int | float | np.bool_ | np.integer | np.floating)


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({''.join(_written(each) + ', ' for each in value)})"
    number = value.item() if isinstance(value, np.generic) else value
    return repr(number) if math.isfinite(number) else f'float("{number}")'
