"""Turns of the event loop: what would take long together is done in several of them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

A_TURN = 1
"""Milliseconds after which something is done in another turn of the event loop; with 0 Qt does it in the same."""


def after_painting(owner: QObject, act: Callable[[], object]) -> None:
    """Do it when what is shown now has been painted; not at all if `owner` has gone by then.

    A timer alone may be due in the very turn in which Qt paints.
    """
    QTimer.singleShot(A_TURN, owner, lambda: QTimer.singleShot(A_TURN, owner, act))
