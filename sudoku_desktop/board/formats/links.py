"""Links and codes of puzzle sites, one a line: the puzzle is in the code itself, or on a server.

Links that are read: any link with a parameter of cells (`?puzzle=`, `?bd=`, `?s=`, percent-encoded or not), f-puzzles
(`?load=`), SudokuPad (`scl…`, `ctc…`, `fpuz…`, `classic…`), sudokuwiki's strings with candidates, Sudoku Exchange,
Good Sudoku, puzz.link, and game IDs of Simon Tatham's Solo. Links that are refused with a reason: puzzles on a server,
Penpa, and the killers of SumoCue.

sudokuwiki's string of 2023 has for each cell two digits in base 32: the bits of its candidates, times two, plus one for
a clue. The strings S9A and S9B have two digits in base 36: 1–9 is a clue, 10–18 is nine more than an entry, and larger
values are the bits of the candidates plus 18. Source: sudokuwiki.org, "Sudoku String Definitions".
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from sudoku_desktop.board.formats import f_puzzles, solo, sudoku_pad
from sudoku_desktop.board.formats.assembling import (
    assembled,
    check_size,
    in_one_line,
    other_puzzle,
    plain_shape,
    unknown_constraints,
)
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.board.formats.errors import LINK_TO_SERVER, FileTextError
from sudoku_desktop.board.formats.lz_string import MAX_PACKED, unpacked
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZE_OF_COUNT, SIZES, cell_symbols, grid_of_cells
from sudoku_desktop.sentence import ProblemError, Sentence

NAME = Sentence("Link")
SUDOKUWIKI = Sentence("sudokuwiki.org")
_URL = re.compile(r"(?:https?://|www\.)[^\s<>\"'`\\]+", re.IGNORECASE)
_SUMOCUE = re.compile(r"(?:\d{1,2}x\d{1,2}:[a-z]*:k?:[0-9:=+J\s-]{9,}|SumoCueV1).*", re.IGNORECASE | re.DOTALL)
_PENPA = re.compile(r"m=(?:edit|solve|compe?)&p=[\w+/=-]{20,}.*")
_PUZZLINK_HOSTS = ("puzz.link", "pzv.jp", "pzprxs.vercel.app")
_PUZZLINK = re.compile(r"(?:pzv\?)?(\w+)/(\d{1,2})/(\d{1,2})/([0-9a-z.+-]*)/?")
"""Kind of puzzle, columns, rows, and cells of puzz.link: a hexadecimal digit for a given, g to z for 1 to 20 blanks."""
_PUZZLINK_CELL = re.compile(r"([0-9a-f])|-([0-9a-f]{2})|([g-z])")
_WIKI_STRING = re.compile(r"S9([A-Z])([0-9a-z]*)", re.IGNORECASE)
_WIKI_CELLS = re.compile(r"[0-9a-v]{162}", re.IGNORECASE)
_PACKED = re.compile(r"(?:fpuzzles|fpuz|scl|ctc)?N4Ig[\w+/=-]{20,}|(?:fpuzzles|fpuz|scl|ctc)[\w+/=-]{40,}")
_PAD_HOSTS = ("sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com", "sudokupad.com")
_PAD_CODE = re.compile(r"(fpuzzles|fpuz|scl|ctc|classic|scf)(.+)", re.DOTALL)
_SHORT_HOSTS = ("tinyurl.com", "bit.ly", "goo.gl", "t.co", "is.gd")
_OTHER_PAGES = (
    "killer", "jigsaw", "kakuro", "kenken", "str8ts", "sudokux", "colour", "samurai", "windoku", "futoshiki",
)  # fmt: skip
_NO_PUZZLE = re.compile(r"\w*sol(?:ution|ved)?\w*|answer|a|utm_\w+|ref|fbclid", re.IGNORECASE)
_FOLLOWING = ".,;:!?)]}*_"
"""Punctuation that may follow a link in a sentence and does not belong to it."""
_MOST_PARAMETERS = 50
_MOST_CELLS_IN_WORDS = 4
_GOOD_SUDOKU_BYTES = 41

_COMPACT = Sentence(
    "this is a compact SudokuPad link, which is not read here; open it in the browser and copy the puzzle"
)
_DAMAGED = Sentence("the link has no whole puzzle in it; copy the whole link")


def recognises(text: str) -> bool:
    """Return whether the first lines of a text have such codes, and none of them looks like cells of a drawn grid."""
    if not any(mark in text for mark in _MARKS) and not _BARE_CODE.search(text[:_LOOKED_AT]):
        return False
    has_code = False
    for line in text[: _LOOKED_AT + MAX_PACKED].splitlines()[:_LINES_LOOKED_AT]:
        if _code_of(line) is not None:
            has_code = True
        elif _has_cells(line):
            return False
    return has_code


_MARKS = ("://", "www.", "N4Ig", "m=edit&p=", "SumoCueV1")
_BARE_CODE = re.compile(
    r"^[^\w\n]{0,40}(?:Solo[: ]{1,9})?"
    r"(?:\d{1,2}(?:x\d{1,2}|j)[a-z0-9]{0,40}[:#]|S9[A-Z][0-9a-z]|[0-9a-v]{162}[^\S\n]*$)",
    re.MULTILINE | re.IGNORECASE,
)
_LOOKED_AT = 65_536
"""Maximum number of characters before the start of a code that is no link."""
_LINES_LOOKED_AT = 1000
_MOST_CODES = 20_000
_LONGEST = MAX_PACKED + 4096
"""Maximum number of characters of a line with a code."""
_TELLING = re.compile(
    r"f-puzzles|sudoku|crackingthecryptic|penpa|puzz\.link|pzv\.jp|pzprxs|tinyurl|bit\.ly|goo\.gl|//t\.co|is\.gd"
    r"|(?:[0-9A-Za-z.*_-]|%[0-9A-Fa-f]{2}){16}"
)
"""Pattern found in every link with a puzzle, for quick rejection of other text."""
_NOT_CELLS = str.maketrans("", "", "0123456789.*_|")


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzle of every code; raises FileTextError when no code can be read."""
    puzzles: list[Puzzle] = []
    names: set[Sentence] = set()
    omissions: list[Omission] = []
    for number, line in enumerate(text.splitlines(), 1):
        check()
        code = _code_of(line)
        if code is None:
            if _has_cells(line):
                omissions.append(Omission(number, number, Sentence("these cells stand among links, and were not read")))
            continue
        if len(puzzles) + len(omissions) >= _MOST_CODES:
            raise FileTextError(Sentence("there are more values than in any file of its kind"))
        try:
            puzzle, name = code.read(code.text)
            check_size(puzzle.givens.geometry, sizes)
        except ProblemError as error:
            omissions.append(Omission(number, number, getattr(error, "problem", error.sentence)))
        else:
            puzzles.append(puzzle)
            names.add(name)
    if not puzzles:
        is_alone = len(text.strip().splitlines()) == 1
        raise FileTextError(omissions[0].reason, line=None if is_alone else omissions[0].first_line)
    return ReadResult(tuple(puzzles), names.pop() if len(names) == 1 else NAME, tuple(omissions))


class _Code(NamedTuple):
    """A text that encodes a puzzle, and the function that reads it."""

    text: str
    read: Callable[[str], tuple[Puzzle, Sentence]]


def _code_of(line: str) -> _Code | None:
    """Return the code in a line, or None if it has none."""
    if len(line) > _LONGEST:
        return None
    for match in _URL.finditer(line):
        _, _, fragment = match[0].partition("#")
        if solo.GAME_ID.fullmatch(fragment):
            return _Code(fragment, _of_solo)
        if not _TELLING.search(match[0]):
            continue
        parts = _split(match[0])
        has_cells = parts is not None and next(_cells_in(parts), None) is not None
        url = match[0] if has_cells else match[0].rstrip(_FOLLOWING)  # a dot may be a blank cell
        if has_cells or _is_of_puzzle(url):
            return _Code(url, _of_url)
    bare = line.strip().strip("`\"'<>").strip()
    if ":" in bare[:12] or "#" in bare[:12] or bare.startswith("SumoCue"):
        if solo.GAME_ID.fullmatch(bare) or solo.RANDOM_SEED.fullmatch(bare):
            return _Code(bare, _of_solo)
        if _SUMOCUE.fullmatch(bare):
            return _Code(bare, _of_sumocue)
    if bare.startswith("m=") and _PENPA.fullmatch(bare):
        return _Code(bare, _of_penpa)
    if bare.startswith(("N4Ig", "fpuz", "scl", "ctc")) and _PACKED.fullmatch(bare):
        return _Code(bare, _of_packed)
    if 81 < len(bare) < 200 and (bare[:1] in "Ss" or not bare.isdecimal()):
        is_old = _WIKI_CELLS.fullmatch(bare) and not bare.isdecimal() and _are_wiki_cells(bare)
        if is_old or _WIKI_STRING.fullmatch(bare):
            return _Code(bare, _of_wiki)
    return None


def _has_cells(line: str) -> bool:
    """Return whether a line without a code looks like cells rather than words."""
    bare = "".join(line.split())
    cells = len(bare) - len(bare.translate(_NOT_CELLS))
    return cells > _MOST_CELLS_IN_WORDS and 2 * cells > len(bare)


def _split(url: str) -> SplitResult | None:
    try:
        return urlsplit(url if "://" in url else f"https://{url}")
    except ValueError:
        return None


def _is_of_puzzle(url: str) -> bool:
    """Return whether a link is of a known site or has cells as a parameter."""
    parts = _split(url)
    if parts is None:
        return False
    host = (parts.netloc or "").lower()
    if _is_host(
        host, ("f-puzzles.com", "playgoodsudoku.com", *_PUZZLINK_HOSTS, *_PAD_HOSTS, *_SHORT_HOSTS)
    ) or _is_penpa(parts):
        return len(parts.path) > 1 or bool(parts.query)
    if _is_host(host, ("sudokuwiki.org", "sudokuexchange.com")) and _parameters(parts):
        return any(key in ("bd", "s", "d") for key, _ in _parameters(parts))
    return next(_cells_in(parts), None) is not None


def _is_host(host: str, hosts: Collection[str]) -> bool:
    return any(host == each or host.endswith(f".{each}") for each in hosts)


def _is_penpa(parts: SplitResult) -> bool:
    return "penpa" in parts.netloc + parts.path


def _parameters(parts: SplitResult) -> list[tuple[str, str]]:
    """Return names and values of the parameters in a link's query and fragment."""
    found = []
    for text in (parts.query, parts.fragment.rpartition("?")[2]):
        try:
            found += parse_qsl(text.replace("+", "%2B"), keep_blank_values=True, max_num_fields=_MOST_PARAMETERS)
        except ValueError:
            continue
    return found


def _cells_in(parts: SplitResult) -> Iterator[str]:
    """Yield the cells in a link's parameters, its fragment and the last part of its path."""
    named = [(key, value) for key, value in _parameters(parts) if not _NO_PUZZLE.fullmatch(key)]
    for text in [value for _, value in named] + [
        unquote(parts.fragment),
        unquote(parts.path).rstrip("/").rpartition("/")[2],
    ]:
        cells = text.strip()
        size = SIZE_OF_COUNT.get(len(cells))
        if size in SIZES and cell_symbols(size).issuperset(cells) and (size > 4 or not cells.isalpha()):
            yield cells


def _of_url(url: str) -> tuple[Puzzle, Sentence]:
    parts = _split(url)
    assert parts is not None
    host = parts.netloc.lower()
    parameters = dict(reversed(_parameters(parts)))
    if _is_host(host, ("f-puzzles.com",)):
        return _of_packed(f"fpuz{parameters['load']}") if "load" in parameters else _refuse(LINK_TO_SERVER)
    if _is_host(host, _PAD_HOSTS):
        return _of_pad(parts, parameters)
    if _is_host(host, _SHORT_HOSTS):
        return _refuse(LINK_TO_SERVER)
    if _is_host(host, ("playgoodsudoku.com",)):
        return _of_good_sudoku(unquote(parts.path).rpartition("/")[2])
    if _is_penpa(parts):
        return _of_penpa(url)
    if _is_host(host, _PUZZLINK_HOSTS):
        return _of_puzzlink(parts.query)
    page = parts.path.lower().rpartition("/")[2]
    if _is_host(host, ("sudokuwiki.org",)):
        other = next((word for word in _OTHER_PAGES if word in page), None)
        if other:
            raise other_puzzle(in_one_line(other))
        return _of_wiki(parameters.get("bd", ""))
    if _is_host(host, ("sudokuexchange.com",)) and "s" in parameters and len(parameters["s"]) != 81:
        cells = sudoku_pad.classic(parameters["s"])
        return (Puzzle(grid_of_cells(cells)), NAME) if cells else _refuse(_DAMAGED)
    found = list(_cells_in(parts))
    if not found:
        return _refuse(_DAMAGED)
    grid = min(map(_grid, found), key=lambda each: each.is_complete)
    title = in_one_line(parameters.get("title", parameters.get("name", "")))
    return Puzzle(grid, title), NAME


def _grid(cells: str) -> Grid:
    return grid_of_cells(cells, shaped(SIZE_OF_COUNT[len(cells)]))


def _refuse(sentence: Sentence) -> tuple[Puzzle, Sentence]:
    raise FileTextError(sentence)


def _of_pad(parts: SplitResult, parameters: dict[str, str]) -> tuple[Puzzle, Sentence]:
    """Return the puzzle of a SudokuPad link, whose code is a parameter or the end of the path, and its format."""
    path = unquote(parts.path).strip("/")
    for start in ("sudoku/", "beta/"):
        path = path.removeprefix(start)
    code = parameters.get("puzzleid") or parameters.get("puzzle") or ("" if path == "sudoku" else path)
    match = _PAD_CODE.fullmatch(code)
    cells = next(_cells_in(parts), None)
    if cells is not None:
        return Puzzle(_grid(cells)), NAME
    if match is None or (match[1] != "classic" and len(match[2]) < 24):
        return _refuse(LINK_TO_SERVER)
    if match[1] == "scf":
        return _refuse(_COMPACT)
    if match[1] == "classic":
        packed = sudoku_pad.classic(match[2].lstrip("_"))
        return (Puzzle(grid_of_cells(packed)), sudoku_pad.NAME) if packed else _refuse(_DAMAGED)
    return _of_packed(code)


def _of_packed(code: str) -> tuple[Puzzle, Sentence]:
    """Return the puzzle of f-puzzles or SudokuPad that is packed as LZ-string, and its format."""
    if len(code) > MAX_PACKED:
        raise FileTextError(Sentence("the packed puzzle is too long"))
    packed = re.sub(r"^(?:fpuzzles|fpuz|scl|ctc)", "", unquote(code) if "%" in code else code)
    record = sudoku_pad.unzipped(unpacked(packed))
    if isinstance(record, dict):
        if f_puzzles.is_puzzle(record):
            return f_puzzles.puzzle_of(record), f_puzzles.NAME
        if isinstance(record.get("cells"), list):
            return sudoku_pad.puzzle_of(record), sudoku_pad.NAME
    return _refuse(_DAMAGED)


def _of_solo(code: str) -> tuple[Puzzle, Sentence]:
    match = solo.GAME_ID.fullmatch(code)
    if match is None:
        return _refuse(Sentence("this is a random seed of Solo; copy the game ID from its menu Game, Specific"))
    return solo.puzzle_of_id(match), solo.NAME


def _of_sumocue(_: str) -> tuple[Puzzle, Sentence]:
    raise unknown_constraints([Sentence("killer cages")])


def _of_penpa(_: str) -> tuple[Puzzle, Sentence]:
    return _refuse(Sentence("Penpa links are drawings, which are not read here; copy the digits of the puzzle"))


def _of_puzzlink(code: str) -> tuple[Puzzle, Sentence]:
    match = _PUZZLINK.fullmatch(code)
    if match is None:
        return _refuse(_DAMAGED)
    kind, columns, rows, cells = match.groups()
    if kind != "sudoku":
        raise other_puzzle(in_one_line(kind))
    size, digits = int(columns), list[int]()
    for digit, number, blanks in _PUZZLINK_CELL.findall(cells):
        digits += [0] * (int(blanks, 36) - 15) if blanks else [int(digit or number, 16)]
    shape = plain_shape(size)
    if columns != rows or _PUZZLINK_CELL.sub("", cells) or max(digits, default=0) > size:
        return _refuse(_DAMAGED)
    if len(digits) != shape.cell_count:
        raise FileTextError(wrong_count(len(digits), shape.cell_count))
    return assembled(shape, digits), NAME


def _are_wiki_cells(cells: str) -> bool:
    """Return whether every clue in a sudokuwiki string of 2023 is a single digit."""
    return all(
        number < 1 << 10 and (not number & 1 or (number >> 1).bit_count() == 1) for number in _in_pairs(cells, 32)
    )


def _in_pairs(cells: str, base: int) -> list[int]:
    """Return the numbers that are written as two digits each."""
    return [int(cells[start : start + 2], base) for start in range(0, len(cells), 2)]


def _of_wiki(code: str) -> tuple[Puzzle, Sentence]:
    """Return the puzzle of sudokuwiki that is encoded as cells or as a string with candidates, and its format."""
    match = _WIKI_STRING.fullmatch(code)
    if match:
        return _of_wiki_string(match[1].upper(), match[2].lower())
    if _WIKI_CELLS.fullmatch(code) and _are_wiki_cells(code):
        numbers = _in_pairs(code, 32)
        givens = [(number >> 1).bit_length() if number & 1 else 0 for number in numbers]
        return assembled(CLASSIC, givens, notes=[number >> 1 for number in numbers]), SUDOKUWIKI
    if len(code) == 81 and cell_symbols(9).issuperset(code):
        return Puzzle(grid_of_cells(code)), SUDOKUWIKI
    if 70 < len(code) < 92:
        raise FileTextError(wrong_count(len(code), 81))
    return _refuse(_DAMAGED)


def _of_wiki_string(version: str, cells: str) -> tuple[Puzzle, Sentence]:
    if len(cells) == 81 and cells.isdecimal():
        return Puzzle(grid_of_cells(cells)), SUDOKUWIKI
    if version not in "AB" or len(cells) != 162:
        return _refuse(_DAMAGED)
    givens, entries, notes = [0] * 81, [0] * 81, [0] * 81
    for place, number in enumerate(_in_pairs(cells, 36)):
        if number <= 9:
            givens[place] = number
        elif number <= 18:
            entries[place] = number - 9
        elif number - 18 < 1 << 9:
            notes[place] = number - 18
        else:
            return _refuse(_DAMAGED)
    return assembled(CLASSIC, givens, entries, notes), SUDOKUWIKI


def _of_good_sudoku(code: str) -> tuple[Puzzle, Sentence]:
    """Return the puzzle of Good Sudoku that is encoded as four bits a cell, in Base64, and its format."""
    try:
        data = base64.b64decode(code.lstrip("$"), validate=True)
    except (binascii.Error, ValueError):
        return _refuse(_DAMAGED)
    digits = [half for byte in data for half in (byte >> 4, byte & 15)]
    if len(data) != _GOOD_SUDOKU_BYTES or max(digits) > 9:
        return _refuse(_DAMAGED)
    return assembled(CLASSIC, digits[:81]), NAME


FORMAT = PuzzleFormat("Link", (), recognises, read)
