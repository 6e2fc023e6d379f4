"""The selectable paces, from one improvement at a time to full speed."""

from sudoku_desktop.evolution.pace import Accelerating, EveryImprovement, FullSpeed, GenerationsPerSecond, Pace
from sudoku_desktop.speaking import tr

DEFAULT_PACE = "accelerating"


def paces() -> tuple[tuple[str, str, Pace], ...]:
    """Return name in the settings, label and pace of each pace, slowest first; the default is the last but one."""
    return (
        ("improvements", tr("Every improvement, slowly"), EveryImprovement(hold=0.6)),
        ("2", tr("2 generations/s"), GenerationsPerSecond(2)),
        ("10", tr("10 generations/s"), GenerationsPerSecond(10)),
        ("100", tr("100 generations/s"), GenerationsPerSecond(100)),
        ("1000", tr("1,000 generations/s"), GenerationsPerSecond(1000)),
        (DEFAULT_PACE, tr("Accelerating"), Accelerating()),
        ("full", tr("Full speed"), FullSpeed()),
    )
