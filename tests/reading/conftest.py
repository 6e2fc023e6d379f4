"""Printing the pages that are read needs an application."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def application(qapp):
    return qapp
