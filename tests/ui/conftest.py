"""Shared by all tests of the interface, which use English texts and American numbers."""

import gc

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.lasting_window import lasting, window  # noqa: F401
from tests.ui.real_window import _window_and_ticks, bare_window, kernels, shared_window  # noqa: F401


@pytest.fixture(autouse=True)
def _american_numbers():
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def _no_dialog_waits():
    """Close dialogs that a test left open, which would block mouse and keys in the windows of later tests."""
    yield
    for _ in range(10):
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return
        dialog.hide()
    raise AssertionError("a dialog comes again and again")


@pytest.fixture(autouse=True)
def _keys_are_released():
    """Release modifier keys: after Ctrl or Shift, Qt assumes that they are held until the next key."""
    yield
    if QApplication.instance() is not None and QApplication.keyboardModifiers():
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)
        assert not QApplication.keyboardModifiers()


@pytest.fixture(scope="package", autouse=True)
def _garbage_waits():
    """Disable garbage collection as the program does, so that no thread destroys the windows of earlier tests."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _garbage_is_collected(_garbage_waits):
    """Collect garbage in the GUI thread, after a test."""
    yield
    if gc.get_count()[0] > 10_000:
        gc.collect(1 + (gc.get_count()[2] > 10))
