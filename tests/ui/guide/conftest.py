"""Shared by the tests of the guide."""

from tests.ui.real_window import kernels, window

__all__ = ["kernels", "window"]
