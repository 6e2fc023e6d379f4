"""What all tests share. No display is needed, and nothing of the person's own settings is touched."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is asserted of all kernels together comes last, when every test has used them."""
    items.sort(key=lambda item: item.path.name == "test_kernel_signatures.py")
