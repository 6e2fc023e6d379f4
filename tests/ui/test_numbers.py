"""Formatting of numbers."""

from sudoku_desktop.ui.numbers import rounded


def test_that_small_means_keep_their_figures():
    assert [rounded(number) for number in (0.0175, 5.25, 12.34, 1234.5)] == ["0.018", "5.25", "12.3", "1,234"]
