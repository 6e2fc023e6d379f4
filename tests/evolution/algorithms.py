"""Random algorithms: any parts that fit each other, with any values within their bounds."""

from enum import Enum

from hypothesis import strategies as st

from sudoku_desktop.evolution.algorithm import EXCLUSIVE_ESCAPES, Algorithm
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, PLACES, fitting
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import Parameter

LINES = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=80)


def values(parameter: Parameter) -> st.SearchStrategy[int] | st.SearchStrategy[float] | st.SearchStrategy[Enum]:
    """Draw any value within a parameter's bounds."""
    if parameter.choices:
        return st.sampled_from(parameter.choices)
    assert parameter.minimum is not None
    assert parameter.maximum is not None
    if isinstance(parameter.default, int):
        return st.integers(int(parameter.minimum), int(parameter.maximum))
    return st.floats(parameter.minimum, parameter.maximum)


def parts(kind: type[Part]) -> st.SearchStrategy[Part]:
    """Draw a part of a kind with any values."""
    return st.builds(kind, **{name: values(parameter) for name, parameter in kind.declared()})


@st.composite
def algorithms(draw: st.DrawFn) -> Algorithm:
    """Draw an algorithm with any name and any compatible parts and values."""
    encoding = draw(st.sampled_from(CATALOGUE["encoding"]).flatmap(parts))
    assert isinstance(encoding, Encoding)
    drawn = {
        place: draw(st.sampled_from(fitting(place, encoding)).flatmap(parts)) for place in PLACES if place != "encoding"
    }
    elite = getattr(drawn["replacement"], "elite", 0)
    kinds = draw(st.lists(st.sampled_from(fitting("escapes", encoding)), unique=True))
    if set(EXCLUSIVE_ESCAPES) <= set(kinds):
        kinds.remove(EXCLUSIVE_ESCAPES[0])
    return Algorithm(
        name=draw(st.from_regex(r"[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}", fullmatch=True)),
        title=draw(LINES.filter(str.strip)),
        authors=draw(LINES),
        year=draw(st.integers(1, 9999)),
        source=draw(LINES),
        sentence=draw(LINES),
        population=draw(st.integers(max(2, elite + 1), 100_000)),
        encoding=encoding,
        escapes=tuple(draw(parts(kind)) for kind in kinds),
        **drawn,  # type: ignore[arg-type]
    )
