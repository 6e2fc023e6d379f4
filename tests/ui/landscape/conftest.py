"""The real window, with its kernels ready."""

from tests.ui.real_window import kernels, window  # noqa: F401
