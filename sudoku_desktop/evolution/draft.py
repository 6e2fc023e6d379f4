"""An algorithm that is being edited, whose settings need not be compatible yet.

Vocabulary: the *preset* is the algorithm from which a draft started. When a part must be replaced, the preset's part is
restored if it is compatible; otherwise the first compatible alternative with its defaults is used until the preset's
part is compatible again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudoku_desktop.evolution.algorithm import EXCLUSION, EXCLUSIVE_ESCAPES, Algorithm, Setting
from sudoku_desktop.evolution.parts.catalogue import ESCAPES, PLACES, fitting
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.escape import Escape
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Value
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class DraftSetting(Setting):
    """A setting of a draft. `original` is the value that a reset restores: the preset's, or else the default."""

    original: Value
    is_in_preset: bool = True
    """Whether the preset has the part to which the setting belongs."""

    @property
    def is_modified(self) -> bool:
        return self.value != self.original


@dataclass(frozen=True)
class Draft:
    """Population and parts of an algorithm being edited; `parts` are in the order of `PLACES`."""

    preset: Algorithm
    population: int
    parts: tuple[Part, ...]
    escapes: tuple[Escape, ...]

    @classmethod
    def of(cls, algorithm: Algorithm, preset: Algorithm | None = None) -> Draft:
        """Return a draft of an algorithm as a variant of `preset`, or of the algorithm itself when None."""
        parts = tuple(getattr(algorithm, place) for place in PLACES)
        return cls(preset or algorithm, algorithm.population, parts, algorithm.escapes)

    def algorithm(self) -> Algorithm:
        """Return the algorithm, with the preset's name; raise ProblemError when parts are incompatible."""
        changes = dict(zip(PLACES, self.parts, strict=True))
        return dataclasses.replace(self.preset, population=self.population, escapes=self.escapes, **changes)  # type: ignore[arg-type]

    def part(self, place: str) -> Part:
        return self.parts[PLACES.index(place)]

    @property
    def encoding(self) -> Encoding:
        """The draft's encoding, with which the other parts must be compatible."""
        encoding = self.part("encoding")
        assert isinstance(encoding, Encoding)
        return encoding

    @property
    def is_modified(self) -> bool:
        """Whether anything differs from the preset."""
        return self != Draft.of(self.preset)

    @cached_property
    def settings(self) -> dict[str, DraftSetting]:
        """All settings by their names on the command line, such as "population" and "mutation.probability"."""
        name, population = next(self.preset.declared())
        settings = {name: DraftSetting(name, "Population", population, self.population, self.preset.population)}
        presets = dict(self.preset.parts())
        for prefix, part in self._named_parts().items():
            preset = presets.get(prefix)
            is_in_preset = type(preset) is type(part)
            old = preset if is_in_preset else type(part)()
            for field, parameter in part.declared():
                name = f"{prefix}.{field}"
                value, original = getattr(part, field), getattr(old, field)
                settings[name] = DraftSetting(name, part.group, parameter, value, original, is_in_preset)
        return settings

    def with_value(self, name: str, value: Value) -> Draft:
        """Return a draft with another value of one setting; raises KeyError for an unknown name."""
        setting = self.settings[name]
        prefix, _, field = setting.name.rpartition(".")
        if not prefix:
            return dataclasses.replace(self, **{field: value})  # type: ignore[arg-type]
        part = dataclasses.replace(self._named_parts()[prefix], **{field: value})
        if isinstance(part, Escape):
            return self.with_escapes(tuple(part if type(each) is type(part) else each for each in self.escapes))
        return self.with_part(prefix, part)

    def with_part(self, place: str, part: Part) -> Draft:
        """Return a draft with another part; a new encoding replaces or drops incompatible parts."""
        parts = tuple(part if each == place else old for each, old in zip(PLACES, self.parts, strict=True))
        changed = dataclasses.replace(self, parts=parts)
        return changed._fitted(self.encoding) if place == "encoding" else changed

    def with_kind(self, place: str, kind: type[Part]) -> Draft:
        """Return a draft whose part in a role is of this kind: the preset's part, or one with defaults.

        Returns the draft unchanged if its part already is of this kind.
        """
        return self if type(self.part(place)) is kind else self.with_part(place, self._new(place, kind))

    def with_escape(self, escape: Escape) -> Draft:
        """Return a draft with an escape added, replacing one of the same kind."""
        order = [type(each) for each in self.preset.escapes] + list(ESCAPES)
        escapes = [each for each in self.escapes if type(each) is not type(escape)]
        escapes = sorted([*escapes, escape], key=lambda each: order.index(type(each)))
        return dataclasses.replace(self, escapes=tuple(escapes))

    def with_escape_kind(self, kind: type[Part]) -> Draft:
        """Return a draft with an escape of this kind added: the preset's, or one with defaults."""
        escape = next((each for each in self.preset.escapes if type(each) is kind), None) or kind()
        assert isinstance(escape, Escape)
        return self.with_escape(escape)

    def with_escapes(self, escapes: tuple[Escape, ...]) -> Draft:
        """Return a draft with these escapes only."""
        return dataclasses.replace(self, escapes=escapes)

    def without_escape(self, kind: type[Part]) -> Draft:
        return dataclasses.replace(self, escapes=tuple(each for each in self.escapes if type(each) is not kind))

    def why_not_add(self, kind: type[Part]) -> Sentence | None:
        """Return why an escape of this kind cannot be added, or None."""
        reason = kind.misfit(self.encoding)
        if (
            reason is None
            and kind in EXCLUSIVE_ESCAPES
            and any(type(each) in EXCLUSIVE_ESCAPES for each in self.escapes)
        ):
            return EXCLUSION
        return reason

    def escapes_to_add(self) -> tuple[type[Part], ...]:
        """Return the kinds of escape that can be added."""
        there = {type(each) for each in self.escapes}
        return tuple(kind for kind in ESCAPES if kind not in there and self.why_not_add(kind) is None)

    def differences(self, other: Draft) -> Iterator[tuple[Part | None, Part | None]]:
        """Yield pairs of parts of different kinds, from this draft and from `other`; None is a missing escape."""
        for here, there in zip(self.parts, other.parts, strict=True):
            if type(here) is not type(there):
                yield here, there
        kinds = [type(each) for each in self.escapes], [type(each) for each in other.escapes]
        yield from ((each, None) for each in self.escapes if type(each) not in kinds[1])
        yield from ((None, each) for each in other.escapes if type(each) not in kinds[0])

    def _named_parts(self) -> dict[str, Part]:
        """Return the parts and escapes by the prefix of their settings' names."""
        escapes = {type(each).__name__.lower(): each for each in self.escapes}
        return dict(zip(PLACES, self.parts, strict=True)) | escapes

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
        """Return the default part of a role for an encoding, used when the user has chosen none."""
        kinds = fitting(place, encoding)
        own = type(getattr(self.preset, place))
        return self._new(place, own if own in kinds else kinds[0])
