"""The Qt application, which fonts need."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from sudoku_desktop.languages import install_translation


@pytest.fixture(autouse=True)
def application(qapp):
    return qapp


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """Set the application's language, and restore it afterwards."""
    before = QLocale()
    install_translation(qapp, "de")
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)
