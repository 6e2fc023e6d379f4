"""Round trips over paper: puzzles are printed as the program prints, photographed by simulation, and read.

    python -m tests.attacks.photographs 200 --seed 1 [--fonts FOLDER]

Each page is drawn from its PDF, then bent, laid askew, lit unevenly, blurred, noised and compressed. Every puzzle is
read from a page without QR codes and from one with them; a code that is too blurred leaves the digits. With --fonts,
boards are drawn in each font below the folders as well, and read as screenshots and as photographs. Told is how many
came back exactly, doubts apart; exit status 1 if fewer did than LEAST_EXACT, or if one came back wrong without a mark.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.board.symmetry import Transformation
from sudoku_desktop.printing.application import ensure_application
from sudoku_desktop.printing.files import write_pdf
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, Solutions
from sudoku_desktop.reading.picture import Picture, load_pictures
from sudoku_desktop.reading.reading import read_picture
from sudoku_desktop.reading.result import ReadingSource
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

LEAST_EXACT = 0.99
Pixels = NDArray[np.uint8]


def puzzles(count: int, random: np.random.Generator) -> list[PrintedPuzzle]:
    """Return transformed copies of two puzzles, the easy one with its solution."""
    guises = (Transformation.random(CLASSIC, random) for _ in range(count))
    return [
        PrintedPuzzle(guise.apply(MK_FIG_1), guise.apply(MK_FIG_1_SOLUTION))
        if number % 2
        else PrintedPuzzle(guise.apply(ESCARGOT))
        for number, guise in enumerate(guises)
    ]


def pages(printed: Sequence[PrintedPuzzle], per_page: int, **options: object) -> list[Picture]:
    """Return the pages of a sheet as pictures."""
    sheet = replace(Sheet(tuple(printed), date(2026, 11, 22), per_page=per_page, solutions=Solutions.NONE), **options)
    with TemporaryDirectory() as folder:
        path = Path(folder, "sheet.pdf")
        write_pdf(sheet, path)
        return load_pictures(path)


def photographed(page: Pixels, random: np.random.Generator) -> Pixels:
    """Return the page as photographed by hand with a telephone."""
    height, width = page.shape[:2]
    edge = round(0.06 * width)
    page = cv2.copyMakeBorder(page, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=(90, 70, 60))
    height, width = page.shape[:2]
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    askew = corners + random.uniform(-0.05, 0.05, (4, 2)).astype(np.float32) * width
    perspective = cv2.getPerspectiveTransform(askew.astype(np.float32), corners)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    depth = perspective[2, 0] * columns + perspective[2, 1] * rows + 1
    x = (perspective[0, 0] * columns + perspective[0, 1] * rows + perspective[0, 2]) / depth
    y = (perspective[1, 0] * columns + perspective[1, 1] * rows + perspective[1, 2]) / depth
    y += random.uniform(-0.008, 0.008) * height * np.sin(x / width * random.uniform(2, 5) + random.uniform(0, 6))
    seen = cv2.remap(page, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderValue=(90, 70, 60))
    scale = random.uniform(0.8, 1.2)
    seen = cv2.resize(seen, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    light = cv2.resize(random.uniform(0.6, 1, (3, 3, 1)).astype(np.float32), seen.shape[1::-1], interpolation=2)
    lit = seen * light[..., None]
    lit = cv2.GaussianBlur(lit, (0, 0), random.uniform(0.4, 1.3)) + random.normal(0, random.uniform(1, 7), seen.shape)
    _, coded = cv2.imencode(
        ".jpg", np.clip(lit, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(50, 95))]
    )
    return np.asarray(np.rot90(cv2.imdecode(coded, cv2.IMREAD_COLOR), random.integers(4)))


@dataclass
class Tally:
    """Number of puzzles read back, for one way of reading."""

    exact: int = 0
    by_code: int = 0
    doubted: int = 0
    lost: int = 0
    wrong: int = 0
    silently_wrong: list[str] = field(default_factory=list)

    def add(self, wanted: Sequence[Grid], picture: Picture) -> None:
        """Read a picture that shows these puzzles, each once, in any order."""
        left = list(wanted)
        for reading in read_picture(picture):
            true = min(left, default=None, key=lambda grid: int((grid.cells != reading.puzzle.cells).sum()))
            wrong = 81 if true is None else np.flatnonzero(true.cells != reading.puzzle.cells)
            if true is not None and not np.size(wrong):
                left.remove(true)
                self.exact += 1
                self.by_code += reading.source is ReadingSource.QR
                self.doubted += bool(reading.doubtful)
            else:
                self.wrong += 1
                if not set(np.ravel(wrong).tolist()) <= reading.doubtful:
                    self.silently_wrong.append(reading.puzzle.to_text())
        self.lost += len(left)

    def __str__(self) -> str:
        return (
            f"{self.exact:,} exact, {self.by_code:,} of them by their codes, {self.doubted:,} with doubts; "
            f"{self.lost:,} lost, {self.wrong:,} wrong, {len(self.silently_wrong):,} silently"
        )

    @property
    def is_well(self) -> bool:
        """Whether enough puzzles were read correctly."""
        return self.exact >= LEAST_EXACT * (self.exact + self.lost) and not self.silently_wrong


def round_trips(count: int, seed: int) -> dict[str, Tally]:
    """Print, photograph and read `count` puzzles, by digits and by code."""
    ensure_application()
    random = np.random.default_rng(seed)
    tallies = {"without codes": Tally(), "with codes": Tally()}
    printed = puzzles(count, random)
    while printed:
        per_page = int(random.choice((1, 2, 4, 6)))
        chosen, printed = printed[:per_page], printed[per_page:]
        for with_codes, tally in zip((False, True), tallies.values(), strict=True):
            for page in pages(chosen, per_page, shows_codes=with_codes):
                tally.add([each.givens for each in chosen], Picture(photographed(page.pixels, random)))
    return tallies


def drawn(puzzle: Grid, font: Path, random: np.random.Generator) -> Pixels:
    """Return a picture of a board as a screen shows it, in this font."""
    cell = int(random.integers(24, 60))
    edge = 3 * cell  # cut much closer, the edge of the paper is taken for the frame
    side = 9 * cell + 2 * edge
    dark, light = (30, 235) if random.random() < 0.8 else (225, 40)
    image = Image.new("L", (side, side), light)
    draw = ImageDraw.Draw(image)
    grey = int(light + (dark - light) * random.uniform(0.4, 1))
    for line in sorted(range(10), key=lambda line: line % 3 == 0):
        at, wide, shade = edge + line * cell, (1, 3)[line % 3 == 0], (grey, dark)[line % 3 == 0]
        draw.line((edge, at, side - edge, at), fill=shade, width=wide)
        draw.line((at, edge, at, side - edge), fill=shade, width=wide)
    letters = ImageFont.truetype(str(font), round(cell * 0.72))
    for place, digit in enumerate(puzzle.cells.tolist()):
        if digit:
            middle = edge + (place % 9 + 0.5) * cell, edge + (place // 9 + 0.5) * cell
            draw.text(middle, str(digit), fill=dark, font=letters, anchor="mm")
    return np.repeat(np.asarray(image)[..., None], 3, axis=2)


def in_fonts(fonts: Sequence[Path], seed: int) -> Iterator[tuple[Path, Tally, Tally]]:
    """Yield for each font the results of a screenshot and of a photograph of a printed board."""
    random = np.random.default_rng(seed)
    for font in fonts:
        clean, photo = Tally(), Tally()
        (puzzle,) = puzzles(1, random)
        pixels = drawn(puzzle.givens, font, random)
        clean.add([puzzle.givens], Picture(pixels))
        photo.add([puzzle.givens], Picture(photographed(pixels, random)))
        yield font, clean, photo


def main() -> int:
    """Make the round trips, and print the results; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fonts", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    began = time.monotonic()
    tallies = round_trips(options.puzzles, options.seed)
    for name, tally in tallies.items():
        print(f"{options.puzzles:,} puzzles {name}: {tally}")
    print(f"{time.monotonic() - began:.0f} s")
    fonts = sorted(path for folder in options.fonts for path in folder.rglob("*.[to]tf"))
    for font, *both in in_fonts(fonts, options.seed):
        for name, tally in zip(("screenshot", "photograph"), both, strict=True):
            if tally.exact != 1 or tally.silently_wrong:
                print(f"{font.name}: {name}: {tally}")
    return int(not all(tally.is_well for tally in tallies.values()))


if __name__ == "__main__":
    sys.exit(main())
