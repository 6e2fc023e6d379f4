"""There is a font, or a sentence that says there is none."""

import pytest

from sudoku_desktop.printing import lettering
from sudoku_desktop.printing.lettering import BOLD, ITALIC, REGULAR, NoFontError, figures


@pytest.fixture
def forgetful():
    """Families are looked up anew."""
    for remembered in (lettering.family, lettering.fixed_family):
        remembered.cache_clear()
    yield
    for remembered in (lettering.family, lettering.fixed_family):
        remembered.cache_clear()


class Families:
    """A font database that knows these families."""

    SystemFont = lettering.QFontDatabase.SystemFont
    WritingSystem = lettering.QFontDatabase.WritingSystem
    systemFont = lettering.QFontDatabase.systemFont  # noqa: N815

    def __init__(self, *names: str) -> None:
        self._names = names

    def families(self, _system: object) -> list[str]:
        return list(self._names)

    def isSmoothlyScalable(self, name: str) -> bool:  # noqa: N802
        return name != "Bitmap"


def test_that_a_missing_font_is_said_clearly(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    monkeypatch.setattr(lettering, "QFontDatabase", Families("Bitmap"))
    with pytest.raises(NoFontError, match="there is no font to print with; install one, such as DejaVu Sans"):
        lettering.family()


def test_that_a_known_font_is_preferred_to_a_strange_one(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    monkeypatch.setattr(lettering, "QFontDatabase", Families("Abacus", "DejaVu Sans", "Zapfino"))
    assert lettering.family() == "DejaVu Sans"


def test_that_a_strange_font_is_better_than_none(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    monkeypatch.setattr(lettering, "QFontDatabase", Families("Bitmap", "Strange"))
    assert (lettering.family(), lettering.fixed_family()) == ("Strange", "Strange")


@pytest.mark.parametrize("style", [REGULAR, BOLD, ITALIC])
def test_that_digits_stand_on_one_line(style: lettering.Style) -> None:
    starts = figures(style, 400.0, 0.55, 9).starts
    assert len({start.y() for start in starts}) == 1
    assert all(0 < start.x() < 200 for start in starts)


def test_that_upright_digits_are_of_one_width() -> None:
    assert len({round(start.x(), 3) for start in figures(BOLD, 400.0, 0.55, 9).starts}) == 1
