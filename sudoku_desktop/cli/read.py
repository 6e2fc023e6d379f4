"""`sudoku-cli read`: read puzzles from photos, scans, screenshots and pages of PDFs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.cli.arguments import Commands, add_jobs, add_json, positive
from sudoku_desktop.cli.output import BAD_INPUT, DONE, NOT_DONE, BadInputError, complain
from sudoku_desktop.cli.reading import shortened
from sudoku_desktop.reading.picture import MOST_PAGES
from sudoku_desktop.sentence import Sentence, english_plural

if TYPE_CHECKING:
    from sudoku_desktop.reading.picture import Picture
    from sudoku_desktop.reading.result import PageReading, PuzzleReading


def add(commands: Commands) -> None:
    read = commands.add_parser(
        "read",
        help="read puzzles from photos, scans, screenshots and PDFs",
        description="Read the puzzles in pictures, from their digits or from the QR code that print and book put "
        "beside them. Nothing is corrected silently: cells that may be wrong are named. Digits that a player put in "
        "are told from the givens where a screenshot shows them otherwise; they are the entries of the JSON objects, "
        "of which those that look handwritten are to be confirmed. A grid that holds no puzzle is named with the "
        "reason, in a JSON object with the puzzle null. "
        "Exit status: 0 all read without doubt, 1 with doubts or without a puzzle, 2 bad input.",
    )
    read.add_argument("images", nargs="+", metavar="IMAGE", help="a JPEG, PNG, WebP, BMP, GIF, TIFF or PDF")
    read.add_argument(
        "--pages",
        type=page_numbers,
        metavar="N-M",
        help="read only these pages of a PDF, e.g. 12-20 or 1,4-6; default: all of them",
    )
    add_json(read)
    add_jobs(read)
    read.set_defaults(run=run)


def page_numbers(text: str) -> list[int]:
    """Return the pages that a text such as "1,4-6" names, in ascending order."""
    pages = set[int]()
    for part in text.split(","):
        first, dash, last = (each.strip() for each in part.partition("-"))
        try:
            start, end = positive(first), positive(last if dash else first)
        except argparse.ArgumentTypeError:
            raise argparse.ArgumentTypeError(
                f"{shortened(text)!r} does not name pages, such as 12-20 or 1,4-6"
            ) from None
        if end < start:
            raise argparse.ArgumentTypeError(f"{shortened(part)!r} runs backwards; write {last}-{first}")
        if end - start >= MOST_PAGES or len(pages) > MOST_PAGES:
            raise argparse.ArgumentTypeError(f"at most {MOST_PAGES:,} pages are read at a time")
        pages.update(range(start, end + 1))
    return sorted(pages)


def run(options: argparse.Namespace) -> int:
    """Read the pictures in order and print each puzzle as soon as it is read; unreadable pictures are reported."""
    from sudoku_desktop.cli.progress import Bar
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.reading.picture import PictureError, each_picture, missing_library
    from sudoku_desktop.reading.reading import NO_GRID, SOLVED, read_page
    from sudoku_desktop.services.stopping import Stop

    missing = missing_library()
    if missing is not None:
        raise BadInputError(str(missing))
    stop = Stop()

    def read(image: str) -> Iterator[tuple[str, str | tuple[Picture, PageReading] | None]]:
        try:
            for picture in each_picture(Path(image), pages=options.pages, stop=stop):
                yield image, (picture, read_page(picture, stop.is_set))
        except PictureError as error:
            yield image, f"{image}: {error}"
        except OSError as error:
            yield image, f"cannot read {image}: {error.strerror or error}"
        yield image, None

    status, number, found = DONE, 0, 0
    nowhere: dict[str, object] | None = None
    with Workers(stop, options.jobs) as workers, Bar(len(options.images), "images") as bar:

        def refuse(place: dict[str, object], reason: Sentence) -> None:
            if options.json:
                bar.say(json.dumps(place | {"puzzle": None, "reason": str(reason)}))
            else:
                page = f", page {place['page']}" if "page" in place else ""
                complain(f"{place['image']}{page}: {reason}")

        for image, answer in workers.in_order(read, options.images):
            if answer is None:
                if not found:
                    if nowhere is not None:
                        refuse(nowhere, NO_GRID)
                    status = max(status, NOT_DONE)
                number, found, nowhere = number + 1, 0, None
                bar.move_to(number)
            elif isinstance(answer, str):
                complain(answer)
                status, found = BAD_INPUT, 1
            else:
                picture, page = answer
                found += len(page.readings)
                for refusal in page.refusals:
                    if refusal.reason == NO_GRID:  # not an error if another page of the file holds a puzzle
                        nowhere = nowhere or {"image": image}
                        continue
                    refuse(_place(image, picture), refusal.reason)
                    if refusal.reason != SOLVED:  # a solution printed beside its puzzle is expected
                        status = max(status, NOT_DONE)
                for reading in page.readings:
                    fields = _as_json_object(image, picture, reading)
                    bar.say(json.dumps(fields) if options.json else _in_words(image, picture, reading))
                    if reading.doubtful:
                        status = max(status, NOT_DONE)
    return status


def _as_json_object(image: str, picture: Picture, reading: PuzzleReading) -> dict[str, object]:
    fields = _place(image, picture) | {
        "puzzle": reading.puzzle.to_text(),
        **reading.puzzle.geometry.as_json_object(),
        "doubtful": [_named(reading, cell) for cell in sorted(reading.doubtful)],
        "entries": "".join(str(entry or ".") for entry in reading.entries),
        "unconfirmed": [_named(reading, cell) for cell in sorted(reading.unconfirmed)],
        "source": reading.source.value,
        "seconds": round(reading.seconds, 3),
    }
    return fields | ({"note": str(reading.note)} if reading.note is not None else {})


def _place(image: str, picture: Picture) -> dict[str, object]:
    return {"image": image} | ({} if picture.page is None else {"page": picture.page})


def _named_place(image: str, picture: Picture) -> str:
    return f"{image}, page {picture.page}" if picture.page else image


def _in_words(image: str, picture: Picture, reading: PuzzleReading) -> str:
    """Return the reading as one line of cells with the doubtful cells as a comment, plus the regions of a jigsaw."""
    source = "QR code" if reading.source.value == "qr" else "digits"
    parts = [f"{_named_place(image, picture)}: read from its {source}"]
    written = sum(map(bool, reading.entries))
    if written:
        parts.append(
            english_plural("%n digit(s) put in" if reading.are_typed else "%n digit(s) written by hand", written)
        )
    if reading.unconfirmed:
        parts[-1] += f", to be confirmed: {', '.join(_named(reading, cell) for cell in sorted(reading.unconfirmed))}"
    if reading.note is not None:
        parts.append(str(reading.note))
    if reading.doubtful:
        cells = ", ".join(_doubt(reading, cell) for cell in sorted(reading.doubtful))
        parts.append(f"{english_plural('%n doubtful cell(s)', len(reading.doubtful))}: {cells}")
    if reading.suggestion:
        changes = " and ".join(f"{_named(reading, each.cell)} {each.digit or 'blank'}" for each in reading.suggestion)
        parts.append(f"with {changes} it would have exactly one solution")
    return dumps([Puzzle(reading.puzzle, "; ".join(parts))], ".txt").rstrip("\n")


def _doubt(reading: PuzzleReading, cell: int) -> str:
    if cell in reading.unsorted:
        return f"{_named(reading, cell)} (given or put in)"
    others = [str(digit or "blank") for digit in reading.alternatives.get(cell, ())]
    return _named(reading, cell) + (f" (or {' or '.join(others)})" if others else "")


def _named(reading: PuzzleReading, cell: int) -> str:
    return reading.puzzle.geometry.cell_name(cell)
