"""The window's style: every control is visible on its background in every theme, and selection shows by shape."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QStyle,
)

from sudoku_desktop.ui.style import TEXT_MARGIN, FlatStyle
from sudoku_desktop.ui.theme import Scheme, apply_scheme, current_theme
from tests.ui.test_theme import VISIBLE, contrast


@pytest.fixture(params=[Scheme.LIGHT, Scheme.DARK, Scheme.HIGH_CONTRAST], ids=lambda scheme: scheme.value)
def dressed(qapp, request):
    apply_scheme(qapp, request.param)
    yield qapp
    apply_scheme(qapp, Scheme.LIGHT)


@pytest.fixture(scope="session")
def style(qapp):
    """A style that outlives the widgets that use it."""
    return FlatStyle()


@pytest.fixture
def drawn(dressed, qtbot, style):
    """Return a function that draws a widget of 60 by 24 pixels in the window's style."""

    def draw(widget):
        qtbot.addWidget(widget)
        widget.setStyle(style)
        widget.resize(60, 24)
        return widget.grab().toImage()

    return draw


def colours(image):
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QComboBox, QSpinBox, QLineEdit, QScrollBar])
def test_that_a_control_is_seen_on_its_window(drawn, kind):
    widget = kind(Qt.Orientation.Horizontal) if kind is QScrollBar else kind()
    seen = drawn(widget)
    pixels = (seen.pixelColor(x, y) for x in range(seen.width()) for y in range(seen.height()))
    assert max(contrast(pixel, current_theme().window) for pixel in pixels) >= VISIBLE


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_that_what_is_chosen_carries_a_mark(drawn, kind):
    empty, chosen = kind(), kind()
    chosen.setChecked(True)
    marks = colours(drawn(chosen)) - colours(drawn(empty))
    assert current_theme().highlighted_text.name() in marks | colours(drawn(empty))
    assert current_theme().highlight.name() in marks


def test_that_a_partly_chosen_box_differs_from_both(drawn):
    pictures = []
    for state in Qt.CheckState:
        box = QCheckBox(tristate=True)
        box.setCheckState(state)
        pictures.append(drawn(box))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_that_a_step_that_is_not_possible_looks_so(drawn):
    lowest, middle = QSpinBox(value=0), QSpinBox(value=50)
    assert lowest.value() == lowest.minimum()
    assert colours(drawn(lowest)) != colours(drawn(middle))


def test_that_text_keeps_a_distance_from_the_outline_of_its_field(dressed, qtbot, style):
    field = QLineEdit("l")
    qtbot.addWidget(field)
    field.setStyle(style.baseStyle())  # the application may have the window's style already
    before = field.cursorRect().left()
    field.setStyle(style)
    assert field.cursorRect().left() == before + TEXT_MARGIN


def test_that_buttons_of_dialogs_have_no_icons_but_questions_have(qtbot, style):
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    buttons.setStyle(style)
    assert all(button.icon().isNull() for button in buttons.buttons())
    assert not style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxQuestion).isNull()
