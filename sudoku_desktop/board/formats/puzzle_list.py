"""The puzzles found in a text, in order, and what was left out: jigsaws, solutions and repeated drawings are joined."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from sudoku_desktop.board.formats.notation import of_nine
from sudoku_desktop.board.formats.result import Omission
from sudoku_desktop.board.geometry import Variant, shaped
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import ProblemError, Sentence

_MOST_DRAWN_CANDIDATES = 900
"""Maximum number of puzzles that are examined for being the candidates of pencilmark grids."""


@dataclass(slots=True)
class LocatedPuzzle:
    """A puzzle with the number of its first line, and of its last line if the puzzle is drawn, else 0."""

    line: int
    puzzle: Puzzle
    drawn_until: int = 0


class PuzzleList:
    """The puzzles of a text while it is read, with the lines that are left out and the solutions of puzzles."""

    def __init__(self) -> None:
        self.puzzles: list[LocatedPuzzle] = []
        self.omissions: list[Omission] = []
        self.solutions: list[Omission] = []
        self._layout: LocatedPuzzle | None = None
        """The regions of a jigsaw whose puzzle follows."""

    @property
    def last_size(self) -> int:
        """Size of the last puzzle, 0 if there is none."""
        return self.puzzles[-1].puzzle.givens.size if self.puzzles else 0

    def omit(self, first: int, last: int, reason: Sentence) -> None:
        """Leave out the lines from `first` to `last`, which are joined with those before them for the same reason."""
        before = self.omissions[-1] if self.omissions else None
        if before is not None and before.reason == reason and before.last_line == first - 1:
            self.omissions[-1] = Omission(before.first_line, last, reason)
        else:
            self.omissions.append(Omission(first, last, reason))

    def add(self, found: LocatedPuzzle) -> None:
        """Add a puzzle with its span, or the regions of the jigsaw before or after it."""
        puzzle, size = found.puzzle, found.puzzle.givens.size
        if is_layout(puzzle.givens):
            before = self.puzzles[-1].puzzle if size == self.last_size else None
            if before is not None and Variant.JIGSAW not in before.givens.geometry.variants:
                jigsaw = self._jigsaw(before, puzzle, found.line)
                if jigsaw is not None:
                    assert before.span is not None
                    assert puzzle.span is not None
                    self.puzzles[-1].puzzle = replace(jigsaw, span=(before.span[0], puzzle.span[1]))
                return
            if _has_neighbours(puzzle.givens):
                self._drop_layout()
                self._layout = found
                return
        if self._layout is not None and self._layout.puzzle.givens.size == size:
            layout, self._layout = self._layout.puzzle, None
            jigsaw = self._jigsaw(puzzle, layout, found.line)
            if jigsaw is None:
                return
            found.puzzle = jigsaw
        self.puzzles.append(found)

    def finish(self) -> None:
        """Join what belongs together; call this after the last puzzle."""
        self._drop_layout()
        self._join_candidates()
        self._join_drawings()

    def _jigsaw(self, puzzle: Puzzle, layout: Puzzle, number: int) -> Puzzle | None:
        """Return the puzzle with the regions of a layout, or None after reporting why they are none."""
        try:
            shape = shaped(puzzle.givens.size, puzzle.givens.geometry.extras, layout.givens.cells.tolist())
        except ProblemError as error:
            self.omit(number, number, error.sentence)
            return None
        return replace(puzzle, givens=Grid(puzzle.givens.cells, shape))

    def _drop_layout(self) -> None:
        """Leave out the regions of a jigsaw that have no puzzle beside them."""
        if self._layout is not None:
            last = self._layout.drawn_until or self._layout.line
            self.omit(self._layout.line, last, Sentence("these are the regions of a jigsaw without its puzzle"))
            self._layout = None

    def _join_candidates(self) -> None:
        """Join pencilmark grids whose candidates were read as nine puzzles each, if all puzzles are of that kind."""
        if len(self.puzzles) % 9 or len(self.puzzles) > _MOST_DRAWN_CANDIDATES:
            return
        joined = []
        for at in range(0, len(self.puzzles), 9):
            nine = [each.puzzle for each in self.puzzles[at : at + 9]]
            is_9x9 = all(puzzle.givens.geometry.is_standard_9x9 for puzzle in nine)
            whole = of_nine([puzzle.givens for puzzle in nine]) if is_9x9 else None
            if whole is None:
                return
            assert nine[0].span is not None
            assert nine[-1].span is not None
            whole = replace(whole, title=nine[0].title, span=(nine[0].span[0], nine[-1].span[1]))
            joined.append(replace(self.puzzles[at], puzzle=whole))
        self.puzzles = joined

    def _join_drawings(self) -> None:
        """Join drawings that repeat the puzzle before them: its solution, its entries or its pencilmarks."""
        kept: list[LocatedPuzzle] = []
        for each in self.puzzles:
            givens = each.puzzle.givens
            before = kept[-1] if kept and not givens.is_complete else None
            if before is not None and before.puzzle.givens.is_solved and before.puzzle.givens.extends(givens):
                self._report_solution(before, Sentence("the solution of the puzzle after it"))
                kept.pop()
            is_repeat = each.drawn_until or each.puzzle.notes or givens.is_complete
            joined = self._joined(kept[-1].puzzle, each) if kept and is_repeat else None
            if joined is None:
                kept.append(each)
            else:
                kept[-1].puzzle = joined
        self.puzzles = kept

    def _report_solution(self, solution: LocatedPuzzle, reason: Sentence) -> None:
        self.solutions.append(Omission(solution.line, solution.drawn_until or solution.line, reason))

    def _joined(self, before: Puzzle, drawing: LocatedPuzzle) -> Puzzle | None:
        """Return the puzzle before a drawing with what the drawing adds, or None if the drawing is another puzzle."""
        puzzle = drawing.puzzle
        shape = before.givens.geometry
        is_plain = drawing.drawn_until and shape.variants and not puzzle.givens.geometry.variants
        if is_plain and np.array_equal(before.givens.cells, puzzle.givens.cells):  # a drawing shows no variants
            return replace(before, entries=puzzle.entries and Grid(puzzle.entries.cells, shape), notes=puzzle.notes)
        if not puzzle.givens.extends(before.givens):
            return None
        if puzzle.givens != before.givens and puzzle.givens.is_solved:
            self._report_solution(drawing, Sentence("the solution of the puzzle before it"))
            return before
        if not puzzle.notes:
            return None
        done = puzzle.givens.cells * (before.givens.cells == BLANK)
        return replace(before, entries=Grid(done, shape) if done.any() else None, notes=puzzle.notes)


def _has_neighbours(layout: Grid) -> bool:
    """Return whether equal symbols are beside each other as in connected regions, rather than in a wrong solution."""
    table = layout.cells.reshape(layout.size, layout.size)
    pairs = np.count_nonzero(table[1:] == table[:-1]) + np.count_nonzero(table[:, 1:] == table[:, :-1])
    return bool(pairs >= layout.size * (layout.size - 1))


def is_layout(cells: Grid) -> bool:
    """Return whether these are the regions of a jigsaw: each symbol as often as there are rows, but with conflicts."""
    counts = np.bincount(cells.cells, minlength=cells.size + 1)
    is_even = bool(np.all(counts[1:] == cells.size) or np.all(counts[:-1] == cells.size))  # from 1, or from 0
    return is_even and not cells.is_solved and bool(cells.conflicts())
