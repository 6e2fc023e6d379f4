"""The notebooks run from top to bottom, in a new kernel and folder, as a user would run them.

Their studies have three seeds here: they only have to run; their findings are in the stored outputs.
"""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
NUMBER_OF_SEEDS = re.compile(r"""(\bseeds"? ?[=:] )\d+""")
MOST_BYTES = 40_000
"""Maximum size, in bytes, of a notebook with its outputs, which are text only."""


def test_that_there_are_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"compare_two_algorithms", "sweep_on_a_cluster", "write_an_operator"}


@pytest.mark.filterwarnings("ignore")  # Jupyter's own
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_that_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parents[1]))
    shipped = nbformat.read(path, as_version=4)
    nbformat.validate(shipped)
    assert path.stat().st_size < MOST_BYTES
    counts = [cell.execution_count for cell in shipped.cells if cell.cell_type == "code"]
    assert counts == list(range(1, len(counts) + 1)), "execute the notebook from top to bottom before it is stored"
    replaced = 0
    for cell in shipped.cells:
        cell.source, found = NUMBER_OF_SEEDS.subn(r"\g<1>3", cell.source)
        replaced += found
    assert replaced == 1, "a notebook makes one study, which is shortened here"
    NotebookClient(shipped, kernel_name="python3", timeout=None, resources={"metadata": {"path": tmp_path}}).execute()
