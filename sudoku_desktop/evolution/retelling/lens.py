"""The matings that made a generation of a run: how many there are, and any of them retold."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
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
from sudoku_desktop.evolution.retelling.building import built_child
from sudoku_desktop.evolution.retelling.events import Costed, Drawn, Event, Seeded
from sudoku_desktop.evolution.retelling.mating import Moment, Outcome, Retelling
from sudoku_desktop.evolution.retelling.puzzle import PlainPuzzle
from sudoku_desktop.evolution.retelling.random import PlainRandom
from sudoku_desktop.evolution.retelling.telling import Telling
from sudoku_desktop.evolution.retelling.told import Mating, Summary, Way

AT_ONCE = 1024
"""Matings that are listed between two looks at whether anybody still waits."""


class Lens:
    """Looks at a run that somebody else runs, or has run; belongs to one thread at a time.

    `checkpoints`: that run's. Numbers of matings begin at 0. Each answer is None once `is_given_up` says so.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        self._algorithm = algorithm
        self.replay = Replay(algorithm, givens, seed, checkpoints)
        run = self.run = self.replay.run
        self._lowered = run.lowered
        plan = self._lowered.plan
        self._puzzle = PlainPuzzle(run.prepared, algorithm.encoding, is_packed=plan.representation == PACKED_BOXES)
        self._trace = np.zeros((1, TRACE_COLUMNS))
        self._begin: Checkpoint | None = None
        self._rows: NDArray[np.float64] = NO_MATINGS
        self._summary: Summary | None = None

    def summary(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> Summary | None:
        if self._summary is not None and self._summary.generation == generation:
            return self._summary
        if not self.replay.go_to(generation - 1, is_given_up):
            return None
        return self._open(generation, is_given_up)

    def open(self, generation: int, before: Checkpoint) -> None:
        """As `summary`, where the state of the generation before is known."""
        before.restore(self.run.state)
        self._open(generation, lambda: False)

    def _open(self, generation: int, is_given_up: Callable[[], bool]) -> Summary | None:
        """List the matings of the generation after the one where the run is."""
        self._summary = None
        state = self.run.state
        if state.lowest[BEST_OF_RUN] == 0.0:
            raise ValueError(f"the run ended with generation {generation - 1}, before {generation}")
        self._begin = Checkpoint.of(state, 0.0)
        rows = self._listed(state, is_given_up)
        if rows is None:
            return None
        self._rows = rows
        self._summary = self._summed_up(generation, state)
        return self._summary

    def mating(self, generation: int, number: int, is_given_up: Callable[[], bool] = lambda: False) -> Mating | None:
        """One mating of a generation; the nearest number there is."""
        summary = self.summary(generation, is_given_up)
        if summary is None:
            return None
        number = min(max(number, 0), summary.matings - 1)
        before = self._go_before(number)
        after = self.run.state
        self._advance(1)
        if summary.way in (Way.DRAWN, Way.SEEDED):
            return self._founder(summary, number, before, after)
        try:
            outcome = Retelling(self._moment(before, after)).outcome()
        except KeyError:
            return self._unretold(summary, number, before, after)
        self._compare(outcome, before, after)
        return Mating(summary, number, outcome.mother, outcome.father, outcome.steps, outcome.child, outcome.cost)

    # For whoever goes through many generations.

    def advance(self) -> None:
        """Make the next generation."""
        self._summary = None
        self._advance(NEVER)

    def number_of(self, slot: int) -> int:
        """The mating that made the individual in a slot of the generation that is open, unless it lives in a crowd."""
        return int(np.searchsorted(self._rows[1:, MATING_PLACE], slot, side="right"))

    def outcome(self, number: int) -> Outcome:
        """Retell a mating of the generation that is open; KeyError for a part that nobody has told how to."""
        before = self._go_before(number)
        self._advance(1)
        outcome = Retelling(self._moment(before, self.run.state)).outcome()
        self._compare(outcome, before, self.run.state)
        return outcome

    # Where a mating is.

    def _listed(self, state: State, is_given_up: Callable[[], bool]) -> NDArray[np.float64] | None:
        """The matings of the next generation, (many, MATING_COLUMNS), which is then complete."""
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
            if is_given_up():
                return None
        rows = np.concatenate(lists)
        rows[:, MATING_TRIAL] -= trials
        rows[0, MATING_PLACE] = elite
        return rows

    def _list(self, most: int) -> NDArray[np.float64]:
        """Go on with a generation for so many matings, or until it is complete."""
        rows = np.zeros((most, MATING_COLUMNS))
        with np.errstate(over="ignore"):
            listed = advance(*self._lowered, self.run.state, self._trace, 1, NEVER, 1, False, rows)
        return rows[:listed]

    def _advance(self, quota: int) -> None:
        with np.errstate(over="ignore"):
            advance(*self._lowered, self.run.state, self._trace, 1, NEVER, quota, False, NO_MATINGS)

    def _go_before(self, number: int) -> State:
        """Be where a mating begins; returns a copy of the state there."""
        state, begin = self.run.state, self._begin
        assert begin is not None
        begin.restore(state)
        quota = int(self._rows[number, MATING_TRIAL])
        if quota:
            self._advance(quota)
        return State(**{name: array.copy() for name, array in state._asdict().items()})

    def is_crowded(self, phase: int) -> bool:
        """Whether children of a phase take places in the generation itself."""
        return self._lowered.plan.replacement.opcode >= REPLACE_CROWDING and phase not in (PURGING, POPULATING, SEEDING)

    def _summed_up(self, generation: int, state: State) -> Summary:
        plan, rows = self._lowered.plan, self._rows
        phase, half = int(state.counters[PHASE]), int(state.counters[HALF])
        way = {POPULATING: Way.DRAWN, SEEDING: Way.SEEDED, PURGING: Way.PURGED}.get(phase, Way.BRED)
        costs = state.costs[half, : plan.population]
        best = int(np.argmin(costs))
        if self.is_crowded(phase):
            made = self._maker(state, best, float(costs[best]))
            number = int(np.argmin(rows[:, MATING_COST])) if made is None else made
            return Summary(generation, way, len(rows), number, made is not None, 0)
        elite = plan.replacement.elite if way is Way.BRED else 0
        best_child = elite + int(np.argmin(costs[elite:]))
        number = self.number_of(best_child)
        return Summary(generation, way, len(rows), number, best >= elite, elite)

    def _maker(self, state: State, slot: int, cost: float) -> int | None:
        """The last mating whose child replaced the individual in a slot of a crowd; None if nobody did."""
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

    # What happened there.

    def _moment(self, before: State, after: State) -> Moment:
        """`after`: tells what the generation is made by, and the wheel, where the mating was its first."""
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
                return parent(int(before.ranks[slot]))  # the elite, which has not been copied yet
            return held(half if crowds else 1 - half, slot)

        return Moment(
            algorithm=self._algorithm,
            puzzle=self._puzzle,
            purges=phase == PURGING,
            place=place,
            in_vain=0 if begins else int(before.counters[REPEATED]),
            replaced=0 if begins else int(before.counters[REPLACED]),
            ranks=before.ranks.tolist(),
            wheel=after.wheel.tolist(),
            costs=before.costs[half].tolist(),
            ages=before.ages[half].tolist(),
            parent=parent,
            joined=joined,
            random=PlainRandom(int(before.random[0])),
        )

    def _compare(self, outcome: Outcome, before: State, after: State) -> None:
        """What was told must be what the kernels did."""
        half, plan = int(before.counters[HALF]), self._lowered.plan
        is_crowd = self.is_crowded(int(after.counters[PHASE]))
        target = half if is_crowd else 1 - half
        expected = list(outcome.entered)
        if is_crowd:
            expected.append((plan.population, outcome.child, outcome.cost))
        for slot, cells, cost in expected:
            made = tuple(digits_of(after, target, slot, self.run.givens).tolist())
            if made != cells or float(after.costs[target, slot]) != cost:
                raise AssertionError(f"retold as {cells} at {cost}, made as {made} at {after.costs[target, slot]}")
        vain = int(after.counters[REPEATED])
        if (outcome.random, outcome.in_vain) != (int(after.random[0]), vain):
            raise AssertionError(f"retold until {outcome.random}, {outcome.in_vain}; made until {after.random}, {vain}")

    def _founder(self, summary: Summary, number: int, before: State, after: State) -> Mating:
        """An individual that has no parents."""
        half, givens = int(after.counters[HALF]), self.run.givens
        cells = digits_of(after, half, number, givens).tolist()
        cost = float(after.costs[half, number])
        tell = Telling(self._puzzle.givens)
        is_seed = summary.way is Way.SEEDED and before.random[0] == after.random[0]
        if self._puzzle.encoding.kind is Genes.PLACEMENTS and not is_seed:
            random = PlainRandom(int(before.random[0]))
            built = built_child(self._puzzle.givens, self._puzzle.shape, [], 0.0, 0.0, random, tell=tell)
            assert built == cells
        else:
            event: Event = Seeded() if is_seed else Drawn()
            tell(event, cells)
        tell(Costed(cost, None), cells)
        return Mating(summary, number, None, None, tuple(tell.steps), tuple(cells), cost)

    def _unretold(self, summary: Summary, number: int, before: State, after: State) -> Mating:
        """The child alone, as the kernels made it."""
        half, givens = int(before.counters[HALF]), self.run.givens
        crowds = self.is_crowded(int(after.counters[PHASE]))
        slot = self._lowered.plan.population if crowds else self._moment(before, after).place
        target = half if crowds else 1 - half
        cells = tuple(digits_of(after, target, slot, givens).tolist())
        return Mating(summary, number, None, None, (), cells, float(after.costs[target, slot]))
