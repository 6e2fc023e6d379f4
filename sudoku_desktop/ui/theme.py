"""Themes: all colours, the lettering of boards, and switching between light, dark and high contrast.

Vocabulary: a *scheme* is the user's choice (system, light, dark, high contrast); a *theme* is the set of colours in
use. The hues come from Okabe and Ito's palette for all kinds of colour vision, made lighter or darker until every text
has a contrast of at least 4.5:1 (WCAG 2, AA) on every background on which it can occur; 7:1 (AAA) in high contrast. For
people with colour blindness some of the hues are close; `safe_for_colour_blindness` replaces them. Qt's own dark mode
has no effect on an X11 desktop without a platform theme, so this module sets both palettes itself, with the Fusion
style, which honours a palette on every platform.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QToolTip

from sudoku_desktop.board.geometry import NUMBERS, SYMBOLS
from sudoku_desktop.speaking import write_digits_as

STYLE = "Fusion"
Role = QPalette.ColorRole


class Scheme(Enum):
    """The user's choice of colours; the values are stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"


WINDOWS_FAMILY = "window"
"""Name of a digit font that stands for the window's own font."""


@dataclass(frozen=True)
class Lettering:
    """Lettering of boards: font family of the digits, "" for the built-in font, and scale factor of their size."""

    family: str = ""
    size: float = 1.0
    low_notes_on_top: bool = False
    """Whether notes and pickers are ordered like a telephone's keys, 1 2 3 on top, not like a numeric keypad."""
    as_numbers: bool = False
    """Whether digits above 9 are written as numbers, typed with two keys, instead of letters."""

    @property
    def symbols(self) -> str | tuple[str, ...]:
        """The symbols of the digits, starting with digit 1."""
        return NUMBERS if self.as_numbers else SYMBOLS


def _colours(light: str, dark: str, *roles: Role) -> Any:
    """Declare a colour by its values in the light and in the dark theme, and the roles of QPalette that it has."""
    return field(metadata={"colours": (light, dark), "roles": roles})


@dataclass(frozen=True)
class Theme:
    """All colours by purpose; widgets paint with no other colours."""

    is_dark: bool

    # The window.
    window: QColor = _colours("#f6f4ef", "#1c1e22", Role.Window)
    window_text: QColor = _colours("#1d2024", "#e8e9ea", Role.WindowText)
    base: QColor = _colours("#fffdf9", "#24272c", Role.Base)
    alternate_base: QColor = _colours("#f9f6f0", "#212429", Role.AlternateBase)
    text: QColor = _colours("#1d2024", "#e8e9ea", Role.Text)
    button: QColor = _colours("#fffdf9", "#24272c", Role.Button)
    button_text: QColor = _colours("#1d2024", "#e8e9ea", Role.ButtonText)
    tool_tip_base: QColor = _colours("#24292f", "#e6e8eb", Role.ToolTipBase)
    tool_tip_text: QColor = _colours("#f4f5f7", "#1b1f24", Role.ToolTipText)
    placeholder_text: QColor = _colours("#5d6066", "#a5abb4", Role.PlaceholderText)
    bright_text: QColor = _colours("#ffffff", "#ffffff", Role.BrightText)
    highlight: QColor = _colours("#00659e", "#1f6fae", Role.Highlight, Role.Accent)
    highlighted_text: QColor = _colours("#ffffff", "#ffffff", Role.HighlightedText)
    link: QColor = _colours("#00639b", "#6cb8ee", Role.Link)
    link_visited: QColor = _colours("#8b4a77", "#dc9cc3", Role.LinkVisited)
    light: QColor = _colours("#ffffff", "#434a54", Role.Light)
    midlight: QColor = _colours("#efece5", "#2a2e34", Role.Midlight)
    mid: QColor = _colours("#ddd8cd", "#363b43", Role.Mid)
    dark: QColor = _colours("#8f897c", "#717986", Role.Dark)
    shadow: QColor = _colours("#6b7480", "#08090b", Role.Shadow)
    disabled_text: QColor = _colours("#6b6e73", "#838a94")
    disabled_highlight: QColor = _colours("#c3c9d1", "#3c434d")

    sunken: QColor = _colours("#efece5", "#2a2e34")
    """Background of quiet buttons and of the switch between activities."""
    edge: QColor = _colours("#8f897c", "#717986")
    """Outline of buttons and fields."""
    accent: QColor = _colours("#00659e", "#6cb8ee")
    """Outline and text of an unfilled main button, and of all selected items."""
    accent_soft: QColor = _colours("#e3eef6", "#21374a")
    """Background of selected items."""

    # The board: lines and texts, then the backgrounds of cells.
    cell_line: QColor = _colours("#cfcac0", "#3a4049")
    box_line: QColor = _colours("#353b44", "#8b95a3")
    given_text: QColor = _colours("#14181d", "#f4f6f8")
    entry_text: QColor = _colours("#005a94", "#86cbf8")
    evolved_text: QColor = _colours("#00614a", "#6adbb4")
    note_text: QColor = _colours("#4a5460", "#bcc6d1")
    cursor_ring: QColor = _colours("#0072b2", "#56b4e9")
    cursor_ring_unfocused: QColor = _colours("#8c96a3", "#7b8694")
    clash_mark: QColor = _colours("#ad4000", "#ff8b4d")
    agreed_mark: QColor = _colours("#00704f", "#35c795")
    paper: QColor = _colours("#ffffff", "#191c21")
    unit_highlight: QColor = _colours("#edf3f8", "#22272e")
    same_digit: QColor = _colours("#cbe3f6", "#24435c")
    cursor_cell: QColor = _colours("#dcebf9", "#2a3846")
    clash: QColor = _colours("#fde3d3", "#4a2818")
    agreed: QColor = _colours("#e2f4ec", "#17342a")
    agreement: QColor = _colours("#9bd9bc", "#1d5a45")
    changed: QColor = _colours("#fcec9a", "#4d4510")
    fixed: QColor = _colours("#f3e8f1", "#35283a")
    extra_unit: QColor = _colours("#e4e4e9", "#2d323b")
    telling_unit: QColor = _colours("#fbf4dc", "#2c2918")
    telling_cell: QColor = _colours("#f7e7ae", "#453d14")

    # Deductions on the board: outlines and candidates with backgrounds.
    telling_outline: QColor = _colours("#866400", "#cfa93a")
    pattern: QColor = _colours("#a5e0c7", "#0e4a37")
    pattern_edge: QColor = _colours("#00785a", "#43cfa0")
    pattern_text: QColor = _colours("#0b2b20", "#f5f7f9")
    off_edge: QColor = _colours("#8b3f76", "#dc9cc3")
    removed_text: QColor = _colours("#a83200", "#ffa377")
    placed: QColor = _colours("#005f47", "#5fdcb4")
    placed_text: QColor = _colours("#ffffff", "#0b2018")
    chain_link: QColor = _colours("#7a3a68", "#dc9cc3")

    # The charts.
    plot_background: QColor = _colours("#f6f4ef", "#1c1e22")
    plot_axis: QColor = _colours("#3a424d", "#c3c9d1")
    plot_grid: QColor = _colours("#e6e2da", "#30353d")
    plot_best_so_far: QColor = _colours("#14181d", "#f4f6f8")
    plot_best: QColor = _colours("#0072b2", "#56b4e9")
    plot_mean: QColor = _colours("#007a59", "#2cc08f")
    plot_worst: QColor = _colours("#d55e00", "#f0853a")
    plot_diversity: QColor = _colours("#9a4c80", "#dc9cc3")
    plot_restart: QColor = _colours("#656d78", "#8f9aa9")
    plot_overlay_0: QColor = _colours("#7a5c00", "#e5c95b")
    plot_overlay_1: QColor = _colours("#5b4fb3", "#a9a1f2")
    plot_overlay_2: QColor = _colours("#4d5966", "#c0c9d3")
    plot_overlay_3: QColor = _colours("#b0304f", "#ff8fa6")
    trap: QColor = _colours("#f7e9da", "#3a2d20")
    """Background of the part of a plot in which the best did not improve."""

    lettering: Lettering = Lettering()


def _theme(*, is_dark: bool) -> Theme:
    declared = {each.name: each.metadata["colours"] for each in fields(Theme) if each.metadata}
    colours: dict[str, Any] = {name: QColor(pair[is_dark]) for name, pair in declared.items()}
    return Theme(is_dark=is_dark, **colours)


LIGHT, DARK = _theme(is_dark=False), _theme(is_dark=True)

_SAFE = {
    False: {
        "clash": "#f4d4bb",
        "agreement": "#a9ff97",
        "changed": "#f2de8d",
        "fixed": "#bed2f0",
        "same_digit": "#acd4fd",
        "plot_best": "#195099",
        "plot_mean": "#0d9d60",
        "plot_worst": "#bd7d03",
        "plot_diversity": "#682b12",
        "plot_restart": "#786680",
        "plot_overlay_0": "#6c03ff",
        "plot_overlay_1": "#d25fff",
        "plot_overlay_2": "#8190cc",
        "plot_overlay_3": "#6505b8",
        "trap": "#faf0e4",
    },
    True: {
        "clash": "#582107",
        "agreement": "#603b6e",
        "changed": "#594713",
        "fixed": "#1b3e9f",
        "same_digit": "#0040b0",
        "plot_best": "#00d3ff",
        "plot_mean": "#239561",
        "plot_worst": "#ec7e25",
        "plot_diversity": "#ffcc88",
        "plot_restart": "#7e859d",
        "plot_overlay_0": "#abff00",
        "plot_overlay_1": "#685bff",
        "plot_overlay_2": "#ca0e32",
        "plot_overlay_3": "#8c51af",
    },
}
"""Replacements of colours for colour-blind users, by `is_dark`.

An optimiser maximised the smallest distance (CIE 1976) between colours that appear side by side, for full colour
vision, protanopia, deuteranopia and tritanopia (Machado et al. 2009): 20 or more, for the curves of one run 29 or more.
"""


def _coloured(theme: Theme, colours: dict[str, str]) -> Theme:
    return replace(theme, **{name: QColor(colour) for name, colour in colours.items()})  # type: ignore[arg-type]


def safe_for_colour_blindness(theme: Theme) -> Theme:
    """Return the theme with backgrounds and curves that are distinct for every kind of colour vision."""
    return theme if theme is HIGH_CONTRAST else _coloured(theme, _SAFE[theme.is_dark])


HIGH_CONTRAST = _coloured(
    LIGHT,
    {
        **_SAFE[False],
        # The style draws outlines a third darker than the window; they are visible on this grey.
        "window": "#d0d0d0",
        **dict.fromkeys(("window_text", "text", "button_text", "given_text", "pattern_text"), "#000000"),
        **dict.fromkeys(("shadow", "box_line", "plot_axis", "plot_best_so_far", "tool_tip_base"), "#000000"),
        **dict.fromkeys(("base", "button", "alternate_base", "tool_tip_text", "midlight"), "#ffffff"),
        **dict.fromkeys(("highlight", "link", "cursor_ring", "entry_text"), "#002a78"),
        **dict.fromkeys(("link_visited", "off_edge", "chain_link"), "#571246"),
        **dict.fromkeys(("evolved_text", "agreed_mark", "pattern_edge", "placed"), "#003d2a"),
        **dict.fromkeys(("clash_mark", "removed_text"), "#741a00"),
        **dict.fromkeys(("note_text", "placeholder_text"), "#2a2a2a"),
        **dict.fromkeys(("disabled_text", "cursor_ring_unfocused", "cell_line", "mid", "dark"), "#4d4d4d"),
        "disabled_highlight": "#767676",
        "sunken": "#e4e4e4",
        "edge": "#000000",
        "accent": "#002a78",
        "accent_soft": "#ffffff",
        "plot_background": "#ffffff",
        "plot_grid": "#b0b0b0",
        "plot_best": "#1a2a8c",
        "plot_mean": "#1d835e",
        "plot_worst": "#b15b03",
        "plot_diversity": "#572800",
        "plot_restart": "#86669d",
        "plot_overlay_0": "#7100e9",
        "plot_overlay_1": "#d926e8",
        "plot_overlay_2": "#453e43",
        "plot_overlay_3": "#360046",
        "telling_outline": "#4a3700",
        "clash": "#ffc48a",
        "unit_highlight": "#e4e4e4",
        "cursor_cell": "#ffffff",
        "agreed": "#ffffff",
    },
)


def palette_of(theme: Theme) -> QPalette:
    """Return the complete QPalette: every role in the active, inactive and disabled group."""
    palette, disabled = QPalette(), QPalette.ColorGroup.Disabled
    for each in fields(Theme):
        for role in each.metadata.get("roles", ()):
            palette.setColor(role, getattr(theme, each.name))
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.PlaceholderText, Role.HighlightedText):
        palette.setColor(disabled, role, theme.disabled_text)
    for role in (Role.Highlight, Role.Accent):
        palette.setColor(disabled, role, theme.disabled_highlight)
    return palette


class ThemeSwitch(QObject):
    """Holds the current theme and emits `theme_changed`; `theme_switch()` returns the only instance."""

    theme_changed = Signal(object)
    """Emitted with the new Theme, for objects that store colours; widgets are repainted anyway.

    Use the colours of the theme: Qt updates the palettes of widgets only later.
    """

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.scheme = Scheme.SYSTEM
        self._is_safe = False
        self._lettering = Lettering()
        self._app: QApplication | None = None
        self._platform_was_dark = False
        self._applied: tuple[Scheme, Qt.ColorScheme, Theme] | None = None

    def apply(
        self, app: QApplication, scheme: Scheme, is_safe: bool, lettering: Lettering, style: Callable[[], QStyle | str]
    ) -> None:
        """Apply a scheme to the application; with Scheme.SYSTEM, also follow later changes of the system's scheme."""
        hints = app.styleHints()
        if self._app is not app:
            # Some desktops report no scheme but set a dark palette, which must be read before it is replaced.
            self._platform_was_dark = app.palette().color(QPalette.ColorRole.Window).lightness() < 128
            app.setStyle(style())
            hints.colorSchemeChanged.connect(self._system_changed)
            self._app = app
        self.scheme, self._is_safe, self._lettering = scheme, is_safe, lettering
        write_digits_as(lettering.symbols)
        # Title bars and native dialogs follow this hint on platforms that support it.
        if scheme is Scheme.SYSTEM:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Dark if scheme is Scheme.DARK else Qt.ColorScheme.Light)
        self._apply_theme(app, hints.colorScheme())

    @Slot(Qt.ColorScheme)
    def _system_changed(self, hint: Qt.ColorScheme) -> None:
        if self._app is not None and self.scheme is Scheme.SYSTEM:
            self._apply_theme(self._app, hint)

    def _theme_wanted(self, hint: Qt.ColorScheme) -> Theme:
        if self.scheme is Scheme.HIGH_CONTRAST:
            theme = HIGH_CONTRAST
        else:
            theme = DARK if self._wants_dark(hint) else LIGHT
        if self._is_safe:
            theme = safe_for_colour_blindness(theme)
        return theme if theme.lettering == self._lettering else replace(theme, lettering=self._lettering)

    def _wants_dark(self, hint: Qt.ColorScheme) -> bool:
        if self.scheme is not Scheme.SYSTEM:
            return self.scheme is Scheme.DARK
        return self._platform_was_dark if hint == Qt.ColorScheme.Unknown else hint == Qt.ColorScheme.Dark

    def _apply_theme(self, app: QApplication, hint: Qt.ColorScheme) -> None:
        theme = self._theme_wanted(hint)
        applied = self.scheme, hint, theme
        if applied == self._applied:
            return  # setting a palette visits all widgets, which would slow the opening of each window
        self._applied = applied
        palette = palette_of(theme)
        app.setPalette(palette)
        QToolTip.setPalette(palette)
        if theme != self.theme:
            self.theme = theme
            for widget in app.allWidgets():
                widget.update()
            self.theme_changed.emit(theme)


@cache
def theme_switch() -> ThemeSwitch:
    """Return the only ThemeSwitch, whose `theme_changed` signal reports new themes."""
    return ThemeSwitch()


def current_theme() -> Theme:
    """Return the theme in use, which is the light one before the first `apply_scheme`."""
    return theme_switch().theme


def apply_scheme(
    app: QApplication,
    scheme: Scheme,
    *,
    is_safe: bool = False,
    lettering: Lettering = Lettering(),
    style: Callable[[], QStyle | str] = lambda: STYLE,
) -> None:
    """Apply a scheme to the whole application; called again when the user chooses another.

    `is_safe`: use colours that are safe for colour-blind users. `style`: makes the style, at the first call.
    """
    theme_switch().apply(app, scheme, is_safe, lettering, style)
