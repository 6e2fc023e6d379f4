"""Saved games of GNOME Sudoku, in JSON.

    {"difficulty_category": "easy", "time_elapsed": 12.5,
     "cells": [{"position": [0, 8], "value": 6, "fixed": true, "earmarks": []}, …]}

Blank cells without earmarks (notes) are omitted. A position is row and column, starting at 0. Source:
GNOME/gnome-sudoku, lib/board.vala, `to_json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sudoku_desktop.board.formats.assembling import assembled, wrong_place
from sudoku_desktop.board.formats.cells import CELL_COUNT, SIZE
from sudoku_desktop.board.geometry import CLASSIC
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence

NAME = Sentence("GNOME Sudoku")


def is_puzzle(record: Mapping[str, Any]) -> bool:
    """Return whether a JSON object is a game of GNOME Sudoku: a list of cells with their positions."""
    cells = record.get("cells")
    return (
        isinstance(cells, list) and bool(cells) and all(isinstance(each, dict) and "position" in each for each in cells)
    )


def puzzle_of(record: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle of a JSON object, with entries and notes; raises FileTextError."""
    givens, entries, notes = [0] * CELL_COUNT, [0] * CELL_COUNT, [0] * CELL_COUNT
    for cell in record["cells"]:
        position, value, earmarks = cell["position"], cell.get("value", 0), cell.get("earmarks", [])
        numbers = [*position, value, *earmarks] if isinstance(position, list) and isinstance(earmarks, list) else [None]
        if len(position) != 2 or not all(type(number) is int for number in numbers):
            raise wrong_place(position)
        row, column = position
        if not (0 <= row < SIZE and 0 <= column < SIZE and 0 <= value <= SIZE):
            raise wrong_place(position)
        place = row * SIZE + column
        (givens if cell.get("fixed") is True else entries)[place] = value
        notes[place] = sum({1 << mark - 1 for mark in earmarks if 1 <= mark <= SIZE})
    rating = record.get("difficulty_category", "")
    return assembled(CLASSIC, givens, entries, notes, published_rating=rating)
