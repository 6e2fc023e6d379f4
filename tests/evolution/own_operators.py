"""Operators as a user might write them in a notebook, one for each role."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from typing import Any

import sudoku_desktop as sd
from sudoku_desktop.evolution.parts import own

NEAREST = 2
HALVES = (1, 2)


@contextmanager
def catalogue_restored() -> Iterator[None]:
    """Forget the operators that are declared within the context."""
    before = [(each, dict(each)) for each in (own.NEWEST, own.REGISTERED)]
    yield
    for each, content in before:
        each.clear()
        each.update(content)  # type: ignore[attr-defined]


def exchange(cells: Any, one: int, other: int) -> None:
    cells[one], cells[other] = cells[other], cells[one]


with catalogue_restored():

    @sd.mutation(genes="blocks", probability=sd.number(0.3, 0.0, 1.0), swaps=sd.number(1, 1, 9, "Swaps", "How many."))
    def swap(cells: Any, free: Any, random: Any, probability: float, swaps: int) -> None:
        """Two free cells of a random block change places.

        As in Gerges, Zouein & Azar 2018.
        """
        if random.uniform() >= probability:
            return
        block = free[random.index(len(free))]
        for _ in range(swaps):
            one, other = random.index(len(block)), random.index(len(block) - 1)
            exchange(cells, block[one], block[other + 1 if other >= one else other])

    @sd.mutation(genes="cells", farthest=sd.number(0, 0, 9), always=sd.flag(True))
    def redraw(cells: Any, free: Any, candidates: Any, random: Any, farthest: int, always: bool) -> None:
        cell = free[random.index(len(free))]
        digit = candidates[cell][random.index(len(candidates[cell]))]
        if (always or digit != cells[cell]) and abs(digit - cells[cell]) >= farthest:
            cells[cell] = digit

    @sd.crossover(genes="blocks")
    def boxes_in_turn(cells: Any, father: Any, blocks: Any, random: Any) -> None:
        """Every second block comes from the father."""
        for block in range(random.index(HALVES[1]), len(blocks), HALVES[1]):
            for cell in blocks[block]:
                cells[cell] = father[cell]

    @sd.crossover(genes="cells")
    def least_of_both(cells: Any, mother: Any, father: Any, candidates: Any) -> None:
        for cell in range(len(cells)):
            cells[cell] = min(mother[cell], father[cell])
            if len(candidates[cell]) and father[cell] % 3 == 0:
                cells[cell] = candidates[cell][0]

    @sd.fitness()
    def missing(cells: Any, units: Any) -> float:
        total = 0
        for unit in range(len(units)):
            seen = 0
            for cell in units[unit]:
                seen |= 1 << cells[cell]
            for digit in range(1, len(units[unit]) + 1):
                total += 1 - (seen >> digit & 1)
        return 0.5 * total

    @sd.fitness(weight=sd.number(2.0, 0.5, 9.0))
    def missing_digits(distinct: Any, weight: float) -> float:
        """The digits that are missing, summed over all units; the built-in fitness has a weight of 2."""
        total = 0
        for count in distinct:
            total += len(distinct) // 3 - count
        return weight * total

    @sd.improvement(genes="blocks")
    def swap_if_better(cells: Any, free: Any, units: Any, random: Any) -> None:
        block = free[random.index(len(free))]
        one, other = block[0], block[random.index(len(block))]
        row, column = units[one // len(units[0])], units[len(units[0]) + one % len(units[0])]
        repeats = int(sqrt(0.0))
        for cell in row:
            repeats += cells[cell] == cells[one]
        for cell in column:
            repeats += cells[cell] == cells[one]
        if repeats > 2:
            exchange(cells, one, other)

    @sd.improvement(genes="cells")
    def take_least(cells: Any, free: Any, candidates: Any, random: Any) -> None:
        cell = free[random.index(len(free))]
        cells[cell] = candidates[cell][0]

    @sd.selection(best=sd.number(3, 1, 99))
    def among_the_best(population: int, costs: Any, random: Any, best: int) -> tuple[int, int]:
        mother = random.index(min(best, population))
        father = random.index(population)
        if costs[father] > 2 * costs[mother]:
            father = (mother + 1) % population
        return mother, father

    @sd.replacement(margin=sd.number(0.0, -50.0, 50.0))
    def instead_of_the_worse_parent(costs: Any, cost: float, parents: Any, random: Any, margin: float) -> int:
        """The child takes the place of its worse parent, if it is not much worse."""
        worse = parents[0] if costs[parents[0]] > costs[parents[1]] else parents[1]
        if cost > costs[worse] + margin + random.index(2):
            return -1
        return worse


@contextmanager
def registered() -> Iterator[None]:
    """Offer the operators of this module within the context, and forget them and all others afterwards."""
    with catalogue_restored():
        kinds = [swap, redraw, boxes_in_turn, least_of_both, missing, missing_digits, swap_if_better, take_least]
        for kind in (*kinds, among_the_best, instead_of_the_worse_parent):
            own.REGISTERED[kind.__name__] = kind
            own.part_of(kind.declaration)  # type: ignore[attr-defined]
        yield


OF_BLOCKS: dict[str, Any] = {
    "mutation": swap(0.7, 2),
    "crossover": boxes_in_turn(),
    "fitness": missing(),
    "improvement": swap_if_better(),
    "selection": among_the_best(5),
    "replacement": instead_of_the_worse_parent(1.0),
}
OF_CELLS: dict[str, Any] = OF_BLOCKS | {
    "mutation": redraw(NEAREST, always=False),
    "crossover": least_of_both(),
    "improvement": take_least(),
}
