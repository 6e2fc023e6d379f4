"""The program's own documents (.sudoku), in JSON; docs/document-format.md specifies them.

    {"format": "sudoku-desktop-document", "version": "1.0", "puzzles": [{"title": "…", "givens": ["53..7....", …],
     "entries": ["..4......", …], "notes": [". . 12 . . 59 . . .", …], "seed": 7, "runs": [{…}]}]}

A puzzle's geometry is {"size": 9, "variant": ["x", "jigsaw"], "regions": ["111222333", …]}; for a grid with plain
boxes the size is enough. Unknown keys of a puzzle, which a later minor version may add, are kept when the document is
saved. Unknown keys of the geometry may change the rules, so such a puzzle is refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sudoku_desktop.board.formats.cells import not_a_cell, wrong_count
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, Check, PuzzleFormat, all_or_nothing, go_on, in_spans
from sudoku_desktop.board.formats.strict_json import parsed
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, Geometry, Variant, shaped
from sudoku_desktop.board.grid import BLANK, Grid, in_rows
from sudoku_desktop.board.puzzle import MAX_SEED, OPTIONAL_FIELDS, Puzzle
from sudoku_desktop.board.symbols import SIZES, cell_symbols, grid_of_cells, symbols_of
from sudoku_desktop.board.terms import Cell
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

NAME = "sudoku-desktop-document"
VERSION = (1, 0)
MAX_CHARACTERS = 4 * 1024 * 1024
MAX_TEXT = 1000
MAX_RUNS = 100
"""Maximum number of runs written for a puzzle; of more, only the last ones are written."""

_TEXTS = {"title": "title", "author": "author", "source": "source", "rating": "published_rating"}
"""Attributes of `Puzzle` that hold text, by their keys in the document."""
_KEYS = {*_TEXTS, "geometry", "givens", "entries", "notes", "seed", "runs"}
_VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})")
_BEGINNING = re.compile(r'\s*\{\s*"format"\s*:\s*"' + NAME + '"')
_NO_NOTES = "."
_BETWEEN_VALUES = re.compile(r"[\s,:]*")


def begins(text: str) -> bool:
    """Return whether a text begins like a document that this program has written."""
    return _BEGINNING.match(text) is not None


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """Return the puzzles in order; raises FileTextError that names the puzzle, the key and the row with the fault."""
    if len(text) > MAX_CHARACTERS:
        raise FileTextError(Sentence("the file is larger than {size} MiB", size=MAX_CHARACTERS // 1024**2))
    content = parsed(text, check)
    if not isinstance(content, dict) or content.get("format") != NAME:
        raise FileTextError(Sentence('not a Sudoku document: it has no "format": "{format}"', format=NAME))
    version = content.get("version")
    match = _VERSION.fullmatch(version) if isinstance(version, str) else None
    if match is None:
        raise FileTextError(Sentence("the version must be written like {example}", example=Quoted(_written_version())))
    if int(match[1]) != VERSION[0]:
        terms = {"version": match[0], "newest": f"{VERSION[0]}.x"}
        raise FileTextError(Sentence("the document has version {version}; this program reads {newest}", **terms))
    puzzles = content.get("puzzles")
    if not isinstance(puzzles, list):
        raise FileTextError(Sentence("{key} must be a list", key="puzzles"))
    found = []
    for number, (record, span) in enumerate(zip(puzzles, _spans(text), strict=True), 1):
        check()
        found.append(replace(_Reader(number).puzzle(record, sizes), span=span))
    return tuple(found)


class _Reader:
    """Reader of one puzzle, whose number every error message names."""

    def __init__(self, number: int) -> None:
        self._number = number

    def puzzle(self, record: object, sizes: Collection[int]) -> Puzzle:
        if not isinstance(record, dict):
            raise self._wrong("givens", Sentence("it is missing"))
        shape = self._shape(record.get("geometry", {}), record.get("givens"), sizes)
        givens = self._grid("givens", record.get("givens"), shape)
        entries = self._grid("entries", record["entries"], shape) if "entries" in record else Grid.blank(shape)
        for cell in ((givens.cells != BLANK) & (entries.cells != BLANK)).nonzero()[0][:1].tolist():
            raise self._wrong("entries", Sentence("{cell} holds a given", cell=Cell(cell, shape)))
        filled = (givens.cells + entries.cells).tolist()
        notes = self._notes(record["notes"], filled, shape) if "notes" in record else ()
        runs = record.get("runs", [])
        if not (isinstance(runs, list) and all(isinstance(run, dict) for run in runs)):
            raise self._wrong("runs", Sentence("it must be a list of runs"))
        seed = record.get("seed")
        if seed is not None and not (type(seed) is int and 0 <= seed <= MAX_SEED):
            raise self._wrong("seed", Sentence("it must be a whole number from 0 to {most}", most=MAX_SEED))
        return Puzzle(
            givens,
            title=self._text("title", record),
            source=self._text("source", record),
            published_rating=self._text("rating", record),
            author=self._text("author", record),
            seed=seed,
            entries=entries if entries.filled_count else None,
            notes=notes if any(notes) else (),
            runs=tuple(runs),
            unknown={key: value for key, value in record.items() if key not in _KEYS},
        )

    def _shape(self, record: object, givens: object, sizes: Collection[int]) -> Geometry:
        if not isinstance(record, dict):
            raise self._wrong("geometry", Sentence("it must be an object"))
        size = record.get("size", len(givens) if isinstance(givens, list) else 0)
        if "size" not in record and size not in sizes:
            raise self._wrong("givens", Sentence("they must be a list of {sizes} rows", sizes=_sizes(sizes)))
        if type(size) is not int or not MIN_SIZE <= size <= MAX_SIZE:
            terms = {"fewest": MIN_SIZE, "most": MAX_SIZE}
            raise self._wrong("geometry", Sentence("its size must be a number from {fewest} to {most}", **terms))
        if size not in sizes and not set(SIZES) <= set(sizes):
            raise self._wrong(
                "geometry", Sentence("only puzzles of size {sizes} can be read here", sizes=_sizes(sizes))
            )
        for key in record.keys() - {"size", "variant", "regions"}:
            raise self._wrong("geometry", Sentence("{key} is not known to this version", key=Quoted(key)))
        variants = record.get("variant", [])
        if not (isinstance(variants, list) and all(isinstance(variant, str) for variant in variants)):
            raise self._wrong("geometry", Sentence("it must be a list of variants, each in quotation marks"))
        regions = "".join(self._rows("regions", record["regions"], size)) if "regions" in record else ""
        try:
            known = [Variant(variant) for variant in variants]
            return shaped(size, known, regions)
        except ProblemError as error:
            raise self._wrong("geometry", error.sentence) from None
        except ValueError:
            unknown = next(variant for variant in variants if variant not in {each.value for each in Variant})
            raise self._wrong("geometry", Sentence("{key} is not known to this version", key=Quoted(unknown))) from None

    def _rows(self, key: str, rows: object, size: int) -> list[str]:
        if not (isinstance(rows, list) and all(isinstance(row, str) for row in rows)):
            raise self._wrong(key, Sentence("it must be a list of rows, each in quotation marks"))
        if len(rows) != size:
            raise self._wrong(key, Sentence("found %n row(s), need {needed}", n=len(rows), needed=size))
        return rows

    def _grid(self, key: str, rows: object, shape: Geometry) -> Grid:
        cells = self._rows(key, rows, shape.size)
        for number, row in enumerate(cells, 1):
            for symbol in row if len(row) <= shape.size else "":
                if symbol not in cell_symbols(shape.size):
                    raise self._wrong(key, not_a_cell(symbol), number)
            if len(row) != shape.size:
                raise self._wrong(key, wrong_count(len(row), shape.size), number)
        return grid_of_cells("".join(cells), shape)

    def _notes(self, rows: object, filled: Sequence[int], shape: Geometry) -> tuple[int, ...]:
        masks: list[int] = []
        digits = {symbol: 1 << digit for digit, symbol in enumerate(shape.symbols)}
        for number, row in enumerate(self._rows("notes", rows, shape.size), 1):
            cells = row.split()
            if len(cells) != shape.size:
                raise self._wrong("notes", wrong_count(len(cells), shape.size), number)
            for cell in cells:
                mask = 0
                for symbol in cell if cell != _NO_NOTES else "":
                    if symbol not in digits:
                        raise self._wrong("notes", not_a_cell(symbol), number)
                    mask |= digits[symbol]
                if mask and filled[len(masks)]:
                    place = Cell(len(masks), shape)
                    raise self._wrong("notes", Sentence("{cell} holds a digit already", cell=place), number)
                masks.append(mask)
        return tuple(masks)

    def _text(self, key: str, record: Mapping[str, object]) -> str:
        text = record.get(key, "")
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise self._wrong(key, Sentence("it must be a text of at most {most} characters", most=MAX_TEXT))
        return " ".join(text.split())

    def _wrong(self, key: str, problem: Sentence, row: int | None = None) -> FileTextError:
        terms = {"number": self._number, "key": key, "problem": problem}
        if row is not None:
            return FileTextError(Sentence("puzzle {number}, {key}, row {row}: {problem}", **terms, row=row))
        return FileTextError(Sentence("puzzle {number}, {key}: {problem}", **terms))


def _sizes(sizes: Collection[int]) -> Listed:
    return Listed(tuple(sorted(sizes)), "or")


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return the text of a document with these puzzles."""
    return (
        _json({"format": NAME, "version": _written_version(), "puzzles": [_record(puzzle) for puzzle in puzzles]})
        + "\n"
    )


def _block(_text: str, _old: Puzzle, puzzle: Puzzle) -> str:
    """Return the JSON of a puzzle, indented as within a document that this program has written."""
    return _json(_record(puzzle)).replace("\n", "\n  ")


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield start and end of each puzzle in the text of a valid document."""
    decode = json.JSONDecoder().raw_decode
    place = text.index("{") + 1
    while True:
        key, place = decode(text, _skip(text, place))
        place = _skip(text, place)
        if key == "puzzles":
            break
        _, place = decode(text, place)
        place = _skip(text, place)
    place = _skip(text, place + 1)
    while text[place] != "]":
        _, end = decode(text, place)
        yield place, end
        place = _skip(text, end)


def _skip(text: str, place: int) -> int:
    """Return the next index that holds neither white space nor a comma nor a colon."""
    match = _BETWEEN_VALUES.match(text, place)
    assert match is not None
    return match.end()


def _json(content: Mapping[str, object]) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False)


def _written_version() -> str:
    return ".".join(map(str, VERSION))


def _record(puzzle: Puzzle) -> dict[str, Any]:
    size = puzzle.givens.size
    record: dict[str, Any] = {key: _plain(getattr(puzzle, own)) for key, own in _TEXTS.items() if getattr(puzzle, own)}
    if puzzle.seed is not None:
        record["seed"] = puzzle.seed
    record["geometry"] = {"size": size}
    if puzzle.givens.geometry.variants:
        record["geometry"]["variant"] = [variant.value for variant in puzzle.givens.geometry.variants]
    if Variant.JIGSAW in puzzle.givens.geometry.variants:
        record["geometry"]["regions"] = in_rows(puzzle.givens.geometry.regions_text, size)
    record["givens"] = puzzle.givens.to_rows()
    if puzzle.entries is not None:
        record["entries"] = puzzle.entries.to_rows()
    if puzzle.notes:
        cells = [symbols_of(mask) or _NO_NOTES for mask in puzzle.notes]
        record["notes"] = [" ".join(row) for row in in_rows(cells, size)]
    if puzzle.runs:
        record["runs"] = list(puzzle.runs[-MAX_RUNS:])
    return {**record, **puzzle.unknown}


def _plain(text: str) -> str:
    """Return a text on one line, cut to the maximum length that can be read again, without unpaired surrogates."""
    return " ".join(text.encode("utf-8", "replace").decode().split())[:MAX_TEXT].rstrip()


FORMAT = PuzzleFormat(
    "Sudoku document",
    (".sudoku",),
    begins,
    all_or_nothing(Sentence("Sudoku document"), loads),
    dumps,
    in_spans(_block),
    frozenset(OPTIONAL_FIELDS),
    fits=lambda _: True,
)
