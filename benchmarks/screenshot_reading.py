"""How many screenshots of other programs' boards, and of boards as web pages draw them, are read exactly.

    python benchmarks/screenshot_reading.py [--puzzles N] [--fonts FOLDER…] [--keep FOLDER]

GNOME Sudoku, in three looks, and KSudoku are started on a screen of their own, each with a saved game, so that it is
known what they show: a puzzle as it begins, and one half solved, with entries and with pencilled candidates. They are
Debian's packages gnome-sudoku, ksudoku and xvfb; what is missing is told and left out. The boards of web pages are
drawn here, in our own typeface and in the fonts below the folders: large digits, blue entries, pencilled candidates,
tinted rows, columns and boxes, faint lines, dark looks.

Exact is a board of which all givens were read and nothing else as a given. A digit that is read as a given but is an
entry is no error of reading, for many programs draw both alike; it is counted apart. Silently wrong is a board with any
other wrong cell that is not marked as doubtful. --keep writes the screenshots.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont, ImageGrab

from sudoku_desktop import exact
from sudoku_desktop.assets import resource
from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.board.symmetry import Transformation
from sudoku_desktop.reading.picture import Picture
from sudoku_desktop.reading.reading import read_picture

Pixels = NDArray[np.uint8]
DISPLAY = ":93"
GAMES = "/usr/games"
SECONDS_TO_START, SECONDS_TO_SETTLE = 30.0, 1.5
CLOCK = 0.001
"""The share of the screen that may change while nothing but a clock does."""
SEEDS = (
    "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..",
)


@dataclass(frozen=True)
class Board:
    """What is shown: the givens, and in other cells digits that were entered or candidates."""

    givens: Grid
    entries: dict[int, int] = field(default_factory=dict)
    candidates: dict[int, list[int]] = field(default_factory=dict)


def boards(random: np.random.Generator) -> tuple[Board, Board]:
    """A puzzle as it begins, and another half solved."""
    new, begun = (
        Transformation.random(CLASSIC, random).apply(Grid.from_text(SEEDS[random.integers(len(SEEDS))]))
        for _ in range(2)
    )
    solution = exact.solve(begun)
    assert solution is not None
    blanks = random.permutation(np.flatnonzero(begun.cells == 0)).tolist()
    third = len(blanks) // 3
    possible = begun.candidates()
    entries = {cell: int(solution.cells[cell]) for cell in blanks[:third]}
    candidates = {cell: (np.flatnonzero(possible[cell]) + 1).tolist() for cell in blanks[third : 2 * third]}
    return Board(new), Board(begun, entries, candidates)


@dataclass
class Tally:
    """What came of the boards of one look."""

    boards: int = 0
    exact: int = 0
    doubted: int = 0
    lost: int = 0
    wrong: int = 0
    silently_wrong: int = 0
    as_given: int = 0

    def add(self, board: Board, pixels: Pixels) -> None:
        """Read a picture that shows this board and no other."""
        self.boards += 1
        readings = read_picture(Picture(pixels))
        if not readings:
            self.lost += 1
            return
        differing = [np.flatnonzero(each.puzzle.cells != board.givens.cells).tolist() for each in readings]
        best = min(range(len(readings)), key=lambda place: len(differing[place]))
        reading = readings[best]
        entered = {cell for cell, digit in board.entries.items() if reading.puzzle.cells[cell] == digit}
        wrong = set(differing[best]) - entered
        self.as_given += bool(entered)
        self.exact += not wrong and not entered
        self.doubted += not wrong and bool(reading.doubtful)
        self.wrong += bool(wrong)
        self.silently_wrong += not wrong <= reading.doubtful

    def row(self, name: str) -> str:
        """Of the table in docs/measurements.md."""
        figures = (self.boards, self.exact, self.doubted, self.as_given, self.wrong, self.silently_wrong, self.lost)
        return f"| {name} | {' | '.join(map(str, figures))} |"


HEAD = """| boards of | boards | exact | right, with doubts | entries as givens | wrong | silently | not found |
|---|---|---|---|---|---|---|---|"""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen of its own and an empty home folder, as the environment of what is shown there."""
    with TemporaryDirectory() as home:
        Path(home, "run").mkdir(mode=0o700)
        server = subprocess.Popen(
            ["Xvfb", DISPLAY, "-screen", "0", "1280x960x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            time.sleep(SECONDS_TO_SETTLE)
            yield os.environ | {
                "DISPLAY": DISPLAY,
                "HOME": home,
                "XDG_RUNTIME_DIR": f"{home}/run",
                "XDG_DATA_HOME": f"{home}/data",
                "XDG_CONFIG_HOME": f"{home}/config",
                "QT_QPA_PLATFORM": "xcb",
                "PATH": f"{os.environ['PATH']}:{GAMES}",
            }
        finally:
            server.terminate()
            server.wait()


def grabbed(command: list[str], environment: dict[str, str]) -> Pixels:
    """What the screen shows once a program no longer changes it."""
    program = subprocess.Popen(
        ["dbus-run-session", "--", *command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        before = None
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline:
            time.sleep(SECONDS_TO_SETTLE)
            now = np.asarray(ImageGrab.grab(xdisplay=DISPLAY).convert("RGB"))
            if before is not None and now.any() and np.mean(now != before) < CLOCK:
                return now
            before = now
        raise TimeoutError(f"{command[0]} shows nothing that lasts")
    finally:
        program.terminate()
        program.wait()


def gnome_sudoku(board: Board, look: str, environment: dict[str, str]) -> Pixels:
    """GNOME Sudoku takes its saved game up."""
    cells = [
        {"position": [cell // 9, cell % 9], "value": digit, "fixed": fixed, "earmarks": []}
        for digits, fixed in ((dict(enumerate(board.givens.cells.tolist())), True), (board.entries, False))
        for cell, digit in digits.items()
        if digit
    ] + [
        {"position": [cell // 9, cell % 9], "value": 0, "fixed": False, "earmarks": digits}
        for cell, digits in board.candidates.items()
    ]
    folder = Path(environment["XDG_DATA_HOME"], "gnome-sudoku")
    folder.mkdir(parents=True, exist_ok=True)
    saved = {"difficulty_category": "easy", "time_elapsed": 1.0, "cells": cells}
    (folder / "savefile").write_text(json.dumps(saved))
    return grabbed(["gnome-sudoku"], environment | {"GTK_THEME": look, "GSETTINGS_BACKEND": "memory"})


def ksudoku(board: Board, look: str, environment: dict[str, str]) -> Pixels:
    """KSudoku opens a file; it counts cells column by column, and takes entries and candidates from the history.

    Its themes can only be chosen by hand: `look` is none.
    """

    def index(cell: int) -> int:
        return cell % 9 * 9 + cell // 9

    by_column = board.givens.cells.reshape(9, 9).T.ravel()
    values = "".join("_abcdefghij"[digit + (digit > 0)] for digit in by_column.tolist())
    events = [f'<simple-event index="{index(cell)}" value="{digit}"/>' for cell, digit in board.entries.items()] + [
        f'<simple-event index="{index(cell)}" markers="{"".join(str(int(d in digits)) for d in range(1, 10))}"/>'
        for cell, digits in board.candidates.items()
    ]
    path = Path(environment["HOME"], "game.ksudoku")
    path.write_text(
        '<!DOCTYPE ksudoku><ksudoku><game had-help="0" msecs-elapsed="0"><puzzle>'
        f'<graph order="9" type="sudoku" specific-type="Plain"/><values>{values}</values></puzzle>'
        f"<history>{''.join(events)}</history></game></ksudoku>"
    )
    return grabbed(["ksudoku", "--qwindowgeometry", "900x900", str(path)], environment)


PEERS: tuple[tuple[str, Callable[..., Pixels], dict[str, str]], ...] = (
    ("gnome-sudoku", gnome_sudoku, {"Adwaita": "light", "Adwaita:dark": "dark", "HighContrast": "high contrast"}),
    ("ksudoku", ksudoku, {"": "its default"}),
)


@dataclass(frozen=True)
class Look:
    """How a web page draws its board: colours, and widths in hundredths of a cell."""

    paper: str
    given: str
    entry: str
    thin: str
    thick: str
    tint: str
    selected: str
    size: int = 72
    widths: tuple[int, int] = (2, 5)


LOOKS = {
    "blue entries": Look("#ffffff", "#344861", "#325aaf", "#bec6d4", "#344861", "#e2ebf3", "#bbdefb"),
    "strong lines": Look("#ffffff", "#000000", "#1a73e8", "#777777", "#000000", "#eeeeee", "#ffda00", 60, (2, 7)),
    "faint lines": Look("#fffaf0", "#4a4038", "#c0663a", "#e6dccb", "#8a7a66", "#f6e8cf", "#f1d29a", 78, (2, 3)),
    "dark": Look("#1e1e1e", "#f0f0f0", "#6fb1ff", "#4a4a4a", "#9a9a9a", "#2d2f33", "#3f4c63"),
    "dark, grey digits": Look("#15202b", "#b8c4ce", "#e0a84e", "#2f4152", "#5f7a92", "#1d2c3a", "#2a4561", 66),
}


def web_page(board: Board, look: Look, font: Path, random: np.random.Generator) -> Pixels:
    """A page with headings and buttons around a board, one cell selected."""
    cell = int(random.integers(30, 72))
    left, top = int(random.integers(8, 200)), int(random.integers(60, 120))
    image = Image.new("RGB", (left + 9 * cell + 260, top + 9 * cell + 60), look.paper)
    draw = ImageDraw.Draw(image)
    small, large, words = (ImageFont.truetype(str(font), round(share * cell)) for share in (0.27, look.size / 100, 0.4))
    draw.text((left, 12), "Sudoku  Easy  Medium  Hard  00:42", fill=look.given, font=words)
    for number in range(9):
        x, y = left + 9 * cell + 30 + number % 3 * 72, top + number // 3 * 72
        draw.rounded_rectangle((x, y, x + 64, y + 64), 8, fill=look.tint)
        draw.text((x + 32, y + 32), str(number + 1), fill=look.entry, font=words, anchor="mm")
    chosen = int(random.integers(81))
    for place in range(81):
        row, column = divmod(place, 9)
        sees = row == chosen // 9 or column == chosen % 9
        sees |= (row // 3, column // 3) == (chosen // 27, chosen % 9 // 3)
        x, y = left + column * cell, top + row * cell
        if sees:
            draw.rectangle((x, y, x + cell, y + cell), fill=look.selected if place == chosen else look.tint)
        middle = x + cell / 2, y + cell / 2
        digit = board.givens.cells[place] or board.entries.get(place)
        if digit:
            ink = look.given if board.givens.cells[place] else look.entry
            draw.text(middle, str(digit), fill=ink, font=large, anchor="mm")
        for candidate in board.candidates.get(place, ()):
            across, down = (candidate - 1) % 3, (candidate - 1) // 3
            spot = x + (across + 0.5) * cell / 3, y + (down + 0.5) * cell / 3
            draw.text(spot, str(candidate), fill=look.thick, font=small, anchor="mm")
    for line in sorted(range(10), key=lambda line: line % 3 == 0):
        is_thick = line % 3 == 0
        colour, width = (look.thick if is_thick else look.thin), max(1, round(look.widths[is_thick] * cell / 100))
        draw.line((left, top + line * cell, left + 9 * cell, top + line * cell), fill=colour, width=width)
        draw.line((left + line * cell, top, left + line * cell, top + 9 * cell), fill=colour, width=width)
    return np.asarray(image)


def main() -> None:
    """Take the screenshots, read them, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=4, help="in each look, each as it begins and half solved")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[], help="folders with fonts of web pages")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to write the screenshots")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = np.random.default_rng(options.seed)

    def keep(pixels: Pixels, name: str) -> Pixels:
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            Image.fromarray(pixels).save(options.keep / f"{name}.png".replace(" ", "-").replace(",", ""))
        return pixels

    def told(name: str, looks: list[Callable[[Board], Pixels]]) -> None:
        tallies = Tally(), Tally()
        for number in range(options.puzzles):
            for show in looks:
                for tally, stage, board in zip(tallies, ("new", "begun"), boards(random), strict=True):
                    tally.add(board, keep(show(board), f"{name}-{stage}-{number}-{tally.boards}"))
        for tally, stage in zip(tallies, ("as it begins", "half solved"), strict=True):
            print(tally.row(f"{name}, {stage}"), flush=True)

    missing = [each for each in ("Xvfb", "dbus-run-session") if not shutil.which(each)]
    print(HEAD)
    for program, show, themes in PEERS:
        if missing or not shutil.which(program, path=f"{os.environ['PATH']}:{GAMES}"):
            print(f"{program} is left out: {', '.join(missing) or 'it'} is not installed", file=sys.stderr)
            continue
        for theme, name in themes.items():
            with screen() as environment:
                told(f"{program}, {name}", [partial(show, look=theme, environment=environment)])
    fonts = [path for folder in options.fonts for path in sorted(folder.rglob("*.[to]tf"))]
    fonts = fonts or [resource("fonts", "SudokuDesktopSans-Regular.ttf")]
    for name, look in LOOKS.items():
        told(f"web page, {name}", [partial(web_page, look=look, font=font, random=random) for font in fonts])


if __name__ == "__main__":
    main()
