"""Selection and crossover as their docstrings describe them, draw by draw."""

from __future__ import annotations

from collections.abc import Sequence

from sudoku_desktop.evolution.explanation.events import BlocksCrossed, CellsCrossed, Emit, ignore
from sudoku_desktop.evolution.explanation.functions import applied
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom, scaled
from sudoku_desktop.evolution.parts.crossover import Crossover, SinglePointCrossover
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.own import Own
from sudoku_desktop.evolution.parts.selection import BetterRanks, LinearRanks, Mates, Roulette, Selection, Tournament

MOST_DRAWN = 16
"""Largest tournament that is drawn; the winner of a larger one is drawn from its distribution."""
TRIES = 64
"""Maximum number of draws to find a second parent that differs from the first."""


def selected(
    selection: Selection, place: int, population: int, wheel: Sequence[float], random: PlainRandom
) -> tuple[int, int]:
    """Return the ranks of the parents of the child at a place; `wheel`: see `kernels.ranking.set_up_wheel`."""
    if isinstance(selection, BetterRanks):
        high, low = random.halves()
        better = max(place, 1)
        return scaled(high, better), scaled(low, better)
    mother = _one_rank(selection, population, wheel, random)
    if getattr(selection, "parents", Mates.ANY) is Mates.ANY:
        return mother, _one_rank(selection, population, wheel, random)
    if isinstance(selection, Tournament):
        father = tournament(selection.size, population - 1, random)
        return mother, father + (father >= mother)
    for _ in range(TRIES):
        father = _one_rank(selection, population, wheel, random)
        if father != mother:
            return mother, father
    return mother, (mother + 1) % population


def _one_rank(selection: Selection, population: int, wheel: Sequence[float], random: PlainRandom) -> int:
    match selection:
        case Tournament():
            return tournament(selection.size, population, random)
        case Roulette():
            high, low = random.halves()
            rank = scaled(high, population)
            alias = int(wheel[rank])
            return rank if low * 2.0**-32 < wheel[rank] - alias else alias
        case LinearRanks():
            high, low = random.halves()
            one = scaled(high, population)
            if random.uniform() >= selection.pressure - 1.0:
                return one
            other = scaled(low, population - 1)
            return min(one, other + (other >= one))
    raise KeyError(type(selection))


def tournament(size: int, population: int, random: PlainRandom) -> int:
    """Return the best of `size` random ranks."""
    if size <= MOST_DRAWN:
        draws = [random.halves()[0]]
        while len(draws) < size:
            draws += random.halves()
        return min(scaled(draw, population) for draw in draws[:size])
    return min(int(population * (1.0 - (1.0 - random.uniform()) ** (1.0 / size))), population - 1)


def crossed(
    puzzle: PlainPuzzle,
    mother: Sequence[int],
    father: Sequence[int],
    crossover: Crossover,
    random: PlainRandom,
    emit: Emit = ignore,
) -> list[int]:
    """Return a child of two parents."""
    if isinstance(crossover, Own):
        return applied(puzzle, crossover, mother, random, emit, mother=mother, father=father)
    has_point = isinstance(crossover, SinglePointCrossover)
    point = None
    if puzzle.encoding.kind is Genes.BLOCKS:
        high = random.halves()[0]
        point = scaled(high, puzzle.size) if has_point else None
        blocks = [block for block in range(puzzle.size) if (high >> block & 1 if point is None else block >= point)]
        cells = [cell for block in blocks for cell in puzzle.blocks[block]]
    else:
        blocks = []
        many = len(puzzle.givens)
        if has_point:
            point = scaled(random.halves()[0], many + 1)
            cells = list(range(point, many))
        else:
            words = [random.word() for _ in range(0, many, 64)]
            cells = [cell for cell in range(many) if words[cell // 64] >> cell % 64 & 1]
    child = list(mother)
    for cell in cells:
        child[cell] = father[cell]
    if puzzle.encoding.kind is Genes.BLOCKS:
        emit(BlocksCrossed(tuple(cells), tuple(blocks), point), child)
    else:
        emit(CellsCrossed(tuple(cells), point), child)
    return child
