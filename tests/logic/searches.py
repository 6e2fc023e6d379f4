"""The searches on units as they are called on 9×9: of marks, places and a record, and perhaps a size."""

from functools import partial

import numpy as np

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.logic.candidates import Words
from sudoku_desktop.logic.kernels import aligned, chains, fish, locked, nested, sets, singles, wings
from sudoku_desktop.logic.kernels.tables import tables_of

TABLES = tables_of(CLASSIC)


def _items() -> Words:
    return np.empty((2, CLASSIC.size), np.int64)


def find_last_cell(marks: Words, places: Words, record: Words) -> bool:
    return bool(singles.find_last_cell(TABLES, marks, record))


def find_hidden_single(marks: Words, places: Words, record: Words) -> bool:
    return bool(singles.find_hidden_single(TABLES, places, record))


def find_naked_single(marks: Words, places: Words, record: Words) -> bool:
    return bool(singles.find_naked_single(marks, record))


def _find_locked(marks: Words, places: Words, record: Words, *, pairs: Words, direct: bool) -> bool:
    return bool(locked.find_locked(TABLES, pairs, marks, places, record, direct))


find_pointing = partial(_find_locked, pairs=TABLES.pointing, direct=False)
find_claiming = partial(_find_locked, pairs=TABLES.claiming, direct=False)
find_direct_pointing = partial(_find_locked, pairs=TABLES.pointing, direct=True)
find_direct_claiming = partial(_find_locked, pairs=TABLES.claiming, direct=True)


def find_naked_set(marks: Words, places: Words, record: Words, size: int) -> bool:
    return bool(sets.find_naked_set(TABLES, marks, record, _items(), size))


def _find_hidden_set(marks: Words, places: Words, record: Words, size: int, *, direct: bool) -> bool:
    return bool(sets.find_hidden_set(TABLES, marks, places, record, _items(), size, direct))


find_hidden_set = partial(_find_hidden_set, direct=False)
find_direct_hidden_set = partial(_find_hidden_set, direct=True)


def find_fish(marks: Words, places: Words, record: Words, size: int) -> bool:
    return bool(fish.find_fish(TABLES, marks, places, record, _items(), size))


def _find_wing(marks: Words, places: Words, record: Words, *, pivot_size: int) -> bool:
    return bool(wings.find_wing(TABLES, marks, record, pivot_size))


find_xy_wing = partial(_find_wing, pivot_size=2)
find_xyz_wing = partial(_find_wing, pivot_size=3)


def find_chain(marks: Words, places: Words, record: Words) -> bool:
    return bool(chains.find_chain(TABLES, marks, places, record))


def find_aligned_exclusion(marks: Words, places: Words, record: Words, degree: int) -> bool:
    return bool(aligned.find_aligned_exclusion(TABLES, marks, record, degree))


def find_forcing_chains(marks: Words, places: Words, record: Words, stage: int, last_level: int = 1) -> bool:
    return bool(nested.find_forcing_chains(TABLES, marks, places, record, stage, last_level))
