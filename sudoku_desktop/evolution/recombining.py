"""Changing parts: an algorithm while it is put together, whose settings need not fit each other yet.

Vocabulary: the *preset* is where a draft began. Whenever a part must be replaced, the preset's own comes back if
it fits; else the first kind that does takes the place, with its defaults, until the preset's own fits again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_desktop.evolution.algorithm import EXCLUSION, EXCLUSIVE_ESCAPES, Algorithm
from sudoku_desktop.evolution.parts.catalogue import ESCAPES, PLACES, fitting
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.escape import Escape
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class Draft:
    """The population and the parts of an algorithm to be, `parts` in the order of `PLACES`; equal if they are."""

    preset: Algorithm
    population: int
    parts: tuple[Part, ...]
    escapes: tuple[Escape, ...]

    @classmethod
    def of(cls, algorithm: Algorithm, preset: Algorithm | None = None) -> Draft:
        """An algorithm's parts, as a variant of a preset; of itself if there is none."""
        parts = tuple(getattr(algorithm, place) for place in PLACES)
        return cls(preset or algorithm, algorithm.population, parts, algorithm.escapes)

    def algorithm(self) -> Algorithm:
        """The whole, under the preset's name; raises ProblemError where the parts do not fit each other."""
        changes = dict(zip(PLACES, self.parts, strict=True))
        return dataclasses.replace(self.preset, population=self.population, escapes=self.escapes, **changes)  # type: ignore[arg-type]

    def part(self, place: str) -> Part:
        return self.parts[PLACES.index(place)]

    @property
    def encoding(self) -> Encoding:
        """The encoding, which the other parts must fit."""
        encoding = self.part("encoding")
        assert isinstance(encoding, Encoding)
        return encoding

    @property
    def is_modified(self) -> bool:
        """Whether anything is not as the preset has it."""
        return self != Draft.of(self.preset)

    def with_population(self, population: int) -> Draft:
        return dataclasses.replace(self, population=population)

    def with_part(self, place: str, part: Part) -> Draft:
        """Another part in a place; after another encoding, whatever no longer fits is replaced or dropped."""
        parts = tuple(part if each == place else old for each, old in zip(PLACES, self.parts, strict=True))
        changed = dataclasses.replace(self, parts=parts)
        return changed._fitted(self.encoding) if place == "encoding" else changed

    def with_kind(self, place: str, kind: type[Part]) -> Draft:
        """A part of this kind in a place: the preset's own or one with its defaults; nothing if it is there."""
        return self if type(self.part(place)) is kind else self.with_part(place, self._new(place, kind))

    def with_escape(self, escape: Escape) -> Draft:
        """With an escape, in place of one of its kind if there is one."""
        order = [type(each) for each in self.preset.escapes] + list(ESCAPES)
        escapes = [each for each in self.escapes if type(each) is not type(escape)]
        escapes = sorted([*escapes, escape], key=lambda each: order.index(type(each)))
        return dataclasses.replace(self, escapes=tuple(escapes))

    def with_escape_kind(self, kind: type[Part]) -> Draft:
        """With an escape of this kind: the preset's own or one with its defaults."""
        escape = next((each for each in self.preset.escapes if type(each) is kind), None) or kind()
        assert isinstance(escape, Escape)
        return self.with_escape(escape)

    def with_escapes(self, escapes: tuple[Escape, ...]) -> Draft:
        """With these escapes in place of all others."""
        return dataclasses.replace(self, escapes=escapes)

    def without_escape(self, kind: type[Part]) -> Draft:
        return dataclasses.replace(self, escapes=tuple(each for each in self.escapes if type(each) is not kind))

    def why_not_add(self, kind: type[Part]) -> Sentence | None:
        """Why an escape of this kind cannot join the others; None when it can."""
        reason = kind.misfit(self.encoding)
        if (
            reason is None
            and kind in EXCLUSIVE_ESCAPES
            and any(type(each) in EXCLUSIVE_ESCAPES for each in self.escapes)
        ):
            return EXCLUSION
        return reason

    def escapes_to_add(self) -> tuple[type[Part], ...]:
        """The kinds of escape that are not there and can join those that are."""
        there = {type(each) for each in self.escapes}
        return tuple(kind for kind in ESCAPES if kind not in there and self.why_not_add(kind) is None)

    def differences(self, other: Draft) -> Iterator[tuple[Part | None, Part | None]]:
        """The parts of other kinds: what is here, and what `other` has in its place; None where there is nothing."""
        for here, there in zip(self.parts, other.parts, strict=True):
            if type(here) is not type(there):
                yield here, there
        kinds = [type(each) for each in self.escapes], [type(each) for each in other.escapes]
        yield from ((each, None) for each in self.escapes if type(each) not in kinds[1])
        yield from ((None, each) for each in other.escapes if type(each) not in kinds[0])

    def _new(self, place: str, kind: type[Part]) -> Part:
        own = getattr(self.preset, place)
        assert isinstance(own, Part)
        return own if type(own) is kind else kind()

    def _fitted(self, before: Encoding) -> Draft:
        parts = []
        for place, part in zip(PLACES, self.parts, strict=True):
            fills_in = part == self._filling(place, before) and getattr(self.preset, place).fits(self.encoding)
            parts.append(part if part.fits(self.encoding) and not fills_in else self._filling(place, self.encoding))
        escapes = tuple(each for each in self.escapes if each.fits(self.encoding))
        return dataclasses.replace(self, parts=tuple(parts), escapes=escapes)

    def _filling(self, place: str, encoding: Encoding) -> Part:
        """What takes a place beside an encoding if nobody has chosen anything."""
        kinds = fitting(place, encoding)
        own = type(getattr(self.preset, place))
        return self._new(place, own if own in kinds else kinds[0])
