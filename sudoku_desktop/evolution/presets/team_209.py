"""Team 209 (Sebastian, Barman & Karkhanis): "Solving Sudoku using Genetic Algorithm", undated student project.

Where the numbers come from: elimination, candidate sets, fitness, roulette wheel and uniform crossover are stated;
so is "restarted after every 20 generations". The mutation probability is "greater than 0.1": we take 0.1 of
children. The population is not stated, but every average of the table is a whole multiple of 1 / (216 · 1000), so
it is 1000.

Not stated: elitism (we keep the best one), how many cells a mutation changes (we change one), and what the 20
generations are counted from; the published run went on to generation 23, so we count them without improvement.
"""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.crossover import UniformCrossover
from sudoku_desktop.evolution.encoding import CandidateSets
from sudoku_desktop.evolution.escape import Counted, Restart
from sudoku_desktop.evolution.fitness import ConflictShare
from sudoku_desktop.evolution.mutation import OtherCandidates, Scope
from sudoku_desktop.evolution.preparation import ForcedCells
from sudoku_desktop.evolution.replacement import Elitism
from sudoku_desktop.evolution.selection import Roulette

TEAM_209 = Algorithm(
    name="team-209",
    title="Team 209",
    authors="Cyril Sebastian, Shuravi Barman, Sanskruti Karkhanis",
    year=2018,
    source="Solving Sudoku using Genetic Algorithm. Student project, Team 209",
    sentence="Elimination first; then blank cells hold candidates, and a roulette wheel picks the parents.",
    population=1000,
    preparation=ForcedCells(passes=1000),
    encoding=CandidateSets(),
    fitness=ConflictShare(),
    selection=Roulette(),
    crossover=UniformCrossover(),
    mutation=OtherCandidates(probability=0.1, scope=Scope.ONE_CELL),
    replacement=Elitism(elite=1),
    escapes=(Restart(after=20, counted=Counted.WITHOUT_IMPROVEMENT),),
)
