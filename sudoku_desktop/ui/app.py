"""Starts the application and its window."""

import argparse
import ctypes
import gc
import os
import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sudoku_desktop import __version__
from sudoku_desktop.assets import resource
from sudoku_desktop.kernel_cache import delete_private_root
from sudoku_desktop.languages import install_translation
from sudoku_desktop.printing.typeface import own_family
from sudoku_desktop.qt_libraries import no_window_message
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from sudoku_desktop.ui.worker import Worker

LOCK_SECONDS = 0.0001
"""Interval, in seconds, at which Python threads hand over the GIL.

The GUI thread takes the GIL some twenty times for an event, and hundreds of times for a new layout. Beside one busy
thread a zoom step took 160 ms with an interval of 0.001 s and takes 75 ms with this one.
"""
COLLECT_EVERY_MS = 2000
"""Interval between garbage collections, in milliseconds.

A collection takes about 10 ms, and returning free memory to the system 0.4 to 3 ms.
"""
PATIENCE_SECONDS = 1.0
"""Timeout, in seconds, for the end of all threads after the window has closed."""
MALLOC_ARENAS = 2
"""Maximum number of heaps of the C library: one for the GUI thread and one for all others.

By default there are eight for each core; every worker thread fills another one, and free memory in a heap cannot be
used by the others.
"""
MALLOC_MAPPED_BYTES = 1024 * 1024
"""Size, in bytes, from which on a block, such as an image, is mapped separately and returned to the system when freed.

By default the threshold rises to 32 MiB, and smaller blocks that outlive a large one keep its memory.
"""
MALLOC_KEPT_BYTES = 4 * 1024 * 1024
"""Free memory, in bytes, at the end of a heap that is kept for later blocks."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
"""Numbers of three parameters in glibc's malloc.h."""


def bound_free_memory() -> None:
    """Limit the free memory that the C library keeps, which grows without bound otherwise; glibc only.

    Call this before the first thread is started.
    """
    mallopt = _of_glibc("mallopt")
    if mallopt is not None:
        mallopt(_M_ARENA_MAX, MALLOC_ARENAS)
        mallopt(_M_MMAP_THRESHOLD, MALLOC_MAPPED_BYTES)
        mallopt(_M_TRIM_THRESHOLD, MALLOC_KEPT_BYTES)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Return a function of the C library, or None if the library lacks it, as musl and other systems do."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform.startswith("linux") else None


def keep_window_responsive(window: MainWindow) -> None:
    """Keep the GIL and the garbage collector from blocking the GUI thread for long."""
    sys.setswitchinterval(LOCK_SECONDS)
    app = QApplication.instance()
    assert app is not None, "a window has its application"
    window.parts.plot_page.loaded.connect(lambda: collect_garbage_in_gui_thread(app))


def collect_garbage_in_gui_thread(app: QObject) -> None:
    """Collect garbage by a timer only, leaving out the objects that exist now, and return free memory to the system.

    By itself Python collects in whichever thread creates objects. There it would delete Qt's objects, whose timers and
    windows belong to the GUI thread: the process crashes.
    """
    gc.disable()
    gc.freeze()
    timer = QTimer(app, interval=COLLECT_EVERY_MS)
    trim = _of_glibc("malloc_trim")

    def clean_up() -> None:
        gc.collect()
        if trim is not None:
            trim(0)

    timer.timeout.connect(clean_up)
    timer.start()


def has_display() -> bool:
    """Return whether a window can be shown; on Linux Qt would abort without a display."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Show the window until it is closed, and return the exit status."""
    options = _parser().parse_args(arguments)
    if not has_display():
        print(
            "sudoku-desktop: there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty). "
            "Without one, use: sudoku-cli solve PUZZLE",
            file=sys.stderr,
        )
        return 1
    reason = no_window_message(os.environ)
    if reason is not None:
        print(f"sudoku-desktop: {reason}", file=sys.stderr)
        return 1
    bound_free_memory()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Sudoku Desktop")
    app.setOrganizationName("sudoku-desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.sudoku_desktop.SudokuDesktop")
    app.setWindowIcon(QIcon(str(resource("icons", "sudoku-desktop.svg"))))
    # register the font first: after a later registration Qt scans all fonts again, which costs memory
    font = app.font()
    font.setFamily(own_family())
    app.setFont(font)
    install_translation(app, Settings().language)
    window = MainWindow()
    if options.file is not None:
        window.open_named(options.file)
    else:
        window.first_painted.connect(window.starting.begin)
    if options.quit_after_first_paint:
        window.first_painted.connect(lambda: QTimer.singleShot(0, window, window.close))
    window.closed.connect(app.exit)  # exit even while a file dialog is open, which would keep Qt's event loop running
    keep_window_responsive(window)
    window.show()
    window.activateWindow()  # without a window manager that activates windows, shortcuts would not work
    return _leave(window, app.exec())


def _leave(window: MainWindow, status: int) -> int:
    """End all threads, delete all windows and return the exit status.

    A thread that does not end in time (still importing, for example) must not keep the process alive: the process then
    exits at once. No file suffers, because each is written to a temporary file and renamed.
    """
    has_ended = [window.parts.controller.close(PATIENCE_SECONDS), Worker.close_all(PATIENCE_SECONDS)]
    if all(has_ended):
        delete_windows()
        return status
    sys.stdout.flush()
    delete_private_root()
    os._exit(status)


def delete_windows() -> None:
    """Delete the closed main windows with everything they own while Python and the application still exist.

    Otherwise Qt deletes them when the interpreter shuts down, and calls event handlers of Python classes that are gone:
    the `changeEvent` of a plot, for example, after the font has changed.
    """
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sudoku-desktop", description="Sudoku, solved by evolution you can watch.")
    parser.add_argument("file", nargs="?", help="a file with puzzles to open, or a puzzle as a link (SUDOKU:…)")
    parser.add_argument("--version", action="version", version=f"Sudoku Desktop {__version__}")
    parser.add_argument("--quit-after-first-paint", action="store_true", help="show the window once and close it")
    return parser
