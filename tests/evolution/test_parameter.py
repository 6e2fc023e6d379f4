"""A parameter is declared once, and its declaration checks every value."""

import dataclasses
from dataclasses import dataclass

import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Ageing, Restart
from sudoku_desktop.evolution.parts.mutation import IllegalSwap, SwapSequences
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.parameter import Parameter, Value, number

WHOLE = Parameter("Size", "How many.", 7, 1, 64)
REAL = Parameter("Chance", "How likely.", 0.5, 0.0, 1.0)
CHOICE = Parameter("Reading", "Which one.", IllegalSwap.ENDS, choices=tuple(IllegalSwap))
DECLARED = [(part, name) for preset in PRESETS for _, part in preset.parts() for name, _ in part.declared()]


@pytest.mark.parametrize("size", [1, 7, 64])
def test_that_bounds_belong_to_the_range(size: int) -> None:
    assert Tournament(size).size == size


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (0, "must be in [1, 1000], got 0"),
        (1001, "must be in [1, 1000], got 1001"),
        (2.0, "must be a whole number, got 2.0"),
        (True, "must be a whole number, got True"),
        ("7", "must be a whole number, got '7'"),
        (None, "must be a whole number, got None"),
    ],
)
def test_that_a_wrong_value_is_named_with_its_part_and_its_bounds(value: object, problem: str) -> None:
    with pytest.raises(ValueError, match="Tournament") as error:
        Tournament(value)  # type: ignore[arg-type]
    assert str(error.value) == f"Tournament.size {problem}"


def test_that_bounds_are_written_out() -> None:
    with pytest.raises(ValueError, match=r"^Restart\.after must be in \[1, 1000000000\], got 0$"):
        Restart(0)
    with pytest.raises(ValueError, match=r"^SwapSequences\.probability must be in \[0, 1\], got 1\.5$"):
        SwapSequences(probability=1.5)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf"), "0.5", False])
def test_that_a_probability_is_an_ordinary_number(value: float) -> None:
    with pytest.raises(ValueError, match=r"SwapSequences\.probability must be"):
        SwapSequences(probability=value)


def test_that_a_real_number_may_be_whole() -> None:
    assert SwapSequences(probability=1).probability == 1


def test_that_a_choice_is_one_of_the_choices() -> None:
    message = r"illegal_swap must be one of ends the sequence, is skipped, got 'ends'"
    with pytest.raises(ValueError, match=message):
        SwapSequences(illegal_swap="ends")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("parameter", "text", "value"),
    [
        (WHOLE, "7", 7),
        (WHOLE, " 64 ", 64),
        (REAL, "0.25", 0.25),
        (REAL, "1", 1.0),
        (REAL, "1e-3", 0.001),
        (CHOICE, "is skipped", IllegalSwap.SKIPPED),
    ],
)
def test_that_text_is_parsed(parameter: Parameter, text: str, value: Value) -> None:
    parsed = parameter.parse(text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("parameter", "text", "problem"),
    [
        (WHOLE, "0", "must be in [1, 64], got 0"),
        (WHOLE, "7.5", "must be a whole number, got '7.5'"),
        (WHOLE, "", "must be a whole number, got ''"),
        (REAL, "half", "must be a number, got 'half'"),
        (REAL, "nan", "must be in [0, 1], got nan"),
        (REAL, "inf", "must be in [0, 1], got inf"),
        (CHOICE, "SKIPPED", "must be one of ends the sequence, is skipped, got 'SKIPPED'"),
    ],
)
def test_that_text_that_cannot_be_taken_says_why(parameter: Parameter, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match="must be") as error:
        parameter.parse(text)
    assert str(error.value) == problem


def test_that_parameters_are_declared_in_the_order_written() -> None:
    assert [name for name, _ in SwapSequences.declared()] == [
        "probability",
        "longest",
        "slack",
        "illegal_swap",
        "slack_of",
        "blocks",
    ]
    assert [name for name, _ in Algorithm.declared()] == ["population"]


def test_that_a_copy_with_a_value_is_checked_like_a_new_one() -> None:
    assert dataclasses.replace(Ageing(1), penalty=5) == Ageing(5)
    with pytest.raises(ValueError, match=r"Ageing\.penalty must be in \[0, 100\], got 101"):
        dataclasses.replace(Ageing(1), penalty=101)


def test_that_a_part_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Ageing(1).penalty = 2  # type: ignore[misc]


@pytest.mark.parametrize(("part", "name"), DECLARED)
def test_that_every_declaration_can_be_shown(part: object, name: str) -> None:
    parameter = dict(type(part).declared())[name]  # type: ignore[attr-defined]
    assert parameter.label
    assert parameter.help.endswith(".")
    assert parameter.problem_with(parameter.default) is None
    assert parameter.problem_with(getattr(part, name)) is None


def test_that_a_new_part_needs_only_its_declaration() -> None:
    from sudoku_desktop.parameter import Parametrised

    @dataclass(frozen=True)
    class Cooling(Parametrised):
        rate: float = number(0.99, 0.5, 0.999, "Rate", "What the temperature is multiplied with.")

    assert Cooling().rate == 0.99
    with pytest.raises(ValueError, match=r"^Cooling\.rate must be in \[0\.5, 0\.999\], got 1\.0$"):
        Cooling(1.0)
