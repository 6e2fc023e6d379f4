"""What the guide tells: texts, pictures, and what each lesson starts. All of it is data in `resources/guide`.

`lessons.json` lists the lessons in their order. `<language>/<name>.md` is the text of one, in three parts that lines
of dashes divide: the lesson, whose last paragraph is about its picture, the question, and the answer. `<name>.svg` is
the picture; its colours are names of the theme's, `@paper@`, so that it looks right in any.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from sudoku_desktop.assets import resource
from sudoku_desktop.languages import SOURCE_LANGUAGE
from sudoku_desktop.ui.theme import Theme

RULE = "\n---\n"
COLOUR = re.compile(r"@(\w+)@")


@dataclass(frozen=True)
class Start:
    """What a lesson starts. `kind`: "run", "rate" or "generate".

    `puzzle`: its cells. `algorithm`: the name of a preset. `pace`, `signal`: as `paces` and `SIGNALS` name them.
    `steps`: after so many generations the run pauses, for the lens. `level`, `count`: what is to be generated.
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
    """One lesson, in the language that is spoken."""

    name: str
    title: str
    text: str
    """Markdown, with the title as its heading."""
    picture: str
    """As SVG, with names of colours."""
    caption: str
    """What is to be seen in the picture."""
    question: str
    answer: str
    starts: tuple[Start, ...]


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the language that is spoken, or in English where there is no guide in it."""
    spoken = QCoreApplication.translate("Guide", "en", "the folder in resources/guide with the texts")
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
    """A lesson's picture in the colours of a theme."""

    def colour(found: re.Match[str]) -> str:
        named: QColor = getattr(theme, found[1])
        return named.name()

    return COLOUR.sub(colour, drawn).encode()
