"""Operators of a user's own: they run compiled as they are written, and wrong ones get a sentence."""

import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from numba.core.ccallback import CFunc

import sudoku_desktop as sd
from sudoku_desktop import jit
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.lowering import own as lowered_own
from sudoku_desktop.evolution.parts import own
from sudoku_desktop.evolution.parts.catalogue import alternatives, fitting
from sudoku_desktop.evolution.parts.crossover import Crossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.fitness import Fitness, MissingAndRepeated
from sudoku_desktop.evolution.parts.mutation import Mutation, SwapSequences
from sudoku_desktop.evolution.parts.own import Declaration, part_of
from sudoku_desktop.evolution.parts.replacement import Replacement
from sudoku_desktop.evolution.parts.selection import Selection
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.evolution.presets import GERGES_2018
from sudoku_desktop.evolution.race import Race
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies.commands import label_of
from sudoku_desktop.trials.execution import execute
from sudoku_desktop.trials.records import Trial, algorithm_text
from sudoku_desktop.trials.workers import Processes
from tests.evolution.bench import plain
from tests.evolution.both_ways import ROOT, with_and_without_jit
from tests.evolution.own_operators import (
    OF_BLOCKS,
    OF_CELLS,
    among_the_best,
    missing,
    missing_digits,
    redraw,
    registered,
    swap,
    swap_if_better,
)
from tests.evolution.recording import state_of
from tests.evolution.test_explanation import check, generations, lens_on, matings
from tests.puzzles import ESCARGOT

ALGORITHMS = [
    plain(encoding, population=12, **(chosen | others))
    for encoding, parts in (
        (BoxPermutations(), OF_BLOCKS),
        (RowPermutations(), OF_BLOCKS),
        (CandidateSets(), OF_CELLS),
    )
    for chosen, others in ((parts, {}), *(({role: part}, {}) for role, part in parts.items()))
] + [plain(BoxPermutations(), population=12, fitness=missing_digits(1.5), mutation=SwapSequences(0.4))]
HARD = Grid.from_text("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
EASY = Grid.from_text("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@pytest.fixture(autouse=True)
def _catalogue() -> Iterator[None]:
    with registered():
        yield


BASES = {
    "mutation": Mutation,
    "crossover": Crossover,
    "fitness": Fitness,
    "selection": Selection,
    "replacement": Replacement,
}


def declared(role: str, name: str, source: str, genes: str = "blocks") -> type:
    """Return the part of a source, which need not be one that a function can have."""
    arguments = tuple(source.split("(")[1].split(")")[0].replace(",", "").split())
    return part_of(Declaration(BASES[role], name, genes, arguments, (), source, ""))


# What they are.


def test_that_an_operator_is_a_part_with_its_parameters_and_its_docstring() -> None:
    part = swap(probability=0.5)
    assert part.values() == {"probability": 0.5, "swaps": 1}
    assert swap.label == "Swap"
    assert swap.__doc__ is not None
    assert swap.__doc__.startswith("Two free cells of a random block change places.\n\n")
    assert [parameter.label for _, parameter in swap.declared()] == ["Probability", "Swaps"]
    with pytest.raises(ProblemError, match=r"probability must be in \[0, 1\], got 2"):
        swap(probability=2)
    assert "works inside boxes or rows" in str(swap.misfit(FreeDigits()))


def test_that_an_operator_is_listed_once_and_the_newest_one_counts() -> None:
    first = declared("mutation", "turn", "def turn(cells):\n    pass\n")
    assert first in fitting("mutation", BoxPermutations())
    assert declared("mutation", "turn", "def turn(cells):\n    pass\n") is first
    second = declared("mutation", "turn", "def turn(cells):\n    return\n")
    assert alternatives("mutation")[-1] is second
    assert first not in alternatives("mutation")
    text = to_text(plain(BoxPermutations(), mutation=first()))
    assert type(from_text(text).mutation) is first
    assert type(from_text(text.replace(first.__name__, "turn")).mutation) is second


def test_that_an_algorithm_names_an_operator_with_the_digest_of_its_source() -> None:
    algorithm = GERGES_2018.with_settings({"mutation": swap(0.4), "mutation.swaps": 3})
    text = algorithm_text(algorithm)
    assert f'"mutation":{{"kind":"swap@{swap.declaration.digest}","probability":0.4,"swaps":3}}' in text
    assert from_text(text) == algorithm
    by_text = {"mutation": "swap", "mutation.swaps": "3", "mutation.probability": "0.4"}
    assert GERGES_2018.with_texts(by_text) == algorithm
    assert label_of(text) == f"gerges-2018 mutation={swap.__name__} mutation.probability=0.4 mutation.swaps=3"


def test_that_an_operator_that_is_not_loaded_or_has_changed_is_refused() -> None:
    text = to_text(GERGES_2018.with_settings({"mutation": swap(0.4)}))
    own.REGISTERED.clear()
    own.NEWEST.clear()
    with pytest.raises(ProblemError, match=r"^mutation is the operator 'swap@\w{12}', which is not loaded"):
        from_text(text)
    declared("mutation", "swap", "def swap(cells):\n    pass\n")
    with pytest.raises(ProblemError, match=r"whose source has changed: the one that is loaded is swap@\w{12}$"):
        from_text(text)


def test_that_a_flag_is_set_by_true_and_false() -> None:
    always = redraw.parameter("always")
    assert [always.parse(text) for text in ("true", "false")] == [True, False]
    assert str(always.problem_with(1)) == "must be one of false, true, got 1"
    algorithms = [plain(CandidateSets(), mutation=redraw(9, always=each)) for each in (True, False)]
    assert [from_text(to_text(each)) for each in algorithms] == algorithms
    assert algorithms[0].with_texts({"mutation.always": "false"}) == algorithms[1]
    runs = [Run(each, HARD, 1, Budget(generations=30)) for each in algorithms]
    assert state_of(runs[0]) == state_of(runs[1]), "no digit is so far from another"


def test_that_only_the_source_determines_the_digest() -> None:
    same = dataclasses.replace(swap.declaration, help="Another text.")
    assert same.digest == swap.declaration.digest
    assert dataclasses.replace(same, source=same.source + "#").digest != same.digest
    assert "def exchange(" in same.source
    assert "import" not in same.source
    assert "from math import sqrt as sqrt" in swap_if_better.declaration.source


# What they do.


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: each.encoding.label)
def test_that_every_mating_is_explained_as_it_was_made(algorithm: Algorithm) -> None:
    run = generations(algorithm, ESCARGOT, 6)
    lens = lens_on(algorithm)
    for generation in range(1, run.generation + 1):
        for mating in matings(lens, generation, every=4):
            check(mating)


def ends() -> list[object]:
    """Return the states after some generations of every algorithm."""
    found: list[object] = []
    for algorithm in ALGORITHMS:
        run = Run(algorithm, ESCARGOT, seed=3)
        run.advance(4)
        found.append(state_of(run))
    return found


def test_that_a_run_without_the_jit_is_the_same_run() -> None:
    here, there = with_and_without_jit(ends)
    assert here == there


@pytest.mark.parametrize("encoding", [BoxPermutations(), RowPermutations(), CandidateSets()])
@pytest.mark.parametrize("givens", [ESCARGOT, Grid.blank(geometry(2)), Grid.blank(geometry(4))])
def test_that_a_fitness_from_distinct_digits_makes_the_same_run_as_the_built_in_one(
    encoding: Encoding, givens: Grid
) -> None:
    built_in = plain(encoding)
    on_cells = among_the_best(20)
    runs = [
        Run(dataclasses.replace(built_in, selection=on_cells, fitness=fitness), givens, 4)
        for fitness in (MissingAndRepeated(), missing_digits())
    ]
    for run in runs:
        run.advance(20)
    assert state_of(runs[0]) == state_of(runs[1])


def test_that_an_operator_solves_a_puzzle_and_leaves_the_givens() -> None:
    result = sd.solve(EASY, GERGES_2018, settings={"mutation": swap(0.5)}, seed=2, trials=2_000_000)
    assert result.solved
    assert result.algorithm == "gerges-2018"


def test_that_ancestry_is_recorded() -> None:
    algorithm = ALGORITHMS[0]
    recorded, plain_run = Run(algorithm, ESCARGOT, 5, records=True), Run(algorithm, ESCARGOT, 5)
    assert recorded.advance(8).best == plain_run.advance(8).best


def test_that_shapes_other_than_9x9_are_run() -> None:
    givens = Grid.blank(geometry(2))
    assert sd.solve(givens, GERGES_2018, settings={"mutation": swap(0.5)}, seed=1, trials=100_000).solved


def test_that_a_puzzle_without_two_free_cells_in_a_block_is_no_problem() -> None:
    solved = sd.solve(EASY, seed=1).solution
    assert solved is not None
    settings = {"mutation": swap(1.0)}
    assert sd.solve("." + solved[1:], GERGES_2018, settings=settings, seed=1, generations=3).solved


# Other processes.


def test_that_an_operator_goes_to_worker_processes_with_its_trial() -> None:
    algorithm = GERGES_2018.with_settings({"mutation": swap(0.4)})
    trial = Trial.of(ESCARGOT, algorithm, 7, Budget(trials=20_000))
    here = execute(trial)
    pool = Processes(1)
    try:
        (there,) = pool.submit("", [trial]).result()
    finally:
        pool.close()
    assert there.outcome == here.outcome
    assert there.trial == trial


def test_that_a_pickled_algorithm_brings_its_operators() -> None:
    algorithm = plain(BoxPermutations(), **OF_BLOCKS)
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer).selection.values(), end='')"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(algorithm), capture_output=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == (b"{'best': 5}", b"")
    assert pickle.loads(pickle.dumps(algorithm)) == algorithm


# Wrong ones.


def wrong_argument(cells: Any, probability: Any) -> None:
    pass


def wrong_default(cells: Any, free: Any = ()) -> None:
    pass


def numpys_generator(cells: Any) -> None:
    cells[0] = np.random.randint(9)  # noqa: NPY002


def pythons_generator(cells: Any) -> None:
    cells[0] = randrange(9)


def foreign(cells: Any) -> None:
    cells[0] = ESCARGOT.cells[0]


import numpy as np  # noqa: E402, I001
from random import randrange  # noqa: E402


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (wrong_argument, r"^wrong_argument has the argument probability, which is none of cells, free, .*; declare"),
        (wrong_default, r"^wrong_default must take plain arguments, without defaults"),
        (numpys_generator, r"^numpys_generator draws from another random generator, in 'cells\[0\] = np\.random"),
        (pythons_generator, r"^pythons_generator draws from another random generator, in 'cells\[0\] = randr"),
        (foreign, r"^foreign uses ESCARGOT, a Grid, in 'cells\[0\] = ESC.*'; besides its arguments it can use numbers"),
        (lambda cells: None, r"^the source of <lambda> cannot be read; define it with def"),
    ],
)
def test_that_a_function_that_cannot_be_an_operator_is_refused(function: Callable[..., Any], reason: str) -> None:
    with pytest.raises(ProblemError, match=reason):
        sd.mutation(genes="blocks")(function)


def test_that_declarations_are_checked() -> None:
    with pytest.raises(ProblemError, match=r'^genes of wrong_argument must be "blocks" or "cells", got \'boxes\'$'):
        sd.mutation(genes="boxes")(wrong_argument)
    with pytest.raises(
        ProblemError, match=r"^probability of wrong_argument must be number\(default, minimum, maximum\)"
    ):
        sd.mutation(genes="blocks", probability=0.3)(wrong_argument)
    with pytest.raises(ProblemError, match=r"^wrong_argument must have the argument other, and has cells, probability"):
        sd.mutation(genes="blocks", probability=sd.number(0.3, 0, 1), other=sd.number(1, 0, 1))(wrong_argument)
    with pytest.raises(ProblemError, match=r"^wrong_argument\.probability must be in \[0, 1\], got 3"):
        sd.mutation(genes="blocks", probability=sd.number(3.0, 0, 1))(wrong_argument)


@pytest.mark.parametrize(
    ("role", "genes", "body", "reason"),
    [
        ("mutation", "blocks", "cells[0] = 1", r"^f changed the given 4 in r1c1 to 1$"),
        ("mutation", "blocks", "cells[1] = cells[2]", r"^f left the digit \d twice in box 1, in r1c2 and r1c3; there"),
        ("mutation", "cells", "cells[1] = 0", r"^f wrote 0 in r1c2, which is no digit$"),
        ("mutation", "cells", "cells[1] = 4", r"^f wrote 4 in r1c2, which is none of its candidates$"),
        (
            "mutation",
            "blocks",
            "free[0][0] = 2",
            r"^f raised an error in 'free\[0\]\[0\] = 2': ValueError: .*read-only",
        ),
        ("mutation", "blocks", "cells[99] = 2", r"^f raised an error in 'cells\[99\] = 2': IndexError: "),
        ("mutation", "blocks", "str(cells).encode()", r"^f cannot be compiled: "),
        (
            "mutation",
            "cells",
            "while True:\n        pass",
            r"^f does not end: a call was stopped after",
        ),
        (
            "mutation",
            "cells",
            "while random.uniform() < 2:\n        try:\n            pass\n        except Exception:\n            pass",
            r"^f does not end: a call was stopped",
        ),
        (
            "mutation",
            "blocks",
            "for row in free:\n        row[0]",
            r"^f cannot be compiled: go through a list of rows by",
        ),
        (
            "mutation",
            "blocks",
            "import random as r\n    if r.random() < 0.5:\n        random.uniform()",
            r"^f gives two results for one grid and one state of the random generator, so its runs could not be re",
        ),
        ("fitness", "", "return -1", r"^f returned -1\.0; a cost must be finite and at least 0$"),
        ("fitness", "", "return float('nan')", r"^f returned nan; a cost must be finite"),
        ("fitness", "", "return 0", r"^f returned 0 for a grid that is not solved"),
        ("fitness", "", "return 7", r"^f returned 7\.0 for a solved grid; a solution must have a cost of 0$"),
        ("fitness", "", "return None", r"^f must return a number, got None$"),
        ("fitness", "", "cells[0] = 1\n    return 1", r"^f raised an error in 'cells\[0\] = 1': ValueError: "),
        ("fitness", "", "distinct[0] = 1\n    return 1", r"^f raised an error in 'distinct\[0\] = 1': ValueError: "),
        ("crossover", "blocks", "cells[1] = mother[2]", r"^f left the digit \d twice in box 1"),
        (
            "selection",
            "",
            "return 0, population",
            r"^f must return the ranks of two parents, each from 0 to 20, got \(0,",
        ),
        ("selection", "", "return 0", r"^f must return the ranks of two parents"),
        (
            "replacement",
            "",
            "return population",
            r"^f must return the rank that the child takes, from 0 to 20, or -1 f",
        ),
        ("replacement", "", "return -2", r"or -1 for none, got -2$"),
        ("replacement", "", "return None", r"or -1 for none, got None$"),
    ],
)
def test_that_an_operator_that_breaks_a_rule_gets_a_sentence(role: str, genes: str, body: str, reason: str) -> None:
    arguments = {
        "mutation": "cells, free, random",
        "crossover": "cells, mother, father",
        "fitness": "cells, distinct, units",
        "selection": "random, population",
        "replacement": "population, costs, cost, parents",
    }[role]
    kind = declared(role, "f", f"def f({arguments}):\n    {body}\n", genes)
    encoding = CandidateSets() if genes == "cells" else BoxPermutations()
    with pytest.raises(ProblemError, match=reason):
        Run(plain(encoding, **{role: kind()}, population=21), HARD, seed=1)


@pytest.mark.parametrize(
    "fault", ["cells[len(cells)] = 1", "while True:\n            pass", "for i in range(10**18):\n            i += 1"]
)
def test_that_an_error_that_only_a_run_meets_ends_it_with_a_sentence(fault: str) -> None:
    source = f"def f(cells, free, random):\n    if random.uniform() < 0.0002:\n        {fault}\n"
    run = Run(plain(BoxPermutations(), mutation=declared("mutation", "f", source)()), ESCARGOT, seed=1)
    with pytest.raises(
        ProblemError, match=r"^f@\w{12} raised an error, such as an index outside an array, or did not end$"
    ):
        run.advance(5000)


def test_that_a_false_solution_is_refused() -> None:
    honest = missing.declaration  # type: ignore[attr-defined]
    lie = "total = 0\n    if cells[0] == cells[13] == cells[30] == cells[60] == 3:\n        return 0.0"
    lying = part_of(dataclasses.replace(honest, source=honest.source.replace("total = 0", lie)))
    with pytest.raises(ProblemError, match=r"^missing@\w{12} and swap@\w{12} made a grid with a cost of 0"):
        Run(plain(BoxPermutations(), fitness=lying(), mutation=swap(1.0)), Grid.blank(), seed=1).advance(5000)


def test_that_another_part_can_be_named_as_a_setting() -> None:
    algorithm = GERGES_2018.with_texts({"mutation": "SwapSequences", "mutation.longest": "2"})
    assert algorithm.mutation == SwapSequences(longest=2)
    assert label_of(algorithm_text(algorithm)) == "gerges-2018 mutation=SwapSequences mutation.longest=2"
    with pytest.raises(ProblemError, match=r"^mutation must be one of SwapSequences, .*, got 'Swop'$"):
        GERGES_2018.with_texts({"mutation": "Swop"})


@pytest.mark.skipif(jit.IS_OFF, reason="nothing is compiled")
def test_that_machine_code_is_kept_by_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = declared("mutation", "turn", "def turn(cells, free):\n    free[len(free) - 1]\n")
    algorithm = plain(BoxPermutations(), mutation=kind())
    expected = state_of(generations(algorithm, ESCARGOT, 2))
    monkeypatch.setattr(lowered_own, "_callbacks", {})
    monkeypatch.setattr(CFunc, "_compile_uncached", lambda _: pytest.fail("compiled again"))
    assert state_of(generations(algorithm, ESCARGOT, 2)) == expected


def test_that_an_operator_makes_the_same_run_in_a_race() -> None:
    race = Race([(ALGORITHMS[0], 1), (GERGES_2018, 2)], ESCARGOT)
    for _ in race.stream(Budget(trials=3000)):
        pass
    alone = Run(ALGORITHMS[0], ESCARGOT, 1)
    while alone.trials < race.runs[0].trials:
        alone.advance(10**6, trials=race.runs[0].trials - alone.trials)
    assert state_of(race.runs[0]) == state_of(alone)
