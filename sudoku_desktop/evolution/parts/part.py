"""Base class of all parts of an algorithm."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from sudoku_desktop.evolution.parts.genes import OTHER_GENES, REASONS, Genes
from sudoku_desktop.parameter import Parametrised
from sudoku_desktop.sentence import Label, Sentence

if TYPE_CHECKING:
    from sudoku_desktop.board import Geometry


class HasGenes(Protocol):
    """A part that states which kind of genes its chromosomes have, as every encoding does."""

    kind: ClassVar[Genes]

    @classmethod
    def named(cls) -> Label:
        """Return the label that names the part in a sentence."""


class _Everything(Container[object]):
    def __contains__(self, value: object) -> bool:
        return True


def any_value(*names: str) -> dict[str, Container[object]]:
    """Return an entry for `Part.packed` that accepts any value of these parameters."""
    return dict.fromkeys(names, _Everything())


@dataclass(frozen=True)
class Part(Parametrised):
    """An exchangeable part of an algorithm, which declares its parameters and supplies a record for the kernel's loop.

    `group` is the heading under which it is displayed, `label` its own name; both are in English and translated when
    displayed. `genes` are the kinds of genes it supports; None means any. `packed` maps the parameters that the loop
    over packed boxes supports to the supported values; None means that the loop does not support the part. It applies
    to the declaring class only, not to subclasses.
    """

    group: ClassVar[str]
    label: ClassVar[str]
    genes: ClassVar[frozenset[Genes] | None] = None
    packed: ClassVar[Mapping[str, Container[object]] | None] = None

    @classmethod
    def named(cls) -> Label:
        """Return the label that names the part in a sentence."""
        return Label(cls.label, cls.__name__, is_quoted=True)

    @classmethod
    def misfit(cls, encoding: HasGenes) -> Sentence | None:
        """Return why the part does not support chromosomes of this encoding, or None."""
        if cls.genes is None or encoding.kind in cls.genes:
            return None
        reason = REASONS.get((cls.genes, encoding.kind), OTHER_GENES)
        return reason.with_terms(part=cls.named(), encoding=encoding.named())

    def misfit_on(self, shape: Geometry) -> Sentence | None:
        """Return why the part does not support grids of this shape, or None."""
        return None

    @classmethod
    def fits(cls, encoding: HasGenes) -> bool:
        """Return whether the part supports chromosomes of this encoding."""
        return cls.misfit(encoding) is None

    def can_be_packed(self) -> bool:
        """Return whether the loop over packed boxes supports this part with all its parameter values."""
        known = vars(type(self)).get("packed")
        return known is not None and all(
            name in known and getattr(self, name) in known[name] for name, _ in self.declared()
        )
