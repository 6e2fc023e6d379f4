"""The program from Python: all forms of puzzle and algorithm arguments, and messages for invalid ones."""

import json
import pickle
import subprocess
import sys
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pandas
import pytest

import sudoku_desktop as sd
from sudoku_desktop.api import PuzzleLike
from sudoku_desktop.board import Grid, Puzzle, to_link
from sudoku_desktop.cli import main
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.studies import Sample
from tests.puzzles import ESCARGOT, MK_FIG_1

TEXT = ESCARGOT.to_text()


@pytest.mark.parametrize(
    "puzzle",
    [TEXT, ESCARGOT, Puzzle(ESCARGOT), to_link(ESCARGOT), ESCARGOT.cells, ESCARGOT.cells.reshape(9, 9)],
    ids=["text", "grid", "puzzle", "link", "flat", "square"],
)
def test_that_a_puzzle_may_be_named_in_any_way(puzzle: PuzzleLike) -> None:
    result = sd.solve(puzzle, seed=5)
    assert result.solved
    assert result.puzzle == TEXT


def test_that_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    path.write_text(f"{TEXT}\n{TEXT[::-1]}\n")
    assert [puzzle.givens.to_text() for puzzle in sd.read(path)] == [TEXT, TEXT[::-1]]
    assert sd.solve(path, seed=1).puzzle == TEXT


def test_that_other_sizes_are_taken_from_arrays() -> None:
    verdict = sd.prove(np.zeros((16, 16), int))
    assert verdict.solutions == 2
    assert sd.solve(np.zeros((6, 6), int), seed=1).solved


def test_that_a_run_is_the_command_lines(capsys: pytest.CaptureFixture[str]) -> None:
    settings = {"population": 30}
    result = sd.solve(TEXT, "mantere-koljonen-2007", settings=settings, seed=9, generations=500)
    arguments = [TEXT, "--algorithm", "mantere-koljonen-2007", "--seed", "9", "--max-generations", "500", "--json"]
    main(["solve", *arguments, "--set", "population=30"])
    told = json.loads(capsys.readouterr().out)
    for name in ("solution", "generations", "trials", "restarts", "best_cost"):
        assert told[name] == getattr(result, name)


def test_that_a_stream_tells_every_generation_and_ends_as_solve_does() -> None:
    told, last = 0, None
    for last in sd.stream(TEXT, "mantere-koljonen-2007", seed=9, generations=400):
        told += len(last.trace)
    result = sd.solve(TEXT, "mantere-koljonen-2007", seed=9, generations=400)
    assert last is not None
    assert (last.generation, last.best_so_far_cost) == (result.generations, result.best_cost)
    assert told == last.generation + 1


def test_that_a_seed_is_drawn_and_told() -> None:
    one, other = (sd.solve(TEXT) for _ in range(2))
    assert one.seed != other.seed
    assert sd.solve(TEXT, seed=one.seed).solution == one.solution


def test_that_settings_take_the_words_of_the_error_message_and_numpys_numbers() -> None:
    settings = {
        "population": np.int64(30),
        "mutation.illegal_swap": "is skipped",
        "replacement.elite": np.uint8(2),
        "restart.after": np.int32(500),
    }
    result = sd.solve(TEXT, "mantere-koljonen-2007", settings=settings, seed=np.int64(9), generations=np.uint16(50))
    texts = {name: str(value) for name, value in settings.items()}
    algorithm = sd.algorithms()["mantere-koljonen-2007"].with_texts(texts)
    same = sd.solve(TEXT, algorithm, seed=9, generations=50)
    assert (result.generations, result.trials, result.best_cost) == (same.generations, same.trials, same.best_cost)
    assert type(result.seed) is int
    gold = sd.algorithms()["gold-2005"]
    wholes = [gold.with_settings({"mutation.probability": one}) for one in (1, np.float32(1), np.int8(1), 1.0)]
    assert len(set(map(to_text, wholes))) == 1


def test_that_ratings_are_of_people_and_of_evolution() -> None:
    rated = sd.rate(TEXT, runs=2, algorithm=DEFAULT, seed=1)
    assert rated.human is not None
    assert rated.evolution is not None
    assert (rated.evolution.finished, rated.evolution.solved) == (2, 2)
    assert sd.rate(TEXT).evolution is None


def test_that_puzzles_are_made_as_requested() -> None:
    made = list(sd.generate(2, level="easy", symmetry="rotational", givens=(26, 34), seed=3))
    assert [puzzle.seed for puzzle in made] == [3, 4]
    for puzzle in made:
        assert 26 <= puzzle.puzzle.filled_count <= 34
        assert sd.prove(puzzle).is_unique
    (small,) = sd.generate(size=6, variants=["x"], seed=3)
    assert str(small.puzzle.geometry) == "<Geometry 6×6 x>"


def test_that_a_batch_of_runs_is_the_runs_one_by_one_with_statistics() -> None:
    batch = sd.solve(TEXT, "mantere-koljonen-2007", seed=3, trials=1_000_000, runs=np.int64(6))
    ones = [sd.solve(TEXT, "mantere-koljonen-2007", seed=seed, trials=1_000_000) for seed in range(3, 9)]
    assert [(each.seed, each.trials, each.solution) for each in batch] == [
        (each.seed, each.trials, each.solution) for each in ones
    ]
    sample = Sample.of([each.trials for each in ones], [each.solved for each in ones])
    assert 0 < sample.solved.sum() < 6
    assert batch.sample() == sample
    assert batch.solved_share == sample.success_rate()
    assert batch.expected_trials == sample.expected_running_time()
    assert batch.median_trials == sample.median()
    assert batch.mean_trials == sample.mean_of_solved()
    again = pickle.loads(pickle.dumps(batch))
    assert (again, again.records) == (batch, batch.records)
    reached, left = batch.ecdf(), batch.survival()
    assert reached.at.tolist() == sorted(each.trials for each in ones if each.solved)
    assert reached.share[-1] == pytest.approx(batch.solved_share.value)
    assert left.share[-1] == pytest.approx(1 - batch.solved_share.value)
    assert repr(batch).startswith(f"6 runs of mantere-koljonen-2007 on {TEXT}, seeds from 3\n  solved, %")


def test_that_processes_make_the_same_runs() -> None:
    one, several = (sd.solve(TEXT, seed=5, trials=2000, runs=5, jobs=jobs) for jobs in (1, 2))
    outcomes = [[run.outcome for run in batch.records] for batch in (one, several)]
    assert outcomes[0] == outcomes[1]
    with pytest.raises(ValueError, match="boxes"):
        sd.solve(np.zeros((5, 5), int), "mantere-koljonen-2007", seed=5, trials=2000, runs=5, jobs=2)


def test_that_runs_become_tables(tmp_path: Path) -> None:
    batch = sd.solve(TEXT, seed=5, trials=20_000, runs=3)
    frame = batch.to_dataframe()
    assert frame["trials"].tolist() == [each.trials for each in batch]
    assert frame["solved"].dtype == bool
    assert frame["max_trials"].tolist() == [20_000] * 3
    batch.to_parquet(tmp_path / "runs.parquet")
    read = pandas.read_parquet(tmp_path / "runs.parquet")
    pandas.testing.assert_frame_equal(read, frame)


def test_that_tables_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = sd.solve(TEXT, seed=5, trials=100, runs=1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ValueError, match=r"tables need pandas and Arrow; install them with pip install"):
        batch.to_dataframe()


def test_that_a_callback_receives_the_population_and_ends_a_run() -> None:
    seen: list[Snapshot] = []

    def watch(snapshot: Snapshot) -> bool:
        seen.append(snapshot)
        return snapshot.generation >= 100

    result = sd.solve(
        TEXT, "gold-2005", settings={"population": 30}, seed=2, generations=10**6, callback=watch, population=True
    )
    assert not result.solved
    last = seen[-1]
    assert result.generations == last.generation >= 100
    assert len([each for each in seen if each.generation >= 100]) == 1
    assert last.population is not None
    assert last.costs is not None
    assert last.population.shape == (30, 9, 9)
    best = int(last.costs.argmin())
    assert (last.costs[best], last.population[best].ravel().tolist()) == (last.best_cost, last.best.cells.tolist())
    (first, *_) = sd.stream(TEXT, "gold-2005", seed=2, generations=1)
    assert first.population is None


def test_that_a_study_of_a_dict_has_tables_tests_and_a_report(tmp_path: Path, qapp: object) -> None:
    gold = sd.algorithms()["gold-2005"].with_settings({"population": 30})
    declared = {
        "name": "mine",
        "seeds": np.arange(4),
        "budget": {"trials": np.int64(3000)},
        "puzzles": [{"cells": [MK_FIG_1.cells.reshape(9, 9), ESCARGOT], "name": ["easy", "hard"]}],
        "algorithms": [{"preset": "constructive-2026", "set": {"population": [20, np.int64(40)]}}, {"preset": gold}],
    }
    archive = tmp_path / "runs"
    part = sd.study(declared, seeds=2, archive=archive)
    assert len(part) == 12
    result = sd.study(declared, jobs=2, archive=archive)
    assert len(result) == 24
    assert {run.id for run in part} < {run.id for run in result}
    frame = result.to_dataframe()
    assert sorted(frame["title"].unique()) == ["easy", "hard"]
    ours = frame[frame["algorithm"].str.startswith("constructive")]
    assert sorted(ours["population"].unique()) == [20, 40]
    assert {sample.count for sample in result.samples.values()} == {4}
    assert set(result.samples) == set(product(("easy", "hard"), (group.name for group in result.groups)))
    assert [(each.first, each.second) for each in result.differences] == [
        *combinations([group.name for group in result.groups], 2)
    ]
    assert pickle.loads(pickle.dumps(result)).differences == result.differences
    page = result.report(tmp_path / "report")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    told = json.loads((tmp_path / "report/mine.json").read_text(encoding="utf-8"))
    assert [row["runs"] for row in told["rows"]] == [8, 8, 8, 4, 4, 4, 4, 4, 4]
    assert [(each["first"], each["superiority"]) for each in told["differences"]] == [
        (each.first, each.superiority) for each in result.differences
    ]
    assert repr(result).startswith("mine: 24 of 24 runs made\n  constructive-2026 population=20: ")
    with pytest.raises(ValueError, match="a name of its own"):
        sd.study({**declared, "name": "ai-escargot"}, archive=archive)
    with pytest.raises(ValueError, match=r"algorithms\[1\].preset: it must be one of"):
        sd.study({**declared, "algorithms": [{"preset": "nonsense"}]}, archive=archive)


def test_that_a_study_is_run_once_and_its_runs_are_there(tmp_path: Path) -> None:
    file = tmp_path / "sizes.toml"
    file.write_text(
        f'title = "Sizes"\nseeds = 3\nbudget = {{ trials = 2000 }}\n[[puzzles]]\ncells = "{TEXT}"\n'
        '[[algorithms]]\npreset = "mantere-koljonen-2007"\nset = { population = [11, 21] }\n'
    )
    runs = sd.study(file, archive=tmp_path / "runs")
    assert len(runs) == 6
    assert sd.study(file, archive=tmp_path / "runs") == runs
    assert Sample.of([run.outcome.trials for run in runs], [run.outcome.solved for run in runs]).count == 6


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: sd.solve("12"), "found 2 cells, need 16, 36,"),
        (lambda: sd.solve("nowhere/there.sdk"), "there is no file"),
        (lambda: sd.solve("11" + 79 * "."), "two 1s in row 1"),
        (lambda: sd.stream("11" + 79 * "."), "two 1s in row 1"),
        (lambda: sd.solve(np.zeros(80, int)), "8×8 grid has 64 cells"),
        (lambda: sd.solve(Grid.blank(), "nonsense"), "there is no algorithm 'nonsense'"),
        (lambda: sd.solve(TEXT, settings={"population": 1}), r"population must be in \[2"),
        (lambda: sd.solve(TEXT, trials=-1), "trials must be a whole number from 0 to 9,2.*, got -1"),
        (lambda: sd.solve(TEXT, generations=1.5), "generations must be a whole number"),
        (lambda: sd.solve(TEXT, seconds=float("nan")), "seconds must be a number from 0, got nan"),
        (lambda: sd.solve(TEXT, seed=True), "seed must be a whole number from 0 to 9,2.*, got True"),
        (lambda: sd.solve(TEXT, seed=[1, 2]), r"seed must be a whole number .* got \[1, 2\]"),
        (lambda: sd.stream(TEXT, seed=2**63), "seed must be a whole number"),
        (lambda: sd.solve(TEXT, runs=0), "runs must be a whole number from 1 to 10,000,000, got 0"),
        (lambda: sd.solve(TEXT, seed=2**63 - 2, runs=3), "the last of 3 seeds would be above"),
        (lambda: sd.solve(TEXT, runs=2, jobs=2, callback=print), "a callback needs jobs=1"),
        (lambda: sd.study("ai-escargot", archive=":memory:", cluster="nowhere"), "is not the address of a scheduler"),
        (lambda: sd.study("ai-escargot", archive=":memory:", jobs=0), "jobs must be a whole number from 1"),
        (lambda: sd.study("none", archive=":memory:"), "there is no study 'none'; there are ai-escargot"),
        (lambda: sd.rate(TEXT, runs=-1), "runs must be a whole number"),
        (lambda: sd.generate("two"), "count must be a whole number"),
        (lambda: sd.generate(givens=(3,)), "givens must be the smallest and the largest number"),
        (
            lambda: sd.solve(TEXT, "mantere-koljonen-2007", settings={"mutation.illegal_swap": "skipped"}),
            "illegal_swap must be one of ends the sequence, is skipped, got 'skipped'",
        ),
        (lambda: sd.generate(symmetry="threefold"), "threefold"),
    ],
)
def test_that_nonsense_is_told_in_a_sentence(call, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        call()


def test_that_nothing_is_loaded_before_it_is_used() -> None:
    script = (
        "import sys; import sudoku_desktop as sd; sd.__version__; "
        "print({'numpy', 'numba', 'PySide6'} & set(sys.modules)); "
        f"sd.solve({TEXT!r}, seed=1); print('PySide6' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["set()", "False"]
