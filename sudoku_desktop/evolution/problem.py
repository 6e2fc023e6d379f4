"""What is wrong with values that a person chose: a sentence that can be translated where it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_desktop.evolution.parameter import Parameter, Parametrised


@dataclass(frozen=True)
class ParameterOf:
    """A parameter of a part, as a thing a problem is about."""

    owner: type[Parametrised]
    name: str

    @property
    def parameter(self) -> Parameter:
        """Its declaration."""
        return dict(self.owner.declared())[self.name]


class ProblemError(ValueError):
    """A sentence, without capital and full stop, in which each {} stands for one of `things`.

    A thing is a number, a kind of part, a `ParameterOf`, or text that is quoted as it is. As a string the problem
    names parts and settings as the source does: "Elitism.elite must be below the population of 21, got 30".
    """

    def __init__(self, template: str, *things: object) -> None:
        super().__init__(template.format(*map(_plain, things)) if things else template)
        self.template = template
        self.things = things


def _plain(thing: object) -> str:
    if isinstance(thing, ParameterOf):
        return f"{thing.owner.__name__}.{thing.name}"
    return thing.__name__ if isinstance(thing, type) else str(thing)
