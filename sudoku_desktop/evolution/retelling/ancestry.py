"""Where the best of a generation comes from: its cells traced back, mating by mating, to the founders.

Vocabulary: the *founders* are the individuals of generation 0 or of the last restart, or where that is very long ago of
MOST_GENERATIONS before. A *line* is an ancestor after
the other through which cells were handed down; where a mating crossed two, they join. Nothing is recorded while a run
goes on: every generation is computed again from the checkpoints, stretch by stretch backwards, and of its matings
those alone are retold that handed something down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
from sudoku_desktop.evolution.kernels.records import HALF, PHASE, POPULATING, PURGING, SEEDING, State
from sudoku_desktop.evolution.lowering import digits_of
from sudoku_desktop.evolution.retelling.events import BlocksCrossed, CellsCrossed, Copied, Origin
from sudoku_desktop.evolution.retelling.lens import Lens
from sudoku_desktop.evolution.retelling.mating import Outcome
from sudoku_desktop.evolution.retelling.telling import Step
from sudoku_desktop.evolution.retelling.told import Ancestry, Inherited, Joint, Line

STRETCH_BYTES = 16 * 2**20
"""What the states of a stretch of generations may take."""
MOST_STRETCH = 512
"""Generations."""
MOST_GENERATIONS = 3000
"""How far back ancestors are traced; whoever lived then is called a founder."""


@dataclass
class _Carrier:
    """An ancestor: the line it belongs to, and the cells that the best has from it."""

    lane: int
    cells: set[int] = field(default_factory=set)


class Genealogist:
    """Traces ancestors in a run that somebody else runs, or has run; belongs to one thread at a time."""

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        self._lens = Lens(algorithm, givens, seed, checkpoints)
        self._states: dict[int, Checkpoint] = {}

    def ancestry(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> Ancestry | None:
        """Of the best of a generation; None when given up."""
        self._states.clear()
        if not self._load(generation, is_given_up):
            return None
        trace = _Trace(self._lens, generation, self._states[generation])
        place = generation
        while not trace.is_at_founders:
            if is_given_up() or not self._load(place - 1, is_given_up):
                return None
            trace.go_back(place, self._states[place - 1], self._states[place])
            place -= 1
            trace.look_at(self._states[place], place)
        return trace.told()

    def _load(self, generation: int, is_given_up: Callable[[], bool]) -> bool:
        """Have the states after a stretch of generations that ends with this one."""
        if generation in self._states:
            return True
        kept = {number: state for number, state in self._states.items() if number == generation + 1}
        size = Checkpoint.of(self._lens.run.state, 0.0).size
        first = max(0, generation + 1 - max(1, min(MOST_STRETCH, STRETCH_BYTES // size)))
        if not self._lens.replay.go_to(first, is_given_up):
            return False
        self._states = kept
        for number in range(first, generation + 1):
            self._states[number] = Checkpoint.of(self._lens.run.state, 0.0)
            if number < generation:
                self._lens.advance()
        return True


class _Trace:
    """What has been found out on the way back."""

    def __init__(self, lens: Lens, generation: int, state: Checkpoint) -> None:
        self._lens = lens
        half, population = int(state.arrays["counters"][HALF]), lens.run.algorithm.population
        best = int(np.argmin(state.arrays["costs"][half, :population]))
        free = np.flatnonzero(lens.run.prepared.cells == 0).tolist()
        self._best = tuple(digits_of(State(**state.arrays), half, best, lens.run.givens).tolist())  # type: ignore[arg-type]
        self._generation = generation
        self._carriers = {best: _Carrier(0, set(free))}
        self._since: dict[int, tuple[int, int, Origin]] = {}
        self._founders: dict[int, int] = {}
        self._joints: list[Joint] = []
        self._lines: list[Line] = []
        self._young: dict[int, int] = {0: generation}
        self.is_at_founders = False
        self.look_at(state, generation)

    def look_at(self, state: Checkpoint, generation: int) -> None:
        """Whether the generation after which this is the state is a new population."""
        begins = int(state.arrays["counters"][PHASE]) in (POPULATING, SEEDING)
        if not begins and self._carriers and generation > self._generation - MOST_GENERATIONS:
            return
        self.is_at_founders = True
        for slot, carrier in self._carriers.items():
            for cell in carrier.cells:
                self._since.setdefault(cell, (generation, slot, Origin.BOTH))
                self._founders[cell] = slot
            self._lines.append(Line(carrier.lane, generation, self._young[carrier.lane], slot))
        self._first = generation

    def told(self) -> Ancestry:
        """All of it."""
        cells = tuple(
            Inherited(cell, since, mating, origin, self._founders.get(cell))
            for cell, (since, mating, origin) in sorted(self._since.items())
        )
        return Ancestry(self._best, self._generation, self._first, cells, tuple(self._lines), tuple(self._joints[::-1]))

    def go_back(self, generation: int, before: Checkpoint, after: Checkpoint) -> None:
        """From the individuals of a generation to their parents."""
        lens, plan = self._lens, self._lens.run.lowered.plan
        phase = int(after.arrays["counters"][PHASE])
        elite = 0 if phase == PURGING else plan.replacement.elite
        is_crowd = lens.is_crowded(phase)
        if not is_crowd and all(slot < elite for slot in self._carriers):
            old, self._carriers = self._carriers, {}
            for slot, carrier in old.items():
                self._add(int(before.arrays["ranks"][slot]), carrier, generation, slot)
            return
        lens.open(generation, before)
        if is_crowd:
            for number in lens.replacing()[::-1]:
                outcome = lens.outcome(number)
                slot = outcome.entered[0][0]
                if slot in self._carriers:
                    self._split(self._carriers.pop(slot), slot, outcome, before, generation, number)
            return
        old, self._carriers = self._carriers, {}
        for slot, carrier in old.items():
            if slot < elite:
                self._add(int(before.arrays["ranks"][slot]), carrier, generation, slot)
            else:
                number = lens.number_of(slot)
                self._split(carrier, slot, lens.outcome(number), before, generation, number)

    def _split(
        self, carrier: _Carrier, slot: int, outcome: Outcome, before: Checkpoint, generation: int, number: int
    ) -> None:
        """What a child has from its mother, from its father, and from neither."""
        (cells,) = (cells for entered, cells, _ in outcome.entered if entered == slot)
        last = next(step for step in reversed(outcome.steps) if step.cells == cells)
        born = _born(outcome.steps, last)
        from_mother: set[int] = set()
        from_father: set[int] = set()
        for cell in carrier.cells:
            origin = last.origins[cell]
            if origin is Origin.CHANGED and born is not None:
                if last.cells[cell] != born.cells[cell]:
                    self._since.setdefault(cell, (generation, number, origin))
                origin = born.origins[cell]
            if origin is Origin.FATHER:
                from_father.add(cell)
            elif origin in (Origin.MOTHER, Origin.BOTH):
                from_mother.add(cell)
            else:
                self._since.setdefault(cell, (generation, number, origin))
        ranks = before.arrays["ranks"]
        mother, father = int(ranks[outcome.mother.rank]), int(ranks[outcome.father.rank])
        if mother == father:
            from_mother, from_father = from_mother | from_father, set()
        main, other = (mother, from_mother), (father, from_father)
        if len(from_father) > len(from_mother):
            main, other = other, main
        if not main[1]:  # everything is new here
            self._lines.append(Line(carrier.lane, generation, self._young.pop(carrier.lane), None))
            return
        self._add(main[0], _Carrier(carrier.lane, main[1]), generation, number)
        if other[1]:
            there = self._carriers.get(other[0])
            lane = there.lane if there is not None else self._free_lane()
            if there is None:
                self._young[lane] = generation
            self._joints.append(Joint(generation, number, carrier.lane, lane))
            self._add(other[0], _Carrier(lane, other[1]), generation, number)

    def _free_lane(self) -> int:
        return next(lane for lane in range(len(self._young) + 1) if lane not in self._young)

    def _add(self, slot: int, carrier: _Carrier, generation: int, number: int) -> None:
        """An ancestor, which may be that of another line too: then one line has come from the other."""
        there = self._carriers.get(slot)
        if there is None:
            self._carriers[slot] = carrier
            return
        there.cells |= carrier.cells
        if there.lane != carrier.lane:
            self._lines.append(Line(carrier.lane, generation, self._young.pop(carrier.lane), None))
            self._joints.append(Joint(generation, number, carrier.lane, there.lane))


def _born(steps: tuple[Step, ...], last: Step) -> Step | None:
    """The step after which the grid of the last one was as its parents made it; None where it is built."""
    of_it = [step for step in steps if step.whose is last.whose]
    return next((step for step in of_it if isinstance(step.event, BlocksCrossed | CellsCrossed | Copied)), None)
