"""Gold 2005: "Using Genetic Algorithms to Come up with Sudoku Puzzles", C# Corner.

Where the numbers come from: the encoding and the fitness are listing 1's. The article names mutation and crossover and
no more; the program that came with it (its classes SudokuGenome and Population, which others have put up again) has
the rest: 50 genomes live on, 33 % of them are mutated, half of the mutations set a cell to a random digit, the others
let two cells of a row or column change places, and nobody is spared as an elite.

What differs here:

- In the program everyone mates once a generation, and of two parents and two children the better two live on. Here
  parents are winners of tournaments of two, and children take all places: about the same pressure.
- Its crossover has a point of its own in each row, or in each column; here one point for the whole grid.
- It starts with 1000 genomes of which 50 live on, and looks for a solution every 100 generations only: so its 36 700
  generations are a multiple of 100.

A rewriting of the program itself took about 39 000 generations on average to a solved grid (60 runs, median 14 450),
so the article's one run of 36 700 was an ordinary one. What this preset takes is measured by the study
`gold-2005-empty-grid`; its mean is several times its median, because a few runs are very long. A mutation that sets
digits only left 4 of 6 runs unsolved in 100 000 generations.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover
from sudoku_desktop.evolution.parts.encoding import FreeDigits
from sudoku_desktop.evolution.parts.fitness import AverageProduct
from sudoku_desktop.evolution.parts.mutation import DigitOrSwap
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import Tournament

GOLD_2005 = Algorithm(
    name="gold-2005",
    title="Gold 2005",
    authors="Mike Gold",
    year=2005,
    source="Using Genetic Algorithms to Come up with Sudoku Puzzles. C# Corner, 23 September 2005",
    sentence="Free digits, judged by averages over rows, columns and boxes; made to find solved grids.",
    population=50,
    encoding=FreeDigits(),
    fitness=AverageProduct(),
    selection=Tournament(size=2),
    crossover=SinglePointCrossover(),
    mutation=DigitOrSwap(probability=0.33),
    replacement=Elitism(elite=0),
)
