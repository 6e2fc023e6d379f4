"""What all tests share. No display is needed, and nothing of the person's own settings is touched."""

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from sudoku_desktop.services import assessment
from tests.kernel_variants import kernel_variants


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is asserted of all kernels together comes last, when every test has used them."""
    items.sort(key=lambda item: item.path.name == "test_kernel_signatures.py")


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: object) -> None:
    """There is one for a process: made by a script that only paints, it would be none for widgets."""


@pytest.fixture(scope="session", autouse=True)
def _kernels_have_one_signature() -> Iterator[None]:
    """Whatever the tests of this process did."""
    yield
    assert kernel_variants() == {}


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> None:
    """What one test found out of a puzzle must not answer another's question, which may be put to another solver."""
    assessment.forget()
