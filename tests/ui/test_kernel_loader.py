"""The window learns of its kernels in its own thread."""

from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.kernel_loader import KernelLoader

LONG = 120_000


def test_that_a_loader_is_ready_when_it_says_so_and_not_before(qtbot: QtBot) -> None:
    loader = KernelLoader()
    seen: list[bool] = []
    loader.ready.connect(lambda: seen.append(loader.is_ready))
    assert not loader.is_ready
    with qtbot.waitSignal(loader.ready, timeout=LONG):
        loader.start()
    assert seen == [True]
