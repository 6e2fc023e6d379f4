"""Make the README's screenshots from the running program: `make screenshots`.

    python tools/screenshots.py [--folder docs/screenshots] [--scale 1.5]

Each picture is the real window in the middle of a real run with a fixed seed, paused at a fixed generation, so that
the pictures are the same each time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
FOLDER = REPOSITORY / "docs" / "screenshots"
SIZE = (1280, 800)
PUZZLE = "09_mantere_koljonen_2007_fig_7.txt"
SEED = 3
PATIENCE_SECONDS = 120


def wait_until(condition: Callable[[], bool]) -> None:
    """Let the program run until something holds; raises TimeoutError when it never does."""
    import time

    from PySide6.QtCore import QEventLoop, QTimer

    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("the program never came to what the picture should show")
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()


def take(folder: Path) -> None:
    """Show the window, go through its states, and write a PNG of each."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.assets import resource
    from sudoku_desktop.evolution.budget import Budget
    from sudoku_desktop.ui.languages import install_translation
    from sudoku_desktop.ui.run_controller import RunState
    from sudoku_desktop.ui.theme import Scheme
    from sudoku_desktop.ui.window.main_window import MainWindow
    from sudoku_desktop.ui.window.settings import Settings

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    install_translation(app, "en")
    with tempfile.TemporaryDirectory() as own:
        settings = Settings(QSettings(str(Path(own) / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, Path(own) / "autosave.json")
        window.resize(*SIZE)
        ready: list[str] = []
        window.parts.loader.ready.connect(lambda: ready.append("kernels"))
        window.parts.plot_page.loaded.connect(lambda: ready.append("plot"))
        window.show()
        wait_until(lambda: len(ready) == 2)
        parts = window.parts

        def shoot(name: str, scheme: Scheme) -> None:
            window.appearance.set_scheme(scheme)
            wait_until(lambda: not app.hasPendingEvents() if hasattr(app, "hasPendingEvents") else True)
            pause(300)
            picture = window.grab()
            if not picture.save(str(folder / f"{name}-{scheme.value}.png")):
                raise OSError(f"{folder / name} could not be written")

        def pause(milliseconds: int) -> None:
            from PySide6.QtCore import QEventLoop, QTimer

            loop = QEventLoop()
            QTimer.singleShot(milliseconds, loop.quit)
            loop.exec()

        def both(name: str) -> None:
            shoot(name, Scheme.LIGHT)
            shoot(name, Scheme.DARK)

        both("empty")
        window.open_file(resource("puzzles", PUZZLE))
        parts.editor.set_clean()
        parts.parameters.set_draws_new_seeds(False)
        parts.parameters.set_seed(SEED)
        parts.parameters.set_budget(Budget(generations=9_000))
        window.appearance.set_pace("full")
        wait_until(lambda: parts.judge.proved_solution() is not None)
        parts.actions.solve.trigger()
        wait_until(lambda: parts.controller.state is RunState.BUDGET_SPENT)
        pause(800)
        both("out-of-budget")
        parts.actions.go_on.trigger()
        wait_until(lambda: parts.controller.state is not RunState.RUNNING)
        parts.controller.step()
        parts.parameters.set_budget(Budget())
        parts.actions.go_on.trigger()
        pause(1500)
        parts.controller.pause()
        pause(800)
        both("running")
        parts.controller.resume()
        wait_until(lambda: parts.controller.state is RunState.SOLVED)
        pause(800)
        both("solved")
        parts.editor.set_clean()
        window.close()


def main() -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--scale", type=float, default=1.0, help="Qt's scale factor")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    options.folder.mkdir(parents=True, exist_ok=True)
    take(options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
