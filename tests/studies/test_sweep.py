"""Statistics of runs over varied settings: names, values, and the runs of each value."""

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.figures import HeatMap, Labels, Line, Markers
from sudoku_desktop.studies import Archive, KeptRun, Outcome, RacingRules, Study, StudyRun, Trial
from sudoku_desktop.studies.figures import shade, sweep_lines, sweep_map
from sudoku_desktop.studies.report import report_of
from sudoku_desktop.studies.sweep import ALGORITHM, BINS, PUZZLE, Slice, Sweep, is_geometric, varied
from sudoku_desktop.trials.records import Ending
from sudoku_desktop.trials.statistics import EXPECTED, SOLVED, Estimate, Unit
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.test_running import Threads

PAPER, GOLD = preset("mantere-koljonen-2007"), preset("gold-2005")


def kept(
    algorithm: Algorithm,
    seed: int,
    *,
    solved: bool,
    trials: int,
    puzzle: str = "easy",
    unsolved: Ending = Ending.BUDGET_SPENT,
) -> KeptRun:
    trial = Trial.of(MK_FIG_1, algorithm, seed, Budget(trials=1000), puzzle)
    ending = Ending.SOLVED if solved else unsolved
    outcome = Outcome(ending, trials // 10, trials, 0, 0.1, 0.0, 0, None)
    return KeptRun(seed, "mine", trial, outcome, "1", "now", b"")


def sized(population: int, probability: float = 0.5) -> Algorithm:
    return PAPER.with_settings({"population": population, "mutation.probability": probability})


def sweep_of(runs: list[KeptRun], *algorithms: Algorithm, puzzles: tuple[str, ...] = ()) -> Sweep:
    return Sweep.of(runs, Unit.TRIALS, algorithms, puzzles)


def test_that_settings_vary_that_differ_among_algorithms_of_one_name() -> None:
    found = varied([sized(41), sized(11), sized(21, 0.25), GOLD])
    assert [each.value for each in found["population"]] == sorted({11, 21, 41, GOLD.population})
    assert [each.value for each in found["mutation.probability"]] == [0.25, 0.33, 0.5]
    assert set(found) == {"population", "mutation.probability"}
    assert not varied([PAPER, GOLD])


@pytest.mark.parametrize(
    ("values", "geometric"),
    [
        ([11, 21, 41, 81], True),
        ([0.001, 0.01, 0.1], True),
        ([2, 200], True),
        ([0.2, 0.4, 0.6, 0.8], False),
        ([10, 20], False),
        ([0, 1, 10, 100], False),
        ([1, 2, 3, 4], False),
    ],
)
def test_that_an_axis_is_logarithmic_where_values_are_spaced_by_ratios(values: list[float], geometric: bool) -> None:
    assert is_geometric(values) is geometric


def test_that_choices_lie_side_by_side_in_their_declared_order() -> None:
    setting = next(each for each in PAPER.settings() if each.parameter.choices)
    choices = setting.parameter.choices
    algorithms = [PAPER.with_settings({setting.name: choice}) for choice in reversed(choices)]
    (dimension,) = sweep_of([], *algorithms).dimensions
    assert dimension.labels == tuple(str(choice.value) for choice in choices)
    assert dimension.places == tuple(map(float, range(len(choices))))
    assert not dimension.is_log


def test_that_many_numbers_are_put_into_bins_that_hold_them() -> None:
    values = [2**power * 3 for power in range(14)]
    runs = [kept(sized(value), 1, solved=True, trials=value) for value in values]
    sweep = sweep_of(runs)
    (dimension,) = sweep.dimensions
    assert dimension.is_log
    assert len(dimension.labels) == BINS
    for (level,), sample in sweep.cells(0).items():
        low, high = 10 ** dimension.edges[level], 10 ** dimension.edges[level + 1]
        assert all(low * 0.999 <= each <= high * 1.001 for each in sample.spent)
    assert sum(sample.count for sample in sweep.cells(0).values()) == len(values)


def test_that_what_is_not_asked_for_is_pooled_or_picked() -> None:
    runs = [
        kept(sized(11, 0.2), 1, solved=True, trials=100),
        kept(sized(11, 0.8), 2, solved=False, trials=1000),
        kept(sized(11, 0.8), 3, solved=True, trials=300, puzzle="hard"),
        kept(sized(41, 0.2), 4, solved=True, trials=50),
    ]
    sweep = sweep_of(runs)
    assert [each.name for each in sweep.dimensions] == ["population", "mutation.probability", PUZZLE]
    pooled = Slice(sweep, SOLVED, 0).estimates
    assert {key: (each.value, each.count) for key, each in pooled.items()} == {(0, 0): (2 / 3, 3), (1, 0): (1.0, 1)}
    ert = Slice(sweep, EXPECTED, 0).estimates
    assert ert[0, 0].value == pytest.approx(1400 / 2)
    pairs = Slice(sweep, SOLVED, 0, 1).estimates
    assert {key: each.count for key, each in pairs.items()} == {(0, 0): 1, (0, 1): 2, (1, 0): 1}
    hard = Slice(sweep, SOLVED, 0, 1, {2: sweep.dimensions[2].labels.index("hard")}).estimates
    assert {key: (each.value, each.count) for key, each in hard.items()} == {(0, 1): (1.0, 1)}


def test_that_an_algorithm_without_the_setting_has_no_part_in_it() -> None:
    only = next(each.name for each in GOLD.settings() if each.name not in {one.name for one in PAPER.settings()})
    setting = next(each for each in GOLD.settings() if each.name == only)
    other = next(
        value
        for value in (setting.parameter.choices or (setting.parameter.minimum, setting.parameter.maximum))
        if value != setting.value
    )
    changed = GOLD.with_settings({only: type(setting.value)(other)})
    runs = [kept(each, 1, solved=True, trials=10) for each in (GOLD, changed, PAPER)]
    sweep = sweep_of(runs)
    number = sweep.find(only)
    assert number is not None
    assert sum(each.count for each in sweep.cells(number).values()) == 2
    by_name = sweep.find(ALGORITHM)
    assert by_name is not None
    newest_last = {key: each.count for key, each in sweep.cells(by_name).items()}
    assert newest_last == {(0,): 1, (1,): 2}


def test_that_a_map_says_which_pairs_have_no_runs_and_which_are_never_solved() -> None:
    runs = [
        kept(sized(11, 0.2), 1, solved=True, trials=100),
        kept(sized(41, 0.8), 2, solved=False, trials=1000),
        kept(sized(41, 0.2), 3, solved=True, trials=10_000),
    ]
    sweep = sweep_of(runs, *(sized(*each) for each in ((11, 0.2), (11, 0.8), (41, 0.2), (41, 0.8))))
    cut = Slice(sweep, EXPECTED, 0, 1)
    figure = sweep_map(cut, (cut.x.name, "rate"), lambda ert: f"{ert.value:g}", "no runs")
    [cells] = figure.layers
    assert isinstance(cells, HeatMap)
    words = [cell.word for cell in cells.cells.values()]
    assert words.count("no runs") == 1
    assert {"100", "10000", "inf"} <= set(words)
    shares = [cut.goodness(each) for each in cut.estimates.values()]
    assert max(shares) == 1.0
    assert min(shares) == 0.0


def test_that_a_map_has_a_dash_where_all_runs_were_stopped_by_hand() -> None:
    ways = [sized(*each) for each in ((11, 0.2), (11, 0.8), (41, 0.2), (41, 0.8))]
    runs = [kept(each, 1, solved=False, trials=100, unsolved=Ending.STOPPED) for each in ways]
    cut = Slice(sweep_of(runs), SOLVED, 0, 1)
    [cells] = sweep_map(cut, (cut.x.name, "rate"), lambda share: f"{share.value:g}", "no runs").layers
    assert isinstance(cells, HeatMap)
    assert {cell.word for cell in cells.cells.values()} == {"–"}
    assert [cut.goodness(each) for each in cut.estimates.values()] == [0.0] * 4


def test_that_a_line_tells_values_that_solved_nothing_and_lines_without_runs() -> None:
    runs = [
        *(kept(sized(11), seed, solved=True, trials=100 + seed) for seed in range(5)),
        kept(sized(41), 9, solved=False, trials=1000),
    ]
    sweep = sweep_of(runs, puzzles=("easy", "hard"))
    figure = sweep_lines(Slice(sweep, EXPECTED, 0, 1), "size", "ERT", "no runs", marks_empty=True)
    words = [word for layer in figure.layers if isinstance(layer, Labels) for word in layer.words]
    assert words == ["∞"]
    assert [name for _, name in figure.legend] == ["easy", "hard (no runs)"]
    for layer in figure.layers:
        if isinstance(layer, Line | Markers):
            assert np.isfinite(layer.y).all()


def test_that_what_is_written_on_a_cell_can_be_read() -> None:
    def luminance(colour: tuple[int, int, int]) -> float:
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (each / 255 for each in colour)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    before = -1.0
    for step in range(101):
        ground, ink = shade(step / 100)
        low, high = sorted((luminance(ground), luminance(ink)))
        assert (high + 0.05) / (low + 0.05) >= 4.5
        assert luminance(ground) >= before
        before = luminance(ground)


def test_that_the_page_draws_pairs_and_warns_of_the_best_of_many(tmp_path: Path) -> None:
    study = Study(
        name="mine",
        title="Mine",
        puzzles=(("easy", MK_FIG_1), ("hard", ESCARGOT)),
        algorithms=tuple(sized(size, chance) for size in (11, 21) for chance in (0.2, 0.8)),
        seeds=range(2),
        budget=Budget(generations=20),
    )
    archive = Archive(tmp_path / "runs")
    list(StudyRun(study, archive, pool=Threads).run())
    made = report_of(study, archive)
    assert len(made.charts) == 4 + 2 + 4
    assert "The best of 4 algorithms is so partly by chance" in made.html([""] * len(made.charts))
    one = replace(study, algorithms=(study.algorithms[0],))
    assert not any("partly by chance" in sentence for _, sentence in report_of(one, archive).charts)
    race = replace(study, racing=RacingRules(train=0.5))
    (train,), _ = race.split()
    assert train == "hard"
    layers = [layer for figure, _ in report_of(race, archive).charts for layer in figure.layers]
    assert "0 %" in {cell.word for layer in layers if isinstance(layer, HeatMap) for cell in layer.cells.values()}


def test_that_nothing_solved_is_endless_and_not_good() -> None:
    sweep = sweep_of([kept(sized(size), 1, solved=False, trials=10) for size in (11, 21)])
    cut = Slice(sweep, EXPECTED, 0)
    assert [cut.goodness(each) for each in cut.estimates.values()] == [0.0, 0.0]
    assert EXPECTED.of(sweep.cells()[()]) == Estimate(math.inf, 0.0, math.inf, 2)
