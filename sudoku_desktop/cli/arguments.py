"""What several commands take: numbers, puzzles, and how many jobs."""

import argparse
import os
from typing import Any, TypeAlias

from sudoku_desktop.cli import reading

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
MOST_JOBS = 256


def count(text: str) -> int:
    """A whole number that fits a seed or a budget."""
    value = int(text) if text.isdecimal() and len(text) < 20 else -1
    if not 0 <= value < 2**63:
        raise argparse.ArgumentTypeError(f"{_shortened(text)!r} is not a whole number from 0 to 2^63 - 1")
    return value


def positive(text: str) -> int:
    """A whole number above 0."""
    value = count(text)
    if value == 0:
        raise argparse.ArgumentTypeError("must be at least 1, got 0")
    return value


def jobs(text: str) -> int:
    """How many threads may work."""
    value = positive(text)
    if value > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"must be at most {MOST_JOBS}, got {text}")
    return value


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=jobs,
        default=_cores(),
        metavar="N",
        help="do so much at a time, which changes no answer; default: one job a core",
    )


def add_puzzle(parser: argparse.ArgumentParser, **how: Any) -> None:
    """Declare what to read puzzles from."""
    parser.add_argument("puzzle", metavar="PUZZLE|FILE|-", help=reading.HELP, **how)


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _shortened(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."
