"""Gerges, Zouein & Azar 2018: "Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles", ICCAI 2018.

Where the numbers come from: population 700, tournament 7, both mutation probabilities and the purge after 200
generations are table 1's; so is the limit of 3000 generations, which belongs to a budget. Encoding and random
population sec. 3.1.1 and 3.1.2, penalty eq. (1), crossover sec. 3.1.5, elitism sec. 3.1.7, purge sec. 3.1.8; that the
second tournament leaves the first winner out, and that both parents are mutated and the better one joins its child,
fig. 3.

What the paper leaves open, and what we chose:

- Whether a generation may hold an individual twice. Here it may not. That is inferred: the paper never says so, but
  fig. 3 writes generations as sets (|newG|, G − {Parent1}, newG.add(…)), and a set holds nothing twice. Of some 46
  readings that were tried it is the only one that matters. With duplicates a population soon holds little else than
  copies of a few individuals; 7 of 200 runs on two medium newspaper puzzles were solved, and of 200 on two difficult
  ones none. Both the children and the parents that join them must be new; either alone gives nothing.
- How the set keeps its size. Fig. 3 adds the best at the end, if it is not there. Here it is there from the beginning,
  and the population stays 700, as table 1 has it; it is missing from one generation in 500, so that is much the same.
  Read to the letter, a parent and its child both join 699, and the population grows, to 1300 after 3000 generations:
  15 and 10 of 50 runs on the difficult puzzles were solved that way, 9 and 5 in a population of 700 to which the best
  was added at the end, 19 and 6 in one in which it was there from the beginning.
- Whether the better parent is chosen before both are mutated. Here it is after that, as fig. 3 has it. Chosen before,
  fig. 1 takes 166 generations, but the other puzzles take as many as without, and 5 and 7 of 50 runs on the difficult
  ones were solved.
- "Swapping two pairs of cells in the same block". We make one swap of two different free cells. Two swaps of free
  cells are an even permutation: a block whose parity is wrong in the whole population could never be mended.
- Whether the parents that fig. 3 mutates change in the old generation too. Here they are copies, which keep a
  generation what it is.
- Whether unsolved runs count in the means. They cannot: 127.59 is no mean of 50 whole numbers, nor are 357.15 and
  702.67 means of 25. So the means are those of the solved runs, and some of theirs failed, too.
- Purge: "the best, which will be mutated at the end" is crossed with everyone, and after that mutated once.

What comes of it, in 100 runs of at most 3000 generations on each puzzle, as means of the solved runs (but for fig. 1
the paper's puzzles are not printed, so others of their classes are compared): easy ones 500 of 500, fig. 1 in 38
generations and four others in 17, where the paper has 47 to 220; medium ones 130 of 200, in 249 (paper: 188 to 483);
difficult ones 37 of 200, in 724 (paper: 703 and 1797). So medium and difficult puzzles take about what the paper says;
easy ones are solved several times faster, which contradicts it.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals
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
    sentence="Parents survive alongside their child, nobody twice; a stuck population is purged.",
    population=700,
    encoding=BoxPermutations(),
    fitness=EqualPairs(),
    selection=Tournament(size=7, parents=Mates.DIFFERENT),
    crossover=UniformCrossover(),
    mutation=SwapsInOneBlock(probability=0.05, swaps=1, drawing=Drawing.FREE),
    replacement=MutatedParents(elite=1, probability=0.5),
    duplicates=DistinctIndividuals(),
    escapes=(Purge(after=200),),
)
