"""One mating, from the selection of its parents to the replacement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.explanation.building import built_child
from sudoku_desktop.evolution.explanation.crossing import crossed, selected
from sudoku_desktop.evolution.explanation.events import (
    Cells,
    Copied,
    Costed,
    Discarded,
    Event,
    Joined,
    LetIn,
    NotReplaced,
    ParentJoined,
    PlaceRefused,
    PlaceTaken,
    Replaced,
    Selected,
    ShownGrid,
    WorstKept,
    WorstReplaced,
)
from sudoku_desktop.evolution.explanation.functions import chosen, place_taken
from sudoku_desktop.evolution.explanation.improvements import improved
from sudoku_desktop.evolution.explanation.mutations import mutated, mutated_unlike
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.explanation.recording import EventRecorder, MatingStep
from sudoku_desktop.evolution.explanation.report import Individual
from sudoku_desktop.evolution.parts.crossover import SharedThenEither
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.own import Own
from sudoku_desktop.evolution.parts.replacement import (
    DeterministicCrowding,
    MutatedParents,
    Replacement,
    SteadyState,
)


@dataclass(frozen=True)
class MatingState:
    """State of a run where a mating begins.

    `ranks` are the slots of the previous generation, best first. `parent`, `costs` and `ages` give the contents of its
    slots, `joined` those of the filled slots of the new generation; the generations are the same if children replace
    others, of which there have been `replaced`. `unsuccessful` is the number of consecutive matings without a new
    individual.
    """

    algorithm: Algorithm
    puzzle: PlainPuzzle
    purges: bool
    place: int
    unsuccessful: int
    replaced: int
    ranks: Sequence[int]
    wheel: Sequence[float]
    costs: Sequence[float]
    ages: Sequence[float]
    parent: Callable[[int], list[int]]
    joined: Callable[[int], list[int]]
    random: PlainRandom


@dataclass(frozen=True)
class MatingOutcome:
    """Result of a mating.

    `entered` lists the filled slots with their cells and costs, `unsuccessful` is as in `MatingState`, afterwards, and
    `random` is the generator's final state.
    """

    mother: Individual
    father: Individual
    steps: tuple[MatingStep, ...]
    child: Cells
    cost: float
    entered: tuple[tuple[int, Cells, float], ...]
    unsuccessful: int
    random: int


class MatingExplainer:
    """Recomputes a mating from its state, with all steps. Raises KeyError for a part without an explanation."""

    def __init__(self, moment: MatingState) -> None:
        self._moment = moment
        self._algorithm = moment.algorithm
        self._puzzle, self._random = moment.puzzle, moment.random
        self._emit = EventRecorder(moment.puzzle.givens)

    def outcome(self) -> MatingOutcome:
        moment, algorithm = self._moment, self._algorithm
        population = algorithm.population
        replacement = algorithm.replacement
        in_place = isinstance(replacement, DeterministicCrowding | SteadyState | Own) and not moment.purges
        if moment.purges:
            mother_rank, father_rank = (moment.place + 1) % population, 0
        elif isinstance(algorithm.selection, Own):
            costs = [moment.costs[slot] for slot in moment.ranks]
            mother_rank, father_rank = chosen(self._puzzle, algorithm.selection, moment.place, costs, self._random)
        else:
            mother_rank, father_rank = selected(
                algorithm.selection, moment.place, population, moment.wheel, self._random
            )
        mother, father = self._individual(mother_rank), self._individual(father_rank)
        self._emit(Selected(mother_rank, father_rank), ())
        worst = None
        if in_place and isinstance(replacement, SteadyState):
            worst = self._individual(population - 1 - moment.replaced)
        limit = (worst.cost if worst else max(mother.cost, father.cost)) if in_place else None
        child, cost = self._child(mother, father, limit)
        unsuccessful = moment.unsuccessful
        if in_place and isinstance(replacement, Own):
            entered = self._place(replacement, (mother_rank, father_rank), child, cost)
        elif in_place:
            entered = self._replace(mother, father, worst, child, cost)
        else:
            newcomers = [(child, cost, ShownGrid.CHILD)]
            if isinstance(replacement, MutatedParents) and not moment.purges and moment.place + 1 < population:
                copies = [
                    (*self._copy(parent, whose, replacement.probability), whose)
                    for parent, whose in ((mother, ShownGrid.MOTHERS_COPY), (father, ShownGrid.FATHERS_COPY))
                ]
                newcomers.append(min(copies, key=lambda each: each[1]))
            entered, unsuccessful = self._let_in(newcomers)
        steps, state = tuple(self._emit.steps), self._random.state
        return MatingOutcome(mother, father, steps, tuple(child), cost, tuple(entered), unsuccessful, state)

    def _individual(self, rank: int) -> Individual:
        slot = int(self._moment.ranks[rank])
        cells = tuple(self._moment.parent(slot))
        return Individual(rank, cells, float(self._moment.costs[slot]), float(self._moment.ages[slot]))

    # Making the child.

    def _child(self, mother: Individual, father: Individual, limit: float | None) -> tuple[list[int], float]:
        algorithm, random, emit, puzzle = self._algorithm, self._random, self._emit, self._puzzle
        is_best = self._moment.ranks[mother.rank] == self._moment.ranks[father.rank]
        if self._moment.purges:
            crosses, chance = True, 1.0 if is_best else 0.0
        else:
            probability = algorithm.crossover.plan().probability
            crosses = probability >= 1.0 or random.uniform() < probability
            chance = algorithm.mutation.plan().chance
        if puzzle.encoding.kind is Genes.PLACEMENTS:
            return self._built(mother, father, crosses, limit)
        child = list(mother.cells)
        if crosses:
            child = crossed(puzzle, mother.cells, father.cells, algorithm.crossover, random, emit)
        else:
            emit(Copied(), child)
        parents = [mother.cells, father.cells] if crosses else [mother.cells]
        tries = 0
        if isinstance(algorithm.duplicates, UnlikeParents) and not self._moment.purges:
            tries = algorithm.duplicates.tries
        born = child
        child = mutated_unlike(puzzle, child, parents, tries, algorithm.mutation, chance, random, emit)
        child = improved(puzzle, child, algorithm.improvement, random, emit)
        return child, self._costed(child, born)

    def _costed(self, child: list[int], born: list[int] | None) -> float:
        cost = self._puzzle.cost(child)
        self._emit(Costed(cost, self._puzzle.cost(born) if born is not None and born != child else None), child)
        return cost

    def _built(
        self, mother: Individual, father: Individual, crosses: bool, limit: float | None
    ) -> tuple[list[int], float]:
        crossover, puzzle = self._algorithm.crossover, self._puzzle
        assert isinstance(crossover, SharedThenEither)
        child = built_child(
            puzzle.givens,
            puzzle.shape,
            [mother.cells, (father if crosses else mother).cells],
            crossover.shared,
            self._algorithm.mutation.plan().probability,
            self._random,
            # A child that cannot become good enough replaces no other, so it need not be finished.
            None if limit is None else int(limit),
            self._emit,
        )
        return child, self._costed(child, None)

    def _copy(self, parent: Individual, whose: ShownGrid, chance: float) -> tuple[list[int], float]:
        """Return a possibly mutated copy of a parent, and its cost."""
        algorithm, random, emit, puzzle = self._algorithm, self._random, self._emit, self._puzzle
        emit.switch_to(whose)
        born = list(parent.cells)
        emit(Copied(), born)
        copy = mutated(puzzle, born, algorithm.mutation, chance, random, emit)
        copy = improved(puzzle, copy, algorithm.improvement, random, emit)
        return copy, self._costed(copy, born)

    # Replacement.

    def _let_in(
        self, newcomers: list[tuple[list[int], float, ShownGrid]]
    ) -> tuple[list[tuple[int, Cells, float]], int]:
        """Add the child, and the better copy of a parent, to the next generation if allowed."""
        moment, duplicates = self._moment, self._algorithm.duplicates
        must_differ = isinstance(duplicates, DistinctIndividuals)
        there = [moment.joined(slot) for slot in range(moment.place)] if must_differ else []
        entered: list[tuple[int, Cells, float]] = []
        events: list[tuple[ShownGrid, Event, list[int]]] = []
        for cells, cost, whose in newcomers:
            slot = moment.place + len(entered)
            if must_differ and cells in there:
                continue
            there.append(cells)
            entered.append((slot, tuple(cells), cost))
            joined = Joined(slot) if whose is ShownGrid.CHILD else ParentJoined(slot)
            events.append((whose, joined, cells))
        unsuccessful = 0
        if isinstance(duplicates, DistinctIndividuals) and not entered:
            cells, cost, _ = newcomers[0]
            if moment.unsuccessful >= duplicates.tries:
                entered.append((moment.place, tuple(cells), cost))
                events.append((ShownGrid.CHILD, LetIn(moment.place), cells))
            else:
                unsuccessful = moment.unsuccessful + 1
        kept = {cells for _, cells, _ in entered}
        for cells, _, whose in newcomers:
            if tuple(cells) not in kept:
                events.insert(0, (whose, Discarded(unsuccessful, getattr(duplicates, "tries", 0)), cells))
        for whose, event, cells in events:
            self._emit.switch_to(whose)
            self._emit(event, cells)
        return entered, unsuccessful

    def _place(
        self, replacement: Replacement, parents: tuple[int, int], child: list[int], cost: float
    ) -> list[tuple[int, Cells, float]]:
        """Let a new child take the place that a function of the user's own chooses."""
        moment = self._moment
        costs = [moment.costs[slot] for slot in moment.ranks]
        rank = place_taken(self._puzzle, replacement, costs, cost, parents, self._random)
        is_duplicate = rank is not None and self._is_duplicate(child)
        if rank is None or is_duplicate:
            self._emit(PlaceRefused(replacement.label, is_duplicate), child)
            return []
        self._emit(PlaceTaken(replacement.label, rank, costs[rank]), child)
        return [(int(moment.ranks[rank]), tuple(child), cost)]

    def _is_duplicate(self, child: list[int]) -> bool:
        """Return whether a child that must be new equals an individual of the current generation."""
        must_differ = isinstance(self._algorithm.duplicates, DistinctIndividuals)
        return must_differ and any(child == self._moment.joined(slot) for slot in range(self._algorithm.population))

    def _replace(
        self, mother: Individual, father: Individual, worst: Individual | None, child: list[int], cost: float
    ) -> list[tuple[int, Cells, float]]:
        """Let a new child replace the worst, or the parent that it resembles more, if it is no worse."""
        moment = self._moment
        differing = [sum(a != b for a, b in zip(child, parent.cells, strict=True)) for parent in (mother, father)]
        is_father = differing[1] < differing[0]
        other = worst or (father if is_father else mother)
        is_duplicate = False
        if cost <= other.cost:
            is_duplicate = self._is_duplicate(child)
            if not is_duplicate:
                replaced = Replaced(is_father, differing[is_father], other.cost)
                self._emit(WorstReplaced(other.cost) if worst else replaced, child)
                return [(int(moment.ranks[other.rank]), tuple(child), cost)]
        kept = NotReplaced(is_father, differing[is_father], other.cost, is_duplicate)
        self._emit(WorstKept(other.cost, is_duplicate) if worst else kept, child)
        return []
