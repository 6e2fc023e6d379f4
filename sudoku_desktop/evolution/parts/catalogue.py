"""All parts by their role in an algorithm, for forms and files.

A part is included when a module of `parts` declares it with a label; alternatives are in declaration order. The user's
own operators follow them (see `own`).
"""

from collections.abc import Sequence
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
from sudoku_desktop.evolution.parts.own import NEWEST, REGISTERED
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.sentence import ProblemError, Quoted, Sentence


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
"""The alternatives for each role that has exactly one part; the roles are in the order of the papers' descriptions."""

PLACES = tuple(CATALOGUE)

ESCAPES = _declared_in(escape)
"""The escapes, of which an algorithm may have any number."""


def alternatives(place: str) -> tuple[type[Part], ...]:
    """Return the alternatives for a role that has exactly one part: the built-in ones, then the user's own."""
    return (*CATALOGUE[place], *(kind for (role, _), kind in NEWEST.items() if role == place))


def fitting(place: str, encoding: Encoding) -> tuple[type[Part], ...]:
    """Return the alternatives for a role that are compatible with an encoding."""
    kinds = ESCAPES if place == "escapes" else alternatives(place)
    return tuple(kind for kind in kinds if kind.fits(encoding))


class NotLoadedError(ProblemError):
    """Raised for an algorithm with an operator written by the user that is not loaded, or is another version."""


def kind_named(place: str, name: object, kinds: Sequence[type[Part]]) -> type[Part] | None:
    """Return the class with this name for a role, among `kinds` or the user's earlier operators, or None.

    An operator of the user's own may be named without its digest. Raises NotLoadedError for one that is not loaded.
    """
    for each in (*kinds, *(each for each in REGISTERED.values() if each.group.lower() == place)):
        if each.__name__ == name:
            return each
    function, _, digest = str(name).partition("@")
    newest = next((each for each in kinds if each.__name__.startswith(f"{function}@")), None)
    if not digest:
        return newest
    operator = Quoted(str(name))
    if newest is not None:
        raise NotLoadedError(
            Sentence(
                "{place} is the operator {operator}, whose source has changed: the one that is loaded is {newest}",
                place=place,
                operator=operator,
                newest=newest.__name__,
            )
        )
    raise NotLoadedError(
        Sentence(
            "{place} is the operator {operator}, which is not loaded; load the file that defines it first",
            place=place,
            operator=operator,
        )
    )
