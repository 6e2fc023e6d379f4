"""Gerges, Zouein & Azar 2018: "Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles", ICCAI 2018.

Where the numbers come from: population, tournament, both mutation probabilities and the purge are Table 1's;
encoding, crossover and elitism sec. 3.1.1 to 3.1.7.

Not stated: how the cells of a swap are drawn (we draw two different free cells of one block, "two pairs" being two
such swaps), and whether a parent that was mutated to its disadvantage stands (it does, as fig. 3 writes it).
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import UniformCrossover
from sudoku_desktop.evolution.encoding import BoxPermutations
from sudoku_desktop.evolution.escape import Purge
from sudoku_desktop.evolution.fitness import EqualPairs
from sudoku_desktop.evolution.mutation import Drawing, SwapsInOneBlock
from sudoku_desktop.evolution.replacement import MutatedParents
from sudoku_desktop.evolution.selection import Mates, Tournament

GERGES_2018 = Algorithm(
    name="gerges-2018",
    title="Gerges, Zouein & Azar 2018",
    authors="Firas Gerges, Germain Zouein, Danielle Azar",
    year=2018,
    source="Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles. ICCAI 2018, 19–22",
    sentence="Parents live on beside their child, and a stuck population is purged: everyone mates with the best.",
    population=700,
    encoding=BoxPermutations(),
    fitness=EqualPairs(),
    selection=Tournament(size=7, parents=Mates.DIFFERENT),
    crossover=UniformCrossover(),
    mutation=SwapsInOneBlock(probability=0.05, swaps=2, drawing=Drawing.FREE),
    replacement=MutatedParents(elite=1, probability=0.5),
    escapes=(Purge(after=200),),
)
