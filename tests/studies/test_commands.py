"""The command of a run repeats it exactly."""

import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.duplicates import UnlikeParents
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.studies import Archive, command_of, label_of
from sudoku_desktop.studies.commands import labels_of
from sudoku_desktop.trials.records import Outcome, algorithm_text
from tests.cli.calling import run
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.making import made

PAPER = preset("mantere-koljonen-2007")
CHANGED = PAPER.with_settings({"population": 33, "mutation.probability": 0.1 + 0.2})
OWN = replace(PAPER, name="my-own", title="Mine", duplicates=UnlikeParents())
REARRANGED = replace(PAPER, duplicates=UnlikeParents())
JIGSAW = shaped(
    6, (Variant.JIGSAW, Variant.X), [1, 1, 1, 2, 2, 2] * 2 + [3, 3, 3, 4, 4, 4] * 2 + [5, 5, 5, 6, 6, 6] * 2
)


@pytest.mark.parametrize(
    ("algorithm", "givens", "budget"),
    [
        *((each, MK_FIG_1, Budget(generations=40)) for each in PRESETS),
        (CHANGED, ESCARGOT, Budget(trials=5000)),
        (OWN, ESCARGOT, Budget(generations=300, trials=5000)),
        (REARRANGED, ESCARGOT, Budget(generations=100)),
        (preset("constructive-2026"), MK_FIG_1, Budget()),
        (preset("constructive-2026"), Grid.blank(shaped(9, (Variant.X,))), Budget()),
        (preset("constructive-2026"), Grid.blank(JIGSAW), Budget()),
        (preset("constructive-2026"), Grid.blank(shaped(16)), Budget()),
    ],
    ids=lambda each: each.title if isinstance(each, Algorithm) else "",
)
def test_that_a_command_repeats_its_run_bit_for_bit(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    algorithm: Algorithm,
    givens: Grid,
    budget: Budget,
) -> None:
    outcome, again = kept_and_repeated(tmp_path, capsys, algorithm, givens, budget)
    for figure in ("generations", "trials", "restarts", "best_cost", "common_cost", "solution", "solved"):
        assert again[figure] == getattr(outcome, figure), figure


def test_that_the_command_of_a_run_that_the_clock_ended_comes_to_the_same_generation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Repeat a run that a time limit ended within a generation, where a command cannot end."""
    outcome, again = kept_and_repeated(tmp_path, capsys, PAPER, ESCARGOT, Budget(seconds=0.05))
    assert (again["generations"], again["restarts"]) == (outcome.generations, outcome.restarts)


def kept_and_repeated(
    folder: Path, capsys: pytest.CaptureFixture[str], algorithm: Algorithm, givens: Grid, budget: Budget
) -> tuple[Outcome, dict[str, object]]:
    """Return the outcome of a run, and the output of its command."""
    archive = Archive(folder / "runs")
    archive.add([made(algorithm, givens, 11, budget)])
    (kept,) = archive.runs()
    program, *arguments = shlex.split(command_of(kept))
    _, (line,), errors = run(capsys, *arguments, "--json")
    assert (program, errors) == ("sudoku-cli", [])
    return kept.outcome, json.loads(line)


def test_that_algorithms_are_called_by_what_was_changed() -> None:
    assert label_of(algorithm_text(PAPER)) == "mantere-koljonen-2007"
    changed = PAPER.with_settings({"population": 33, "mutation.probability": 0.25})
    assert label_of(algorithm_text(changed)) == "mantere-koljonen-2007 population=33 mutation.probability=0.25"
    assert label_of(algorithm_text(OWN)) == "Mine"


def test_that_several_algorithms_are_never_called_the_same() -> None:
    larger, other = OWN.with_settings({"population": 50}), replace(OWN, sentence="The same in other words.")
    texts = [algorithm_text(each) for each in (PAPER, OWN, larger, other)]
    assert list(labels_of([*texts, texts[0]]).values()) == [
        "mantere-koljonen-2007",
        "Mine population=21",
        "Mine population=50",
        "Mine population=21 (2)",
    ]
