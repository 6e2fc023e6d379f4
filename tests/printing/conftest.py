"""Fonts need an application."""

import pytest


@pytest.fixture(autouse=True)
def application(qapp):
    return qapp
