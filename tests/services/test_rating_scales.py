"""The scales of evolutionary ratings: the file that comes with the program, and algorithms without a scale."""

import csv
import dataclasses
from math import inf

import pytest

from sudoku_desktop.assets import resource
from sudoku_desktop.board import geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services.rating_scales import (
    SCALES,
    EvolutionaryLevel,
    RatingScale,
    ScaleOrigin,
    scale_of,
    why_no_scale,
)

LIMITS = RatingScale(ScaleOrigin.CALIBRATED, 3500.0, 10_000.0, 0.725, 0.8)


def rows() -> list[dict[str, str]]:
    with resource(*SCALES).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_that_every_preset_has_a_row_of_its_own() -> None:
    assert [row["algorithm"] for row in rows()] == [preset.name for preset in PRESETS]


def test_that_every_row_either_has_limits_or_says_why_it_has_none() -> None:
    for row in rows():
        if row["origin"] == "none":
            assert (row["easy_below"], row["hard_above"]) == ("", "")
            assert row["note"]
        else:
            assert 0 <= float(row["easy_below"]) <= float(row["hard_above"]) < inf
            assert 0 < float(row["agreement"]) <= 1
        # Where nothing was solved there is no order to correlate.
        assert -1 <= float(row["rank_correlation"] or float(row["solved"])) <= 1
        assert 0 <= float(row["solved"]) <= 1
        assert min(int(row["puzzles"]), int(row["runs"]), int(row["trials"])) > 0


def test_that_only_what_does_better_than_guessing_was_calibrated() -> None:
    for row in rows():
        if row["origin"] == "calibrated":
            assert float(row["agreement_kept_aside"]) > float(row["most_frequent_level"])


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: str(each.name))
def test_that_a_preset_has_the_scale_of_its_row(preset: Algorithm) -> None:
    row = next(row for row in rows() if row["algorithm"] == preset.name)
    scale = scale_of(preset)
    if scale is None:
        assert row["origin"] == "none"
        assert "say too little" in str(why_no_scale(preset))
    else:
        assert (scale.origin.value, scale.easy_below) == (row["origin"], float(row["easy_below"]))
        assert scale.hard_above == float(row["hard_above"])
        assert why_no_scale(preset) is None


def test_that_the_papers_preset_has_the_papers_limits() -> None:
    scale = scale_of(PAPER)
    assert scale
    assert (scale.origin, scale.easy_below, scale.hard_above) == (ScaleOrigin.PUBLISHED, 3500.0, 10_000.0)
    assert "published in 2007" in str(scale.sentence)


@pytest.mark.parametrize(
    ("generations", "level"),
    [
        (0, EvolutionaryLevel.EASY),
        (3499.9, EvolutionaryLevel.EASY),
        (3500, EvolutionaryLevel.MEDIUM),
        (10_000, EvolutionaryLevel.MEDIUM),
        (10_000.1, EvolutionaryLevel.HARD),
        (inf, EvolutionaryLevel.HARD),
    ],
)
def test_that_the_limits_themselves_are_medium(generations: float, level: EvolutionaryLevel) -> None:
    assert LIMITS.level(generations) is level


def test_that_a_calibrated_scale_says_so() -> None:
    assert "calibrated" in str(LIMITS.sentence)
    assert "easy below 3,500 generations on average, hard above 10,000" in str(LIMITS.sentence)


@pytest.mark.parametrize(
    "changes",
    [{"population": "22"}, {"mutation.probability": "0.59"}, {"ageing.penalty": "0"}, {"restart.after": "2001"}],
)
def test_that_changed_settings_have_no_scale(changes: dict[str, str]) -> None:
    changed = PAPER.with_texts(changes)
    assert scale_of(changed) is None
    assert "changed settings" in str(why_no_scale(changed))


def test_that_a_part_left_out_is_a_change() -> None:
    changed = dataclasses.replace(PAPER, escapes=PAPER.escapes[:1])
    assert "changed settings" in str(why_no_scale(changed))


def test_that_another_name_is_no_change() -> None:
    assert scale_of(dataclasses.replace(PAPER, name="my-own", title="My own")) == scale_of(PAPER)


@pytest.mark.parametrize("order", [2, 4, 5])
def test_that_other_orders_have_no_scale(order: int) -> None:
    assert scale_of(PAPER, geometry(order)) is None
    assert "9×9 puzzles, with boxes only" in str(why_no_scale(PAPER, geometry(order)))
