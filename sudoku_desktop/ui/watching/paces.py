"""The selectable paces, from one improvement at a time to full speed."""

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.pace import Accelerating, EveryImprovement, FullSpeed, GenerationsPerSecond, Pace

DEFAULT_PACE = "accelerating"


def paces() -> tuple[tuple[str, str, Pace], ...]:
    """Return name in the settings, label and pace of each pace, slowest first; the default is the last but one."""
    tr = QCoreApplication.translate
    return (
        ("improvements", tr("Pace", "Every improvement, slowly"), EveryImprovement(hold=0.6)),
        ("2", tr("Pace", "2 generations/s"), GenerationsPerSecond(2)),
        ("10", tr("Pace", "10 generations/s"), GenerationsPerSecond(10)),
        ("100", tr("Pace", "100 generations/s"), GenerationsPerSecond(100)),
        ("1000", tr("Pace", "1,000 generations/s"), GenerationsPerSecond(1000)),
        (DEFAULT_PACE, tr("Pace", "Accelerating"), Accelerating()),
        ("full", tr("Pace", "Full speed"), FullSpeed()),
    )
