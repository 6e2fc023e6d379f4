"""Share of screenshots of other programs' boards, and of boards drawn as web pages do, that are read exactly.

    python benchmarks/screenshot_reading.py [--puzzles N] [--fonts FOLDER…] [--keep FOLDER | --kept FOLDER]

GNOME Sudoku, in three looks, and KSudoku are started on a screen of their own, each with a saved game, so that it is
known what they show: a puzzle as it begins, one half solved, with entries and with pencilled candidates, and one in
which all but six blanks have entries and three candidates. They are
Debian's packages gnome-sudoku, ksudoku and xvfb; what is missing is told and left out. Our own board is painted as the
window paints it, in all its themes. The boards of web pages are drawn here, in our own typeface and in the fonts below
the folders: large digits; entries that are blue, regular beside bold givens, or told by the ground of the givens alone;
pencilled candidates, tinted rows, columns and boxes, faint lines, dark looks.

Exact is a board of which all givens and all entries were read, each as what it is; a digit that is taken for the other
of the two is counted as mixed up. Wrong is a board with any other wrong cell. Silently wrong is one with a wrong cell
of either kind that is not marked as doubtful. Times are of the processor, one core. --keep writes the screenshots and
what they show; --kept reads those again.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

for library in ("OPENBLAS", "OMP", "MKL"):  # before they are loaded
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from PIL import Image, ImageDraw, ImageFont, ImageGrab  # noqa: E402
from PySide6.QtCore import QRectF  # noqa: E402
from PySide6.QtGui import QImage, QPainter  # noqa: E402

from sudoku_desktop import exact  # noqa: E402
from sudoku_desktop.assets import resource  # noqa: E402
from sudoku_desktop.board import CLASSIC, Grid  # noqa: E402
from sudoku_desktop.board.symmetry import Transformation  # noqa: E402
from sudoku_desktop.printing.application import ensure_application  # noqa: E402
from sudoku_desktop.printing.typeface import own_family  # noqa: E402
from sudoku_desktop.reading.picture import Picture  # noqa: E402
from sudoku_desktop.reading.reading import read_picture  # noqa: E402
from sudoku_desktop.reading.result import PuzzleReading  # noqa: E402
from sudoku_desktop.ui.board import painting as board_painting  # noqa: E402
from sudoku_desktop.ui.board.look import looks_of_position  # noqa: E402
from sudoku_desktop.ui.theme import DARK, HIGH_CONTRAST, LIGHT, Theme, safe_for_colour_blindness  # noqa: E402

Pixels = NDArray[np.uint8]
DISPLAY = ":93"
GAMES = "/usr/games"
SECONDS_TO_START, SECONDS_TO_SETTLE = 60.0, 4.0
CLOCK = 0.001
"""Maximum share of the screen that changes while nothing but a clock does."""
SEEDS = (
    "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..",
)


@dataclass(frozen=True)
class Board:
    """Content of a screenshot: the givens, and in other cells entries or candidates."""

    givens: Grid
    entries: dict[int, int] = field(default_factory=dict)
    candidates: dict[int, list[int]] = field(default_factory=dict)


STAGES = ("as it begins", "half solved", "nearly solved")


def boards(random: np.random.Generator) -> tuple[Board, ...]:
    """Return a board of one puzzle at each of STAGES."""

    def one(entered: Callable[[int], int], pencilled: Callable[[int], int]) -> Board:
        """Return a board; both functions map a number of blanks to the number with digits, or with candidates."""
        puzzle = Transformation.random(CLASSIC, random).apply(Grid.from_text(SEEDS[random.integers(len(SEEDS))]))
        solution = exact.solve(puzzle)
        assert solution is not None
        blanks = random.permutation(np.flatnonzero(puzzle.cells == 0)).tolist()
        digits, candidates = entered(len(blanks)), pencilled(len(blanks))
        possible = puzzle.candidates()
        return Board(
            puzzle,
            {cell: int(solution.cells[cell]) for cell in blanks[:digits]},
            {cell: (np.flatnonzero(possible[cell]) + 1).tolist() for cell in blanks[digits : digits + candidates]},
        )

    def third(blanks: int) -> int:
        return blanks // 3

    return one(lambda _: 0, lambda _: 0), one(third, third), one(lambda blanks: blanks - 6, lambda _: 3)


@dataclass
class Tally:
    """Results of the boards of one look."""

    boards: int = 0
    exact: int = 0
    doubted: int = 0
    mixed: int = 0
    wrong: int = 0
    silently_wrong: int = 0
    lost: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, board: Board, pixels: Pixels) -> set[int]:
        """Read a picture that shows this board and no other; returns the cells that are wrong."""
        began = time.process_time()
        readings = read_picture(Picture(pixels))
        self.seconds.append(time.process_time() - began)
        self.boards += 1
        if not readings:
            self.lost += 1
            return set(range(81))
        entries = np.zeros(81, int)
        entries[list(board.entries)] = list(board.entries.values())

        def wrong_in(reading: PuzzleReading) -> set[int]:
            differs = (reading.puzzle.cells != board.givens.cells) | (np.array(reading.entries) != entries)
            return set(np.flatnonzero(differs).tolist())

        reading = min(readings, key=lambda each: len(wrong_in(each)))
        wrong = wrong_in(reading)
        shown = board.givens.cells + entries
        is_mixed = {cell for cell in wrong if max(reading.puzzle.cells[cell], reading.entries[cell]) == shown[cell]}
        self.exact += not wrong
        self.doubted += not wrong and bool(reading.doubtful)
        self.mixed += bool(is_mixed)
        self.wrong += bool(wrong - is_mixed)
        self.silently_wrong += not wrong <= reading.doubtful
        return wrong

    def row(self, name: str) -> str:
        """Return the row of the table in docs/measurements.md."""
        figures = (self.boards, self.exact, self.doubted, self.mixed, self.wrong, self.silently_wrong, self.lost)
        seconds = f"{statistics.median(self.seconds):.2f} | {max(self.seconds):.2f}"
        return f"| {name} | {' | '.join(map(str, figures))} | {seconds} |"


HEAD = """| boards of | boards | exact | with doubts | mixed up | wrong | silently | not found | s | worst s |
|---|---|---|---|---|---|---|---|---|---|"""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Start a separate screen with an empty home folder, and yield its environment variables."""
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
    """Start a program and return the screen's pixels once they no longer change."""
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
    """Return a screenshot of GNOME Sudoku, which continues a saved game."""
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
    """Return a screenshot of KSudoku with a file, in which cells are numbered by column.

    Entries and candidates are in the file's history. Its themes cannot be chosen by a program, so `look` is not used.
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


OURS = {
    "light": LIGHT,
    "dark": DARK,
    "high contrast": HIGH_CONTRAST,
    "safe colours": safe_for_colour_blindness(LIGHT),
    "dark, safe colours": safe_for_colour_blindness(DARK),
}


def our_board(board: Board, theme: Theme, random: np.random.Generator) -> Pixels:
    """Return a board as the window paints it, with the cursor in some cell."""
    ensure_application()
    entries = Grid.blank().with_cells(board.entries.items())
    notes = [sum(1 << digit - 1 for digit in board.candidates.get(cell, ())) for cell in range(81)]
    looks = looks_of_position(board.givens, Grid(board.givens.cells + entries.cells), notes, frozenset())
    side = int(random.integers(320, 800))
    image = QImage(side + 200, side + 120, QImage.Format.Format_RGB888)
    image.fill(theme.window)
    painter = QPainter(image)
    picture = board_painting.BoardPicture(looks, CLASSIC, cursor=int(random.integers(81)), has_focus=True)
    board_painting.paint_board(painter, QRectF(80, 60, side, side), picture, theme, own_family())
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


@dataclass(frozen=True)
class Look:
    """Look of a web page's board: colours, and widths in hundredths of a cell."""

    paper: str
    given: str
    entry: str
    thin: str
    thick: str
    tint: str
    selected: str
    size: int = 72
    widths: tuple[int, int] = (2, 5)
    given_ground: str = ""
    has_bold_givens: bool = False
    wrong: str = ""
    """Colour of a third of the entries, as on pages that mark wrong entries; "" for none."""


LOOKS = {
    "blue entries": Look("#ffffff", "#344861", "#325aaf", "#bec6d4", "#344861", "#e2ebf3", "#bbdefb"),
    "strong lines": Look("#ffffff", "#000000", "#1a73e8", "#777777", "#000000", "#eeeeee", "#ffda00", 60, (2, 7)),
    "faint lines": Look("#fffaf0", "#4a4038", "#c0663a", "#e6dccb", "#8a7a66", "#f6e8cf", "#f1d29a", 78, (2, 3)),
    "dark": Look("#1e1e1e", "#f0f0f0", "#6fb1ff", "#4a4a4a", "#9a9a9a", "#2d2f33", "#3f4c63"),
    "dark, grey digits": Look("#15202b", "#b8c4ce", "#e0a84e", "#2f4152", "#5f7a92", "#1d2c3a", "#2a4561", 66),
    "grey givens": Look(
        "#ffffff", "#121212", "#121212", "#b5b5b5", "#121212", "#f3e9b8", "#ffd54a", given_ground="#e6e6e6"
    ),
    "bold givens": Look(
        "#ffffff", "#222222", "#222222", "#999999", "#222222", "#f2f2f2", "#cfe3fa", has_bold_givens=True
    ),
    "grey entries": Look("#ffffff", "#000000", "#7a7a7a", "#b0b0b0", "#000000", "#f4f4f4", "#e0e0e0"),
    "wrong ones red": Look(
        "#ffffff", "#344861", "#325aaf", "#bec6d4", "#344861", "#e2ebf3", "#bbdefb", wrong="#e55c6c"
    ),
}


def web_page(board: Board, look: Look, font: Path, random: np.random.Generator) -> Pixels:
    """Return a drawn page with headings and buttons around a board, one cell selected."""
    cell = int(random.integers(30, 72))
    left, top = int(random.integers(8, 200)), int(random.integers(60, 120))
    image = Image.new("RGB", (left + 9 * cell + 260, top + 9 * cell + 60), look.paper)
    draw = ImageDraw.Draw(image)
    small, large, words = (ImageFont.truetype(str(font), round(share * cell)) for share in (0.27, look.size / 100, 0.4))
    bold = ImageFont.truetype(str(font).replace("Regular", "Bold"), large.size) if look.has_bold_givens else large
    wrong = set(random.permutation(list(board.entries))[::3].tolist()) if look.wrong else set()
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
        is_given = bool(board.givens.cells[place])
        if sees or (is_given and look.given_ground):
            ground = look.selected if place == chosen else look.given_ground if is_given else look.tint
            draw.rectangle((x, y, x + cell, y + cell), fill=ground or look.tint)
        middle = x + cell / 2, y + cell / 2
        digit = board.givens.cells[place] or board.entries.get(place)
        if digit:
            ink = look.given if is_given else look.wrong if place in wrong else look.entry
            draw.text(middle, str(digit), fill=ink, font=bold if is_given else large, anchor="mm")
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


@dataclass(frozen=True)
class Shot:
    """A screenshot, and the board that it shows."""

    name: str
    board: Board
    pixels: Pixels

    def keep(self, path: Path) -> None:
        """Write the screenshot and its board to files."""
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(self.pixels).save(path.with_suffix(".png"))
        entries = Grid.blank().with_cells(self.board.entries.items())
        path.with_suffix(".txt").write_text("\n".join((self.name, self.board.givens.to_text(), entries.to_text())))

    @classmethod
    def kept(cls, path: Path) -> Shot:
        """Return the screenshot and the board that `--keep` wrote."""
        name, *both = path.with_suffix(".txt").read_text().splitlines()
        givens, entries = map(Grid.from_text, both)
        board = Board(givens, {cell: int(entries.cells[cell]) for cell in np.flatnonzero(entries.cells).tolist()})
        return cls(name, board, np.asarray(Image.open(path.with_suffix(".png")).convert("RGB")))


def shots(puzzles: int, fonts: Sequence[Path], random: np.random.Generator) -> Iterator[Shot]:
    """Yield all screenshots that can be taken here, `puzzles` for each look and stage."""

    def of(name: str, show: Callable[[Board], Pixels]) -> Iterator[Shot]:
        for _ in range(puzzles):
            for stage, board in zip(STAGES, boards(random), strict=True):
                yield Shot(f"{name}, {stage}", board, show(board))

    missing = [each for each in ("Xvfb", "dbus-run-session") if not shutil.which(each)]
    for program, show, themes in PEERS:
        if missing or not shutil.which(program, path=f"{os.environ['PATH']}:{GAMES}"):
            print(f"{program} is left out: {', '.join(missing) or 'it'} is not installed", file=sys.stderr)
            continue
        for theme, name in themes.items():
            with screen() as environment:
                yield from of(f"{program}, {name}", partial(show, look=theme, environment=environment))
    for name, ours in OURS.items():
        yield from of(f"our board, {name}", partial(our_board, theme=ours, random=random))
    for name, look in LOOKS.items():
        for font in fonts:
            yield from of(f"web page, {name}", partial(web_page, look=look, font=font, random=random))


def main() -> None:
    """Take the screenshots, read them, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--puzzles", type=int, default=4, help="in each look, each at every stage")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[], help="folders with fonts of web pages")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to write the screenshots")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="read those that were written there")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    fonts = [path for folder in options.fonts for path in sorted(folder.rglob("*.[to]tf"))]
    fonts = fonts or [resource("fonts", "SudokuDesktopSans-Regular.ttf")]
    if options.kept:
        taken: Iterator[Shot] = map(Shot.kept, sorted(options.kept.glob("*.png")))
    else:
        taken = shots(options.puzzles, fonts, np.random.default_rng(options.seed))
    tallies: dict[str, Tally] = {}
    for number, shot in enumerate(taken):
        if options.keep:
            shot.keep(options.keep / f"{number:04}")
        wrong = tallies.setdefault(shot.name, Tally()).add(shot.board, shot.pixels)
        if wrong:
            print(f"{number:04} {shot.name}: wrong are {sorted(wrong)}", file=sys.stderr)
    print(HEAD)
    for name, tally in tallies.items():
        print(tally.row(name))


if __name__ == "__main__":
    main()
