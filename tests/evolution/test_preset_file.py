"""Presets survive writing and reading, and invalid files are refused."""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.catalogue import PLACES
from sudoku_desktop.evolution.parts.duplicates import DuplicatesAllowed
from sudoku_desktop.evolution.parts.mutation import SwapSequences
from sudoku_desktop.evolution.preset_file import MAX_BYTES, MAX_LENGTHS, from_text, read_preset, slug, to_text
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from tests.evolution.algorithms import algorithms

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


def content(algorithm: Algorithm = PAPER) -> dict[str, Any]:
    return json.loads(to_text(algorithm))  # type: ignore[no-any-return]


def problem_of(text: str) -> str:
    with pytest.raises(ProblemError) as error:
        from_text(text)
    return str(error.value)


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    file = content()
    change(file)
    return json.dumps(file)


@given(algorithms())
def test_that_any_algorithm_comes_back_as_it_was_written(algorithm: Algorithm) -> None:
    text = to_text(algorithm)
    assert from_text(text) == algorithm
    assert len(text.encode()) < MAX_BYTES
    assert to_text(from_text(text)) == text


@pytest.mark.parametrize("preset", PRESETS, ids=[each.name for each in PRESETS])
def test_that_a_preset_comes_back_from_its_file(preset: Algorithm, tmp_path: Path) -> None:
    path = tmp_path / "preset.json"
    path.write_text(to_text(preset), encoding="utf-8")
    assert read_preset(path) == preset
    path.write_text(to_text(preset), encoding="utf-8-sig")
    assert read_preset(path) == preset


def test_that_a_parameter_left_out_has_its_default() -> None:
    text = changed(lambda file: file.update(mutation={"kind": "SwapSequences", "slack": 3}))
    assert from_text(text).mutation == SwapSequences(slack=3)


def test_that_a_file_from_before_duplicates_were_a_choice_still_loads() -> None:
    assert from_text(changed(lambda file: file.pop("duplicates"))).duplicates == DuplicatesAllowed()


def test_that_a_whole_number_will_do_for_any_number() -> None:
    probability = from_text(changed(lambda file: file["mutation"].update(probability=1))).mutation
    assert probability == dataclasses.replace(PAPER.mutation, probability=1.0)  # type: ignore[call-arg]
    assert type(probability.probability) is float  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda f: f["mutation"].update(probability=7), "mutation.probability must be in [0, 1], got 7"),
        (lambda f: f["mutation"].update(slack=1.5), "mutation.slack must be a whole number, got 1.5"),
        (lambda f: f["mutation"].update(slack=True), "mutation.slack must be a whole number, got true"),
        (lambda f: f["mutation"].update(slack=None), "mutation.slack must be a whole number, got null"),
        (lambda f: f["mutation"].update(probability="0.5"), 'mutation.probability must be a number, got "0.5"'),
        (lambda f: f["mutation"].update(illegal_swap=0), "mutation.illegal_swap must be one of ends, skipped, got 0"),
        (lambda f: f["mutation"].update(rate=1), 'mutation."rate" is unknown; there are kind, probability, '),
        (lambda f: f["escapes"][1].update(after=0), "escapes[1].after must be in [1, 1000000000], got 0"),
        (lambda f: f["escapes"][0].update(kind="Elitism"), "escapes[0].kind must be one of Ageing, Restart, "),
        (lambda f: f.update(encoding={"kind": "os.system"}), "encoding.kind must be one of BoxPermutations, "),
        (lambda f: f.update(encoding={"kind": ["Row"]}), "encoding.kind must be one of BoxPermutations, "),
        (lambda f: f.update(encoding={}), "encoding must have a kind, which is one of BoxPermutations, "),
        (lambda f: f.update(encoding="BoxPermutations"), "encoding must have a kind, which is one of BoxPermutat"),
        (lambda f: f.update(escapes={}), "escapes must be a list of up to 4 escapes"),
        (lambda f: f.update(escapes=[{"kind": "Ageing"}] * 5), "escapes must be a list of up to 4 escapes"),
        (lambda f: f.update(escapes=[{"kind": "Purge"}] * 2), "Purge is among the escapes more than once"),
        (
            lambda f: f.update(escapes=[{"kind": "SeededRestart"}, {"kind": "Restart"}]),
            "Restart and SeededRestart exclude each other: ",
        ),
        (lambda f: f.update(mutation={"kind": "OtherCandidates"}), "OtherCandidates cannot work on BoxPermutations: "),
        (lambda f: f["replacement"].update(elite=21), "Elitism.elite must be below the population of 21, got 21"),
        (lambda f: f.update(population=10**300), "population must be in [2, 100000], got 1000"),
        (lambda f: f.update(year="2007"), 'year must be a whole number, got "2007"'),
        (lambda f: f.update(year=0), "year must be in [1, 9999], got 0"),
        (lambda f: f.update(colour="red"), '"colour" is unknown; there are format, version, name, '),
        (lambda f: f.pop("selection"), "selection is missing"),
        (lambda f: f.pop("title"), "title is missing"),
        (lambda f: f.update(title="Two\nlines"), r'title must be one line of text, got "Two\nlines"'),
        (lambda f: f.update(title="\u202egnp"), r'title must be one line of text, got "\u202egnp"'),
        (lambda f: f.update(title=3), "title must be one line of text, got 3"),
        (lambda f: f.update(title="  "), "title must not be empty"),
        (lambda f: f.update(title="x" * 81), "title has 81 characters; at most 80 are allowed"),
        (lambda f: f.update(sentence="x" * 301), "sentence has 301 characters; at most 300 are allowed"),
        (lambda f: f.update(name="../../x"), "name must be lowercase letters and digits, separated by hyphens, got "),
        (lambda f: f.update(name=""), "name must be lowercase letters and digits, separated by hyphens, got "),
        (lambda f: f.update(version=2), "the file has version 2 of the format, and this program reads up to 1"),
        (lambda f: f.update(version="1"), 'version must be a whole number from 1, got "1"'),
        (lambda f: f.update(version=True), "version must be a whole number from 1, got true"),
        (lambda f: f.update(format="zip"), 'not a preset file: it has no "format": "sudoku-desktop-preset"'),
    ],
)
def test_that_a_wrong_value_is_refused_with_its_place(change: Callable[[dict[str, Any]], object], problem: str) -> None:
    found = problem_of(changed(change))
    assert found.startswith(problem)
    assert "\n" not in found
    assert len(found) < 300


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: this is not valid JSON"),
        ("{\n  nonsense", "line 2, column 3: this is not valid JSON"),
        ("[]", "not a preset file: "),
        ("null", "not a preset file: "),
        ("[" * 30_000, "brackets are nested too deeply"),
        ("9" * 9_000, f"{'9' * 39}… is not a number"),
        ('{"format": "a", "format": "b"}', "'format' appears twice"),
        ('{"population": NaN}', "NaN is not a number"),
        ("-Infinity", "-Infinity is not a number"),
        (" " * (MAX_BYTES + 1), "the file is larger than 65,536 bytes"),
    ],
)
def test_that_what_is_no_preset_is_refused(text: str, problem: str) -> None:
    assert problem_of(text).startswith(problem)


@given(key=st.sampled_from(sorted({*MAX_LENGTHS, *PLACES, "year", "population", "escapes", "version"})), value=JSON)
def test_that_whatever_stands_in_a_field_is_taken_or_refused_in_a_short_line(key: str, value: object) -> None:
    text = changed(lambda file: file.update({key: value}))
    try:
        algorithm = from_text(text)
    except ProblemError:
        assert len(problem_of(text).splitlines()) == 1
        assert len(problem_of(text)) < 400
    else:
        assert from_text(to_text(algorithm)) == algorithm


def test_that_a_file_too_large_or_of_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "preset.json"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(ProblemError, match="larger than 65,536 bytes"):
        read_preset(path)
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(ProblemError, match="not text in UTF-8"):
        read_preset(path)
    with pytest.raises(FileNotFoundError):
        read_preset(tmp_path / "none")


@pytest.mark.parametrize("change", [{"title": "a\nb"}, {"source": "x" * 301}, {"name": "A b"}, {"year": 0}])
def test_that_nothing_is_written_that_could_not_be_read(change: dict[str, Any]) -> None:
    with pytest.raises(ProblemError):
        to_text(dataclasses.replace(PAPER, **change))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Mantere & Koljonen 2007", "mantere-koljonen-2007"),
        ("Über-Evolution!", "uber-evolution"),
        ("進化", "preset"),
        ("  ", "preset"),
        ("x" * 200, "x" * 55),
    ],
)
def test_that_a_name_is_made_of_a_title(title: str, name: str) -> None:
    assert slug(title) == name
    assert slug(title, {name}) == f"{name}-2"
    assert slug(title, {name, f"{name}-2"}) == f"{name}-3"
    assert from_text(to_text(dataclasses.replace(PAPER, name=slug(title, {name})))).name == f"{name}-2"
