"""`sudoku-cli solve`: the output of runs, for people and for programs."""

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_desktop import cli
from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.cli import program
from sudoku_desktop.cli.reading import puzzles_of
from sudoku_desktop.cli.solve import _requested, _sentence
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS, preset
from sudoku_desktop.trials import execution
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.trials.records import COMMANDS
from tests.cli.calling import (
    EASY,
    EASY_SOLUTION,
    HARD,
    PAPER,
    ROOT,
    UNSOLVABLE,
    Capture,
    Terminal,
    complaint,
    pipe_in,
    run,
    solve,
)
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6

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
    "best_fitness": float,
    "common_cost": int,
}


def test_that_a_run_is_told_as_json(capsys: Capture) -> None:
    status, (told,) = solve(capsys, EASY, "--seed", "9")
    assert status == 0
    assert {name: type(value) for name, value in told.items()} == FIELDS
    assert list(told) == list(FIELDS)
    assert (told["puzzle"], told["solution"], told["solved"]) == (EASY, EASY_SOLUTION, True)
    assert (told["algorithm"], told["seed"]) == ("constructive-2026", 9)
    assert (told["best_cost"], told["best_fitness"], told["common_cost"]) == (0.0, 81.0, 0)


def test_that_the_programs_own_algorithm_is_the_default(capsys: Capture) -> None:
    _, (told,) = solve(capsys, HARD, "--seed", "1")
    assert told["algorithm"] == "constructive-2026"
    _, (named,) = solve(capsys, HARD, "--algorithm", "constructive-2026", "--seed", "1")
    figures = ("solution", "generations", "trials", "restarts")
    assert [told[name] for name in figures] == [named[name] for name in figures]


def test_that_without_a_seed_runs_differ_and_can_be_repeated(capsys: Capture) -> None:
    _, (one,) = solve(capsys, EASY, *PAPER)
    _, (other,) = solve(capsys, EASY, *PAPER)
    assert one["seed"] != other["seed"]
    _, (again,) = solve(capsys, EASY, *PAPER, "--seed", str(one["seed"]))
    assert {**one, "seconds": 0, "trials_per_second": 0} == {**again, "seconds": 0, "trials_per_second": 0}
    assert one["trials"] == 21 + 20 * one["generations"] + one["restarts"], "the elite of one is no trial"


def test_that_runs_take_one_seed_after_another(capsys: Capture) -> None:
    status, told = solve(capsys, EASY, *PAPER, "--runs", "3", "--seed", "7")
    assert status == 0
    assert [each["seed"] for each in told] == [7, 8, 9]
    assert len({each["generations"] for each in told}) == 3
    _, (third,) = solve(capsys, EASY, *PAPER, "--seed", "9")
    assert told[2]["generations"] == third["generations"]


@pytest.mark.parametrize("generations", [0, 1, 100, 2345])
def test_that_generations_are_limited_exactly(capsys: Capture, generations: int) -> None:
    status, (told,) = solve(capsys, HARD, *PAPER, "--seed", "1", "--max-generations", str(generations))
    assert (status, told["solved"], told["solution"]) == (1, False, None)
    restarts = generations // 2001
    assert (told["generations"], told["trials"]) == (generations, 21 + 20 * generations + restarts)


@pytest.mark.parametrize(("trials", "made"), [(0, 21), (21, 21), (22, 41), (1000, 1001)])
def test_that_trials_are_limited_to_the_generation(capsys: Capture, trials: int, made: int) -> None:
    status, (told,) = solve(capsys, HARD, *PAPER, "--seed", "1", "--max-trials", str(trials))
    assert (status, told["trials"], told["solution"]) == (1, made, None)
    assert isinstance(told["best_cost"], float)
    assert told["best_cost"] > 0


def test_that_settings_are_set(capsys: Capture) -> None:
    settings = ["--set", "population=50", "--set", "mutation.illegal_swap=is skipped", "--set", "restart.after=10"]
    _, (told,) = solve(capsys, HARD, *PAPER, "--seed", "1", "--max-generations", "30", *settings)
    assert (told["trials"], told["restarts"]) == (50 * 3 + 49 * 28, 2)
    changed = preset("mantere-koljonen-2007").with_texts(dict(each.split("=") for each in settings[1::2]))
    expected = execution.solve(changed, ESCARGOT, 1, execution.Budget(generations=30))
    assert told["best_cost"] == expected.best_cost


def test_that_people_get_sentences(capsys: Capture) -> None:
    status, (solution, sentence), _ = run(capsys, "solve", EASY, "--seed", "4")
    assert (status, solution) == (0, EASY_SOLUTION)
    assert sentence.startswith("solved: ")
    assert sentence.endswith("seed 4")
    status, (sentence,), _ = run(capsys, "solve", HARD, *PAPER, "--seed", "4", "--max-generations", "1234")
    assert status == 1
    assert sentence.startswith("not solved: ")
    assert "1,234 generations, 24,701 trials, 0 restarts" in sentence


@pytest.mark.parametrize(
    ("algorithm", "solved", "fitness_of_missing"),
    [
        ("mantere-koljonen-2007", 0, lambda missing: 2 * missing),
        ("team-209", 1, lambda missing: 1 - missing / 216),
        ("constructive-2026", 81, lambda missing: 81 - missing / 3),
    ],
)
def test_that_an_unsolved_run_names_the_scale_of_its_fitness(
    capsys: Capture, algorithm: str, solved: int, fitness_of_missing: Callable[[int], float]
) -> None:
    limits = ("--algorithm", algorithm, "--seed", "4", "--max-generations", "1")
    _, (told,) = solve(capsys, UNSOLVABLE, *limits)
    missing, fitness, cost = told["common_cost"], told["best_fitness"], told["best_cost"]
    assert isinstance(missing, int)
    assert isinstance(fitness, float)
    assert fitness == pytest.approx(fitness_of_missing(missing))
    assert abs(fitness - solved) == pytest.approx(cost)
    _, (sentence,), _ = run(capsys, "solve", UNSOLVABLE, *limits)
    assert missing > 1
    scale = f"{missing} digits are missing in rows, columns and boxes; fitness {fitness:g} ({solved} is solved); 1 gen"
    assert sentence.startswith(f"not solved: {scale}")


def test_that_one_missing_digit_is_no_plural() -> None:
    figures = dict.fromkeys(FIELDS, 0) | {"solved": False, "common_cost": 1, "best_fitness": 215 / 216}
    sentence = _sentence(execution.Result(**figures), 1.0)
    assert sentence.startswith(
        "not solved: 1 digit is missing in rows, columns and boxes; fitness 0.99537 (1 is solved); "
    )


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: str(each.name))
def test_that_a_first_generation_is_a_trial_a_chromosome(capsys: Capture, algorithm: Algorithm) -> None:
    arguments = ["--algorithm", algorithm.name, "--seed", "1", "--max-generations", "0"]
    for population in (algorithm.population, algorithm.population + 1):
        _, (told,) = solve(capsys, EASY, *arguments, "--set", f"population={population}")
        assert (told["algorithm"], told["generations"], told["trials"]) == (algorithm.name, 0, population)


def test_that_every_puzzle_of_a_file_is_solved(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    puzzles = [HARD, MK_FIG_6.to_text(), EASY_SOLUTION]
    file.write_text("# three\n" + "".join(f"{puzzle} # title\n" for puzzle in puzzles))
    status, told = solve(capsys, str(file), *PAPER, "--seed", "3", "--runs", "2", "--max-generations", "5")
    assert [each["puzzle"] for each in told] == [puzzle for puzzle in puzzles for _ in range(2)]
    assert [each["seed"] for each in told] == [3, 4] * 3
    assert [each["solved"] for each in told] == [False] * 4 + [True] * 2
    assert status == 1, "one run that was not solved is enough"


@pytest.mark.parametrize("name", ["puzzle.sdm", "puzzle.txt", "no ending", "it's 1.5"])
def test_that_a_file_is_read_whatever_its_name(capsys: Capture, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(MK_FIG_1.to_text("0") + "\n")
    status, (told,) = solve(capsys, str(tmp_path / name), "--seed", "3")
    assert (status, told["puzzle"]) == (0, EASY)


def test_that_a_solved_puzzle_is_solved(capsys: Capture) -> None:
    status, (told,) = solve(capsys, EASY_SOLUTION)
    assert (status, told["generations"], told["solution"]) == (0, 0, EASY_SOLUTION)


def test_that_an_algorithm_that_cannot_write_a_puzzle_says_so_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(*arguments: object, **named: object) -> None:
        raise ValueError("boxes of this kind cannot hold\nsuch a grid")

    for name in ("load_kernels", "execute"):
        with monkeypatch.context() as context:
            context.setattr(execution, name, cannot)
            said = "constructive-2026 does not fit: boxes of this kind cannot hold such a grid"
            assert complaint(capsys, "solve", EASY) == said


def test_that_the_puzzle_that_an_algorithm_does_not_fit_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe_in(monkeypatch, f"{EASY}\nSUDOKU:LATIN:{EASY.replace('.', '0')}\n")
    assert complaint(capsys, "solve", "-", *PAPER).startswith("puzzle 2: mantere-koljonen-2007 does not fit: ")


def test_that_one_of_something_is_said_in_the_singular(capsys: Capture) -> None:
    _, (line,), _ = run(capsys, "solve", EASY, *PAPER, "--seed", "1", "--max-generations", "1")
    assert "; 1 generation, 41 trials, 0 restarts, " in line


def test_that_a_reader_who_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "sudoku_desktop.cli", "solve", EASY, "--runs", "100000", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert json.loads(running.stdout.readline())["solved"]
        running.stdout.close()
        assert running.wait(300) == 1
        assert running.stderr.read() == ""


def test_that_an_interrupt_leaves_the_terminal_clean(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object, **named: object) -> object:
        raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(execution, "execute", interrupted)
    assert cli.main(["solve", EASY]) == 130
    assert terminal.getvalue().endswith("\rsudoku-cli: stopped\n")


def test_that_runs_are_kept_where_it_is_wished_each_once(capsys: Capture, tmp_path: Path) -> None:
    kept = ("--keep", "--archive", str(tmp_path / "runs"))
    _, told = solve(capsys, EASY, *PAPER, "--runs", "3", "--seed", "5", "--max-generations", "50", *kept)
    solve(capsys, EASY, *PAPER, "--runs", "2", "--seed", "6", "--max-generations", "50", *kept)
    with Archive(tmp_path / "runs") as archive:
        assert archive.batches() == [COMMANDS]
        runs = sorted(archive.runs(), key=lambda run: run.trial.seed)
        assert [(run.trial.seed, run.outcome.trials) for run in runs] == [
            (each["seed"], each["trials"]) for each in told
        ]
        assert all(archive.history(run.id).generation[-1] == run.outcome.generations for run in runs)


# Runs that a document records.


def document(tmp_path: Path, **changes: object) -> str:
    """Write a document of a puzzle with two runs, and return its path."""
    runs = [RecordedRun(preset(PAPER[1]), seed, Budget(generations=30), False, 30).as_json_object() for seed in (3, 4)]
    runs[1] |= changes
    path = tmp_path / "runs.sudoku"
    path.write_text(dumps([Puzzle(MK_FIG_1), Puzzle(ESCARGOT, runs=tuple(runs))], ".sudoku"))
    return str(path)


def test_that_recorded_runs_are_repeated(capsys: Capture, tmp_path: Path) -> None:
    told = [
        {key: value for key, value in each.items() if "seconds" not in key and "second" not in key}
        for arguments in (
            (document(tmp_path), "--repeat"),
            (HARD, *PAPER, "--seed", "3", "--runs", "2", "--max-generations", "30"),
        )
        for each in solve(capsys, *arguments)[1]
    ]
    assert [each["seed"] for each in told] == [3, 4, 3, 4]
    assert told[:2] == told[2:]
    _, lines, _ = run(capsys, "solve", document(tmp_path), "--repeat")
    assert [line.startswith("2. ") for line in lines] == [True, False, False]


def test_that_entries_that_a_run_took_as_given_are_given_to_it_again(capsys: Capture, tmp_path: Path) -> None:
    solution = "162857493534129678789643521475312986913586742628794135356478219241935867897261354"
    kept = "".join("." if given != "." else digit for given, digit in zip(ESCARGOT.to_text(), solution, strict=True))
    rows = [kept[start : start + 9] for start in range(0, 81, 9)]
    lines = solve(capsys, document(tmp_path, entries=rows), "--repeat")[1]
    assert [line["generations"] for line in lines] == [30, 0]


def test_that_what_cannot_be_repeated_is_said(capsys: Capture, tmp_path: Path) -> None:
    assert complaint(capsys, "solve", EASY, "--repeat") == f"{EASY} records no runs"
    path = document(tmp_path, seed="x")
    assert complaint(capsys, "solve", path, "--repeat").startswith("puzzle 2, run 2: seed and generations must be")
    assert complaint(capsys, "solve", path, "--repeat", "--seed", "5").startswith("--seed is not for --repeat")


def test_that_more_runs_than_a_computer_can_make_get_a_sentence(capsys: Capture) -> None:
    told = complaint(capsys, "solve", EASY, "--runs", "100000000000")
    assert told == "--runs must lie between 1 and 10,000,000, got 100,000,000,000"


def test_that_many_runs_are_made_one_after_the_other() -> None:
    options = program._parser().parse_args(["solve", EASY, "--runs", "9999999", "--seed", "5"])
    tracemalloc.start()
    runs = _requested(puzzles_of(EASY, options), options)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [(len(each.seeds), each.seeds[-1]) for each in runs] == [(9_999_999, 10_000_003)]
    assert peak < 10**7
