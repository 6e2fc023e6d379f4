"""Collect the translatable texts, and keep their translations complete: `make translations`.

    python tools/translations.py update     bring resources/translations/*.ts up to date with the sources
    python tools/translations.py compile    make the .qm files the program loads of them
    python tools/translations.py check      say what is missing, unfinished, obsolete or broken; exit status 1 if any

Vocabulary: a *message* is a text marked for translation, in a *context* (a class, or a topic); its *forms* are its
translations, of which a *plural* message (with %n) has one for each grammatical number.

Between update and compile a person translates: Qt Linguist or any editor does for .ts files. For a further language
put its code into LANGUAGES. The English file holds the plurals alone: all else is English already.

`self.tr("…")` is collected in the class's context, `QCoreApplication.translate("…", "…")` in the one it names, and the
template of every `Sentence("…")` in a context of its own, with what the evolution's parts declare. Texts and tool tips
of `@command` are in the context of all actions.

pyside6-lupdate finds `self.tr("…")`, but neither calls by another name (`tr = self.tr`) nor inside an f-string, and it
cannot know the labels and helps that the evolution's parts declare. So they are collected here, from the syntax trees
and from the declarations, and lupdate merges what is collected into the .ts files.
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
LANGUAGES = (SOURCE_LANGUAGE, "de", "es", "fi", "fr")

PASSING_ON = {PACKAGE / "sentence.py", PACKAGE / "speaking.py", PACKAGE / "ui" / "commands.py"}
"""Files that pass texts of other files on to the translation functions."""
SENTENCE = "Sentence"
"""Translation context of `sudoku_desktop.speaking`: sentences, and declared texts of the evolution's parts."""

COMMAND = "Actions"
"""Translation context of the texts and tool tips of `sudoku_desktop.ui.commands`."""

PLACEHOLDER = re.compile(r"\{\w*\}|%n")
MNEMONIC = re.compile(r"(?<!&)&(?![&\s])")


@dataclass(frozen=True)
class Message:
    """A text to translate; `comment` distinguishes equal texts."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}" + (f" ({self.comment})" if self.comment else "")


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
        self._classes: list[str] = []
        self._aliases: dict[str, ast.expr] = {}

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for name, value in pairs:
                if isinstance(name, ast.Name) and (_is_translate(value) or ast.unparse(value) == "self.tr"):
                    self._aliases[name.id] = value
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match self._aliases.get(ast.unparse(node.func), node.func):
            case ast.Attribute(attr="tr", value=ast.Name(id="self")):
                self._take(node, self._classes[-1], node.args)
            case ast.Name(id="Sentence"):
                self._take_sentence(node)
            case ast.Name(id="command"):
                texts = [_text_of(argument) for argument in node.args[:2]]
                self.messages += [Message(COMMAND, text) for text in texts if text is not None]
                if None in texts:
                    self._complain(node)
            case ast.Name(id="translated"):
                self._take(node, SENTENCE, node.args)
            case function if _is_translate(function):
                self._take(node, _text_of(node.args[0]) if node.args else None, node.args[1:])
        self.generic_visit(node)

    def _take(self, call: ast.Call, context: str | None, arguments: Sequence[ast.expr]) -> None:
        source = _text_of(arguments[0]) if arguments else None
        comment = _text_of(arguments[1]) if len(arguments) > 1 else ""
        if context is not None and source is not None and comment is not None and not call.keywords:
            self.messages.append(Message(context, source, comment, plural=len(arguments) > 2))
        elif context != SENTENCE and self._path not in PASSING_ON:
            self._complain(call)

    def _take_sentence(self, call: ast.Call) -> None:
        """Collect the literals of a template, which may be a conditional expression."""
        choices: list[ast.expr] = []
        match call.args:
            case [ast.IfExp(body=one, orelse=other)]:
                choices = [one, other]
            case [only]:
                choices = [only]
        for template in map(_text_of, choices):
            if template is not None:
                self.messages.append(Message(SENTENCE, template, plural="%n" in template))
            elif self._path not in PASSING_ON:
                self._complain(call)

    def _complain(self, call: ast.Call) -> None:
        place = f"{self._path.relative_to(ROOT).as_posix()}:{call.lineno}"
        self.problems.append(f"{place}: only plain strings can be extracted: {ast.unparse(call)}")


def _is_translate(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute) and node.attr == "translate" and ast.unparse(node.value).endswith("pplication")
    )


def _text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


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
    return [Message(SENTENCE, text) for text in texts if text and not text.isdecimal()]


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


def wanted(messages: Sequence[Message], language: str) -> list[Message]:
    """Return the messages of a language's file; a sentence includes its English plural."""
    if language != SOURCE_LANGUAGE:
        return list(messages)
    return [message for message in messages if message.plural and message.context != SENTENCE]


def read_ts(path: Path) -> list[Translation]:
    """Return the content of a .ts file."""
    translations = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            plural = element.get("numerus") == "yes"
            translation = element.find("translation")
            assert translation is not None
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            message = Message(
                context.findtext("name", ""), element.findtext("source", ""), element.findtext("comment", ""), plural
            )
            translations.append(Translation(message, tuple(forms), translation.get("type", "")))
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
            source.write_text("".join(map(_as_call, wanted(messages, language))), encoding="utf-8")
            _run(
                "pyside6-lupdate", source, "-no-obsolete", "-locations", "none", "-sort-messages",
                "-source-language", SOURCE_LANGUAGE, "-target-language", language, "-ts", ts_file(language),
            )  # fmt: skip


def _as_call(message: Message) -> str:
    arguments = [json.dumps(text, ensure_ascii=False) for text in (message.context, message.source, message.comment)]
    return f"QCoreApplication.translate({', '.join([*arguments, *(['1'] if message.plural else [])])})\n"


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
        faults += [
            f"{language}: {fault}"
            for fault in faults_of_translations(wanted(messages, language), read_ts(ts_file(language)))
        ]
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
