"""What all parts of an algorithm have in common."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sudoku_desktop.evolution.parts.genes import OTHER_GENES, REASONS, Genes
from sudoku_desktop.parameter import Parametrised
from sudoku_desktop.sentence import Label, Sentence

if TYPE_CHECKING:
    from sudoku_desktop.board import Geometry
    from sudoku_desktop.evolution.parts.encoding import Encoding


class _Everything(Container[object]):
    def __contains__(self, value: object) -> bool:
        return True


def any_value(*names: str) -> dict[str, Container[object]]:
    """For `Part.packed`: these parameters, whatever their values."""
    return dict.fromkeys(names, _Everything())


@dataclass(frozen=True)
class Part(Parametrised):
    """One exchangeable piece of an algorithm: declares its parameters, and says what the loop is told of them.

    `group` is the heading it stands under, `label` its own name; both are English and translated where shown.
    `genes`: the kinds of genes it can work on; None is any.
    `packed`: the parameters that the loop over packed boxes knows, and the values it knows of them. None: the loop does
    not know this kind at all. It holds for the class that declares it, and for no other derived from that.
    """

    group: ClassVar[str]
    label: ClassVar[str]
    genes: ClassVar[frozenset[Genes] | None] = None
    packed: ClassVar[Mapping[str, Container[object]] | None] = None

    @classmethod
    def named(cls) -> Label:
        """How a sentence calls it."""
        return Label(cls.label, cls.__name__, is_quoted=True)

    @classmethod
    def misfit(cls, encoding: Encoding) -> Sentence | None:
        """Why it cannot work on chromosomes of this encoding; None when it can."""
        if cls.genes is None or encoding.kind in cls.genes:
            return None
        reason = REASONS.get((cls.genes, encoding.kind), OTHER_GENES)
        return reason.with_terms(part=cls.named(), encoding=encoding.named())

    def misfit_on(self, shape: Geometry) -> Sentence | None:
        """Why it cannot work on grids of this shape; None when it can."""
        return None

    @classmethod
    def fits(cls, encoding: Encoding) -> bool:
        """Whether it can work on chromosomes of this encoding."""
        return cls.misfit(encoding) is None

    def can_be_packed(self) -> bool:
        """Whether the loop over packed boxes does all that this part does: it must know every parameter's value."""
        known = vars(type(self)).get("packed")
        return known is not None and all(
            name in known and getattr(self, name) in known[name] for name, _ in self.declared()
        )
