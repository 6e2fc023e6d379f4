"""The program's typeface has all required characters."""

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from sudoku_desktop.assets import resource
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.printing import lettering
from sudoku_desktop.printing.lettering import BOLD, ITALIC, REGULAR, figures, font, metrics
from sudoku_desktop.printing.typeface import FILES, own_family

OF_ALL_LANGUAGES = "ÄÖÜäöüßÅåÆØÉÈÊËéèêëÀÂàâÎÏîïÔôÙÛùûÇçŒœÑñÁÍÓÚáíóú¿¡ªºŠŽšž“”„«»‘’‹›–—…·×≥≤−•€№ ★☆"
STYLES = [REGULAR, BOLD, ITALIC]


@pytest.mark.parametrize("style", STYLES)
def test_that_paper_is_lettered_in_the_typeface_that_comes_along(style: lettering.Style) -> None:
    used = QFontInfo(font(style, 400))
    assert (used.family(), own_family()) == ("Sudoku Desktop Sans",) * 2
    assert (used.bold(), used.italic()) == (style.is_bold, style.is_italic)


@pytest.mark.parametrize("file", FILES)
def test_that_the_typeface_has_what_is_written_with_it(file: str) -> None:
    raw = QRawFont(str(resource("fonts", file)), 20)
    letters = SYMBOLS if "Italic" in file else SYMBOLS + OF_ALL_LANGUAGES
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("style", STYLES)
def test_that_digits_stand_on_one_line(style: lettering.Style) -> None:
    starts = figures(style, 400.0, 0.55, 9).starts
    assert len({start.y() for start in starts}) == 1
    assert all(0 < start.x() < 200 for start in starts)


@pytest.mark.parametrize("style", [REGULAR, BOLD])
def test_that_figures_are_of_one_width(style: lettering.Style) -> None:
    assert len({round(metrics(style, 400).horizontalAdvance(figure), 3) for figure in "0123456789"}) == 1
