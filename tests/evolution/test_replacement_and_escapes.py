"""Replacement of individuals, and escapes when nothing improves."""

import dataclasses
from itertools import combinations
from random import Random

import numpy as np
import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.records import (
    LOG_ROWS,
    LOGGED,
    MOST_KNOWN,
    PLACE,
    PURGES,
    REPLACED,
    SINCE_BETTER,
    SINCE_PURGE,
    TRACE_PURGED,
    TRACE_RESTARTED,
    TRIALS,
)
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.duplicates import DuplicatesAllowed, UnlikeParents
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    Encoding,
    FreeDigits,
    PropagatedGrids,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.escape import Ageing, Counted, Escape, Purge, Restart, SeededRestart, Whose
from sudoku_desktop.evolution.parts.fitness import EqualPairs
from sudoku_desktop.evolution.parts.mutation import OtherCandidates, Scope, SwapSequences, SwapsInOneBlock
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, Elitism, MutatedParents, SteadyState
from sudoku_desktop.evolution.parts.selection import Mates, Tournament
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, RANDOM_CONSTRUCTION
from sudoku_desktop.evolution.run import Run
from tests.evolution.bench import TRIAL, Bench, plain
from tests.puzzles import ESCARGOT, SEVERAL
from tests.reference.naive_fitness import naive_cost_of

ENCODINGS = [BoxPermutations(), RowPermutations(), FreeDigits()]
BLIND = Tournament(1, Mates.DIFFERENT)


def parents_of(child: np.ndarray, population: np.ndarray) -> list[tuple[int, int]]:
    """Return the pairs of parents whose uniform crossover could be this child without mutation."""
    pairs = combinations(range(len(population)), 2)
    return [pair for pair in pairs if np.all((child == population[pair[0]]) | (child == population[pair[1]]))]


# Mutated parents.


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
@pytest.mark.parametrize("elite", [0, 1, 4])
def test_that_the_better_parent_stands_beside_each_child(encoding: Encoding, elite: int) -> None:
    replacement = MutatedParents(elite, 0.0)
    bench = Bench(plain(encoding, selection=BLIND, replacement=replacement, population=12), ESCARGOT)
    before, costs, ranks = bench.population(), bench.costs, bench.ranks
    trials = bench.counters[TRIALS]
    assert bench.step()
    after, costs_after = bench.population(), bench.costs
    assert np.array_equal(after[:elite], before[ranks[:elite]])
    matings = (12 - elite) // 2
    assert bench.counters[TRIALS] - trials == 3 * matings + (12 - elite) % 2
    for place in range(elite, elite + 2 * matings, 2):
        pairs = parents_of(after[place], before)
        assert pairs, "a child comes from two parents"
        assert any(
            costs_after[place + 1] == min(costs[list(pair)])
            and any(np.array_equal(after[place + 1], before[one]) for one in pair)
            for pair in pairs
        )


def test_that_both_parents_are_tried_with_mutation() -> None:
    mutation = OtherCandidates(0.0, Scope.ONE_CELL)
    algorithm = plain(
        FreeDigits(), selection=BLIND, mutation=mutation, replacement=MutatedParents(0, 1.0), population=10
    )
    bench = Bench(algorithm, Grid.blank())
    before = bench.population()
    assert bench.step()
    for place in range(0, 10, 2):
        child, parent = bench.population()[place : place + 2]
        assert parents_of(child, before), "the child's own probability is 0"
        assert (before != parent).sum(axis=1).min() == 1


def test_that_the_better_of_two_mutated_parents_is_taken() -> None:
    # One parent is far better, so that no mutation of one cell makes the other better.
    algorithm = plain(
        FreeDigits(),
        fitness=EqualPairs(),
        selection=BLIND,
        mutation=OtherCandidates(0.0, Scope.ONE_CELL),
        replacement=MutatedParents(0, 1.0),
        population=2,
    )
    bench = Bench(algorithm, Grid.blank())
    good, bad = np.tile(np.arange(1, 10), 9), np.full(81, 7)
    for _ in range(20):
        bench.put([bad, good], [naive_cost_of(EqualPairs(), each.tolist(), 3) for each in (bad, good)])
        assert bench.step()
        assert (bench.population()[1] != good).sum() == 1


# Crowding.


CROWDING = [
    *(plain(encoding, selection=BLIND, replacement=DeterministicCrowding()) for encoding in ENCODINGS),
    plain(
        BoxPermutations(), selection=BLIND, replacement=DeterministicCrowding(), mutation=SwapSequences(0.0)
    ).with_settings({"population": 7}),
]


@pytest.mark.parametrize("algorithm", CROWDING, ids=lambda each: f"{each.encoding.label} {each.population}")
def test_that_a_child_takes_the_place_of_its_nearer_parent_if_it_is_no_worse(algorithm: Algorithm) -> None:
    bench = Bench(algorithm, ESCARGOT)
    replaced = 0
    for _ in range(6 * bench.size):
        before, costs, made = bench.population(), bench.costs, bench.counters[REPLACED]
        is_new = bench.counters[PLACE] == 0
        bench.step(TRIAL)
        child, after = bench.spare, bench.population()
        cost = naive_cost_of(algorithm.fitness, child.tolist(), 3)
        distances = (before != child).sum(axis=1)
        pairs = parents_of(child, before)
        nearest = {min(pair, key=lambda one: distances[one]) for pair in pairs} | {
            one for pair in pairs for one in pair if len(set(distances[list(pair)])) == 1
        }
        changed = np.flatnonzero((after != before).any(axis=1)).tolist()
        took_place = bench.counters[REPLACED] - (0 if is_new else made)
        assert pairs
        assert took_place in (0, 1)
        assert len(changed) <= took_place
        if changed:
            assert set(changed) <= nearest
            assert cost <= costs[changed[0]]
            assert np.array_equal(after[changed[0]], child)
        elif not took_place:
            assert any(cost > costs[one] for one in nearest)
        replaced += took_place
    assert replaced > 0


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_in_steady_state_children_replace_the_worst_from_below(encoding: Encoding) -> None:
    bench = Bench(plain(encoding, selection=BLIND, replacement=SteadyState(), population=12), ESCARGOT)
    refused = 0
    for _ in range(6):
        ranks, replaced = bench.ranks, 0
        for _ in range(bench.size):
            before, costs = bench.population(), bench.costs
            bench.step(TRIAL)
            worst = ranks[bench.size - 1 - replaced]
            child, cost = bench.spare, naive_cost_of(bench.run.algorithm.fitness, bench.spare.tolist(), 3)
            assert parents_of(child, before)
            if cost <= costs[worst]:
                replaced += 1
                before[worst], costs[worst] = child, cost
            else:
                refused += 1
            assert np.array_equal(bench.population(), before)
            assert np.array_equal(bench.costs, costs)
            assert bench.counters[REPLACED] == replaced
    assert refused > 0


def test_that_no_individual_of_a_crowd_gets_worse_and_a_solution_ends_the_generation() -> None:
    bench = Bench(CONSTRUCTIVE_2026.with_settings({"population": 12}), SEVERAL)
    for _ in range(400):
        before = bench.costs
        if not bench.step() or bench.counters[PURGES]:
            break
        if not bench.trace[0, TRACE_RESTARTED]:
            assert np.all(bench.costs <= before)
    assert bench.costs.min() == 0
    assert bench.run.advance(1).solution is not None


# Escapes.


def expected_marks(best: np.ndarray, escapes: tuple[Escape, ...]) -> tuple[list[int], list[int]]:
    """Return the generations that restart and that purge by the escapes' definitions, given the best costs."""
    of_kind = {type(escape): escape for escape in escapes}
    restart = of_kind.get(Restart) or of_kind.get(SeededRestart)
    purge = of_kind.get(Purge)
    restarts, purges = [], []
    born = last_purge = last_better = 0
    lowest = best[0]
    for generation in range(1, len(best)):
        begun = last_better if restart and restart.counted is Counted.WITHOUT_IMPROVEMENT else born
        if restart and generation - 1 - begun >= restart.after:
            restarts.append(generation)
            born = last_better = generation
            lowest = best[generation]
            continue
        if purge and generation - 1 - max(last_better, last_purge) >= purge.after:
            purges.append(generation)
            last_purge = generation
        if best[generation] < lowest:
            lowest, last_better = best[generation], generation
    return restarts, purges


ESCAPING = [
    (Purge(5),),
    (Purge(1),),
    (Restart(6),),
    (Restart(6, Counted.WITHOUT_IMPROVEMENT),),
    (SeededRestart(9, Counted.WITHOUT_IMPROVEMENT), Purge(4)),
    (Purge(3), Restart(8, Counted.WITHOUT_IMPROVEMENT), Ageing(1)),
    (Restart(1), Purge(1)),
]


@pytest.mark.parametrize("escapes", ESCAPING, ids=repr)
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_escapes_come_after_exactly_their_generations(escapes: tuple[Escape, ...], encoding: Encoding) -> None:
    mutation = OtherCandidates(0.02) if isinstance(encoding, FreeDigits) else SwapSequences(0.2)
    algorithm = plain(encoding, population=8, mutation=mutation, replacement=Elitism(1), escapes=escapes)
    snapshot = Run(algorithm, ESCARGOT, 4).advance(120)
    trace = snapshot.trace
    restarts, purges = expected_marks(trace.best, escapes)
    assert np.flatnonzero(trace.restarted).tolist() == restarts
    assert np.flatnonzero(trace.purged).tolist() == purges
    assert (snapshot.restarts, snapshot.purges) == (len(restarts), len(purges))
    assert len(restarts) + len(purges) > 2


def test_that_a_purge_crosses_everyone_with_the_best_and_mutates_the_best() -> None:
    # Individuals are identified by their only digit.
    size = 25
    mutation = OtherCandidates(0.0, Scope.ONE_CELL)
    algorithm = plain(FreeDigits(), population=size, mutation=mutation, replacement=Elitism(3), escapes=(Purge(7),))
    bench = Bench(algorithm, Grid.blank(geometry(5)))
    order_of_ranks = Random(5).sample(range(size), size)
    costs = np.empty(size)
    costs[order_of_ranks] = 5000 + np.arange(size)
    bench.put(np.repeat(np.arange(1, size + 1)[:, None], 625, axis=1), costs)
    bench.counters[[SINCE_BETTER, SINCE_PURGE]] = 7
    trials = bench.counters[TRIALS]
    assert bench.step()
    assert (bench.counters[PURGES], bench.trace[0, TRACE_PURGED]) == (1, 1)
    assert bench.counters[TRIALS] - trials == size
    best = order_of_ranks[0] + 1
    children = bench.population()
    for rank in range(1, size):
        held, counts = np.unique(children[rank - 1], return_counts=True)
        assert set(held.tolist()) == {best, order_of_ranks[rank] + 1}
        assert counts.min() > 200, "crossed uniformly"
    assert (children[-1] != best).sum() == 1


@pytest.mark.parametrize("encoding", [*ENCODINGS, PropagatedGrids()], ids=lambda each: each.label)
def test_that_every_best_of_the_run_lives_on_in_a_seeded_population(encoding: Encoding) -> None:
    restart_after = 25
    parts = {"population": 30, "replacement": Elitism(1), "escapes": (SeededRestart(restart_after),)}
    givens = ESCARGOT
    if isinstance(encoding, PropagatedGrids):
        # Every cell is drawn at random, and the puzzle is large, so that nothing is solved meanwhile.
        algorithm = dataclasses.replace(RANDOM_CONSTRUCTION, **parts)  # type: ignore[arg-type]
        givens = Grid.blank(geometry(5))
    else:
        mutation = OtherCandidates(0.02) if isinstance(encoding, FreeDigits) else SwapSequences(0.2)
        algorithm = plain(encoding, mutation=mutation, **parts)
    run = Run(algorithm, givens, 3)
    result = run.advance(restart_after + 1)
    bests = [each.grid.cells for each in result.improvements]
    bench = Bench(algorithm, givens, 3)
    for _ in range(restart_after + 1):
        assert bench.step()
    assert bench.trace[0, TRACE_RESTARTED] == 1
    seeded = bench.population()
    assert len(bests) > 1
    for slot, best in enumerate(reversed(bests)):
        assert np.array_equal(seeded[slot], best)
    assert bench.costs[0] == result.best_so_far_cost
    rest = seeded[len(bests) :]
    assert len(np.unique(rest, axis=0)) == len(rest) > 0


def test_that_a_small_seeded_population_takes_the_latest_bests() -> None:
    algorithm = plain(FreeDigits(), population=3, mutation=OtherCandidates(0.02), escapes=(SeededRestart(60),))
    run = Run(algorithm, ESCARGOT, 3)
    bests = [each.grid.cells for each in run.advance(61).improvements]
    assert len(bests) > 3
    bench = Bench(algorithm, ESCARGOT, 3)
    for _ in range(61):
        assert bench.step()
    assert np.array_equal(bench.population(), bests[:-4:-1])


def test_that_improvements_are_told_however_many_there_are() -> None:
    # As if so many had come before.
    algorithm = plain(FreeDigits(), population=10, mutation=OtherCandidates(0.02), replacement=Elitism(1))
    few, many = Run(algorithm, ESCARGOT, 3), Run(algorithm, ESCARGOT, 3)
    for run in (few, many):
        run.advance(1)
    many.state.counters[LOGGED] = many._reported_improvements = LOG_ROWS - 1
    result = few.advance(120).improvements
    assert len(result) > 5
    assert many.advance(120).improvements == result
    assert few.advance(2000).improvements == many.advance(2000).improvements != ()


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
@pytest.mark.parametrize("elite", [0, 1, 3])
@pytest.mark.parametrize("whose", [Whose.SOLUTION, Whose.INDIVIDUAL])
def test_that_whoever_stays_best_ages(whose: Whose, encoding: Encoding, elite: int) -> None:
    penalty = 3
    algorithm = plain(encoding, population=6, replacement=Elitism(elite), escapes=(Ageing(penalty, whose),))
    bench = Bench(algorithm, SEVERAL)
    leader, leader_age, ages = bench.population()[bench.ranks[0]], 0.0, np.zeros(6)
    aged = 0
    for _ in range(40):
        ranks = bench.ranks
        assert bench.step()
        ages = np.array([ages[ranks[slot]] if slot < elite else 0 for slot in range(6)])
        first = bench.ranks[0]
        assert bench.costs[first] + ages[first] == (bench.costs + ages).min()
        if np.array_equal(bench.population()[first], leader):
            if whose is Whose.SOLUTION:
                ages[first] = max(ages[first], leader_age)
            ages[first] += penalty
            aged += 1
        leader, leader_age = bench.population()[first], ages[first]
        if whose is Whose.SOLUTION:
            ages[np.all(bench.population() == leader, axis=1)] = leader_age
        assert np.array_equal(bench.state.ages[bench.half, :6], ages)
    assert aged > 5


KNOWN = [*(plain(each, population=6) for each in ENCODINGS), plain(FreeDigits(), population=90)]


@pytest.mark.parametrize("algorithm", KNOWN, ids=lambda each: f"{each.encoding.label} {each.population}")
@pytest.mark.parametrize("most", [MOST_KNOWN, 4])
@pytest.mark.parametrize("elite", [1, 3])
def test_that_remembered_ages_belong_to_cells(algorithm: Algorithm, elite: int, most: int) -> None:
    penalty, size = 2, algorithm.population
    mutation = OtherCandidates(0.01) if isinstance(algorithm.encoding, FreeDigits) else SwapSequences(0.05)
    escapes = (Ageing(penalty, Whose.REMEMBERED), Restart(50))
    aging = dataclasses.replace(algorithm, mutation=mutation, replacement=Elitism(elite), escapes=escapes)
    bench = Bench(aging, SEVERAL)
    state = bench.state = bench.run.state = bench.state._replace(known_ages=np.zeros(most))
    known: dict[bytes, float] = {}
    leader = bench.population()[bench.ranks[0]].tobytes()
    aged = fulls = 0
    for _ in range(120):
        assert bench.step()
        if bench.trace[0, TRACE_RESTARTED]:
            known = {}
        solutions = [each.tobytes() for each in bench.population()]

        ages = np.array([known.get(each, 0.0) for each in solutions])
        order = np.argsort(bench.costs + ages, kind="stable")
        first = solutions[order[0]]
        if first == leader:
            # What is forgotten now keeps its age for the rest of this generation.
            if first not in known and len(known) == most:
                known, fulls = {}, fulls + 1
            known[first] = known.get(first, 0.0) + penalty
            now = np.where([each == first for each in solutions], known[first], ages)
            order = order[np.argsort((bench.costs + now)[order], kind="stable")]
            assert np.array_equal(state.ages[bench.half, :size], now)
            aged += 1
        leader = first
        assert bench.ranks.tolist() == order.tolist()
    assert aged > 20
    assert (fulls > 0) == (most == 4)


@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
@pytest.mark.parametrize("crossover", [UniformCrossover(), UniformCrossover(0.0)], ids=["crossed", "copied"])
def test_that_children_differ_from_their_parents(encoding: Encoding, crossover: UniformCrossover) -> None:
    mutation = OtherCandidates(0.3, Scope.ONE_CELL) if isinstance(encoding, FreeDigits) else SwapsInOneBlock(0.3)
    parts = {"crossover": crossover, "mutation": mutation, "population": 50}
    same = {}
    for duplicates in (DuplicatesAllowed(), UnlikeParents()):
        bench = Bench(plain(encoding, duplicates=duplicates, **parts), ESCARGOT)
        parent = bench.population()[0]
        bench.put(np.tile(parent, (bench.size, 1)), np.ones(bench.size))
        trials = bench.counters[TRIALS]
        assert bench.step()
        assert bench.counters[TRIALS] - trials == bench.size, "however often it is mutated, a child is one trial"
        same[type(duplicates)] = (bench.population() == parent).all(axis=1).sum()
    assert same[UnlikeParents] == 0
    assert 20 < same[DuplicatesAllowed] < 50


def test_that_a_child_is_mutated_again_only_so_often() -> None:
    for tries in (1, 5, 500):
        algorithm = plain(BoxPermutations(), mutation=SwapsInOneBlock(0.2), duplicates=UnlikeParents(tries))
        bench = Bench(dataclasses.replace(algorithm, population=1000), ESCARGOT)
        parent = bench.population()[0]
        bench.put(np.tile(parent, (bench.size, 1)), np.ones(bench.size))
        assert bench.step()
        same = (bench.population() == parent).all(axis=1).mean()
        assert same == pytest.approx(0.8 ** (1 + tries), abs=0.06)
