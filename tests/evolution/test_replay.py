"""Any generation of a run can be recomputed exactly from checkpoints, which do not change the run."""

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.kernels.records import PLACE
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.replay import Replay
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from tests.evolution.recording import TRACES, record, state_of
from tests.puzzles import ESCARGOT, MK_FIG_1

RESTARTING = PAPER.with_texts({"restart.after": "40"})
AT_EVERY_CALL = 0.0


def small(algorithm: Algorithm) -> Algorithm:
    """Return an algorithm with many small generations, and frequent restarts if it restarts."""
    most = {"population": 60, "replacement.elite": 5}
    texts = {}
    for setting in algorithm.settings():
        limit = 30 if setting.name.endswith(".after") else most.get(setting.name)
        if limit is not None and isinstance(setting.value, int):
            texts[setting.name] = str(min(limit, setting.value))
    return algorithm.with_texts(texts)


def facts(snapshot: Snapshot) -> tuple[object, ...]:
    """Return the data of a snapshot that do not depend on time or on chunks."""
    figures = tuple(float(getattr(snapshot.trace, name)[-1]) for name in TRACES)
    counts = snapshot.generation, snapshot.trials, snapshot.restarts, snapshot.purges, snapshot.replaced
    costs = snapshot.best_cost, snapshot.best_so_far_cost
    return (snapshot.status, snapshot.best, snapshot.entropy.tolist(), counts, costs, figures)


def seen_live(algorithm: Algorithm, generations: int, seed: int = 3) -> list[Snapshot]:
    """Return every generation as reported during the run; fewer when it is solved before."""
    run = Run(algorithm, ESCARGOT, seed)
    result = [run.advance(1)]
    while len(result) < generations and result[-1].status is Status.RUNNING:
        result.append(run.advance(1))
    return result


@pytest.mark.parametrize("algorithm", [small(each) for each in PRESETS], ids=lambda algorithm: algorithm.name)
def test_that_any_generation_of_any_preset_is_shown_as_it_was_seen(algorithm: Algorithm) -> None:
    live = seen_live(algorithm, 160)
    checkpoints = Checkpoints(budget=400_000, spacing=AT_EVERY_CALL)
    run = Run(algorithm, ESCARGOT, 3, checkpoints)
    while run.generation < len(live) - 1:
        run.advance(7 if run.generation < 100 else 1)
    assert len(checkpoints) > 0
    replay = Replay(algorithm, ESCARGOT, 3, checkpoints)
    order = list(range(len(live))) * 2
    random.Random(5).shuffle(order)
    for generation in order:
        again = replay.snapshot(generation)
        assert again is not None
        assert facts(again) == facts(live[generation])


@settings(max_examples=15)
@given(
    chunks=st.lists(st.integers(1, 60), min_size=1, max_size=8),
    budget=st.sampled_from([0, 30_000, 10**6]),
    asked=st.lists(st.floats(0, 1), min_size=1, max_size=10),
)
def test_that_it_makes_no_difference_how_the_run_was_cut(chunks: list[int], budget: int, asked: list[float]) -> None:
    checkpoints = Checkpoints(budget, AT_EVERY_CALL)
    run = Run(RESTARTING, ESCARGOT, 3, checkpoints)
    for generations in chunks:
        run.advance(generations)
    live = seen_live(RESTARTING, run.generation + 1)
    replay = Replay(RESTARTING, ESCARGOT, 3, checkpoints)
    for share in asked:
        generation = round(share * run.generation)
        again = replay.snapshot(generation)
        assert again is not None
        assert facts(again) == facts(live[generation])


def test_that_a_generation_too_large_for_a_call_is_shown_as_it_was_seen() -> None:
    algorithm = PAPER.with_texts({"population": "5000"})
    checkpoints = Checkpoints(spacing=AT_EVERY_CALL)
    run = Run(algorithm, ESCARGOT, 3, checkpoints)
    while run.generation < 3:
        run.advance(10, seconds=0.0)  # a call ends in the middle of a generation
    assert any(checkpoint.arrays["counters"][PLACE] > 0 for checkpoint in checkpoints._kept)
    live = seen_live(algorithm, 4)
    replay = Replay(algorithm, ESCARGOT, 3, checkpoints)
    for generation in (3, 0, 2, 1):
        again = replay.snapshot(generation)
        assert again is not None
        assert facts(again) == facts(live[generation])


def test_that_a_run_with_checkpoints_is_the_run_without() -> None:
    with_them, without = Run(RESTARTING, ESCARGOT, 5, Checkpoints(20_000, AT_EVERY_CALL)), Run(RESTARTING, ESCARGOT, 5)
    ones = record([with_them.advance(count) for count in (1, 30, 200, 69)])
    others = record([without.advance(count) for count in (1, 30, 200, 69)])
    assert ones.figures == others.figures
    assert state_of(with_them) == state_of(without)


def test_that_checkpoints_stay_within_their_budget_and_spread_over_the_run() -> None:
    checkpoints = Checkpoints(budget=4_000_000, spacing=AT_EVERY_CALL)
    checkpoints.spacing = 1.0
    run = Run(PAPER, ESCARGOT, 1)
    for second in range(2000):
        run.advance(1)
        checkpoints.note(run.state, float(second))
        assert checkpoints.size <= 4_000_000
    generations = [checkpoint.generation for checkpoint in checkpoints._kept]
    assert len(generations) > 8
    assert {later - earlier for earlier, later in pairwise(generations)} == {checkpoints.spacing}
    assert generations[0] < 2 * checkpoints.spacing
    assert generations[-1] >= 2000 - checkpoints.spacing


def test_that_a_state_larger_than_the_budget_leaves_one_checkpoint_and_every_generation() -> None:
    checkpoints = Checkpoints(budget=1, spacing=AT_EVERY_CALL)
    run = Run(RESTARTING, ESCARGOT, 3, checkpoints)
    for _ in range(50):
        run.advance(1)
        assert len(checkpoints) == 1
    again = Replay(RESTARTING, ESCARGOT, 3, checkpoints).snapshot(20)
    assert again is not None
    assert facts(again) == facts(seen_live(RESTARTING, 21)[20])


def test_that_checkpoints_can_be_forgotten() -> None:
    checkpoints = Checkpoints(spacing=AT_EVERY_CALL)
    run = Run(RESTARTING, ESCARGOT, 3, checkpoints)
    run.advance(30)
    checkpoints.clear()
    assert (len(checkpoints), checkpoints.size, checkpoints.before(30)) == (0, 0, None)
    run.advance(1)
    assert len(checkpoints) == 1


def test_that_what_is_near_the_generation_shown_last_is_kept() -> None:
    replay = Replay(RESTARTING, ESCARGOT, 3, Checkpoints())
    replay._near.spacing = replay._near._first_spacing = AT_EVERY_CALL
    for generation in range(200, 260):
        replay.snapshot(generation)
    before = replay._near.before(230)
    assert before is not None
    assert before.generation == 229


@pytest.mark.parametrize(("first", "last"), [(0, 400), (41, 41), (42, 80), (100, 300), (399, 400)])
def test_that_restarts_of_a_stretch_are_found_exactly(first: int, last: int) -> None:
    live = seen_live(RESTARTING, 401)
    checkpoints = Checkpoints(spacing=AT_EVERY_CALL)
    run = Run(RESTARTING, ESCARGOT, 3, checkpoints)
    while run.generation < 400:
        run.advance(50)
    expected = [each.generation for each in live if each.trace.restarted[-1] and first <= each.generation <= last]
    replay = Replay(RESTARTING, ESCARGOT, 3, checkpoints)
    for _ in range(2):
        found = replay.restarts(first, last)
        assert found is not None
        assert found.tolist() == expected
    assert facts(replay.snapshot(last) or live[0]) == facts(live[last])


def test_that_whoever_gave_up_waiting_gets_nothing_and_may_ask_again() -> None:
    never_solving = PAPER.with_texts({"mutation.probability": "0"})
    replay = Replay(never_solving, ESCARGOT, 3, Checkpoints())
    assert replay.snapshot(2_000_000, lambda: True) is None
    assert replay.restarts(0, 2_000_000, lambda: True) is None
    again = replay.snapshot(5)
    assert again is not None
    assert facts(again) == facts(seen_live(never_solving, 6)[5])


def test_that_generations_that_never_were_are_refused() -> None:
    replay = Replay(PAPER, MK_FIG_1, 9, Checkpoints())
    with pytest.raises(ValueError, match="at least 0"):
        replay.snapshot(-1)
    with pytest.raises(ValueError, match="the run ended with generation"):
        replay.snapshot(10**7)


def test_that_improvements_are_told_when_they_are_passed_again() -> None:
    run = Run(PAPER, ESCARGOT, 3, checkpoints := Checkpoints(spacing=AT_EVERY_CALL))
    result = record([run.advance(10) for _ in range(30)])
    replay = Replay(PAPER, ESCARGOT, 3, checkpoints)
    for improvement in reversed(result.improvements[1:]):
        again = replay.snapshot(improvement.generation)
        assert again is not None
        assert again.improvements[-1] == improvement
        assert again.best_cost == improvement.cost
        assert np.array_equal(again.best.cells, improvement.grid.cells)
