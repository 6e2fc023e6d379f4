"""Parameters: each setting is declared once, as a field of a frozen dataclass, with default, bounds, label and help.

The declaration serves the check of the constructor, the form in the window, the option on the command line and the
stored value alike. Labels and helps are English here and translated where they are shown. A label may mark its access
key with "&", as Qt does.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from numbers import Integral, Real
from typing import Any, TypeVar

from sudoku_desktop.sentence import Label, ProblemError, Sentence, Term

Value = int | float | Enum
"""Type of the values of an algorithm's parameters; other options may also be texts."""


@dataclass(frozen=True)
class Parameter:
    """Declaration of one setting.

    Attributes
    ----------
    label, help
        Name and explanation of the setting.
    default
        Default value; its type decides which values are accepted.
    minimum, maximum
        Inclusive bounds of a number; the most characters of a text are `maximum`.
    unit
        Unit of a number, for example "individuals".
    choices
        Accepted values, in the order in which they are offered; empty if the bounds decide.
    choice_labels
        Names of the choices, in the same order; empty if the choices' values are their names.
    qualifier
        Name of another parameter of the same part that tells what the number counts.
    option
        Name of the option on the command line without dashes, or "" if the command line has none. A flag whose default
        is True becomes `--no-OPTION`.
    """

    label: str
    help: str
    default: Any
    minimum: float | None = None
    maximum: float | None = None
    unit: str = ""
    choices: tuple[Any, ...] = ()
    qualifier: str = ""
    choice_labels: tuple[str, ...] = ()
    option: str = ""

    @property
    def is_flag(self) -> bool:
        """Whether the value is True or False."""
        return isinstance(self.default, bool)

    def label_of(self, choice: object) -> str:
        """Return the English name of a choice."""
        return self.choice_labels[self.choices.index(choice)] if self.choice_labels else written(choice)

    def complaint(self, setting: Term, value: object) -> Sentence | None:
        """Return why a setting does not accept `value`, or None if it does."""
        got = {"setting": setting, "value": repr(value)}
        if self.choices:
            if type(value) is type(self.default) and value in self.choices:
                return None
            return Sentence("{setting} must be one of {choices}, got {value}", **got, choices=self._choices_text)
        if self.is_flag:
            return None if isinstance(value, bool) else Sentence("{setting} must be true or false, got {value}", **got)
        if isinstance(self.default, str):
            return self._complaint_about_text(got, value)
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

    def _complaint_about_text(self, got: Mapping[str, Term], value: object) -> Sentence | None:
        if not isinstance(value, str):
            return Sentence("{setting} must be a text, got {value}", **got)
        if self.maximum is not None and len(value) > self.maximum:
            terms = {"setting": got["setting"], "most": int(self.maximum)}
            return Sentence("{setting} must have at most {most} characters", **terms)
        return None

    @property
    def accepted(self) -> str:
        """The values of a choice or a number as a text: "a | b" or "0 to 1"."""
        if self.choices:
            return " | ".join(map(written, self.choices))
        return f"{self.minimum:.12g} to {self.maximum:.12g}"

    @property
    def _choices_text(self) -> str:
        return ", ".join(map(written, self.choices))

    def problem_with(self, value: object) -> str | None:
        """Return why `value` is not accepted, as the rest of a sentence, or None if it is accepted."""
        complaint = self.complaint("", value)
        return None if complaint is None else str(complaint).strip()

    def converted(self, value: object) -> Any:
        """Return a value in the type of the setting; a value that cannot be converted is returned unchanged.

        A choice may be written as on the command line, and a number may be one of numpy's.
        """
        for choice in self.choices:
            if isinstance(value, str) and written(choice) == value:
                return choice
        if isinstance(value, bool) or not isinstance(value, Real):
            return value
        if isinstance(self.default, float):
            return float(value)
        return int(value) if isinstance(value, Integral) else value

    def parse(self, text: str) -> Any:
        """Return the value that a text denotes; raises ValueError with the rest of a sentence for an invalid text."""
        value: object = text
        if self.choices:
            value = self.converted(text)
        elif self.is_flag:
            value = {"true": True, "false": False}.get(text.lower(), text)
        elif not isinstance(self.default, str):
            try:
                value = int(text) if isinstance(self.default, int) else float(text)
            except ValueError:
                value = text
        problem = self.problem_with(value)
        if problem:
            raise ValueError(problem)
        return value


def stored_value(value: object) -> Any:
    """Return a value in a form that JSON can hold: the value of an Enum member, or the value itself."""
    return value.value if isinstance(value, Enum) else value


def written(value: object) -> str:
    """Return a value as files and the command line spell it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(stored_value(value))


def number(
    default: Any,
    minimum: float,
    maximum: float,
    label: str = "",
    help: str = "",
    unit: str = "",
    *,
    qualifier: str = "",
) -> Any:
    """Declare a field that holds a whole number or, if the default is a float, any number within bounds.

    The operators that users write name their parameters themselves and have no labels.
    """
    return _field(Parameter(label, help, default, minimum, maximum, unit, qualifier=qualifier))


def choice(default: Any, label: str, help: str, labels: Mapping[Any, str] | None = None, *, option: str = "") -> Any:
    """Declare a field that holds one of several values: a key of `labels`, or a member of the default's Enum."""
    choices = tuple(labels) if labels is not None else tuple(member for member in type(default))
    names = tuple(labels.values()) if labels is not None else ()
    return _field(Parameter(label, help, default, choices=choices, choice_labels=names, option=option))


def flag(default: bool, label: str = "", help: str = "", *, option: str = "") -> Any:
    """Declare a field that holds True or False; operators that users write need no label."""
    return _field(Parameter(label, help, default, option=option))


def text(default: str, label: str, help: str, max_length: int, *, option: str = "") -> Any:
    """Declare a field that holds a text of at most `max_length` characters."""
    return _field(Parameter(label, help, default, maximum=max_length, option=option))


def _field(parameter: Parameter) -> Any:
    return dataclasses.field(default=parameter.default, metadata={"parameter": parameter})


Own = TypeVar("Own", bound="Parametrised")


@dataclass(frozen=True)
class Parametrised:
    """Base of frozen dataclasses whose declared parameters are checked by the constructor.

    Raises ProblemError such as "Tournament.size must be in [1, 64], got 0".
    """

    def __post_init__(self) -> None:
        for name, parameter in self.declared():
            complaint = parameter.complaint(self.named_parameter(name), getattr(self, name))
            if complaint:
                raise ProblemError(complaint)

    @classmethod
    def declared(cls) -> Iterator[tuple[str, Parameter]]:
        """Yield the name and the declaration of every parameter, in the order written."""
        for field in dataclasses.fields(cls):
            if "parameter" in field.metadata:
                yield field.name, field.metadata["parameter"]

    @classmethod
    def parameter(cls, name: str) -> Parameter:
        """Return the declaration of a parameter."""
        return dict(cls.declared())[name]

    @classmethod
    def named_parameter(cls, name: str) -> Label:
        """Return the label with which a sentence refers to a parameter."""
        return Label(cls.parameter(name).label.replace("&", ""), f"{cls.__name__}.{name}")

    def values(self) -> dict[str, Any]:
        """Return the values of the declared parameters by name."""
        return {name: getattr(self, name) for name, _ in self.declared()}

    def stored(self) -> dict[str, int | float | str]:
        """Return the values of the declared parameters as JSON can hold them."""
        return {name: stored_value(value) for name, value in self.values().items()}

    def restored(self: Own, stored: Mapping[str, object]) -> Own:
        """Return a copy with values from `stored`; values that are not accepted are ignored."""
        accepted: dict[str, Any] = {}
        for name, parameter in self.declared():
            value = stored.get(name)
            for choice in parameter.choices:
                if isinstance(choice, Enum) and type(value) is type(choice.value) and value == choice.value:
                    value = choice
            if name in stored and parameter.complaint("", value) is None:
                accepted[name] = value
        return dataclasses.replace(self, **accepted)
