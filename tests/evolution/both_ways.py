"""Call a function both with and without the JIT, one of them in a separate process."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from sudoku_desktop import jit

ROOT = Path(__file__).parents[2]


def with_and_without_jit(function: Callable[[], list[object]]) -> tuple[list[object], list[object]]:
    """Return a module function's results with and without the JIT, as lists and numbers."""
    program = (
        "import json; from sudoku_desktop import jit; "
        f"from {function.__module__} import {function.__name__} as function; "
        "print(json.dumps([jit.IS_OFF, *function()]))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "0" if jit.IS_OFF else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    is_off, *there = json.loads(done.stdout)
    assert is_off is not jit.IS_OFF
    return function(), there
