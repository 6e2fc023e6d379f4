"""Every number in the texts of the guide is computed here or quoted from the findings."""

import json
import re
from functools import cache
from math import factorial
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from sudoku_desktop import exact, logic
from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, geometry, grid_of_any_size
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation.events import BlocksCrossed, Placed, Swapped, SwapRefused
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.exact.trial_and_error import TrialAndError, try_and_err
from sudoku_desktop.logic import Level
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.generation.criteria import LEVEL_RATINGS
from sudoku_desktop.services.hunting.island import MOST_CHILDREN
from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.guide import lessons as guide
from sudoku_desktop.ui.theme import DARK, LIGHT
from sudoku_desktop.ui.watching.paces import paces

FINDINGS = Path(__file__).resolve().parents[3] / "docs" / "findings.md"
CODE = re.compile(r"`[^`]+`")
"""Pattern of commands and puzzles, which are no findings."""
LANGUAGES = sorted(folder.name for folder in resource("guide").iterdir() if folder.is_dir())
LESSONS = {
    each["name"]: [guide.Start(**start) for start in each["starts"]]
    for each in json.loads(resource("guide", "lessons.json").read_text(encoding="utf-8"))
}
HUNTED = "..3.5..8.4....92..68.7.........1...5.9.2.48.....6...4...8....3.76....4..........1"
NUMBER = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")


def run_of(start: guide.Start) -> Run:
    algorithm = next(each for each in PRESETS if each.name == start.algorithm)
    return Run(algorithm, grid_of_any_size(start.puzzle), start.seed)


class Story:
    """A run from its beginning to its end, for the figures of a lesson."""

    def __init__(self, start: guide.Start) -> None:
        run = run_of(start)
        snapshots = list(run.stream())
        self.best, self.diversity, self.restarted = (
            np.concatenate([getattr(each.trace, name) for each in snapshots])
            for name in ("best", "diversity", "restarted")
        )
        self.last = snapshots[-1]
        self.is_solved = self.last.solution is not None
        self.improvements = sum(len(each.improvements) for each in snapshots)
        self.givens = run.givens
        self.blanks = 81 - run.givens.filled_count
        self.population = run.algorithm.population
        boxes = run.givens.cells[run.givens.geometry.boxes]
        self.ways_by_box = [factorial(blanks) for blanks in (boxes == 0).sum(axis=1).tolist()]

    @property
    def ways(self) -> int:
        """Number of ways to fill all boxes."""
        return int(np.prod([*map(float, self.ways_by_box)]))


@cache
def story(name: str) -> Story:
    (start,) = LESSONS[name]
    return Story(start)


def mating_of(start: guide.Start, generation: int):
    run = run_of(start)
    lens = RunExplainer(run.algorithm, run.givens, run.seed, Checkpoints())
    return lens.mating(generation, lens.summary(generation).best)


# What the lessons tell. Each gives the numbers that it may contain; what else it says is asserted.


def watch() -> set[float]:
    run = story("watch")
    assert run.is_solved
    assert (np.diff(run.best[:10]) < 0).all()  # "at first every generation is better"
    assert (np.diff(run.best[10:]) == 0).any()  # "later there are pauses"
    ways = len(str(9**run.blanks)), len(str(run.ways))
    figures = {run.givens.filled_count, run.blanks, run.population, run.best[0], 0.0, run.last.generation}
    return figures | {run.last.trials, *ways, 9, 2007, 10}


def fitness() -> set[float]:
    run = story("fitness")
    assert run.is_solved
    assert set(run.best % 2) == {0}
    assert run.best[run.best > 0].min() == 4
    return {run.best[0], run.best[-2], run.best[-1], run.last.generation, run.improvements, 1, 2, 7, 9}


def mating() -> set[float]:
    (start,) = LESSONS["mating"]
    run, told = story("mating"), mating_of(start, start.steps)
    algorithm = run_of(start).algorithm
    assert run.is_solved
    assert (algorithm.mutation.probability, algorithm.mutation.longest) == (0.6, 5)
    events = [step.event for step in told.steps]
    (crossed,) = (each for each in events if isinstance(each, BlocksCrossed))
    assert sum(isinstance(each, SwapRefused) for each in events) == 1
    (swapped,) = (each for each in events if isinstance(each, Swapped))
    assert told.mother.cost == told.father.cost > told.cost
    box = int(geometry(3).box_of[swapped.one]) + 1
    ranks, boxes = {told.mother.rank + 1, told.father.rank + 1}, len(crossed.from_father)
    widest = int(np.argmax(run.ways_by_box))
    assert run.ways_by_box[widest] == 5040 == factorial(7)
    figures = {start.steps, *ranks, told.mother.cost, told.cost, boxes, box, run.last.generation, run.population}
    return figures | {widest + 1, 5040, 7, 5, 6}  # F5 and F6


def diversity() -> set[float]:
    run = story("diversity")
    assert run.is_solved
    first = int(np.flatnonzero(run.restarted)[0])
    assert run.best[:first].min() == 4 == run.best[run.best > 0].min()
    shares = {round(100 * run.diversity[generation]) for generation in (0, 20)}
    figures = {run.givens.filled_count, run.population, *shares, 20, 4, first - 1, run.last.restarts}
    return figures | {run.last.generation, run.last.trials}


def building() -> set[float]:
    start, large = LESSONS["building"]
    run, second = Story(start), Story(large)
    assert run.is_solved
    assert second.is_solved
    assert run_of(large).givens.size == 25
    (restart,) = np.flatnonzero(second.restarted)
    assert second.best[restart - 9 : restart].tolist() == [second.best[:restart].min()] * 9  # 8 without progress
    assert second.best[restart - 10] > second.best[restart - 9]
    assert run_of(start).givens == story("diversity").givens
    told = mating_of(start, 0)
    free = [isinstance(step.event, Placed) for step in told.steps]
    assert (sum(free), list(told.child).count(0)) == (4, run.best[0])
    figures = {run.population, run.best[0], run.last.generation, run.last.trials, 1}
    figures |= {25, second.best[0], 8, restart, second.last.generation, second.last.trials}
    return figures | {story("diversity").last.trials, 3, 4} | quoted()


def generating() -> set[float]:
    (start,) = LESSONS["generating"]
    level = Level(start.level)
    made = list(generate(PuzzleCriteria.of_level(level, symmetry=Symmetry.ROTATIONAL), start.count, start.seed))
    lowest, highest = LEVEL_RATINGS[level]
    assert all(lowest <= each.rating.rating <= highest for each in made)
    givens = [each.given_count for each in made]
    return {start.count, lowest, highest, min(givens), max(givens), givens[0]} | quoted()


def hardness() -> set[float]:
    figures: set[float] = {0, 1, -1, 2}
    means = []
    for start in LESSONS["hardness"]:
        puzzle = Grid.from_text(start.puzzle)
        rating = rate_by_evolution(puzzle, EvolutionSettings(DEFAULT_ALGORITHM))
        assert rating.solved == rating.runs == 100
        means.append(rating.generations.mean)
        figures |= {puzzle.filled_count, logic.rate(puzzle).rating, round(means[-1])}
    levels = [logic.rate(Grid.from_text(start.puzzle)).level for start in LESSONS["hardness"]]
    assert levels == [Level.GENTLE, Level.DIABOLICAL]
    assert means[0] > 4 * means[1]
    return figures | quoted()


def hunting() -> set[float]:
    _, easier = LESSONS["hardness"]
    solved, left = (left_by_trial_and_error(text) for text in (easier.puzzle, HUNTED))
    assert (solved.is_stuck, left.is_stuck) == (False, True)
    ratings = {logic.rate(Grid.from_text(text)).rating for text in (easier.puzzle, HUNTED)}
    return ratings | {left.wrong, MOST_CHILDREN, 9, 4, 7} | quoted()


def left_by_trial_and_error(text: str) -> TrialAndError:
    puzzle = Grid.from_text(text)
    solution = exact.solve(puzzle)
    assert solution is not None
    return try_and_err(puzzle, solution)


def quoted() -> set[float]:
    """Return the numbers in the findings, and their correlations rounded to two decimals."""
    prose = CODE.sub("", FINDINGS.read_text(encoding="utf-8"))
    figures = numbers(prose, "en")
    return figures | {round(each, 2) for each in figures if each < 1}


def numbers(text: str, language: str) -> set[float]:
    """Return all numbers in a text, in the notation of its language, without signs."""
    locale = QLocale(language)
    thousands, point = locale.groupSeparator(), locale.decimalPoint()
    found = (each.replace(thousands, "").replace(point, ".") for each in NUMBER.findall(text))
    return {float(each) for each in found}


@pytest.mark.parametrize("name", LESSONS)
def test_that_a_lesson_tells_what_its_run_does(name):
    may_be_told = {abs(float(each)) for each in globals()[name]()}
    for language in LANGUAGES:
        text = resource("guide", language, f"{name}.md").read_text(encoding="utf-8")
        told = numbers(text, language)
        assert told - may_be_told == set(), language
        assert len(told) > 4


# That they are complete.


def test_that_there_are_eight_lessons_in_each_language_with_a_question_and_an_answer(monkeypatch):
    titles = []
    for language in LANGUAGES:
        monkeypatch.setattr(guide, "tr", lambda *_words, spoken=language: spoken)
        told = guide.lessons()
        assert len(told) == 8
        for lesson in told:
            assert lesson.title
            assert lesson.question.strip().endswith("?")
            assert lesson.answer.strip()
            assert 120 <= len(f"{lesson.text} {lesson.caption}".split()) <= 265, (language, lesson.name)
        titles += [each.title for each in told]
    assert len(set(titles)) == len(titles)


def test_that_a_language_without_a_guide_reads_the_english_one(monkeypatch):
    monkeypatch.setattr(guide, "tr", lambda *_words: "eo")
    assert guide.lessons()[0].title.startswith("What is")


def test_that_lessons_start_what_there_is():
    starts = [start for each in LESSONS.values() for start in each]
    assert {start.kind for start in starts} == {"run", "rate", "generate", "hunt"}
    for start in starts:
        if start.kind == "run":
            assert start.pace in [name for name, _, _ in paces()]
            assert start.signal in [each.name for each in SIGNALS]


@pytest.mark.parametrize("lesson", guide.lessons(), ids=lambda lesson: lesson.name)
def test_that_a_picture_takes_all_its_colours_from_the_theme(lesson):
    for theme in (LIGHT, DARK):
        svg = guide.in_colours(lesson.picture, theme)
        assert b"@" not in svg
        root = ElementTree.fromstring(svg)
        colours = {each.get(what) for each in root.iter() for what in ("fill", "stroke")} - {None, "none"}
        assert colours <= {colour.name() for colour in vars(theme).values() if isinstance(colour, QColor)}


def test_that_the_guide_stays_small():
    assert sum(path.stat().st_size for path in resource("guide").rglob("*") if path.is_file()) < 1_000_000
