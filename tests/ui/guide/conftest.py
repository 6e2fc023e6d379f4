"""What the guide's tests need."""

from tests.ui.real_window import kernels, window

__all__ = ["kernels", "window"]
