"""Every mutation as its docstring tells it, draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log1p
from typing import Any

import numpy as np

from sudoku_desktop.evolution.lowering.boxes import again_table, box_set_table, choice_table, swap_tables
from sudoku_desktop.evolution.parts import mutation as parts
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.parts.mutation import BlocksTried, Drawing, IllegalSwap, Kept, Mutation, Scope, SlackOf
from sudoku_desktop.evolution.retelling.events import (
    DigitTaken,
    MutantDiscarded,
    MutatedAgain,
    NoOtherDigit,
    Rule,
    Spared,
    Swapped,
    SwapRefused,
    Tell,
    silently,
)
from sudoku_desktop.evolution.retelling.puzzle import PlainPuzzle
from sudoku_desktop.evolution.retelling.random import PlainRandom, scaled

Told = Callable[[PlainPuzzle, list[int], Any, PlainRandom, Tell], list[int]]
MUTATIONS: dict[type[Mutation], Told] = {}
"""By the part: from a child's cells to the mutant's. A part that is missing here is not retold."""


def retells(kind: type[Mutation]) -> Callable[[Told], Told]:
    """The function tells what mutations of this kind do."""

    def note(function: Told) -> Told:
        MUTATIONS[kind] = function
        return function

    return note


def mutated(
    puzzle: PlainPuzzle,
    cells: list[int],
    mutation: Mutation,
    fitness: Fitness,
    chance: float,
    random: PlainRandom,
    tell: Tell = silently,
) -> list[int]:
    """The child after its mutation, which happens with a chance."""
    if chance < 1.0 and not (chance > 0.0 and random.uniform() < chance):
        tell(Spared(), cells)
        return cells
    if isinstance(mutation, parts.SwapsInOneBlock):
        return swaps_in_one_block(puzzle, cells, mutation, fitness, random, tell)
    return MUTATIONS[type(mutation)](puzzle, cells, mutation, random, tell)


def mutated_unlike(
    puzzle: PlainPuzzle,
    cells: list[int],
    parents: Sequence[Sequence[int]],
    tries: int,
    mutation: Mutation,
    fitness: Fitness,
    chance: float,
    random: PlainRandom,
    tell: Tell = silently,
) -> list[int]:
    """The child after its mutation, which is made again up to so many times while the child is like a parent."""
    if tries > 0 and puzzle.is_packed and isinstance(mutation, parts.SwapSequences) and mutation.plan().one_block:
        return _drawn_in_one_box(puzzle, cells, [list(parent) for parent in parents], tries, mutation, random, tell)
    while True:
        cells = mutated(puzzle, cells, mutation, fitness, chance, random, tell)
        if tries == 0 or all(cells != list(parent) for parent in parents):
            return cells
        tries -= 1
        tell(MutatedAgain(), cells)


def swapped(cells: list[int], one: int, other: int) -> list[int]:
    """With two cells in each other's place."""
    changed = list(cells)
    changed[one], changed[other] = cells[other], cells[one]
    return changed


def _swap(
    cells: list[int], one: int, other: int, rule: Rule | None, tell: Tell, count: int = 0, most: int = 0
) -> list[int]:
    """Swap two cells, unless a rule forbids it."""
    digits = cells[one], cells[other]
    if rule is not None:
        tell(SwapRefused(one, other, digits, rule, count, most), cells)
        return cells
    changed = swapped(cells, one, other)
    tell(Swapped(one, other, digits), changed)
    return changed


def _refusal(puzzle: PlainPuzzle, one: int, other: int) -> Rule | None:
    """Why two cells that were drawn blindly stay, whatever stands in them."""
    if puzzle.givens[one] or puzzle.givens[other]:
        return Rule.GIVEN
    return Rule.SAME_CELL if one == other else None


def _swap_with_slack(
    puzzle: PlainPuzzle, cells: list[int], one: int, other: int, mutation: parts.SwapSequences, tell: Tell
) -> list[int]:
    """Swap two free cells of a block if the slack rule lets it stand."""
    if one == other:
        return _swap(cells, one, other, Rule.SAME_CELL, tell)
    tried = swapped(cells, one, other)
    most = 2 + mutation.slack
    if mutation.slack_of is SlackOf.BOTH_BEFORE:
        rule = Rule.TOGETHER
        count = sum(sum(puzzle.in_lines(cells, cells[moved], to)) for moved, to in ((one, other), (other, one)))
    else:
        rule = Rule.EACH
        most = len(puzzle.lines(one)) + mutation.slack
        count = max(sum(puzzle.in_lines(tried, tried[cell], cell)) for cell in (one, other))
    return _swap(cells, one, other, rule if count > most else None, tell, count, most)


@retells(parts.SwapSequences)
def swap_sequences(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.SwapSequences, random: PlainRandom, tell: Tell = silently
) -> list[int]:
    """Mantere & Koljonen 2007, sec. II-A."""
    if puzzle.is_packed:
        return _drawn_sequences(puzzle, cells, mutation, random, tell)
    blocks = puzzle.blocks
    if mutation.blocks is BlocksTried.ONE:
        if random.uniform() >= mutation.probability:
            tell(Spared(), cells)
            return cells
        blocks = [blocks[random.index(puzzle.size)]]
    for block in blocks:
        if mutation.blocks is BlocksTried.EACH and random.uniform() >= mutation.probability:
            continue
        for _ in range(1 + random.index(mutation.longest)):
            one, other = (block[scaled(half, puzzle.size)] for half in random.halves())
            if puzzle.givens[one] or puzzle.givens[other]:
                cells = _swap(cells, one, other, Rule.GIVEN, tell)
                if mutation.illegal_swap is IllegalSwap.ENDS:
                    break
                continue
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, tell)
    return cells


def _drawn_sequences(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.SwapSequences, random: PlainRandom, tell: Tell
) -> list[int]:
    """The same with legal swaps alone, whose numbers are drawn from tables."""
    plan = mutation.plan()
    if plan.one_block:
        return _drawn_in_one_box(puzzle, cells, [], 0, mutation, random, tell)
    chances, more_swaps = swap_tables(plan, np.array([len(free) for free in puzzle.free]))
    keep_below, otherwise = box_set_table(chances)
    high, low = random.halves()
    index = low % 512
    box_set = index if high < keep_below[index] else int(otherwise[index])
    if not box_set:
        tell(Spared(), cells)
    for box, free in enumerate(puzzle.free):
        if not box_set >> box & 1:
            continue
        for more in more_swaps[box].tolist():
            word = random.word()
            one = free[word % 2**20 * len(free) >> 20]
            other = free[(word >> 20) % 2**20 * len(free) >> 20]
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, tell)
            if word >> 40 >= more:
                break
    return cells


def _drawn_in_one_box(
    puzzle: PlainPuzzle,
    cells: list[int],
    parents: list[list[int]],
    tries: int,
    mutation: parts.SwapSequences,
    random: PlainRandom,
    tell: Tell,
) -> list[int]:
    """The same in one random box, and again while the child is like a parent.

    Mutations that swap nothing are counted, not made: how many of those that the child may get do swap is drawn at
    first. The generator gives it random numbers of its own.
    """
    chances, more_swaps = swap_tables(mutation.plan(), np.array([len(free) for free in puzzle.free]))
    keep_below, otherwise, chance = choice_table(chances)
    again: list[int] = again_table(chances, tries).tolist()
    word = random.word()
    own = PlainRandom(word)
    left = int(word % 2**32 < chance)
    if cells in parents:
        drawn = (word >> 32) * len(again)
        number, rest = drawn >> 32, drawn % 2**32
        left += number if rest < again[number] >> 14 else again[number] % 2**14
    if not left:
        tell(Spared(), cells)
    for turn in range(left):
        if turn:
            tell(MutatedAgain(), cells)
        box, swaps, has_more = -1, 0, True
        while has_more:
            word = own.word()
            if box < 0:
                number, rest = word >> 36 & 15, word >> 22 & (2**14 - 1)
                box = number if rest < keep_below[number] else int(otherwise[number])
            free = puzzle.free[box]
            drawn = word % 2**22 * len(free)
            one = free[drawn >> 22]
            others = [cell for cell in free if cell != one]
            other = others[drawn % 2**22 * len(others) >> 22]
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, tell)
            has_more = word >> 40 < more_swaps[box][swaps]
            swaps += 1
        if cells not in parents:
            break
    return cells


def swaps_in_one_block(
    puzzle: PlainPuzzle,
    cells: list[int],
    mutation: parts.SwapsInOneBlock,
    fitness: Fitness,
    random: PlainRandom,
    tell: Tell = silently,
) -> list[int]:
    """See `mutation.SwapsInOneBlock`."""
    child = cells
    is_free = mutation.drawing is Drawing.FREE
    if is_free:
        movable = [free for free in puzzle.free if len(free) >= 2]
        if not movable:
            tell(Spared(), cells)
            return child
        block = movable[random.index(len(movable))]
    else:
        block = puzzle.blocks[random.index(puzzle.size)]
    for _ in range(mutation.swaps):
        high, low = random.halves()
        one = block[scaled(high, len(block))]
        other = (
            [cell for cell in block if cell != one][scaled(low, len(block) - 1)]
            if is_free
            else block[scaled(low, len(block))]
        )
        cells = _swap_unless_crowded(puzzle, cells, one, other, mutation.most, tell)
    if mutation.kept is Kept.NO_WORSE and cells != child:
        before, after = puzzle.cost(fitness, child), puzzle.cost(fitness, cells)
        if after > before:
            changed = tuple(cell for cell, digit in enumerate(cells) if digit != child[cell])
            tell(MutantDiscarded(changed, before, after), child)
            return child
    return cells


def _swap_unless_crowded(
    puzzle: PlainPuzzle, cells: list[int], one: int, other: int, most: int, tell: Tell
) -> list[int]:
    rule = _refusal(puzzle, one, other)
    if rule is not None:
        return _swap(cells, one, other, rule, tell)
    tried = swapped(cells, one, other)
    counts = [puzzle.in_lines(tried, tried[cell], cell) for cell in (one, other)]
    # In rows only the column is looked at.
    count = max(max(each[:1] if puzzle.by_rows else each) for each in counts)
    return _swap(cells, one, other, Rule.CROWDED if count > most else None, tell, count, most)


# Single cells.


@retells(parts.OtherCandidates)
def other_candidates(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.OtherCandidates, random: PlainRandom, tell: Tell = silently
) -> list[int]:
    """One cell, or each by itself; then the gaps between those that change are drawn, not the cells."""
    free = puzzle.free_cells
    if mutation.scope is Scope.ONE_CELL:
        return take_other(puzzle, cells, free[random.index(len(free))], random, tell) if free else cells
    if mutation.probability >= 1.0:
        for cell in free:
            cells = take_other(puzzle, cells, cell, random, tell)
        return cells
    if mutation.probability <= 0.0:
        tell(Spared(), cells)
        return cells
    scale = 1.0 / log1p(-mutation.probability)
    place = log1p(-random.uniform()) * scale
    if place >= len(free):
        tell(Spared(), cells)
    while place < len(free):
        cells = take_other(puzzle, cells, free[int(place)], random, tell)
        place = floor(place) + 1.0 + log1p(-random.uniform()) * scale
    return cells


def take_other(puzzle: PlainPuzzle, cells: list[int], cell: int, random: PlainRandom, tell: Tell) -> list[int]:
    """A cell takes another of its candidates, if it has one."""
    candidates = puzzle.candidates[cell]
    if len(candidates) < 2:
        tell(NoOtherDigit(cell), cells)
        return cells
    digit = candidates[random.index(len(candidates) - 1)]
    if digit == cells[cell]:
        digit = candidates[-1]
    changed = list(cells)
    changed[cell] = digit
    tell(DigitTaken(cell, cells[cell], digit), changed)
    return changed


@retells(parts.DigitOrSwap)
def digit_or_swap(
    puzzle: PlainPuzzle, cells: list[int], _mutation: parts.DigitOrSwap, random: PlainRandom, tell: Tell = silently
) -> list[int]:
    """Gold 2005: the program of the article."""
    free, size = puzzle.free_cells, puzzle.size
    high, low = random.halves()
    if high & 1:
        return take_other(puzzle, cells, free[scaled(low, len(free))], random, tell) if free else cells
    line = puzzle.units[scaled(low, size) + (0 if high & 2 else size)]
    one, other = (line[scaled(half, size)] for half in random.halves())
    rule = _refusal(puzzle, one, other)
    if cells[other] not in puzzle.candidates[one] or cells[one] not in puzzle.candidates[other]:
        rule = rule or Rule.CANDIDATE
    return _swap(cells, one, other, rule, tell)
