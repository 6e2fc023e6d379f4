"""A strict JSON parser for untrusted texts.

It refuses duplicate keys, infinite numbers, deep nesting, too many values, and text that cannot be encoded.
"""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from sudoku_desktop.board.formats.errors import FileTextError, problem_at
from sudoku_desktop.board.formats.puzzle_format import Check, go_on
from sudoku_desktop.sentence import Quoted, Sentence

MAX_DEPTH = 64
MAX_DIGITS = 1000
MAX_VALUES = 100_000
"""Maximum number of values, counted roughly, because the parser holds the GIL while it builds a list of values."""
_VALUES_BETWEEN_CHECKS = 4096


def parsed(text: str, check: Check = go_on) -> object:
    """Return the JSON value of a text; raises FileTextError, with line and column where the text is not valid JSON."""
    check_count(text)
    try:
        content = _STRICT.decode(text)
    except json.JSONDecodeError as error:
        raise FileTextError(Sentence("this is not valid JSON"), line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise FileTextError(Sentence("brackets are nested too deeply")) from None
    _check_values(content, check)
    return content


def next_value(text: str, start: int, check: Check = go_on) -> tuple[object, int]:
    """Return the JSON value that begins at an index of a text, and the index where it ends.

    NaN and infinity count as null, as in exported tables. Raises FileTextError with line and column.
    """
    try:
        content, end = _TOLERANT.raw_decode(text, start)
    except json.JSONDecodeError as error:
        raise problem_at(text, error.pos, Sentence("this is not valid JSON")) from None
    except RecursionError:
        raise FileTextError(Sentence("brackets are nested too deeply")) from None
    _check_values(content, check)
    return content, end


def check_count(text: str) -> None:
    """Raise FileTextError if a text has more values than `MAX_VALUES`."""
    if text.count("[") + text.count("{") + text.count('"') // 4 > MAX_VALUES:
        raise FileTextError(Sentence("there are more values than in any file of its kind"))


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise FileTextError(Sentence("{key} appears twice", key=Quoted(twice)))
    return content


def _refuse(number: str) -> NoReturn:
    raise FileTextError(Sentence("{value} is not a number", value=number))


def _finite(number: str) -> float:
    value = float(number)
    return value if math.isfinite(value) else _refuse(Quoted(number).shortened)


def _short(number: str) -> int:
    return int(number) if len(number) <= MAX_DIGITS else _refuse(Quoted(number).shortened)


def _check_values(content: object, check: Check) -> None:
    """Raise FileTextError for a value that is not allowed; without recursion, whose depth Python limits."""
    level, seen = [content], 0
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for value in level:
            if seen % _VALUES_BETWEEN_CHECKS == 0:
                check()
            seen += 1
            if isinstance(value, dict):
                inner.extend(value)
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
            elif isinstance(value, str) and not value.isascii():
                try:
                    value.encode()
                except UnicodeEncodeError:
                    raise FileTextError(Sentence("a text contains half a character")) from None
        if not inner:
            return
        level = inner
    raise FileTextError(Sentence("brackets are nested too deeply"))


_HOOKS: dict[str, Any] = {"object_pairs_hook": _object, "parse_float": _finite, "parse_int": _short}
_STRICT = json.JSONDecoder(**_HOOKS, parse_constant=_refuse)
_TOLERANT = json.JSONDecoder(**_HOOKS, parse_constant=lambda _: None)
