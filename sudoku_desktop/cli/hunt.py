"""`sudoku-cli hunt`: evolve the hardest puzzles possible; a later hunt continues an earlier one."""

from __future__ import annotations

import argparse
import json
import secrets
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from sudoku_desktop.cli.arguments import (
    Commands,
    add_algorithm,
    add_jobs,
    add_json,
    algorithm_named,
    count,
    positive,
    refuse,
)
from sudoku_desktop.cli.output import DONE, complain, naming_file, say
from sudoku_desktop.cli.reading import add_symbols, puzzles_of
from sudoku_desktop.cli.words import counted
from sudoku_desktop.cli.working import time_limit
from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.logic import Level
from sudoku_desktop.parameter import written
from sudoku_desktop.services.hunting.options import RATED, Aim, HuntOptions

if TYPE_CHECKING:
    from sudoku_desktop.services.hunting.archive import KeptFind
    from sudoku_desktop.services.hunting.hunt import CallPool, HuntRequest


def add(commands: Commands) -> None:
    hunt = commands.add_parser(
        "hunt",
        help="evolve puzzles for the hardest ones",
        description="Evolve 9x9 puzzles for an objective, and print each new best one. Every puzzle is minimal and has "
        "one solution. A hunt goes on where it was when it last ended, however that came about. Exit status: 0 "
        "ended by --max-seconds, 1 part of a list was left out or the workers were lost, 2 bad input, 130 interrupted.",
    )
    aim, level = HuntOptions.parameter("aim"), HuntOptions.parameter("level")
    names = {written(each): aim.label_of(each) for each in aim.choices}
    described = "; ".join(f"{name}: {label[0].lower() + label[1:]}" for name, label in names.items())
    default = written(aim.default)
    hunt.add_argument(f"--{aim.option}", choices=names, default=default, help=f"{described}; default: {default}")
    hunt.add_argument(
        f"--{level.option}", choices=list(map(written, level.choices)), help=f"of {Aim.FEWEST_GIVENS.value}"
    )
    add_algorithm(hunt, DEFAULT, f"of {Aim.TRIALS.value}: ")
    hunt.add_argument(
        "--seed", type=count, metavar="N", help="default: that of the last hunt for this, or a random one for the first"
    )
    hunt.add_argument("--max-seconds", type=positive, metavar="S", help="end after so long; default: never")
    hunt.add_argument("--known", action="append", default=[], metavar="FILE", help="say which finds are not in a list")
    add_symbols(hunt)
    hunt.add_argument("--finds", action="store_true", help="print all finds so far, the best first, and end")
    add_json(hunt)
    hunt.add_argument("--archive", type=Path, metavar="FILE", help="where hunts are kept; default: in your data folder")
    hunt.add_argument(
        "--cluster", metavar="tcp://HOST:PORT", help="hunt on the workers of this Dask scheduler (docs/studies.md)"
    )
    add_jobs(hunt)
    hunt.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Hunt until the time is over, and print each new best puzzle as soon as it is kept."""
    for name, objective in (("level", Aim.FEWEST_GIVENS), ("algorithm", Aim.TRIALS)):
        if options.objective != objective.value:
            refuse(options, (name,), f"is for --objective {objective.value}")
    algorithm = algorithm_named(options.algorithm or DEFAULT.name)

    from sudoku_desktop.services.hunting.archive import HuntArchive
    from sudoku_desktop.services.hunting.hunt import Hunt, HuntRequest
    from sudoku_desktop.services.hunting.objectives import ObjectiveSettings

    level = Level(options.level or Level.GENTLE.value)
    settings = ObjectiveSettings(level, to_text(algorithm) if options.objective == Aim.TRIALS.value else "")
    known = _known(options) if options.known else None
    with naming_file("cannot use", options.archive or "the archive of hunts"):
        opened = HuntArchive(options.archive)
    with opened as archive:
        request = HuntRequest(options.objective, 0, settings)
        seed = options.seed
        if seed is None:
            seed = archive.last_seed(request.objective, request.settings_text)
        seed = secrets.randbits(32) if seed is None else seed
        request = HuntRequest(options.objective, seed, settings)
        hunt = Hunt(request, archive)
        kept = archive.finds(hunt.id)
        if options.finds:
            for find in kept:
                say(_line(find, request, known, is_json=options.json))
            return DONE
        if not options.json:
            before = f", going on after {archive.seconds(hunt.id):.0f} s with {counted(len(kept), 'find')}"
            say(f"seed {seed}" + (before if archive.islands(hunt.id) else ""))
        stop = Event()
        with closing(_pool(options)) as pool, time_limit(options.max_seconds, stop):
            for progress in hunt.run(pool, stop):
                if progress.is_new_best:
                    say(_line(progress.new[0], request, known, is_json=options.json))
    return DONE


def _line(kept: KeptFind, request: HuntRequest, known: frozenset[str] | None, *, is_json: bool) -> str:
    """Return the line about a find: for people, or as a JSON object."""
    find = kept.find
    is_new = known is not None and find.puzzle not in known
    if not is_json:
        note = "" if known is None else ", new to your list" if is_new else ", in your list"
        value = "" if request.objective in RATED else f", value {abs(find.value):.5g}"
        return f"{find.line}{value}, {kept.seconds:.0f} s{note}"
    answer: dict[str, object] = {
        "puzzle": find.puzzle,
        "er": find.er,
        "ep": find.ep,
        "ed": find.ed,
        "seconds": round(kept.seconds, 1),
        "objective": request.objective,
        "value": abs(find.value),
        "seed": request.seed,
    }
    return json.dumps(answer if known is None else answer | {"new_to_your_list": is_new})


def _known(options: argparse.Namespace) -> frozenset[str]:
    """Return the canonical forms of the puzzles in the lists of --known; others than proper 9×9 ones are left out."""
    from sudoku_desktop.services.hunting.canonical import known_forms

    known = frozenset[str]()
    for argument in options.known:
        forms, improper = known_forms(puzzle.givens for puzzle in puzzles_of(argument, options))
        if improper:
            what = "puzzle that is" if improper == 1 else "puzzles that are"
            complain(f"{argument}: left out {improper:,} {what} not 9×9 with one solution")
            options.is_incomplete = True
        known |= forms
    return known


def _pool(options: argparse.Namespace) -> CallPool:
    if options.cluster is None:
        from sudoku_desktop.trials.workers import Processes

        return Processes(options.jobs)
    from sudoku_desktop.studies.cluster import Cluster

    return Cluster(options.cluster)
