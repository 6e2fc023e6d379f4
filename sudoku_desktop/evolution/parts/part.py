"""What all parts of an algorithm have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sudoku_desktop.evolution.parameter import Parametrised

if TYPE_CHECKING:
    from sudoku_desktop.evolution.parts.encoding import Encoding, Genes


@dataclass(frozen=True)
class Part(Parametrised):
    """One exchangeable piece of an algorithm: declares its parameters, does nothing itself.

    `group` is the heading it stands under, `label` its own name; both are English and translated where shown.
    `genes`: the kinds of genes it can work on; None is any.
    """

    group: ClassVar[str]
    label: ClassVar[str]
    genes: ClassVar[frozenset[Genes] | None] = None

    @classmethod
    def fits(cls, encoding: Encoding) -> bool:
        """Whether it can work on chromosomes of this encoding."""
        return cls.genes is None or encoding.kind in cls.genes
