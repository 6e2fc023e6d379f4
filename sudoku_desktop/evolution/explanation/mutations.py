"""All mutations as their docstrings describe them, draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log1p
from typing import Any

import numpy as np

from sudoku_desktop.evolution.explanation.events import (
    DigitTaken,
    Emit,
    MutantDiscarded,
    MutatedAgain,
    NoOtherDigit,
    Rule,
    Spared,
    Swapped,
    SwapRefused,
    ignore,
)
from sudoku_desktop.evolution.explanation.functions import applied
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom, scaled
from sudoku_desktop.evolution.lowering.boxes import again_table, box_set_table, choice_table, swap_tables
from sudoku_desktop.evolution.parts import mutation as parts
from sudoku_desktop.evolution.parts.mutation import BlocksTried, Drawing, IllegalSwap, Kept, Mutation, Scope, SlackOf
from sudoku_desktop.evolution.parts.own import Own

ExplainedOperator = Callable[[PlainPuzzle, list[int], Any, PlainRandom, Emit], list[int]]


def mutated(
    puzzle: PlainPuzzle,
    cells: list[int],
    mutation: Mutation,
    chance: float,
    random: PlainRandom,
    emit: Emit = ignore,
) -> list[int]:
    """Return the child after its mutation, which happens with probability `chance`."""
    if chance < 1.0 and not (chance > 0.0 and random.uniform() < chance):
        emit(Spared(), cells)
        return cells
    if isinstance(mutation, Own):
        return applied(puzzle, mutation, cells, random, emit)
    return MUTATIONS[type(mutation)](puzzle, cells, mutation, random, emit)


def mutated_unlike(
    puzzle: PlainPuzzle,
    cells: list[int],
    parents: Sequence[Sequence[int]],
    tries: int,
    mutation: Mutation,
    chance: float,
    random: PlainRandom,
    emit: Emit = ignore,
) -> list[int]:
    """Return the child after its mutation, repeated up to `tries` times while the child equals a parent."""
    if tries > 0 and puzzle.is_packed and isinstance(mutation, parts.SwapSequences) and mutation.plan().one_block:
        return _drawn_in_one_box(puzzle, cells, [list(parent) for parent in parents], tries, mutation, random, emit)
    while True:
        cells = mutated(puzzle, cells, mutation, chance, random, emit)
        if tries == 0 or all(cells != list(parent) for parent in parents):
            return cells
        tries -= 1
        emit(MutatedAgain(), cells)


def swapped(cells: list[int], one: int, other: int) -> list[int]:
    """Return a copy with two cells exchanged."""
    changed = list(cells)
    changed[one], changed[other] = cells[other], cells[one]
    return changed


def _swap(
    cells: list[int], one: int, other: int, rule: Rule | None, emit: Emit, count: int = 0, most: int = 0
) -> list[int]:
    """Exchange two cells, unless a rule refuses it."""
    digits = cells[one], cells[other]
    if rule is not None:
        emit(SwapRefused(one, other, digits, rule, count, most), cells)
        return cells
    changed = swapped(cells, one, other)
    emit(Swapped(one, other, digits), changed)
    return changed


def _refusal(puzzle: PlainPuzzle, one: int, other: int) -> Rule | None:
    """Return the rule against exchanging two blindly drawn cells, whatever their digits, or None."""
    if puzzle.givens[one] or puzzle.givens[other]:
        return Rule.GIVEN
    return Rule.SAME_CELL if one == other else None


def _swap_with_slack(
    puzzle: PlainPuzzle, cells: list[int], one: int, other: int, mutation: parts.SwapSequences, emit: Emit
) -> list[int]:
    """Exchange two free cells of a block if the slack rule allows the swap."""
    if one == other:
        return _swap(cells, one, other, Rule.SAME_CELL, emit)
    tried = swapped(cells, one, other)
    most = 2 + mutation.slack
    if mutation.slack_of is SlackOf.BOTH_BEFORE:
        rule = Rule.TOGETHER
        count = sum(sum(puzzle.in_lines(cells, cells[moved], to)) for moved, to in ((one, other), (other, one)))
    else:
        rule = Rule.EACH
        most = len(puzzle.lines(one)) + mutation.slack
        count = max(sum(puzzle.in_lines(tried, tried[cell], cell)) for cell in (one, other))
    return _swap(cells, one, other, rule if count > most else None, emit, count, most)


def swap_sequences(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.SwapSequences, random: PlainRandom, emit: Emit
) -> list[int]:
    """Mutate as Mantere & Koljonen 2007, sec. II-A, describe."""
    if puzzle.is_packed:
        return _drawn_sequences(puzzle, cells, mutation, random, emit)
    blocks = puzzle.blocks
    if mutation.blocks is BlocksTried.ONE:
        if random.uniform() >= mutation.probability:
            emit(Spared(), cells)
            return cells
        blocks = [blocks[random.index(puzzle.size)]]
    for block in blocks:
        if mutation.blocks is BlocksTried.EACH and random.uniform() >= mutation.probability:
            continue
        for _ in range(1 + random.index(mutation.longest)):
            one, other = (block[scaled(half, puzzle.size)] for half in random.halves())
            if puzzle.givens[one] or puzzle.givens[other]:
                cells = _swap(cells, one, other, Rule.GIVEN, emit)
                if mutation.illegal_swap is IllegalSwap.ENDS:
                    break
                continue
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, emit)
    return cells


def _drawn_sequences(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.SwapSequences, random: PlainRandom, emit: Emit
) -> list[int]:
    """Mutate with legal swaps only, whose numbers are drawn from tables."""
    plan = mutation.plan()
    if plan.one_block:
        return _drawn_in_one_box(puzzle, cells, [], 0, mutation, random, emit)
    chances, more_swaps = swap_tables(plan, np.array([len(free) for free in puzzle.free]))
    keep_below, otherwise = box_set_table(chances)
    high, low = random.halves()
    index = low % 512
    box_set = index if high < keep_below[index] else int(otherwise[index])
    if not box_set:
        emit(Spared(), cells)
    for box, free in enumerate(puzzle.free):
        if not box_set >> box & 1:
            continue
        for more in more_swaps[box].tolist():
            word = random.word()
            one = free[word % 2**20 * len(free) >> 20]
            other = free[(word >> 20) % 2**20 * len(free) >> 20]
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, emit)
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
    emit: Emit,
) -> list[int]:
    """Mutate one random box with legal swaps only, and repeat while the child equals a parent.

    Mutations that swap nothing are only counted: the number of those that swap is drawn first. The child gets its own
    random generator.
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
        emit(Spared(), cells)
    for turn in range(left):
        if turn:
            emit(MutatedAgain(), cells)
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
            cells = _swap_with_slack(puzzle, cells, one, other, mutation, emit)
            has_more = word >> 40 < more_swaps[box][swaps]
            swaps += 1
        if cells not in parents:
            break
    return cells


def swaps_in_one_block(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.SwapsInOneBlock, random: PlainRandom, emit: Emit
) -> list[int]:
    """Mutate as `mutation.SwapsInOneBlock` describes."""
    child = cells
    is_free = mutation.drawing is Drawing.FREE
    if is_free:
        movable = [free for free in puzzle.free if len(free) >= 2]
        if not movable:
            emit(Spared(), cells)
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
        cells = _swap_unless_crowded(puzzle, cells, one, other, mutation.most, emit)
    if mutation.kept is Kept.NO_WORSE and cells != child:
        before, after = puzzle.cost(child), puzzle.cost(cells)
        if after > before:
            changed = tuple(cell for cell, digit in enumerate(cells) if digit != child[cell])
            emit(MutantDiscarded(changed, before, after), child)
            return child
    return cells


def _swap_unless_crowded(
    puzzle: PlainPuzzle, cells: list[int], one: int, other: int, most: int, emit: Emit
) -> list[int]:
    rule = _refusal(puzzle, one, other)
    if rule is not None:
        return _swap(cells, one, other, rule, emit)
    tried = swapped(cells, one, other)
    counts = [puzzle.in_lines(tried, tried[cell], cell) for cell in (one, other)]
    # Where blocks are rows only the column is checked.
    count = max(max(each[:1] if puzzle.by_rows else each) for each in counts)
    return _swap(cells, one, other, Rule.CROWDED if count > most else None, emit, count, most)


# Mutations of single cells.


def other_candidates(
    puzzle: PlainPuzzle, cells: list[int], mutation: parts.OtherCandidates, random: PlainRandom, emit: Emit
) -> list[int]:
    """Mutate one cell, or each cell independently by drawing the gaps between the mutated ones."""
    free = puzzle.free_cells
    if mutation.scope is Scope.ONE_CELL:
        return take_other(puzzle, cells, free[random.index(len(free))], random, emit) if free else cells
    if mutation.probability >= 1.0:
        for cell in free:
            cells = take_other(puzzle, cells, cell, random, emit)
        return cells
    if mutation.probability <= 0.0:
        emit(Spared(), cells)
        return cells
    scale = 1.0 / log1p(-mutation.probability)
    place = log1p(-random.uniform()) * scale
    if place >= len(free):
        emit(Spared(), cells)
    while place < len(free):
        cells = take_other(puzzle, cells, free[int(place)], random, emit)
        place = floor(place) + 1.0 + log1p(-random.uniform()) * scale
    return cells


def take_other(puzzle: PlainPuzzle, cells: list[int], cell: int, random: PlainRandom, emit: Emit) -> list[int]:
    """Give a cell another of its candidates, if it has one."""
    candidates = puzzle.candidates[cell]
    if len(candidates) < 2:
        emit(NoOtherDigit(cell), cells)
        return cells
    digit = candidates[random.index(len(candidates) - 1)]
    if digit == cells[cell]:
        digit = candidates[-1]
    changed = list(cells)
    changed[cell] = digit
    emit(DigitTaken(cell, cells[cell], digit), changed)
    return changed


def digit_or_swap(
    puzzle: PlainPuzzle, cells: list[int], _mutation: parts.DigitOrSwap, random: PlainRandom, emit: Emit
) -> list[int]:
    """Mutate as the program of the article Gold 2005 does."""
    free, size = puzzle.free_cells, puzzle.size
    high, low = random.halves()
    if high & 1:
        return take_other(puzzle, cells, free[scaled(low, len(free))], random, emit) if free else cells
    line = puzzle.units[scaled(low, size) + (0 if high & 2 else size)]
    one, other = (line[scaled(half, size)] for half in random.halves())
    rule = _refusal(puzzle, one, other)
    if cells[other] not in puzzle.candidates[one] or cells[one] not in puzzle.candidates[other]:
        rule = rule or Rule.CANDIDATE
    return _swap(cells, one, other, rule, emit)


MUTATIONS: dict[type[Mutation], ExplainedOperator] = {
    parts.SwapSequences: swap_sequences,
    parts.SwapsInOneBlock: swaps_in_one_block,
    parts.OtherCandidates: other_candidates,
    parts.DigitOrSwap: digit_or_swap,
}
"""Explaining function of each class of mutation; a class without one cannot be explained."""
