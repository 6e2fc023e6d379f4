"""Puzzles in JSON of any shape, JSON lines, and the lines that the commands write with --json.

A puzzle is a value that looks like a grid: a text of cells, a list of rows (each a list or a text), or a flat list. In
an object the key decides (`puzzle`, `board`, `quiz`, …), so that a solution beside it is not taken for one; title,
author and difficulty beside it go with the puzzle. Blanks are 0, null, false, "", "." and the other blanks of texts.
Objects of GNOME Sudoku, f-puzzles and SudokuPad are recognised wherever they stand.

Lines of our own have the cells as "puzzle", and "size", "variant" and "regions" where these are not the newspaper's. A
"seed" is kept if it is the one that the puzzle was generated from; that of `solve` is of its run.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isqrt
from typing import Any

from sudoku_desktop.board.formats import document, f_puzzles, gnome, sudoku_pad
from sudoku_desktop.board.formats.assembling import (
    assembled,
    check_size,
    in_one_line,
    plain_shape,
    quoted,
    shape_of,
    unknown_constraints,
)
from sudoku_desktop.board.formats.cells import pattern
from sudoku_desktop.board.formats.errors import FileTextError, line_of
from sudoku_desktop.board.formats.json_cells import (
    cells_of,
    cells_of_objects,
    digits_in,
    is_full,
    is_grid,
    is_nearly_cells,
    is_row,
    problem_with,
    puzzle_of_marks,
    region_names,
)
from sudoku_desktop.board.formats.plain_text import GridTextError, grid_from_text, grid_of_any_size
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.formats.strict_json import next_value
from sudoku_desktop.board.geometry import Geometry, Variant
from sudoku_desktop.board.puzzle import MAX_SEED, Puzzle
from sudoku_desktop.board.symbols import SIZE_OF_COUNT
from sudoku_desktop.sentence import ProblemError, Sentence

NAME = Sentence("JSON")
_BEGINNING = re.compile(r"""\ufeff?\s*(?:\{\s*(?:"|\})|\[\s*(?:\{\s*["}]|[\["\]]|-?[0-9]|null|NaN|true|false))""")
_MOST_VALUES = 1_000_000
"""Maximum number of values, which take about a second; 12,000 puzzles of 81 numbers or far more of a text each."""
MOST_PUZZLES = 20_000
_SPACE = re.compile(r"[\s,;\x1e]*")
_OPENING = re.compile(r"^[{\[]", re.MULTILINE)
_PUZZLE_KEYS = (
    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "board", "boards", "grid", "grids", "clues", "givens",
    "initial", "initialboard", "initialgrid", "unsolved", "question", "problem", "mission", "start", "given", "task",
    "cells", "value", "values", "data", "content", "input",
)  # fmt: skip
"""Keys of puzzles, most reliable first, in lower case and without punctuation."""
_SURE_KEYS = _PUZZLE_KEYS[:16]
"""Keys that nearly always hold a puzzle."""
_SOLUTION = re.compile(
    r"sol|sols|\w*solution\w*|answers?|solved\w*|examples?|completed?|finished|filled|final|output", re.ASCII
)
"""Pattern of keys that hold solutions."""
_METADATA = {
    "title": ("title", "name"),
    "author": ("author", "creator", "by", "setter"),
    "source": ("source", "url", "collection", "origin"),
    "published_rating": ("rating", "difficulty", "level", "difficultycategory", "grade"),
}
_ENTRIES = (
    "entries", "state", "progress", "current", "currentboard", "currentgrid", "user", "userboard", "usergrid",
    "filledcells",
)  # fmt: skip
_UNKNOWN_KINDS = re.compile(
    r"killer|thermo|kakuro|samurai|arrow|sandwich|antik(?:night|ing)|mathdoku|kenken|futoshiki|consecutive|skyscraper"
)
"""Names of puzzle types with rules that are not supported."""
_KIND_KEYS = (
    "variant", "variants", "type", "types", "mode", "kind", "game", "gametype", "gamemode", "puzzletype", "sudokutype",
    "category", "order", "orientation",
)  # fmt: skip
_VARIANTS = {
    "x": Variant.X, "diagonal": Variant.X, "diagonals": Variant.X, "xsudoku": Variant.X, "sudokux": Variant.X,
    "windoku": Variant.WINDOKU, "hyper": Variant.WINDOKU, "hypersudoku": Variant.WINDOKU, "latin": Variant.LATIN,
}  # fmt: skip
"""Variants by their names, and by the keys that are true for them."""
_PLAIN_KINDS = {"", "classic", "standard", "normal", "sudoku", "plain", "jigsaw", "regular", "irregular", "puzzle"}
_NOT_ROWS = re.compile(r"(?:box|block|square|sub(?:grid|square)|nonet|quadrant|sector|col|column)(?:e?s|major)?")
"""Pattern of names for lists that hold the cells of boxes or columns."""
_REGIONS = ("regions", "areas", "jigsaw", "blocks")
_WORD = re.compile(r"[^a-z]")
_MORE_CELLS = re.compile(r"\s*,|[ \t]*[\[\d.]")
"""Pattern of the text behind a list that is not JSON but the first row of a grid in brackets."""
_CELLS_IN_WORDS = re.compile(r"[^\W\d_]\W+[\d.*_-]{36}|[\d.*_-]{36}\W+[^\W\d_]")
_WORDS = re.compile(r"(?:[^\W\d_]|[^\w{}\[\]]|\b\d{1,4}\b)*")
"""Text that holds no puzzle: letters, punctuation and small numbers."""


def recognises(text: str) -> bool:
    """Return whether a text begins as JSON. A list must be complete, because other languages use brackets, too."""
    match = _BEGINNING.match(text)
    if match is None or "{" in match[0]:
        return match is not None and not document.begins(text)
    try:
        _, end = json.JSONDecoder().raw_decode(text, text.index("["))
    except (ValueError, RecursionError):
        return False
    return _MORE_CELLS.match(text, end) is None


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Read all puzzles of a text; raises FileTextError when there is none, or when the text is not valid JSON."""
    puzzles: list[Puzzle] = []
    lines: list[tuple[int, int]] = []
    names: list[Sentence] = []
    omissions: list[Omission] = []
    choices: tuple[Symbols, ...] = ()
    for found, each in _pieces(text, _Search(sizes, symbols), check):
        if isinstance(found, Omission):
            omissions.append(found)
        elif len(puzzles) >= MOST_PUZZLES:
            reason = Sentence("the text is too long; the rest was not searched")
            omissions.append(Omission(found.lines[0], line_of(text, len(text.rstrip())), reason))
            break
        elif isinstance(each, _Found):
            puzzles.append(each.puzzle)
            lines.append(found.lines)
            names.append(each.name)
            choices = choices or each.choices
        elif each is not None:
            first, last = found.lines if each.item is None else _lines_of_item(text, found, each.item)
            omissions.append(Omission(first, last, each.sentence))
    if puzzles:
        name = names[0] if len(set(names)) == 1 else NAME
        kept = _places_of_puzzles(puzzles)
        reason = Sentence("the solution of the puzzle before it")
        solutions = tuple(Omission(*lines[at], reason) for at in range(len(puzzles)) if at not in kept)
        return ReadResult(tuple(puzzles[at] for at in kept), name, tuple(omissions), choices, solutions)
    if omissions:
        is_one_line = omissions[0].first_line == omissions[0].last_line and "\n" in text.strip()
        raise FileTextError(omissions[0].reason, line=omissions[0].first_line if is_one_line else None)
    raise FileTextError(Sentence("this is valid JSON, but no puzzle was found in it"))


def _places_of_puzzles(puzzles: Sequence[Puzzle]) -> Sequence[int]:
    """Return the places of all but the solutions, each of which is beside its puzzle or in the other half of a list."""
    kept = []
    half = len(puzzles) // 2
    for at, puzzle in enumerate(puzzles):
        others = (puzzles[place] for place in (at - 1, at + 1, at - half, at + half) if 0 <= place < len(puzzles))
        is_solution = puzzle.givens.is_solved and any(
            not other.givens.is_complete and puzzle.givens.extends(other.givens) for other in others
        )
        if not is_solution:
            kept.append(at)
    return range(len(puzzles)) if len(kept) == len(puzzles) else kept


def _pieces(text: str, search: _Search, check: Check) -> Iterator[tuple[_Value | Omission, _Found | _Problem | None]]:
    """Yield the values of a text with each of their puzzles and problems, and the parts that were left out."""
    for found in _joined_rows(list(_values(text, check))):
        check()
        if isinstance(found, Omission):
            yield found, None
        else:
            for each in search.puzzles_in(found.value):
                yield found, each


@dataclass(frozen=True)
class _Value:
    """A JSON value with its position in the text."""

    value: object
    start: int
    end: int
    lines: tuple[int, int]


def _values(text: str, check: Check) -> Iterator[_Value | Omission]:
    """Yield the JSON values of a text, and an omission for each part between them that is neither JSON nor words."""
    if sum(map(text.count, "[{,")) > _MOST_VALUES:
        raise FileTextError(Sentence("there are more values than in any file of its kind"))
    start = _SPACE.match(text.removeprefix("\ufeff")).end() + text.startswith("\ufeff")  # type: ignore[union-attr]
    line, counted = 1, 0
    is_first = True
    while start < len(text):
        check()
        line += text.count("\n", counted, start)
        counted = start
        try:
            value, end = next_value(text, start, check)
        except FileTextError as error:
            line_end = text.find("\n", start)
            following = _OPENING.search(text, line_end) if line_end >= 0 else None
            is_whole_line = text[start : line_end if line_end >= 0 else len(text)].rstrip().endswith(("}", "]"))
            if is_first and (following is None or not is_whole_line):
                raise
            stop = following.start() if following else len(text)
            if text[start] in '[{"' or not _WORDS.fullmatch(text, start, stop):
                yield Omission(line, line + text.count("\n", start, len(text[:stop].rstrip())), error.problem)
            start, is_first = stop, False
            continue
        yield _Value(value, start, end, (line, line + text.count("\n", start, end)))
        match = _SPACE.match(text, end)
        assert match is not None
        start, is_first = match.end(), False


def _joined_rows(found: list[_Value | Omission]) -> list[_Value | Omission]:
    """Join values that are the rows of grids, one row per value; return all other values unchanged."""
    rows = [each for each in found if isinstance(each, _Value)]
    first = rows[0].value if rows else None
    size = len(first) if isinstance(first, list) else 0
    is_of_rows = len(rows) == len(found) and size > 1 and len(rows) % size == 0
    if not is_of_rows or not all(isinstance(each.value, list) and len(each.value) == size for each in rows):
        return found
    if not all(is_row(each.value) for each in rows):
        return found
    grids = [rows[start : start + size] for start in range(0, len(rows), size)]
    return [
        _Value([row.value for row in grid], grid[0].start, grid[-1].end, (grid[0].lines[0], grid[-1].lines[1]))
        for grid in grids
    ]


def _lines_of_item(text: str, found: _Value, item: int) -> tuple[int, int]:
    """Return the first and last line of an item of a list."""
    place = found.start + 1
    for number in range(item + 1):
        match = _SPACE.match(text, place)
        assert match is not None
        start = match.end()
        _, place = next_value(text, start)
        if number == item:
            return line_of(text, start), line_of(text, place)
    return found.lines


@dataclass(frozen=True)
class _Found:
    puzzle: Puzzle
    name: Sentence
    choices: tuple[Symbols, ...] = ()


@dataclass(frozen=True)
class _Problem:
    """The reason why a puzzle cannot be read, and its index in the list that holds it, or None."""

    sentence: Sentence
    item: int | None = None


class _Search:
    """Search for puzzles in a JSON value at any depth."""

    def __init__(self, sizes: Collection[int], symbols: Symbols | None) -> None:
        self._sizes = sizes
        self._symbols = symbols

    def puzzles_in(self, value: object) -> Iterator[_Found | _Problem]:
        """Yield the puzzles of a value, and the problems of values that look like puzzles."""
        is_whole = is_grid(value) or cells_of_objects(value) is not None or puzzle_of_marks(value) is not None
        if isinstance(value, list) and not is_whole and any(not is_row(each) or is_grid(each) for each in value):
            for item, each in enumerate(value):
                for found in self._in(each, {}):
                    yield _Problem(found.sentence, item) if isinstance(found, _Problem) else found
        else:
            yield from self._in(value, {})

    def _in(self, value: object, outside: Mapping[str, str]) -> Iterator[_Found | _Problem]:
        """Yield the puzzles of a value; `outside` holds the title, author and rating of the enclosing objects."""
        if isinstance(value, dict):
            try:
                known = self._known(value)
            except ProblemError as error:
                yield _Problem(getattr(error, "problem", error.sentence))
                return
            if known is None:
                yield from self._in_object(value, outside)
            else:
                yield known
        elif is_grid(value):
            yield self._found(value, {}, outside)
        elif (objects := cells_of_objects(value)) is not None:
            givens, entries = objects
            yield self._found(givens, {"state": entries} if any(entries) else {}, outside, {"state": "state"})
        elif (puzzle := puzzle_of_marks(value)) is not None:
            yield _Found(replace(puzzle, **dict(outside)), NAME)  # type: ignore[arg-type]
        elif is_nearly_cells(value) and not (isinstance(value, list) and any(map(is_grid, value))):
            yield _Problem(problem_with(value))
        elif isinstance(value, list):
            for each in value:
                yield from self._in(each, outside)

    def _known(self, record: dict[str, Any]) -> _Found | None:
        """Return the puzzle of an object that a known program has written, else None; raises ProblemError."""
        if f_puzzles.is_puzzle(record):
            found = _Found(f_puzzles.puzzle_of(record), f_puzzles.NAME)
        elif sudoku_pad.is_puzzle(record):
            found = _Found(sudoku_pad.puzzle_of(record), sudoku_pad.NAME)
        elif gnome.is_puzzle(record):
            found = _Found(gnome.puzzle_of(record), gnome.NAME)
        else:
            return None
        check_size(found.puzzle.givens.geometry, self._sizes)
        return found

    def _in_object(self, record: dict[str, Any], outside: Mapping[str, str]) -> Iterator[_Found | _Problem]:
        keys = {key: _WORD.sub("", key.lower()) for key in record}
        by_word = {word: key for key, word in reversed(keys.items())}
        metadata = dict(outside) | _metadata_of(record, by_word)
        known = [by_word[word] for word in _PUZZLE_KEYS if word in by_word]
        if "nbformat" in record:
            yield _Problem(Sentence("this is a Jupyter notebook; copy the puzzle in it and paste it"))
            return
        record = record | {key: _cells_of_drawing(record[key]) for key in known if isinstance(record[key], str)}
        grid_keys = [key for key in known if is_grid(record[key])]
        grid_key = next((key for key in grid_keys if not is_full(record[key])), next(iter(grid_keys), None))
        if grid_key is not None:
            yield self._found(record[grid_key], record, metadata, by_word)
            return
        objects = next((cells for key in known if (cells := cells_of_objects(record[key])) is not None), None)
        if objects is not None:
            givens, entries = objects
            state = {"state": entries} if any(entries) else {}
            yield self._found(givens, record | state, metadata, by_word | {word: word for word in state})
            return
        record = {key: _cells_of_drawing(each) if isinstance(each, str) else each for key, each in record.items()}
        listed = next(
            (key for key, value in record.items() if _NOT_ROWS.fullmatch(keys[key]) and _has_rows(value)), None
        )
        if listed is not None:
            yield _Problem(_not_in_rows(listed))
            return
        wrong_key = next((key for key in known if is_nearly_cells(record[key])), None)
        if wrong_key is not None:
            yield _Problem(problem_with(record[wrong_key]))
            return
        sure = [key for key in known if keys[key] in _SURE_KEYS and not isinstance(record[key], list | dict)]
        if sure:
            yield _Problem(Sentence("{key} holds no cells of a puzzle", key=quoted(sure[0])))
            return
        inherited = {name: field for name, field in metadata.items() if name != "title"}
        if "title" in metadata:
            inherited.setdefault("source", metadata["title"])
        grids = {
            key: value
            for key, value in record.items()
            if not _SOLUTION.fullmatch(keys[key]) and keys[key] not in _ENTRIES and is_grid(value)
        }
        with_blanks = {key: value for key, value in grids.items() if not is_full(value)}
        for value in (with_blanks or grids).values():
            yield self._found(value, record, metadata, by_word)
        for key, value in record.items():
            is_other = key not in grids and keys[key] not in _ENTRIES and not _SOLUTION.fullmatch(keys[key])
            if isinstance(value, list | dict) and is_other:
                yield from self._in(value, inherited)

    def _found(
        self,
        grid: object,
        record: Mapping[str, Any],
        metadata: Mapping[str, str],
        by_word: Mapping[str, str] | None = None,
    ) -> _Found | _Problem:
        """Return the puzzle of a value that looks like a grid, or the reason why it cannot be read."""
        try:
            constraints = f_puzzles.constraints_in(record)
            if constraints:
                raise unknown_constraints(constraints)
            puzzle, choices = _puzzle(grid, record, by_word or {}, self._symbols)
            check_size(puzzle.givens.geometry, self._sizes)
        except ProblemError as error:
            return _Problem(getattr(error, "problem", error.sentence))
        fields: dict[str, Any] = dict(metadata)
        return _Found(replace(puzzle, **fields) if fields else puzzle, NAME, choices)


def _has_rows(value: object) -> bool:
    """Return whether a value is a grid in lists."""
    return is_grid(value) and isinstance(value, list) and isinstance(value[0], list | str) and len(value[0]) > 1


def _cells_of_drawing(text: str) -> str:
    """Return the cells of a grid drawn over several lines or among words; any other text is returned unchanged."""
    if "\n" not in text and (" " not in text or not _CELLS_IN_WORDS.search(text)):
        return text
    try:
        return grid_of_any_size(text).to_text()
    except GridTextError:
        return text


def _metadata_of(record: Mapping[str, Any], by_word: Mapping[str, str]) -> dict[str, str]:
    found = {}
    for field, words in _METADATA.items():
        texts = (in_one_line(record[by_word[word]]) for word in words if word in by_word)
        text = next(filter(None, texts), "")
        if text:
            found[field] = text
    return found


def _puzzle(
    grid: object, record: Mapping[str, Any], by_word: Mapping[str, str], symbols: Symbols | None
) -> tuple[Puzzle, tuple[Symbols, ...]]:
    """Return the puzzle of a grid and the values beside it, and its possible notations; raises ProblemError."""
    cells = cells_of(grid)
    size = SIZE_OF_COUNT[len(cells)]
    names = record.get("variant")
    if isinstance(grid, str) and isinstance(names, list) and names:
        shape = Geometry.from_json_object(record, isqrt(len(cells)))
        return _with_seed(Puzzle(grid_from_text(grid, shape)), record), ()
    regions = next((record[by_word[word]] for word in _REGIONS if word in by_word), None)
    variants = _variants(record, by_word, has_regions=bool(regions))
    if regions:
        areas = region_names(regions, size)
        shape = shape_of(size, variants, areas)
    else:
        shape = shape_of(size, [*variants, *plain_shape(size).variants])
    rules = record.get(by_word.get("rules", by_word.get("ruleset", "")))
    if isinstance(rules, str) and " " in rules.strip():
        f_puzzles.check_rules(rules, shape)
    digits, choices = digits_in(cells, size, symbols)
    entries: Sequence[int] = ()
    key = next((by_word[word] for word in _ENTRIES if word in by_word and is_grid(record[by_word[word]])), None)
    if key is not None and len(state := cells_of(record[key])) == len(cells):
        entries = digits_in(state, size, choices[0] if choices else symbols)[0].tolist()
    puzzle = assembled(shape, digits, entries)
    if (problem := pattern(puzzle.givens)) is not None:
        raise FileTextError(problem)
    return _with_seed(puzzle, record), choices


def _variants(record: Mapping[str, Any], by_word: Mapping[str, str], *, has_regions: bool) -> list[Variant]:
    """Return the variants that an object names; raises FileTextError for unknown ones."""
    true_words = [word.removeprefix("is") for word, key in by_word.items() if record.get(key) is True]
    found = [_VARIANTS[word] for word in true_words if word in _VARIANTS]
    for key in filter(by_word.__contains__, _KIND_KEYS):
        names = record[by_word[key]]
        for name in [names] if isinstance(names, str) else names if isinstance(names, list) else ():
            word = _WORD.sub("", name.lower()) if isinstance(name, str) else ""
            if word in _VARIANTS:
                found.append(_VARIANTS[word])
            elif _UNKNOWN_KINDS.search(word) or (word not in _PLAIN_KINDS and key == "variant"):
                raise unknown_constraints([quoted(name)])
            elif _NOT_ROWS.fullmatch(word):
                raise FileTextError(_not_in_rows(name))
            elif word in ("jigsaw", "irregular") and not has_regions:
                raise FileTextError(Sentence("a jigsaw needs its regions"))
    return found


def _not_in_rows(name: str) -> Sentence:
    return Sentence("the cells are not listed by rows ({name}); only rows can be read", name=quoted(name))


def _with_seed(puzzle: Puzzle, record: Mapping[str, Any]) -> Puzzle:
    seed = record.get("seed") if "solved" not in record else None
    if seed is None or not isinstance(seed, int):
        return puzzle
    if not (type(seed) is int and 0 <= seed <= MAX_SEED):
        raise FileTextError(Sentence("the seed is not a whole number from 0 to {most}", most=MAX_SEED))
    return replace(puzzle, seed=seed)


FORMAT = PuzzleFormat("JSON", (), recognises, read)
