"""A parameter is declared once, where it is used: default, bounds, unit, label and help.

The declaration serves the constructor's check, the parameter panel and the command line alike. Labels and
helps are English here and translated where they are shown.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sudoku_desktop.evolution.problem import ParameterOf, ProblemError

Value = int | float | Enum


@dataclass(frozen=True)
class Parameter:
    """What may be set: `minimum` and `maximum` are inclusive and belong to numbers, `choices` to an Enum."""

    label: str
    help: str
    default: Value
    minimum: float | None = None
    maximum: float | None = None
    unit: str = ""
    choices: tuple[Enum, ...] = ()

    def complaint(self, about: object, value: object) -> ProblemError | None:
        """Why `value` cannot be taken, as a sentence about a thing of `ProblemError`'s; None when it can."""
        if self.choices:
            if isinstance(value, Enum) and value in self.choices:
                return None
            names = ", ".join(str(choice.value) for choice in self.choices)
            return ProblemError("{} must be one of {}, got {}", about, names, repr(value))
        wanted = (int,) if isinstance(self.default, int) else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            if wanted == (int,):
                return ProblemError("{} must be a whole number, got {}", about, repr(value))
            return ProblemError("{} must be a number, got {}", about, repr(value))
        assert self.minimum is not None
        assert self.maximum is not None
        if not self.minimum <= value <= self.maximum:
            minimum, maximum = f"{self.minimum:.12g}", f"{self.maximum:.12g}"
            return ProblemError("{} must be in [{}, {}], got {}", about, minimum, maximum, repr(value))
        return None

    def problem_with(self, value: object) -> str | None:
        """Why `value` cannot be taken, as the rest of a sentence; None when it can."""
        complaint = self.complaint("", value)
        return None if complaint is None else str(complaint).strip()

    def parse(self, text: str) -> Value:
        """The value that `text` writes; raises ValueError with the rest of a sentence when there is none."""
        value: object = text
        if self.choices:
            value = next((choice for choice in self.choices if choice.value == text), text)
        else:
            try:
                value = int(text) if isinstance(self.default, int) else float(text)
            except ValueError:
                value = text
        problem = self.problem_with(value)
        if problem:
            raise ValueError(problem)
        assert isinstance(value, int | float | Enum)
        return value


def number(default: Any, minimum: float, maximum: float, label: str, help: str, unit: str = "") -> Any:
    """A dataclass field that holds a whole number or, where the default is a float, any number within bounds."""
    return _field(Parameter(label, help, default, minimum, maximum, unit))


def choice(default: Enum, label: str, help: str) -> Any:
    """A dataclass field that holds a member of the default's Enum."""
    return _field(Parameter(label, help, default, choices=tuple(type(default))))


def _field(parameter: Parameter) -> Any:
    return dataclasses.field(default=parameter.default, metadata={"parameter": parameter})


@dataclass(frozen=True)
class Parametrised:
    """A frozen dataclass whose declared parameters are checked when it is made.

    Raises ValueError such as "Tournament.size must be in [1, 64], got 0".
    """

    def __post_init__(self) -> None:
        for name, parameter in self.declared():
            complaint = parameter.complaint(ParameterOf(type(self), name), getattr(self, name))
            if complaint:
                raise complaint

    @classmethod
    def declared(cls) -> Iterator[tuple[str, Parameter]]:
        """Name and declaration of every parameter, in the order written."""
        for field in dataclasses.fields(cls):
            if "parameter" in field.metadata:
                yield field.name, field.metadata["parameter"]
