"""Shared by all tests. No display is needed, and the user's own settings are not changed."""

import gc
import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Before NumPy is loaded: the tests run side by side, and the threads of its BLAS would only compete with them.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from sudoku_desktop.services import assessment
from tests.kernel_variants import kernel_variants

# No test asserts on time: a busy machine is no fault of the program.
# The examples are drawn anew each time, so that few of them in each of many runs come to many.
few = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=30)
settings.register_profile("tests", few)
settings.register_profile("all tests", few, max_examples=300)
settings.load_profile("tests")
for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = 300_000  # kernels may have to be compiled


def pytest_configure(config: pytest.Config) -> None:
    """Try ten times as many random examples in `make test-all`."""
    settings.load_profile("tests" if config.option.markexpr else "all tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the test of all kernels last, when every other test has used them."""
    items.sort(key=lambda item: item.path.name == "test_kernel_signatures.py")


def pytest_collection_finish() -> None:
    """Exclude the objects of collected tests from garbage collections, each of which would visit all of them."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: object) -> None:
    """Create the widget application first: one made by a script that only paints would not support widgets."""


@pytest.fixture(scope="session", autouse=True)
def _kernels_have_one_signature() -> Iterator[None]:
    """Check after all tests of this process that each kernel was compiled for one signature."""
    yield
    assert kernel_variants() == {}


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> None:
    """Clear the cache of assessments, so that each test uses its own solver."""
    assessment.forget()
