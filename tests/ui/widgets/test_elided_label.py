"""Labels that elide texts: on as many lines as they have, at every font size."""

import pytest

from sudoku_desktop.ui.widgets.elided_label import ElidedLabel

TEXT = "Type a digit to begin. Arrow keys move."


@pytest.mark.parametrize("size", [8, 9, 10, 11, 12, 13, 15])
def test_that_a_text_of_two_lines_is_shown_in_full_on_two_lines_but_not_on_one(qtbot, size):
    for lines in (1, 2):
        label = ElidedLabel(lines=lines)
        qtbot.addWidget(label)
        font = label.font()
        font.setPointSize(size)
        label.setFont(font)
        metrics = label.fontMetrics()
        label.resize(round(0.6 * metrics.horizontalAdvance(TEXT)), 4 * metrics.height())
        label.say(TEXT)
        assert (label.text() == TEXT) == (lines == 2)
