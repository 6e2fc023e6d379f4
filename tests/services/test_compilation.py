"""Parts are compiled in child processes; a failure is reported with the last line of its output."""

import sys
import threading
from pathlib import Path

import pytest

from sudoku_desktop.services import compilation
from sudoku_desktop.services.compilation import TITLES, CompilationError, compile_parts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pretended compiler is a shell script")


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the script that is run instead of the compiler; its third argument is the part."""
    script = tmp_path / "compiler"
    monkeypatch.setattr(sys, "executable", str(script))
    return script


def let(compiler: Path, script: str) -> None:
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)


def test_that_every_part_is_compiled_in_a_process_of_its_own(compiler: Path, tmp_path: Path) -> None:
    let(compiler, f'echo "$*" >> {tmp_path}/"$3"')
    assert sorted(part for part, _ in compile_parts()) == sorted(TITLES)
    for part in TITLES:
        assert (tmp_path / part).read_text() == f"-m sudoku_desktop.services.warm_up {part}\n"


def test_that_one_process_more_runs_than_there_are_cores(
    compiler: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilation, "core_count", lambda: 0)
    let(compiler, f'mkdir {tmp_path}/alone || exit 1; echo "$3" >> {tmp_path}/order; rmdir {tmp_path}/alone')
    assert [part for part, _ in compile_parts()] == list(TITLES)
    assert (tmp_path / "order").read_text().split() == list(TITLES)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("echo Traceback >&2; echo 'OSError: no space' >&2; exit 1", "the compiler failed: OSError: no space"),
        ("exit 3", "the compiler failed: its process ended with status 3"),
        ("kill -9 $$", "the compiler failed: its process ended with status -9"),
    ],
)
def test_that_a_failed_compiler_is_told_by_its_last_words(compiler: Path, script: str, told: str) -> None:
    let(compiler, script)
    with pytest.raises(CompilationError) as failure:
        list(compile_parts(["exact"]))
    assert str(failure.value.sentence) == told


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[compilation._Child]:
    """Record the child processes that are started."""
    begun: list[compilation._Child] = []

    class Child(compilation._Child):
        def __init__(self, part: str) -> None:
            super().__init__(part)
            begun.append(self)

    monkeypatch.setattr(compilation, "_Child", Child)
    return begun


def test_that_one_failure_ends_the_other_processes(compiler: Path, children: list[compilation._Child]) -> None:
    let(compiler, '[ "$3" = exact ] && exit 1; exec sleep 600')
    with pytest.raises(CompilationError):
        list(compile_parts(["exact", "ladder"]))
    assert [child.has_ended for child in children] == [True] * len(children)


def test_that_a_stopped_compilation_ends_its_processes_without_an_error(
    compiler: Path, children: list[compilation._Child]
) -> None:
    let(compiler, "exec sleep 600")
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    assert list(compile_parts(["exact"], stop)) == []
    assert [child.has_ended for child in children] == [True]
