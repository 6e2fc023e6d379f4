"""Input of the commands: files, standard input, and the JSON lines that the commands write."""

import json
import sys
from pathlib import Path

import pytest

import sudoku_desktop as sd
from sudoku_desktop.board import Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import MAX_FILE_BYTES, Omission, ReadResult, Symbols, dumps
from sudoku_desktop.cli import reading
from sudoku_desktop.cli.reading import read_argument
from sudoku_desktop.sentence import Sentence
from tests.board.layouts import LAYOUTS
from tests.cli.calling import EASY, EASY_SOLUTION, HARD, UNSOLVABLE, Capture, complaint, pipe_in, run
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

LISTED = [EASY, UNSOLVABLE, EASY_SOLUTION]
COMMANDS = {
    "check": (),
    "rate": (),
    "explain": (),
    "solve": ("--seed", "1", "--max-generations", "0"),
}
"""Commands, each with options that make it quick."""


def puzzles_told(capsys: Capture, command: str, argument: str) -> list[str]:
    _, lines, errors = run(capsys, command, argument, "--json", *COMMANDS[command])
    assert errors == []
    return [json.loads(line)["puzzle"] for line in lines]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("text", ["\n".join(LISTED), "\n".join(json.dumps({"puzzle": each}) for each in LISTED)])
def test_that_standard_input_is_read_like_a_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, text: str
) -> None:
    pipe_in(monkeypatch, text)
    assert puzzles_told(capsys, command, "-") == LISTED
    for name in ("puzzles.json", "puzzles.txt", "puzzles"):
        (tmp_path / name).write_text(text)
        assert puzzles_told(capsys, command, str(tmp_path / name)) == LISTED


@pytest.mark.parametrize("writer", COMMANDS)
def test_that_what_a_command_writes_another_reads(capsys: Capture, tmp_path: Path, writer: str) -> None:
    source, written = tmp_path / "source.sdm", tmp_path / "written.json"
    source.write_text("\n".join(LISTED))
    written.write_text("\n".join(run(capsys, writer, str(source), "--json", *COMMANDS[writer])[1]))
    for reader in COMMANDS:
        assert puzzles_told(capsys, reader, str(written)) == LISTED


def test_that_a_list_of_objects_is_read(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for indent in (None, 2):
        pipe_in(monkeypatch, json.dumps([{"puzzle": each} for each in LISTED], indent=indent))
        assert puzzles_told(capsys, "check", "-") == LISTED


def test_that_the_variants_in_a_list_of_objects_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = shaped(9, [Variant.X]), shaped(7, [Variant.LATIN])
    told = [{"puzzle": "." * shape.cell_count, **shape.as_json_object()} for shape in shapes]
    pipe_in(monkeypatch, json.dumps(told))
    assert [puzzle.givens.geometry for puzzle in read_argument("-").puzzles] == list(shapes)


@pytest.mark.parametrize("size", [5, 7])
def test_that_sizes_without_boxes_can_be_written_out(size: int) -> None:
    (puzzle,) = read_argument("1" + "." * (size**2 - 1)).puzzles
    assert puzzle.givens.geometry == shaped(size, [Variant.LATIN])


def test_that_generated_puzzles_are_read_with_their_seeds(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    made = run(capsys, "generate", "--count", "2", "--seed", "7", "--json")[1]
    file.write_text("\ufeff" + "\r\n".join(["", *made, ""]))
    read = read_argument(str(file)).puzzles
    assert [(puzzle.givens.to_text(), puzzle.seed) for puzzle in read] == [
        (told["puzzle"], told["seed"]) for told in map(json.loads, made)
    ]
    assert [puzzle.seed for puzzle in read] == [7, 8]


def test_that_the_seed_of_a_run_is_not_that_of_a_puzzle(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "solved.json"
    file.write_text("\n".join(run(capsys, "solve", EASY, "--seed", "7", "--json")[1]))
    (puzzle,) = read_argument(str(file)).puzzles
    assert puzzle.seed is None


@pytest.mark.parametrize("command", COMMANDS)
def test_that_every_command_reads_documents(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    entries = Grid.from_text(EASY_SOLUTION).cells * (Grid.from_text(EASY).cells == 0)
    puzzles = [Puzzle(Grid.from_text(EASY), "easy", entries=Grid(entries)), Puzzle(Grid.from_text(UNSOLVABLE))]
    text = dumps(puzzles, ".sudoku")
    for name in ("two.SUDOKU", "two.json", "two"):
        (tmp_path / name).write_text(text)
        assert puzzles_told(capsys, command, str(tmp_path / name)) == [EASY, UNSOLVABLE]
    pipe_in(monkeypatch, text)
    assert puzzles_told(capsys, command, "-") == [EASY, UNSOLVABLE]


def test_that_other_sizes_come_as_objects_too(capsys: Capture, tmp_path: Path) -> None:
    small = "123434122143...."
    (tmp_path / "mixed.json").write_text(f'{{"puzzle": "{small}"}}\n{{"puzzle": "{HARD}"}}')
    assert puzzles_told(capsys, "check", str(tmp_path / "mixed.json")) == [small, HARD]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"nonsense', "line 1, column 2: this is not valid JSON"),
        ("{}", "this is valid JSON, but no puzzle was found in it"),
        ('{"puzzle": 5}', "'puzzle' holds no cells of a puzzle"),
        (f'{{"puzzle": "{EASY[2:]}"}}', "found 79 cells, need 81"),
        (f'{{"puzzle": "{EASY}", "seed": -1}}', "the seed is not a whole number from 0 to "),
        (f'{{"puzzle": "{EASY}", "seed": true}}', "the seed is not a whole number from 0 to "),
        ('{"puzzle": ' + "[" * 20_000 + "]" * 20_000 + "}", "brackets are nested too deeply"),
        ('{"puzzle": 1' + "0" * 5000 + "}", "1000"),
        ('[{"puzzle": 5}]', "'puzzle' holds no cells of a puzzle"),
        ('[{"puzzle": "1"}, 7', "line 1, column 20: this is not valid JSON"),
        ('{"format": "sudoku-desktop-document"}', "the version must be written like '1.0'"),
    ],
)
def test_that_bad_objects_are_named_with_their_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "bad.json").write_text(text)
    path = str(tmp_path / "bad.json")
    assert complaint(capsys, "check", path).startswith(f"{path}: {sentence}")
    pipe_in(monkeypatch, text)
    assert complaint(capsys, "check", "-").startswith(f"standard input: {sentence}")


def test_that_standard_input_without_a_puzzle_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert complaint(capsys, "check", "-") == "standard input is closed"
    pipe_in(monkeypatch, " \n")
    assert complaint(capsys, "check", "-") == "standard input: no puzzle was found"
    pipe_in(monkeypatch, EASY[2:])
    assert complaint(capsys, "check", "-").startswith("standard input: found 79 cells")
    pipe_in(monkeypatch, b"\xff\x01\x02")
    assert complaint(capsys, "check", "-").endswith("line 1: this is not a text file (it is not UTF-8)")
    pipe_in(monkeypatch, b"\n" * (MAX_FILE_BYTES + 1))
    assert complaint(capsys, "check", "-") == "standard input: the file is larger than 16 MiB"


def test_that_standard_input_is_printed_once_only(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pipe_in(monkeypatch, EASY)
    out = tmp_path / "out.pdf"
    assert complaint(capsys, "print", "-", "-", "-o", str(out)) == "standard input can be read only once"
    assert not out.exists()


SHORT = Omission(2, 2, Sentence("found %n cell(s), need {counts}", n=80, counts=81))


@pytest.fixture
def incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the second line of every text out."""

    def read_text(text: str, *_: object, **__: object) -> ReadResult:
        first, *others = text.split("\n")
        return ReadResult((Puzzle(Grid.from_text(first)),), Sentence("Text"), (SHORT,) if others else ())

    monkeypatch.setattr(reading, "read_text", read_text)


@pytest.mark.parametrize("command", COMMANDS)
def test_that_what_was_left_out_is_named_and_ends_with_1(
    capsys: Capture, tmp_path: Path, command: str, incomplete: None
) -> None:
    path = tmp_path / "two.txt"
    path.write_text(f"{EASY}\n{EASY[1:]}")
    options = () if command == "solve" else COMMANDS[command]
    status, lines, errors = run(capsys, command, str(path), "--json", *options)
    assert (status, len(lines)) == (1, 1)
    assert errors == [f"sudoku-cli: {path}: left out line 2: found 80 cells, need 81"]
    path.write_text(EASY)
    status, lines, errors = run(capsys, command, str(path), "--json", *options)
    assert (status, len(lines), errors) == (0, 1, [])


def test_that_symbols_that_can_be_read_in_several_ways_must_be_chosen(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "large.txt"
    path.write_text("any")
    asked: list[Symbols | None] = []

    def read_text(*_: object, symbols: Symbols | None, **__: object) -> ReadResult:
        asked.append(symbols)
        choices = (Symbols.ONE_BASED, Symbols.ZERO_BASED) if symbols is None else ()
        return ReadResult((Puzzle(Grid.from_text(EASY)),), Sentence("Text"), choices=choices)

    monkeypatch.setattr(reading, "read_text", read_text)
    sentence = "its symbols can be read in several ways; choose with --symbols 1-G or --symbols 0-F"
    assert complaint(capsys, "check", str(path)) == f"{path}: {sentence}"
    assert run(capsys, "check", str(path), "--symbols", "0-F")[::2] == (0, [])
    with pytest.raises(ValueError, match="choose with symbols='1-G' or symbols='0-F'"):
        sd.read(path)
    assert len(sd.read(path, symbols="1-G")) == 1
    assert asked == [None, Symbols.ZERO_BASED, None, Symbols.ONE_BASED]


def test_that_a_drawn_solution_is_named_but_no_fault(capsys: Capture, tmp_path: Path) -> None:
    draw, path = LAYOUTS["nine lines"], tmp_path / "solved.txt"
    path.write_text(f"{draw(MK_FIG_1)}\n\n{draw(MK_FIG_1_SOLUTION)}\n")
    status, _, errors = run(capsys, "check", str(path))
    assert (status, errors) == (
        0,
        [f"sudoku-cli: {path}: skipped lines 11 to 19: the solution of the puzzle before it"],
    )


def test_that_python_is_warned_of_what_was_left_out(tmp_path: Path, incomplete: None) -> None:
    path = tmp_path / "two.txt"
    path.write_text(f"{EASY}\n{EASY[1:]}")
    with pytest.warns(UserWarning, match="left out line 2: found 80 cells, need 81") as warned:
        assert len(sd.read(path)) == 1
    assert warned[0].filename == __file__
