"""Declarations in the reader's language.

Labels, helps, units and choices, the first paragraph of a part's documentation, and the sentences of the program's
own presets are translated in the context "Parameter"; what is wrong with an algorithm or its file in "Problem", with
{} where a number, a part or a setting stands. Titles, authors and sources are names and stay as they are.
"""

import inspect

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_desktop.evolution.parameter import Parameter, Value
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.problem import ParameterOf, ProblemError
from sudoku_desktop.ui.numbers import number_in_words


def in_words(text: str) -> str:
    """A label, help or unit of a declaration, translated."""
    return QCoreApplication.translate("Parameter", text) if text else ""


def value_in_words(value: Value) -> str:
    """A number, or an Enum's value, which is its text."""
    return number_in_words(value) if isinstance(value, int | float) else in_words(str(value.value))


def label_of(parameter: Parameter) -> str:
    """With the unit, if it says more than the label: "Elite (individuals)"."""
    label = in_words(parameter.label)
    if parameter.unit.lower() in {"", parameter.label.lower()}:
        return label
    return QCoreApplication.translate("ParameterWords", "{label} ({unit})").format(
        label=label, unit=in_words(parameter.unit)
    )


def bounds_of(parameter: Parameter) -> str:
    """For example "From 2 to 100,000 individuals." or "One of: ends the sequence; is skipped"."""
    translate = QCoreApplication.translate
    if parameter.choices:
        choices = "; ".join(value_in_words(choice) for choice in parameter.choices)
        return translate("ParameterWords", "One of: {choices}.").format(choices=choices)
    assert parameter.minimum is not None
    assert parameter.maximum is not None
    bounds = translate("ParameterWords", "From {minimum} to {maximum} {unit}")
    text = bounds.format(
        minimum=number_in_words(parameter.minimum),
        maximum=number_in_words(parameter.maximum),
        unit=in_words(parameter.unit),
    )
    return text.strip() + "."


def preset_in_words(value: Value) -> str:
    """What is said of a modified setting."""
    text = QCoreApplication.translate("ParameterWords", "Modified; the preset has {value}.")
    return text.format(value=value_in_words(value))


def default_in_words(value: Value) -> str:
    """What is said of a modified setting of a part that the preset does not have."""
    text = QCoreApplication.translate("ParameterWords", "Modified; the default is {value}.")
    return text.format(value=value_in_words(value))


def help_of_part(kind: type[Part]) -> str:
    """What a part does: the first paragraph of its own documentation; "" when it was stripped."""
    documentation = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0]
    return in_words(" ".join(documentation.replace("`", "").split()))


def problem_in_words(problem: ValueError) -> str:
    """As a sentence: with labels instead of names in the source, and in the reader's language."""
    if not isinstance(problem, ProblemError):
        return _as_sentence(str(problem))
    template = QCoreApplication.translate("Problem", problem.template)
    things = [_thing_in_words(thing) for thing in problem.things]
    sentence = template.format(*things) if things else template
    begins_with_a_place = bool(things) and isinstance(problem.things[0], str) and sentence.startswith(things[0])
    return sentence + "." if begins_with_a_place else _as_sentence(sentence)


def _as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def _thing_in_words(thing: object) -> str:
    if isinstance(thing, ParameterOf):
        return in_words(thing.parameter.label)
    if isinstance(thing, type) and issubclass(thing, Part):
        return QLocale().quoteString(in_words(thing.label))
    return number_in_words(thing) if isinstance(thing, int | float) else str(thing)
