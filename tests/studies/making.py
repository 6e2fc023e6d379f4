"""Runs for tests of studies and of the window."""

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.snapshot import NewBest
from sudoku_desktop.studies import MadeRun, Outcome, Trial

SHORT = Budget(generations=50)


def made(algorithm: Algorithm, givens: Grid, seed: int = 1, budget: Budget = SHORT, title: str = "") -> MadeRun:
    """Return a run made now, in the form in which a window archives it."""
    history, improvements = History(256), list[NewBest]()
    for snapshot in Run(algorithm, givens, seed).stream(budget):
        history.extend(snapshot)
        improvements.extend(snapshot.improvements)
    trial = Trial.of(givens, algorithm, seed, budget, title)
    return MadeRun.of(trial, Outcome.of(snapshot, improvements), history.envelope(), improvements)
