"""Python's garbage collector, in the interface's thread alone.

By itself it works in whichever thread happens to make an object: it would take Qt's objects apart in a thread that is
not theirs, and the interface would wait for a thread that holds Python's lock and gets no processor.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance, Slot

LOOK_EVERY_MS = 500
LIMITS = (10_000, 2, 10)
"""New objects before the youngest are looked through, which takes some 4 ms; how often that is done before those are
that outlived it; and how often that, before all are."""


class GarbageCollector(QObject):
    """Looks for garbage now and then, from the first signal that something `loaded`. What is there at that time stays
    for good, modules and compiled kernels above all: it is never looked through.
    """

    def __init__(self, parent: QObject, *loaded: SignalInstance) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        for each in loaded:  # windows that come in the place of the first signal again, and are to go
            each.connect(self._keep, Qt.ConnectionType.SingleShotConnection)

    @Slot()
    def _keep(self) -> None:
        gc.freeze()
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        collect_what_is_due()


def collect_what_is_due() -> None:
    """Collect the generations that Python's own rule would, if there are enough new objects."""
    due = [count > limit for count, limit in zip(gc.get_count(), LIMITS, strict=True)]
    if due[0]:
        gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
