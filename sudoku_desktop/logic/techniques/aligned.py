"""Aligned exclusion: two or three cells that cannot hold certain digits together."""

from itertools import product

from sudoku_desktop.board.terms import Cells, Digits
from sudoku_desktop.logic.candidates import Candidate, Words, candidates_of
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.aligned import BASE_CELLS, BASE_COUNT
from sudoku_desktop.logic.kernels.record import REMOVED
from sudoku_desktop.logic.kernels.shape import PEERS, SEES
from sudoku_desktop.logic.position import Position
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    bases = tuple(int(cell) for cell in record[BASE_CELLS : BASE_CELLS + int(record[BASE_COUNT])])
    excluders: set[int] = set()
    reasons = []
    for index, cell in enumerate(bases):
        for removed in candidates_of(cell, int(record[REMOVED + cell])):
            used = _excluders(position, bases, index, removed)
            excluders |= used
            reasons.append(_reason(bases, removed, used))
    cells = (*bases, *sorted(excluders))
    return Explanation(tuple(reasons), cells=cells, pattern=position.candidates_in(cells))


def _excluders(position: Position, bases: tuple[int, ...], index: int, removed: Candidate) -> set[int]:
    """Return the excluders that would have no candidate left if a base cell, given by index, held `removed`."""
    marks = position.marks
    common = [cell for cell in map(int, PEERS[bases[0]]) if marks[cell] and all(SEES[cell, base] for base in bases)]
    choices = [position.candidates(cell) for cell in bases]
    choices[index] = (removed.digit,)
    used = set()
    for digits in product(*choices):
        pairs = ((a, b) for a in range(len(bases)) for b in range(a))
        if any(digits[a] == digits[b] and SEES[bases[a], bases[b]] for a, b in pairs):
            continue
        together = sum(1 << (digit - 1) for digit in set(digits))
        used.add(next(cell for cell in common if not int(marks[cell]) & ~together))
    return used


def _reason(bases: tuple[int, ...], removed: Candidate, excluders: set[int]) -> Sentence:
    return Sentence(
        "If {cell} were {digit}, then whatever {others} held, no candidate would be left in one of {excluders}."
        if len(excluders) > 1
        else "If {cell} were {digit}, then whatever {others} held, no candidate would be left in {excluders}.",
        cell=Cells((removed.cell,)),
        digit=Digits((removed.digit,)),
        others=Cells(tuple(base for base in bases if base != removed.cell)),
        excluders=Cells(tuple(sorted(excluders))),
    )


ALIGNED_EXCLUSIONS = (
    Technique(
        opcodes.ALIGNED_PAIR_EXCLUSION,
        Sentence("Aligned pair exclusion"),
        Sentence("Every combination of two cells that contains a candidate would leave another cell without any."),
        _explain,
    ),
    Technique(
        opcodes.ALIGNED_TRIPLET_EXCLUSION,
        Sentence("Aligned triplet exclusion"),
        Sentence("Every combination of three cells that contains a candidate would leave another cell without any."),
        _explain,
    ),
)
