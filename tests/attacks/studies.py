"""Studies that are killed while they commit: when run again, they lack no trial and hold none twice.

    python -m tests.attacks.studies 100 --seed 1

`sudoku-cli study run` makes short trials and is killed at random moments, repeatedly. Everything in the archive before
a kill must be there after it, its database must be sound, and its workers must have ended. Finally the study is
completed without interruption: every trial must be there once, with the outcome that it has in an undisturbed study.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sudoku_desktop.studies import Archive, Query, read_study
from sudoku_desktop.trials.records import KeptRun

NAME = "disturbed"
Count = TypeVar("Count", int, tuple[int, int])
TRIALS_A_KILL = 8
LONGEST_LIFE = 0.4
"""Maximum time, in seconds, from a commit until the program is killed."""
PATIENCE = 120
STUDY = """
title = "Disturbed"
seeds = {seeds}
budget = {{ trials = 60000 }}
[[puzzles]]
sample = "10_ai_escargot"
[[algorithms]]
preset = "mantere-koljonen-2007"
"""


def command(folder: Path, archive: str, jobs: int) -> list[str]:
    """Return the command that runs the study with this archive."""
    study = [sys.executable, "-m", "sudoku_desktop.cli", "study", "run", str(folder / f"{NAME}.toml")]
    return [*study, "--archive", str(folder / archive), "--jobs", str(jobs)]


def count(archive: Archive) -> int:
    """Return the number of committed trials."""
    return archive.count(Query(study=NAME))


def is_alive(group: int) -> bool:
    """Return whether any process of a group still exists."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def kill_after_commit(process: subprocess.Popen[bytes], count: Callable[[], Count], before: Count, life: float) -> None:
    """Kill a program's process alone, `life` seconds after a commit; check that nothing is lost and no worker left.

    `count` returns how much is committed, and `before` is its result before the program was started.
    """
    deadline = time.monotonic() + PATIENCE
    while count() == before and process.poll() is None:
        assert time.monotonic() < deadline, "nothing was committed"
        time.sleep(0.005)
    time.sleep(life)
    committed = count()
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert count() >= committed, f"{committed} were committed, {count()} are left"
    while is_alive(process.pid):
        assert time.monotonic() < deadline, "workers outlive the program"
        time.sleep(0.01)


def kill_once(folder: Path, archive: Archive, chance: random.Random) -> None:
    """Let the study run for a while, kill its process alone, and check the archive."""
    before = count(archive)
    process = subprocess.Popen(
        command(folder, "runs", 2), start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    kill_after_commit(process, lambda: count(archive), before, chance.uniform(0, LONGEST_LIFE))


def facts(runs: list[KeptRun]) -> list[str]:
    """Return the data of runs that must not depend on kills; a duplicate run appears twice."""
    keys = ("ending", "generations", "trials", "restarts", "best_cost", "solution")
    return sorted(json.dumps([run.trial.seed, *(str(getattr(run.outcome, key)) for key in keys)]) for run in runs)


def main() -> int:
    """Kill studies repeatedly; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / f"{NAME}.toml"
        path.write_text(STUDY.format(seeds=TRIALS_A_KILL * options.kills), encoding="utf-8")
        study = read_study(path)
        lives: list[int] = []
        with Archive(folder / "runs") as archive:
            for _ in range(options.kills):
                if count(archive) == study.count:
                    archive.delete(Query(study=NAME))
                kill_once(folder, archive, chance)
                lives.append(count(archive))
                assert archive._rows("PRAGMA integrity_check") == [("ok",)]
                assert archive._rows("PRAGMA foreign_key_check") == []
        for kept in ("runs", "peace"):
            subprocess.run(command(folder, kept, 2), check=True, stdout=subprocess.DEVNULL, timeout=3600)
        with Archive(folder / "runs") as disturbed, Archive(folder / "peace") as undisturbed:
            found, wanted = facts(disturbed.runs()), facts(undisturbed.runs())
        assert len(wanted) == study.count
        assert found == wanted, "not the same runs"
    print(
        f"{options.kills:,} kills: nothing was lost, nothing is there twice; {study.count:,} trials, "
        f"{lives[-1]:,} of them before the last kill"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
