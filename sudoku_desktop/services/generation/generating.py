"""Generate puzzles that fulfil a request, each from its own seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import orbits
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import FullSpeed, Pace
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.generation.criteria import ANY_RATING, Method, PuzzleCriteria
from sudoku_desktop.services.generation.display_pace import DisplayPace
from sudoku_desktop.services.generation.open_solution import open_solution
from sudoku_desktop.services.generation.papers import Tally, try_papers_method
from sudoku_desktop.services.generation.patterns import HIT, PatternSearch
from sudoku_desktop.services.generation.steering import GivenSteering
from sudoku_desktop.services.stopping import Stop

if TYPE_CHECKING:
    from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating

MOST_PUZZLES = 1000
FIRST_RUNS, EVOLUTIONARY_RUNS = 4, 20
"""Number of runs before and after a first check of the evolutionary level; a wrong level mostly shows in few runs."""
EVOLUTIONARY_BUDGET = Budget(generations=20_000)
"""Limit of one rating run; the hardest of the 2007 paper's levels starts at a mean of 10,000 generations."""
STEP_SHARE = 0.25
"""Fraction of a puzzle's display time for which each removed given is shown."""
MOST_CELLS_TRIED = 200_000
"""Maximum number of cells in all tried puzzles before a rating counts as unreachable.

Only for shapes other than the standard 9×9: 2,500 puzzles of 9×9 or 800 of 16×16, which take one to a few minutes.
"""
SLOW_SIZE = 20
"""Smallest size for which digging takes seconds, so that its progress is reported."""
WATCH_SECONDS = 0.05
"""Minimum interval, in seconds, between two progress reports; solved grids and final results are always reported."""


@dataclass(frozen=True)
class GeneratedPuzzle:
    """A puzzle with exactly one solution. Its `seed` and request alone generate the same puzzle again."""

    puzzle: Grid
    solution: Grid
    rating: logic.Rating
    criteria: PuzzleCriteria
    seed: int

    @property
    def given_count(self) -> int:
        return self.puzzle.filled_count

    def as_json_object(self) -> dict[str, object]:
        """Return the JSON object that `sudoku-cli generate --json` prints."""
        return {
            "puzzle": self.puzzle.to_text(),
            **self.puzzle.geometry.as_json_object(),
            "solution": self.solution.to_text(),
            "clues": self.given_count,
            "symmetry": self.criteria.symmetry.value,
            "logic": self.rating.as_json_object(),
            "seed": self.seed,
        }


@dataclass(frozen=True)
class PuzzleProgress:
    """Progress of generating one puzzle.

    Attributes
    ----------
    found, wanted
        Puzzles finished before this one, and requested in all.
    tried
        Patterns tried for this puzzle.
    snapshot
        Of the run that evolves the open solution, while it runs.
    best
        The pattern closest to the request so far.
    best_rating
        Its rating.
    tally
        Counts of the papers' method.
    evolutionary
        Result so far of the runs that check the evolutionary level of `best`.
    is_last
        True in the last report on this puzzle.
    """

    found: int
    wanted: int
    tried: int
    snapshot: Snapshot | None = None
    best: Grid | None = None
    best_rating: logic.Rating | None = None
    tally: Tally | None = None
    evolutionary: EvolutionaryRating | None = None
    is_last: bool = False


ProgressCallback = Callable[[PuzzleProgress], None]


def generate(
    criteria: PuzzleCriteria,
    count: int,
    seed: int,
    *,
    algorithm: Algorithm = DEFAULT,
    stop: Stop | None = None,
    watch: ProgressCallback = lambda progress: None,
    pace: Pace | None = None,
) -> Iterator[GeneratedPuzzle]:
    """Yield `count` puzzles that fulfil the request, made from the seeds `seed`, `seed` + 1 and so on.

    The same request, algorithm and seed generate the same puzzle. Stopping ends the iterator early.

    Parameters
    ----------
    algorithm
        Evolves the open solutions and, in the papers' method, solves the puzzles.
    stop
        Cancels the generation.
    watch
        Called with the progress.
    pace
        How long each generation or puzzle is displayed; each is then reported to `watch`.

    Raises
    ------
    ProblemError
        For an impossible count, an algorithm that does not fit the shape or, after a while, a rating that puzzles of a
        shape other than the standard 9×9 do not seem to have.
    ValueError
        For an algorithm that cannot represent an empty grid.
    """
    if not 1 <= count <= MOST_PUZZLES:
        terms = {"most": MOST_PUZZLES, "number": count}
        raise ProblemError(Sentence("the number of puzzles must lie between 1 and {most}, got {number}", **terms))
    stopped = stop or Stop()
    display_pace = DisplayPace(pace or FullSpeed(), stopped)
    for found in range(count):
        maker = _Maker(criteria, seed + found, algorithm, stopped, watch, display_pace, found, count)
        puzzle = maker.make()
        if puzzle is None:
            return
        yield puzzle


class _Maker:
    """Generates one puzzle."""

    def __init__(
        self,
        criteria: PuzzleCriteria,
        seed: int,
        algorithm: Algorithm,
        stop: Stop,
        watch: ProgressCallback,
        display_pace: DisplayPace,
        found: int,
        wanted: int,
    ) -> None:
        self._criteria, self._seed, self._algorithm, self._stop = criteria, seed, algorithm, stop
        self._watch, self._display_pace, self._found, self._wanted = watch, display_pace, found, wanted
        self._rng = np.random.default_rng(seed)
        self._search = logic.Search(criteria.shape(np.random.default_rng(0)))
        self._steering = GivenSteering(criteria)
        self._tried = 0
        self._tally: Tally | None = None
        self._nearest: logic.Rating | None = None
        self._last_report = 0.0

    def make(self) -> GeneratedPuzzle | None:
        with self._stop.halting(self._search):
            puzzle = self._make()
        if puzzle is None:
            self._report(is_last=True)
        else:
            self._report(best=puzzle.puzzle, best_rating=puzzle.rating, is_last=True)
        return puzzle

    def _make(self) -> GeneratedPuzzle | None:
        while not self._stop.is_set():
            self._raise_if_out_of_reach()
            solution = self._open_solution()
            if solution is None:
                continue
            for puzzle, rating in self._patterns(solution):
                if self._fits(puzzle, rating):
                    return GeneratedPuzzle(puzzle, solution, rating, self._criteria, self._seed)
        return None

    def _miss(self, rating: logic.Rating) -> float:
        return self._criteria.rating_miss(rating.rating, is_lower_bound=not rating.reaches_solution)

    def _note(self, rating: logic.Rating) -> None:
        if self._nearest is None or self._miss(rating) < self._miss(self._nearest):
            self._nearest = rating

    @property
    def _is_out_of_reach(self) -> bool:
        """Whether enough puzzles were tried to conclude that this shape has none with the requested ratings.

        For the standard 9×9 all ratings are known to exist; `PuzzleCriteria.warning` names the rare ones.
        """
        criteria = self._criteria
        return (
            not criteria.is_standard_9x9
            and criteria.rating != ANY_RATING
            and self._tried > MOST_CELLS_TRIED // criteria.size**2
        )

    def _raise_if_out_of_reach(self) -> None:
        if not self._is_out_of_reach:
            return
        terms = {"size": self._criteria.size, "n": self._tried}
        if self._nearest is None:
            raise ProblemError(Sentence("none of %n {size}×{size} puzzle(s) had as many givens as requested", **terms))
        raise ProblemError(
            Sentence(
                "no such rating was found for {size}×{size}: of %n puzzle(s) tried, the nearest was rated {rating}",
                rating=self._nearest.figure,
                **terms,
            )
        )

    def _open_solution(self) -> Grid | None:
        shape = self._criteria.shape(self._rng)
        return open_solution(
            self._algorithm,
            int(self._rng.integers(2**32)),
            self._stop,
            lambda snapshot: self._report(snapshot=snapshot, hold=self._display_pace.hold_of_run),
            self._display_pace,
            shape,
        )

    def _patterns(self, solution: Grid) -> Iterator[tuple[Grid, logic.Rating]]:
        """Yield puzzles made from a solution, with ratings; a method may end early to get another solution."""
        criteria = self._steering.criteria
        if criteria.method is Method.EVOLUTION:
            is_slow = criteria.size >= SLOW_SIZE
            search = PatternSearch(criteria, solution, self._rng, self._search, self._show_digging)
            before, best = self._tried, None
            for best in search.patterns():
                self._tried = before + search.tried
                for step in search.steps(best) if self._display_pace.hold_of_puzzle and not is_slow else ():
                    self._report(best=step, hold=STEP_SHARE * self._display_pace.hold_of_puzzle)
                self._report(best=best.puzzle, best_rating=best.rating)
                if best.rating is not None:
                    self._note(best.rating)
                    yield best.puzzle, best.rating
            self._tried = before + search.tried
            if best is None or best.miss != HIT:
                self._steering.adjust(None)
            return
        if criteria.method is Method.PAPERS:
            yield from self._pattern_of_the_papers(solution)
            return
        for puzzle in _dig_at_random(criteria, solution, self._rng, self._show_digging):
            if self._stop.is_set():
                return
            self._tried += 1
            rating = self._search.rate(puzzle)
            self._note(rating)
            self._report(best=puzzle, best_rating=rating)
            yield puzzle, rating
            if self._steering.criteria != criteria or self._is_out_of_reach:
                return

    def _show_digging(self, left: Grid) -> bool:
        """Report a partly dug grid, if digging takes long for its size; return whether digging should continue."""
        if left.size >= SLOW_SIZE:
            self._report(best=left, hold=0)
        return not self._stop.is_set()

    def _pattern_of_the_papers(self, solution: Grid) -> Iterator[tuple[Grid, logic.Rating]]:
        """Yield the single pattern that the papers' method tries on an open solution, if it is accepted."""
        before = self._tally or Tally()
        tried = try_papers_method(self._steering.criteria, solution, self._rng, self._algorithm, self._stop, before)
        if tried is None:
            return
        puzzle, self._tally = tried
        self._tried = self._tally.tried
        self._report(best=puzzle)
        if self._tally.accepted > before.accepted:
            yield puzzle, self._search.rate(puzzle)

    def _fits(self, puzzle: Grid, rating: logic.Rating) -> bool:
        """Return whether a puzzle fulfils the whole request."""
        criteria = self._criteria
        return (
            not self._stop.is_set()
            and criteria.given_miss(puzzle.filled_count) == 0
            and self._miss(rating) == 0
            and not (criteria.is_minimal and exact.superfluous_givens(puzzle))
            and self._fits_evolution(puzzle, rating)
        )

    def _fits_evolution(self, puzzle: Grid, human: logic.Rating) -> bool:
        criteria = self._criteria
        if criteria.evolutionary is None:
            return True
        from sudoku_desktop.services import evolutionary_rating  # few requests need it, and every start imports this

        for runs in (FIRST_RUNS, EVOLUTIONARY_RUNS):
            rating = evolutionary_rating.rate_by_evolution(
                puzzle,
                evolutionary_rating.EvolutionSettings(runs=runs, seed=self._seed, budget=EVOLUTIONARY_BUDGET),
                stop=self._stop,
                watch=lambda so_far: self._report(best=puzzle, best_rating=human, evolutionary=so_far),
            )
            if not rating.is_complete or rating.level is not criteria.evolutionary:
                self._steering.adjust(rating.level)
                return False
        return True

    def _report(
        self,
        snapshot: Snapshot | None = None,
        best: Grid | None = None,
        best_rating: logic.Rating | None = None,
        evolutionary: EvolutionaryRating | None = None,
        is_last: bool = False,
        hold: float | None = None,
    ) -> None:
        """Report the progress, then wait `hold` seconds, or as long as the pace displays a puzzle."""
        now = time.monotonic()
        hold = self._display_pace.hold_of_puzzle if hold is None else hold
        ends_something = is_last or (snapshot is not None and snapshot.solution is not None)
        if ends_something or hold or now - self._last_report >= WATCH_SECONDS:
            self._last_report = now
            self._watch(
                PuzzleProgress(
                    self._found,
                    self._wanted,
                    self._tried,
                    snapshot,
                    best,
                    best_rating,
                    self._tally,
                    evolutionary,
                    is_last,
                )
            )
            self._display_pace.wait(hold)


def _dig_at_random(
    criteria: PuzzleCriteria, solution: Grid, rng: np.random.Generator, goes_on: Callable[[Grid], bool]
) -> Iterator[Grid]:
    """Yield puzzles without end, each dug to a number of givens drawn from the requested range, where possible."""
    groups = orbits(criteria.symmetry, criteria.size)
    digger = exact.Digger(groups)
    fewest, most = criteria.givens
    while True:
        goal = fewest if criteria.is_minimal else int(rng.integers(fewest, most + 1))
        yield digger.dig(solution, rng.permutation(len(groups)), goal, goes_on)
