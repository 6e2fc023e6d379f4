"""Lessons of the guide, loaded from `resources/guide`.

`lessons.json` lists the lessons in order. `<language>/<name>.md` is the text of a lesson, in three parts separated by
lines of dashes: the lesson, whose last paragraph is the picture's caption, the question, and the answer. `<name>.svg`
is the picture; its colours are names of theme colours, such as `@paper@`, replaced by the current theme's.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QColor

from sudoku_desktop.assets import resource
from sudoku_desktop.languages import SOURCE_LANGUAGE
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.theme import Theme

RULE = "\n---\n"
COLOUR = re.compile(r"@(\w+)@")


@dataclass(frozen=True)
class Start:
    """An example that a lesson starts.

    `kind`: "run", "rate", "generate" or "hunt". `puzzle`: cells as text. `algorithm`: name of a preset. `pace`,
    `signal`: names in `paces` and `SIGNALS`. `steps`: number of generations after which the run pauses. `level`,
    `count`: of puzzles to generate.
    """

    kind: str
    puzzle: str = ""
    algorithm: str = ""
    seed: int = 0
    pace: str = ""
    signal: str = ""
    steps: int = 0
    level: str = ""
    count: int = 0


@dataclass(frozen=True)
class Lesson:
    """A lesson in the user's language."""

    name: str
    title: str
    text: str
    """Text in Markdown, with the title as its heading."""
    picture: str
    """Picture as SVG, with placeholders for colours."""
    caption: str
    """Caption of the picture, read by screen readers."""
    question: str
    answer: str
    starts: tuple[Start, ...]


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the user's language, or in English if they are not translated."""
    spoken = tr("en", "the folder in resources/guide with the texts")
    language = spoken if (resource("guide") / spoken).is_dir() else SOURCE_LANGUAGE
    listed = json.loads(resource("guide", "lessons.json").read_text(encoding="utf-8"))
    return tuple(_lesson(each, language) for each in listed)


def _lesson(listed: dict[str, Any], language: str) -> Lesson:
    name = listed["name"]
    text, question, answer = resource("guide", language, f"{name}.md").read_text(encoding="utf-8").split(RULE)
    title = text.splitlines()[0].removeprefix("# ")
    text, caption = text.rstrip().rsplit("\n\n", 1)
    drawn = resource("guide", f"{name}.svg").read_text(encoding="utf-8")
    return Lesson(
        name, title, text, drawn, caption, question, answer, tuple(Start(**each) for each in listed["starts"])
    )


def in_colours(drawn: str, theme: Theme) -> bytes:
    """Return a lesson's picture in the colours of a theme."""

    def colour(found: re.Match[str]) -> str:
        named: QColor = getattr(theme, found[1])
        return named.name()

    return COLOUR.sub(colour, drawn).encode()
