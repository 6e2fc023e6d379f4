"""Texts about a run that the message card shows when there is no message, by the run's state."""

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import full_sentence, in_words, tr
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.record import RunRecord

STUCK = 50
"""Minimum number of generations without improvement for which a run counts as stuck."""
CLOSE = 4
"""Maximum number of missing digits that counts as close to a solution."""


def before_a_run(algorithm: Algorithm | None, *, is_empty: bool) -> tuple[str, str]:
    """Return title and sentence before a run; `is_empty` is whether the board has no puzzle."""
    if is_empty:
        return (
            tr("No puzzle yet."),
            tr("Enter or choose a puzzle in Play, then click Solve."),
        )
    title = tr("Ready to evolve.")
    if algorithm is None:
        return title, ""
    text = Sentence("%n random grid(s) will mate and mutate until one of them is right.", n=algorithm.population)
    return title, in_words(text)


def during_a_run(record: RunRecord, state: RunState) -> tuple[str, str]:
    """Return title and sentence of a run that is active or has ended."""
    last = record.last
    if last is None:
        return tr("The first grids are drawn at random."), ""
    missing = round(float(last.trace.common[-1])) if len(last.trace) else None
    lacking = full_sentence(Sentence("%n digit(s) (is/are) missing", n=missing)) if missing is not None else ""
    if state is RunState.PAUSED:
        return tr("Paused in generation {generation}.", generation=last.generation), lacking
    if state is not RunState.RUNNING:
        ending = {
            RunState.SOLVED: Sentence("Solved in generation {generation}."),
            RunState.STOPPED: Sentence("Stopped in generation {generation}."),
        }.get(state, Sentence("Not solved by generation {generation}."))
        return in_words(ending.with_terms(generation=last.generation)), ""
    since = last.generation - (record.improvements[-1].generation if record.improvements else 0)
    if since < STUCK:
        return tr("Getting better."), lacking
    stuck = tr("No better grid for %n generation(s).", n=since)
    is_close = missing is not None and missing <= CLOSE
    title = tr("So close, and stuck.") if is_close else tr("Stuck.")
    return title, f"{lacking} {stuck}".strip()
