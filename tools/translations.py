"""Collect the translatable texts, and keep their translations complete: `make translations`.

    python tools/translations.py update     bring resources/translations/*.ts up to date with the sources
    python tools/translations.py compile    make the .qm files the program loads of them
    python tools/translations.py check      say what is missing, unfinished, obsolete or broken; exit status 1 if any

Vocabulary: a *message* is a text marked for translation; its *forms* are its translations, of which a *plural* message
(with %n) has one for each grammatical number.

Between update and compile a person translates: Qt Linguist or any editor does for .ts files. For a further language
put its code into LANGUAGES. English has no file: `sudoku_desktop.sentence` forms its plurals.

Marked are the texts of `tr("…")`, `tr("…", "comment")`, `Sentence("…")` and `@command("…", "…")`. They are collected
from the syntax trees, together with the labels and helps that parts and parameters declare, which no tool of Qt finds;
lupdate merges what is collected into the .ts files.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import pkgutil
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

if TYPE_CHECKING:
    from sudoku_desktop.evolution.parts.part import Part
    from sudoku_desktop.parameter import Parametrised

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_desktop"
FOLDER = ROOT / "resources" / "translations"
SOURCE_LANGUAGE = "en"
LANGUAGES = ("de", "es", "fi", "fr")
CONTEXT = "Sudoku Desktop"
"""The translation context of `sudoku_desktop.speaking`."""

PASSING_ON = {PACKAGE / "sentence.py", PACKAGE / "speaking.py"}
"""Files that pass texts of other files on to the translation functions."""

PLACEHOLDER = re.compile(r"\{\w*\}|%n")
TERM = re.compile(r"\{(\w+)\}")
MNEMONIC = re.compile(r"(?<!&)&(?![&\s])")


@dataclass(frozen=True)
class Message:
    """A text to translate; `comment` distinguishes equal texts."""

    source: str
    comment: str = ""

    @property
    def is_plural(self) -> bool:
        return "%n" in self.source

    def __str__(self) -> str:
        return repr(self.source) + (f" ({self.comment})" if self.comment else "")


@dataclass(frozen=True)
class Translation:
    """A message of a .ts file; `state` is "", "unfinished", "vanished" or "obsolete"."""

    message: Message
    forms: tuple[str, ...]
    state: str


# --- Collecting -------------------------------------------------------------------------------------------------


class _Collector(ast.NodeVisitor):
    """Collects one file's messages, and the marked texts that cannot be extracted."""

    def __init__(self, path: Path) -> None:
        self.messages: list[Message] = []
        self.problems: list[str] = []
        self._path = path

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id="tr" | "Sentence" as name):
                self._take(node, has_all_terms=name == "tr")
            case ast.Name(id="command"):
                self._extract(node, node.args[:2])
            case ast.Attribute(attr="tr") | ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")):
                self._complain(node, "use tr() of sudoku_desktop.speaking")
        self.generic_visit(node)

    def _take(self, call: ast.Call, *, has_all_terms: bool) -> None:
        """Collect the template, which may be a choice of two, with the comment."""
        templates, comments = call.args[:1], call.args[1:]
        if templates and isinstance(templates[0], ast.IfExp):
            templates = [templates[0].body, templates[0].orelse]
        self._extract(call, templates, comments)
        terms = {keyword.arg for keyword in call.keywords}
        lacking = {name for text in texts_of(templates) for name in TERM.findall(text)} - terms
        if has_all_terms and lacking and None not in terms:
            self._complain(call, f"no term for {', '.join(sorted(lacking))}")

    def _extract(self, call: ast.Call, templates: Sequence[ast.expr], comments: Sequence[ast.expr] = ()) -> None:
        sources, comment = texts_of(templates), texts_of(comments)
        if not sources or (len(sources), len(comment)) != (len(templates), len(comments)):
            self._complain(call, "only plain strings can be extracted")
        else:
            self.messages += [Message(source, *comment) for source in sources]

    def _complain(self, call: ast.Call, why: str) -> None:
        if self._path not in PASSING_ON:
            place = f"{self._path.relative_to(ROOT).as_posix()}:{call.lineno}"
            self.problems.append(f"{place}: {why}: {ast.unparse(call)}")


def texts_of(nodes: Sequence[ast.expr]) -> list[str]:
    """Return the strings among the expressions."""
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def marked() -> tuple[list[Message], list[str]]:
    """Return the messages marked in the sources, and the marked texts that cannot be extracted."""
    messages: list[Message] = []
    problems: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        collector = _Collector(path)
        collector.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        messages += collector.messages
        problems += collector.problems
    return messages, problems


def declared() -> list[Message]:
    """Return the messages declared by parts, parameters, presets, samples and studies."""
    from sudoku_desktop import evolution
    from sudoku_desktop.assets import large_samples, sample_puzzles
    from sudoku_desktop.board import SIZES
    from sudoku_desktop.board.formats import read_puzzles
    from sudoku_desktop.evolution.algorithm import Algorithm
    from sudoku_desktop.evolution.parts.part import Part
    from sudoku_desktop.evolution.presets import OURS, PRESETS
    from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
    from sudoku_desktop.services.generation import PuzzleCriteria
    from sudoku_desktop.services.hunting.options import HuntOptions
    from sudoku_desktop.studies import RacingRules, built_in_studies
    from sudoku_desktop.ui.parameters.words import help_of_part
    from sudoku_desktop.ui.printing.choices import BookChoices, Choices

    for module in pkgutil.walk_packages(evolution.__path__, f"{evolution.__name__}."):
        if "kernels" not in module.name:
            importlib.import_module(module.name)
    parts = [part for part in _subclasses(Part) if part.__module__.startswith(f"{evolution.__name__}.")]
    texts: list[str] = []
    for part in parts:
        texts.append(part.group)
        if hasattr(part, "label"):  # without a label it is the base class of a group
            texts += [part.label, help_of_part(part)]
    options = (EvolutionSettings, PuzzleCriteria, HuntOptions, RacingRules, Choices, BookChoices)
    owners: list[type[Parametrised]] = [Algorithm, *parts, *options]
    for owner in owners:
        for _, parameter in owner.declared():
            texts += [parameter.label, parameter.help, parameter.unit]
            texts += map(parameter.label_of, parameter.choices)
    texts += [preset.sentence for preset in PRESETS]
    texts += [text for preset in OURS for text in (preset.title, preset.source)]
    texts += [puzzle.title for path in (*sample_puzzles(), *large_samples()) for puzzle in read_puzzles(path, SIZES)]
    for study in map(tomllib.loads, (path.read_text(encoding="utf-8") for path in built_in_studies().values())):
        texts += [study["title"], study["sentence"]]
    return [Message(text) for text in texts if text and not text.isdecimal()]


def _subclasses(kind: type[Part]) -> Iterator[type[Part]]:
    for each in kind.__subclasses__():
        yield each
        yield from _subclasses(each)


def collect() -> tuple[list[Message], list[str]]:
    """Return every message once, and the marked texts that cannot be extracted."""
    messages, problems = marked()
    return list(dict.fromkeys([*messages, *declared()])), problems


# --- Files ------------------------------------------------------------------------------------------------------


def ts_file(language: str) -> Path:
    """Return the .ts file of a language."""
    return FOLDER / f"sudoku_desktop_{language}.ts"


def read_ts(path: Path) -> list[Translation]:
    """Return the content of a .ts file."""
    translations = []
    for element in ElementTree.parse(path).getroot().iter("message"):
        message = Message(element.findtext("source", ""), element.findtext("comment", ""))
        translation = element.find("translation")
        assert translation is not None
        forms = translation.iter("numerusform") if message.is_plural else [translation]
        translations.append(Translation(message, tuple(form.text or "" for form in forms), translation.get("type", "")))
    return translations


def _run(tool: str, *arguments: str | Path) -> None:
    """Run a tool of PySide6 and forward its error messages."""
    found = shutil.which(tool, path=sysconfig.get_path("scripts")) or shutil.which(tool)
    if found is None:
        raise SystemExit(f"{tool} was not found; it comes with PySide6-Essentials")
    done = subprocess.run([found, *map(str, arguments)], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{tool} failed: {done.stderr.strip() or done.stdout.strip()}")


def update() -> None:
    """Merge the collected messages into every .ts file and remove unused ones."""
    messages, problems = collect()
    if problems:
        raise SystemExit("\n".join(problems))
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "messages.py"
            source.write_text("".join(map(_as_call, messages)), encoding="utf-8")
            _run(
                "pyside6-lupdate", source, "-no-obsolete", "-locations", "none", "-sort-messages",
                "-source-language", SOURCE_LANGUAGE, "-target-language", language, "-ts", ts_file(language),
            )  # fmt: skip


def _as_call(message: Message) -> str:
    arguments = [json.dumps(text, ensure_ascii=False) for text in (CONTEXT, message.source, message.comment)]
    return f"QCoreApplication.translate({', '.join([*arguments, *(['1'] if message.is_plural else [])])})\n"


def compile_into(folder: Path) -> None:
    """Compile every .ts file to a .qm file."""
    for language in LANGUAGES:
        source = ts_file(language)
        _run("pyside6-lrelease", "-silent", source, "-qm", (folder / source.name).with_suffix(".qm"))


# --- Checking ---------------------------------------------------------------------------------------------------


def faults_of_forms(translation: Translation) -> Iterator[str]:
    """Yield a sentence for each form that lacks the placeholders or keyboard mnemonics of its source."""
    source = translation.message.source
    for form in translation.forms:
        for what, pattern in (("placeholders", PLACEHOLDER), ("mnemonics (&)", MNEMONIC)):
            if Counter(pattern.findall(form)) != Counter(pattern.findall(source)):
                yield f"other {what}: {form!r}"
        if source.strip() and (form[:1].isspace(), form[-1:].isspace()) != (
            source[:1].isspace(),
            source[-1:].isspace(),
        ):
            yield f"other spaces at the ends: {form!r}"


def faults_of_translations(messages: Sequence[Message], translations: Sequence[Translation]) -> Iterator[str]:
    """Yield a sentence for each message of a language that is missing, unfinished, obsolete or broken."""
    present = {translation.message for translation in translations}
    for message in messages:
        if message not in present:
            yield f"missing: {message}"
    for translation in translations:
        message = translation.message
        if message not in messages or translation.state in {"vanished", "obsolete"}:
            yield f"obsolete: {message}"
        elif translation.state or not all(translation.forms):
            yield f"unfinished: {message}"
        else:
            yield from (f"{message} has {fault}" for fault in faults_of_forms(translation))


def faults_of_compiled() -> Iterator[str]:
    """Yield the .qm files that do not match their .ts file."""
    with tempfile.TemporaryDirectory() as folder:
        compile_into(Path(folder))
        for fresh in sorted(Path(folder).iterdir()):
            kept = FOLDER / fresh.name
            if not kept.exists() or kept.read_bytes() != fresh.read_bytes():
                yield f"{fresh.name} is out of date; run: python tools/translations.py compile"


def check() -> list[str]:
    """Return all problems as sentences; empty if there are none."""
    messages, faults = collect()
    for language in LANGUAGES:
        if not ts_file(language).exists():
            return [*faults, f"{ts_file(language).name} is missing; run: python tools/translations.py update"]
        faults += [f"{language}: {fault}" for fault in faults_of_translations(messages, read_ts(ts_file(language)))]
    return [*faults, *faults_of_compiled()]


def _check_or_exit() -> None:
    faults = check()
    if faults:
        raise SystemExit("\n".join(faults))


def main() -> None:
    """Execute the command given on the command line."""
    commands: dict[str, Callable[[], None]] = {
        "update": update,
        "compile": lambda: compile_into(FOLDER),
        "check": _check_or_exit,
    }
    parser = argparse.ArgumentParser(description="The texts people read, and their translations.")
    parser.add_argument("command", choices=commands)
    sys.path.insert(0, str(ROOT))
    commands[parser.parse_args().command]()


if __name__ == "__main__":
    main()
