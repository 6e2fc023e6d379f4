"""Mantere & Koljonen 2007: "Solving, Rating and Generating Sudoku Puzzles with GA", IEEE CEC 2007."""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import UniformCrossover
from sudoku_desktop.evolution.encoding import BoxPermutations
from sudoku_desktop.evolution.escape import Ageing, Restart
from sudoku_desktop.evolution.fitness import MissingAndRepeated
from sudoku_desktop.evolution.mutation import IllegalSwap, SwapSequences
from sudoku_desktop.evolution.replacement import Elitism
from sudoku_desktop.evolution.selection import BetterRanks

MANTERE_KOLJONEN_2007 = Algorithm(
    name="mantere-koljonen-2007",
    title="Mantere & Koljonen 2007",
    authors="Timo Mantere, Janne Koljonen",
    year=2007,
    source="Solving, Rating and Generating Sudoku Puzzles with GA. IEEE CEC 2007, 1382–1389",
    sentence="A small, fast population of box permutations; whoever stays best grows old, and a stuck run restarts.",
    population=21,
    encoding=BoxPermutations(),
    fitness=MissingAndRepeated(),
    selection=BetterRanks(),
    crossover=UniformCrossover(),
    mutation=SwapSequences(probability=0.6, longest=5, slack=1, illegal_swap=IllegalSwap.ENDS),
    replacement=Elitism(elite=1),
    escapes=(Ageing(penalty=1), Restart(after=2000)),
)
