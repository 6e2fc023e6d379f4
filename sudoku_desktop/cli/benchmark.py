"""`sudoku-cli benchmark`: run algorithms on frozen instances, beside the runs of other systems."""

import argparse
from pathlib import Path

from sudoku_desktop.cli.archives import add_archive, open_archive
from sudoku_desktop.cli.arguments import Commands, algorithm_named, in_a_folder, positive
from sudoku_desktop.cli.output import DONE, naming_file, say
from sudoku_desktop.cli.study import add_workers, pool_at, watched
from sudoku_desktop.evolution.presets import PRESETS

SIZES = ("9x9", "16x16", "25x25")


def add(commands: Commands) -> None:
    benchmark = commands.add_parser(
        "benchmark",
        help="run algorithms on frozen instances, and compare them with other systems",
        description="Run algorithms on the frozen instances of docs/benchmark.md, with its budgets and seeds. Every "
        "run is kept, so that a benchmark that was stopped goes on where it was. Exit status: 0 done, 2 bad input, "
        "130 interrupted.",
    )
    benchmark.add_argument(
        "--algorithms",
        nargs="+",
        metavar="NAME|FILE",
        help="of `sudoku-cli algorithms`, or preset files; default: all built-in",
    )
    benchmark.add_argument("--sizes", nargs="+", choices=SIZES, default=SIZES, help="default: all")
    benchmark.add_argument(
        "--seeds", type=positive, default=25, metavar="N", help="the first N; the protocol has %(default)s, the default"
    )
    benchmark.add_argument(
        "--beside",
        type=Path,
        metavar="FILE",
        help="CSV file with another system’s runs (instance, seed, trials, solved), to compare each algorithm with",
    )
    form = benchmark.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object with all runs")
    form.add_argument("--instances", action="store_true", help="print the instances as CSV, and run nothing")
    benchmark.add_argument("-o", "--out", type=in_a_folder, metavar="FILE", help="write the JSON object there")
    add_archive(benchmark)
    add_workers(benchmark)
    benchmark.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the missing trials of the benchmark, and print its tables."""
    from sudoku_desktop.services.writing import write_text
    from sudoku_desktop.studies import StudyRun
    from sudoku_desktop.studies.benchmark import BenchmarkResult, benchmark_studies, instances_csv

    if options.instances:
        say(instances_csv().rstrip("\n"))
        return DONE
    algorithms = [algorithm_named(each) for each in options.algorithms] if options.algorithms else PRESETS
    studies = benchmark_studies(algorithms, options.sizes, options.seeds)
    if options.beside is not None:
        with naming_file("cannot read", options.beside):
            BenchmarkResult(studies, ()).beside(options.beside)  # an error in the file is found before the runs
    with open_archive(options, may_be_new=True) as archive:
        for study in studies:
            watched(StudyRun(study, archive, options.jobs, pool_at(options.cluster)))
        result = BenchmarkResult.of(studies, archive)
    if options.beside is not None:
        result = result.beside(options.beside)
    if options.out is not None:
        write_text(options.out, result.to_json() + "\n")
    say(result.to_json() if options.json else result.markdown())
    return DONE
