"""A run's history as CSV text: one line a bin, under comment lines that say whose run it is.

The lines "# key: value" come first, so that a file alone tells how to repeat the run; `pandas.read_csv(file,
comment="#")` and R's `read.csv(file, comment.char = "#")` read the rest.
"""

from collections.abc import Mapping

from sudoku_desktop.evolution.history import History

COLUMNS = (
    "first_generation",
    "last_generation",
    "trials",
    "seconds",
    "best",
    "mean",
    "worst",
    "diversity",
    "restarts",
)
"""`trials` and `seconds` are those after the bin's last generation; see `history` for what a bin holds."""


def history_csv(history: History, metadata: Mapping[str, str]) -> str:
    """All that is kept of a history; `metadata` in its order: program version, algorithm, seed, puzzle …"""
    envelope = history.envelope()
    last = envelope.generation
    lines = [f"# {_one_line(key)}: {_one_line(value)}" for key, value in metadata.items()]
    lines.append(",".join(COLUMNS))
    first = 0.0
    series = (envelope.trials, envelope.seconds, envelope.best, envelope.mean, envelope.worst, envelope.diversity)
    for place, restarts in enumerate(envelope.restarts):
        trials, seconds, best, mean, worst, diversity = (float(each[place]) for each in series)
        figures = (first, float(last[place]), trials, round(seconds, 6), best, mean, worst, diversity, float(restarts))
        lines.append(",".join(map(_number, figures)))
        first = float(last[place]) + 1
    return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _number(value: float) -> str:
    """Whole numbers without a point, others with as many digits as they have: no locale, no rounding."""
    return str(int(value)) if value.is_integer() else repr(value)
