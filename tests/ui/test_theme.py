"""Both themes are readable for everyone, and a switch reaches all listeners."""

from dataclasses import fields
from itertools import combinations, product

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from sudoku_desktop.figures import overlay_look
from sudoku_desktop.ui.board.painting import mixed
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, SOLVED, WORST, ink_of
from sudoku_desktop.ui.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Lettering,
    Scheme,
    apply_scheme,
    current_theme,
    palette_of,
    safe_for_colour_blindness,
    theme_switch,
)
from tests.ui.cell_colours import cell_grounds, cell_texts

NO_COLOURS = {"is_dark", "lettering"}
READABLE = 4.5
"""Minimum contrast of text (WCAG 2, AA)."""
VISIBLE = 3.0
"""Minimum contrast of marks and lines that carry meaning (WCAG 2, AA)."""

# Viénot, Brettel and Mollon (1999): what is left of linear RGB without the red or the green cones.
PROTANOPIA = np.array([[0.11238, 0.88762, 0.0], [0.11238, 0.88762, -0.0], [0.00401, -0.00401, 1.0]])
DEUTERANOPIA = np.array([[0.29275, 0.70725, 0.0], [0.29275, 0.70725, -0.0], [-0.02234, 0.02234, 1.0]])
FULL_COLOUR = np.eye(3)


def linear(colour: QColor) -> np.ndarray:
    """Return the linear RGB of an sRGB colour."""
    values = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def luminance(colour: QColor) -> float:
    return float(linear(colour) @ [0.2126, 0.7152, 0.0722])


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def lab(rgb: np.ndarray) -> np.ndarray:
    """Return the CIE L*a*b* (D65) of linear RGB, in which distances correspond to visible differences."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ np.clip(rgb, 0, 1) / [0.95047, 1.0, 1.08883]
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


SAFE_LIGHT, SAFE_DARK = safe_for_colour_blindness(LIGHT), safe_for_colour_blindness(DARK)
THEMES = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST, "safe light": SAFE_LIGHT, "safe dark": SAFE_DARK}


@pytest.fixture(params=THEMES.values(), ids=THEMES)
def theme(request):
    return request.param


@pytest.fixture
def dressed(qapp):
    """The application, reset to the light theme afterwards."""
    yield qapp
    apply_scheme(qapp, Scheme.LIGHT)


# Machado, Oliveira and Fernandes (2009), all of the cones of a kind missing.
VISIONS = {
    "full": FULL_COLOUR,
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}


@pytest.mark.parametrize("safe", [SAFE_LIGHT, SAFE_DARK, HIGH_CONTRAST], ids=["light", "dark", "contrast"])
def test_that_in_safe_colours_nothing_seen_side_by_side_is_mixed_up_whatever_cones_are_missing(safe):
    curve_names = ("best_so_far", "best", "mean", "worst", "diversity", "restart", "background")
    least = {
        29: list(combinations([f"plot_{name}" for name in curve_names], 2)),
        20: [
            *product([f"plot_overlay_{number}" for number in range(4)], [f"plot_{name}" for name in curve_names]),
            *combinations([f"plot_overlay_{number}" for number in range(4)], 2),
            *(("clash", ground) for ground in ("paper", "unit_highlight", "cursor_cell", "same_digit", "fixed")),
            *((signal, ground) for signal in ("agreement", "changed") for ground in ("paper", "fixed")),
            *(("paper", ground) for ground in ("fixed", "same_digit")),
        ],
    }
    for distance, pairs in least.items():
        for one, other in pairs:
            for vision, matrix in VISIONS.items():
                seen = [lab(np.array(matrix) @ linear(getattr(safe, name))) for name in (one, other)]
                assert np.linalg.norm(seen[0] - seen[1]) >= distance, (one, other, vision)


def test_that_high_contrast_is_seven_to_one_for_all_that_is_read():
    theme = HIGH_CONTRAST
    grounds = [*cell_grounds(theme), *(mixed(ground, theme.changed, 0.5) for ground in cell_grounds(theme))]
    pairs = [
        *((text, ground) for text in (*cell_texts(theme), theme.removed_text) for ground in grounds),
        *((theme.window_text, ground) for ground in (theme.window, theme.base, theme.button, theme.agreed)),
        *((theme.link, ground) for ground in (theme.window, theme.base)),
        *((theme.placeholder_text, ground) for ground in (theme.window, theme.base)),
        (theme.highlighted_text, theme.highlight),
        (theme.placed_text, theme.placed),
    ]
    worst = min((contrast(text, ground), text.name(), ground.name()) for text, ground in pairs)
    assert worst[0] >= 7, worst
    outline = theme.window.darker(140)  # as the style makes it
    assert contrast(outline, theme.base) >= VISIBLE


def test_that_the_person_can_choose_high_contrast(dressed):
    apply_scheme(dressed, Scheme.HIGH_CONTRAST, is_safe=True)
    assert current_theme() is HIGH_CONTRAST


def test_that_lettering_alone_changes_the_theme_and_keeps_its_colours(dressed, qtbot):
    apply_scheme(dressed, Scheme.LIGHT)
    with qtbot.waitSignal(theme_switch().theme_changed):
        apply_scheme(dressed, Scheme.LIGHT, lettering=Lettering(size=1.2))
    assert current_theme().lettering.size == 1.2
    assert current_theme().paper == LIGHT.paper


def test_that_the_contrast_measure_is_wcags():
    assert contrast(QColor("#000"), QColor("#fff")) == pytest.approx(21)
    assert contrast(QColor("#777"), QColor("#fff")) == pytest.approx(4.48, abs=0.01)


def test_that_every_text_in_a_cell_is_readable_on_every_ground(theme):
    grounds = [*cell_grounds(theme), *(mixed(ground, theme.changed, 0.5) for ground in cell_grounds(theme))]
    worst = min(
        (contrast(text, ground), text.name(), ground.name()) for text in cell_texts(theme) for ground in grounds
    )
    assert worst[0] >= READABLE, worst


def test_that_the_windows_texts_are_readable(theme):
    pairs = [
        (theme.window_text, theme.window),
        (theme.text, theme.base),
        (theme.text, theme.alternate_base),
        (theme.button_text, theme.button),
        (theme.tool_tip_text, theme.tool_tip_base),
        (theme.placeholder_text, theme.base),
        (theme.placeholder_text, theme.window),
        (theme.placeholder_text, theme.sunken),
        (theme.text, theme.sunken),
        (theme.text, theme.accent_soft),
        (theme.accent, theme.window),
        (theme.accent, theme.base),
        (theme.highlighted_text, theme.highlight),
        (theme.link, theme.window),
        (theme.link, theme.base),
        (theme.link_visited, theme.window),
        (theme.plot_axis, theme.plot_background),
        (theme.plot_restart, theme.plot_background),
        (theme.plot_axis, theme.trap),
        *((ink_of(look, theme), theme.plot_background) for look in (BEST_SO_FAR, BEST, MEAN, WORST, DIVERSITY, SOLVED)),
        *((ink_of(overlay_look(number), theme), theme.plot_background) for number in range(4)),
    ]
    worst = min((contrast(text, ground), text.name(), ground.name()) for text, ground in pairs)
    assert worst[0] >= READABLE, worst


def test_that_marks_and_curves_are_visible_where_they_are_drawn(theme):
    pairs = [
        *((theme.clash_mark, ground) for ground in (theme.clash, theme.changed)),
        *((theme.agreed_mark, ground) for ground in (theme.agreement,)),
        *((theme.cursor_ring, ground) for ground in (theme.cursor_cell, theme.paper, theme.clash)),
        (theme.box_line, theme.paper),
        *((edge, ground) for edge in (theme.edge, theme.accent) for ground in (theme.window, theme.base)),
        *((curve, theme.plot_background) for curve in curves(theme)),
        *((curve, theme.trap) for curve in (theme.plot_best_so_far, theme.plot_mean, theme.clash_mark)),
    ]
    worst = min((contrast(mark, ground), mark.name(), ground.name()) for mark, ground in pairs)
    assert worst[0] >= VISIBLE, worst


def test_that_a_deduction_can_be_read(theme):
    grounds = (theme.paper, theme.telling_unit, theme.telling_cell)
    texts = [
        (theme.pattern_text, theme.pattern),
        (theme.placed_text, theme.placed),
        *((theme.removed_text, ground) for ground in (*grounds, theme.pattern)),
    ]
    lines = [
        (line, ground)
        for line in (theme.telling_outline, theme.pattern_edge, theme.off_edge, theme.chain_link, theme.placed)
        for ground in grounds
    ]
    worst_text = min((contrast(text, ground), text.name(), ground.name()) for text, ground in texts)
    worst_line = min((contrast(line, ground), line.name(), ground.name()) for line, ground in lines)
    assert worst_text[0] >= READABLE, worst_text
    assert worst_line[0] >= VISIBLE, worst_line


def curves(theme):
    return (theme.plot_best_so_far, theme.plot_best, theme.plot_mean, theme.plot_worst, theme.plot_diversity)


@pytest.mark.parametrize("eye", [FULL_COLOUR, PROTANOPIA, DEUTERANOPIA], ids=["full", "protanopia", "deuteranopia"])
def test_that_the_curves_of_one_plot_are_told_apart_by_every_eye(theme, eye):
    drawn = [lab(eye @ linear(colour)) for colour in (theme.plot_best, theme.plot_mean, theme.plot_worst)]
    distances = [np.linalg.norm(drawn[i] - drawn[j]) for i, j in ((0, 1), (0, 2), (1, 2))]
    assert min(distances) > 20  # about ten just noticeable differences


def test_that_a_palette_sets_every_role_in_every_group(theme):
    palette = palette_of(theme)
    colours = {getattr(theme, field.name).name() for field in fields(theme) if field.name not in NO_COLOURS}
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        for role in QPalette.ColorRole:
            if role not in (QPalette.ColorRole.NColorRoles, QPalette.ColorRole.NoRole):
                assert palette.color(group, role).name() in colours, (group, role)


def test_that_applying_a_scheme_dresses_the_application(dressed):
    apply_scheme(dressed, Scheme.DARK)
    assert current_theme() is DARK
    assert QApplication.palette().color(QPalette.ColorRole.Window) == DARK.window
    assert dressed.style().objectName() in ("fusion", "flat"), "the window's own style is Fusion's, too"
    apply_scheme(dressed, Scheme.LIGHT)
    assert current_theme() is LIGHT
    assert QApplication.palette().color(QPalette.ColorRole.Window) == LIGHT.window


def test_that_a_change_of_theme_is_announced_once(dressed, qtbot):
    apply_scheme(dressed, Scheme.LIGHT)
    heard = []
    theme_switch().theme_changed.connect(heard.append)
    apply_scheme(dressed, Scheme.DARK)
    apply_scheme(dressed, Scheme.DARK)
    theme_switch().theme_changed.disconnect(heard.append)
    assert heard == [DARK]


def test_that_a_system_that_says_nothing_gets_the_light_theme(dressed):
    apply_scheme(dressed, Scheme.DARK)
    apply_scheme(dressed, Scheme.SYSTEM)
    assert current_theme() is LIGHT


def test_that_the_system_is_followed_live_but_only_if_asked(dressed):
    system_changed = dressed.styleHints().colorSchemeChanged
    apply_scheme(dressed, Scheme.SYSTEM)
    system_changed.emit(Qt.ColorScheme.Dark)
    assert current_theme() is DARK
    system_changed.emit(Qt.ColorScheme.Light)
    assert current_theme() is LIGHT
    apply_scheme(dressed, Scheme.LIGHT)
    system_changed.emit(Qt.ColorScheme.Dark)
    assert current_theme() is LIGHT
