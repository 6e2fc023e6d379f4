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

from sudoku_desktop.sentence import Label, ProblemError, Sentence, Term

Value = int | float | Enum


@dataclass(frozen=True)
class Parameter:
    """What may be set: `minimum` and `maximum` are inclusive and belong to numbers, `choices` to an Enum.

    `qualifier`: the name of another parameter of the same part, which says of what the number is.
    """

    label: str
    help: str
    default: Value
    minimum: float | None = None
    maximum: float | None = None
    unit: str = ""
    choices: tuple[Enum, ...] = ()
    qualifier: str = ""

    def complaint(self, setting: Term, value: object) -> Sentence | None:
        """Why a setting cannot take `value`; None when it can."""
        got = {"setting": setting, "value": repr(value)}
        if self.choices:
            if isinstance(value, Enum) and value in self.choices:
                return None
            choices = ", ".join(str(choice.value) for choice in self.choices)
            return Sentence("{setting} must be one of {choices}, got {value}", **got, choices=choices)
        wanted = (int,) if isinstance(self.default, int) else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            if wanted == (int,):
                return Sentence("{setting} must be a whole number, got {value}", **got)
            return Sentence("{setting} must be a number, got {value}", **got)
        assert self.minimum is not None
        assert self.maximum is not None
        if not self.minimum <= value <= self.maximum:
            bounds = {"minimum": f"{self.minimum:.12g}", "maximum": f"{self.maximum:.12g}"}
            return Sentence("{setting} must be in [{minimum}, {maximum}], got {value}", **got, **bounds)
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


def number(
    default: Any, minimum: float, maximum: float, label: str, help: str, unit: str = "", *, qualifier: str = ""
) -> Any:
    """A dataclass field that holds a whole number or, where the default is a float, any number within bounds."""
    return _field(Parameter(label, help, default, minimum, maximum, unit, qualifier=qualifier))


def choice(default: Enum, label: str, help: str) -> Any:
    """A dataclass field that holds a member of the default's Enum."""
    return _field(Parameter(label, help, default, choices=tuple(type(default))))


def _field(parameter: Parameter) -> Any:
    return dataclasses.field(default=parameter.default, metadata={"parameter": parameter})


@dataclass(frozen=True)
class Parametrised:
    """A frozen dataclass whose declared parameters are checked when it is made.

    Raises ProblemError such as "Tournament.size must be in [1, 64], got 0".
    """

    def __post_init__(self) -> None:
        for name, parameter in self.declared():
            complaint = parameter.complaint(self.named_parameter(name), getattr(self, name))
            if complaint:
                raise ProblemError(complaint)

    @classmethod
    def declared(cls) -> Iterator[tuple[str, Parameter]]:
        """Name and declaration of every parameter, in the order written."""
        for field in dataclasses.fields(cls):
            if "parameter" in field.metadata:
                yield field.name, field.metadata["parameter"]

    @classmethod
    def named_parameter(cls, name: str) -> Label:
        """How a sentence calls a parameter."""
        return Label(dict(cls.declared())[name].label, f"{cls.__name__}.{name}")
