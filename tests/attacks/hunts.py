"""Hunts that are killed while they commit: a later hunt continues as if nothing had happened.

    python -m tests.attacks.hunts 50 --seed 1

`sudoku-cli hunt` is killed at random moments, repeatedly, and continued with the same archive. All that it had printed
must be among its finds after each kill. Finally each island is evolved once more without interruption, for the same
amount of work: it must reach the same state, and its finds must be those of the archive, each once.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from sudoku_desktop.services.hunting.archive import HuntArchive
from sudoku_desktop.services.hunting.hunt import Hunt, HuntRequest
from sudoku_desktop.services.hunting.island import Find, Island
from tests.attacks.studies import kill_after_commit

REQUEST = HuntRequest("fewest-givens", seed=1)
JOBS = 2
LONGEST_LIFE = 2.0
"""Maximum time, in seconds, from a commit until the program is killed."""


def kill_once(folder: Path, archive: HuntArchive, hunt: int, chance: random.Random) -> None:
    """Let the hunt run for a while, kill its process alone, and check the archive."""
    command = [sys.executable, "-m", "sudoku_desktop.cli", "hunt", "--objective", REQUEST.objective, "--json"]
    command += ["--seed", str(REQUEST.seed), "--jobs", str(JOBS), "--archive", str(folder / "hunts")]

    def count() -> tuple[int, int]:
        return archive.children(hunt), len(archive.finds(hunt))

    before = count()
    with (folder / "printed").open("a", encoding="utf-8") as printed:
        process = subprocess.Popen(command, start_new_session=True, stdout=printed, stderr=subprocess.DEVNULL)
        kill_after_commit(process, count, before, chance.uniform(0, LONGEST_LIFE))
    assert process.returncode == -signal.SIGKILL, "it ended by itself"
    whole = (folder / "printed").read_text(encoding="utf-8").rpartition("\n")[0]
    told = {json.loads(line)["puzzle"] for line in whole.splitlines()}
    assert told <= {kept.find.puzzle for kept in archive.finds(hunt)}, "something that was printed is not kept"
    assert archive._rows("PRAGMA integrity_check") == [("ok",)]


def compare(archive: HuntArchive, hunt: Hunt) -> int:
    """Evolve the islands without interruption, and return their number of finds, which must equal the archive's."""
    finds: dict[str, Find] = {}
    for number in archive.islands(hunt.id):
        kept = archive.state(hunt.id, number)
        assert kept is not None
        island = Island(REQUEST.objective, REQUEST.settings, Island.new_state(REQUEST.seed, number))
        for find in island.advance(kept.work):
            finds.setdefault(find.puzzle, find)
        assert island.state == kept, f"island {number} is another one"
    disturbed = [kept.find for kept in archive.finds(hunt.id)]
    assert sorted(each.puzzle for each in disturbed) == sorted(finds), "not the same finds"
    return len(finds)


def main() -> int:
    """Kill hunts repeatedly; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name, HuntArchive(Path(name) / "hunts") as archive:
        hunt = Hunt(REQUEST, archive)
        for _ in range(options.kills):
            kill_once(Path(name), archive, hunt.id, chance)
        finds = compare(archive, hunt)
        print(
            f"{options.kills:,} kills: nothing was lost, nothing is there twice; {finds:,} finds of "
            f"{archive.children(hunt.id):,} puzzles on {len(archive.islands(hunt.id))} islands"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
