"""The recipe "Add an operator" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

from pathlib import Path

from tests.contracts.recipes import append, copy_of, run, steps_of

USE = """
import sudoku_desktop
from sudoku_desktop import jit
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.encoding import FreeDigits, RowPermutations
from sudoku_desktop.evolution.parts.mutation import swap_clashing
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.evolution.presets import GERGES_2018
from sudoku_desktop.evolution.run import Run
from tests.puzzles import ESCARGOT
import pickle

assert jit.IS_OFF and sudoku_desktop.__file__.startswith({folder!r})

# It is offered, can be set, saved and refused like any other.
assert CATALOGUE["mutation"][-1] is swap_clashing
assert swap_clashing in fitting("mutation", RowPermutations())
assert swap_clashing not in fitting("mutation", FreeDigits())
assert "works inside boxes or rows" in str(swap_clashing.misfit(FreeDigits()))
algorithm = Draft.of(GERGES_2018).with_value("population", 12).with_kind("mutation", swap_clashing).algorithm()
algorithm = algorithm.with_texts({{"mutation.probability": "0.9"}})
assert '"kind": "SwapClashing"' in to_text(algorithm)
assert from_text(to_text(algorithm)) == algorithm == pickle.loads(pickle.dumps(algorithm))

# It runs, and the lens tells what it did.
changed = []
for encoding in (algorithm.encoding, RowPermutations()):
    part = Draft.of(algorithm).with_part("encoding", encoding).algorithm()
    run = Run(part, ESCARGOT, 3)
    run.advance(3)
    lens = RunExplainer(part, ESCARGOT, 3, Checkpoints())
    for number in range(lens.summary(2).matings):
        steps = lens.mating(2, number).steps
        changed += [step.event for step in steps if type(step.event).__name__ == "FunctionApplied"]
assert {{event.operator for event in changed}} == {{"Swap clashing"}}
assert {{len(event.cells) for event in changed}} == {{0, 2}}
"""


def test_that_an_operator_is_one_function() -> None:
    ((path, code),) = steps_of("Add an operator")
    assert path == "sudoku_desktop/evolution/parts/mutation.py"
    assert code.count("\n") < 40


def test_that_the_recipe_for_an_operator_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "tests/reference", "tests/evolution", "tests/__init__.py", "tests/puzzles.py")
    for path, code in steps_of("Add an operator"):
        append(tmp_path / path, code)
    run(USE.format(folder=str(tmp_path)), tmp_path, NUMBA_DISABLE_JIT="1", PYTHONDONTWRITEBYTECODE="1")
