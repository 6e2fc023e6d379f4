"""The options of a hunt, declared once for the command line and the window, and without the compiler."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sudoku_desktop.logic import Level
from sudoku_desktop.parameter import Parametrised, choice


class Aim(Enum):
    """Names of the objectives, which `hunting.objectives` defines."""

    RATING = "er"
    FIRST_STEP = "ed"
    GUESSES = "guesses"
    TRIALS = "trials"
    FEWEST_GIVENS = "fewest-givens"


RATED = frozenset({Aim.RATING.value, Aim.FIRST_STEP.value})
"""Objectives whose value is one of the ratings."""


@dataclass(frozen=True)
class HuntOptions(Parametrised):
    """The objective of a hunt, and its level if the objective has one."""

    aim: Aim = choice(
        Aim.RATING,
        "&Look for",
        "The figure that the puzzles evolve towards.",
        {
            Aim.RATING: "The highest rating (ER)",
            Aim.FIRST_STEP: "The hardest first step (ED)",
            Aim.GUESSES: "The most guesses of the exact solver",
            Aim.TRIALS: "The most trials of an algorithm",
            Aim.FEWEST_GIVENS: "The fewest givens at a level",
        },
        option="objective",
    )
    level: Level = choice(
        Level.GENTLE,
        "Le&vel",
        "Level of the puzzles with the fewest givens.",
        {level: str(level.title) for level in Level},
        option="level",
    )
