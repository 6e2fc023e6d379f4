"""Messages for people, as data: an English template and typed terms.

All code outside the user interface that has a message for a person (a problem with a file, a step of the human solver,
a verdict) creates a `Sentence`. `str(sentence)` is English, for the command line and for exceptions. Window and printed
pages translate the sentence (see `speaking`), including its terms: numbers in the locale's format, translated labels
and plural forms. What the window itself says is the same in one step: `tr("…", name=value)`. `tools/translations.py`
collects the template of every `Sentence("…")`, so a template must be a literal where the sentence is created.

Problems are clauses without a capital and a full stop ("no puzzle was found"), so that they can follow a colon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Term = object
"""Type of a term: a number, a string that is not translated, a sentence, or a class of this module or `board.terms`."""

_ONE_OR_MANY = re.compile(r"\((?:([\w ]+)/([\w ]+)|(\w+))\)")
"""Pattern of the words that differ in number: "(s)" or "(was/were)"."""


@dataclass(frozen=True, init=False)
class Sentence:
    """A message template with a {name} for each term: `Sentence("no digit fits in {cell}", cell=Cell(8))`.

    A template with %n has plural forms, selected by the integer term `n`: `Sentence("%n cell(s) (is/are) blank", n=2)`.
    In English a suffix in parentheses is dropped when `n` is 1, and the first of two alternatives is taken.
    """

    template: str
    terms: tuple[tuple[str, Term], ...]

    def __init__(self, template: str, **terms: Term) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "terms", tuple(terms.items()))

    def with_terms(self, **terms: Term) -> Sentence:
        """Return a copy with additional terms, for templates that are stored in a table."""
        return Sentence(self.template, **{**dict(self.terms), **terms})

    @property
    def count(self) -> int | None:
        """The number that selects the plural form, or None for a sentence without plural forms."""
        count = dict(self.terms).get("n")
        return count if isinstance(count, int) and "%n" in self.template else None

    def __str__(self) -> str:
        text = self.template
        if self.count is not None:
            text = english_plural(text, self.count)
        return text.format(**{name: _term(term) for name, term in self.terms})


def _term(term: Term) -> str:
    return f"{term:,}" if isinstance(term, int) else str(term)


class HasSentence:
    """Base class of domain objects that a sentence describes; `str()` returns that sentence in English."""

    @property
    def sentence(self) -> Sentence:
        """The sentence that describes this object."""
        raise NotImplementedError

    def __str__(self) -> str:
        return str(self.sentence)


def english_plural(template: str, count: int) -> str:
    """Fill in %n and the words that differ in number: "%n cell(s) (is/are)" becomes "1 cell is" or "2 cells are"."""
    return _ONE_OR_MANY.sub(r"\1" if count == 1 else r"\2\3", template).replace("%n", f"{count:,}")


@dataclass(frozen=True)
class Listed:
    """A list of at least one term, formatted as "a", "a and b" or "a, b and c"; `link` may be "or"."""

    items: tuple[Term, ...]
    link: str = "and"

    def __str__(self) -> str:
        *first, last = map(str, self.items)
        return f"{', '.join(first)} {self.link} {last}" if first else last


SPELLED_OUT = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


@dataclass(frozen=True)
class Spelled:
    """An integer that is spelled out from two to nine and written in figures otherwise."""

    number: int

    def __str__(self) -> str:
        index = self.number - 2
        return SPELLED_OUT[index] if 0 <= index < len(SPELLED_OUT) else str(self.number)


@dataclass(frozen=True)
class Rounded:
    """A number formatted with a fixed number of decimal places: "3.0"."""

    number: float
    places: int = 1

    def __str__(self) -> str:
        return f"{self.number:,.{self.places}f}"


@dataclass(frozen=True)
class Quoted:
    """Text from outside the program, such as a line of a file: put in quotation marks and shortened if it is long."""

    text: str
    longest: int = 40

    @property
    def shortened(self) -> str:
        """The text, cut to `longest` characters with an ellipsis at the end."""
        return self.text if len(self.text) <= self.longest else self.text[: self.longest - 1] + "…"

    def __str__(self) -> str:
        return repr(self.shortened)


@dataclass(frozen=True)
class Label:
    """The label of a declared item: `name`, the identifier, in English and on the command line, `text` in the window.

    `is_quoted` puts the text in quotation marks in the window.
    """

    text: str
    name: str
    is_quoted: bool = False

    def __str__(self) -> str:
        return self.name


class ProblemError(ValueError):
    """Invalid input, described by a sentence that helps the person who gave it."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class GivenUpError(ProblemError):
    """A problem that ends work in progress although its input is valid; finished parts are kept."""
