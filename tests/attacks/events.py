"""Random events in the real window: keys, clicks, wheels, menu rows, pasted and dropped texts, files and pictures, new
sizes.

    python -m tests.attacks.events 100000 --seed 1

No exception and no complaint of Qt may come of them, and after every thousand the document must be one that can be
saved and read again. No event may keep the interface's thread longer than a tenth of a second: computing, disks and
locks count, and only the time is taken off in which that thread could have run but others had the processor, be they
other programs or other guests of the machine that a virtual one lives on; Linux tells both, and both are nothing on a
quiet machine. Of what took long it is told, too, how long our other threads waited for a processor, for one of them may
have held Python's lock meanwhile, and how many pages had to be read from a disk again. Which event goes where follows
from the seed as far as the threads beside the interface allow.

The resident memory is printed after every thousand events. Of SAMPLES thousands or more, it may grow by MAX_GROWTH at
most after the first fifth of them. Ends with 1 where there were faults or memory grew, with 3 where there was neither
but something took too long.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import random
import resource
import statistics
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QPointF,
    QSettings,
    Qt,
    QTimer,
    QtMsgType,
    QUrl,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QDesktopServices, QDropEvent, QGuiApplication, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import suffixes
from sudoku_desktop.ui.app import bound_free_memory, keep_window_responsive
from sudoku_desktop.ui.board import with_state
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from sudoku_desktop.ui.worker import Worker
from tests.attacks.documents import damaged, sound, use
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6, SEVERAL
from tests.ui.importing.conftest import painted_page

PATIENCE = 300
LONGEST = 0.1
"""Seconds that one event may keep the interface's thread."""
TOO_LONG = 3
THREADS = Path("/proc/self/task")
PROCESSORS = Path("/proc/stat")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGES = Path("/proc/self/statm")
MAX_GROWTH = 0.1
"""Largest share by which the resident memory may grow after the first fifth of the events."""
SAMPLES = 20
"""Minimum number of samples of the memory, one every thousand events, to judge by."""
SAMPLED = 0.8
"""The part of the longest time after which it is noted what all threads do."""
STEPS_IN_A_DIALOG = 25
DEEPEST = 2
DOCUMENTS = 40
OF_THE_PLATFORM = "This plugin does not support"

KEYS = [
    *(getattr(Qt.Key, f"Key_{digit}") for digit in range(10)),
    *(getattr(Qt.Key, f"Key_F{number}") for number in range(1, 13)),
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ACEGHKNPRSVXYZ"),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab] * 3,
    *[Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Backspace, Qt.Key.Key_Delete] * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    *(Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_Menu, Qt.Key.Key_Insert),
]  # fmt: skip
MODIFIERS = [
    *[Qt.KeyboardModifier.NoModifier] * 6,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier,
]
BUTTONS = [Qt.MouseButton.LeftButton] * 5 + [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
TEXTS = [
    *(grid.to_text() for grid in (MK_FIG_1, MK_FIG_6, SEVERAL, ESCARGOT)),
    "", "." * 81, "." * 16, "5", "-1", "9" * 400, "1e999", "<b>&x</b>", "\0", "\u202e", "\ud83d", "a" * 5000, "0" * 80,
]  # fmt: skip


class Cost(NamedTuple):
    """Seconds of a clock, of computing in this thread, of its waiting for a processor, of our other threads' waiting
    for one, of collecting garbage in whichever thread; how many pages of memory this thread had to wait for until a
    disk gave them; and the seconds that each processor was taken from this virtual machine.
    """

    wall: float = 0.0
    computing: float = 0.0
    kept: float = 0.0
    others_kept: float = 0.0
    collecting: float = 0.0
    pages: float = 0
    taken: np.ndarray[Any, np.dtype[np.float64]] | float = 0.0

    def __sub__(self, other: Cost) -> Cost:
        return Cost(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))

    def __add__(self, other: tuple[float, ...]) -> Cost:  # type: ignore[override]
        return Cost(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def seconds(self) -> float:
        """Time in seconds without the time taken by other processes and virtual machines."""
        return self.wall - self.kept - self.stolen

    @property
    def stolen(self) -> float:
        """Time taken by other virtual machines, as far as nothing else explains it; at most that of one processor."""
        unexplained = max(0.0, self.wall - self.kept - self.computing)
        return min(unexplained, float(np.max(self.taken)))

    def __str__(self) -> str:
        times = (1000 * each for each in (self.seconds, *self[:3], self.stolen, self.others_kept, self.collecting))
        words = "{:.0f} ms ({:.0f} by the clock, {:.0f} computing, {:.0f} kept waiting, {:.0f} stolen, "
        words += "our other threads {:.0f}, {:.0f} garbage, "
        return words.format(*times) + f"{self.pages:.0f} pages from a disk)"


class Measuring:
    """Cost of reading the clocks in this thread, which is subtracted from the costs measured."""

    taken = Cost()


def cost_so_far() -> Cost:
    """Return the cost of this thread so far, with the time that all threads waited for a processor."""
    own = THREADS / str(threading.get_native_id())
    kept, wall, computing = waited(own), time.perf_counter(), time.thread_time()
    others_kept = sum(waited(each) for each in THREADS.iterdir() if each != own) if THREADS.exists() else 0.0
    pages = resource.getrusage(resource.RUSAGE_THREAD).ru_majflt
    cost = Cost(wall, computing, kept, others_kept, Collecting.seconds, pages, taken_from_us()) - Measuring.taken
    kept = waited(own) - kept
    Measuring.taken += Cost(time.perf_counter() - wall, time.thread_time() - computing, kept)
    return cost


def waited(thread: Path) -> float:
    """Return the seconds in which a thread was ready but had no processor; 0 where the system does not report this."""
    with suppress(OSError):  # it may have ended meanwhile
        return int((thread / "schedstat").read_text().split()[1]) / 1e9
    return 0.0


def taken_from_us() -> np.ndarray[Any, np.dtype[np.float64]] | float:
    """Return the time that other virtual machines took from each processor, in seconds; 0 where it is unknown."""
    with suppress(OSError):
        lines = [line.split() for line in PROCESSORS.read_text().splitlines() if line.startswith("cpu")]
        return np.array([int(line[8]) / TICKS for line in lines[1:]])
    return 0.0


def resident_memory() -> float:
    """Return the resident memory of this process in MiB; 0 where the system does not tell."""
    with suppress(OSError):
        return int(PAGES.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024**2
    return 0.0


def growth(memory: Sequence[float]) -> float:
    """Return by which share the median of the last fifth exceeds that of the second; 0 for fewer than SAMPLES."""
    fifth = len(memory) // 5
    before = statistics.median(memory[fifth : 2 * fifth]) if len(memory) >= SAMPLES else 0.0
    return statistics.median(memory[-fifth:]) / before - 1 if before else 0.0


class Collecting:
    """Time that Python's garbage collector has worked, while all threads wait."""

    seconds = began = 0.0

    @classmethod
    def hear(cls, phase: str, _told: object) -> None:
        now = time.perf_counter()
        if phase == "stop":
            cls.seconds += now - cls.began
        cls.began = now


class Browser(QObject):
    """Stand-in for the browser, which would open links and reports."""

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        pass


class Watch:
    """Gathers what should never be: exceptions, warnings of Qt, and work that keeps the interface too long."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self.faults: list[str] = []
        self.slow: list[tuple[Cost, str, str]] = []
        """Steps that took long by the clock: cost, what was done, and where."""
        self._before = self._within = Cost()
        self.doing = ""
        self.number = 0
        self.memory: list[float] = []
        """Resident memory in MiB, every thousand events."""
        self._began: float | None = None
        self._stack = ""

    def begin(self) -> None:
        """Listen, to this thread and the others."""
        gc.callbacks.append(Collecting.hear)
        sys.excepthook = self._exception
        sys.unraisablehook = lambda found: self._exception(found.exc_type, found.exc_value, found.exc_traceback)
        threading.excepthook = lambda found: self._exception(found.exc_type, found.exc_value, found.exc_traceback)
        qInstallMessageHandler(self._message)

    def sample(self) -> None:
        """For ever, in a thread: note what the threads of Python do where something takes long.

        It holds no frame, for painters end when the frame does that began them.
        """
        sampled = SAMPLED * self.longest
        with tempfile.TemporaryFile("w+") as file:
            while True:
                time.sleep(sampled / 4)
                began = self._began
                if began is None or time.perf_counter() - began < sampled or self._stack:
                    continue
                file.seek(0)
                file.truncate()
                faulthandler.dump_traceback(file)
                file.seek(0)
                *others, own = file.read().split("\n\n")
                if self._began == began:
                    at_work = [each for each in others if " in wait\n" not in each]
                    self._stack = "\n".join("\n".join(each.splitlines()[:9]) for each in (own, *at_work))

    def leave_out(self, act: Callable[[], Any]) -> Any:
        """Do something that is no part of what is timed."""
        before = cost_so_far()
        value = act()
        self._within += cost_so_far() - before
        return value

    def time(self, doing: str, act: Callable[[], object]) -> str:
        """Do something, and remember how long it took if that was long, without what was timed within it; returns
        what has been done, as far as the act has told.
        """
        outer, self.doing = self.doing, doing
        outer_before, outer_within = self._before, self._within
        self._before, self._within = cost_so_far(), Cost()
        outer_began, self._began, self._stack = self._began, time.perf_counter(), ""
        act()
        self._began = None
        cost = cost_so_far() - self._before
        self._judge(cost - self._within)
        self._before, self._within = outer_before, outer_within + cost
        doing, self.doing = self.doing, outer
        self._began = None if outer_began is None else time.perf_counter()
        return doing

    def turn(self) -> None:
        """Start a new measurement, because Qt runs an event loop within the event."""
        if self._began is not None:
            until_now = cost_so_far() - self._before
            self._judge(until_now - self._within)
            self._within = until_now
            self._began, self._stack = time.perf_counter(), ""

    def _judge(self, cost: Cost) -> None:
        if cost.wall > self.longest:
            self.slow.append((cost, f"{self.number}: {self.doing}", self._stack))

    def _exception(self, kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
        self._fault("".join(traceback.format_exception(kind, error, where)))

    def _message(self, kind: QtMsgType, context: object, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and OF_THE_PLATFORM not in text:
            self._fault(f"Qt: {text}\n{''.join(traceback.format_stack()[-5:-1])}")

    def _fault(self, text: str) -> None:
        self.faults.append(f"event {self.number} ({self.doing}): {text}")
        print(self.faults[-1], file=sys.stderr, flush=True)


class Monkey:
    """Sends random events, and answers every question at random."""

    def __init__(self, folder: Path, seed: int, watch: Watch) -> None:
        self.chance = random.Random(seed)
        self.folder = folder
        self.watch = watch
        self.depth = 0
        self.held: QWidget | None = None
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(Settings(store), folder / "data" / "autosave.sudoku")
        self.window.parts.actions.quit.setEnabled(False)  # it must not be left
        for number in range(DOCUMENTS):
            suffix = self.chance.choice(suffixes())
            data = sound(self.chance, suffix)
            (folder / f"{number}{suffix}").write_bytes(data if number % 2 else damaged(data, suffix, self.chance))
        self.pictures = [painted_page(), painted_page(ESCARGOT), painted_page(Grid.blank())]
        for number, picture in enumerate(self.pictures):
            file = folder / f"picture{number}.png"
            picture.save(str(file))
            (folder / f"torn{number}.png").write_bytes(file.read_bytes()[: self.chance.randrange(9000)])
        self._answer_questions()
        self.acts: list[tuple[int, Callable[[], None]]] = [
            (40, self.press_key), (30, self.click), (6, self.drag), (6, self.turn_wheel), (8, self.choose_in_menu),
            (2, self.paste), (2, self.drop), (2, self.resize), (1, self.close_a_window), (3, self.wait),
        ]  # fmt: skip
        self._closer = QTimer(interval=300)
        self._closer.timeout.connect(self._close_popup)
        self._closer.start()
        self._turner = QTimer(interval=5, timerType=Qt.TimerType.PreciseTimer)
        self._turner.timeout.connect(self._turn)
        self._turner.start()

    def _answer_questions(self) -> None:
        def dialog(shown: QDialog) -> int:
            return self.play_in(shown)

        def box(shown: QMessageBox) -> int:
            buttons = [shown.standardButton(each) for each in shown.buttons()]
            return self.chance.choice(buttons or [QMessageBox.StandardButton.Ok]).value

        def name(*_: object) -> tuple[str, str]:
            names = ["", *(str(each) for each in self._files() if each.is_file())]
            fresh = str(
                self.folder / f"new{self.chance.randrange(9)}{self.chance.choice([*suffixes(), '.csv', '.pdf'])}"
            )
            return self.chance.choice([*names, fresh]), ""

        def number(parent: QWidget, title: str, text: str, value: int, low: int, high: int) -> object:
            return self.chance.randint(low, min(high, low + 3)), self.chance.random() < 0.5

        QDialog.exec = dialog  # type: ignore[method-assign, assignment]
        QMessageBox.exec = box  # type: ignore[method-assign, assignment]
        QPrintDialog.exec = lambda shown: 0  # type: ignore[method-assign, assignment]
        QMenu.exec = lambda shown, *at: shown.popup(at[0] if at else QPoint())  # type: ignore[method-assign, assignment]
        QFileDialog.getOpenFileName = name  # type: ignore[method-assign, assignment]
        QFileDialog.getSaveFileName = name  # type: ignore[method-assign, assignment]
        QInputDialog.getInt = number  # type: ignore[method-assign, assignment]
        file_writer().finish = self.wait_for_files  # type: ignore[method-assign]
        self.browser = Browser()
        for scheme in ("http", "https", "file"):
            QDesktopServices.setUrlHandler(scheme, self.browser, "open")

    def _files(self) -> list[Path]:
        """In the folder, which the disk may take a second to tell."""
        files: list[Path] = self.watch.leave_out(lambda: list(self.folder.iterdir()))
        return files

    def play_in(self, dialog: QDialog) -> int:
        """Send events to a modal dialog and return its result; at most DEEPEST dialogs are nested."""
        if self.depth >= DEEPEST:
            return 0
        self.depth += 1
        dialog.setModal(True)
        dialog.show()
        for _ in range(STEPS_IN_A_DIALOG):
            if not dialog.isVisible():
                break
            self.step()
        dialog.reject()
        self.depth -= 1
        return dialog.result()

    def wait_for_files(self) -> None:
        """Process events while a file is being written, for which Qt would run an event loop."""
        while file_writer().is_busy:
            self.watch.time("waiting for a file", self.settle)
            self.watch.time("waiting for a file", lambda: time.sleep(0.001))

    def step(self) -> None:
        """One event, and what comes of it."""
        weights, acts = zip(*self.acts, strict=True)
        (act,) = self.chance.choices(acts, weights)
        done = self.watch.time(act.__name__, act)
        self.watch.time(f"after {done}", self.settle)

    def settle(self) -> None:
        """Process the consequences of an event, deferred deletions included, as there is no event loop."""
        QApplication.processEvents()
        if self.depth == 0:
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def target(self) -> QWidget:
        """Return the receiver of the next event: an open popup or dialog, or else mostly the main window."""
        waiting = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if waiting is not None:
            return waiting
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not self.window]
        return self.chance.choice(others) if others and self.chance.random() < 0.3 else self.window

    def part(self) -> QWidget:
        """Something that is seen in it."""
        target = self.held = self.target()  # a popup is Qt's own: Python forgets its parts when it forgets the popup
        parts = self.watch.leave_out(lambda: [*filter(self._is_seen, target.findChildren(QWidget)), target])
        part: QWidget = self.chance.choice(parts)
        self.watch.doing += f" on {type(part).__name__} {part.accessibleName()!r}"
        return part

    def _is_seen(self, part: QWidget) -> bool:
        return part.isVisible() and part.window() is self.held

    def place(self, widget: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))

    def press_key(self) -> None:
        target = self.target()
        focus = target.focusWidget() if QApplication.activePopupWidget() is None else None
        if self.chance.random() < 0.1:
            target.activateWindow()
        key, modifiers = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        self.watch.doing = f"{modifiers.name} {key.name} on {type(focus or target).__name__}"
        QTest.keyClick(focus or target, key, modifiers)

    def click(self) -> None:
        part = self.part()
        how = QTest.mouseDClick if self.chance.random() < 0.1 else QTest.mouseClick
        how(part, self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.place(part))

    def drag(self) -> None:
        part, left = self.part(), Qt.MouseButton.LeftButton
        QTest.mousePress(part, left, Qt.KeyboardModifier.NoModifier, self.place(part))
        QTest.mouseMove(part, self.place(part))
        QTest.mouseRelease(part, left, Qt.KeyboardModifier.NoModifier, self.place(part))

    def turn_wheel(self) -> None:
        part = self.part()
        at = QPointF(self.place(part))
        turned = QPoint(0, self.chance.choice((-360, -120, -15, 15, 120, 360)))
        QApplication.sendEvent(
            part,
            QWheelEvent(
                at, QPointF(part.mapToGlobal(at)), QPoint(), turned, Qt.MouseButton.NoButton,
                self.chance.choice(MODIFIERS), Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip

    def choose_in_menu(self) -> None:
        rows = self.watch.leave_out(self._rows)
        if QApplication.activeModalWidget() is None:
            row = self.chance.choice(rows)
            self.watch.doing = f"menu {row.text()}"
            row.trigger()

    def _rows(self) -> list[QAction]:
        """Return the actions that can be chosen in menus."""
        return [
            each
            for each in self.window.findChildren(QAction)
            if each.isEnabled() and any(isinstance(other, QMenu) for other in each.associatedObjects())
        ]

    def paste(self) -> None:
        if self.chance.random() < 0.8:
            QGuiApplication.clipboard().setText(self.chance.choice(TEXTS))
        else:
            QGuiApplication.clipboard().setImage(self.chance.choice(self.pictures))
        target = self.target()
        QTest.keyClick(target.focusWidget() or target, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    def drop(self) -> None:
        data = QMimeData()
        if self.chance.random() < 0.5:
            data.setText(self.chance.choice(TEXTS))
        else:
            data.setUrls([QUrl.fromLocalFile(str(self.chance.choice(self._files())))])
        action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        at = QPointF(self.place(self.window))
        if not self.window.parts.controller.is_active and QApplication.activeModalWidget() is None:
            QApplication.sendEvent(
                self.window, QDropEvent(at, action, data, button, Qt.KeyboardModifier.NoModifier, QEvent.Type.Drop)
            )

    def resize(self) -> None:
        target = self.target()
        if target.isWindow() and QApplication.activePopupWidget() is None:
            target.resize(self.chance.randint(1, 1700), self.chance.randint(1, 1100))

    def close_a_window(self) -> None:
        target = self.target()
        if target is not self.window:
            target.close()

    def wait(self) -> None:
        time.sleep(self.chance.random() / 100)

    def _close_popup(self) -> None:
        """Close the menu of a button, in which Qt would wait."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def _turn(self) -> None:
        if QApplication.activePopupWidget() is not None:
            self.watch.turn()

    def rest(self) -> None:
        """End the timers."""
        self._closer.stop()
        self._turner.stop()

    def look(self) -> None:
        """An AssertionError says what is wrong with the document."""
        parts = self.window.parts
        puzzle = with_state(parts.files.puzzle_on_board(), parts.editor.state)
        assert puzzle.givens == parts.editor.state.givens
        use(puzzle)


def attack(count: int, seed: int, longest: float = LONGEST, *, sample: bool = False) -> Watch:
    """Send `count` random events; raises AssertionError if the document becomes invalid."""
    bound_free_memory()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setQuitOnLastWindowClosed(False)
    watch = Watch(longest)
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), seed, watch)
        window = monkey.window
        keep_window_responsive(window)
        window.show()
        deadline = time.monotonic() + PATIENCE
        while not (window.parts.loader.is_ready and window.parts.plot_page.content is not None):
            assert time.monotonic() < deadline, "the program never became ready"
            app.processEvents()
        watch.begin()
        if sample:
            threading.Thread(target=watch.sample, daemon=True).start()
        for watch.number in range(1, count + 1):
            monkey.step()
            if watch.number % 1000 == 0 or watch.number == count:
                monkey.look()
                watch.memory.append(resident_memory())
                if count > 5_000:
                    told = f"{watch.number:,} events, {len(watch.faults)} faults, {len(watch.slow)} slow"
                    print(f"{told}, {len(app.allWidgets())} widgets, {watch.memory[-1]:.0f} MiB", flush=True)
        qInstallMessageHandler(None)
        monkey.rest()
        for each in app.topLevelWidgets():
            if each is not monkey.window:
                each.close()
        monkey.window.parts.editor.set_clean()
        monkey.window.close()
        file_writer().finish()
        Worker.close_all(10)
    return watch


def main() -> int:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds above which an event is slow")
    parser.add_argument("--stacks", action="store_true", help="where slow events were")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start = time.perf_counter()
    watch = attack(options.count, options.seed, options.longest, sample=options.stacks)
    print(f"{options.count:,} events in {time.perf_counter() - start:.0f} s: {len(watch.faults)} faults,")
    for cost, doing, stack in sorted(watch.slow, key=lambda each: each[0].seconds, reverse=True):
        print(f"{cost}, event {doing}\n{stack}")
    own = sum(cost.seconds > watch.longest for cost, _, _ in watch.slow)
    computed = sum(cost.computing > watch.longest for cost, _, _ in watch.slow)
    counts = f"{len(watch.slow)} by the clock, {own} without what others kept, {computed} by computing"
    print(f"over {1000 * watch.longest:.0f} ms: {counts}")
    grown = growth(watch.memory)
    print(f"resident memory at the end: {watch.memory[-1]:.0f} MiB; after the first fifth it grew by {grown:.0%}")
    sys.stdout.flush()
    os._exit(1 if watch.faults or grown > MAX_GROWTH else TOO_LONG if own else 0)


if __name__ == "__main__":
    sys.exit(main())
