"""Translated texts of declarations.

Labels, helps, units, choices, the first paragraph of a part's documentation, and the sentences of the built-in presets
are translated. Titles, authors and sources are names and stay unchanged.
"""

import inspect

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter, Value, written
from sudoku_desktop.speaking import number_in_words, tr, translated

MODIFIED_MARK = "●"
"""Sign of a modified value."""


def value_in_words(value: Value) -> str:
    """Return a value as text: a formatted number, the translated value of an Enum member, or true or false."""
    if isinstance(value, bool):
        return written(value)
    return number_in_words(value) if isinstance(value, int | float) else translated(str(value.value))


def title_of_preset(preset: Algorithm) -> str:
    return translated(preset.title)


def origin_of(preset: Algorithm) -> str:
    """Return the authors, if they are known, and the year of a preset."""
    return " · ".join(filter(None, (preset.authors, str(preset.year))))


def label_of(parameter: Parameter) -> str:
    """Return the label with the unit, if the unit adds information: "Elite (individuals)"."""
    label = translated(parameter.label)
    if parameter.unit.lower() in {"", parameter.label.lower()}:
        return label
    return tr("{label} ({unit})", label=label, unit=translated(parameter.unit))


def bounds_of(parameter: Parameter) -> str:
    """Return the bounds or the choices as a sentence, such as "From 2 to 100,000 individuals." or "One of: a; b."."""
    if parameter.choices:
        choices = "; ".join(value_in_words(choice) for choice in parameter.choices)
        return tr("One of: {choices}.", choices=choices)
    assert parameter.minimum is not None
    assert parameter.maximum is not None
    text = tr(
        "From {minimum} to {maximum} {unit}",
        minimum=parameter.minimum,
        maximum=parameter.maximum,
        unit=translated(parameter.unit),
    )
    return text.strip() + "."


def preset_in_words(value: Value) -> str:
    return tr("Modified; the preset has {value}.", value=value_in_words(value))


def default_in_words(value: Value) -> str:
    """Return the tool tip of a modified setting of a part that the preset does not have."""
    return tr("Modified; the default is {value}.", value=value_in_words(value))


def help_of_part(kind: type[Part]) -> str:
    """Return the first paragraph of a part's docstring, translated; "" when docstrings were stripped."""
    documentation = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0]
    return translated(" ".join(documentation.replace("`", "").split()))
