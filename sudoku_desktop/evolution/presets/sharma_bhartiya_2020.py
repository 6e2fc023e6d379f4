"""Sharma & Bhartiya 2020: "Sudoku solver using Evolutionary Algorithm Techniques", term project, IIT Kharagpur.

Where the numbers come from: population 8000, elite 200 and the restart after 2000 generations sec. 2; crossover sec.
2.2; the mutation's probability of 0.4 and its limit of three sec. 2.3; fitness sec. 2.4. The ten passes of forced
cells, the random rows that prefer candidates and the keeping of no worse mutants are the listing's.

Where text and listing differ, we ran both, each 12 to 16 times from the filled-in grids of figs. 3, 5 and 6:

- Tournament of 100 (sec. 2.1) or 10 (listing): with 100 none of 25 runs was solved in 60 generations, all were stuck at
  1.266, 1.424 or 1.602; with 10 fig. 3 was solved in 10, 14 and 12 generations of 3 runs (paper: 10). So it is 10.
- Crossover probability 0.8: the listing goes on until every place has a crossed child, so every child is crossed. That
  way 5 of 16 runs solved fig. 3, in 11 to 16 generations; with 0.8 it was 3 of 16. So it is 1.
- The mutation's limit of three is in the text only. With and without it the runs were nearly the same; it stays.

What both leave open: how many of the earlier best individuals a restart takes over; here it is every one that was
better than all before it. The listing draws both parents from a pool of the elite and tournament winners; here every
parent is a tournament winner, which is the same but for a share of 200 in 8000. The listing has no restart.

Of 40 runs of fig. 6 with a restart after 2000 generations, six were solved before it, in 7 to 270, one after it, in
2006, and 33 were stuck, 32 of them at 1.2656, where the report's printout stays from generation 101 to 1901. So the
published 2083 is a run that its restart solved.

Figs. 3 and 5 as printed have 75 and more than 99 solutions, so digits were lost; the filled-in grids printed below them
have one each. The third stuck value, 1.4328 in the text, is (9/8)³ = 1.4238.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover
from sudoku_desktop.evolution.parts.encoding import RowPermutations
from sudoku_desktop.evolution.parts.escape import SeededRestart
from sudoku_desktop.evolution.parts.fitness import DistinctProduct
from sudoku_desktop.evolution.parts.mutation import Drawing, Kept, SwapsInOneBlock
from sudoku_desktop.evolution.parts.preparation import ForcedCells
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import Tournament

SHARMA_BHARTIYA_2020 = Algorithm(
    name="sharma-bhartiya-2020",
    title="Sharma & Bhartiya 2020",
    authors="Raushan Sharma, Kaushik Bhartiya",
    year=2020,
    source="Sudoku solver using Evolutionary Algorithm Techniques. Term project MT21104",
    sentence="Forced cells are filled first; then a large population of row permutations, under strong selection.",
    population=8000,
    preparation=ForcedCells(passes=10),
    encoding=RowPermutations(),
    fitness=DistinctProduct(),
    selection=Tournament(size=10),
    crossover=SinglePointCrossover(),
    mutation=SwapsInOneBlock(probability=0.4, swaps=1, drawing=Drawing.BLIND, most=3, kept=Kept.NO_WORSE),
    replacement=Elitism(elite=200),
    escapes=(SeededRestart(after=2000),),
)
