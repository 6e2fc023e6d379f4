"""Hostile documents: sound ones of every format, damaged in many ways, each of which gets puzzles or one sentence.

    python -m tests.attacks.documents 100000 --seed 1

Says how many were read and refused, which took longest, and how much memory the program came to use.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from sudoku_desktop.board import SIZES, Grid, Puzzle, shaped
from sudoku_desktop.board.formats import FileTextError, dumps, read_text, suffixes
from sudoku_desktop.board.formats.errors import NotRewritableError
from sudoku_desktop.board.formats.puzzle_file import file_of
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.trials.recorded_runs import RecordedRun, recorded_run
from tests.board.foreign.packing import lz_packed
from tests.board.foreign.test_links import f_puzzle, pad_puzzle, zipped
from tests.board.foreign.test_programs import PLAIN, in_progress, ksudoku, sdku, solo_cells, table

LONGEST_SENTENCE = 400
ENORMOUS = 5 * 1024 * 1024
PLACE = re.compile(r"^(line \d|puzzle \d)")
WITHOUT_A_PLACE = (
    "the file ",
    "this is not a text file",
    "this is not XML (it contains half a character)",
    "not a Sudoku document",
    "the document has version",
    "the version must",
    "puzzles must",
    "brackets are nested",
    "a text contains",
    "found ",
    "no puzzle ",
    "this puzzle is ",
    "there are more values",
    "this is XML of a kind",
    "this is a web page",
    "this is valid JSON",
    "this is a picture",
    "this is a PDF",
    "the seed is not",
    "this puzzle has rules",
)
"""Messages about a file as a whole, or that name the value or key themselves."""
NAMES_THE_VALUE = re.compile(r" (appears twice|is not a number|are too many for one puzzle)$")

VALUES = [
    None, True, False, 0, -1, 1, 9, 81, 512, 2**63, 10**30, 0.5, 1e308, "", "x", "\0", "." * 9, "." * 81, "9" * 9,
    "\u202e", "ß" * 1001, "\ud800", [], {}, [[]], [None] * 9, {"size": 9}, {"": {}}, ["." * 9] * 9, [". " * 9] * 9,
]  # fmt: skip
TEXTS = [
    b"\0", b"\xff", b"\xef\xbb\xbf", b"9" * 400, b"9" * 5000, b"-", b"1e999", b"NaN", b"[" * 2000, b"{\"a\":" * 500,
    b"]", b"}", b"\"", b"\\", b"\\ud800", b"\n", b"\r", b"\r\n", b"#", b"[State]", b"[Puzzle]\n", b"|" * 324, b"<game ",
    b"<!DOCTYPE a>", b"&l9;", b"&#0;", b"&#xd800;", b"<folder name='", b"</game>", b"version: 99999999999999999999\n",
    b"\xe2\x80\xae", b"\xf0\x9f\x98\x80",
]  # fmt: skip


def _json_of(puzzle: Puzzle) -> str:
    cells = puzzle.givens.cells.tolist()
    rows = [cells[start : start + puzzle.givens.size] for start in range(0, len(cells), puzzle.givens.size)]
    return json.dumps({"title": puzzle.title, "puzzles": [{"board": rows}, {"puzzle": puzzle.givens.to_text()}]})


def _sdku_of(puzzle: Puzzle) -> str:
    cells = "".join(f"{digit}1|" if digit else "0FF.0.0|" for digit in puzzle.givens.cells.tolist())
    return sdku(f"<c>{cells}</c>", ' version="3"')


FOREIGN: dict[str, Callable[[Puzzle], str]] = {
    "ksudoku": lambda puzzle: ksudoku(puzzle, PLAIN),
    "json": _json_of,
    "f-puzzles": lambda puzzle: json.dumps(f_puzzle(puzzle)),
    "f-puzzles link": lambda puzzle: f"https://f-puzzles.com/?load={lz_packed(json.dumps(f_puzzle(puzzle)))}",
    "sudokupad": lambda puzzle: f"https://sudokupad.app/scl{lz_packed(zipped(pad_puzzle(puzzle)))}",
    "solo": lambda puzzle: f"3x3:{solo_cells(puzzle.givens.cells.tolist())}",
    "sdku": _sdku_of,
    "link": lambda puzzle: f"https://example.org/?puzzle={puzzle.givens.to_text('0')}\n" * 3,
    "html": lambda puzzle: f"<html>{table([[digit] * 9 for digit in puzzle.givens.cells.tolist()[:9]])}</html>",
}
"""Files of other programs, each made of a 9×9 puzzle with entries."""


def sound(chance: random.Random, suffix: str) -> bytes:
    """Return an undamaged document."""
    if suffix in FOREIGN:
        return FOREIGN[suffix](in_progress(shaped(9), chance.randrange(1000))).encode()
    return dumps([_puzzle(chance) for _ in range(chance.choice((1, 1, 1, 2, 5)))], suffix).encode()


def _puzzle(chance: random.Random) -> Puzzle:
    size = 9 if chance.random() < 0.9 else chance.choice(SIZES)
    kinds = [chance.choice("gen.") for _ in range(size**2)]
    digits = [chance.randint(1, size) for _ in kinds]

    def grid(kind: str) -> Grid:
        return Grid([digit if each == kind else 0 for each, digit in zip(kinds, digits, strict=True)], shaped(size))

    run = RecordedRun(chance.choice(PRESETS), chance.randrange(99), Budget(generations=9), False, 9)
    return Puzzle(
        grid("g"),
        title=chance.choice(("", "Ännchen", "a > b & c", "x" * 50)),
        author=chance.choice(("", "me")),
        seed=chance.choice((None, 7)),
        entries=grid("e"),
        notes=tuple(chance.randrange(1, 2**size) if kind == "n" else 0 for kind in kinds),
        runs=(run.as_json_object(),) if chance.random() < 0.2 else (),
    )


def damaged(data: bytes, suffix: str, chance: random.Random) -> bytes:
    """Return the document with one to four faults."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        ways: list[Callable[[bytes, random.Random], bytes]] = [_cut, _insert, _repeat, _overwrite, _swap]
        if suffix in (".sudoku", "json", "f-puzzles"):
            ways += [_wrong_value] * 5
        data = chance.choice(ways)(data, chance)
    if chance.random() < 0.002:
        data = _enormous(data, chance)
    return data.decode("utf-8", "replace").encode("utf-16") if chance.random() < 0.01 else data


def _place(data: bytes, chance: random.Random) -> tuple[int, int]:
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + chance.choice((0, 1, 1, 9, 81, 1000)))


def _cut(data: bytes, chance: random.Random) -> bytes:
    start, end = _place(data, chance)
    return data[:start] if chance.random() < 0.4 else data[:start] + data[end:]


def _insert(data: bytes, chance: random.Random) -> bytes:
    start, end = _place(data, chance)
    return data[:start] + chance.choice(TEXTS) + data[end:]


def _repeat(data: bytes, chance: random.Random) -> bytes:
    start, end = _place(data, chance)
    return data[:start] + data[start:end] * chance.choice((2, 3, 100)) + data[end:]


def _overwrite(data: bytes, chance: random.Random) -> bytes:
    start, end = _place(data, chance)
    return data[:start] + chance.randbytes(end - start) + data[end:]


def _swap(data: bytes, chance: random.Random) -> bytes:
    (a, b), (c, d) = sorted((_place(data, chance), _place(data, chance)))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:] if b <= c else data


def _enormous(data: bytes, chance: random.Random) -> bytes:
    start, end = _place(data, chance)
    piece = chance.choice((data[start:end], b"[],", b"1,", b'"a",', b'{"a":1},', b"." * 81 + b"\n", b"<a/>", b"\n"))
    return data[:start] + piece * (ENORMOUS // max(1, len(piece))) + data[end:]


def _wrong_value(data: bytes, chance: random.Random) -> bytes:
    """Return the document with one value of its JSON, at any depth, replaced."""
    try:
        content = node = json.loads(data)
    except (ValueError, RecursionError):
        return _insert(data, chance)
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        if not keys:
            return data
        key = chance.choice(keys)
        if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.3:
            break
        node = node[key]
    if isinstance(node, dict) and chance.random() < 0.3:
        node[chance.choice((f"{key}2", "regions", ""))] = node.pop(key)
    else:
        node[key] = chance.choice(VALUES)
    return json.dumps(content).encode()


@dataclass
class Tally:
    """Numbers of documents read, refused or read in part, by format; `slowest` is the longest time in seconds."""

    read: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    read_in_part: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, int, int] = (0.0, 0, 0)


def attack(count: int, seed: int) -> Tally:
    """Read `count` documents; an AssertionError names the number of a document that was not handled."""
    tally = Tally()
    for number in range(count):
        chance = random.Random(f"{seed}-{number}")
        suffix = chance.choice((*suffixes(), ".sudoku", ".sudoku", *FOREIGN))
        data = damaged(sound(chance, suffix), suffix, chance)
        start = time.perf_counter()
        try:
            _bear(data, suffix, tally, chance)
        except Exception as error:
            raise AssertionError(f"document {number} of seed {seed} ({suffix}): {error!r}") from error
        tally.slowest = max(tally.slowest, (time.perf_counter() - start, number, len(data)))
    return tally


def _bear(data: bytes, suffix: str, tally: Tally, chance: random.Random) -> None:
    try:
        file = file_of(data, suffix, SIZES if chance.random() < 0.5 else (9,))
    except FileTextError as error:
        sentence = str(error)
        assert len(sentence.splitlines()) == 1, sentence
        assert len(sentence) <= LONGEST_SENTENCE, sentence
        has_place = PLACE.match(sentence) or sentence.startswith(WITHOUT_A_PLACE) or NAMES_THE_VALUE.search(sentence)
        is_one_line = len(data.decode("latin-1").strip().splitlines()) == 1
        assert has_place or is_one_line or suffix in FOREIGN, sentence
        tally.refused[suffix] += 1
        return
    tally.read += 1
    tally.read_in_part[suffix] += bool(file.result.omissions)
    for puzzle in file.puzzles[:5]:
        use(puzzle)
    if file.format.rewritten is None:
        return
    other = [Puzzle(Grid.blank(puzzle.givens.geometry), puzzle.title, puzzle.source) for puzzle in file.puzzles]
    try:
        again = file.with_puzzles(other).puzzles
    except NotRewritableError:
        return
    assert [puzzle.givens for puzzle in again] == [puzzle.givens for puzzle in other]
    assert [puzzle.entries for puzzle in again] == [None] * len(again)


def use(puzzle: Puzzle) -> None:
    """Use a puzzle as the board, saving and repeated runs do."""
    entries = puzzle.entries or Grid.blank(puzzle.givens.geometry)
    notes = puzzle.notes or (0,) * puzzle.givens.geometry.cell_count
    filled = Grid(puzzle.givens.cells + entries.cells, puzzle.givens.geometry).cells.tolist()
    assert not (puzzle.givens.cells * entries.cells).any()
    assert all(0 <= mask < 1 << puzzle.givens.size for mask in notes)
    assert not any(mask and digit for mask, digit in zip(notes, filled, strict=True))
    for suffix in suffixes() if puzzle.givens.geometry == 3 else (".sudoku", ".txt"):
        dumps([puzzle], suffix).encode()
    (again,) = read_text(dumps([puzzle], ".sudoku"), ".sudoku", SIZES).puzzles
    assert (again.givens, again.entries, again.notes) == (puzzle.givens, puzzle.entries, puzzle.notes)
    for told in puzzle.runs:
        with suppress(ProblemError):
            recorded_run(told)


def main() -> None:
    """Run the attack and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.perf_counter()
    tally = attack(options.count, options.seed)
    seconds, number, size = tally.slowest
    print(f"{options.count:,} documents in {time.perf_counter() - start:.0f} s: {tally.read:,} read, refused:")
    print(", ".join(f"{suffix} {count:,}" for suffix, count in sorted(tally.refused.items())))
    print("read in part:", ", ".join(f"{suffix} {count:,}" for suffix, count in sorted(tally.read_in_part.items())))
    print(f"slowest: {seconds:.2f} s (document {number}, {size:,} bytes)")
    if sys.platform != "win32":
        import resource

        print(f"most memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")


if __name__ == "__main__":
    main()
