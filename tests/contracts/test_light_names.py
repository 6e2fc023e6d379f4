"""The public names of layers that compile can be used without loading the compiler."""

import subprocess
import sys

import pytest

from sudoku_desktop import evolution, exact, logic

LIGHT = {
    "exact": ("NODE_LIMITS", "Reason", "SEVERAL", "UNDECIDED", "UndecidedError", "Verdict", "visible_reason"),
    "logic": (
        "Candidate", "Deduction", "Explanation", "HIGHEST_RATINGS", "Level", "Link", "Rating", "Technique", "level_of",
    ),
}  # fmt: skip


@pytest.mark.parametrize("layer", LIGHT)
def test_that_a_layer_names_its_results_without_the_compiler(layer: str) -> None:
    code = (
        f"import sys; from sudoku_desktop.{layer} import {', '.join(LIGHT[layer])}\n"
        "assert not {'numba', 'llvmlite', 'PySide6'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("layer", [evolution, exact, logic], ids=lambda layer: layer.__name__)
def test_that_every_exported_name_is_there_and_no_other(layer: object) -> None:
    for name in layer.__all__:  # type: ignore[attr-defined]
        assert getattr(layer, name) is not None
    assert not hasattr(layer, "prov")


def test_that_the_services_and_what_the_window_shows_first_load_no_compiler() -> None:
    code = (
        "import sys, importlib\n"
        "for name in ('assessment', 'collection_rating', 'generation', 'guesses', 'rating'):\n"
        "    importlib.import_module(f'sudoku_desktop.services.{name}')\n"
        "for name in ('archive', 'execution', 'statistics', 'workers'):\n"
        "    importlib.import_module(f'sudoku_desktop.trials.{name}')\n"
        "assert 'PySide6' not in sys.modules\n"
        "import sudoku_desktop.ui.window.main_window\n"
        "assert not {'numba', 'llvmlite', 'pyqtgraph'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_that_threads_that_load_a_layer_at_the_same_time_all_get_it() -> None:
    code = (
        "import threading\n"
        "from sudoku_desktop import exact, logic\n"
        "got = []\n"
        "threads = [threading.Thread(target=lambda: got.append((exact.prove, logic.Search))) for _ in range(8)]\n"
        "for thread in threads: thread.start()\n"
        "for thread in threads: thread.join()\n"
        "assert got == [(exact.prove, logic.Search)] * 8"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


def test_that_the_main_thread_does_not_wait_for_a_thread_that_imports() -> None:
    code = (
        "import threading\n"
        "from sudoku_desktop import exact\n"
        "from sudoku_desktop.lazy import import_lock\n"
        "inside, over = threading.Event(), threading.Event()\n"
        "def import_slowly():\n"
        "    with import_lock():\n"
        "        inside.set()\n"
        "        over.wait()\n"
        "thread = threading.Thread(target=import_slowly)\n"
        "thread.start()\n"
        "inside.wait()\n"
        "assert exact.prove\n"
        "over.set()\n"
        "thread.join()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
