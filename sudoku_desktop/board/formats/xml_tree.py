"""XML as a tree, for small files of other programs; nothing in it is fetched or expanded.

The parser is expat alone. A document type declaration with content ends the reading, because it can declare entities
that expand a short file to gigabytes or include other files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from sudoku_desktop.board.formats.decoding import PICTURE
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import Check, PuzzleFormat, go_on
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.sentence import Quoted, Sentence

MAX_ELEMENTS = 100_000
MAX_DEPTH = 64
_KNOWN_ROOTS = ("opensudoku", "opensudoku2", "ksudoku", "Sudoku")
"""Root tags of the XML files that can be read."""
STRETCH = 1024 * 1024
"""Number of characters that are parsed between two calls of the `check` function."""
_NAME = r"((?!https?://)[A-Za-z_][\w.:-]{0,80})"
_BEGINNING = re.compile(
    r"\ufeff?\s*(?:<\?xml\b[^>]{0,500}>\s*)?(?:<!--.{0,2000}?-->\s*)*"
    rf"(?:<!DOCTYPE\s+{_NAME}[^>\[]{{0,200}}\[|(?:<!DOCTYPE\b[^>\[]{{0,200}}>\s*)?<{_NAME}[\s/>])",
    re.DOTALL,
)
"""Pattern of the root tag, or of a document type with declarations in brackets."""
_MOST_LOOKED_AT = 8192


@dataclass
class Element:
    """An element with its attributes, its child elements, and its own text."""

    tag: str
    attributes: dict[str, str]
    line: int = 1
    children: list[Element] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text of the element without surrounding blanks."""
        return "".join(self.pieces).strip()

    def child(self, tag: str) -> Element | None:
        """Return the first child element with this tag, or None."""
        return next((each for each in self.children if each.tag == tag), None)

    def text_of(self, tag: str) -> str:
        """Return the text of the first child element with this tag, or ""."""
        found = self.child(tag)
        return found.text if found else ""


def root_tag(text: str) -> str:
    """Return the root tag that an XML text begins with or declares; "" if it does not begin as XML."""
    match = _BEGINNING.match(text[:_MOST_LOOKED_AT])
    return match[1] or match[2] if match else ""


def fed(parser: expat.XMLParserType, text: str, check: Check = go_on) -> None:
    """Feed a text to a parser whose handlers are set; raises FileTextError."""
    parser.StartDoctypeDeclHandler = _declaration_refused(parser)
    try:
        for start in range(0, len(text), STRETCH):
            check()
            parser.Parse(text[start : start + STRETCH], False)
        parser.Parse("", True)
    except expat.ExpatError as error:
        problem = Sentence("this is not XML ({reason})", reason=expat.errors.messages[error.code])
        raise FileTextError(problem, line=error.lineno, column=error.offset + 1) from None
    except UnicodeEncodeError:
        raise FileTextError(Sentence("this is not XML (it contains half a character)")) from None


def _declaration_refused(parser: expat.XMLParserType) -> Callable[[str, str | None, str | None, int], None]:
    def refuse(_: str, system: str | None, public: str | None, has_more: int) -> None:
        if system or public or has_more:
            problem = Sentence(
                "document type and entity declarations are not read, because they can expand to anything"
            )
            raise FileTextError(problem, line=parser.CurrentLineNumber, column=parser.CurrentColumnNumber + 1)

    return refuse


def tree(text: str, check: Check = go_on) -> Element:
    """Parse an XML text; raises FileTextError with line and column."""
    parser = expat.ParserCreate()
    parser.buffer_text = True
    root = Element("", {})
    open_elements = [root]
    count = 0

    def begin(tag: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if count > MAX_ELEMENTS:
            raise FileTextError(Sentence("there are more values than in any file of its kind"))
        if len(open_elements) > MAX_DEPTH:
            raise FileTextError(Sentence("tags are nested too deeply"), line=parser.CurrentLineNumber)
        element = Element(tag, attributes, parser.CurrentLineNumber)
        open_elements[-1].children.append(element)
        open_elements.append(element)

    def end(_: str) -> None:
        open_elements.pop()

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = lambda piece: open_elements[-1].pieces.append(piece)
    fed(parser, text.removeprefix("\ufeff"), check)
    return root.children[0]


_TAGS_IN_TEXTS = (
    "a", "b", "br", "center", "code", "details", "div", "em", "h1", "h2", "h3", "h4", "hr", "i", "img", "kbd", "p",
    "picture", "pre", "span", "sub", "sup",
)  # fmt: skip
"""HTML elements with which texts in Markdown begin."""


def _is_unknown(text: str) -> bool:
    return root_tag(text) not in ("", *_KNOWN_ROOTS, *_TAGS_IN_TEXTS)


def _refuse(text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> NoReturn:
    """Raise FileTextError for an XML file of an unknown program."""
    tag = root_tag(text)
    if tag.rpartition(":")[2].lower() == "svg":
        raise FileTextError(PICTURE.with_terms(kind="SVG"))
    raise FileTextError(Sentence("this is XML of a kind that is not read here (it begins with {tag})", tag=Quoted(tag)))


UNKNOWN = PuzzleFormat("XML", (), _is_unknown, _refuse)
