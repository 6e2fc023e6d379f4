"""Collect the sentences with which the logic explains itself: the texts of its calls `reason("In {unit} …", …)`.

A text is a literal, one of several literals, or a name that holds nothing but literals, in the function or the module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def reasons_in(folder: Path, root: Path) -> tuple[list[str], list[str]]:
    """The texts of all files of a folder, and the calls whose text cannot be told, by their place under `root`."""
    texts: list[str] = []
    problems: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        collector = ReasonCollector(path.relative_to(root).as_posix())
        collector.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        texts += collector.texts
        problems += collector.problems
    return texts, problems


class ReasonCollector(ast.NodeVisitor):
    """Gathers the texts of the calls of `reason` in one file; `place` names it in problems."""

    def __init__(self, place: str) -> None:
        self.texts: list[str] = []
        self.problems: list[str] = []
        self._place = place
        self._scopes: list[ast.AST] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._scopes.append(node)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._scopes.append(node)
        self.generic_visit(node)
        self._scopes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "reason":
            texts = list(self._texts(node.args[0])) if node.args else []
            self.texts += [text for text in texts if text is not None]
            if not texts or None in texts:
                self.problems.append(
                    f"{self._place}:{node.lineno}: only plain strings can be extracted: {ast.unparse(node)}"
                )
        self.generic_visit(node)

    def _texts(self, node: ast.expr) -> Iterator[str | None]:
        """What an expression can be; None where that cannot be said."""
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.IfExp(body=one, orelse=other):
                yield from self._texts(one)
                yield from self._texts(other)
            case ast.Name(id=name):
                values = self._assigned(name)
                for value in values:
                    yield from self._texts(value)
                if not values:
                    yield None
            case ast.Subscript(value=ast.Name(id=name)):
                tables = [value for value in self._assigned(name) if isinstance(value, ast.Dict)]
                for value in (value for table in tables for value in table.values):
                    yield from self._texts(value)
                if not tables:
                    yield None
            case _:
                yield None

    def _assigned(self, name: str) -> list[ast.expr]:
        """What the innermost scope that knows a name assigns to it."""
        for scope in reversed(self._scopes):
            values = [value for node in ast.walk(scope) for value in _values_assigned(node, name)]
            if values:
                return values
        return []


def _values_assigned(node: ast.AST, name: str) -> Iterator[ast.expr]:
    match node:
        case ast.Assign(targets=targets, value=value):
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield value
        case ast.AnnAssign(target=ast.Name(id=target_name), value=ast.expr() as value):
            if target_name == name:
                yield value
