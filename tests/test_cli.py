"""`sudoku-cli`: what goes in, what comes out, and the one line for whatever is wrong."""

import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_desktop import __version__, cli
from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import MAX_FILE_BYTES
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.services import solving
from tests.board.large import lines, pattern
from tests.board.layouts import LAYOUTS
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, MK_FIG_6, SEVERAL

ROOT = Path(__file__).resolve().parent.parent
EASY, EASY_SOLUTION, HARD = MK_FIG_1.to_text(), MK_FIG_1_SOLUTION.to_text(), ESCARGOT.to_text()
CLASHING = Grid.blank().with_cells([(19, 5), (24, 5)]).to_text()
UNSOLVABLE = ESCARGOT.with_cell(1, 2).to_text()
FIELDS = {
    "puzzle": str,
    "solution": str,
    "solved": bool,
    "algorithm": str,
    "seed": int,
    "generations": int,
    "trials": int,
    "restarts": int,
    "seconds": float,
    "trials_per_second": float,
    "best_cost": float,
}

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, list[str], list[str]]:
    """Exit status, and the lines of standard output and standard error."""
    status = cli.main(arguments)
    written = capsys.readouterr()
    return status, written.out.splitlines(), written.err.splitlines()


def solve(capsys: Capture, *arguments: str) -> tuple[int, list[dict[str, object]]]:
    """Exit status and the JSON objects of `solve --json`; nothing may be written to standard error."""
    status, lines, errors = run(capsys, "solve", "--json", *arguments)
    assert errors == []
    return status, [json.loads(line) for line in lines]


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line that bad input gets."""
    status, lines, errors = run(capsys, *arguments)
    assert (status, lines, len(errors)) == (2, [], 1)
    name, _, sentence = errors[0].partition(": ")
    assert name == "sudoku-cli"
    return sentence


def process(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "sudoku_desktop.cli", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# solve


def test_that_a_process_solves_a_puzzle_and_tells_it_as_json() -> None:
    done = process("solve", EASY, "--seed", "9", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    told = json.loads(line)
    assert {name: type(value) for name, value in told.items()} == FIELDS
    assert list(told) == list(FIELDS)
    assert (told["puzzle"], told["solution"], told["solved"]) == (EASY, EASY_SOLUTION, True)
    assert (told["algorithm"], told["seed"], told["best_cost"]) == ("mantere-koljonen-2007", 9, 0.0)
    assert told["trials"] == 21 + 20 * told["generations"]


def test_that_the_same_seed_makes_the_same_run(capsys: Capture) -> None:
    figures = ("generations", "trials", "restarts", "best_cost", "solution", "seed")
    told = [solve(capsys, EASY, "--seed", "4")[1][0] for _ in range(2)]
    assert [told[0][name] for name in figures] == [told[1][name] for name in figures]


def test_that_without_a_seed_runs_differ_and_can_be_repeated(capsys: Capture) -> None:
    _, (one,) = solve(capsys, EASY)
    _, (other,) = solve(capsys, EASY)
    assert one["seed"] != other["seed"]
    _, (again,) = solve(capsys, EASY, "--seed", str(one["seed"]))
    assert again["generations"] == one["generations"]


def test_that_runs_take_one_seed_after_another(capsys: Capture) -> None:
    status, told = solve(capsys, EASY, "--runs", "3", "--seed", "7")
    assert status == 0
    assert [each["seed"] for each in told] == [7, 8, 9]
    assert len({each["generations"] for each in told}) == 3
    _, (third,) = solve(capsys, EASY, "--seed", "9")
    assert told[2]["generations"] == third["generations"]


@pytest.mark.parametrize("generations", [0, 1, 100, 2345])
def test_that_generations_are_limited_exactly(capsys: Capture, generations: int) -> None:
    status, (told,) = solve(capsys, HARD, "--seed", "1", "--max-generations", str(generations))
    assert (status, told["solved"], told["solution"]) == (1, False, None)
    restarts = generations // 2001
    assert (told["generations"], told["trials"]) == (generations, 21 + 20 * generations + restarts)


@pytest.mark.parametrize(("trials", "made"), [(0, 21), (21, 21), (22, 41), (1000, 1001)])
def test_that_trials_are_limited_to_the_generation(capsys: Capture, trials: int, made: int) -> None:
    status, (told,) = solve(capsys, HARD, "--seed", "1", "--max-trials", str(trials))
    assert (status, told["trials"], told["solution"]) == (1, made, None)
    assert isinstance(told["best_cost"], float)
    assert told["best_cost"] > 0


def test_that_settings_are_set(capsys: Capture) -> None:
    settings = ["--set", "population=50", "--set", "mutation.illegal_swap=is skipped", "--set", "restart.after=10"]
    _, (told,) = solve(capsys, HARD, "--seed", "1", "--max-generations", "30", *settings)
    assert (told["trials"], told["restarts"]) == (50 * 3 + 49 * 28, 2)
    changed = cli.preset("mantere-koljonen-2007").with_texts(dict(each.split("=") for each in settings[1::2]))
    expected = solving.solve(changed, ESCARGOT, 1, solving.Budget(generations=30))
    assert told["best_cost"] == expected.best_cost


def test_that_an_algorithm_is_chosen_by_name(capsys: Capture) -> None:
    _, (told,) = solve(capsys, EASY, "--algorithm", "mantere-koljonen-2007", "--max-generations", "1")
    assert told["algorithm"] == "mantere-koljonen-2007"


def test_that_people_get_sentences(capsys: Capture) -> None:
    status, (solution, sentence), _ = run(capsys, "solve", EASY, "--seed", "4")
    assert (status, solution) == (0, EASY_SOLUTION)
    assert sentence.startswith("solved: ")
    assert sentence.endswith("seed 4")
    status, (sentence,), _ = run(capsys, "solve", HARD, "--seed", "4", "--max-generations", "1234")
    assert status == 1
    assert sentence.startswith("not solved: the best chromosome has cost ")
    assert "1,234 generations, 24,701 trials, 0 restarts" in sentence


def test_that_every_puzzle_of_a_file_is_solved(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    puzzles = [HARD, MK_FIG_6.to_text(), EASY_SOLUTION]
    file.write_text("# three\n" + "".join(f"{puzzle} # title\n" for puzzle in puzzles))
    status, told = solve(capsys, str(file), "--seed", "3", "--runs", "2", "--max-generations", "5")
    assert [each["puzzle"] for each in told] == [puzzle for puzzle in puzzles for _ in range(2)]
    assert [each["seed"] for each in told] == [3, 4] * 3
    assert [each["solved"] for each in told] == [False] * 4 + [True] * 2
    assert status == 1, "one run that was not solved is enough"


@pytest.mark.parametrize("name", ["puzzle.sdm", "puzzle.txt", "no ending", "it's 1.5"])
def test_that_a_file_is_read_whatever_its_name(capsys: Capture, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(MK_FIG_1.to_text("0") + "\n")
    status, (told,) = solve(capsys, str(tmp_path / name), "--seed", "3")
    assert (status, told["puzzle"]) == (0, EASY)


@pytest.mark.parametrize("name", sorted(LAYOUTS))
def test_that_any_layout_is_a_puzzle(capsys: Capture, name: str) -> None:
    arguments = [LAYOUTS[name](MK_FIG_1), "--max-generations", "0"]
    assert solve(capsys, *arguments)[1][0]["puzzle"] == EASY


@pytest.mark.parametrize("blank", ["-", "."])
@pytest.mark.parametrize("command", ["solve", "check"])
def test_that_a_puzzle_may_begin_with_dashes(capsys: Capture, command: str, blank: str) -> None:
    assert MK_FIG_6.to_text(blank).startswith(blank)
    limit = ["--max-generations", "0"] if command == "solve" else []
    _, (line,), errors = run(capsys, command, MK_FIG_6.to_text(blank), "--json", *limit)
    assert json.loads(line)["puzzle"] == MK_FIG_6.to_text()
    assert errors == []


def test_that_a_solved_puzzle_is_solved(capsys: Capture) -> None:
    status, (told,) = solve(capsys, EASY_SOLUTION)
    assert (status, told["generations"], told["solution"]) == (0, 0, EASY_SOLUTION)


# check


def check(capsys: Capture, *arguments: str) -> tuple[int, list[dict[str, object]]]:
    status, lines, errors = run(capsys, "check", "--json", *arguments)
    assert errors == []
    return status, [json.loads(line) for line in lines]


def test_that_a_proper_puzzle_has_one_solution(capsys: Capture) -> None:
    status, (told,) = check(capsys, EASY)
    assert status == 0
    assert told == {"puzzle": EASY, "solutions": 1, "examples": [EASY_SOLUTION], "reason": None}


def test_that_several_solutions_are_two_with_examples(capsys: Capture) -> None:
    status, (told,) = check(capsys, SEVERAL.to_text())
    assert (status, told["solutions"], told["reason"]) == (1, 2, None)
    examples = told["examples"]
    assert isinstance(examples, list)
    assert len(set(examples)) == 2
    for example in map(Grid.from_text, examples):
        assert example.is_solved
        assert example.extends(SEVERAL)


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (CLASHING, "two 5s in row 3: columns 2 and 7"),
        ("12345678." + "." * 8 + "9" + "." * 63, "no digit fits in r1c9"),
        ("..1........2........3......7" + "." * 27 + "7" + "." * 25, "digit 7 fits nowhere in column 3"),
        (UNSOLVABLE, "proved by search: every possibility was tried"),
    ],
)
def test_that_no_solution_has_its_reason(capsys: Capture, puzzle: str, reason: str) -> None:
    status, (told,) = check(capsys, puzzle)
    assert status == 1
    assert told == {"puzzle": puzzle, "solutions": 0, "examples": [], "reason": reason}
    assert run(capsys, "check", puzzle) == (1, [f"no solution: {reason}"], [])


def test_that_people_get_a_verdict_in_words(capsys: Capture) -> None:
    assert run(capsys, "check", EASY) == (0, ["exactly one solution:", EASY_SOLUTION], [])
    status, lines, _ = run(capsys, "check", "." * 81)
    assert (status, len(lines), lines[0]) == (1, 3, "several solutions; two of them:")


def test_that_every_puzzle_of_a_file_is_checked(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mixed.sdm"
    file.write_text(f"{EASY}\n{SEVERAL.to_text()}\n{'11' + EASY[2:]}\n")
    status, told = check(capsys, str(file))
    assert (status, [each["solutions"] for each in told]) == (1, [1, 2, 0])


def test_that_a_process_checks_a_puzzle() -> None:
    done = process("check", EASY)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"exactly one solution:\n{EASY_SOLUTION}\n", "")


# Other orders


def sparse_pattern(order: int) -> Grid:
    """A solved grid without every third of its cells, so that a check is over at once."""
    grid = pattern(order)
    return grid.with_cells((cell, 0) for cell in range(0, len(grid.cells), 3))


@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_a_puzzle_of_any_order_is_checked(capsys: Capture, order: int) -> None:
    puzzle = sparse_pattern(order)
    _, (told,) = check(capsys, puzzle.to_text())
    assert told["puzzle"] == puzzle.to_text()
    examples = told["examples"]
    assert isinstance(examples, list)
    assert len(examples) == told["solutions"] > 0
    for example in examples:
        assert Grid.from_text(example, order).is_solved
        assert Grid.from_text(example, order).extends(puzzle)
    assert check(capsys, lines(puzzle, " "))[1] == [told]


def test_that_a_file_of_mixed_orders_is_checked(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mixed.txt"
    puzzles = [pattern(order).to_text() for order in (5, 2, 3, 4)]
    file.write_text("\n".join(puzzles))
    status, told = check(capsys, str(file))
    assert (status, [each["puzzle"] for each in told], [each["solutions"] for each in told]) == (0, puzzles, [1] * 4)


@pytest.mark.parametrize("puzzle", ["-" * 16, "--1-" * 4, "-2--\n1---\n--3-\n---4"])
def test_that_a_small_puzzle_may_begin_with_dashes(capsys: Capture, puzzle: str) -> None:
    _, (told,) = check(capsys, puzzle)
    assert told["puzzle"] == "".join(puzzle.split()).replace("-", ".")


def test_that_an_algorithm_that_cannot_write_a_puzzle_says_so_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(*arguments: object) -> None:
        raise ValueError("boxes of this kind hold\nno such grid")

    for name in ("load_kernels", "solve"):
        with monkeypatch.context() as context:
            context.setattr(solving, name, cannot)
            assert complaint(capsys, "solve", EASY) == "boxes of this kind hold no such grid"


# algorithms


def test_that_every_algorithm_is_told_with_every_setting(capsys: Capture) -> None:
    status, lines_told, errors = run(capsys, "algorithms", "--json")
    told = [json.loads(line) for line in lines_told]
    assert (status, errors, [each["name"] for each in told]) == (0, [], [each.name for each in PRESETS])
    for each, algorithm in zip(told, PRESETS, strict=True):
        assert list(each) == ["name", "title", "authors", "year", "source", "sentence", "parameters"]
        assert (each["title"], each["year"]) == (algorithm.title, algorithm.year)
        for parameter, setting in zip(each["parameters"], algorithm.settings(), strict=True):
            bounds = ["choices"] if setting.parameter.choices else ["minimum", "maximum"]
            assert list(parameter) == ["name", "group", "label", "default", *bounds, "unit", "help"]
            assert (parameter["name"], parameter["help"]) == (setting.name, setting.parameter.help)


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: str(each.name))
def test_that_what_is_told_of_an_algorithm_can_be_set(capsys: Capture, algorithm: cli.Algorithm) -> None:
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
    assert "    population=21  (2 to 100000 individuals) How many chromosomes live at the same time." in lines_told
    for setting in (setting for each in PRESETS for setting in each.settings()):
        assert any(line.startswith(f"    {setting.name}=") for line in lines_told)


def test_that_an_algorithm_may_come_from_a_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    changed = cli.preset("mantere-koljonen-2007").with_texts({"population": "50"})
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
    assert complaint(capsys, "solve", EASY, "--algorithm", str(path)).startswith(f"{path}: the file is no preset")
    folder = tmp_path / "folder.json"
    folder.mkdir()
    assert complaint(capsys, "solve", EASY, "--algorithm", str(folder)).startswith(f"cannot read {folder}: ")


# Bad input


@pytest.mark.parametrize("command", ["solve", "check"])
def test_that_what_is_no_puzzle_is_refused_with_its_count(capsys: Capture, command: str) -> None:
    assert complaint(capsys, command, EASY[2:]).startswith("found 79 cells, need 16, 81, 256 or 625")
    assert complaint(capsys, command, "hello").startswith("found 0 cells, need 16, 81, 256 or 625")
    assert complaint(capsys, command, "").startswith("found 0 cells, need 16, 81, 256 or 625")
    assert complaint(capsys, command, "\0").startswith("found 0 cells, need 16, 81, 256 or 625")
    assert complaint(capsys, command, "." * 300).startswith("found 300 cells, need 16, 81, 256 or 625")
    assert complaint(capsys, command, LAYOUTS["HoDoKu"](MK_FIG_1)[:-50]).startswith("found ")
    assert len(complaint(capsys, command, "." * 100_000)) < 300


@pytest.mark.parametrize("command", ["solve", "check"])
@pytest.mark.parametrize("name", ["none.txt", "none.sdm", "folder/none", "fol\nder/none"])
def test_that_a_missing_file_is_named(capsys: Capture, command: str, name: str) -> None:
    assert complaint(capsys, command, name) == f"there is no file {' '.join(name.split())}"


@pytest.mark.parametrize("command", ["solve", "check"])
def test_that_a_folder_is_no_file(capsys: Capture, command: str, tmp_path: Path) -> None:
    assert complaint(capsys, command, str(tmp_path)) == f"{tmp_path} is a folder; name a file with puzzles"


@pytest.mark.parametrize("command", ["solve", "check"])
@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("empty.txt", b"", "the file holds no puzzle"),
        ("comments.sdm", b"# only\n\n", "the file holds no puzzle"),
        ("short.txt", EASY[2:].encode(), "found 79 cells, need 16, 81, 256 or 625"),
        ("short.sdm", f"{HARD}\n{EASY[2:]}".encode(), "line 2: found 79 cells, need 81"),
        ("letter.sdm", f"{HARD}\n{EASY[:9]}q{EASY[10:]}".encode(), "line 2, column 10: 'q' is not a cell"),
        ("mixed.txt", f"{HARD}\nhello\n".encode(), "line 2: no puzzle of 16, 81, 256 or 625 cells: 'hello'"),
        ("picture", b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is not a text file (it is not UTF-8)"),
        ("zeros.txt", b"\0" * 500, "found 0 cells, need 16, 81, 256 or 625"),
    ],
)
def test_that_a_bad_file_is_named_with_its_place(
    capsys: Capture, tmp_path: Path, command: str, name: str, content: bytes, sentence: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert complaint(capsys, command, str(path)) == f"{path}: {sentence}"


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

    def locked(*arguments: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
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
        (["--set", "size=3"], "mantere-koljonen-2007 has no setting 'size'; it has ageing.penalty, "),
        (["--set", "population=1"], "population must be in [2, 100000], got 1"),
        (["--set", "population=many"], "population must be a whole number, got 'many'"),
        (["--set", "mutation.probability=nan"], "mutation.probability must be in [0, 1], got nan"),
        (["--set", "mutation.illegal_swap=no"], "mutation.illegal_swap must be one of ends the sequence, is skipped"),
        (["--set", "replacement.elite=21"], "Elitism.elite must be below the population of 21, got 21"),
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


# Around it


def test_that_the_version_is_told(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["--version"])
    assert (stop.value.code, capsys.readouterr().out) == (0, f"Sudoku Desktop {__version__}\n")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["solve", "--help"], ["check", "--help"], ["algorithms"], ["solve", EASY[2:]]]
)
def test_that_help_and_complaints_wait_for_no_compiler(arguments: list[str]) -> None:
    program = (
        "import sys\n"
        "from sudoku_desktop.cli import main\n"
        "try:\n"
        f"    main({arguments})\n"
        "except SystemExit:\n"
        "    pass\n"
        "assert not {'numba', 'llvmlite', 'PySide6', 'tqdm'} & set(sys.modules), sorted(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith((PRESETS[0].name, "usage: sudoku-cli")) or done.stderr.startswith("sudoku-cli: ")


def test_that_help_names_the_commands(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    told = capsys.readouterr().out
    for command in ("solve", "check", "algorithms", "compile"):
        assert command in told


def test_that_the_kernels_can_be_compiled_beforehand(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    from sudoku_desktop.services import warm_up

    monkeypatch.setattr(warm_up, "warm_up", lambda: iter([("this", 1.26), ("that", 0.0)]))
    status, lines, errors = run(capsys, "compile")
    assert (status, lines[1:], errors) == (0, ["  this: 1.3 s", "  that: 0.0 s"], [])


def test_that_a_reader_who_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "sudoku_desktop.cli", "solve", EASY, "--runs", "100000", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert json.loads(running.stdout.readline())["solved"]
        running.stdout.close()
        assert running.wait(60) == 1
        assert running.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
def test_that_an_interrupt_stops_a_run_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "solved and endless.txt"
    file.write_text(f"{EASY_SOLUTION}\n{UNSOLVABLE}\n")
    command = [sys.executable, "-m", "sudoku_desktop.cli", "solve", str(file), "--json"]
    # A shell's background job ignores interrupts and hands that on; a terminal's does not.
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        told, errors = running.communicate(timeout=60)
    assert (running.returncode, told, errors) == (130, "", "sudoku-cli: stopped\n")


def test_that_an_interrupt_leaves_the_terminal_clean(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    def interrupted(*arguments: object) -> object:
        raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(solving, "solve", interrupted)
    assert cli.main(["solve", EASY]) == 130
    assert terminal.getvalue().endswith("\rsudoku-cli: stopped\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [MK_FIG_1.to_text(), "--set", "population=31", "restart.after=500"],
        ["--set", "population=31", "--set", "restart.after=500", MK_FIG_1.to_text()],
        ["--set", "population=31", "restart.after=500", MK_FIG_1.to_text()],
    ],
)
def test_that_settings_may_stand_before_or_after_the_puzzle(arguments: list[str], capsys: Capture) -> None:
    assert cli.main(["solve", *arguments, "--seed", "1", "--max-generations", "10", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert result["trials"] == 31 + 10 * 30
