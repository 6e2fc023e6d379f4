"""Start scripts of a bundle. `make bundle` checks that a bundle works by starting it."""

import runpy
import subprocess
import sys
from pathlib import Path

import bundle
import bundled_program
import pytest

import sudoku_desktop.__main__
from sudoku_desktop import cli
from sudoku_desktop.services import compilation
from sudoku_desktop.trials import workers


def test_that_a_bundle_compiles_as_python_does(monkeypatch):
    commands = []
    monkeypatch.setattr(compilation.subprocess, "Popen", lambda command, **_: commands.append(command))
    child = compilation._Child(compilation.EXACT)
    child._errors.close()
    ((_, *arguments),) = commands
    modules = []
    monkeypatch.setattr(runpy, "run_module", lambda name, **_: modules.append((name, sys.argv[1:])))
    monkeypatch.setattr(sys, "argv", ["sudoku-desktop", *arguments])
    assert bundled_program.main() == 0
    assert modules == [(bundled_program.WARM_UP, [compilation.EXACT])]


def test_that_a_bundle_makes_studies_as_python_does(monkeypatch):
    commands = []
    monkeypatch.setattr(workers.subprocess, "Popen", lambda command, **_: commands.append(command))
    workers.Processes(1)._process()
    ((_, *arguments),) = commands
    modules = []
    monkeypatch.setattr(runpy, "run_module", lambda name, **_: modules.append(name))
    monkeypatch.setattr(sys, "argv", ["sudoku-desktop", *arguments])
    assert bundled_program.main() == 0
    assert modules == [workers.MODULE]


@pytest.mark.parametrize(("name", "status"), [("sudoku-cli", 3), ("sudoku-desktop", 4), ("sudoku-cli.exe", 3)])
def test_that_each_program_is_what_its_name_says(monkeypatch, name, status):
    monkeypatch.setattr(cli, "main", lambda: 3)
    monkeypatch.setattr(sudoku_desktop.__main__, "main", lambda: 4)
    monkeypatch.setattr(sys, "argv", [name, "-m", "this"])
    monkeypatch.setattr(sys, "executable", f"/somewhere/{name}")
    assert bundled_program.main() == status


def test_that_the_check_waits_for_all_parts_and_knows_the_solution():
    assert len(compilation.TITLES) == bundle.PARTS
    answer = subprocess.run(
        [sys.executable, "-m", "sudoku_desktop.cli", "check", bundle.PUZZLE], capture_output=True, text=True
    )
    assert bundle.SOLUTION in answer.stdout


def test_that_what_a_bundle_is_made_of_is_there():
    spec = (Path(bundle.__file__).with_name("bundle.spec")).read_text(encoding="utf-8")
    compile(spec, "bundle.spec", "exec")
    assert "bundled_program.py" in spec
