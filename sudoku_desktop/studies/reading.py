"""Reader of the tables in a study's file; error messages name the key that is wrong.

Files are untrusted input: every number is limited and nothing is executed.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod
from pathlib import Path
from typing import Any, TypeVar

from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board import SIZES, Grid, Puzzle, grid_of_any_size, shaped
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.formats.puzzle_file import content, decoded_file
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.preset_file import read_preset
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.own_presets import OwnPresets

T = TypeVar("T")

CANDIDATE = "candidate-"
"""Prefix of the names of puzzles that are random givens of an open solution; the seed follows."""
MOST_PUZZLES = 1_000_000
MOST_GENERATED = 1000
MOST_ALGORITHMS = 10_000
MOST_CHARACTERS = 2000
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_SOURCES = ("cells", "file", "sample", "empty", "generate", "candidates")


class Reader:
    """Reader of the values in a study's file; `folders` are searched in order for files that the study names."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders
        self.presets: dict[str, Algorithm] = {}
        """Presets from which algorithms were made, by name."""

    # --- Values -------------------------------------------------------------------------------------------------

    def wrong(self, place: str, problem: Sentence) -> ProblemError:
        return ProblemError(Sentence("{key}: {problem}", key=place, problem=problem))

    def check_keys(
        self, place: str, table: Mapping[str, object], required: Collection[str], optional: Collection[str]
    ) -> None:
        """Raise ProblemError for a key that is missing or unknown."""
        known = ", ".join([*sorted(required), *sorted(optional)])
        for key in table:
            if key not in required and key not in optional:
                where = f"{place}.{key}" if place else key
                raise self.wrong(where[:100], Sentence("this key is unknown; there are {keys}", keys=known))
        for key in required:
            if key not in table:
                raise self.wrong(f"{place}.{key}" if place else key, Sentence("it is missing"))

    def table(self, place: str, value: object) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(place, Sentence("it must be a table"))
        return value

    def tables(self, place: str, value: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the tables of a list, each with its path in the document, counted from 1."""
        if not isinstance(value, list) or not value:
            raise self.wrong(place, Sentence("it must be a list of tables, written [[{key}]]", key=place))
        for number, each in enumerate(value, 1):
            yield f"{place}[{number}]", self.table(f"{place}[{number}]", each)

    def whole(self, place: str, value: object, lowest: int, highest: int) -> int:
        if type(value) is not int or not lowest <= value <= highest:
            terms = {"lowest": lowest, "highest": highest, "value": _shown(value)}
            raise self.wrong(
                place, Sentence("it must be a whole number from {lowest} to {highest}, got {value}", **terms)
            )
        return value

    def number(self, place: str, value: object, lowest: float, highest: float) -> float:
        if type(value) not in (int, float) or not lowest <= value <= highest:  # type: ignore[operator]
            terms = {"lowest": lowest, "highest": highest, "value": _shown(value)}
            raise self.wrong(place, Sentence("it must be a number from {lowest} to {highest}, got {value}", **terms))
        return float(value)  # type: ignore[arg-type]

    def setting(self, place: str, value: object, parameter: Parameter) -> Any:
        """Return the value of a declared number, checked against its parameter."""
        read: Any = self.whole if isinstance(parameter.default, int) else self.number
        return read(place, value, parameter.minimum, parameter.maximum)

    def text(self, place: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > MOST_CHARACTERS:
            raise self.wrong(place, Sentence("it must be a text of at most {most} characters", most=MOST_CHARACTERS))
        return " ".join(value.split())

    def texts(self, place: str, value: object) -> tuple[str, ...]:
        """Return the texts of a value that is one text or a list of texts."""
        return tuple(self.text(place, each) for each in (value if isinstance(value, list) else [value]))

    def choice(self, place: str, value: object, choices: Mapping[str, T]) -> T:
        """Return the one of several choices that a text names."""
        name = self.text(place, value)
        if name not in choices:
            terms = {"choices": ", ".join(choices), "value": name[:60]}
            raise self.wrong(place, Sentence("it must be one of {choices}, got {value}", **terms))
        return choices[name]

    def name(self, place: str, value: str) -> str:
        if not _NAME.fullmatch(value) or len(value) > 60:
            raise self.wrong(place, Sentence("it must be lowercase letters and digits, separated by hyphens"))
        return value

    def _path(self, place: str, value: object) -> Path:
        name = self.text(place, value)
        for folder in self._folders:
            if (folder / name).is_file():
                return folder / name
        raise self.wrong(place, Sentence("there is no file {file}; name the folder it is in with --data", file=name))

    # --- Puzzles ------------------------------------------------------------------------------------------------

    def puzzles(self, place: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Grid]]:
        """Yield name and givens of the puzzles of one table."""
        sources = [source for source in _SOURCES if source in table]
        if len(sources) != 1:
            raise self.wrong(place, Sentence("it needs one of {keys}", keys=", ".join(_SOURCES)))
        source, optional = sources[0], {"cells": {"name"}, "file": {"names", "first", "every"}, "empty": {"name"}}
        self.check_keys(place, table, {source}, optional.get(source, set()))
        where, value = f"{place}.{source}", table[source]
        if source == "cells":
            names, all_cells = self.texts(f"{place}.name", table.get("name", [])), self.texts(where, value)
            if names and len(names) != len(all_cells):
                raise self.wrong(f"{place}.name", Sentence("there must be as many as there are puzzles"))
            for number, cells in enumerate(all_cells):
                yield names[number] if names else cells, self._checked(where, cells)
        elif source == "file":
            yield from self._of_file(place, table)
        elif source == "sample":
            samples = {path.stem: path for path in sample_puzzles()}
            for name in self.texts(where, value):
                yield name, read_puzzles(self.choice(where, name, samples))[0].givens
        elif source == "empty":
            size = self.whole(where, value, MIN_SIZE, MAX_SIZE)
            yield self.text(f"{place}.name", table.get("name", f"empty-{size}")), Grid.blank(shaped(size))
        elif source == "candidates":
            from sudoku_desktop.services.generation.papers import candidate

            asked = self.table(where, value)
            self.check_keys(where, asked, {"count", "seed"}, set())
            seed = self.whole(f"{where}.seed", asked["seed"], 0, MAX_SEED // 2)
            for number in range(seed, seed + self.whole(f"{where}.count", asked["count"], 1, MOST_GENERATED)):
                yield f"{CANDIDATE}{number}", candidate(number, MANTERE_KOLJONEN_2007)[0]
        else:
            yield from self._generated(where, self.table(where, value))

    def _checked(self, place: str, cells: str) -> Grid:
        try:
            givens = grid_of_any_size(cells)
        except ProblemError as error:
            raise self.wrong(place, error.sentence) from None
        for conflict in givens.conflicts()[:1]:
            raise self.wrong(place, conflict.sentence)
        return givens

    def _of_file(self, place: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Grid]]:
        path = self._path(f"{place}.file", table["file"])
        names = self.texts(f"{place}.names", table.get("names", []))
        most = self.whole(f"{place}.first", table.get("first", MOST_PUZZLES), 1, MOST_PUZZLES)
        step = self.whole(f"{place}.every", table.get("every", 1), 1, MOST_PUZZLES)
        try:
            found = list(self._rows(path)) if path.suffix.lower() == ".csv" else list(read_puzzles(path, SIZES))
        except ProblemError as error:
            raise self.wrong(f"{place}.file", error.sentence) from None
        by_name = {each.title or f"{path.stem} {number}": each.givens for number, each in enumerate(found, 1)}
        if len(by_name) < len(found):  # several puzzles have the same title
            by_name = {f"{path.stem} {number}": each.givens for number, each in enumerate(found, 1)}
        for name in names:
            if name not in by_name:
                raise self.wrong(f"{place}.names", Sentence("there is no puzzle called {name}", name=name))
        chosen = names or [*islice(by_name, 0, most * step, step)]
        for name in chosen:
            for conflict in by_name[name].conflicts()[:1]:
                raise self.wrong(f"{place}.file", Sentence("{name}: {problem}", name=name, problem=conflict.sentence))
            yield name, by_name[name]

    def _rows(self, path: Path) -> Iterator[Puzzle]:
        """Yield the puzzles of a CSV file with a column `puzzle` and optionally a column `name`."""
        try:
            for row in csv.DictReader(io.StringIO(decoded_file(content(path)).text)):
                yield Puzzle(grid_of_any_size(row.get("puzzle") or ""), title=row.get("name") or "")
        except csv.Error as error:
            raise ProblemError(Sentence("it cannot be read: {reason}", reason=str(error))) from None

    def _generated(self, place: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Grid]]:
        from sudoku_desktop.logic import Level
        from sudoku_desktop.services.generation import LEVEL_RATINGS, Method, PuzzleCriteria, generate

        self.check_keys(place, table, {"count", "seed"}, {"level", "givens", "method"})
        count = self.whole(f"{place}.count", table["count"], 1, MOST_GENERATED)
        seed = self.whole(f"{place}.seed", table["seed"], 0, MAX_SEED // 2)
        properties: dict[str, Any] = {}
        if "level" in table:
            levels = {level.value: level for level in Level}
            properties["rating"] = LEVEL_RATINGS[self.choice(f"{place}.level", table["level"], levels)]
        if "method" in table:
            methods = {method.value: method for method in Method}
            properties["method"] = self.choice(f"{place}.method", table["method"], methods)
        if "givens" in table:
            limits = table["givens"] if isinstance(table["givens"], list) else [table["givens"]] * 2
            fewest, most = [self.whole(f"{place}.givens", each, 1, 81) for each in limits][:2]
            properties["givens"] = (fewest, most)
        try:
            criteria = PuzzleCriteria(**properties)
        except ProblemError as error:
            raise self.wrong(place, error.sentence) from None
        for puzzle in generate(criteria, count, seed):
            yield f"seed-{puzzle.seed}", puzzle.puzzle

    # --- Algorithms ---------------------------------------------------------------------------------------------

    def algorithms(self, place: str, table: Mapping[str, Any]) -> Iterator[Algorithm]:
        """Yield an algorithm, or one for each combination of the values in lists and ranges."""
        self.check_keys(place, table, set(), {"preset", "file", "set"})
        if ("preset" in table) == ("file" in table):
            raise self.wrong(place, Sentence("it needs one of {keys}", keys="preset, file"))
        if "file" in table:
            path = self._path(f"{place}.file", table["file"])
            try:
                base = read_preset(path)
            except ProblemError as error:
                raise self.wrong(f"{place}.file", error.sentence) from None
        elif isinstance(table["preset"], Algorithm):  # from Python, where a study need not be a file
            base = table["preset"]
        else:
            known = {each.name: each for each in (*OwnPresets().presets, *PRESETS)}
            base = self.choice(f"{place}.preset", table["preset"], known)
        self.presets.setdefault(base.name, base)
        changes = self.table(f"{place}.set", table.get("set", {}))
        values = [self._values(f"{place}.set.{name}", value) for name, value in changes.items()]
        count = prod(map(len, values))
        if count > MOST_ALGORITHMS:
            problem = Sentence(
                "its settings make {count} algorithms; at most {most} are possible", count=count, most=MOST_ALGORITHMS
            )
            raise self.wrong(f"{place}.set", problem)
        for combination in product(*values):
            try:
                yield base.with_texts(dict(zip(changes, combination, strict=True)))
            except ProblemError as error:
                raise self.wrong(f"{place}.set", error.sentence) from None
            except ValueError as error:
                raise self.wrong(f"{place}.set", Sentence("{problem}", problem=str(error))) from None

    def _values(self, place: str, value: object) -> list[str]:
        """Return the texts of a value, of a list, or of a range {from, to, steps} that includes both ends."""
        if isinstance(value, dict):
            self.check_keys(place, value, {"from", "to", "steps"}, set())
            first, last = (self.number(f"{place}.{key}", value[key], -1e12, 1e12) for key in ("from", "to"))
            steps = self.whole(f"{place}.steps", value["steps"], 2, MOST_ALGORITHMS)
            value = [round(first + (last - first) * step / (steps - 1), 12) for step in range(steps)]
            value = [int(each) if each.is_integer() else each for each in value]
        values = value if isinstance(value, list) else [value]
        if not values or not all(type(each) in (int, float, str) for each in values):
            raise self.wrong(
                place, Sentence("it must be a value, a list of values, or {range}", range="{from, to, steps}")
            )
        return [each if isinstance(each, str) else repr(each) for each in values]


def _shown(value: object) -> str:
    """Return a shortened value for an error message."""
    try:
        return repr(value)[:60]
    except ValueError:  # a number with more digits than Python converts
        return "a number of many digits"
