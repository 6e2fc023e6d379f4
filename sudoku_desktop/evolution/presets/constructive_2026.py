"""The program's own algorithm: children are built under constraint propagation.

Only the combination is new. Building with propagation is used by ant colonies for Sudoku (Lloyd & Amos 2019), replacing
the worst by GENITOR (Whitley 1989).
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import SharedThenEither
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals
from sudoku_desktop.evolution.parts.encoding import PropagatedGrids
from sudoku_desktop.evolution.parts.escape import Counted, Restart
from sudoku_desktop.evolution.parts.fitness import FilledCells
from sudoku_desktop.evolution.parts.mutation import RandomCandidates
from sudoku_desktop.evolution.parts.replacement import SteadyState
from sudoku_desktop.evolution.parts.selection import Tournament

CONSTRUCTIVE_2026 = Algorithm(
    name="constructive-2026",
    title="Constructive evolution",
    authors="Sudoku Desktop",
    year=2026,
    source="Developed for this program",
    sentence="Children are built cell by cell from both parents' placements, and forced digits are filled in.",
    population=30,
    encoding=PropagatedGrids(),
    fitness=FilledCells(),
    selection=Tournament(size=1),
    crossover=SharedThenEither(probability=0.6, shared=0.9),
    mutation=RandomCandidates(probability=0.02),
    replacement=SteadyState(),
    duplicates=DistinctIndividuals(),
    escapes=(Restart(after=8, counted=Counted.WITHOUT_IMPROVEMENT),),
)
