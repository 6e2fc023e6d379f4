"""Gerges, Zouein & Azar 2018: "Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles", ICCAI 2018.

Where the numbers come from: population 700, tournament 7, both mutation probabilities and the purge after 200
generations are table 1's; so is the limit of 3000 generations, which belongs to a budget. Encoding and random
population sec. 3.1.1 and 3.1.2, penalty eq. (1), crossover sec. 3.1.5, elitism sec. 3.1.7, purge sec. 3.1.8; that the
second tournament leaves the first winner out, and that both parents are mutated and the better one joins its child,
fig. 3.

What the paper leaves open, and what we chose:

- "Swapping two pairs of cells in the same block". We make one swap of two different free cells. Two swaps of free
  cells are an even permutation: a block whose parity is wrong in the whole population could never be mended, and of
  24 runs on six puzzles, fig. 1 among them, none was solved in 3000 generations. With one swap 32 of 40 runs on four
  easy puzzles were, in means of 14 to 298 generations (paper: 47 to 220). Two swaps of cells drawn blindly, of
  which those on givens fail, solved 33 and took longer.
- Whether the parents that fig. 3 mutates change in the old generation too. Here they are copies. Mutating them in
  place solved 36 of those 40 runs; if moreover both generations share one object, as a program with references
  may, 36 too and now and then a harder puzzle. Copies keep a generation what it is.
- Whether unsolved runs count in the means. They cannot: 127.59 is no mean of 50 whole numbers, nor are 357.15 and
  702.67 means of 25. So the means are those of the solved runs, and how many those were is not said. Ours agree on
  easy puzzles; of 50 runs on medium newspaper puzzles one was solved, of 50 on difficult ones none.
- Purge: "the best, which will be mutated at the end" is crossed with everyone, and after that mutated once.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations
from sudoku_desktop.evolution.parts.escape import Purge
from sudoku_desktop.evolution.parts.fitness import EqualPairs
from sudoku_desktop.evolution.parts.mutation import Drawing, SwapsInOneBlock
from sudoku_desktop.evolution.parts.replacement import MutatedParents
from sudoku_desktop.evolution.parts.selection import Mates, Tournament

GERGES_2018 = Algorithm(
    name="gerges-2018",
    title="Gerges, Zouein & Azar 2018",
    authors="Firas Gerges, Germain Zouein, Danielle Azar",
    year=2018,
    source="Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles. ICCAI 2018, 19–22",
    sentence="Parents survive alongside their child; a stuck population is purged: everyone mates with the best.",
    population=700,
    encoding=BoxPermutations(),
    fitness=EqualPairs(),
    selection=Tournament(size=7, parents=Mates.DIFFERENT),
    crossover=UniformCrossover(),
    mutation=SwapsInOneBlock(probability=0.05, swaps=1, drawing=Drawing.FREE),
    replacement=MutatedParents(elite=1, probability=0.5),
    escapes=(Purge(after=200),),
)
