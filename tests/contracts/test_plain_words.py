"""Docstrings and class names that can be understood alone, as a search or a tooltip shows them."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "sudoku_desktop"
BESIDE_PACKAGE = ("benchmarks", "tests", "tools")

UNCLEAR_OPENINGS = re.compile(
    r"(?:Of|What|Who|Whoever|Whose|Where|Whatever|Those|These|Them|They|Beside|Besides|It|Its|So (?:many|much|far)|As|"
    r"Either|In (?:what|which)|How|Why|From|By|Such|That|Nothing|Nobody|Somebody|Much|Many|Up to|But|Because"
    r"|Told|HasSentence)\b"
)
"""First words after which a docstring leaves out its subject, its verb or the thing that it names."""
RIDDLES = re.compile(
    r"\b(?:told|whoever|somebody else|of its own(?! candidates)|others left|so many"
    r"|but for|where it is not|the same, )\b",
    re.IGNORECASE,
)
"""Expressions that a reader has to decode."""
SHARED_NAMES = {"Source", "Status"}
"""Names that several public classes still share; the set only becomes smaller."""


def modules() -> Iterator[Path]:
    yield from sorted(PACKAGE.rglob("*.py"))


def modules_beside_package() -> Iterator[Path]:
    for folder in BESIDE_PACKAGE:
        yield from sorted((ROOT / folder).rglob("*.py"))


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line number and text of all docstrings, those of attributes and constants included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for statement in getattr(node, "body", None) or () if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                text = statement.value.value
                if isinstance(text, str):
                    yield statement.lineno, text


def test_that_first_lines_can_be_understood_alone() -> None:
    unclear = [
        f"{path.relative_to(ROOT)}:{line}: {first}"
        for path in (*modules(), *modules_beside_package())
        for line, text in docstrings(path)
        for first in text.splitlines()[:1]
        if UNCLEAR_OPENINGS.match(first) or RIDDLES.search(first)
    ]
    assert not unclear, "\n".join(unclear)


def shared_class_names() -> dict[str, list[str]]:
    """Return the names of public classes that more than one module defines, with these modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(PACKAGE).as_posix())
    return {name: places for name, places in found.items() if len(places) > 1}


def test_that_no_two_public_classes_share_a_name() -> None:
    new = {name: places for name, places in shared_class_names().items() if name not in SHARED_NAMES}
    assert not new, f"choose another name for one of them: {new}"


def test_that_no_name_is_added_to_the_shared_ones() -> None:
    assert len(SHARED_NAMES) <= 2
