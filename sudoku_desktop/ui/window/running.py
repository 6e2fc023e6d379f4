"""Commands that start, pause and end runs, and the message at the end of a run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import FullSpeed, Pace
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.services.assessment import Conflicting, Impossible
from sudoku_desktop.speaking import full_sentence, in_words, tr, translated
from sudoku_desktop.trials.recorded_runs import RecordedRun
from sudoku_desktop.ui.board import BoardState
from sudoku_desktop.ui.commands import command, rename
from sudoku_desktop.ui.evolve.sentences import before_a_run, during_a_run
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import bolt_icon, pause_icon, play_icon, step_icon, stop_icon
from sudoku_desktop.ui.parameters.model import draw_seed
from sudoku_desktop.ui.run_controller import RunRequest, RunState
from sudoku_desktop.ui.verdict.controller import wrong_entries
from sudoku_desktop.ui.watching.presenter import verified
from sudoku_desktop.ui.watching.prospects import Stall, still_evolving
from sudoku_desktop.ui.watching.record import RunRecord, figures_in_words, last_step_in_words
from sudoku_desktop.ui.widgets.questions import Button, ask_for_good
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.settings import Entries
from sudoku_desktop.ui.window.starting import Starting
from sudoku_desktop.ui.worker import NewestAnswer

if TYPE_CHECKING:  # it loads pyqtgraph
    from sudoku_desktop.ui.plots.scales import OverlaidRun


class Running(Controller):
    """Carries out the commands of the Evolution menu."""

    def __init__(self, parts: Parts, starting: Starting) -> None:
        super().__init__(parts)
        self._starting = starting
        parts.escape.set_stop(self.stop)
        self._is_accepting = False
        self.overlays: Sequence[OverlaidRun] = ()
        """Earlier runs that are drawn over the plot."""
        self._earlier = NewestAnswer(parts.runs.earlier, self)
        self._earlier.answered.connect(self._show_earlier)
        self._earlier_of: Grid | None = None
        """Puzzle for which earlier runs have been searched."""
        self._waiting: Callable[[], None] | None = None
        self._insist = self._offer(tr("Evolve Any&way"), lambda: self._begin(givens=self._refused, insists=True))
        self._watch = self._offer(tr("&Watch It Evolve"), self._solve_again)
        self._from_givens = self._offer(
            tr("Evolve from the &Givens Alone"), lambda: self._begin(givens=self._editor.state.givens)
        )
        self._refused: Grid | None = None
        self._keep_watching = self._offer(tr("&Keep Watching"), self._wait_longer)
        self._use_constructive = self._offer(tr("Let the &Constructive Algorithm Try"), self._go_constructive)
        self._finish = self._offer(self.finish_exactly.text(), self._stop_and_finish)
        self._finish.setToolTip(self.finish_exactly.toolTip())
        self._stall = Stall()
        self._tells_of_stall = False
        self.after_solution: Sequence[QAction] = ()
        """Actions offered as buttons below the result of a run that has solved the puzzle."""
        self.after_failure: Sequence[QAction] = ()
        """Actions offered, besides Continue and Show the Solution, below the result of a run without a solution."""
        self._evolve.view_changed.connect(lambda: self._outcome.set_shows_choices(self._evolve.is_showing_curve))
        parts.loader.ready.connect(self._begin_late)
        parts.controller.failed.connect(self._run_failed)
        parts.presenter.began.connect(self._run_began)
        parts.presenter.went_on.connect(self._watch_for_stall)
        parts.presenter.ended.connect(self._run_ended)
        parts.presenter.left.connect(parts.runs.add)
        parts.editor.state_changed.connect(self._board_edited)
        parts.editor.state_changed.connect(self._find_earlier_of_another)
        for signal in (parts.runs.changed, parts.loader.ready, parts.presenter.began):
            signal.connect(self._find_earlier)
        parts.controller.state_changed.connect(self._show_state)
        parts.presenter.went_on.connect(self._show_state)
        parts.parameters.changed.connect(self._show_state)
        self._show_state()

    def _can_run(self) -> bool:
        return not self.is_idle or self._parameters.algorithm() is not None

    @command("&Solve", "Evolve a solution with the chosen algorithm", "F5", play_icon, when=_can_run)
    def solve(self) -> None:
        """Start, pause or resume the run."""
        controller = self._controller
        if controller.state is RunState.RUNNING:
            controller.pause()
        elif controller.state is RunState.PAUSED:
            controller.resume()
        else:
            self._begin()

    @command("S&tep", "Run one generation, then pause", "F6", step_icon, when=_can_run)
    def step(self) -> None:
        """Run one generation and pause; start or continue a run if none is active."""
        self._presenter.look_back.to_present()
        if self._controller.is_active:
            self._controller.step()
        elif self._controller.state is RunState.STOPPED:
            self.go_on(paused=True)
        else:
            self._begin(paused=True)

    def _can_stop(self) -> bool:
        return not self.is_idle or self._files.is_opening or self._starting.is_busy

    @command("St&op", "Stop the run", "Esc", stop_icon, when=_can_stop)
    def stop(self) -> None:
        """Stop the run, the opening of a file, or the generation of the puzzle for the board."""
        self._controller.stop()
        self._files.stop_opening()
        self._starting.cancel()

    @Slot()
    def _begin_late(self) -> None:
        """Start the run that was requested before the kernels were loaded."""
        if self._waiting is not None:
            start, self._waiting = self._waiting, None
            start()

    def _can_restart(self) -> bool:
        return self._parameters.algorithm() is not None and self._presenter.record is not None

    @command("Run A&gain", "Solve the same puzzle with new random numbers", "Ctrl+Shift+F5", when=_can_restart)
    def restart(self) -> None:
        """Start a run on the same puzzle with the current settings and a new seed."""
        self._controller.stop()
        self._parameters.set_seed(draw_seed())
        self._solve_again(seed=self._parameters.seed())

    @Slot()
    def _solve_again(self, *, seed: int | None = None) -> None:
        record = self._presenter.record
        self._begin(seed=seed, givens=record.request.givens if record is not None else None)

    def repeat(self, run: RecordedRun, puzzle: Grid) -> None:
        """Repeat a recorded run of a puzzle, replacing the current run."""
        self._controller.stop()
        givens = run.givens_of(puzzle)
        self._begin(algorithm=run.algorithm, givens=givens, seed=run.seed, budget=run.budget)

    def solve_from(self, seed: int, *, paused: bool = False) -> None:
        """Start a run with the current settings and this seed, replacing the current run."""
        self._controller.stop()
        self._parameters.set_seed(seed)
        self._begin(seed=seed, paused=paused)

    @command(
        "Solve at &Full Speed",
        "Let the constructive algorithm solve the puzzle at full speed",
        "Shift+F5",
        bolt_icon,
        when=lambda running: running.is_idle,
    )
    def solve_at_once(self) -> None:
        """Start a run of the constructive algorithm at full speed (Shift+F5), replacing the current run."""
        self._controller.stop()
        self._begin(algorithm=CONSTRUCTIVE_2026, pace=FullSpeed())

    @Slot()
    def _go_constructive(self) -> None:
        """Solve the puzzle of a stalled run with the constructive algorithm, even if it has no solution."""
        record = self._presenter.record
        self._controller.stop()
        givens = record.request.givens if record is not None else None
        self._begin(algorithm=CONSTRUCTIVE_2026, pace=FullSpeed(), givens=givens, insists=True)

    def _can_finish(self) -> bool:
        return self.is_idle and self._verdict.solution is not None

    @command("Show &Solution", "Fill in the exact solver’s solution, without evolution", "Ctrl+F5", when=_can_finish)
    def finish_exactly(self) -> None:
        """Enter the solution found by the exact solver, and show a message."""
        solution = self._verdict.solution
        if solution is None or self._controller.is_active:
            return
        self._presenter.forget()
        self._frame.turn_to(Activity.PLAY)
        self._enter(solution, tr("Show solution"))
        self._outcome.say(tr("Solved by the exact solver, not by evolution."))

    def _begin(
        self,
        *,
        algorithm: Algorithm | None = None,
        pace: Pace | None = None,
        paused: bool = False,
        seed: int | None = None,
        givens: Grid | None = None,
        budget: Budget | None = None,
        insists: bool = False,
    ) -> None:
        """Start a run with the given values, by default the current algorithm and pace.

        Without `givens` the user is asked whether entries count as givens.
        """
        algorithm = algorithm or self._parameters.algorithm()
        givens = (givens or self._givens_wanted()) if algorithm is not None else None
        if algorithm is None or givens is None or not self._may_evolve(givens, insists):
            return
        request = RunRequest(
            algorithm=algorithm,
            givens=givens,
            seed=self._parameters.next_seed() if seed is None else seed,
            budget=budget or self._parameters.budget(),
        )
        puzzle = self._editor.state.givens
        start = partial(self._presenter.start, request, puzzle=puzzle, paused=paused, pace=pace)
        if self._loader.is_ready:
            start()
        else:
            self._waiting = start
            self._outcome.say(tr("The program is still getting ready; the run will start by itself in a moment."))

    def _givens_wanted(self) -> Grid | None:
        """Return the givens, with the entries if the user wants them to count as givens; None when cancelled.

        The user is not asked about entries that conflict, because the run is refused with them.
        """
        state, settings = self._editor.own_state, self._settings
        if not state.entries.filled_count or state.grid.is_solved:
            return state.givens
        if settings.entries is Entries.ASK and not state.grid.conflicts():
            count = state.entries.filled_count
            answer, lasts = ask_for_good(
                self._board,
                tr(
                    "You have made %n (entry/entries). Should the evolution keep (it/them), "
                    "as if (it were a given/they were givens)?",
                    n=count,
                ),
                {
                    Button.Yes: tr("&Keep My Entries"),
                    Button.No: tr("Evolve from the &Givens Alone"),
                    Button.Cancel: "",
                },
                tr("Solve"),
                tr("&Remember the answer (Preferences can change it)"),
            )
            if answer not in (Button.Yes, Button.No):
                return None
            keeps = answer == Button.Yes
            if lasts:
                settings.entries = Entries.KEEP if keeps else Entries.LEAVE
        else:
            keeps = settings.entries is not Entries.LEAVE
        return state.grid if keeps else state.givens

    def _may_evolve(self, givens: Grid, insists: bool) -> bool:
        """Return whether a run may start: not on clashing givens, and without a solution only if the user insists."""
        self._refused = givens
        known = Conflicting.of(givens) or self._verdict.assessment
        if isinstance(known, Conflicting):
            can_leave_entries = not self._editor.own_state.givens.conflicts()
            offers = [self._from_givens] if can_leave_entries else []
            self._outcome.say(tr("Fix the puzzle first: {conflict}.", conflict=known.reason), offers)
            return False
        if isinstance(known, Impossible) and not insists:
            self._outcome.say(
                tr("The exact solver proves that there is no solution: {reason}.", reason=known.reason),
                [self._insist],
            )
            return False
        wrong = self._verdict.wrong_entries(givens)
        if wrong and not insists:
            finding = full_sentence(wrong_entries(givens, wrong))
            self._outcome.say(
                tr("{finding} With your entries there is no solution, as the exact solver proves.", finding=finding),
                [self._from_givens, self._insist],
            )
            return False
        return True

    def _can_go_on(self) -> bool:
        record = self._presenter.record
        return record is not None and record.state in {RunState.STOPPED, RunState.BUDGET_SPENT}

    @command("&Continue", "Continue the run where it stopped, with a new budget", when=_can_go_on)
    def go_on(self, *, paused: bool = False) -> None:
        """Continue a run that was stopped or has spent its budget, with the whole budget again."""
        record = self._presenter.record
        if record is None or record.last is None or self._controller.is_active:
            return
        self._outcome.clear()
        last = record.last
        budget = self._parameters.budget().after(last.generation, last.trials, last.seconds)
        record.request = replace(record.request, budget=budget)
        self._controller.go_on(budget, paused=paused)

    @Slot(object)
    def _run_began(self, record: RunRecord) -> None:
        record.title = self._files.puzzle.title if self._files.puzzle else ""
        givens = record.request.givens
        record.has_solution = not (
            isinstance(self._verdict.assessment, Impossible) or self._verdict.wrong_entries(givens)
        )
        self._outcome.clear()
        self._stall, self._tells_of_stall = Stall(), False

    # A run that gets nowhere.

    @Slot(object)
    def _watch_for_stall(self, record: RunRecord) -> None:
        """Show a message when the run has stalled, and remove it at the next improvement; the run continues."""
        snapshot = record.last
        if snapshot is None or snapshot.status is not Status.RUNNING:
            return
        if not self._stall.is_reached(snapshot):
            if self._tells_of_stall:
                self._tells_of_stall = False
                self._outcome.clear()
            return
        sentence = in_words(still_evolving(snapshot.restarts, snapshot.trials))
        if self._tells_of_stall:
            self._outcome.reword(sentence)
            return
        self._tells_of_stall = True
        offers = [self._keep_watching]
        if record.request.algorithm != CONSTRUCTIVE_2026:
            offers.append(self._use_constructive)
        if self._verdict.solution is not None:
            offers.append(self._finish)
        self._outcome.say(sentence, offers)

    @Slot()
    def _wait_longer(self) -> None:
        """Double the time until a stalled run is reported again."""
        self._stall.wait_longer()
        self._tells_of_stall = False
        self._outcome.clear()
        self._board.setFocus()

    @Slot()
    def _stop_and_finish(self) -> None:
        self._controller.stop()
        self.finish_exactly()

    @Slot()
    def _show_state(self) -> None:
        """Set the texts of the F5 command and of the message card, which shows the run's state without a message."""
        record, state = self._presenter.record, self._controller.state
        if state is RunState.RUNNING:
            rename(self.solve, tr("&Pause"), tr("Pause the run"), pause_icon())
        elif state is RunState.PAUSED:
            rename(self.solve, tr("Re&sume"), tr("Resume the run"), play_icon())
        else:
            tip = tr("Evolve a solution with the chosen algorithm")
            rename(self.solve, tr("&Solve"), tip, play_icon())
        if record is None:
            texts = before_a_run(self._parameters.algorithm(), is_empty=self._editor.state.is_empty)
        else:
            texts = during_a_run(record, state)
        self._outcome.rest(*texts, (self.step, self.stop) if self._controller.is_active else (self.step,))

    def _can_take_over(self) -> bool:
        record = self._presenter.record
        return record is not None and record.state is RunState.SOLVED

    @command(
        "Ta&ke Over Solution", "Enter the run's solution into your own game, as one step to undo", when=_can_take_over
    )
    def take_over(self) -> None:
        """Enter the solution of the run on the user's own board, and show this board."""
        record = self._presenter.record
        if record is not None and record.last is not None and record.state is RunState.SOLVED:
            self._frame.turn_to(Activity.PLAY)
            self._enter(verified(record.last, record.request.givens), tr("Take over solution"))

    def _enter(self, solution: Grid, step: str) -> None:
        self._is_accepting = True
        self._editor.set_locked(False)
        self._editor.accept_solution(solution, step)
        self._is_accepting = False

    @Slot(object)
    def _board_edited(self, state: BoardState) -> None:
        """Clear the message, and discard the run if the puzzle has changed."""
        if self._is_accepting:
            return
        self._waiting = None
        self._outcome.clear()
        self._presenter.forget_other_puzzles(state.givens)
        self._show_state()

    @Slot(object)
    def _run_ended(self, record: RunRecord) -> None:
        self._runs.add(record)
        figures = figures_in_words(record)
        if record.state is RunState.SOLVED:
            is_as_set = record.request.algorithm == self._parameters.algorithm()
            title = translated(record.request.algorithm.title)
            sentences = [
                *filter(None, [last_step_in_words(record)]),
                tr("{figures}." if is_as_set else "By {algorithm}: {figures}.", figures=figures, algorithm=title),
            ]
            if self._verdict.several is not None:
                sentences.append(tr("It is one of several solutions."))
            if record.history.generations <= 1:
                sentences.append(tr("The first population already held the solution."))
            again = [] if is_as_set else [self._watch]
            title, _ = during_a_run(record, record.state)
            self._outcome.say(" ".join(sentences), [*again, self.take_over], title, self.after_solution)
            return
        is_spent = record.state is RunState.BUDGET_SPENT
        sentence = tr("The budget is spent: {figures}." if is_spent else "{figures}.", figures=figures)
        if record.history.generations:
            sentence += " " + tr("At best, %n digit(s) (was/were) missing.", n=record.missing)
        offers = [self.go_on]
        if self._verdict.solution is not None:
            offers.append(self.finish_exactly)
        elif self._verdict.several is not None:
            offers.append(self._verdict.show_two_solutions)
        title, _ = during_a_run(record, record.state)
        self._outcome.say(sentence, [*offers, *self.after_failure], title)

    @Slot(str)
    def _run_failed(self, why: str) -> None:
        self._outcome.say(tr("The run could not continue: {reason}.", reason=why))

    def overlay(self, courses: Sequence[OverlaidRun]) -> None:
        """Draw earlier runs over the plot, and show the plot."""
        self.overlays = courses
        self.show_overlays()
        self._frame.turn_to(Activity.EVOLVE)
        self._evolve.show_view()

    def show_overlays(self) -> None:
        """Draw the selected earlier runs over the plot, if it is loaded."""
        plot = self._plot_page.content
        if plot is not None:
            plot.set_overlays(self.overlays)
            self._find_earlier()

    @Slot(object)
    def _find_earlier_of_another(self, state: BoardState) -> None:
        if state.givens != self._earlier_of:
            self._find_earlier()

    @Slot()
    def _find_earlier(self) -> None:
        """When the program is idle, search the archive for earlier runs on the puzzle, which the plot shows in grey."""
        if self._plot_page.content is not None and self._loader.is_ready:
            record = self._presenter.record
            self._earlier_of = self._editor.state.givens
            self._earlier.ask((self._earlier_of, record.key if record is not None else None))

    @Slot(object, object)
    def _show_earlier(self, _question: object, runs: Sequence[OverlaidRun]) -> None:
        plot = self._plot_page.content
        if plot is not None:
            plot.set_earlier(runs)
