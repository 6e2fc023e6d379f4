"""All parts by their role in an algorithm, for forms and files.

A part is included when a module of `parts` declares it with a label; alternatives are in declaration order.
"""

from types import ModuleType

from sudoku_desktop.evolution.parts import (
    crossover,
    duplicates,
    encoding,
    escape,
    fitness,
    improvement,
    mutation,
    preparation,
    replacement,
    selection,
)
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.part import Part


def _declared_in(module: ModuleType) -> tuple[type[Part], ...]:
    classes = (each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Part))
    return tuple(each for each in classes if each.__module__ == module.__name__ and "label" in vars(each))


CATALOGUE: dict[str, tuple[type[Part], ...]] = {
    module.__name__.rpartition(".")[2]: _declared_in(module)
    for module in (
        preparation,
        encoding,
        fitness,
        selection,
        crossover,
        mutation,
        improvement,
        replacement,
        duplicates,
    )
}
"""The alternatives for each role that has exactly one part; roles in the order of the papers' descriptions."""

PLACES = tuple(CATALOGUE)

ESCAPES = _declared_in(escape)
"""The escapes, of which an algorithm may have any number."""


def fitting(place: str, encoding: Encoding) -> tuple[type[Part], ...]:
    """Return the alternatives for a role that are compatible with an encoding."""
    kinds = ESCAPES if place == "escapes" else CATALOGUE[place]
    return tuple(kind for kind in kinds if kind.fits(encoding))
