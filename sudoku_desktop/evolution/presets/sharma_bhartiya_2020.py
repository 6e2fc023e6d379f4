"""Sharma & Bhartiya 2020: "Sudoku solver using Evolutionary Algorithm Techniques", term project, IIT Kharagpur.

Where the numbers come from: population, elite and restart sec. 2; tournament and mating pool sec. 2.1 (the listing
has 10 in place of 100); crossover and its probability sec. 2.2; mutation and its limit of three sec. 2.3; fitness
sec. 2.4. The ten passes of forced cells and the keeping of no worse mutants are the listing's.

Not stated: how many of the earlier best individuals a restart takes over; here it is every one that was better
than all before it. The listing draws both parents from a pool of the elite and tournament winners; here every
parent is a tournament winner, which with 100 competitors is the same but for a share of 200 in 8000.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import SinglePointCrossover
from sudoku_desktop.evolution.encoding import RowPermutations
from sudoku_desktop.evolution.escape import SeededRestart
from sudoku_desktop.evolution.fitness import DistinctProduct
from sudoku_desktop.evolution.mutation import Drawing, Kept, SwapsInOneBlock
from sudoku_desktop.evolution.preparation import ForcedCells
from sudoku_desktop.evolution.replacement import Elitism
from sudoku_desktop.evolution.selection import Tournament

SHARMA_BHARTIYA_2020 = Algorithm(
    name="sharma-bhartiya-2020",
    title="Sharma & Bhartiya 2020",
    authors="Raushan Sharma, Kaushik Bhartiya",
    year=2020,
    source="Sudoku solver using Evolutionary Algorithm Techniques. Term project MT21104",
    sentence="Forced cells are filled first; then a large population of row permutations with a sharp tournament.",
    population=8000,
    preparation=ForcedCells(passes=10),
    encoding=RowPermutations(),
    fitness=DistinctProduct(),
    selection=Tournament(size=100),
    crossover=SinglePointCrossover(probability=0.8),
    mutation=SwapsInOneBlock(probability=0.4, swaps=1, drawing=Drawing.BLIND, most=3, kept=Kept.NO_WORSE),
    replacement=Elitism(elite=200),
    escapes=(SeededRestart(after=2000),),
)
