"""Write docs/findings.md from docs/results/findings.template.md and the figures in docs/results/*.csv.

    python tools/findings.py                                    # writes it; --check: only says whether it agrees
    python tools/findings.py --collect NAME … [--archive FILE] [--data FOLDER]

`--collect` takes what came of the studies NAME from the archive into `studies.csv`, a line for each algorithm on all
puzzles and, where they are few, on each, and into `published.csv`, a line for each published figure; a fit to
published figures goes into `readings.csv` and `choices.csv`, a line for each algorithm and choice. `benchmarks.csv`
has what scripts printed, each figure with its command; it is written by hand. In the template stand

    {{STUDY: COLUMN on PUZZLE by ALGORITHM}}    of studies.csv; without a puzzle the only one or all, and so on
    {{STUDY: ours FIGURE on PUZZLE}}            of published.csv; also: published, ratio
    {{scales: COLUMN by ALGORITHM}}             of resources/reference/evolutionary_scales.csv
    {{benchmark: NAME}}
    {{published}}                               a table of all studies that are compared with something published
    {{every figure}}                            a table of all published figures, with ours or why there is none
    {{readings}}, {{choices}}                   tables of the readings that fit best, and of what the paper leaves open
    {{fit: COLUMN by ALGORITHM}}                of readings.csv; without an algorithm of the one that fits best

and below each paragraph the commands that make its figures again.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_desktop.studies import Archive, Study

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs/results"
FINDINGS = ROOT / "docs/findings.md"
REFERENCE = ROOT / "resources/reference"
STUDIES_FOLDER = ROOT / "resources/studies"
SCALES = REFERENCE / "evolutionary_scales.csv"
SCALES_COMMAND = (
    "for study in human-rating human-rating-random human-rating-quick; do sudoku-cli study run $study --data FOLDER; "
    "done; python tools/evolutionary_scales.py --data FOLDER"
)
FEW_PUZZLES = 20
PUBLISHED = ("study", "puzzles", "figure", "published", "ours", "from", "ratio", "near", "p")
STUDIES = (
    "study", "puzzle", "algorithm", "runs", "of", "solved", "mean trials", "fewest generations", "mean generations",
    "most generations", "median generations", "mean ms", "most ms", "version", "made",
)  # fmt: skip
READINGS = ("study", "algorithm", "seeds", "factor", "weight", "farthest")
CHOICES = ("study", "choice", "value", "weight")
MOST_READINGS = 10
"""Maximum number of readings in the table."""
PLACE = re.compile(r"\{\{([\w-]+): ([^{}]+)\}\}")
ASKED = re.compile(r"(?P<what>.+?)(?: on (?P<puzzle>.+?))?(?: by (?P<algorithm>[\w-]+(?: [\w.]+=\S+)*))?")
Rows = list[dict[str, str]]


class MissingError(Exception):
    """A figure that the template refers to does not exist, or is ambiguous."""


def stored(name: str) -> Rows:
    """Return the rows of one of the stored tables."""
    return _rows_of(SCALES if name == "scales" else RESULTS / f"{name}.csv")


def collect(study: Study, archive: Archive) -> tuple[Rows, Rows]:
    """Return the results of a study as rows of `studies.csv` and `published.csv`."""
    from sudoku_desktop.studies import Query
    from sudoku_desktop.studies.commands import label_of
    from sudoku_desktop.studies.comparing import compared, number
    from sudoku_desktop.studies.report import ALL, rows_of

    wanted = set(study.trials())
    runs = [run for run in archive.runs(Query(study=study.name)) if run.trial in wanted]
    if not runs:
        raise SystemExit(f"no run of {study.name} has been made yet")
    made = max(run.made for run in runs)[:10]
    lines = []
    for row in rows_of(study, runs):
        if row.puzzle != ALL and len(study.puzzles) > FEW_PUZZLES:
            continue
        spread, of = row.generations.solved_range(), study.count // len(study.algorithms)
        seconds = [run.outcome.seconds for run in row.runs]
        figures: list[object] = [study.name, row.puzzle, label_of(row.runs[0].trial.algorithm), f"{len(row.runs):,}"]
        figures += [f"{of if row.puzzle == ALL else of // len(study.puzzles):,}", f"{row.trials.solved.sum():,}"]
        figures += map(number, (row.trials.mean_of_solved().value, spread.low, spread.value, spread.high))
        figures += map(number, (row.generations.median().value, 1000 * sum(seconds) / len(seconds)))
        figures += [number(1000 * max(seconds)), row.runs[0].version, made]
        lines.append(dict(zip(STUDIES, map(str, figures), strict=True)))
    told, _ = compared(study, runs, archive) if study.comparisons else ([], [])
    return lines, [dict(zip(PUBLISHED, [study.name, *each], strict=True)) for each in told]


def collect_fit(study: Study, archive: Archive) -> tuple[Rows, Rows]:
    """Return the fits of a study's algorithms, and the weights of their choices, as rows of two tables."""
    from sudoku_desktop.studies.fitting import fits
    from sudoku_desktop.studies.report import fit_sections

    readings, choices, _ = fit_sections(fits(study, archive))
    return (
        [dict(zip(READINGS, [study.name, *row], strict=True)) for row in readings.rows],
        [dict(zip(CHOICES, [study.name, *row], strict=True)) for row in choices.rows],
    )


def the_one(rows: Rows, asked: str) -> dict[str, str]:
    """Return the only row that matches; raise MissingError for none or several."""
    if len(rows) != 1:
        raise MissingError(f"{asked}: {len(rows)} lines instead of one")
    return rows[0]


def figure(source: str, asked: str) -> tuple[str, str]:
    """Return the figure `asked` of a source, and the command that reproduces it; raise MissingError if there is none.

    `source`: "benchmark", "fit", "scales" or the name of a study.
    """
    told = f"{source}: {asked}"
    if source == "benchmark":
        row = the_one([row for row in stored("benchmarks") if row["name"] == asked], told)
        return row["value"], row["command"]
    if source == "fit":
        column, _, algorithm = asked.partition(" by ")
        rows = stored("readings")
        row = the_one([row for row in rows if row["algorithm"] == algorithm], told) if algorithm else rows[0]
        return row[column], f"sudoku-cli study run {row['study']}"
    parts = ASKED.fullmatch(asked)
    assert parts is not None
    what, puzzle, algorithm = parts["what"], parts["puzzle"], parts["algorithm"]
    if source == "scales":
        row = the_one([row for row in stored("scales") if row["algorithm"] == algorithm], told)
        return row[what].replace("-", "−"), SCALES_COMMAND
    kind, _, rest = what.partition(" ")
    if kind in ("ours", "published", "ratio"):
        rows = [row for row in stored("published") if row["study"] == source and row["figure"] == rest]
        row = the_one([row for row in rows if puzzle in (None, row["puzzles"])], told)
        return row[kind].split(" (")[0], command(source)
    rows = [row for row in stored("studies") if row["study"] == source and algorithm in (None, row["algorithm"])]
    wanted = puzzle or ("all" if any(row["puzzle"] == "all" for row in rows) else rows[0]["puzzle"] if rows else "")
    row = the_one([row for row in rows if row["puzzle"] == wanted], told)
    if what not in row:
        raise MissingError(f"{told}: there are {', '.join(row)}")
    return row[what], command(source)


def command(study: str) -> str:
    """Return the command that repeats a study's stored runs."""
    path = ROOT / f"resources/studies/{study}.toml"
    needs = re.findall(r'^file = "(.+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
    row = next(row for row in stored("studies") if row["study"] == study)
    data = "" if all((path.parent / name).is_file() for name in needs) else " --data FOLDER"
    seeds = "" if row["runs"] == row["of"] else f" --seeds {_seeds(row)}"
    return f"sudoku-cli study run {study}{data}{seeds}"


def _seeds(row: dict[str, str]) -> int:
    """Return how many of the study's declared seeds were run."""
    from sudoku_desktop.studies import built_in_studies

    declared = int(re.findall(r"^seeds = (\d+)", built_in_studies()[row["study"]].read_text(), re.MULTILINE)[0])
    return declared * int(row["runs"].replace(",", "")) // int(row["of"].replace(",", ""))


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table."""
    from sudoku_desktop.studies.report import markdown_table

    return "\n".join(markdown_table(head, rows))


def table() -> str:
    """Return a Markdown table with a row for each study that has published figures."""
    lines = []
    by_study: dict[str, Rows] = {}
    for row in stored("published"):
        by_study.setdefault(row["study"], []).append(row)
    for study, rows in by_study.items():
        ratios = sorted((row["ratio"].split(" (")[0] for row in rows), key=lambda text: _bounds(text)[0])
        near, spread = sum(row["near"] == "yes" for row in rows), " … ".join(dict.fromkeys([ratios[0], ratios[-1]]))
        mine = [row for row in stored("studies") if row["study"] == study]
        runs = sum(int(row["runs"].replace(",", "")) for row in mine if row["puzzle"] == mine[0]["puzzle"] == "all")
        runs = runs or sum(int(row["runs"].replace(",", "")) for row in mine)
        lines.append([f"`{command(study)}`", f"{len(rows)}", f"{near}", spread, f"{runs:,}", mine[0]["made"]])
    head = ("command", "figures", "within a factor of 2", "ratio to the published ones", "runs", "measured")
    return markdown(head, lines)


def readings() -> str:
    """Return a table of the readings that fit best, by what they change in the preset."""
    rows = [
        [row["algorithm"].partition(" ")[2] or "nothing", row["factor"], row["weight"], row["seeds"]]
        for row in stored("readings")[:MOST_READINGS]
    ]
    return markdown(("changed in the preset", "typical factor", "weight, %", "seeds"), rows)


def choices() -> str:
    """Return a Markdown table of the weights of all choices that the paper leaves open."""
    rows = [[row["choice"], row["value"], row["weight"]] for row in stored("choices")]
    return markdown(("open in the paper", "choice", "weight, %"), rows)


def every_figure() -> str:
    """Return a table of every published figure with ours and a verdict, or with the reason why there is none."""
    titles = ("document", "where", "puzzle", "figure", "published", "ours, 95 %", "ratio, 95 %", "verdict")
    lines = []
    for row, ours, reason in figures_with_ours():
        head = [row["document"], row["table"], row["puzzle"], row["what"], row["value"]]
        ends = [[each["ours"], each["ratio"], verdict(each)] for each in ours] or [["", "", f"not compared: {reason}"]]
        lines += [[*head, *end] for end in ends]
    return markdown(titles, lines)


def figures_with_ours() -> list[tuple[dict[str, str], Rows, str]]:
    """Return every published figure with the results that it is compared with, or why there are none."""
    results, left_out = stored("published"), _rows_of(REFERENCE / "not-compared.csv")
    studies = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in STUDIES_FOLDER.glob("*.toml")}
    documents = {name: {each["document"] for each in study.get("compare", ())} for name, study in studies.items()}
    found = []
    for path in sorted(REFERENCE.glob("*.csv")):
        for row in _rows_of(path):
            if not {"document", "puzzle", "what", "value"} <= row.keys():
                continue
            ours = [
                each
                for each in results
                if each["figure"] == row["what"]
                and row["document"] in documents[each["study"]]
                and f" {row['puzzle']} " in f" {each['puzzles'].split(' on ')[0]} "
            ]
            keys = ("document", "puzzle", "what")
            reasons = [each["reason"] for each in left_out if all(fnmatchcase(row[key], each[key]) for key in keys)]
            found.append((row, ours, reasons[0] if reasons else ""))
    return found


def verdict(result: dict[str, str]) -> str:
    """Return whether a result agrees with the published figure, as far as its interval or test tells."""
    from sudoku_desktop.studies.published import AT_LEAST

    if result["figure"].endswith(AT_LEAST):
        low, high = _bounds(result["ours"])
        claimed = _bounds(result["published"])[0]
        return "agrees" if low >= claimed else "differs" if high < claimed else "undecided"
    near = "within a factor of 2" if result["near"] == "yes" else "differs by more than a factor of 2"
    if result["p"]:
        p_value = result["p"].removeprefix("< ")
        return "agrees" if float(p_value) > 0.05 else near
    if "(" not in result["ratio"]:
        return near
    low, high = _bounds(result["ratio"])
    return "agrees" if low <= 1 <= high else near


def _bounds(text: str) -> tuple[float, float]:
    """Return the ends of an interval such as "12 (8 … 17)"; a number without interval is both ends."""
    within = re.search(r"\((.+) … (.+)\)", text)
    low, high = within.groups() if within else (text, text)
    return float(low.replace(",", "").replace("∞", "inf")), float(high.replace(",", "").replace("∞", "inf"))


def _rows_of(path: Path) -> Rows:
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def filled(text: str) -> str:
    """Wrap a paragraph at the usual line length."""
    return fill(text, 118, break_long_words=False, break_on_hyphens=False)


def rendered() -> str:
    """Return the content of docs/findings.md; raise MissingError for a missing figure."""
    blocks = []
    for block in (RESULTS / "findings.template.md").read_text(encoding="utf-8").split("\n\n"):
        commands: dict[str, None] = {}

        def put(match: re.Match[str], commands: dict[str, None] = commands) -> str:
            value, made_by = figure(match[1], match[2])
            commands[made_by] = None
            return value

        text = PLACE.sub(put, block)
        tables = {
            "{{published}}": table,
            "{{every figure}}": every_figure,
            "{{readings}}": readings,
            "{{choices}}": choices,
        }
        made = tables.get(block.strip())
        blocks.append(made() if made else text if text.startswith(("#", "|")) else filled(text))
        if commands:
            blocks.append("<sub>↻ " + " · ".join(f"`{each}`" for each in commands) + "</sub>")
    return "\n\n".join(blocks) + "\n"


def write(name: str, columns: Sequence[str], rows: Rows) -> None:
    """Write a table in which the rows of some studies are replaced."""
    path = RESULTS / f"{name}.csv"
    kept = stored(name) if path.exists() else []
    new = {row["study"] for row in rows}
    rows = sorted([row for row in kept if row["study"] not in new] + rows, key=lambda row: row["study"])
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main() -> int:
    """Collect results, or write or check the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--collect", nargs="+", metavar="NAME", default=[], help="studies of the program")
    parser.add_argument("--archive", type=Path, metavar="FILE", help="where their runs are kept; default: your archive")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the files are that they name")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.collect:
        from sudoku_desktop.studies import Archive, built_in_studies, read_study

        lines, compared = Rows(), Rows()
        with Archive(options.archive) as archive:
            for name in options.collect:
                study = read_study(built_in_studies()[name], options.data)
                if study.fitting is not None:
                    fitted, chosen = collect_fit(study, archive)
                    write("readings", READINGS, fitted)
                    write("choices", CHOICES, chosen)
                    continue
                some, beside = collect(study, archive)
                lines, compared = lines + some, compared + beside
        write("studies", STUDIES, lines)
        write("published", PUBLISHED, compared)
    text = rendered()
    if options.check:
        agrees = FINDINGS.read_text(encoding="utf-8") == text
        print("it agrees" if agrees else "docs/findings.md is not what `python tools/findings.py` writes")
        return int(not agrees)
    FINDINGS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
