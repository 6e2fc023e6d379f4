"""The command line itself: help, options, accepted values, and the single line for any error."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from sudoku_desktop import __version__, cli
from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import MAX_FILE_BYTES
from sudoku_desktop.cli import compiling, reading
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.compilation import CompilationError
from tests.board.layouts import LAYOUTS
from tests.cli.calling import EASY, PAPER, ROOT, Capture, check, complaint, process, run
from tests.puzzles import MK_FIG_1, MK_FIG_6

CLASHING = Grid.blank().with_cells([(19, 5), (24, 5)]).to_text()

PICTURE = 'this is a picture (PNG); open it with Read Photo in the window, or with "sudoku-cli read"'
FOREIGN = "found 'q' in row 2, column 1; the cells of a 9×9 grid are 1–9, or 0 . * _ x - for a blank"
"""Error message for a wrong symbol in a line of cells."""


@pytest.mark.parametrize("blank", ["-", "."])
@pytest.mark.parametrize("command", ["solve", "check", "rate", "explain"])
def test_that_a_puzzle_may_begin_with_dashes(capsys: Capture, command: str, blank: str) -> None:
    assert MK_FIG_6.to_text(blank).startswith(blank)
    limit = ["--max-generations", "0"] if command == "solve" else []
    _, (line,), errors = run(capsys, command, MK_FIG_6.to_text(blank), "--json", *limit)
    assert json.loads(line)["puzzle"] == MK_FIG_6.to_text()
    assert errors == []


@pytest.mark.parametrize("puzzle", ["-" * 16, "--1-" * 4, "-2--\n1---\n--3-\n---4"])
def test_that_a_small_puzzle_may_begin_with_dashes(capsys: Capture, puzzle: str) -> None:
    _, (told,) = check(capsys, puzzle)
    assert told["puzzle"] == "".join(puzzle.split()).replace("-", ".")


def test_that_what_is_no_puzzle_is_refused_with_its_count(capsys: Capture) -> None:
    assert complaint(capsys, "check", EASY[2:]).startswith("found 79 cells, need 81")
    assert complaint(capsys, "check", "hello").startswith("no puzzle was found")
    assert complaint(capsys, "check", "") == "no puzzle was found ('' is neither a puzzle nor a file)"
    assert complaint(capsys, "check", "\0").startswith("no puzzle was found")
    assert complaint(capsys, "check", "." * 300).startswith("found 300 cells, need 256")
    assert complaint(capsys, "check", LAYOUTS["HoDoKu"](MK_FIG_1)[:-50]).endswith("a file)")
    assert len(complaint(capsys, "check", "." * 100_000)) < 300


@pytest.mark.parametrize("command", ["solve", "check", "rate", "explain"])
@pytest.mark.parametrize("name", ["none.txt", "none.sdm", "folder/none", "fol\nder/none"])
def test_that_a_missing_file_is_named(capsys: Capture, command: str, name: str) -> None:
    assert complaint(capsys, command, name) == f"there is no file {' '.join(name.split())}"


def test_that_a_folder_is_no_file(capsys: Capture, tmp_path: Path) -> None:
    assert complaint(capsys, "check", str(tmp_path)) == f"{tmp_path} is a folder; name a file with puzzles"


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("empty.txt", b"", "no puzzle was found"),
        ("comments.sdm", b"# only\n\n", "no puzzle was found"),
        ("short.txt", EASY[2:].encode(), "found 79 cells, need 81"),
        ("letter.sdm", f"{EASY[:9]}q{EASY[10:]}".encode(), FOREIGN),
        ("picture", b"\x89PNG\r\n\x1a\n\0\0", PICTURE),
        ("zeros.txt", b"\0" * 500, "line 1: this is not a text file (it contains zero bytes)"),
    ],
)
def test_that_a_bad_file_is_named_with_its_place(
    capsys: Capture, tmp_path: Path, name: str, content: bytes, sentence: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert complaint(capsys, "check", str(path)) == f"{path}: {sentence}"


def test_that_a_huge_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert complaint(capsys, "solve", str(path)) == f"{path}: the file is larger than 16 MiB"


def test_that_a_file_that_cannot_be_read_is_named(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "locked.txt"
    path.write_text(EASY)

    def locked(*arguments: object, **named: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(reading, "content", locked)
    assert complaint(capsys, "solve", str(path)) == f"cannot read {path}: Permission denied"
    monkeypatch.setattr(Path, "exists", locked)
    assert complaint(capsys, "check", str(path)) == f"cannot read {path}: Permission denied"


def test_that_a_conflict_is_told(capsys: Capture, tmp_path: Path) -> None:
    assert complaint(capsys, "solve", CLASHING) == "two 5s in row 3: columns 2 and 7"
    path = tmp_path / "second.txt"
    path.write_text(f"{EASY}\n{CLASHING}\n")
    assert complaint(capsys, "solve", str(path)) == "puzzle 2: two 5s in row 3: columns 2 and 7"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--algorithm", "darwin"], "there is no algorithm 'darwin'; there are mantere-koljonen-2007, "),
        ([*PAPER, "--set", "size=3"], "mantere-koljonen-2007 has no setting 'size'; it has ageing.penalty, "),
        (["--set", "population=1"], "population must be in [2, 100000], got 1"),
        (["--set", "population=many"], "population must be a whole number, got 'many'"),
        (["--set", "mutation.probability=nan"], "mutation.probability must be in [0, 1], got nan"),
        ([*PAPER, "--set", "mutation.illegal_swap=no"], "mutation.illegal_swap must be one of ends the sequence, is "),
        ([*PAPER, "--set", "replacement.elite=21"], "Elitism.elite must be below the population of 21, got 21"),
        (["--set", "replacement.elite=2"], "constructive-2026 has no setting 'replacement.elite'; it has crossover."),
        (["--set", "population"], "--set needs NAME=VALUE, got 'population'"),
        (["--seed", "-1"], "argument --seed: '-1' is not a whole number from 0 to 2^63 - 1"),
        (["--seed", "9" * 5000], "argument --seed: '99999"),
        (["--seed", "1.5"], "argument --seed: '1.5' is not a whole number"),
        (["--runs", "0"], "argument --runs: must be at least 1, got 0"),
        (["--max-generations", "-5"], "argument --max-generations: '-5' is not a whole number"),
        (["--max-trials", "all"], "argument --max-trials: 'all' is not a whole number"),
        (["--fast"], "unrecognized arguments: --fast"),
        (["--fast\nand loose"], "unrecognized arguments: --fast and loose"),
        (["more"], "unrecognized arguments: more"),
    ],
)
def test_that_a_wrong_option_gets_one_line(capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert complaint(capsys, "solve", EASY, *arguments).startswith(sentence)


@pytest.mark.parametrize(
    "arguments", [[], ["solve"], ["check"], ["algorithms", EASY], ["evolve", EASY], ["check", EASY, "--seed", "1"]]
)
def test_that_a_wrong_command_gets_one_line(capsys: Capture, arguments: list[str]) -> None:
    assert "--help" in complaint(capsys, *arguments)


def test_that_a_process_says_what_is_wrong_in_one_line_without_a_traceback(tmp_path: Path) -> None:
    done = process("solve", str(tmp_path / "none.txt"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sudoku-cli: there is no file {tmp_path / 'none.txt'}\n"


def test_that_the_version_is_told(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["--version"])
    assert (stop.value.code, capsys.readouterr().out) == (0, f"Sudoku Desktop {__version__}\n")


def test_that_help_and_complaints_wait_for_no_compiler() -> None:
    calls = [
        ["--help"],
        *([command, "--help"] for command in ("solve", "check", "rate", "explain")),
        ["algorithms"],
        *([command, EASY[2:]] for command in ("solve", "rate", "explain")),
        ["print", "--help"],
        ["print", EASY],
        ["print", EASY[2:], "-o", "out.pdf"],
    ]
    program = (
        "import sys\n"
        "from sudoku_desktop.cli import main\n"
        f"for arguments in {calls}:\n"
        "    try:\n"
        "        main(arguments)\n"
        "    except SystemExit:\n"
        "        pass\n"
        "    loaded = {'numba', 'llvmlite', 'PySide6', 'tqdm'} & set(sys.modules)\n"
        "    assert not loaded, (arguments, loaded)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("usage: sudoku-cli") == 6
    assert f"\n{PRESETS[0].name}\n" in done.stdout
    assert done.stderr.count("sudoku-cli: ") == 5


def test_that_help_names_the_commands(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    told = capsys.readouterr().out
    for command in ("solve", "check", "rate", "explain", "algorithms", "compile"):
        assert command in told


def test_that_the_kernels_can_be_compiled_beforehand(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = iter([("ladder", 1.26), ("exact", 3.0)])
    monkeypatch.setattr(compiling, "compile_parts", lambda: ends)
    status, lines, errors = run(capsys, "compile")
    assert (status, lines[1:], errors) == (0, ["  the human ladder: 1.3 s", "  the exact solver: 3.0 s"], [])


def test_that_a_failed_compilation_is_one_line_and_no_success(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> NoReturn:
        raise CompilationError(Sentence("the compiler failed: {last}", last="no space left"))

    monkeypatch.setattr(compiling, "compile_parts", fail)
    status, _, errors = run(capsys, "compile")
    assert (status, errors) == (
        1,
        ["sudoku-cli: the kernels could not be compiled: the compiler failed: no space left"],
    )


@pytest.mark.parametrize(
    "arguments",
    [
        [MK_FIG_1.to_text(), "--set", "population=31", "restart.after=500"],
        ["--set", "population=31", "--set", "restart.after=500", MK_FIG_1.to_text()],
        ["--set", "population=31", "restart.after=500", MK_FIG_1.to_text()],
    ],
)
def test_that_settings_may_stand_before_or_after_the_puzzle(arguments: list[str], capsys: Capture) -> None:
    assert cli.main(["solve", *PAPER, *arguments, "--seed", "1", "--max-generations", "10", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert result["trials"] == 31 + 10 * 30
