"""Sizes and variants on the command line, from one command to the next."""

import json
from pathlib import Path

import pytest

from tests.cli.calling import Capture, complaint, run

pytestmark = pytest.mark.usefixtures("qapp")

SHAPES = [
    ["--size", "6x6"],
    ["--variant", "windoku"],
    ["--variant", "x,jigsaw"],
    ["--size", "7", "--variant", "latin"],
    ["--size", "5x5", "--variant", "jigsaw"],
]


@pytest.mark.parametrize("shape", SHAPES, ids=" ".join)
def test_that_every_command_reads_what_generate_has_written(capsys: Capture, tmp_path: Path, shape: list[str]) -> None:
    _, (line,), _ = run(capsys, "generate", *shape, "--seed", "4", "--json")
    made = json.loads(line)
    file = tmp_path / "made.json"
    file.write_text(line)
    status, (told,), _ = run(capsys, "check", str(file), "--json")
    assert (status, json.loads(told)["examples"]) == (0, [made["solution"]])
    status, (told,), _ = run(capsys, "solve", str(file), "--algorithm", "constructive-2026", "--seed", "1", "--json")
    assert (status, json.loads(told)["solution"]) == (0, made["solution"])
    _, (told,), _ = run(capsys, "rate", str(file), "--json")
    for key in ("size", "variant", *(["regions"] if "jigsaw" in shape[-1] else [])):
        assert json.loads(told)[key] == made[key]
    out = tmp_path / "out.pdf"
    assert run(capsys, "print", str(file), "-o", str(out))[0] == 0
    assert out.stat().st_size > 1000


def test_that_a_jigsaw_is_read_with_the_line_after_its_cells(capsys: Capture, tmp_path: Path) -> None:
    _, (line,), _ = run(capsys, "generate", "--variant", "jigsaw", "--seed", "2", "--json")
    made = json.loads(line)
    _, rows, _ = run(capsys, "generate", "--variant", "jigsaw", "--seed", "2")
    assert rows == [made["puzzle"], made["regions"]]
    file = tmp_path / "made.txt"
    file.write_text("\n".join(rows))
    _, (told,), _ = run(capsys, "check", str(file), "--json")
    assert json.loads(told)["examples"] == [made["solution"]]
    _, (told,), _ = run(capsys, "check", str(file), "--variant", "x", "--json")
    assert json.loads(told)["variant"] == ["x", "jigsaw"]


def test_that_variants_can_be_said_of_cells(capsys: Capture) -> None:
    _, (line,), _ = run(capsys, "generate", "--variant", "x", "--seed", "1", "--json")
    cells = json.loads(line)["puzzle"]
    assert json.loads(run(capsys, "check", cells, "--variant", "x", "--json")[1][0])["solutions"] == 1
    assert json.loads(run(capsys, "check", cells, "--json")[1][0])["solutions"] == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["generate", "--size", "6x7"], "is no size"),
        (["generate", "--variant", "killer"], "'killer' is not a variant, or several with commas"),
        (["generate", "--size", "5"], "has no boxes"),
        (["generate", "--variant", "x", "--evolutionary-level", "easy"], "levels are for plain 9×9 puzzles"),
        (["check", "." * 81, "--size", "6"], "--size says 6x6"),
        (["check", "." * 81, "--variant", "jigsaw"], "line after its cells"),
        (["solve", "." * 81, "--variant", "latin", "--algorithm", "gerges-2018"], "no boxes"),
    ],
)
def test_that_what_does_not_go_together_is_refused(capsys: Capture, arguments: list[str], says: str) -> None:
    assert says in complaint(capsys, *arguments)


def test_that_a_level_can_be_requested_in_any_shape(capsys: Capture) -> None:
    criteria = ("generate", "--size", "6", "--variant", "x", "--level", "easy", "--seed", "4", "--json")
    status, (line,), errors = run(capsys, *criteria)
    made = json.loads(line)
    assert (status, errors, made["size"], made["logic"]["level"]) == (0, [], 6, "easy")
    assert "not comparable" in made["logic"]["scale"]
