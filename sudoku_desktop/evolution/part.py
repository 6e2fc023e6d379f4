"""What all parts of an algorithm have in common."""

from dataclasses import dataclass
from typing import ClassVar

from sudoku_desktop.evolution.parameter import Parametrised


@dataclass(frozen=True)
class Part(Parametrised):
    """One exchangeable piece of an algorithm: declares its parameters, does nothing itself.

    `group` is the heading it stands under, `label` its own name; both are English and translated where shown.
    """

    group: ClassVar[str]
    label: ClassVar[str]
