"""Export of runs as CSV, as JSON lines, and for IOHanalyzer.

IOHprofiler's format (C. Doerr et al. 2018, as its package `ioh` 0.3 writes it) is a folder for each algorithm with a
JSON file for each function, here a puzzle, and a data file with the trials and the cost at each improvement.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Sequence

from sudoku_desktop import __version__
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.studies.commands import command_of, labels_of
from sudoku_desktop.trials.archive import EVERYTHING, Archive, Query
from sudoku_desktop.trials.records import NO_IMPROVEMENTS, Improvements, KeptRun, MadeRun

OUTCOME = ("solved", "generations", "trials", "restarts", "seconds", "best_cost", "common_cost", "solution")
COLUMNS = (
    *("study", "title", "puzzle", "algorithm", "seed", "max_generations", "max_trials", "max_seconds", "ending"),
    *(*OUTCOME, "version", "made", "command"),
)


def runs_csv(archive: Archive, query: Query = EVERYTHING) -> str:
    """Return a table with one line for each run, oldest first."""
    return csv_text({}, COLUMNS, rows_of_runs(archive.runs(query)[::-1]))


def rows_of_runs(runs: Sequence[KeptRun | MadeRun]) -> list[tuple[object, ...]]:
    """Return the values of each run in the order of COLUMNS; a run that is not in an archive has None for some."""
    labels = labels_of(run.trial.algorithm for run in runs)
    rows = []
    for run in runs:
        trial, budget = run.trial, run.trial.budget
        asked = (trial.seed, budget.generations, budget.trials, budget.seconds, run.outcome.ending.value)
        results = (getattr(run.outcome, name) for name in OUTCOME)
        what = (run.study or None, trial.title or None, trial.puzzle, labels[trial.algorithm])
        made = (run.version, run.made) if isinstance(run, KeptRun) else (__version__, None)
        rows.append((*what, *asked, *results, *made, command_of(run)))
    return rows


def runs_json(archive: Archive, query: Query = EVERYTHING) -> str:
    """Return one line with an object for each run; an improvement is [generation, trials, cost]."""
    improvements = archive.improvements(query)
    lines = []
    for run in reversed(archive.runs(query)):
        trial, better = run.trial, improvements.get(run.id, NO_IMPROVEMENTS)
        record = {
            "study": run.study,
            "title": trial.title,
            "puzzle": trial.puzzle,
            "algorithm": json.loads(trial.algorithm),
            "seed": trial.seed,
            "budget": trial.budget.limits,
            "ending": run.outcome.ending.value,
            **{name: getattr(run.outcome, name) for name in OUTCOME},
            "improvements": [[int(generation), int(trials), cost] for generation, trials, cost in better.tolist()],
            "version": run.version,
            "made": run.made,
            "command": command_of(run),
        }
        lines.append(json.dumps(record, ensure_ascii=False) + "\n")
    return "".join(lines)


def runs_ioh(archive: Archive, query: Query = EVERYTHING) -> bytes:
    """Return a ZIP file for IOHanalyzer; the dimension is the number of blanks, and every run is of instance 1."""
    improvements = archive.improvements(query)
    oldest_first = archive.runs(query)[::-1]
    labels = labels_of(run.trial.algorithm for run in oldest_first)
    groups: dict[tuple[str, str, str], list[KeptRun]] = {}
    for run in oldest_first:
        trial = run.trial
        groups.setdefault((labels[trial.algorithm], trial.title, trial.puzzle), []).append(run)
    functions = {pair: number for number, pair in enumerate(dict.fromkeys(key[1:] for key in groups), 1)}
    folders = {label: number for number, label in enumerate(dict.fromkeys(key[0] for key in groups), 1)}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archived:
        for (label, title, puzzle), runs in groups.items():
            number = functions[title, puzzle]
            name = _plain(title or "puzzle")
            folder = f"{folders[label]:03}_{_plain(label)}"
            data = f"data_f{number}_{name}/IOHprofiler_f{number}_DIM{_dimension(runs[0])}.dat"
            about = _about(label, number, name, data, runs)
            archived.writestr(f"{folder}/IOHprofiler_f{number}_{name}.json", json.dumps(about, indent=1))
            better = (improvements.get(run.id, NO_IMPROVEMENTS) for run in runs)
            courses = map(_course, runs, better, (_worst(archive, run) for run in runs))
            archived.writestr(f"{folder}/{data}", "".join(courses))
    return file.getvalue()


def _worst(archive: Archive, run: KeptRun) -> float:
    """Return the worst cost of the first generation, or the best of the whole run when its history is damaged."""
    history = archive.sound_history(run.id)
    return run.outcome.best_cost if history is None else float(history.worst[0])


def _about(label: str, number: int, name: str, data: str, runs: Sequence[KeptRun]) -> dict[str, object]:
    records = []
    for run in runs:
        digits = [int(cell, 36) for cell in run.outcome.solution or ""]
        best = {"evals": run.outcome.trials, "y": run.outcome.best_cost, "x": digits}
        records.append({"instance": 1, "evals": run.outcome.trials, "best": best})
    return {
        "version": "0.3.22",
        "suite": "Sudoku",
        "function_id": number,
        "function_name": name,
        "maximization": False,
        "algorithm": {"name": label, "info": runs[0].trial.parsed_algorithm.title},
        "attributes": ["evaluations", "raw_y"],
        "scenarios": [{"dimension": _dimension(runs[0]), "path": data, "runs": records}],
    }


def _dimension(run: KeptRun) -> int:
    givens = run.trial.givens
    return givens.size**2 - givens.filled_count


def _course(run: KeptRun, improvements: Improvements, worst: float) -> str:
    """Return the lines of one run, from the first chromosome, which marks the beginning, to the end.

    The cost of the first chromosome is not recorded; it is written as higher than the worst of the first generation.
    """
    points = (
        {1: worst + 1}
        | {int(trials): cost for _, trials, cost in improvements.tolist()}
        | {run.outcome.trials: run.outcome.best_cost}
    )
    return "\n".join(["evaluations raw_y", *(f"{at} {cost:.10f}" for at, cost in sorted(points.items()))]) + "\n"


def _plain(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]+", "_", text)[:60].strip("_") or "_"
