"""Share of foreign pictures that are read exactly, and of wrong readings that are marked.

    python benchmarks/picture_reading.py --data FOLDER [--degraded [WAY…]] [--sources A,B…] [--every N] [--details]
        [--failures FILE.png]

The folder holds pictures of either of two collections:

- with a `labels.csv`: columns `file`, `source` (the repository) and `truth`, the 81 cells of the puzzle with dots for
  blanks, or anything else for a picture that holds no 9x9 Sudoku puzzle;
- B. Wicht's sudoku_dataset (CC-BY 4.0): image*.jpg, and beside each image*.dat with the true digits after two lines.
  `tools/train_digits.py` trains on all but those that `kept_aside` names.

A board is *exact* when its 81 cells are right, *exact after asking* when each wrong cell is marked and offers what is
right and at most MOST_ASKED cells are marked, and *silently wrong* when a wrong cell is not marked as doubtful. Of a
picture without a puzzle every reading is counted as false. --degraded reads the pictures again after they were
degraded, each time in the same way; --every 5 takes only each fifth picture.
Times are CPU time on one core, from the file to the judged puzzle. --details names the pictures that are not exact and
without marks; --failures draws those with wrong cells, flat, wrong cells framed in red and doubtful ones in blue.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import os
import statistics
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

for library in ("OPENBLAS", "OMP", "MKL"):  # before they are loaded
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from sudoku_desktop.reading.picture import Picture, PictureError, load_pictures  # noqa: E402
from sudoku_desktop.reading.reading import board_image, read_picture  # noqa: E402
from sudoku_desktop.reading.result import Corners, PuzzleReading  # noqa: E402

KEPT_ASIDE = 40
MOST_ASKED = 20
TILE = 270
Pixels = NDArray[np.uint8]


@dataclass(frozen=True)
class Sample:
    """A picture file, the group in which it is counted, and its 81 true cells, or None when it shows no puzzle."""

    path: Path
    group: str
    truth: str | None


@dataclass(frozen=True)
class Outcome:
    """A sample with the reading that has the fewest wrong cells, or None when nothing was read."""

    sample: Sample
    reading: PuzzleReading | None
    seconds: float

    @property
    def corners(self) -> Corners:
        """The corners of the grid, or () when nothing was read."""
        return () if self.reading is None else self.reading.corners

    @property
    def wrong(self) -> frozenset[int]:
        """Indices of the cells whose given was not read correctly; all cells if nothing was read."""
        if self.reading is None or self.sample.truth is None:
            return frozenset(range(81))
        truth = np.array([int(digit) for digit in self.sample.truth])
        return frozenset(np.flatnonzero(self.reading.puzzle.cells != truth).tolist())

    @property
    def kind(self) -> str:
        """Kind of the outcome, one of KINDS."""
        reading = self.reading
        if self.sample.truth is None:
            return "refused" if reading is None else "false"
        if reading is None:
            return "not read"
        if self.wrong:
            if not self.wrong <= reading.doubtful:
                return "silently wrong"
            is_offered = all(int(self.sample.truth[cell]) in reading.alternatives.get(cell, ()) for cell in self.wrong)
            is_askable = is_offered and len(reading.doubtful) <= MOST_ASKED
            return "exact after asking" if is_askable else "wrong, marked"
        return "exact, with marks" if reading.doubtful else "exact"


KINDS = (
    "exact",
    "exact, with marks",
    "exact after asking",
    "wrong, marked",
    "not read",
    "silently wrong",
    "refused",
    "false",
)


def truth_of(photo: Path) -> str:
    """Return the 81 digits of a photo of the sudoku_dataset, 0 for a blank."""
    rows = photo.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    return "".join("".join(row.split()) for row in rows)


def kept_aside(folder: Path) -> set[str]:
    """Return the names of the photos of the sudoku_dataset that are not used for training.

    Many photos show the same puzzle, so whole puzzles are kept aside: in the order of their SHA-256, as many as make
    KEPT_ASIDE photos.
    """
    by_puzzle = defaultdict(set)
    for photo in folder.glob("image*.jpg"):
        by_puzzle[truth_of(photo)].add(photo.stem)
    aside: set[str] = set()
    for puzzle in sorted(by_puzzle, key=lambda puzzle: hashlib.sha256(puzzle.encode()).hexdigest()):
        if len(aside) + len(by_puzzle[puzzle]) <= KEPT_ASIDE:
            aside |= by_puzzle[puzzle]
    return aside


def samples(folder: Path) -> list[Sample]:
    """Return the samples of a folder with either collection."""
    labels = folder / "labels.csv"
    if labels.exists():
        with labels.open(encoding="utf-8", newline="") as file:
            return [
                Sample(
                    folder / row["file"],
                    row["source"],
                    row["truth"].replace(".", "0") if len(row["truth"]) == 81 else None,
                )
                for row in csv.DictReader(file)
            ]
    aside = kept_aside(folder)
    return [
        Sample(path, "kept aside" if path.stem in aside else "trained on", truth_of(path))
        for path in sorted(folder.glob("image*.jpg"), key=lambda path: int(path.stem.removeprefix("image")))
    ]


# --- Degraded ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shot:
    """A picture to degrade, with the corners of its grid, the side of a cell in pixels, and a seeded generator."""

    pixels: Pixels
    corners: NDArray[np.float64]
    cell: float
    random: np.random.Generator

    @classmethod
    def of(cls, sample: Sample, pixels: Pixels, corners: Corners) -> Shot:
        """Return the shot of a picture; without `corners` its grid is taken to fill it."""
        height, width = pixels.shape[:2]
        ends = np.array(corners or [(0, 0), (width, 0), (width, height), (0, height)], float)
        cell = float(np.linalg.norm(ends - np.roll(ends, 1, axis=0), axis=1).mean()) / 9
        return cls(pixels, ends, cell, np.random.default_rng(zlib.crc32(sample.path.name.encode())))


def as_pixels(values: NDArray[Any]) -> Pixels:
    return np.asarray(np.clip(values, 0, 255), np.uint8)


def shrunk(shot: Shot, cell: float) -> Pixels:
    """Return the picture reduced to cells of this many pixels, unless they are smaller."""
    scale = cell / shot.cell
    if scale >= 1:
        return shot.pixels
    return np.asarray(cv2.resize(shot.pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


def coded(shot: Shot, quality: int) -> Pixels:
    _, data = cv2.imencode(".jpg", shot.pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def blurred(shot: Shot) -> Pixels:
    return np.asarray(cv2.GaussianBlur(shot.pixels, (0, 0), 0.06 * shot.cell), np.uint8)


def shaken(shot: Shot) -> Pixels:
    """Return the picture with motion blur along a slanted line of a seventh of a cell."""
    length = max(3, round(shot.cell / 7)) | 1
    kernel = np.zeros((length, length), np.float32)
    cv2.line(kernel, (0, length // 4), (length - 1, length - 1 - length // 4), 1.0)
    return np.asarray(cv2.filter2D(shot.pixels, -1, kernel / kernel.sum()), np.uint8)


def turned(shot: Shot, degrees: float) -> Pixels:
    """Return the whole picture rotated, to one side or the other."""
    height, width = shot.pixels.shape[:2]
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), degrees * shot.random.choice((-1, 1)), 1)
    corners = np.array([[0, 0, 1], [width, 0, 1], [width, height, 1], [0, height, 1]]) @ matrix.T
    matrix[:, 2] -= corners.min(axis=0)
    size = tuple(int(side) for side in np.ceil(np.ptp(corners, axis=0)))
    return np.asarray(cv2.warpAffine(shot.pixels, matrix, size, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def tilted(shot: Shot) -> Pixels:
    """Return the whole picture as seen from aside: each corner moves inwards by up to an eighth of a side."""
    height, width = shot.pixels.shape[:2]
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    inwards = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]) * (width, height)
    moved = corners + inwards * shot.random.uniform(0, 1 / 8, (4, 2))
    matrix = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
    return np.asarray(cv2.warpPerspective(shot.pixels, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE))


def shadowed(shot: Shot) -> Pixels:
    """Return the picture with a soft shadow over its lower right half."""
    height, width = shot.pixels.shape[:2]
    down, across = np.mgrid[0:height, 0:width]
    share = 1 / (1 + np.exp(-25 * (across / width + down / height - 1)))
    return as_pixels(shot.pixels * (1 - 0.55 * share[..., None]))


def unevenly_lit(shot: Shot) -> Pixels:
    """Return the picture in a light that varies smoothly from a third to full."""
    light = shot.random.uniform(0.33, 1, (4, 4)).astype(np.float32)
    wide = cv2.resize(light, shot.pixels.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    return as_pixels(shot.pixels * np.clip(wide, 0.25, 1)[..., None])


def noisy(shot: Shot) -> Pixels:
    return as_pixels(shot.pixels + shot.random.normal(0, 18, shot.pixels.shape))


def faded(shot: Shot) -> Pixels:
    """Return the picture in grey on grey, with a seventh of the contrast."""
    grey = shot.pixels.mean(axis=2, keepdims=True).repeat(3, axis=2)
    return as_pixels(128 + (grey - 128) / 7)


def cropped(shot: Shot) -> Pixels:
    """Return the picture cropped to a seventh of a cell around the grid."""
    low, high = shot.corners.min(axis=0) - shot.cell / 7, shot.corners.max(axis=0) + shot.cell / 7
    left, top = np.maximum(low.astype(int), 0)
    right, bottom = np.ceil(high).astype(int)
    return np.ascontiguousarray(shot.pixels[top:bottom, left:right])


DEGRADED: dict[str, Callable[[Shot], Pixels]] = {
    "blur": blurred,
    "motion blur": shaken,
    "JPEG 40": partial(coded, quality=40),
    "JPEG 20": partial(coded, quality=20),
    "JPEG 10": partial(coded, quality=10),
    "cells of 24 px": partial(shrunk, cell=24),
    "cells of 18 px": partial(shrunk, cell=18),
    "cells of 14 px": partial(shrunk, cell=14),
    "turned by 3°": partial(turned, degrees=3),
    "turned by 8°": partial(turned, degrees=8),
    "perspective": tilted,
    "shadow": shadowed,
    "uneven light": unevenly_lit,
    "noise": noisy,
    "inverted": lambda shot: np.asarray(255 - shot.pixels, np.uint8),
    "grey on grey": faded,
    "cropped": cropped,
}


# --- Reading -------------------------------------------------------------------------------------------------------


def read(sample: Sample, way: str = "", corners: Corners = ()) -> Outcome:
    """Read one picture, from the file to the judged puzzle; `corners` are those of its grid before it is degraded."""
    cv2.setNumThreads(1)
    began = time.process_time()
    try:
        pictures = load_pictures(sample.path)
    except PictureError:  # too large, for example
        return Outcome(sample, None, time.process_time() - began)
    if way:
        pictures = [Picture(DEGRADED[way](Shot.of(sample, picture.pixels, corners))) for picture in pictures]
        began = time.process_time()
    readings = [each for picture in pictures for each in read_picture(picture)]
    seconds = time.process_time() - began
    outcomes = [Outcome(sample, reading, seconds) for reading in readings]
    return min(outcomes, key=lambda outcome: len(outcome.wrong), default=Outcome(sample, None, seconds))


HEAD = f"| pictures | all | {' | '.join(KINDS)} | s | worst s |\n|{'---|' * (len(KINDS) + 4)}"


def table_row(name: str, outcomes: list[Outcome]) -> str:
    """Return a row of the table in docs/measurements.md."""
    kinds = [outcome.kind for outcome in outcomes]
    counts = " | ".join(str(kinds.count(kind)) for kind in KINDS)
    times = [outcome.seconds for outcome in outcomes]
    return f"| {name} | {len(kinds)} | {counts} | {statistics.median(times):.2f} | {max(times):.2f} |"


def drawn(outcomes: Iterable[Outcome]) -> NDArray[np.uint8] | None:
    """Return a picture of the boards with their marks, four in a row; None for no outcomes."""
    tiles = []
    for outcome in outcomes:
        picture = load_pictures(outcome.sample.path)[0]
        if outcome.reading is None:
            tile = np.array(cv2.resize(picture.pixels, (TILE, TILE), interpolation=cv2.INTER_AREA))
        else:
            tile = board_image(picture, outcome.reading, TILE).copy()
            for cells, inset, colour in ((outcome.reading.doubtful, 4, (40, 90, 255)), (outcome.wrong, 1, (230, 0, 0))):
                for cell in cells:
                    left, top = cell % 9 * TILE // 9, cell // 9 * TILE // 9
                    end = (left + TILE // 9 - inset, top + TILE // 9 - inset)
                    cv2.rectangle(tile, (left + inset, top + inset), end, colour, 2)
        tiles.append(np.pad(tile, ((4, 4), (4, 4), (0, 0)), constant_values=255))
    if not tiles:
        return None
    while len(tiles) % 4 and len(tiles) > 4:
        tiles.append(np.full_like(tiles[0], 255))
    return np.vstack([np.hstack(tiles[start : start + 4]) for start in range(0, len(tiles), 4)])


def main() -> None:
    """Read all pictures, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the pictures are")
    parser.add_argument("--sources", default="", help="only these repositories, separated by commas; ^ for all others")
    parser.add_argument("--degraded", nargs="*", metavar="WAY", help=f"in all or some of these ways: {[*DEGRADED]}")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each Nth picture")
    parser.add_argument("--details", action="store_true", help="name the pictures that are not exact without marks")
    parser.add_argument("--failures", type=Path, help="where to draw what was not read exactly")
    parser.add_argument("--jobs", type=int, default=1, help="pictures that are read at a time")
    options = parser.parse_args()
    if options.data is None:
        print("no pictures: name their folder with --data")
        return
    names = set(options.sources.lstrip("^").split(",")) if options.sources else set()
    chosen = [
        sample
        for sample in samples(options.data)
        if not names or (sample.group in names) != options.sources.startswith("^")
    ][:: options.every]
    read(chosen[0])  # loads and compiles
    print(HEAD)
    with ProcessPoolExecutor(options.jobs) as pool:
        as_they_are = list(pool.map(read, chosen, chunksize=4))
        corners = [outcome.corners for outcome in as_they_are]
        ways = [] if options.degraded is None else options.degraded or [*DEGRADED]
        for way in ["", *ways]:
            outcomes = list(pool.map(read, chosen, [way] * len(chosen), corners, chunksize=4)) if way else as_they_are
            groups = sorted({sample.group for sample in chosen})
            for group in groups if len(groups) > 1 and not ways else []:
                print(table_row(group, [outcome for outcome in outcomes if outcome.sample.group == group]))
            print(table_row(way or "all", outcomes), flush=True)
            for outcome in outcomes if options.details else []:
                if outcome.kind not in ("exact", "refused"):
                    doubtful = sorted(outcome.reading.doubtful) if outcome.reading else []
                    wrong = sorted(outcome.wrong) if outcome.reading else []
                    strength = outcome.reading.lattice.strength if outcome.reading and outcome.reading.lattice else 0
                    print(f"    {outcome.sample.path.name}: {outcome.kind}, {strength:.2f}; wrong {len(wrong)}: "
                          f"{wrong[:12]}, doubtful {len(doubtful)}: {doubtful[:24]}")  # fmt: skip
            sheet = drawn(outcome for outcome in outcomes if outcome.wrong and outcome.sample.truth)
            if options.failures and sheet is not None:
                cv2.imwrite(str(options.failures), cv2.cvtColor(sheet, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
