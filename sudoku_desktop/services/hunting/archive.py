"""The archive of hunts, a SQLite file in the user's data folder: the state of every island, and all finds.

The state of an island and the puzzles that it has found meanwhile are committed together, so that a hunt that is killed
at any time goes on from there: no find that was reported is lost, and none is reported twice.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.logic.rating import gem_of
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.hunting.island import Find, IslandState
from sudoku_desktop.trials.database import Database
from sudoku_desktop.trials.folder import data_folder

MIGRATIONS: Sequence[Sequence[str]] = (
    (
        "CREATE TABLE hunts (id INTEGER PRIMARY KEY, objective TEXT NOT NULL, settings TEXT NOT NULL, seed INTEGER NOT "
        "NULL, seconds REAL NOT NULL, UNIQUE (objective, settings, seed))",
        "CREATE TABLE islands (hunt INTEGER NOT NULL REFERENCES hunts ON DELETE CASCADE, number INTEGER NOT NULL, "
        "is_over INTEGER NOT NULL, children INTEGER NOT NULL, state TEXT NOT NULL, PRIMARY KEY (hunt, number))",
        "CREATE TABLE finds (id INTEGER PRIMARY KEY, hunt INTEGER NOT NULL REFERENCES hunts ON DELETE CASCADE, puzzle "
        "TEXT NOT NULL, value REAL NOT NULL, er REAL NOT NULL, ep REAL NOT NULL, ed REAL NOT NULL, island INTEGER NOT "
        "NULL, work INTEGER NOT NULL, parents TEXT NOT NULL, seconds REAL NOT NULL, UNIQUE (hunt, puzzle))",
    ),
    # Islands of versions with another fitness: they cannot go on, and begin anew. The finds remain.
    ("DELETE FROM islands",),
)
_FIND = "puzzle, value, er, ep, ed, island, work, parents, seconds"


def default_path() -> Path:
    """Return the path of the archive of hunts."""
    return data_folder() / "hunts.sqlite3"


@dataclass(frozen=True)
class KeptFind:
    """A find of an archive; `seconds` is how long the hunt had run when the find was committed."""

    find: Find
    seconds: float

    @property
    def gem(self) -> Sentence | None:
        """The name "Diamond" or "Pearl" if the ratings of the find deserve it, else None; see `logic.Rating.gem`."""
        return gem_of(self.find.er, self.find.ep, self.find.ed)


@dataclass(frozen=True)
class KeptHunt:
    """A hunt of an archive; `best` is the highest value of its finds, or None without a find."""

    id: int
    objective: str
    settings: str
    seed: int
    seconds: float
    best: float | None


class HuntArchive(Database):
    """An archive file of hunts; its methods raise the errors of `Database`."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path or default_path(), MIGRATIONS)

    def last_seed(self, objective: str, settings: str) -> int | None:
        """Return the seed of the newest hunt with this objective and settings, or None."""
        rows = self._rows(
            "SELECT seed FROM hunts WHERE objective = ? AND settings = ? ORDER BY id DESC LIMIT 1",
            (objective, settings),
        )
        return int(rows[0][0]) if rows else None

    def hunts(self) -> list[KeptHunt]:
        """Return all hunts, the newest first."""
        best = "(SELECT max(value) FROM finds WHERE hunt = hunts.id)"
        rows = self._rows(f"SELECT id, objective, settings, seed, seconds, {best} FROM hunts ORDER BY id DESC")
        return [KeptHunt(*row) for row in rows]

    def open_hunt(self, objective: str, settings: str, seed: int) -> int:
        """Return the id of a hunt; add the hunt if the archive does not have it."""
        with self._transaction() as database:
            key = (objective, settings, seed)
            database.execute(
                "INSERT INTO hunts (objective, settings, seed, seconds) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING", key
            )
            where = "objective = ? AND settings = ? AND seed = ?"
            return int(database.execute(f"SELECT id FROM hunts WHERE {where}", key).fetchone()[0])

    def seconds(self, hunt: int) -> float:
        """Return the running time of a hunt in seconds, summed over all its starts."""
        return float(self._rows("SELECT seconds FROM hunts WHERE id = ?", (hunt,))[0][0])

    def children(self, hunt: int) -> int:
        """Return the number of puzzles that a hunt has made so far."""
        return int(self._rows("SELECT coalesce(sum(children), 0) FROM islands WHERE hunt = ?", (hunt,))[0][0])

    def islands(self, hunt: int) -> dict[int, bool]:
        """Return the islands of a hunt: by number, whether the island is over."""
        rows = self._rows("SELECT number, is_over FROM islands WHERE hunt = ? ORDER BY number", (hunt,))
        return {int(number): bool(is_over) for number, is_over in rows}

    def state(self, hunt: int, island: int) -> IslandState | None:
        """Return the state of an island, or None if it has not begun or is damaged or of another version."""
        rows = self._rows("SELECT state FROM islands WHERE hunt = ? AND number = ?", (hunt, island))
        try:
            return IslandState.of(json.loads(rows[0][0])) if rows else None
        except (KeyError, TypeError, ValueError):
            return None

    def commit(self, hunt: int, state: IslandState, finds: Sequence[Find], seconds: float) -> list[KeptFind]:
        """Keep the state of an island and its finds; return the finds that the hunt did not have yet.

        `seconds` is the running time of the hunt so far.
        """
        new = []
        with self._transaction() as database:
            database.execute("UPDATE hunts SET seconds = max(seconds, ?) WHERE id = ?", (seconds, hunt))
            database.execute(
                "INSERT OR REPLACE INTO islands VALUES (?, ?, ?, ?, ?)",
                (hunt, state.number, state.is_over, state.children, json.dumps(state.as_json_object())),
            )
            for find in finds:
                row = (find.puzzle, find.value, find.er, find.ep, find.ed, find.island, find.work)
                cursor = database.execute(
                    f"INSERT INTO finds (hunt, {_FIND}) VALUES (?,?,?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING",
                    (hunt, *row, " ".join(find.parents), seconds),
                )
                if cursor.rowcount:
                    new.append(KeptFind(find, seconds))
        return new

    def finds(self, hunt: int, limit: int = -1) -> list[KeptFind]:
        """Return the finds of a hunt, the best first, and of equal ones the earliest."""
        rows = self._rows(f"SELECT {_FIND} FROM finds WHERE hunt = ? ORDER BY value DESC, id LIMIT ?", (hunt, limit))
        return [
            KeptFind(Find(puzzle, value, er, ep, ed, island, work, tuple(parents.split())), seconds)
            for puzzle, value, er, ep, ed, island, work, parents, seconds in rows
        ]
