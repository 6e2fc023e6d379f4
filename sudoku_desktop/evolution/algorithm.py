"""An algorithm as an immutable record of parts, which are checked for compatibility."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.parts.catalogue import PLACES, alternatives, kind_named
from sudoku_desktop.evolution.parts.crossover import Crossover
from sudoku_desktop.evolution.parts.duplicates import Duplicates, DuplicatesAllowed
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.escape import Escape, Restart, SeededRestart
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.parts.improvement import Improvement, NoImprovement
from sudoku_desktop.evolution.parts.mutation import Mutation
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.preparation import AsGiven, Preparation
from sudoku_desktop.evolution.parts.replacement import Elitism, MutatedParents, Replacement
from sudoku_desktop.evolution.parts.selection import Selection
from sudoku_desktop.parameter import Parameter, Parametrised, Value, number
from sudoku_desktop.sentence import ProblemError, Quoted, Sentence

EXCLUSIVE_ESCAPES: tuple[type[Escape], type[Escape]] = (Restart, SeededRestart)
"""The two kinds of restart; an algorithm can have at most one of them."""


EXCLUSION = Sentence(
    "{one} and {other} exclude each other: a population begins anew in only one way",
    one=Restart.named(),
    other=SeededRestart.named(),
)
"""Error message for an algorithm with both kinds of restart."""


@dataclass(frozen=True)
class Setting:
    """A parameter of an algorithm, with its current value.

    `name` is its name on the command line ("mutation.probability"), `group` the heading under which it is displayed.
    """

    name: str
    group: str
    parameter: Parameter
    value: Value


@dataclass(frozen=True, kw_only=True)
class Algorithm(Parametrised):
    """The parts of an evolutionary algorithm, and its publication.

    `name` is its name on the command line; `title`, `authors`, `year`, `source` and `sentence` are displayed. Raises
    ProblemError when a parameter is out of bounds or parts are incompatible.
    """

    name: str
    title: str
    authors: str
    year: int
    source: str
    sentence: str
    population: int = number(21, 2, 100_000, "Population", "How many chromosomes a generation has.", "individuals")
    preparation: Preparation = field(default_factory=AsGiven)
    encoding: Encoding
    fitness: Fitness
    selection: Selection
    crossover: Crossover
    mutation: Mutation
    improvement: Improvement = field(default_factory=NoImprovement)
    replacement: Replacement
    duplicates: Duplicates = field(default_factory=DuplicatesAllowed)
    escapes: tuple[Escape, ...] = field(default=())

    def __post_init__(self) -> None:
        super().__post_init__()
        for _, part in self.parts():
            reason = part.misfit(self.encoding)
            if reason:
                raise ProblemError(reason)
        if isinstance(self.replacement, Elitism | MutatedParents) and self.replacement.elite >= self.population:
            raise ProblemError(
                Sentence(
                    "{elite} must be below the population of {population}, got {number}",
                    elite=self.replacement.named_parameter("elite"),
                    population=self.population,
                    number=self.replacement.elite,
                )
            )
        kinds = [type(escape) for escape in self.escapes]
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise ProblemError(Sentence("{escape} is among the escapes more than once", escape=kind.named()))
        if set(EXCLUSIVE_ESCAPES) <= set(kinds):
            raise ProblemError(EXCLUSION)

    def misfit_on(self, shape: Geometry) -> Sentence | None:
        """Return why the algorithm does not support this shape of grid, or None."""
        return next(filter(None, (part.misfit_on(shape) for _, part in self.parts())), None)

    def parts(self) -> Iterator[tuple[str, Part]]:
        """Yield each part with the prefix of its settings' names, in the order of the papers' descriptions."""
        for name in PLACES:
            yield name, getattr(self, name)
        for escape in self.escapes:
            yield type(escape).__name__.lower(), escape

    def settings(self) -> tuple[Setting, ...]:
        """Return all parameters of the algorithm and its parts, with their current values."""
        own = [Setting(name, "Population", each, getattr(self, name)) for name, each in self.declared()]
        of_parts = [
            Setting(f"{prefix}.{name}", part.group, each, getattr(part, name))
            for prefix, part in self.parts()
            for name, each in part.declared()
        ]
        return (*own, *of_parts)

    def with_settings(self, values: Mapping[str, object]) -> Algorithm:
        """Return a copy in which the named settings have these values; the whole algorithm is checked.

        A choice may also be given as its name, and a number as a numpy scalar. The name of a role, such as "mutation",
        replaces the part; further settings then apply to the new part. Raises ValueError for an unknown name, a value
        out of bounds, or incompatible parts.
        """
        parts = {name: part for name, part in values.items() if name in PLACES and isinstance(part, Part)}
        if parts:
            with_parts = dataclasses.replace(self, **parts)  # type: ignore[arg-type]
            return with_parts.with_settings({name: value for name, value in values.items() if name not in parts})
        known = {setting.name: setting.parameter for setting in self.settings()}
        for name in values:
            if name not in known:
                raise ProblemError(
                    Sentence(
                        "{algorithm} has no setting {setting}; it has {settings}",
                        algorithm=self.name,
                        setting=Quoted(name),
                        settings=", ".join(sorted(known)),
                    )
                )
        values = {name: known[name].converted(value) for name, value in values.items()}
        changes: dict[str, object] = {name: values[name] for name, _ in self.declared() if name in values}
        escapes = []
        for prefix, part in self.parts():
            own = {name: values[f"{prefix}.{name}"] for name, _ in part.declared() if f"{prefix}.{name}" in values}
            changed = dataclasses.replace(part, **own)
            if isinstance(changed, Escape):
                escapes.append(changed)
            else:
                changes[prefix] = changed
        return dataclasses.replace(self, **changes, escapes=tuple(escapes))  # type: ignore[arg-type]

    def with_texts(self, texts: Mapping[str, str]) -> Algorithm:
        """Return a copy as `with_settings` does, with values given as text, as in `mutation.probability=0.5`.

        A part is given by the name of its kind, as in `mutation=SwapsInOneBlock`, and has its default values.
        """
        parts = {name: _part_named(name, text) for name, text in texts.items() if name in PLACES}
        if parts:
            changed = self.with_settings(parts)
            return changed.with_texts({name: text for name, text in texts.items() if name not in parts})
        parameters = {setting.name: setting.parameter for setting in self.settings()}
        values = {}
        for name, text in texts.items():
            if name not in parameters:
                return self.with_settings({name: 0})  # raises an error that lists the settings
            try:
                values[name] = parameters[name].parse(text)
            except ValueError as error:
                raise ValueError(f"{name} {error}") from None
        return self.with_settings(values)


def _part_named(place: str, name: str) -> Part:
    kind = kind_named(place, name, alternatives(place))
    if kind is None:
        names = ", ".join(each.__name__ for each in alternatives(place))
        raise ProblemError(
            Sentence(
                "{setting} must be one of {choices}, got {value}", setting=place, choices=names, value=Quoted(name)
            )
        )
    return kind()
