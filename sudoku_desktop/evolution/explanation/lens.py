"""The matings of a generation: their number, and the explanation of any of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
from sudoku_desktop.evolution.explanation.building import built_child
from sudoku_desktop.evolution.explanation.events import Costed, Drawn, Event, Seeded
from sudoku_desktop.evolution.explanation.mating import MatingExplainer, MatingOutcome, MatingState
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.explanation.recording import EventRecorder
from sudoku_desktop.evolution.explanation.report import GenerationKind, GenerationSummary, Mating
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import (
    DUPLICATES_REFUSED,
    NEVER,
    PACKED_BOXES,
    REPLACE_CROWDING,
    REPLACE_MUTATED_PARENTS,
)
from sudoku_desktop.evolution.kernels.records import (
    BEST_OF_RUN,
    BREEDING,
    GENERATION,
    HALF,
    MATING_COLUMNS,
    MATING_COST,
    MATING_PLACE,
    MATING_REPLACED,
    MATING_TRIAL,
    NO_MATINGS,
    PHASE,
    PLACE,
    POPULATING,
    PURGING,
    REPEATED,
    REPLACED,
    SEEDING,
    TRACE_COLUMNS,
    TRIALS,
    State,
)
from sudoku_desktop.evolution.lowering import digits_of
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.replay import Replay

AT_ONCE = 1024
"""Number of matings listed between two checks for cancellation."""


class RunExplainer:
    """Explains matings of a run that is or was executed elsewhere; usable from one thread at a time.

    `checkpoints` are those of that run. Matings are numbered from 0. All results are None when `is_cancelled` returns
    True.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        self._algorithm = algorithm
        self.replay = Replay(algorithm, givens, seed, checkpoints)
        run = self.run = self.replay.run
        self._lowered = run.lowered
        plan = self._lowered.plan
        is_packed, table = plan.representation == PACKED_BOXES, self._lowered.cells.own
        self._puzzle = PlainPuzzle(
            run.prepared, algorithm.encoding, algorithm.fitness, is_packed=is_packed, table=table
        )
        self._trace = np.zeros((1, TRACE_COLUMNS))
        self._begin: Checkpoint | None = None
        self._rows: NDArray[np.float64] = NO_MATINGS
        self._summary: GenerationSummary | None = None

    def summary(self, generation: int, is_cancelled: Callable[[], bool] = lambda: False) -> GenerationSummary | None:
        if self._summary is not None and self._summary.generation == generation:
            return self._summary
        if not self.replay.go_to(generation - 1, is_cancelled):
            return None
        return self._open(generation, is_cancelled)

    def open(self, generation: int, before: Checkpoint) -> None:
        """Prepare a generation, as `summary` does, from a known state before it."""
        before.restore(self.run.state)
        self._open(generation, lambda: False)

    def _open(self, generation: int, is_cancelled: Callable[[], bool]) -> GenerationSummary | None:
        """List the matings of the next generation of the run, and return a summary."""
        self._summary = None
        state = self.run.state
        if state.lowest[BEST_OF_RUN] == 0.0:
            raise ValueError(f"the run ended with generation {generation - 1}, before {generation}")
        self._begin = Checkpoint.of(state, 0.0)
        rows = self._listed(state, is_cancelled)
        if rows is None:
            return None
        self._rows = rows
        self._summary = self._summed_up(generation, state)
        return self._summary

    def mating(self, generation: int, number: int, is_cancelled: Callable[[], bool] = lambda: False) -> Mating | None:
        """Return the explanation of a mating of a generation; the number is clamped to the valid range."""
        summary = self.summary(generation, is_cancelled)
        if summary is None:
            return None
        number = min(max(number, 0), summary.matings - 1)
        before = self._go_before(number)
        after = self.run.state
        self._advance(1)
        if summary.is_drawn:
            return self._founder(summary, number, before, after)
        try:
            outcome = MatingExplainer(self._moment(before, after)).outcome()
        except KeyError:
            return self._unexplained(summary, number, before, after)
        self._compare(outcome, before, after)
        return Mating(summary, number, outcome.mother, outcome.father, outcome.steps, outcome.child, outcome.cost)

    # Methods for going through many generations.

    def advance(self) -> None:
        """Compute the next generation."""
        self._summary = None
        self._advance(NEVER)

    def number_of(self, slot: int) -> int:
        """Return the mating that made a slot's individual, for phases whose children do not replace others at once."""
        return int(np.searchsorted(self._rows[1:, MATING_PLACE], slot, side="right"))

    def outcome(self, number: int) -> MatingOutcome:
        """Explain a mating of the prepared generation; raise KeyError for a part without an explanation."""
        before = self._go_before(number)
        self._advance(1)
        outcome = MatingExplainer(self._moment(before, self.run.state)).outcome()
        self._compare(outcome, before, self.run.state)
        return outcome

    # Finding a mating in the run.

    def _listed(self, state: State, is_cancelled: Callable[[], bool]) -> NDArray[np.float64] | None:
        """Return the matings of the next generation, (matings, MATING_COLUMNS), and complete that generation."""
        plan = self._lowered.plan
        generation, trials, population = int(state.counters[GENERATION]), int(state.counters[TRIALS]), plan.population
        lists = [self._list(1)]
        phase = int(state.counters[PHASE])
        elite = plan.replacement.elite if phase == BREEDING and not self.is_crowded(phase) else 0
        if not self.is_crowded(phase) and (
            plan.duplicates.opcode != DUPLICATES_REFUSED or phase in (POPULATING, SEEDING)
        ):  # every mating fills its places
            if state.counters[GENERATION] == generation:
                self._advance(NEVER)
            with_parents = phase == BREEDING and plan.replacement.opcode == REPLACE_MUTATED_PARENTS
            places = np.arange(elite, population, 2 if with_parents else 1)
            before = np.arange(len(places)) * (3 if with_parents else 1)
            return np.stack([before, places, 0 * places, 0 * places], axis=1).astype(float)
        while state.counters[GENERATION] == generation:
            lists.append(self._list(AT_ONCE))
            if is_cancelled():
                return None
        rows = np.concatenate(lists)
        rows[:, MATING_TRIAL] -= trials
        rows[0, MATING_PLACE] = elite
        return rows

    def _list(self, most: int) -> NDArray[np.float64]:
        """Continue a generation for at most `most` matings and return their rows."""
        rows = np.zeros((most, MATING_COLUMNS))
        with np.errstate(over="ignore"):
            listed = advance(*self._lowered, self.run.state, self._trace, 1, NEVER, 1, False, rows)
        return rows[:listed]

    def _advance(self, quota: int) -> None:
        with np.errstate(over="ignore"):
            advance(*self._lowered, self.run.state, self._trace, 1, NEVER, quota, False, NO_MATINGS)

    def _go_before(self, number: int) -> State:
        """Move the run to the beginning of a mating; return a copy of the state there."""
        state, begin = self.run.state, self._begin
        assert begin is not None
        begin.restore(state)
        quota = int(self._rows[number, MATING_TRIAL])
        if quota:
            self._advance(quota)
        return State(**{name: array.copy() for name, array in state._asdict().items()})

    def is_crowded(self, phase: int) -> bool:
        """Return whether the children of a phase immediately replace individuals of the current generation."""
        return self._lowered.plan.replacement.opcode >= REPLACE_CROWDING and phase not in (PURGING, POPULATING, SEEDING)

    def _summed_up(self, generation: int, state: State) -> GenerationSummary:
        plan, rows = self._lowered.plan, self._rows
        phase, half = int(state.counters[PHASE]), int(state.counters[HALF])
        way = {
            POPULATING: GenerationKind.DRAWN,
            SEEDING: GenerationKind.SEEDED,
            PURGING: GenerationKind.PURGED,
        }.get(phase, GenerationKind.BRED)
        costs = state.costs[half, : plan.population]
        best = int(np.argmin(costs))
        if self.is_crowded(phase):
            made = self._maker(state, best, float(costs[best]))
            number = int(np.argmin(rows[:, MATING_COST])) if made is None else made
            return GenerationSummary(generation, way, len(rows), number, made is not None, 0)
        elite = plan.replacement.elite if way is GenerationKind.BRED else 0
        best_child = elite + int(np.argmin(costs[elite:]))
        number = self.number_of(best_child)
        return GenerationSummary(generation, way, len(rows), number, best >= elite, elite)

    def _maker(self, state: State, slot: int, cost: float) -> int | None:
        """Return the last mating whose child replaced the individual in a slot, or None."""
        rows, givens = self._rows, self.run.givens
        half = int(state.counters[HALF])
        best = digits_of(state, half, slot, givens)
        for number in np.flatnonzero((rows[:, MATING_REPLACED] > 0) & (rows[:, MATING_COST] == cost))[::-1].tolist():
            before = self._go_before(number)
            self._advance(1)
            after = digits_of(state, half, slot, givens)
            if np.array_equal(after, best) and not np.array_equal(digits_of(before, half, slot, givens), best):
                return int(number)
        return None

    # Explaining a mating.

    def _moment(self, before: State, after: State) -> MatingState:
        """Return the state in which a mating begins; `after` supplies the phase, and the wheel for the first mating."""
        plan, givens = self._lowered.plan, self.run.givens
        phase, half = int(after.counters[PHASE]), int(before.counters[HALF])
        begins = before.counters[PLACE] == 0
        crowds = self.is_crowded(phase)
        place = int(before.counters[PLACE])
        if begins and phase != PURGING and not crowds:
            place = plan.replacement.elite

        def held(where: int, slot: int) -> list[int]:
            digits: list[int] = digits_of(before, where, slot, givens).tolist()
            return digits

        def parent(slot: int) -> list[int]:
            return held(half, slot)

        def joined(slot: int) -> list[int]:
            if begins and not crowds:
                return parent(int(before.ranks[slot]))  # the elite is copied only when the generation begins
            return held(half if crowds else 1 - half, slot)

        return MatingState(
            algorithm=self._algorithm,
            puzzle=self._puzzle,
            purges=phase == PURGING,
            place=place,
            unsuccessful=0 if begins else int(before.counters[REPEATED]),
            replaced=0 if begins else int(before.counters[REPLACED]),
            ranks=before.ranks.tolist(),
            wheel=after.wheel.tolist(),
            costs=before.costs[half].tolist(),
            ages=before.ages[half].tolist(),
            parent=parent,
            joined=joined,
            random=PlainRandom(int(before.random[0])),
        )

    def _compare(self, outcome: MatingOutcome, before: State, after: State) -> None:
        """Raise AssertionError if the explanation differs from what the kernels did."""
        half, plan = int(before.counters[HALF]), self._lowered.plan
        is_crowd = self.is_crowded(int(after.counters[PHASE]))
        target = half if is_crowd else 1 - half
        expected = list(outcome.entered)
        if is_crowd:
            expected.append((plan.population, outcome.child, outcome.cost))
        for slot, cells, cost in expected:
            made = tuple(digits_of(after, target, slot, self.run.givens).tolist())
            if made != cells or float(after.costs[target, slot]) != cost:
                computed = f"{made} at {after.costs[target, slot]}"
                raise AssertionError(f"explained as {cells} at {cost}, computed as {computed}")
        repeated = int(after.counters[REPEATED])
        if (outcome.random, outcome.unsuccessful) != (int(after.random[0]), repeated):
            raise AssertionError(
                f"explained until {outcome.random}, {outcome.unsuccessful}; computed until {after.random}, {repeated}"
            )

    def _founder(self, summary: GenerationSummary, number: int, before: State, after: State) -> Mating:
        """Return the explanation of an individual without parents."""
        half, givens = int(after.counters[HALF]), self.run.givens
        cells = digits_of(after, half, number, givens).tolist()
        cost = float(after.costs[half, number])
        emit = EventRecorder(self._puzzle.givens)
        is_seed = summary.way is GenerationKind.SEEDED and before.random[0] == after.random[0]
        if self._puzzle.encoding.kind is Genes.PLACEMENTS and not is_seed:
            random = PlainRandom(int(before.random[0]))
            built = built_child(self._puzzle.givens, self._puzzle.shape, [], 0.0, 0.0, random, emit=emit)
            assert built == cells
        else:
            event: Event = Seeded() if is_seed else Drawn()
            emit(event, cells)
        emit(Costed(cost, None), cells)
        return Mating(summary, number, None, None, tuple(emit.steps), tuple(cells), cost)

    def _unexplained(self, summary: GenerationSummary, number: int, before: State, after: State) -> Mating:
        """Return a mating without steps, with the child that the kernels made."""
        half, givens = int(before.counters[HALF]), self.run.givens
        crowds = self.is_crowded(int(after.counters[PHASE]))
        slot = self._lowered.plan.population if crowds else self._moment(before, after).place
        target = half if crowds else 1 - half
        cells = tuple(digits_of(after, target, slot, givens).tolist())
        return Mating(summary, number, None, None, (), cells, float(after.costs[target, slot]))
