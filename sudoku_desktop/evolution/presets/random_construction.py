"""Control for the program's own algorithm: grids are built in the same way, without evolution.

Every cell takes a random candidate, so that parents have no effect. Whatever it solves is solved by propagation.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import SharedThenEither
from sudoku_desktop.evolution.parts.encoding import PropagatedGrids
from sudoku_desktop.evolution.parts.fitness import FilledCells
from sudoku_desktop.evolution.parts.mutation import RandomCandidates
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import Tournament

RANDOM_CONSTRUCTION = Algorithm(
    name="random-construction",
    title="Random construction",
    authors="Sudoku Desktop",
    year=2026,
    source="Developed for this program",
    sentence="A control without evolution: grids are built at random, and forced digits are filled in.",
    population=30,
    encoding=PropagatedGrids(),
    fitness=FilledCells(),
    selection=Tournament(size=1),
    crossover=SharedThenEither(probability=0.0, shared=0.0),
    mutation=RandomCandidates(probability=1.0),
    replacement=Elitism(elite=0),
)
