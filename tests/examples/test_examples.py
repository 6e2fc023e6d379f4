"""The example notebooks run from top to bottom, as a user would run them."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "examples"
SAID_AT_THE_END = {
    "watch_a_run": "of the generations",
    "rate_generated_puzzles": "Spearman: ",
}


def test_that_every_example_is_known_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(SAID_AT_THE_END)


@pytest.mark.parametrize("name", SAID_AT_THE_END)
def test_that_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(FOLDER / f"{name}.py"), run_name="__main__")
    assert SAID_AT_THE_END[name] in capsys.readouterr().out.splitlines()[-1]
