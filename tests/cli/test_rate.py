"""`sudoku-cli rate`: one line or object for each puzzle, both ratings, and reasons for missing ones."""

import json
import sys
from pathlib import Path

import pytest

from sudoku_desktop import cli, logic
from sudoku_desktop.board import Variant
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.records import RATINGS
from tests.cli.calling import (
    EASY,
    EASY_SOLUTION,
    HARD,
    UNSOLVABLE,
    Capture,
    Terminal,
    complaint,
    rate,
    run,
)
from tests.puzzles import SEVERAL

SMALL = "123434122143...."
FIVE_RUNS = ("--evolution", "5", "--seed", "4")
EASY_LOGIC = {
    "rating": 1.2,
    "level": "gentle",
    "hardest": "hidden-single-in-box",
    "steps": 43,
    "first_placement": 1.2,
    "first_step": 1.2,
}


class EndedLadder(logic.Search):
    """A ladder that ends immediately, for every puzzle."""

    def rate(self, *_: object, **__: object) -> logic.Rating:
        return logic.Rating(8.9, logic.TECHNIQUES[0], 1, ((logic.TECHNIQUES[0], 1),), reaches_solution=False)


def test_that_a_puzzle_is_rated_as_people_find_it(capsys: Capture) -> None:
    told = {"puzzle": EASY, "clues": 38, "solutions": 1, "logic": EASY_LOGIC, "evolution": None}
    assert rate(capsys, EASY) == (0, [told])


def test_that_evolution_rates_when_asked(capsys: Capture) -> None:
    status, (told,) = rate(capsys, EASY, *FIVE_RUNS)
    assert (status, told["logic"]) == (0, EASY_LOGIC)
    evolution = told["evolution"]
    assert isinstance(evolution, dict)
    assert list(evolution)[:6] == ["algorithm", "runs", "solved", "generations", "trials_mean", "level"]
    assert (evolution["algorithm"], evolution["runs"], evolution["solved"]) == ("mantere-koljonen-2007", 5, 5)
    figures = evolution["generations"]
    assert list(figures) == ["min", "mean", "median", "max"]
    assert 0 < figures["min"] <= figures["median"] <= figures["max"]
    assert evolution["level"] in {"easy", "medium", "hard"}
    assert rate(capsys, EASY, *FIVE_RUNS) == (status, [told])


def test_that_the_runs_are_set(capsys: Capture) -> None:
    limits = ("--algorithm", "gerges-2018", "--max-generations", "3")
    _, (told,) = rate(capsys, HARD, *FIVE_RUNS, *limits)
    evolution = told["evolution"]
    assert isinstance(evolution, dict)
    assert (evolution["algorithm"], evolution["seed"], evolution["solved"]) == ("gerges-2018", 4, 0)
    assert evolution["generations"] == {"min": 3, "mean": 3.0, "median": 3.0, "max": 3}
    assert evolution["generations_are_lower_bound"]


def test_that_runs_have_the_limit_that_the_help_names(capsys: Capture) -> None:
    _, (told,) = rate(capsys, EASY, *FIVE_RUNS)
    assert isinstance(told["evolution"], dict)
    assert told["evolution"]["budget"] == {"generations": None, "trials": 2_000_000, "seconds": None}
    with pytest.raises(SystemExit):
        cli.main(["rate", "--help"])
    assert "default: after 2,000,000 chromosomes" in " ".join(capsys.readouterr().out.split())


def test_that_without_a_seed_ratings_differ_and_name_it(capsys: Capture) -> None:
    seeds = {rate(capsys, EASY, "--evolution", "1")[1][0]["evolution"]["seed"] for _ in range(2)}  # type: ignore[index]
    assert len(seeds) == 2


def test_that_people_get_a_line_a_puzzle(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    solved = EASY_SOLUTION.translate(str.maketrans("123456789", "234567891"))  # of another puzzle
    file.write_text(f"{solved}\n{EASY}\n")
    sentence = "Gentle, 1.2: Hidden single in a box; 43 steps"
    assert run(capsys, "rate", str(file)) == (0, [f"{solved} Gentle; 0 steps", f"{EASY} {sentence}"], [])
    status, (line,), errors = run(capsys, "rate", EASY, *FIVE_RUNS)
    assert (status, errors) == (0, [])
    assert line.startswith(f"{EASY} {sentence}; evolution: easy; 5 of 5 runs solved; generations ")
    assert line.endswith("; mantere-koljonen-2007, seed 4")


def test_that_a_lower_bound_says_so(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logic, "Search", EndedLadder)
    status, (told,) = rate(capsys, HARD)
    human = told["logic"]
    assert isinstance(human, dict)
    assert (status, human["rating"], human["level"], human["at_least"]) == (0, 8.9, "extreme", True)
    _, (line,), _ = run(capsys, "rate", HARD)
    beyond = f"the ladder ends after 1 step; {human['guesses']:.1f} guesses on average"
    assert line == f"{HARD} Extreme, at least 8.9: {logic.TECHNIQUES[0].title}; {beyond}"


def test_that_runs_that_are_not_solved_make_a_lower_bound(capsys: Capture) -> None:
    _, (line,), _ = run(capsys, "rate", HARD, "--evolution", "2", "--max-generations", "3")
    assert "0 of 2 runs solved; generations 3 to 3, mean 3.0, median 3 (lower bounds: not all runs were solved)" in line


# What is not rated


def test_that_no_solution_and_several_are_not_rated_and_say_why(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mixed.sdm"
    file.write_text(f"{UNSOLVABLE}\n{SEVERAL.to_text()}\n{EASY}\n")
    status, (none, several, one) = rate(capsys, str(file), *FIVE_RUNS)
    assert (status, none["solutions"], several["solutions"], one["solutions"]) == (1, 0, 2, 1)
    assert (
        [each["logic"] for each in (none, several)] == [each["evolution"] for each in (none, several)] == [None, None]
    )
    assert none["reason"] == "no solution: every possibility was tried"
    status, lines, errors = run(capsys, "rate", str(file))
    assert (status, errors) == (1, [])
    assert lines[0] == f"{UNSOLVABLE} not rated: {none['reason']}"
    assert lines[1] == f"{SEVERAL.to_text()} not rated: {several['reason']}"


def test_that_another_size_is_rated_in_both_ways_and_says_on_which_scale(capsys: Capture) -> None:
    scale = "by the techniques of 9×9, but not comparable with it"
    status, (told,) = rate(capsys, SMALL, *FIVE_RUNS)
    firsts = {"first_placement": 1.0, "first_step": 1.0}
    human = {"rating": 1.0, "level": "gentle", "hardest": "last-cell", "steps": 4, **firsts, "scale": scale}
    assert (status, told["logic"], "reason" in told) == (0, human, False)
    assert isinstance(told["evolution"], dict)
    assert told["evolution"]["solved"] == 5
    status, (line,), _ = run(capsys, "rate", SMALL, *FIVE_RUNS)
    assert line.startswith(f"{SMALL} Gentle, 1.0: Last cell; 4 steps; {scale}; evolution: 5 of 5 runs solved; ")


def test_that_a_variant_beyond_the_ladder_has_a_lower_bound(capsys: Capture, tmp_path: Path) -> None:
    made = generate(PuzzleCriteria(variants=(Variant.X, Variant.JIGSAW)), 30, seed=1)
    puzzle = next(each for each in made if not logic.rate(each.puzzle).reaches_solution)
    file = tmp_path / "hard.json"
    file.write_text(json.dumps(puzzle.as_json_object()))
    status, (told,) = rate(capsys, str(file))
    human = told["logic"]
    assert isinstance(human, dict)
    assert (status, human["at_least"], human["level"]) == (0, True, "extreme")
    assert human["rating"] >= 8.5
    assert human["guesses"] > 0


# Bad input


def test_that_options_of_runs_need_runs(capsys: Capture) -> None:
    for option, value in (("--algorithm", "gold-2005"), ("--seed", "0"), ("--max-generations", "0")):
        assert complaint(capsys, "rate", EASY, option, value) == f"{option} is for the runs of --evolution N"


def test_that_bad_input_is_answered_in_a_line(capsys: Capture) -> None:
    assert complaint(capsys, "rate", EASY, "--evolution", "0").startswith("argument --evolution: must be at least 1")
    assert complaint(capsys, "rate", EASY, "--evolution", "1", "--algorithm", "{}").startswith("not a preset file")
    seed = str(2**63 - 1)
    assert "the last of 2 seeds" in complaint(capsys, "rate", EASY, "--evolution", "2", "--seed", seed)
    sentence = "--evolution: must lie between 1 and 10,000, got 10,001"
    assert sentence in complaint(capsys, "rate", EASY, "--evolution", "10001")
    assert complaint(capsys, "rate", EASY, *FIVE_RUNS, "--algorithm", "darwin").startswith(
        "there is no algorithm 'darwin'"
    )


def test_that_an_algorithm_that_cannot_write_a_puzzle_says_so(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    from sudoku_desktop.trials import execution

    def cannot(*arguments: object) -> None:
        raise ValueError("boxes of this kind cannot hold\nsuch a grid")

    monkeypatch.setattr(execution, "load_kernels", cannot)
    assert complaint(capsys, "rate", EASY, *FIVE_RUNS) == (
        "mantere-koljonen-2007 does not fit: boxes of this kind cannot hold such a grid"
    )


def test_that_the_runs_of_a_rating_are_kept_where_it_is_wished(capsys: Capture, tmp_path: Path) -> None:
    _, (line,), _ = run(capsys, "rate", EASY, *FIVE_RUNS, "--json", "--keep", "--archive", str(tmp_path / "runs"))
    with Archive(tmp_path / "runs") as archive:
        assert archive.batches() == [RATINGS]
        trials = [kept.outcome.trials for kept in archive.runs()]
    assert (len(trials), sum(trials) / 5) == (5, json.loads(line)["evolution"]["trials_mean"])
    assert complaint(capsys, "rate", EASY, "--keep") == "--keep is for the runs of --evolution N"


# On a terminal


def test_that_a_terminal_sees_how_many_runs_have_ended(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(["rate", EASY, *FIVE_RUNS]) == 0
    assert "/5 [" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_that_a_terminal_sees_nothing_where_nothing_runs(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(["rate", EASY]) == 0
    assert terminal.getvalue() == ""
