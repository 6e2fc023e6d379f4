"""Mantere & Koljonen 2007: "Solving, Rating and Generating Sudoku Puzzles with GA", IEEE CEC 2007.

Where the numbers come from: population, elite and the drawing of parents sec. II; the mutation's 0.6, its one to
five swaps, its slack and the restart after 2000 generations sec. II-A; fitness and ageing sec. II-B.

What the paper leaves open, and what we chose after some two thousand variants had been tried on its figures:

- Whether the 0.6 is drawn for a box or for an individual: for a box; per individual the figures are far off.
- What an illegal swap does: it ends the sequence, as the paper writes ("only so far as both positions are legal").
- How the slack rule counts "three times or less": both digits together, in the three or four rows and columns they
  come to, before they move. Counted after the swap and for each digit by itself, an empty grid is never solved (the
  paper: in 101 generations).
- Who grows old when "the same solution" stays best: the solution, its copies included. If only the one individual
  does, a copy of it takes its place at once and ageing does nothing.

So the empty grid and figures 1 and 6 come out within a factor of two. Figure 7 and AI Escargot take four to eight
times as many generations as published: no reading of the text that was tried brings them within two without missing
the others by more. `benchmarks/reproduce_papers.py` has the figures.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations
from sudoku_desktop.evolution.parts.escape import Ageing, Restart, Whose
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated
from sudoku_desktop.evolution.parts.mutation import IllegalSwap, SlackOf, SwapSequences
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import BetterRanks

MANTERE_KOLJONEN_2007 = Algorithm(
    name="mantere-koljonen-2007",
    title="Mantere & Koljonen 2007",
    authors="Timo Mantere, Janne Koljonen",
    year=2007,
    source="Solving, Rating and Generating Sudoku Puzzles with GA. IEEE CEC 2007, 1382–1389",
    sentence="A small, fast population of box permutations; the best one ages while it leads; a stuck run restarts.",
    population=21,
    encoding=BoxPermutations(),
    fitness=MissingAndRepeated(),
    selection=BetterRanks(),
    crossover=UniformCrossover(),
    mutation=SwapSequences(
        probability=0.6, longest=5, slack=1, illegal_swap=IllegalSwap.ENDS, slack_of=SlackOf.BOTH_BEFORE
    ),
    replacement=Elitism(elite=1),
    escapes=(Ageing(penalty=1, whose=Whose.SOLUTION), Restart(after=2000)),
)
