"""Names and explanations of the techniques, one family in each file.

The searches are the kernels of the same names; `kernels.opcodes` defines their order and weights.
"""

from sudoku_desktop.logic.deduction import Technique
from sudoku_desktop.logic.techniques.aligned import ALIGNED_EXCLUSIONS
from sudoku_desktop.logic.techniques.bug import BUGS
from sudoku_desktop.logic.techniques.chains import CYCLES, FORCING_CHAINS, TURBOTS
from sudoku_desktop.logic.techniques.fish import FISH
from sudoku_desktop.logic.techniques.forcing import DYNAMIC_CHAINS, MULTIPLE_CHAINS, NESTED_CHAINS, NISHIO_CHAINS
from sudoku_desktop.logic.techniques.locked import LOCKED
from sudoku_desktop.logic.techniques.sets import HIDDEN_SETS, NAKED_SETS
from sudoku_desktop.logic.techniques.singles import SINGLES
from sudoku_desktop.logic.techniques.unique_loop import UNIQUE_LOOPS
from sudoku_desktop.logic.techniques.wings import WINGS

TECHNIQUES: tuple[Technique, ...] = tuple(
    sorted(
        (
            *SINGLES,
            *LOCKED,
            *NAKED_SETS,
            *HIDDEN_SETS,
            *FISH,
            *WINGS,
            *UNIQUE_LOOPS,
            *BUGS,
            *ALIGNED_EXCLUSIONS,
            *CYCLES,
            *TURBOTS,
            *FORCING_CHAINS,
            *NISHIO_CHAINS,
            *MULTIPLE_CHAINS,
            *DYNAMIC_CHAINS,
            *NESTED_CHAINS,
        ),
        key=lambda technique: technique.opcode,
    )
)
"""All techniques in ascending difficulty; the opcode is the index."""
