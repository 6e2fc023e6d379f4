"""Presets as JSON files, for saving and sharing. Files are not trusted: their size is limited and nothing is executed.

Parts are named by their classes, choices by their members:

    {"format": "sudoku-desktop-preset", "version": 1, "name": "mine", "title": "Mine", …, "population": 21,
     "encoding": {"kind": "BoxPermutations"}, …, "escapes": [{"kind": "Restart", "after": 2000, …}]}

A missing parameter has its default, and so has a role that the first version of the format lacked; all other keys are
required, and unknown keys are rejected.
"""

from __future__ import annotations

import dataclasses
import json
import re
import unicodedata
from collections.abc import Collection, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from sudoku_desktop.board.formats.strict_json import parsed
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.catalogue import ESCAPES, PLACES, alternatives, kind_named
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter, written
from sudoku_desktop.sentence import ProblemError, Sentence, Term

FORMAT = "sudoku-desktop-preset"
VERSION = 1
SUFFIX = ".sudoku-preset.json"
MAX_BYTES = 64 * 1024
MAX_LENGTHS = {"name": 60, "title": 80, "authors": 200, "source": 300, "sentence": 300}
"""Maximum number of characters of each text."""
YEARS = Parameter("Year", "When it was published.", 2000, 1, 9999)

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MAY_BE_EMPTY = {"authors", "source", "sentence"}
_KEYS = ("format", "version", *MAX_LENGTHS, "year", "population", *PLACES, "escapes")
_PLACES_SINCE = {"duplicates"}
"""Roles added after version 1 of the format, which may be missing from a file."""
_MAX_SHOWN = 40
TOO_LARGE = Sentence("the file is larger than {most} bytes", most=MAX_BYTES)


def slug(title: str, taken: Collection[str] = ()) -> str:
    """Return a command line name made from a title's letters and digits, numbered if the name is taken."""
    ascii_title = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", ascii_title)[: MAX_LENGTHS["name"] - 5].strip("-") or "preset"
    number, unique = 1, name
    while unique in taken:
        number += 1
        unique = f"{name}-{number}"
    return unique


# --- Writing ----------------------------------------------------------------------------------------------------


def to_text(algorithm: Algorithm) -> str:
    """Return the file's content as indented JSON; raise ProblemError for texts that are too long for a file."""
    texts = {key: _checked_text(key, getattr(algorithm, key)) for key in MAX_LENGTHS}
    content = {
        "format": FORMAT,
        "version": VERSION,
        **texts,
        "year": _number("year", YEARS, algorithm.year),
        "population": algorithm.population,
        **{place: _written(getattr(algorithm, place)) for place in PLACES},
        "escapes": [_written(escape) for escape in algorithm.escapes],
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _written(part: Part) -> dict[str, object]:
    values = {name: getattr(part, name) for name, _ in part.declared()}
    return {"kind": type(part).__name__, **{name: _named(value) for name, value in values.items()}}


def _named(value: object) -> object:
    """Return a value in the form in which files store it: members of an Enum by their names."""
    return value.name.lower() if isinstance(value, Enum) else value


# --- Reading ----------------------------------------------------------------------------------------------------


def read_preset(path: Path) -> Algorithm:
    """Read an algorithm from a file; raise ProblemError when it is not a valid preset, or OSError."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise ProblemError(TOO_LARGE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ProblemError(Sentence("the file is not text in UTF-8")) from None
    return from_text(text)


def from_text(text: str) -> Algorithm:
    """Parse the content of a preset file; raise ProblemError with the position and kind of an error."""
    if len(text) > MAX_BYTES:
        raise ProblemError(TOO_LARGE)
    content = parsed(text)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ProblemError(Sentence('not a preset file: it has no "format": "{format}"', format=FORMAT))
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise ProblemError(Sentence("version must be a whole number from 1, got {value}", value=_shown(version)))
    if version > VERSION:
        raise ProblemError(
            Sentence(
                "the file has version {version} of the format, and this program reads up to {newest}",
                version=version,
                newest=VERSION,
            )
        )
    _check_keys("", content, _KEYS, [key for key in _KEYS if key not in _PLACES_SINCE])
    escapes = content["escapes"]
    if not isinstance(escapes, list) or len(escapes) > len(ESCAPES):
        raise ProblemError(Sentence("escapes must be a list of up to {most} escapes", most=len(ESCAPES)))
    own = dict(Algorithm.declared())
    texts: dict[str, Any] = {key: _checked_text(key, content[key]) for key in MAX_LENGTHS}
    parts: dict[str, Any] = {
        place: _part(place, content[place], alternatives(place))
        for place in PLACES
        if place in content or place not in _PLACES_SINCE
    }
    return Algorithm(
        **texts,
        year=_number("year", YEARS, content["year"]),
        population=_number("population", own["population"], content["population"]),
        **parts,
        escapes=tuple(_part(f"escapes[{index}]", each, ESCAPES) for index, each in enumerate(escapes)),  # type: ignore[misc]
    )


def _check_keys(where: str, content: dict[str, object], allowed: Sequence[str], required: Sequence[str]) -> None:
    for key in content:
        if key not in allowed:
            key = f"{where}.{_shown(key)}" if where else _shown(key)
            raise ProblemError(Sentence("{key} is unknown; there are {keys}", key=key, keys=", ".join(allowed)))
    for key in required:
        if key not in content:
            raise ProblemError(Sentence("{key} is missing", key=f"{where}.{key}" if where else key))


def _part(where: str, content: object, kinds: Sequence[type[Part]]) -> Part:
    names = ", ".join(kind.__name__ for kind in kinds)
    if not isinstance(content, dict) or "kind" not in content:
        raise ProblemError(Sentence("{key} must have a kind, which is one of {choices}", key=where, choices=names))
    kind = kind_named(where, content["kind"], kinds)
    if kind is None:
        raise _not_among(f"{where}.kind", names, content["kind"])
    declared = dict(kind.declared())
    _check_keys(where, content, ("kind", *declared), ("kind",))
    values = {
        name: _value(f"{where}.{name}", parameter, content[name])
        for name, parameter in declared.items()
        if name in content
    }
    return dataclasses.replace(kind(), **values)


def _value(where: str, parameter: Parameter, value: object) -> Any:
    if not parameter.choices:
        return _number(where, parameter, value)
    for choice in parameter.choices:
        if _named(choice) == value and type(_named(choice)) is type(value):
            return choice
    names = ", ".join(written(_named(choice)) for choice in parameter.choices)
    raise _not_among(where, names, value)


def _number(where: str, parameter: Parameter, value: object) -> Any:
    complaint = parameter.complaint(where, value)
    if complaint is not None:
        raise ProblemError(complaint.with_terms(value=_shown(value)))
    return float(value) if isinstance(parameter.default, float) else value  # type: ignore[arg-type]


def _checked_text(key: str, text: object) -> str:
    if not isinstance(text, str) or not text.isprintable():
        raise ProblemError(Sentence("{key} must be one line of text, got {value}", key=key, value=_shown(text)))
    if len(text) > MAX_LENGTHS[key]:
        lengths = {"length": len(text), "most": MAX_LENGTHS[key]}
        raise ProblemError(Sentence("{key} has {length} characters; at most {most} are allowed", key=key, **lengths))
    if key == "name" and not _NAME.fullmatch(text):
        raise ProblemError(
            Sentence("name must be lowercase letters and digits, separated by hyphens, got {value}", value=_shown(text))
        )
    if key not in _MAY_BE_EMPTY and not text.strip():
        raise ProblemError(Sentence("{key} must not be empty", key=key))
    return text


def _not_among(setting: Term, choices: str, value: object) -> ProblemError:
    terms = {"setting": setting, "choices": choices, "value": _shown(value)}
    return ProblemError(Sentence("{setting} must be one of {choices}, got {value}", **terms))


def _shown(value: object) -> str:
    """Return a value of the file as text for an error message."""
    try:
        text = json.dumps(value)
    except (ValueError, TypeError, RecursionError):
        text = "…"
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 1] + "…"
