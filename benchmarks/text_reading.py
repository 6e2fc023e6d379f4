"""Measures how long lists of puzzles and useless texts of 16 MiB take to be read, in seconds of CPU time.

    python benchmarks/text_reading.py [--data FOLDER] [--only WORD]

Each line ends with the CPU time of a fixed loop of Python right before, which shows how busy the machine is. FOLDER may
hold `seventeen_clue.txt`, a list of 49,158 puzzles of 17 givens; without it as many puzzles are made up.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

from sudoku_desktop.board import SIZES, Grid, Puzzle
from sudoku_desktop.board.formats import MAX_FILE_BYTES, FileTextError, TextStyle, text_of
from sudoku_desktop.board.formats.puzzle_file import file_of
from sudoku_desktop.board.geometry import SYMBOLS

CHANCE = random.Random(1)
SOLVED = "123456789456789123789123456231674895875912364694538217317265948542897631968341572"
GIVENS = 0, 4, 8, 10, 15, 20, 22, 29, 31, 35, 38, 40, 42, 45, 49, 51, 58, 60, 64, 67, 70, 72, 76, 80
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


def solution(number: int) -> str:
    """Return the solution of a puzzle of `of_puzzles`."""
    turn = number % 9
    return SOLVED.translate(str.maketrans("123456789", "123456789"[turn:] + "123456789"[:turn]))


def of_puzzles(line: Callable[[str, int], str]) -> bytes:
    """Return 16 MiB of puzzles with nine arrangements of digits, each written by a function of cells and number."""
    parts, size = [], 0
    for number in range(MAX_FILE_BYTES):
        part = line("".join(full if at in GIVENS else "." for at, full in enumerate(solution(number))), number)
        size += len(part)
        if size > MAX_FILE_BYTES:
            break
        parts.append(part)
    return "".join(parts).encode()


def rows(cells: str, size: int = 9, gap: str = "") -> str:
    """Return cells as rows."""
    return "".join(gap.join(cells[start : start + size]) + "\n" for start in range(0, len(cells), size))


def drawn(cells: str, number: int) -> str:
    """Return a puzzle with borders between its boxes."""
    return text_of(Puzzle(Grid.from_text(cells)), TextStyle.GRID) + "\n\n"


def pencilmarks(cells: str, number: int) -> str:
    """Return a grid of candidates."""
    grid = Grid.from_text(cells)
    return text_of(Puzzle(grid, notes=grid.candidate_masks()), TextStyle.PENCILMARKS) + "\n\n"


def large(size: int) -> str:
    """Return the line of a large puzzle with a third of its cells as givens."""
    return "".join(CHANCE.choice(SYMBOLS[:size] + "." * 2 * size) for _ in range(size**2))


def cases(folder: Path | None) -> dict[str, Callable[[], bytes]]:
    """Return functions that make the texts, by description."""
    printable = range(32, 127)
    return {
        "49,158 lines of 17 givens": lambda: seventeen(folder),
        "100,000 lines of 4×4": lambda: "".join(f"{CHANCE.choice(SMALL)}\n" for _ in range(100_000)).encode(),
        "16 MiB of lines": lambda: of_puzzles(lambda cells, _: f"{cells}\n"),
        "lines of 16×16": lambda: filled(large(16) + "\n"),
        "lines of 25×25": lambda: filled(large(25) + "\n"),
        "lines of 4×4": lambda: filled("1234......3.4321\n12...4.....3..21\n"),
        "rated lines": lambda: of_puzzles(lambda cells, number: f"{cells} # ED={number % 9}.5\n"),
        "puzzles and solutions": lambda: of_puzzles(lambda cells, at: f"{cells}\n{solution(at)}\n"),
        "CSV with solutions": lambda: (
            b"id,puzzle,solution\n" + of_puzzles(lambda cells, at: f"{at},{cells},{solution(at)}\n")
        ),
        "titles and puzzles": lambda: of_puzzles(lambda cells, at: f"Puzzle {at}\n{cells}\n"),
        "every other line faulty": lambda: of_puzzles(lambda cells, _: f"{cells}\n{cells[:-1]}\n"),
        "rows": lambda: of_puzzles(lambda cells, at: f"Grid {at}\n{rows(cells)}"),
        "rows with spaces": lambda: of_puzzles(lambda cells, _: f"{rows(cells, gap=' ')}\n"),
        "drawn grids": lambda: of_puzzles(drawn),
        "pencilmarks": lambda: of_puzzles(pencilmarks),
        "JSON lines": lambda: of_puzzles(lambda cells, _: json.dumps({"puzzle": cells}) + "\n"),
        "JSON list": lambda: b"[" + of_puzzles(lambda cells, _: f'"{cells}",\n')[:-2] + b"]",
        "JSON of lists": lambda: (
            b"[" + of_puzzles(lambda cells, _: f"{Grid.from_text(cells).cells.tolist()},")[:-1] + b"]"
        ),
        "links": lambda: of_puzzles(lambda cells, _: f"https://example.org/play?puzzle={cells}\n"),
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
        "XML": lambda: filled("<a>"),
        "old encoding": lambda: "é".encode("latin-1") * MAX_FILE_BYTES,
    }


def main() -> None:
    """Measure the reading of each case, and print its time and result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    for name, make in cases(arguments.data).items():
        if arguments.only not in name:
            continue
        data = make()
        start = time.process_time()
        {str(number): number for number in range(1_000_000)}
        loop = time.process_time() - start
        start = time.process_time()
        try:
            file = file_of(data, "", SIZES)
            answer = f"{len(file.puzzles):,} puzzles, {len(file.result.omissions):,} omissions"
        except FileTextError as error:
            answer = str(error)
        taken = time.process_time() - start
        print(f"{name:28} {taken:6.2f} s  {answer[:90]}  ({loop:.2f} s)", flush=True)


if __name__ == "__main__":
    main()
