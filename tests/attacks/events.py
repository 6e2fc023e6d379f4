"""Send random events to the real window: keys, clicks, wheels, menu actions, pasted and dropped texts, files and
pictures, new sizes.

    python -m tests.attacks.events 100000 --seed 1

No exception and no warning of Qt may occur, and after every thousand events the document must be one that can be saved
and read again. The wall-clock time between two returns to the event loop is measured: none may be longer than LONGEST.
The resident memory, printed after every thousand events, may grow by MAX_GROWTH at most after the first fifth of
SAMPLES thousands or more. Which event goes where follows from the seed as far as the other threads allow.

Exits with 1 if there were faults or memory grew, and with TOO_LONG if there was neither but an event took too long.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import statistics
import sys
import tempfile
import threading
import time
import traceback
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

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
LONGEST = 0.25
"""Longest time, in seconds, between two returns to the event loop."""
TOO_LONG = 3
"""Exit status if an event took longer than LONGEST."""
STATM = Path("/proc/self/statm")
MAX_GROWTH = 0.1
"""Largest share by which the resident memory may grow after the first fifth of the events."""
SAMPLES = 20
"""Minimum number of samples of the memory, one every thousand events, to judge by."""
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


def resident_memory() -> float:
    """Return the resident memory of this process in MiB; 0 where the system does not report it."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024**2 if STATM.exists() else 0.0


def growth(memory: Sequence[float]) -> float:
    """Return by which share the median of the last fifth exceeds that of the second; 0 for fewer than SAMPLES."""
    fifth = len(memory) // 5
    before = statistics.median(memory[fifth : 2 * fifth]) if len(memory) >= SAMPLES else 0.0
    return statistics.median(memory[-fifth:]) / before - 1 if before else 0.0


class Browser(QObject):
    """Stand-in for the browser, which would open links and reports."""

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        pass


class Watch:
    """Collect exceptions, warnings of Qt, and the times between returns to the event loop."""

    def __init__(self, *, dumps_stacks: bool = False) -> None:
        self.faults: list[str] = []
        self.seconds = array("d")
        """Every measured time, in seconds, in little memory."""
        self.slow: list[tuple[float, str]] = []
        """The times longer than LONGEST, with the events that took them."""
        self.memory: list[float] = []
        """Resident memory in MiB, every thousand events."""
        self.number = 0
        self.doing = ""
        self._began = 0.0
        self._dumps_stacks = dumps_stacks

    def begin(self) -> None:
        """Listen to the exceptions of all threads and to Qt's messages."""
        sys.excepthook = self._exception
        sys.unraisablehook = lambda found: self._exception(found.exc_type, found.exc_value, found.exc_traceback)
        threading.excepthook = lambda found: self._exception(found.exc_type, found.exc_value, found.exc_traceback)
        qInstallMessageHandler(self._message)

    def lap(self, doing: str = "") -> None:
        """End the current measurement and start that of `doing`; nothing is measured if it is empty."""
        if self.doing:
            seconds = time.perf_counter() - self._began
            self.seconds.append(seconds)
            if seconds > LONGEST:
                self.slow.append((seconds, f"{self.number}: {self.doing}"))
        self.doing = doing
        if self._dumps_stacks and doing:
            faulthandler.dump_traceback_later(LONGEST)
        else:
            faulthandler.cancel_dump_traceback_later()
        self._began = time.perf_counter()

    def in_order(self) -> str:
        """Return the 99th percentile and the maximum of all times, as text."""
        times = sorted(self.seconds)
        return f"p99 {1000 * times[len(times) * 99 // 100]:.0f} ms, longest {1000 * times[-1]:.0f} ms"

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
        self.receiver = ""
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(Settings(store), folder / "data" / "autosave.sudoku")
        self.window.puzzle_menu.quit.setEnabled(False)  # it must not be left
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

        def several(*_: object) -> tuple[list[str], str]:
            chosen, kind = name()
            return [chosen] if chosen else [], kind

        def number(parent: QWidget, title: str, text: str, value: int, low: int, high: int) -> object:
            return self.chance.randint(low, min(high, low + 3)), self.chance.random() < 0.5

        QDialog.exec = dialog  # type: ignore[method-assign, assignment]
        QMessageBox.exec = box  # type: ignore[method-assign, assignment]
        QPrintDialog.exec = lambda shown: 0  # type: ignore[method-assign, assignment]
        QMenu.exec = lambda shown, *at: shown.popup(at[0] if at else QPoint())  # type: ignore[method-assign, assignment]
        QFileDialog.getOpenFileName = name  # type: ignore[method-assign, assignment]
        QFileDialog.getOpenFileNames = several  # type: ignore[method-assign, assignment]
        QFileDialog.getSaveFileName = name  # type: ignore[method-assign, assignment]
        QInputDialog.getInt = number  # type: ignore[method-assign, assignment]
        file_writer().finish = self.wait_for_files  # type: ignore[method-assign]
        self.browser = Browser()
        for scheme in ("http", "https", "file"):
            QDesktopServices.setUrlHandler(scheme, self.browser, "open")

    def _files(self) -> list[Path]:
        return list(self.folder.iterdir())

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
        outer = self.watch.doing
        while file_writer().is_busy:
            self.settle()
            self.watch.lap()
            time.sleep(0.001)
            self.watch.lap(outer)

    def step(self) -> None:
        """Send one event and process its consequences; choosing the event is not measured."""
        outer = self.watch.doing
        self.watch.lap()
        weights, acts = zip(*self.acts, strict=True)
        (act,) = self.chance.choices(acts, weights)
        act()
        self.watch.lap(f"after {self.watch.doing or act.__name__}")
        self.settle()
        self.watch.lap(outer)

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
        """Return a random visible widget of the target."""
        target = self.held = self.target()  # a popup is Qt's own: Python forgets its parts when it forgets the popup
        part = self.chance.choice([*filter(self._is_seen, target.findChildren(QWidget)), target])
        self.receiver = f"{type(part).__name__} {part.accessibleName()!r}"
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
        self.watch.lap(f"{modifiers.name} {key.name} on {type(focus or target).__name__}")
        QTest.keyClick(focus or target, key, modifiers)

    def click(self) -> None:
        part = self.part()
        how = QTest.mouseDClick if self.chance.random() < 0.1 else QTest.mouseClick
        button, modifiers, place = self.chance.choice(BUTTONS), self.chance.choice(MODIFIERS), self.place(part)
        self.watch.lap(f"click on {self.receiver}")
        how(part, button, modifiers, place)

    def drag(self) -> None:
        part, left = self.part(), Qt.MouseButton.LeftButton
        self.watch.lap(f"drag on {self.receiver}")
        QTest.mousePress(part, left, Qt.KeyboardModifier.NoModifier, self.place(part))
        QTest.mouseMove(part, self.place(part))
        QTest.mouseRelease(part, left, Qt.KeyboardModifier.NoModifier, self.place(part))

    def turn_wheel(self) -> None:
        part = self.part()
        at = QPointF(self.place(part))
        turned = QPoint(0, self.chance.choice((-360, -120, -15, 15, 120, 360)))
        self.watch.lap(f"wheel on {self.receiver}")
        QApplication.sendEvent(
            part,
            QWheelEvent(
                at, QPointF(part.mapToGlobal(at)), QPoint(), turned, Qt.MouseButton.NoButton,
                self.chance.choice(MODIFIERS), Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip

    def choose_in_menu(self) -> None:
        if QApplication.activeModalWidget() is None:
            row = self.chance.choice(self._rows())
            self.watch.lap(f"menu {row.text()}")
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
        self.watch.lap("paste")
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
            self.watch.lap("drop")
            QApplication.sendEvent(
                self.window, QDropEvent(at, action, data, button, Qt.KeyboardModifier.NoModifier, QEvent.Type.Drop)
            )

    def resize(self) -> None:
        target = self.target()
        if target.isWindow() and QApplication.activePopupWidget() is None:
            self.watch.lap(f"resize {type(target).__name__}")
            target.resize(self.chance.randint(1, 1700), self.chance.randint(1, 1100))

    def close_a_window(self) -> None:
        target = self.target()
        if target is not self.window:
            self.watch.lap(f"close {type(target).__name__}")
            target.close()

    def wait(self) -> None:
        time.sleep(self.chance.random() / 100)

    def _close_popup(self) -> None:
        """Close the menu of a button, in which Qt would wait."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def _turn(self) -> None:
        if QApplication.activePopupWidget() is not None:  # Qt runs an event loop for a menu
            self.watch.lap(self.watch.doing)

    def rest(self) -> None:
        """Stop the timers."""
        self._closer.stop()
        self._turner.stop()

    def look(self) -> None:
        """Raise an AssertionError if the document is invalid."""
        parts = self.window.parts
        puzzle = with_state(parts.files.puzzle_on_board(), parts.editor.state)
        assert puzzle.givens == parts.editor.state.givens
        use(puzzle)


def attack(count: int, seed: int, *, dumps_stacks: bool = False) -> Watch:
    """Send `count` random events; raises AssertionError if the document becomes invalid."""
    bound_free_memory()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setQuitOnLastWindowClosed(False)
    watch = Watch(dumps_stacks=dumps_stacks)
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
        for watch.number in range(1, count + 1):
            monkey.step()
            if watch.number % 1000 == 0 or watch.number == count:
                monkey.look()
                watch.memory.append(resident_memory())
                if count > 5_000:
                    counts = f"{watch.number:,} events, {len(watch.faults)} faults, {len(watch.slow)} slow"
                    print(f"{counts}, {len(app.allWidgets())} widgets, {watch.memory[-1]:.0f} MiB", flush=True)
        watch.lap()
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
    """Run the attack and print the result; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stacks", action="store_true", help="print the stacks of all threads during slow events")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start = time.perf_counter()
    watch = attack(options.count, options.seed, dumps_stacks=options.stacks)
    print(f"{options.count:,} events in {time.perf_counter() - start:.0f} s: {len(watch.faults)} faults,")
    for seconds, doing in sorted(watch.slow, reverse=True):
        print(f"{1000 * seconds:.0f} ms: event {doing}")
    print(f"{watch.in_order()}, {len(watch.slow)} over {1000 * LONGEST:.0f} ms")
    grown = growth(watch.memory)
    print(f"resident memory at the end: {watch.memory[-1]:.0f} MiB; after the first fifth it grew by {grown:.0%}")
    sys.stdout.flush()
    os._exit(1 if watch.faults or grown > MAX_GROWTH else TOO_LONG if watch.slow else 0)


if __name__ == "__main__":
    sys.exit(main())
