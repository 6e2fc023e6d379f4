"""`sudoku-cli algorithms`, and the algorithms that `solve --algorithm` accepts: built-in, the user's own, and files."""

import dataclasses
import json
from pathlib import Path

import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS, preset
from sudoku_desktop.services import own_presets
from sudoku_desktop.services.own_presets import OwnPresets
from tests.cli.calling import EASY, HARD, Capture, complaint, run, solve


def test_that_every_algorithm_is_told_with_every_setting(capsys: Capture) -> None:
    status, lines_told, errors = run(capsys, "algorithms", "--json")
    told = [json.loads(line) for line in lines_told]
    assert (status, errors, [each["name"] for each in told]) == (0, [], [each.name for each in PRESETS])
    for each, algorithm in zip(told, PRESETS, strict=True):
        assert list(each) == ["name", "title", "authors", "year", "source", "sentence", "own", "parameters"]
        assert (each["title"], each["year"], each["own"]) == (algorithm.title, algorithm.year, False)
        for parameter, setting in zip(each["parameters"], algorithm.settings(), strict=True):
            bounds = ["choices"] if setting.parameter.choices else ["minimum", "maximum"]
            assert list(parameter) == ["name", "group", "label", "default", *bounds, "unit", "help"]
            assert (parameter["name"], parameter["help"]) == (setting.name, setting.parameter.help)


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: str(each.name))
def test_that_what_is_told_of_an_algorithm_can_be_set(capsys: Capture, algorithm: Algorithm) -> None:
    _, lines_told, _ = run(capsys, "algorithms", "--json")
    (told,) = (each for each in map(json.loads, lines_told) if each["name"] == algorithm.name)
    assert algorithm.with_texts({each["name"]: str(each["default"]) for each in told["parameters"]}) == algorithm
    for each in told["parameters"]:
        for value in each.get("choices", ()):
            assert each["default"] in each["choices"]
            settings = [setting for setting in algorithm.settings() if setting.name == each["name"]]
            settings[0].parameter.parse(value)
        if "minimum" in each:
            assert each["minimum"] <= each["default"] <= each["maximum"]


def test_that_people_get_a_paragraph_an_algorithm(capsys: Capture) -> None:
    status, lines_told, errors = run(capsys, "algorithms")
    assert (status, errors) == (0, [])
    assert [line for line in lines_told if line and not line.startswith(" ")] == [each.name for each in PRESETS]
    assert "    population=21  (2 to 100000 individuals) How many chromosomes a generation has." in lines_told
    for setting in (setting for each in PRESETS for setting in each.settings()):
        assert any(line.startswith(f"    {setting.name}=") for line in lines_told)


def test_that_an_algorithm_may_come_from_a_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    changed = preset("mantere-koljonen-2007").with_texts({"population": "50"})
    path.write_text(to_text(changed).replace("mantere-koljonen-2007", "mine"), encoding="utf-8")
    _, (told,) = solve(capsys, HARD, "--algorithm", str(path), "--seed", "1", "--max-generations", "3")
    assert (told["algorithm"], told["trials"]) == ("mine", 50 + 3 * 49)
    _, (told,) = solve(
        capsys, HARD, "--algorithm", str(path), "--set", "population=60", "--seed", "1", "--max-generations", "3"
    )
    assert told["trials"] == 60 + 3 * 59


def test_that_a_bad_preset_file_is_named(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    assert complaint(capsys, "solve", EASY, "--algorithm", str(path)) == f"there is no file {path}"
    path.write_text("[]")
    assert complaint(capsys, "solve", EASY, "--algorithm", str(path)).startswith(f"{path}: not a preset file")
    folder = tmp_path / "folder.json"
    folder.mkdir()
    assert complaint(capsys, "solve", EASY, "--algorithm", str(folder)).startswith(f"cannot read {folder}: ")


# One's own


@pytest.fixture
def mine() -> Algorithm:
    """Save and return a preset of the user's own, as the window does."""
    changed = preset("mantere-koljonen-2007").with_texts({"population": "50"})
    return OwnPresets().save(dataclasses.replace(changed, name="mine", title="Mine"))


def test_that_ones_own_are_known_by_name(capsys: Capture, mine: Algorithm) -> None:
    limits = ("--seed", "1", "--max-generations", "3")
    _, (told,) = solve(capsys, HARD, "--algorithm", "mine", *limits)
    assert (told["algorithm"], told["trials"]) == ("mine", 50 + 3 * 49)
    _, (told,) = solve(capsys, HARD, "--algorithm", "mine", "--set", "population=60", *limits)
    assert told["trials"] == 60 + 3 * 59


def test_that_ones_own_are_listed_last_and_marked(capsys: Capture, mine: Algorithm) -> None:
    _, lines_told, errors = run(capsys, "algorithms", "--json")
    told = [json.loads(line) for line in lines_told]
    assert [each["name"] for each in told if not each["own"]] == [each.name for each in PRESETS]
    assert (told[-1]["name"], told[-1]["own"], errors) == ("mine", True, [])
    _, lines_told, errors = run(capsys, "algorithms")
    assert errors == []
    headed = lines_told[lines_told.index("Your own") :]
    assert [line for line in headed if line and not line.startswith(" ")] == ["Your own", "mine"]
    assert "    population=50  (2 to 100000 individuals) How many chromosomes a generation has." in headed


def test_that_a_name_that_is_unknown_is_answered_with_all_there_are(capsys: Capture, mine: Algorithm) -> None:
    names = ", ".join(each.name for each in PRESETS)
    sentence = complaint(capsys, "solve", EASY, "--algorithm", "darwin")
    assert sentence == f"there is no algorithm 'darwin'; there are {names}, mine"


def test_that_a_built_in_name_is_never_ones_own(capsys: Capture, own_folder: Path) -> None:
    own_folder.mkdir(parents=True)
    path = own_folder / "impostor.json"
    path.write_text(to_text(DEFAULT.with_texts({"population": "77"})), encoding="utf-8")
    _, (told,) = solve(capsys, EASY, "--algorithm", DEFAULT.name, "--max-generations", "0")
    assert told["trials"] == DEFAULT.population
    _, lines_told, errors = run(capsys, "algorithms", "--json")
    assert len(lines_told) == len(PRESETS)
    assert errors == [f"sudoku-cli: passed over {path}: another preset has the name {DEFAULT.name}"]


def test_that_a_broken_file_costs_a_line_and_nothing_else(capsys: Capture, own_folder: Path, mine: Algorithm) -> None:
    path = own_folder / "broken.json"
    path.write_text("{", encoding="utf-8")
    line = f"sudoku-cli: passed over {path}: line 1, column 2: this is not valid JSON"
    status, lines_told, errors = run(capsys, "algorithms", "--json")
    assert (status, len(lines_told), errors) == (0, len(PRESETS) + 1, [line])
    limit = ("--max-generations", "0", "--json")
    status, (told,), errors = run(capsys, "solve", HARD, "--algorithm", "mine", *limit)
    assert (status, json.loads(told)["algorithm"], errors) == (1, "mine", [line])
    # Those who ask for none of their own need not hear of it.
    _, _, errors = run(capsys, "solve", HARD, *limit)
    assert errors == []


def test_that_a_file_that_may_not_be_read_is_told_without_a_traceback(
    capsys: Capture, own_folder: Path, mine: Algorithm, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: Path) -> Algorithm:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(own_presets, "read_preset", locked)
    (path,) = own_folder.iterdir()
    status, lines_told, errors = run(capsys, "algorithms", "--json")
    assert (status, len(lines_told)) == (0, len(PRESETS))
    assert errors == [f"sudoku-cli: passed over {path}: Permission denied"]
