"""The user's folder of operators: Python files, which are run only after the user has allowed each of them once.

`<data folder>/operators` holds the files and `allowed.txt`, the SHA-256 digests of what has been allowed. A file that
has changed since has another digest, and must be allowed again.
"""

from __future__ import annotations

import hashlib
import linecache
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.evolution.operators import without_trial
from sudoku_desktop.evolution.parts.own import Own, forget
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.writing import locked, write_bytes, write_text
from sudoku_desktop.trials.folder import data_folder

MAX_BYTES = 256 * 1024
ALLOWED = "allowed.txt"


def default_folder() -> Path:
    """Return the user's folder of operators, which may not exist yet."""
    return data_folder() / "operators"


@dataclass(frozen=True)
class OperatorFile:
    """A file with operators, and whether the user has allowed its code to be run."""

    path: Path
    content: bytes
    is_allowed: bool

    @property
    def digest(self) -> str:
        """SHA-256 digest of the content, in hexadecimal."""
        return hashlib.sha256(self.content).hexdigest()

    def run(self) -> tuple[type[Part], ...]:
        """Run the code of the file, and return the operators that it defines; raises ProblemError for any error."""
        file = str(self.path)
        terms = {"file": self.path.name}
        try:
            text = self.content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ProblemError(Sentence("{file} is not text in UTF-8", **terms)) from None
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        names: dict[str, object] = {"__name__": self.path.stem, "__file__": file}
        try:
            exec(compile(text, file, "exec"), names)
        except ProblemError as error:
            raise ProblemError(Sentence("{file}: {problem}", problem=error.sentence, **terms)) from None
        except (Exception, SystemExit) as error:  # a file that exits must not end the program
            lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
            line = error.lineno if isinstance(error, SyntaxError) else (lines or [None])[-1]
            reason = f"{type(error).__name__}: {error}"
            raise ProblemError(
                Sentence("{file}, line {line}: {reason}", line=line or 1, reason=reason, **terms)
            ) from None
        return tuple(each for each in names.values() if isinstance(each, type) and issubclass(each, Own))  # type: ignore[misc]


_loaded: dict[Path, tuple[str, tuple[type[Part], ...]]] = {}
"""Digest and operators of each file that this process has run."""


class OwnOperators:
    """The operator files in the user's folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()

    def files(self) -> Iterator[OperatorFile]:
        """Yield the files in alphabetical order; raises ProblemError for a file that is too large or cannot be read."""
        allowed = self._allowed()
        for path in sorted(self.folder.glob("*.py")):
            yield self._file(path, allowed)

    def file(self, path: Path) -> OperatorFile:
        """Return an operator file from any folder; raises ProblemError if it is too large or cannot be read."""
        return self._file(path, self._allowed())

    def _file(self, path: Path, allowed: frozenset[str]) -> OperatorFile:
        try:
            with path.open("rb") as file:
                content = file.read(MAX_BYTES + 1)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProblemError(Sentence("cannot read {file}: {reason}", file=path, reason=reason)) from None
        if len(content) > MAX_BYTES:
            raise ProblemError(Sentence("{file} is larger than {most} bytes", file=path, most=MAX_BYTES))
        return OperatorFile(path, content, hashlib.sha256(content).hexdigest() in allowed)

    def _allowed(self) -> frozenset[str]:
        with suppress(OSError):
            return frozenset((self.folder / ALLOWED).read_text(encoding="ascii", errors="replace").split())
        return frozenset()

    def allow(self, file: OperatorFile) -> OperatorFile:
        """Record that the user allows this content to be run; copy the file to the folder if it is elsewhere.

        Raises ProblemError if the folder has another file of this name, and OSError.
        """
        target = self.folder / file.path.name
        if target.exists() and self.file(target).content != file.content:
            raise ProblemError(Sentence("there is another {file} already; rename one of them", file=target))
        with locked(self.folder / "operators"):
            if not target.exists():
                write_bytes(target, file.content)
            write_text(self.folder / ALLOWED, "\n".join(sorted({*self._allowed(), file.digest})) + "\n")
        return self.file(target)

    def load(self) -> tuple[list[OperatorFile], list[ProblemError]]:
        """Run the allowed files that are new or changed, and forget the operators of deleted files.

        Returns the files that are not allowed, and the errors. Operators are compiled when they are first used.
        """
        waiting, problems = [], []
        found: set[Path] = set()
        try:
            for file in self.files():
                if not file.is_allowed:
                    waiting.append(file)
                    continue
                found.add(file.path)
                if _loaded.get(file.path, ("", ()))[0] == file.digest:
                    continue
                self._forget(file.path)
                try:
                    with without_trial():
                        _loaded[file.path] = file.digest, file.run()
                except ProblemError as error:
                    problems.append(error)
        except ProblemError as error:
            problems.append(error)
        for path in [path for path in _loaded if path.parent == self.folder and path not in found]:
            self._forget(path)
        return waiting, problems

    def _forget(self, path: Path) -> None:
        for kind in _loaded.pop(path, ("", ()))[1]:
            forget(kind)
