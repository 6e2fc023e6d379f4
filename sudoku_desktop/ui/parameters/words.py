"""Declarations in the reader's language.

Labels, helps and units of parameters are translated in the context "Parameter", titles and sentences of
algorithms in "Algorithm", and complaints about values in "Problem", with {} where a number stands.
"""

import html
import inspect
import re

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parameter import Parameter, Parametrised, Value
from sudoku_desktop.evolution.part import Part

SHORTEST = -128
"""QLocale.FloatingPointShortest: as many digits as tell the number from its neighbours."""

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def in_words(text: str) -> str:
    """A label, help or unit of a declaration, translated."""
    return QCoreApplication.translate("Parameter", text) if text else ""


def number_in_words(value: float) -> str:
    """As the locale writes it: "100,000" or "0.6"."""
    locale = QLocale()
    if isinstance(value, int) or float(value).is_integer():
        return locale.toString(int(value))
    return locale.toString(float(value), "f", SHORTEST)


def value_in_words(value: Value) -> str:
    """A number, or an Enum's value, which is its text."""
    return number_in_words(value) if isinstance(value, int | float) else in_words(str(value.value))


def label_of(parameter: Parameter) -> str:
    """With the unit, if there is one: "Elite (individuals)"."""
    label = in_words(parameter.label)
    if not parameter.unit:
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


def help_of_part(part: Part) -> str:
    """What a part does: the first paragraph of its own documentation; "" when it was stripped."""
    documentation = inspect.cleandoc(type(part).__doc__ or "").split("\n\n")[0]
    return in_words(" ".join(documentation.replace("`", "").split()))


def tool_tip(*sentences: str) -> str:
    """Rich text, because only that is wrapped."""
    return "".join(f"<p>{html.escape(sentence)}</p>" for sentence in sentences if sentence)


def problem_in_words(problem: str, algorithm: Algorithm) -> str:
    """A ValueError's text as a sentence: with labels instead of names in the source, and in the reader's language."""
    numbers = _NUMBER.findall(problem)
    sentence = QCoreApplication.translate("Problem", _NUMBER.sub("{}", problem))
    sentence = sentence.format(*(number_in_words(float(number)) for number in numbers))
    owners: list[Parametrised] = [algorithm, *(part for _, part in algorithm.parts())]
    for owner in owners:
        for name, parameter in owner.declared():
            sentence = sentence.replace(f"{type(owner).__name__}.{name}", in_words(parameter.label))
    return sentence[:1].upper() + sentence[1:] + "."
