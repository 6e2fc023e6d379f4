"""What all tests of the interface share: it speaks English, and writes numbers as Americans do."""

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture(autouse=True)
def _american_numbers():
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)
