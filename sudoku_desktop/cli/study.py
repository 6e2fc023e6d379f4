"""`sudoku-cli study`: run studies, list them and report their results."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop.cli.archives import add_archive, archive_option, open_archive
from sudoku_desktop.cli.arguments import Commands, add_jobs, add_json, count, in_a_folder, positive
from sudoku_desktop.cli.output import DONE, NOT_DONE, BadInputError, complain, naming_file, say
from sudoku_desktop.cli.words import counted
from sudoku_desktop.sentence import ProblemError

if TYPE_CHECKING:
    from sudoku_desktop.studies import Archive, Study, StudyRun
    from sudoku_desktop.studies.report import Report
    from sudoku_desktop.trials.execution import Pool

FORMATS = ("md", "html", "csv")
EXPORTS = ("csv", "json", "ioh")


def add(commands: Commands) -> None:
    study = commands.add_parser(
        "study",
        help="run studies: puzzles × algorithms × seeds",
        description="A study is a declared set of runs: puzzles, algorithms, seeds and a budget, in a TOML file "
        "(docs/studies.md). Every run is kept as soon as it is made, so that a study goes on where it was. "
        "Exit status: 0 done, 1 the workers were lost, 2 bad input, 130 interrupted.",
    )
    what = study.add_subparsers(required=True, metavar="WHAT")
    run = what.add_parser("run", help="make the runs of a study that are not made yet")
    _add_study(run)
    run.add_argument("--seeds", type=positive, metavar="N", help="only the first N of its seeds")
    add_workers(run)
    run.set_defaults(run=run_study)
    tune = what.add_parser("tune", help="let Optuna propose values between those a study declares, and test the best")
    _add_study(tune)
    tune.add_argument("--trials", type=positive, default=50, metavar="N", help="proposals; default: %(default)s")
    tune.add_argument("--seed", type=count, default=0, metavar="SEED", help="of the proposals; default: %(default)s")
    tune.add_argument("-o", "--output", type=in_a_folder, metavar="FILE", help="write the best there, as a preset")
    add_workers(tune)
    tune.set_defaults(run=tune_study)
    listing = what.add_parser("list", help="list the studies that come with the program, and those that were run")
    add_archive(listing)
    add_json(listing, "a study")
    listing.set_defaults(run=list_studies)
    report = what.add_parser("report", help="tables and plots of what has been made, with the commands beside them")
    _add_study(report)
    report.add_argument("--format", choices=FORMATS, default="md", help="default: %(default)s")
    report.add_argument("--json", action="store_const", const="json", dest="format", help="one JSON object")
    report.set_defaults(run=report_study)
    export = what.add_parser("export", help="write the runs of a study for other programs")
    export.add_argument("study", metavar="NAME", help="of a study that was run")
    add_archive(export)
    export.add_argument(
        "--format",
        choices=EXPORTS,
        default="csv",
        help="ioh: a ZIP file with IOHprofiler’s format, for IOHanalyzer; default: %(default)s",
    )
    export.add_argument(
        "-o", "--output", type=in_a_folder, required=True, metavar="FILE", help="where to; - is standard output"
    )
    export.set_defaults(run=export_study)
    aside = what.add_parser("set-aside", help="rename a damaged archive, so that a new one is begun")
    add_archive(aside)
    aside.set_defaults(run=set_archive_aside)


def _add_study(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("study", metavar="FILE|NAME", help="a TOML file, or a name of `sudoku-cli study list`")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the files are that the study names")
    add_archive(parser)


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        metavar="tcp://HOST:PORT",
        help="hand the runs to the workers of this Dask scheduler (docs/studies.md)",
    )
    add_jobs(parser)


def run_study(options: argparse.Namespace) -> int:
    """Run the missing trials of a study."""
    from sudoku_desktop.studies import StudyRun

    with open_archive(options, may_be_new=True) as archive:
        study = study_named(options.study, archive, options.data)
        total, made = watched(StudyRun(study, archive, options.jobs, pool_at(options.cluster), options.seeds))
    say(f"{study.name}: {counted(total, 'run')}, {made:,} of them made now")
    return DONE


def watched(run: StudyRun) -> tuple[int, int]:
    """Run the missing trials with a progress bar; return the total number of runs and the number of new ones."""
    from sudoku_desktop.cli.progress import Bar

    made = total = 0
    with Bar(None, "runs") as bar:
        for progress in run.run():
            bar.move_to(progress.done, progress.total)
            made, total = made + len(progress.new), progress.total
    return total, made


def tune_study(options: argparse.Namespace) -> int:
    """Tune an algorithm, then print the best settings and their gain on puzzles that were not used for tuning."""
    from sudoku_desktop.evolution.preset_file import slug, to_text
    from sudoku_desktop.services.writing import write_text
    from sudoku_desktop.studies import StudyRun, label_of
    from sudoku_desktop.studies.comparing import with_interval
    from sudoku_desktop.studies.tuning import Tuning
    from sudoku_desktop.trials.records import algorithm_text

    with open_archive(options, may_be_new=True) as archive:
        try:
            tuning = Tuning(study_named(options.study, archive, options.data), archive, options.trials, options.seed)
        except ProblemError as error:
            raise BadInputError(f"{options.study}: {error}") from None
        # stored first, so that the command printed below finds the study
        archive.put_study(tuning.declared.name, tuning.declared.to_json())
        pool = pool_at(options.cluster)
        total, made = watched(StudyRun(tuning.study, archive, options.jobs, pool, rounds=tuning.rounds))
        best, tried = tuning.best, len(tuning.tried)
        assert best is not None
        train, test = tuning.gain()
    say(f"{tuning.study.name}: {counted(tried, 'algorithm')}, {tuning.pruned:,} of them given up early")
    say(f"{counted(total, 'run')}, {made:,} of them made now")
    if best == tuning.preset:
        say(f"none was better than {best.name} as it is")
    else:
        say(f"best: {label_of(algorithm_text(best))}")
        chosen_by, new = counted(train.count, "puzzle"), counted(test.count, "new puzzle")
        say(f"On the {chosen_by} that it was chosen by, it costs {train.value:.3g} times what {best.name} does;")
        say(f"on {new} {with_interval(test)} times.")
        say(f"As the best of {tried:,}, it was chosen partly by chance: trust the figure for new puzzles.")
    say(f"All of it: sudoku-cli study report {tuning.study.name}{archive_option(options.archive)}")
    if options.output is not None:
        title = f"{best.title[:60]}, tuned"
        source = f"Tuned by the study {tuning.declared.name}"
        preset = replace(best, name=slug(title), title=title, authors="", source=source, sentence="")
        write_text(options.output, to_text(preset))
        say(f"written to {options.output}")
    return DONE


def pool_at(address: str | None) -> Callable[[], Pool] | None:
    """Return a factory of worker pools for the scheduler at `address`, or None to run locally."""
    if address is None:
        return None
    from sudoku_desktop.studies.cluster import Cluster

    return lambda: Cluster(address)


def list_studies(options: argparse.Namespace) -> int:
    """Print one line for each built-in study and each other study in the archive."""
    import json

    from sudoku_desktop.studies import Query, built_in_studies, study_of
    from sudoku_desktop.studies.declaration import title_of

    with open_archive(options) as archive:
        titles = {name: title_of(path) for name, path in built_in_studies().items()}
        for name, declaration in archive.studies().items():
            try:
                titles.setdefault(name, study_of(declaration).title)
            except ProblemError as error:
                titles[name] = str(error)
        for name, title in titles.items():
            made = archive.count(Query(study=name))
            facts = {"name": name, "title": title, "is_built_in": name in built_in_studies(), "runs": made}
            line = f"{name}: {title}" + (f" ({counted(made, 'run')} made)" if made else "")
            say(json.dumps(facts, ensure_ascii=False) if options.json else line)
        return _with_damage(archive)


def set_archive_aside(options: argparse.Namespace) -> int:
    """Rename the archive's file, even when the file is damaged."""
    from sudoku_desktop.trials.archive import default_path
    from sudoku_desktop.trials.database import set_aside

    path: Path = options.archive or default_path()
    if not path.exists():
        raise BadInputError(f"there is no archive {path}")
    with naming_file("cannot rename", path):
        aside = set_aside(path)
    say(f"{path} is {aside} now; the next run begins a new archive")
    return DONE


def _with_damage(archive: Archive) -> int:
    """Return the exit status of a command that has read the archive, and report the runs that were left out."""
    if archive.damaged:
        complain(f"{archive.path}: {counted(len(archive.damaged), 'damaged run')} left out")
    if archive.not_loaded:
        runs = counted(len(archive.not_loaded), "run")
        complain(f"{archive.path}: {runs} left out, with operators that are not loaded (sudoku-cli operators)")
    return NOT_DONE if archive.damaged or archive.not_loaded else DONE


def report_study(options: argparse.Namespace) -> int:
    """Print the report of a study to standard output."""
    from sudoku_desktop.studies.report import report_as_csv, report_as_json, report_of

    is_page, option = options.format == "html", archive_option(options.archive)
    with open_archive(options) as archive:
        study = study_named(options.study, archive, options.data)
        if options.format in ("csv", "json"):
            text = {"csv": report_as_csv, "json": report_as_json}[options.format](study, archive, option)
        else:
            report = report_of(study, archive, option, with_charts=is_page)
            text = report.html(pictures_of(report)) if is_page else report.markdown()
        say(text.rstrip("\n"))
        return _with_damage(archive)


def pictures_of(report: Report) -> list[str]:
    """Draw the figures of a report as SVG, without a display."""
    from sudoku_desktop.cli.print import start_qt

    start_qt(None)
    from sudoku_desktop.ui.plots.page_pictures import english_pictures

    return english_pictures([figure for figure, _ in report.charts])


def export_study(options: argparse.Namespace) -> int:
    """Write the runs of a study to a file or to standard output."""
    from sudoku_desktop.services.writing import write_bytes
    from sudoku_desktop.studies import Query
    from sudoku_desktop.studies.export import runs_csv, runs_ioh, runs_json

    is_printed = options.output == Path("-")
    if is_printed and options.format == "ioh":
        raise BadInputError("--format ioh makes a ZIP file, which needs a name: -o FILE.zip")
    query = Query(study=Path(options.study).stem)
    with open_archive(options) as archive:
        count = archive.count(query)
        if not count:
            raise BadInputError(f"no run of {query.study} has been made yet")
        if options.format == "ioh":
            data = runs_ioh(archive, query)
        else:
            text = (runs_csv if options.format == "csv" else runs_json)(archive, query)
            if is_printed:
                say(text.rstrip("\n"))
                return _with_damage(archive)
            data = text.encode()
        status = _with_damage(archive)
    write_bytes(options.output, data)
    left_out = len(archive.damaged) + len(archive.not_loaded)
    say(f"{counted(count - left_out, 'run')} written to {options.output}")
    return status


def study_named(name: str, archive: Archive, data: Path | None) -> Study:
    """Return the study in a file, the built-in study of this name, or the study of this name in the archive.

    `data` is another folder with the files to which the study refers. Raises BadInputError.
    """
    from sudoku_desktop.studies import built_in_studies, read_study, study_of

    path = Path(name)
    try:
        if not path.suffix and name in built_in_studies():
            path = built_in_studies()[name]
        elif not path.suffix:
            kept = archive.studies()
            if name not in kept and path.is_file():
                raise BadInputError(f"{name} is a file without an ending; a study’s ends in .toml")
            if name not in kept:
                known = ", ".join([*built_in_studies(), *(each for each in kept if each not in built_in_studies())])
                raise BadInputError(f"there is no study {name!r}; there are {known}")
            return study_of(kept[name])
        if path.stem in built_in_studies() and path.resolve() != built_in_studies()[path.stem].resolve():
            raise BadInputError(f"{name}: another study of this name comes with the program; rename the file")
        with naming_file("cannot read", path):
            return read_study(path, data)
    except ProblemError as error:
        raise BadInputError(f"{name}: {error}") from None
