"""Gold 2005: "Using Genetic Algorithms to Come up with Sudoku Puzzles", C# Corner.

Where the numbers come from: the encoding and the fitness are listing 1's.

Not stated: population, selection, crossover and mutation beyond their names.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import SinglePointCrossover
from sudoku_desktop.evolution.encoding import FreeDigits
from sudoku_desktop.evolution.fitness import AverageProduct
from sudoku_desktop.evolution.mutation import OtherCandidates, Scope
from sudoku_desktop.evolution.replacement import Elitism
from sudoku_desktop.evolution.selection import Tournament

GOLD_2005 = Algorithm(
    name="gold-2005",
    title="Gold 2005",
    authors="Mike Gold",
    year=2005,
    source="Using Genetic Algorithms to Come up with Sudoku Puzzles. C# Corner, 23 September 2005",
    sentence="Free digits, judged by averages over rows, columns and boxes; made to find solved grids.",
    population=100,
    encoding=FreeDigits(),
    fitness=AverageProduct(),
    selection=Tournament(size=2),
    crossover=SinglePointCrossover(),
    mutation=OtherCandidates(probability=0.5, scope=Scope.ONE_CELL),
    replacement=Elitism(elite=1),
)
