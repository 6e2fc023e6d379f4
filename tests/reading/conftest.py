"""The Qt application for printing the pages that are read."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def application(qapp):
    return qapp
