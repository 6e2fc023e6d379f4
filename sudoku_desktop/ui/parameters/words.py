"""Declarations in the reader's language.

Labels, helps, units and choices, the first paragraph of a part's documentation, and the sentences of the program's
own presets are translated. Titles, authors and sources are names and stay as they are.
"""

import inspect

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter, Value
from sudoku_desktop.speaking import number_in_words, translated


def value_in_words(value: Value) -> str:
    """A number, or an Enum's value, which is its text."""
    return number_in_words(value) if isinstance(value, int | float) else translated(str(value.value))


def title_of_preset(preset: Algorithm) -> str:
    return translated(preset.title)


def label_of(parameter: Parameter) -> str:
    """With the unit, if it says more than the label: "Elite (individuals)"."""
    label = translated(parameter.label)
    if parameter.unit.lower() in {"", parameter.label.lower()}:
        return label
    return QCoreApplication.translate("ParameterWords", "{label} ({unit})").format(
        label=label, unit=translated(parameter.unit)
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
        unit=translated(parameter.unit),
    )
    return text.strip() + "."


def preset_in_words(value: Value) -> str:
    text = QCoreApplication.translate("ParameterWords", "Modified; the preset has {value}.")
    return text.format(value=value_in_words(value))


def default_in_words(value: Value) -> str:
    """What is said of a modified setting of a part that the preset does not have."""
    text = QCoreApplication.translate("ParameterWords", "Modified; the default is {value}.")
    return text.format(value=value_in_words(value))


def help_of_part(kind: type[Part]) -> str:
    """What a part does: the first paragraph of its own documentation; "" when it was stripped."""
    documentation = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0]
    return translated(" ".join(documentation.replace("`", "").split()))
