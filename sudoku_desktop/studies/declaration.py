"""A study: puzzles × algorithms × seeds with one budget, and the published figures that it is compared with.

As a file it is TOML, specified in docs/studies.md. `read_study` reads a file; `study_of` restores a study from an
archive, where puzzles and algorithms are written out, so that no file is needed.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import LIMITS, Budget
from sudoku_desktop.parameter import Parametrised, number
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.studies.commands import with_changes
from sudoku_desktop.studies.published import published
from sudoku_desktop.studies.reading import Reader
from sudoku_desktop.trials.records import Trial, algorithm_of, algorithm_text, grid_of, puzzle_text

Rules = TypeVar("Rules", bound=Parametrised)

MOST_TRIALS = 10_000_000
MOST_BYTES = 16 * 1024**2
_TOML_STRING = re.compile(
    r"#[^\n]*+"
    r"|\x22{3}(?:[^\x22\\]|\\.|\x22(?!\x22\x22))*+\x22{3}"
    r"|\x27{3}(?:[^\x27]|\x27(?!\x27\x27))*+\x27{3}"
    r"|\x22(?:[^\x22\\\n]|\\.)*+\x22"
    r"|\x27[^\x27\n]*+\x27",
    re.DOTALL,
)
"""Pattern of comments and strings, the longer ones first, in double (x22) or single (x27) quotation marks."""
_LONG_KEY = re.compile(r"(?:\.[\w\x22-]+){32}")
_NO_BLANKS = str.maketrans("", "", " \t")
SUFFIX = ".toml"
STATISTICS = (
    "mean generations",
    "mean trials",
    "median generations",
    "fewest generations",
    "most generations",
    "fewest trials",
    "most trials",
    "solved of 100",
    "mean fitness",
    "best fitness",
    "puzzles by mean generations",
    "candidates by agreeing runs",
    "cost ratio",
)
"""Statistics by which runs can be compared with published figures."""
FITTED = ("mean generations", "mean trials", "median generations", "solved of 100", "cost ratio")
"""Statistics whose deviations from published figures can be summed."""


@dataclass(frozen=True)
class Comparison:
    """A comparison of published figures, the mean of `what` over `puzzles`, with one figure of ours.

    Attributes
    ----------
    statistic
        One of STATISTICS.
    within
        Number of trials ("solved of 100"), generation ("… fitness"), or lowest and highest mean ("puzzles by mean
        generations").
    on
        Names of our puzzles.
    settings
        Changed settings of the algorithm whose cost is compared with that of the unchanged one ("cost ratio"), written
        as in `label_of`.
    than
        Changed settings of the algorithm that it is compared with, if that is not the unchanged one.
    reason
        Reason why the figures differ.
    """

    document: str
    puzzles: tuple[str, ...]
    what: str
    statistic: str
    on: tuple[str, ...]
    within: tuple[float, ...] = ()
    reason: str = ""
    settings: str = ""
    than: str = ""


@dataclass(frozen=True)
class RacingRules(Parametrised):
    """Parameters of a race, in which algorithms that are significantly worse than the best are eliminated."""

    train: float = number(
        0.7,
        0.1,
        1.0,
        "Share of puzzles that decide",
        "Share of the puzzles on which the race is run; the others test the remaining algorithms.",
    )
    rounds: int = number(
        5, 2, 1000, "Seeds before any is given up", "Number of seeds before an algorithm can be eliminated."
    )


@dataclass(frozen=True)
class FittingRules(Parametrised):
    """Parameters of a fit to published figures, in which algorithms that are far from them are given up."""

    rounds: int = number(
        4, 2, 1000, "Seeds before any is given up", "Number of seeds before an algorithm can be given up."
    )


@dataclass(frozen=True, kw_only=True)
class Study:
    """A declaration of trials; raises ProblemError if there are none or too many.

    Attributes
    ----------
    name
        Unique name, spelled like that of a preset.
    puzzles
        Unique names and givens of the puzzles.
    presets
        The presets from which the algorithms were made by changing settings, if known.
    made_by
        Command that makes the study, if running it is not enough.
    """

    name: str
    title: str
    sentence: str = ""
    source: str = ""
    puzzles: tuple[tuple[str, Grid], ...]
    algorithms: tuple[Algorithm, ...]
    seeds: Sequence[int]
    budget: Budget
    comparisons: tuple[Comparison, ...] = ()
    racing: RacingRules | None = None
    fitting: FittingRules | None = None
    presets: tuple[Algorithm, ...] = ()
    made_by: str = ""

    def __post_init__(self) -> None:
        if self.fitting is not None:
            self._check_fitting()
        if not 0 < self.count <= MOST_TRIALS:
            raise ProblemError(
                Sentence("a study has from 1 to {most} runs; here are {count}", most=MOST_TRIALS, count=self.count)
            )

    def _check_fitting(self) -> None:
        """Raise ProblemError for a fit without published figures, or with figures that a fit does not support."""
        if self.racing is not None:
            raise ProblemError(Sentence("a study cannot be both a race and a fit"))
        if not self.comparisons:
            raise ProblemError(Sentence("a fit needs published figures, in tables [[compare]]"))
        for each in self.comparisons:
            if each.statistic not in FITTED:
                raise ProblemError(
                    Sentence(
                        "a fit has no measure of {statistic}; it has {choices}",
                        statistic=each.statistic,
                        choices=", ".join(FITTED),
                    )
                )
            for algorithm, changes in product(self.algorithms, filter(None, (each.settings, each.than))):
                try:
                    with_changes(algorithm, changes)
                except ProblemError:
                    raise
                except ValueError as error:
                    raise ProblemError(Sentence("{problem}", problem=str(error))) from None

    @property
    def count(self) -> int:
        """Number of trials; a race may need fewer."""
        return len(self.puzzles) * len(self.algorithms) * len(self.seeds)

    def trials(
        self,
        puzzles: Collection[str] | None = None,
        algorithms: Sequence[Algorithm] | None = None,
        seeds: Sequence[int] | None = None,
    ) -> Iterator[Trial]:
        """Yield the trials, all or those of some puzzles (by name), algorithms and seeds.

        All trials of a seed come before those of the next one, so that a part is a smaller study.
        """
        cells = [(name, puzzle_text(givens)) for name, givens in self.puzzles if puzzles is None or name in puzzles]
        texts = [algorithm_text(each) for each in (self.algorithms if algorithms is None else algorithms)]
        for seed in self.seeds if seeds is None else seeds:
            for (name, puzzle), algorithm in product(cells, texts):
                yield Trial(puzzle, algorithm, seed, self.budget, name)

    def split(self) -> tuple[frozenset[str], frozenset[str]]:
        """Return the names of the puzzles on which a race is run, and of those that test its result."""
        names = [name for name, _ in self.puzzles]
        share = self.racing.train if self.racing else 1.0
        train = {name for at, name in enumerate(names) if math.floor((at + 1) * share) > math.floor(at * share)}
        return frozenset(train or names[:1]), frozenset(names) - (train or {names[0]})

    def to_json(self) -> str:
        """Return the study as JSON, for an archive."""
        plain = {name: getattr(self, name) for name in ("name", "title", "sentence", "source", "made_by")}
        return json.dumps(
            plain
            | {
                "puzzles": [(name, puzzle_text(givens)) for name, givens in self.puzzles],
                "algorithms": [algorithm_text(each) for each in self.algorithms],
                "presets": [algorithm_text(each) for each in self.presets],
                "seeds": list(self.seeds),
                "budget": self.budget.limits,
                "comparisons": [vars(each) for each in self.comparisons],
                "racing": vars(self.racing) if self.racing else None,
                "fitting": vars(self.fitting) if self.fitting else None,
            },
            ensure_ascii=False,
        )


def study_of(text: str) -> Study:
    """Return the study that `Study.to_json` wrote; raises ProblemError for a damaged one."""
    try:
        content = json.loads(text)
        comparisons: list[Mapping[str, Any]] = [
            {key: tuple(value) if isinstance(value, list) else value for key, value in each.items()}
            for each in content["comparisons"]
        ]
        return Study(
            **{name: str(content[name]) for name in ("name", "title", "sentence", "source")},
            made_by=str(content.get("made_by", "")),
            puzzles=tuple((str(name), grid_of(cells)) for name, cells in content["puzzles"]),
            algorithms=tuple(algorithm_of(each) for each in content["algorithms"]),
            presets=tuple(algorithm_of(each) for each in content.get("presets", ())),
            seeds=[Reader([]).whole("seeds", seed, 0, MAX_SEED) for seed in content["seeds"]],
            budget=Budget(**content["budget"]),
            comparisons=tuple(Comparison(**each) for each in comparisons),
            racing=RacingRules(**content["racing"]) if content["racing"] else None,
            fitting=FittingRules(**content["fitting"]) if content.get("fitting") else None,
        )
    except ProblemError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        raise ProblemError(Sentence("what was kept of the study is damaged")) from None


def built_in_studies() -> dict[str, Path]:
    """Return the files of the built-in studies, by name."""
    return {path.stem: path for path in sorted(resource("studies").glob(f"*{SUFFIX}"))}


def title_of(path: Path) -> str:
    """Return the title of a built-in study without reading the rest of the file."""
    return str(tomllib.loads(path.read_text(encoding="utf-8"))["title"])


def read_study(path: Path, data: Path | None = None) -> Study:
    """Return the study in a file; `data` is another folder with the files to which it refers.

    Raises ProblemError that says where the file is wrong and why, and OSError.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    try:
        if len(content) > MOST_BYTES:
            raise ProblemError(Sentence("the file is larger than {size} MiB", size=MOST_BYTES // 1024**2))
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
        _check_keys_of(text)
        document = tomllib.loads(text)
    except UnicodeDecodeError:
        raise ProblemError(Sentence("the file is not text in UTF-8")) from None
    except ProblemError:
        raise
    except (ValueError, RecursionError) as error:  # ValueError: also for numbers with more digits than Python converts
        raise ProblemError(Sentence("this is not TOML: {reason}", reason=str(error))) from None
    return study_from(document, path.stem, [path.parent, *filter(None, [data])])


def _check_keys_of(text: str) -> None:
    """Raise ProblemError if a key has many parts, because parsing takes quadratic time in their number."""
    bare = _TOML_STRING.sub('""', text).translate(_NO_BLANKS)
    if _LONG_KEY.search(bare):
        raise ProblemError(Sentence("this is not TOML: {reason}", reason="a key of more than 32 parts"))


def study_from(document: Mapping[str, Any], name: str, folders: Sequence[Path]) -> Study:
    """Return the study that a document describes; a document is a TOML table of dicts, lists, numbers and texts.

    In place of its name, a preset may be an Algorithm. `folders` are searched for the files to which the document
    refers. Raises ProblemError that says what is wrong, and where.
    """
    reader = Reader(folders)
    reader.check_keys(
        "",
        document,
        {"title", "puzzles", "algorithms", "seeds", "budget"},
        {"sentence", "source", "compare", "racing", "fitting"},
    )
    puzzles: dict[str, Grid] = {}
    for place, table in reader.tables("puzzles", document["puzzles"]):
        for title, givens in reader.puzzles(place, table):
            if title in puzzles:
                raise reader.wrong(place, Sentence("there is another puzzle called {name}", name=title))
            puzzles[title] = givens
    algorithms: dict[str, Algorithm] = {}
    for place, table in reader.tables("algorithms", document["algorithms"]):
        for algorithm in reader.algorithms(place, table):
            algorithms.setdefault(algorithm_text(algorithm), algorithm)
    return Study(
        name=reader.name("the name of the file", name),
        title=reader.text("title", document["title"]),
        sentence=reader.text("sentence", document.get("sentence", "")),
        source=reader.text("source", document.get("source", "")),
        puzzles=tuple(puzzles.items()),
        algorithms=tuple(algorithms.values()),
        presets=tuple(reader.presets.values()),
        seeds=_seeds(document["seeds"], reader),
        budget=_budget(document["budget"], reader),
        comparisons=tuple(_comparisons(document.get("compare", []), reader, puzzles)),
        racing=_rules("racing", RacingRules, document, reader),
        fitting=_rules("fitting", FittingRules, document, reader),
    )


def _seeds(value: object, reader: Reader) -> Sequence[int]:
    """Return the seeds, declared as their number, as {first, count}, or as a list."""
    if isinstance(value, list):
        seeds = (reader.whole(f"seeds[{at}]", each, 0, MAX_SEED) for at, each in enumerate(value, 1))
        return list(dict.fromkeys(seeds))
    first = 0
    if isinstance(value, dict):
        reader.check_keys("seeds", value, {"count"}, {"first"})
        first, value = reader.whole("seeds.first", value.get("first", 0), 0, MAX_SEED // 2), value["count"]
    return range(first, first + reader.whole("seeds", value, 1, MOST_TRIALS))


def _budget(value: object, reader: Reader) -> Budget:
    table = reader.table("budget", value)
    reader.check_keys("budget", table, set(), set(LIMITS))
    if not table:
        raise reader.wrong("budget", Sentence("it needs a limit of {limits}", limits=", ".join(LIMITS)))
    limits = {name: reader.whole(f"budget.{name}", table[name], 1, MAX_SEED) for name in LIMITS[:2] if name in table}
    if "seconds" in table:
        return Budget(**limits, seconds=reader.number("budget.seconds", table["seconds"], 0.001, 1e9))
    return Budget(**limits)


def _rules(key: str, kind: type[Rules], document: Mapping[str, Any], reader: Reader) -> Rules | None:
    """Return the rules in the table `key`, which holds declared parameters of `kind`, or None without this table."""
    if key not in document:
        return None
    table, declared = reader.table(key, document[key]), dict(kind.declared())
    reader.check_keys(key, table, set(), declared)
    return kind(**{name: reader.setting(f"{key}.{name}", table[name], declared[name]) for name in table})


def _comparisons(value: object, reader: Reader, ours: Mapping[str, Grid]) -> Iterator[Comparison]:
    """Yield the comparisons that a declaration's tables [[compare]] describe.

    A table gives one comparison for each of its `puzzles`, or one for their mean if `on` names puzzles of the study.
    """
    for place, table in reader.tables("compare", value) if value else ():
        reader.check_keys(
            place, table, {"document", "puzzles", "what", "statistic"}, {"on", "within", "reason", "settings", "than"}
        )
        puzzles = reader.texts(f"{place}.puzzles", table["puzzles"])
        on = reader.texts(f"{place}.on", table.get("on", list(puzzles)))
        on = tuple(ours) if on == ("*",) else on
        for name in on:
            if name not in ours:
                raise reader.wrong(f"{place}.on", Sentence("there is no puzzle called {name}", name=name))
        statistic = reader.choice(f"{place}.statistic", table["statistic"], {each: each for each in STATISTICS})
        document, what = (reader.text(f"{place}.{key}", table[key]) for key in ("document", "what"))
        for name in puzzles:
            if (document, name, what) not in published():
                problem = Sentence("no such figure of {name} is in resources/reference: {what}", name=name, what=what)
                raise reader.wrong(f"{place}.what", problem)
        within = table.get("within", [])
        within = tuple(
            reader.number(f"{place}.within", each, 0, 1e12)
            for each in (within if isinstance(within, list) else [within])
        )
        whole = Comparison(
            document=document,
            puzzles=puzzles,
            what=what,
            statistic=statistic,
            on=on,
            within=within,
            reason=reader.text(f"{place}.reason", table.get("reason", "")),
            settings=reader.text(f"{place}.settings", table.get("settings", "")),
            than=reader.text(f"{place}.than", table.get("than", "")),
        )
        if "on" in table:
            yield whole
        else:
            yield from (replace(whole, puzzles=(name,), on=(name,)) for name in puzzles)
