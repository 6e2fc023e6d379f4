"""How many photos of newspaper puzzles are read exactly, and whether wrong readings are marked.

    python benchmarks/picture_reading.py --data FOLDER [--all] [--failures FILE.png]

The folder holds B. Wicht's sudoku_dataset (CC-BY 4.0) or a folder `photos` with it: image*.jpg, and beside each
image*.dat with the true digits after two lines. Measured are the photos that `kept_aside` names, which
`tools/train_digits.py` never trains on; with --all the others are told beside them. Exact is a board with all 81 cells
right; silently wrong is one with a cell that is wrong and not marked as doubtful. Times are of the processor, one core.
--failures draws the boards that are not exact, flat and with their wrong cells framed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import statistics
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

for library in ("OPENBLAS", "OMP", "MKL"):  # before they are loaded
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from sudoku_desktop.board import Grid  # noqa: E402
from sudoku_desktop.reading.picture import load_pictures  # noqa: E402
from sudoku_desktop.reading.reading import Reading, board_image, read_picture  # noqa: E402

KEPT_ASIDE = 40
TILE = 270


@dataclass(frozen=True)
class Photo:
    """A photo and what came of it: of several readings the one with the fewest errors; None if nothing was found."""

    path: Path
    truth: Grid
    reading: Reading | None
    seconds: float

    @property
    def wrong(self) -> frozenset[int]:
        """The cells that are wrong."""
        if self.reading is None:
            return frozenset(range(81))
        return frozenset(np.flatnonzero(self.reading.puzzle.cells != self.truth.cells).tolist())

    @property
    def is_silently_wrong(self) -> bool:
        """Whether a wrong cell is not marked."""
        return self.reading is not None and not self.wrong <= self.reading.doubtful


def truth_of(photo: Path) -> str:
    """The 81 digits of a photo, 0 for a blank."""
    rows = photo.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    return "".join("".join(row.split()) for row in rows)


def kept_aside(folder: Path) -> set[str]:
    """The names of the photos that are kept from training.

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


def read(path: Path) -> Photo:
    """Read one photo, from the file to the judged puzzle."""
    truth = Grid.from_text(truth_of(path))
    began = time.process_time()
    readings = [(picture, each) for picture in load_pictures(path) for each in read_picture(picture)]
    seconds = time.process_time() - began
    photos = [Photo(path, truth, reading, seconds) for _, reading in readings] or [Photo(path, truth, None, seconds)]
    return min(photos, key=lambda photo: len(photo.wrong))


def table_row(name: str, photos: list[Photo]) -> str:
    """A row of the table in docs/measurements.md."""
    exact = sum(not photo.wrong for photo in photos)
    doubts = sum(not photo.wrong and bool(photo.reading and photo.reading.doubtful) for photo in photos)
    silent = sum(photo.is_silently_wrong for photo in photos)
    none = sum(photo.reading is None for photo in photos)
    cells = sum(len(photo.wrong) for photo in photos if photo.reading)
    times = [photo.seconds for photo in photos]
    return (
        f"| {name} | {len(photos)} | {exact} | {doubts} | {silent} | {none} | "
        f"{cells} of {81 * (len(photos) - none)} | {statistics.median(times):.2f} | {max(times):.2f} |"
    )


def drawn(photos: Iterable[Photo]) -> NDArray[np.uint8] | None:
    """The failures beside each other, wrong cells framed in red and doubtful ones in blue; None if there are none."""
    tiles = []
    for photo in photos:
        (picture,) = load_pictures(photo.path)
        if photo.reading is None:
            tile = np.array(cv2.resize(picture.pixels, (TILE, TILE), interpolation=cv2.INTER_AREA))
        else:
            tile = board_image(picture, photo.reading, TILE).copy()
            for cells, inset, colour in ((photo.reading.doubtful, 4, (40, 90, 255)), (photo.wrong, 1, (230, 0, 0))):
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
    """Read, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the photos are")
    parser.add_argument("--all", action="store_true", help="the photos that were trained on, too")
    parser.add_argument("--failures", type=Path, help="where to draw what was not read exactly")
    options = parser.parse_args()
    if options.data is None:
        print("no photos: name their folder with --data")
        return
    cv2.setNumThreads(1)
    folder = options.data / "photos" if (options.data / "photos").is_dir() else options.data
    aside = kept_aside(folder)
    paths = sorted(folder.glob("image*.jpg"), key=lambda path: int(path.stem.removeprefix("image")))
    read(paths[0])  # loads and compiles
    print("| photos | boards | exact | of them with doubts | silently wrong | not found | wrong cells | s | worst s |")
    print("|---|---|---|---|---|---|---|---|---|")
    photos = [read(path) for path in paths if path.stem in aside]
    print(table_row("kept aside", photos))
    if options.all:
        print(table_row("trained on", [read(path) for path in paths if path.stem not in aside]))
    for photo in photos:
        if photo.wrong or (photo.reading and photo.reading.doubtful):
            print(photo.path.stem, "wrong:", sorted(photo.wrong) if photo.reading else "not found",
                  "doubtful:", sorted(photo.reading.doubtful) if photo.reading else "")  # fmt: skip
    sheet = drawn(photo for photo in photos if photo.wrong)
    if options.failures and sheet is not None:
        cv2.imwrite(str(options.failures), cv2.cvtColor(sheet, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
