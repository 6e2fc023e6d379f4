"""The recipe "Add an operator" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import append, copy_of, edit, run, steps_of

AFTER = "from sudoku_desktop.jit import inlined, kernel, popcount, stay_apart\n"
NUMBERS = "MUTATE_DIGIT_OR_SWAP = 5\n"
LISTED = '{MUTATE_SEQUENCES, MUTATE_ONE_BLOCK},\n    "improvement"'
BEFORE = "        elif mutation == MUTATE_DIGIT_OR_SWAP:\n"
IMPORTS = """
from sudoku_desktop.evolution.kernels.moves import rotate_three
from sudoku_desktop.evolution.kernels.opcodes import MUTATE_ROTATION
"""

USE = """
from tests.evolution.bench import Bench, plain
from tests.evolution.test_moves import COPIES, puzzle
from sudoku_desktop.evolution.explanation.mutations import rotate_three
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
import sudoku_desktop
from sudoku_desktop import jit
from sudoku_desktop.evolution.kernels.opcodes import BOXES
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, FreeDigits, RowPermutations
from sudoku_desktop.evolution.parts.mutation import Rotation
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.draft import Draft

assert jit.IS_OFF and sudoku_desktop.__file__.startswith({folder!r})

# It is offered, can be set, saved and refused like any other.
assert CATALOGUE["mutation"][-1] is Rotation
assert Rotation in fitting("mutation", RowPermutations()) and Rotation not in fitting("mutation", FreeDigits())
assert "works inside boxes or rows" in str(Rotation.misfit(FreeDigits()))
algorithm = Draft.of(MANTERE_KOLJONEN_2007).with_kind("mutation", Rotation).algorithm()
algorithm = algorithm.with_texts({{"mutation.probability": "0.9"}})
assert from_text(to_text(algorithm)) == algorithm

# It runs as the plain version says, draw by draw.
changed = 0
for encoding, order in ((BoxPermutations(), 2), (BoxPermutations(), 3), (RowPermutations(), 3)):
    bench = Bench(plain(encoding, crossover=COPIES, mutation=Rotation(1.0), population=9), puzzle(order))
    if isinstance(encoding, BoxPermutations):
        assert bench.run.lowered.plan.representation == BOXES, "packed boxes know nothing of it"
    plain_puzzle = PlainPuzzle(bench.givens, encoding)
    random = PlainRandom(int(bench.state.random[0]))
    for _ in range(2):
        parents, ranks = bench.population().tolist(), bench.ranks
        if not bench.step():
            break
        for child in bench.population().tolist():
            mother = parents[ranks[int(bench.size * random.uniform())]]
            random.uniform(), random.uniform()  # the father, who is not asked, and whether they are crossed
            assert child == rotate_three(plain_puzzle, mother, None, random)
            changed += child != mother
        assert random.state == int(bench.state.random[0])
assert changed > 20
"""


def test_that_an_operator_is_one_opcode_one_declaration_one_kernel_function_and_one_plain_version() -> None:
    steps = steps_of("Add an operator")
    assert [path for path, _ in steps] == [
        "sudoku_desktop/evolution/kernels/opcodes.py",
        "sudoku_desktop/evolution/parts/mutation.py",
        "sudoku_desktop/evolution/kernels/moves.py",
        "sudoku_desktop/evolution/kernels/cells.py",
        "sudoku_desktop/evolution/explanation/mutations.py",
    ]
    assert "".join(code for _, code in steps).count("\n") < 60


def test_that_the_recipe_for_an_operator_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "tests/reference", "tests/evolution", "tests/__init__.py", "tests/puzzles.py")
    for path, code in steps_of("Add an operator"):
        if code.startswith("elif "):
            edit(
                tmp_path / path,
                (BEFORE, textwrap.indent(code, " " * 8) + BEFORE),
                (AFTER, AFTER + IMPORTS),
            )
        elif code.startswith("MUTATE_ROTATION"):
            edit(
                tmp_path / path,
                (NUMBERS, NUMBERS + code),
                (LISTED, LISTED.replace("{", "{MUTATE_ROTATION, ")),
            )
        else:
            append(tmp_path / path, code)
    run(USE.format(folder=str(tmp_path)), tmp_path, NUMBA_DISABLE_JIT="1", PYTHONDONTWRITEBYTECODE="1")
