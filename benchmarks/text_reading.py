"""Measures how long lists of puzzles and useless texts of 16 MiB take to be read, in seconds of CPU time.

    python benchmarks/text_reading.py [--data FOLDER]

FOLDER may hold `seventeen_clue.txt`, a list of 49,158 puzzles of 17 givens; without it as many puzzles are made up.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import MAX_FILE_BYTES, FileTextError
from sudoku_desktop.board.formats.puzzle_file import file_of

CHANCE = random.Random(1)
SMALL = ("1234......3.4321", "12...4.....3..21", "....1234........")


def filled(unit: str) -> bytes:
    """Return as many repetitions of a text as a file may hold."""
    return (unit * (MAX_FILE_BYTES // len(unit)))[: MAX_FILE_BYTES // len(unit) * len(unit)].encode()


def seventeen(folder: Path | None) -> bytes:
    """Return the list of puzzles with 17 givens."""
    if folder is not None and (folder / "seventeen_clue.txt").exists():
        return (folder / "seventeen_clue.txt").read_bytes()
    lines = []
    for _ in range(49_158):
        cells = ["."] * 81
        for cell in CHANCE.sample(range(81), 17):
            cells[cell] = str(CHANCE.randint(1, 9))
        lines.append("".join(cells))
    return "\n".join(lines).encode()


def cases(folder: Path | None) -> dict[str, Callable[[], bytes]]:
    """Return the texts, by what they are."""
    printable = range(32, 127)
    return {
        "49,158 lines of 17 givens": lambda: seventeen(folder),
        "100,000 lines of 4×4": lambda: "".join(f"{CHANCE.choice(SMALL)}\n" for _ in range(100_000)).encode(),
        "random bytes": lambda: CHANCE.randbytes(MAX_FILE_BYTES),
        "random characters": lambda: bytes(CHANCE.choices(printable, k=MAX_FILE_BYTES)),
        "random lines": lambda: bytes(CHANCE.choices(printable, k=MAX_FILE_BYTES)).replace(b"~", b"\n"),
        "one line of letters": lambda: filled("a"),
        "one line of digits": lambda: filled("1234567890"),
        "one line of spaces": lambda: filled(" "),
        "short lines": lambda: filled("x\n"),
        "lines of words": lambda: filled("hello world\n"),
        "lines of 80 cells": lambda: filled("1" * 80 + "\n"),
        "rows of commas": lambda: filled("1,2,3,4,5,6,7,8,9\n"),
        "empty lines": lambda: filled("\n"),
        "deep JSON": lambda: filled('{"a":'),
        "deep lists": lambda: filled("["),
        "JSON of numbers": lambda: b"[" + filled("1,")[:-4] + b"1]",
        "JSON lines": lambda: filled(json.dumps({"puzzle": "1" * 81}) + "\n"),
        "XML": lambda: filled("<a>"),
        "old encoding": lambda: "é".encode("latin-1") * MAX_FILE_BYTES,
    }


def main() -> None:
    """Print the time and the answer of each case."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", type=Path)
    for name, make in cases(parser.parse_args().data).items():
        data = make()
        start = time.process_time()
        try:
            file = file_of(data, "", SIZES)
            answer = f"{len(file.puzzles):,} puzzles, {len(file.result.omissions):,} omissions"
        except FileTextError as error:
            answer = str(error)
        print(f"{name:28} {time.process_time() - start:6.2f} s  {answer[:90]}", flush=True)


if __name__ == "__main__":
    main()
