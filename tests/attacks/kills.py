"""Programs that are killed while somebody edits and saves: the next start has everything but the last moment.

    python -m tests.attacks.kills 200 --seed 1

A child edits a board as fast as it can, with an autosave after every few milliseconds, and saves a file again and
again. It tells what it does in a journal, until it is killed. Then the file must be whole, as it was saved last or was
about to be; the next program must be offered what the autosave has held since, and nothing else may be left in the
folders.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps, read_puzzles
from sudoku_desktop.ui.board import BoardEditor, BoardState, state_of
from sudoku_desktop.ui.window import autosave as autosaving
from sudoku_desktop.ui.window.autosave import Autosave
from sudoku_desktop.ui.window.files import PuzzleFiles
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1

LONGEST_LIFE = 0.25
"""Maximum time, in seconds, from the child's first edit until it is killed."""
AUTOSAVE_MS = 3
EDITS_BETWEEN_SAVES = 9
PATIENCE = 60


def words(state: BoardState) -> str:
    """Return a state as text, for the journal."""
    return f"{state.givens.to_text()}{state.entries.to_text()}{','.join(map(str, state.notes))}"


class Desk:
    """A board with its file and its autosave, as in a window."""

    def __init__(self, folder: Path) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        self.application = QApplication([])
        self.window = QWidget()
        self.editor = BoardEditor(self.window)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.files = PuzzleFiles(self.editor, Settings(store), lambda _: (), self.window)
        autosaving.DELAY_MS = AUTOSAVE_MS
        path = folder / "data" / "autosave.sudoku"
        self.autosave = Autosave(self.editor, self.files.puzzle_on_board, path, self.window)

    def open(self, path: Path) -> None:
        """Open a file, and wait until it is open."""
        self.files.open(path)
        deadline = time.monotonic() + PATIENCE
        while self.files.is_opening and time.monotonic() < deadline:
            self.application.processEvents()


class Victim:
    """Edits until it is killed. In the journal: E after an edit, S before a saving, D after it, A after an autosave."""

    def __init__(self, folder: Path, suffix: str, seed: int, journal: int) -> None:
        self.desk = Desk(folder)
        self.journal = journal
        self.chance = random.Random(seed)
        self.edits = 0
        self.saving = ""
        self.desk.files.changed.connect(self._saved)
        self.desk.open(folder / "documents" / f"mine{suffix}")
        self.written = ""
        autosave = self.desk.autosave
        autosave.ended.connect(self._autosaved)
        begin = autosave.begin

        def begin_and_remember(work: object) -> None:
            self.written = words(self.desk.editor.state)
            begin(work)  # type: ignore[arg-type]

        autosave.begin = begin_and_remember  # type: ignore[method-assign]
        self.timer = QTimer(self.desk.window)
        self.timer.timeout.connect(self._edit)

    def run(self) -> None:
        """Edit forever."""
        self._tell("E", words(self.desk.editor.state))
        self.timer.start(0)
        self.desk.application.exec()

    def _tell(self, what: str, state: str) -> None:
        os.write(self.journal, f"{what} {state}\n".encode())

    def _autosaved(self) -> None:
        if self.desk.autosave.path is not None:
            self._tell("A", self.written)

    def _edit(self) -> None:
        editor = self.desk.editor
        cell = self.chance.choice((MK_FIG_1.cells == 0).nonzero()[0].tolist())
        if editor.state.digit(cell) or self.chance.random() < 0.6:
            editor.set_digit(cell, self.chance.randint(1, 9))
        else:
            editor.toggle_note(cell, self.chance.randint(1, 9))
        self._tell("E", words(editor.state))
        self.edits += 1
        if self.edits % EDITS_BETWEEN_SAVES == 0 and not self.saving:
            self.saving = words(editor.state)
            self._tell("S", self.saving)
            self.desk.files.save()

    def _saved(self) -> None:
        if self.saving:
            self._tell("D", self.saving)
            self.saving = ""


def restorer(folder: Path, answer: int, path: Path) -> None:
    """Act as the next program: restore the offered puzzle, report it, save the file, and end normally."""
    desk = Desk(folder)
    offered = list(desk.autosave.crashed())
    if offered:
        desk.autosave.adopt(offered[0])
        desk.files.restore(offered[0].puzzle, offered[0].mode)
    state = words(desk.editor.state) if offered else ""
    os.write(answer, f"{len(offered)} {state}".encode())
    desk.autosave.withdraw()
    desk.open(path)
    desk.files.save()
    desk.files.finish_saving()
    desk.autosave.withdraw()


def forked(work: object, *arguments: object) -> tuple[int, int]:
    """Fork a child that calls a function; return its process id and the file descriptor that it reports to."""
    told, telling = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(told)
            work(*arguments, telling)  # type: ignore[operator]
            status = 0
        finally:
            sys.stdout.flush()
            os._exit(status)
    os.close(telling)
    return child, told


def read_all(told: int) -> str:
    """Read everything that was written to a file descriptor."""
    with open(told, "rb") as file:
        return file.read().decode()


def kill_one(folder: Path, chance: random.Random) -> str:
    """Let a child live for a moment; return where its newest edit was found, or raise an AssertionError."""
    suffix = chance.choice((".sudoku", ".sudoku", ".sdk", ".opensudoku"))
    path = folder / "documents" / f"mine{suffix}"
    path.parent.mkdir(parents=True)
    path.write_text(dumps([Puzzle(MK_FIG_1)], suffix))

    def live(telling: int) -> None:
        Victim(folder, suffix, chance.randrange(2**32), telling).run()

    child, told = forked(live)
    begun = os.read(told, 2)
    assert begun == b"E ", "the child did not begin"
    time.sleep(chance.random() * LONGEST_LIFE)
    os.kill(child, signal.SIGKILL)
    journal = [line for line in ("E " + read_all(told)).split("\n")[:-1] if line]
    os.waitpid(child, 0)
    events = [line.split(" ", 1) for line in journal]
    saved = [at for at, (what, _) in enumerate(events) if what == "D"]
    begun_to_save = [state for what, state in events[saved[-1] if saved else 0 :] if what == "S"]
    may_be = {*begun_to_save, events[saved[-1]][1] if saved else events[0][1]}
    in_file = words(state_of(read_puzzles(path)[0]))
    assert in_file in may_be, "the file holds what was not saved last"

    next_program, answer = forked(lambda telling: restorer(folder, telling, path))
    count, _, restored = read_all(answer).partition(" ")
    assert os.waitpid(next_program, 0)[1] == 0, "the next program did not end well"
    assert int(count or 9) <= 1, f"{count} left-overs"
    kept = [at for at, (what, _) in enumerate(events) if what in "AD"]
    newest = max((at for at, (_, state) in enumerate(events) if state in (restored, in_file)), default=-1)
    # A state is as old as the edit that made it, not as the message that it is kept.
    safe = max((_last_edit(events[: at + 1], events[at][1]) for at in kept), default=0)
    assert newest >= safe, "work that had been kept safe is lost"
    for place in (folder / "data", path.parent):
        left = [each.name for each in place.iterdir() if each != path] if place.exists() else []
        assert left == [], f"left in {place.name}: {left}"
    return "restored" if restored else "in the file"


def _last_edit(events: list[list[str]], state: str) -> int:
    """Return the index of the last edit that led to a state."""
    return max(at for at, (what, told) in enumerate(events) if what == "E" and told == state)


def main() -> None:
    """Kill children repeatedly, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found: Counter[str] = Counter()
    start = time.perf_counter()
    for number in range(options.count):
        with tempfile.TemporaryDirectory() as folder:
            try:
                found[kill_one(Path(folder), random.Random(f"{options.seed}-{number}"))] += 1
            except AssertionError as error:
                raise SystemExit(f"kill {number} of seed {options.seed}: {error}") from error
    where = ", ".join(f"{count} {name}" for name, count in sorted(found.items()))
    print(f"{options.count} kills: nothing was lost ({where}; {time.perf_counter() - start:.0f} s)")


if __name__ == "__main__":
    main()
