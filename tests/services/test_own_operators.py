"""The user's folder of operators: no code is run without consent, and errors are reported with their place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_desktop.evolution.parts.catalogue import alternatives
from sudoku_desktop.evolution.presets import GERGES_2018
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services import own_operators
from sudoku_desktop.services.own_operators import MAX_BYTES, OwnOperators
from tests.cli.calling import Capture, complaint, run, solve
from tests.evolution.own_operators import catalogue_restored
from tests.puzzles import ESCARGOT

TURN = '''import sudoku_desktop as sd
from pathlib import Path

Path(__file__).with_name("seen").touch()

@sd.mutation(genes="blocks", probability=sd.number(0.3, 0, 1), always=sd.flag(False))
def turn(cells, free, random, probability, always):
    """Two neighbours change places."""
    block = free[random.index(len(free))]
    if always or random.uniform() < probability:
        cells[block[0]], cells[block[1]] = cells[block[1]], cells[block[0]]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "operators"
    monkeypatch.setattr(own_operators, "default_folder", lambda: path)
    with catalogue_restored():
        yield path


def labels() -> list[str]:
    return [kind.label for kind in alternatives("mutation")]


def test_that_a_file_is_run_only_after_it_has_been_allowed(folder: Path) -> None:
    folder.mkdir()
    path = folder / "turn.py"
    path.write_text(TURN)
    own = OwnOperators()
    (waiting,), problems = own.load()
    assert (waiting.path, problems) == (path, [])
    assert not (folder / "seen").exists()
    assert "Turn" not in labels()
    assert own.allow(waiting).is_allowed
    assert own.load() == ([], [])
    assert (folder / "seen").exists()
    assert labels().count("Turn") == 1


def test_that_a_changed_file_must_be_allowed_again_and_one_that_has_gone_is_forgotten(folder: Path) -> None:
    folder.mkdir()
    path = folder / "turn.py"
    path.write_text(TURN)
    own = OwnOperators()
    own.allow(own.file(path))
    own.load()
    before = alternatives("mutation")[-1]
    path.write_text(TURN.replace("block[1]", "block[-1]"))
    (waiting,), _ = own.load()
    assert not waiting.is_allowed
    assert "Turn" not in labels()
    own.allow(waiting)
    own.load()
    assert alternatives("mutation")[-1].label == "Turn"
    assert alternatives("mutation")[-1] is not before
    path.unlink()
    assert own.load() == ([], [])
    assert "Turn" not in labels()


def test_that_a_loaded_operator_runs_and_is_checked(folder: Path) -> None:
    folder.mkdir()
    own = OwnOperators()
    (folder / "turn.py").write_text(TURN)
    wrong = TURN.replace("turn", "wrong").replace("cells[block[1]], cells", "cells[block[0]], cells")
    (folder / "wrong.py").write_text(wrong)
    for file in own.files():
        own.allow(file)
    assert own.load() == ([], [])
    Run(GERGES_2018.with_texts({"mutation": "turn"}), ESCARGOT, seed=1).advance(2)
    with pytest.raises(ProblemError, match=r"^wrong left the digit \d twice in box \d"):
        Run(GERGES_2018.with_texts({"mutation": "wrong"}), ESCARGOT, seed=1)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"x = (", r"^bad\.py, line 1: SyntaxError: "),
        (b"import sys\nsys.exit(3)\n", r"^bad\.py, line 2: SystemExit: 3$"),
        (b"x = 1\0", r"^bad\.py, line 1: "),
        (b"x = 1\nx / 0\n", r"^bad\.py, line 2: ZeroDivisionError: division by zero$"),
        (b"\xff", r"^bad\.py is not text in UTF-8$"),
        (TURN.replace("sd.number(0.3, 0, 1)", "0.3").encode(), r"^bad\.py: probability of turn must be number\("),
        (b"#" * (MAX_BYTES + 1), r"bad\.py is larger than 262,144 bytes$"),
    ],
)
def test_that_a_wrong_file_is_told(folder: Path, tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.py"
    path.write_bytes(content)
    with pytest.raises(ProblemError, match=reason):
        OwnOperators().file(path).run()


def test_that_the_command_line_checks_allows_lists_and_uses_operators(
    folder: Path, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(TURN)
    assert run(capsys, "operators") == (0, [f"There are no files in {folder}."], [])
    status, told, _ = run(capsys, "operators", "check", str(path))
    assert status == 0
    kind = told[0].split()[0].removeprefix("mutation=")
    assert told == [
        f"  mutation={kind}  Two neighbours change places.",
        "    mutation.probability=0.3  (0 to 1)",
        "    mutation.always=false  (false | true)",
    ]
    assert not folder.exists()
    assert run(capsys, "operators", "allow", str(path))[1] == [*told, f"Allowed: {folder / 'mine.py'}"]
    assert run(capsys, "operators")[1] == ["mine.py", *told]
    options = ("--algorithm", "gerges-2018", "--set", "mutation=turn", "--seed", "1", "--max-generations", "2")
    assert solve(capsys, ESCARGOT.to_text(), *options)[1][0]["generations"] == 2
    (folder / "other.py").write_text(TURN + "# not yet")
    told = run(capsys, "operators")[1][-1]
    assert told == f"other.py: not allowed; allow it with `sudoku-cli operators allow {folder / 'other.py'}`"
    path.write_text(TURN + "#")
    assert "there is another " in complaint(capsys, "operators", "allow", str(path))
    path.write_text("")
    assert "defines no operators" in complaint(capsys, "operators", "check", str(path))
