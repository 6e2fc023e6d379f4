"""What the program has to say to a person, as data: an English template and typed terms.

Everything below the interface that has something to say (a problem with a file, a reason of the human solver, a
verdict) makes a `Sentence`. `str(sentence)` is English, for the command line and for errors as they are raised; window
and paper word it in the reader's language (`speaking`), terms included: numbers as the locale writes them, labels
by their translation, real plural forms. `tools/translations.py` collects the template of every `Sentence("…")`, so a
template is always written out where the sentence is made.

Problems are clauses without capital and full stop ("the file holds no puzzle"), so that they can follow a colon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Term = object
"""A number, a text that stays as it is, another sentence, or one of the classes here and in `board.terms`."""

_SUFFIX_OF_MANY = re.compile(r"\((\w+)\)")


@dataclass(frozen=True, init=False)
class Sentence:
    """A template with a {name} for each of its terms, as in `Sentence("no digit fits in {cell}", cell=Cell(8))`.

    A template with %n has plural forms by the term `n`, a whole number: `Sentence("%n given(s)", n=24)`; in English
    what stands in brackets falls away beside 1.
    """

    template: str
    terms: tuple[tuple[str, Term], ...]

    def __init__(self, template: str, **terms: Term) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "terms", tuple(terms.items()))

    def with_terms(self, **terms: Term) -> Sentence:
        """The same template with these terms besides, for templates that stand in a table."""
        return Sentence(self.template, **{**dict(self.terms), **terms})

    @property
    def count(self) -> int | None:
        """The number that chooses the plural form; None for a sentence without one."""
        count = dict(self.terms).get("n")
        return count if isinstance(count, int) and "%n" in self.template else None

    def __str__(self) -> str:
        text = self.template
        if self.count is not None:
            text = english_plural(text, self.count)
        return text.format(**{name: _term(term) for name, term in self.terms})


def _term(term: Term) -> str:
    return f"{term:,}" if isinstance(term, int) else str(term)


class Said:
    """A domain object that a sentence tells of; as a string it is that sentence in English."""

    @property
    def sentence(self) -> Sentence:
        """What is said."""
        raise NotImplementedError

    def __str__(self) -> str:
        return str(self.sentence)


def english_plural(template: str, count: int) -> str:
    """A template with %n replaced: "1 given", "2,400 givens" of "%n given(s)"."""
    return _SUFFIX_OF_MANY.sub("" if count == 1 else r"\1", template).replace("%n", f"{count:,}")


@dataclass(frozen=True)
class Listed:
    """Terms as a sentence lists them: "a", "a and b", "a, b or c". There must be one at least."""

    items: tuple[Term, ...]
    link: str = "and"

    def __str__(self) -> str:
        *first, last = map(str, self.items)
        return f"{', '.join(first)} {self.link} {last}" if first else last


SPELLED_OUT = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


@dataclass(frozen=True)
class Spelled:
    """A whole number, spelled out from two to nine and in figures otherwise."""

    number: int

    def __str__(self) -> str:
        index = self.number - 2
        return SPELLED_OUT[index] if 0 <= index < len(SPELLED_OUT) else str(self.number)


@dataclass(frozen=True)
class Rounded:
    """A number with so many decimal places: "3.0"."""

    number: float
    places: int = 1

    def __str__(self) -> str:
        return f"{self.number:,.{self.places}f}"


@dataclass(frozen=True)
class Quoted:
    """Somebody else's text, such as a line of a file: in quotation marks, and shortened where it is long."""

    text: str
    longest: int = 40

    @property
    def shortened(self) -> str:
        """The text, with an ellipsis in place of what is too much."""
        return self.text if len(self.text) <= self.longest else self.text[: self.longest - 1] + "…"

    def __str__(self) -> str:
        return repr(self.shortened)


@dataclass(frozen=True)
class Label:
    """A declared label: English and on the command line by its `name` in the source, in the window by its `text`.

    `is_quoted`: whether the window puts it in quotation marks.
    """

    text: str
    name: str
    is_quoted: bool = False

    def __str__(self) -> str:
        return self.name


class ProblemError(ValueError):
    """What is wrong with something a person gave the program, in a sentence they can act on."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence
