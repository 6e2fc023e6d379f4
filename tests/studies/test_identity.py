"""Identifiers of algorithms in archives, studies and commands do not depend on the wording of texts."""

import hashlib

import pytest

from sudoku_desktop.evolution.parts.mutation import BlocksTried, Drawing
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.trials.records import algorithm_text

KNOWN = {
    "mantere-koljonen-2007": "2fe36c70",
    "gerges-2018": "c104e518",
    "sharma-bhartiya-2020": "9cdeb8e3",
    "team-209": "7250991b",
    "gold-2005": "318bb68c",
    "constructive-2026": "fbab6bda",
    "random-construction": "58e5cf1c",
}
"""Beginning of the MD5 sum of each preset's text, by which archives distinguish the runs of presets."""


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_that_runs_made_before_are_runs_of_the_same_algorithm(preset):
    assert hashlib.md5(algorithm_text(preset).encode()).hexdigest()[:8] == KNOWN[preset.name]


def test_that_choices_go_by_the_words_that_studies_and_commands_have_for_them():
    words = [choice.value for choice in (*BlocksTried, *Drawing)]
    assert words == [
        "each block separately",
        "one random block of the child",
        "all cells of the block",
        "its free cells",
    ]
