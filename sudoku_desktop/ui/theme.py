"""Light and dark: every colour the program paints with, and the switch between the two.

Vocabulary: a *scheme* is what a person chooses (as the system does, light, dark); a *theme* is the set of
colours in use. The hues come from Okabe and Ito's palette for all kinds of colour vision, made lighter or
darker until every text has a contrast of at least 4.5:1 (WCAG 2, AA) on every ground it can stand on.

Qt's own switch to dark does nothing on an X11 desktop without a platform theme, so both palettes are brought
along, and the Fusion style, which honours a palette on every platform.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

STYLE = "Fusion"


class Scheme(Enum):
    """What the person chose; the value is what settings store."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Theme:
    """Colours by what they mean; nothing paints with a colour that is not here."""

    is_dark: bool

    # The window: QPalette's roles.
    window: QColor
    window_text: QColor
    base: QColor
    alternate_base: QColor
    text: QColor
    button: QColor
    button_text: QColor
    tool_tip_base: QColor
    tool_tip_text: QColor
    placeholder_text: QColor
    bright_text: QColor
    highlight: QColor
    highlighted_text: QColor
    link: QColor
    link_visited: QColor
    light: QColor
    midlight: QColor
    mid: QColor
    dark: QColor
    shadow: QColor
    disabled_text: QColor
    disabled_highlight: QColor
    indicator: QColor
    """The inside of check boxes and radio buttons."""
    field: QColor
    """The inside of fields for a line of text or a number."""

    # The board: lines and texts, then the grounds a text can stand on.
    cell_line: QColor
    box_line: QColor
    given_text: QColor
    entry_text: QColor
    evolved_text: QColor
    note_text: QColor
    cursor_ring: QColor
    cursor_ring_unfocused: QColor
    clash_mark: QColor
    agreed_mark: QColor
    paper: QColor
    unit_highlight: QColor
    same_digit: QColor
    cursor_cell: QColor
    clash: QColor
    agreed: QColor
    agreement: QColor
    changed: QColor
    fixed: QColor
    telling_unit: QColor
    telling_cell: QColor

    # A deduction on the board: outlines, and candidates on grounds of their own.
    telling_outline: QColor
    pattern: QColor
    pattern_edge: QColor
    pattern_text: QColor
    off_edge: QColor
    removed_text: QColor
    placed: QColor
    placed_text: QColor
    chain_link: QColor

    # The plots.
    plot_background: QColor
    plot_axis: QColor
    plot_grid: QColor
    plot_best_so_far: QColor
    plot_best: QColor
    plot_mean: QColor
    plot_worst: QColor
    plot_diversity: QColor
    plot_restart: QColor


LIGHT = Theme(
    is_dark=False,
    window=QColor("#f4f5f7"),
    window_text=QColor("#1b1f24"),
    base=QColor("#ffffff"),
    alternate_base=QColor("#f1f3f6"),
    text=QColor("#1b1f24"),
    button=QColor("#eceef1"),
    button_text=QColor("#1b1f24"),
    tool_tip_base=QColor("#24292f"),
    tool_tip_text=QColor("#f4f5f7"),
    placeholder_text=QColor("#646c76"),
    bright_text=QColor("#ffffff"),
    highlight=QColor("#00659e"),
    highlighted_text=QColor("#ffffff"),
    link=QColor("#00639b"),
    link_visited=QColor("#8b4a77"),
    light=QColor("#ffffff"),
    midlight=QColor("#f7f8fa"),
    mid=QColor("#b9bfc8"),
    dark=QColor("#98a0aa"),
    shadow=QColor("#6b7480"),
    disabled_text=QColor("#8c939d"),
    disabled_highlight=QColor("#c3c9d1"),
    indicator=QColor("#ffffff"),
    field=QColor("#ffffff"),
    cell_line=QColor("#c3c9d1"),
    box_line=QColor("#3a424d"),
    given_text=QColor("#14181d"),
    entry_text=QColor("#005a94"),
    evolved_text=QColor("#00614a"),
    note_text=QColor("#4a5460"),
    cursor_ring=QColor("#0072b2"),
    cursor_ring_unfocused=QColor("#8c96a3"),
    clash_mark=QColor("#c74e00"),
    agreed_mark=QColor("#00704f"),
    paper=QColor("#ffffff"),
    unit_highlight=QColor("#e9f1f9"),
    same_digit=QColor("#cbe3f6"),
    cursor_cell=QColor("#dcebf9"),
    clash=QColor("#fde3d3"),
    agreed=QColor("#e2f4ec"),
    agreement=QColor("#a3d9bf"),
    changed=QColor("#fcec9a"),
    fixed=QColor("#f3e8f1"),
    telling_unit=QColor("#fbf4dc"),
    telling_cell=QColor("#f7e7ae"),
    telling_outline=QColor("#8f6b00"),
    pattern=QColor("#a5e0c7"),
    pattern_edge=QColor("#00785a"),
    pattern_text=QColor("#0b2b20"),
    off_edge=QColor("#8b3f76"),
    removed_text=QColor("#a83200"),
    placed=QColor("#005f47"),
    placed_text=QColor("#ffffff"),
    chain_link=QColor("#7a3a68"),
    plot_background=QColor("#ffffff"),
    plot_axis=QColor("#3a424d"),
    plot_grid=QColor("#d9dde3"),
    plot_best_so_far=QColor("#14181d"),
    plot_best=QColor("#0072b2"),
    plot_mean=QColor("#008f68"),
    plot_worst=QColor("#d55e00"),
    plot_diversity=QColor("#a6578b"),
    plot_restart=QColor("#6b7480"),
)

DARK = Theme(
    is_dark=True,
    window=QColor("#1f2329"),
    window_text=QColor("#e6e8eb"),
    base=QColor("#171a1f"),
    alternate_base=QColor("#1d2127"),
    text=QColor("#e6e8eb"),
    button=QColor("#2c3138"),
    button_text=QColor("#e6e8eb"),
    tool_tip_base=QColor("#e6e8eb"),
    tool_tip_text=QColor("#1b1f24"),
    placeholder_text=QColor("#949da8"),
    bright_text=QColor("#ffffff"),
    highlight=QColor("#1f6fae"),
    highlighted_text=QColor("#ffffff"),
    link=QColor("#6cb8ee"),
    link_visited=QColor("#dc9cc3"),
    light=QColor("#434a54"),
    midlight=QColor("#373d46"),
    mid=QColor("#14171b"),
    dark=QColor("#101317"),
    shadow=QColor("#08090b"),
    disabled_text=QColor("#6f7883"),
    disabled_highlight=QColor("#3c434d"),
    indicator=QColor("#5f6874"),
    field=QColor("#3a414b"),
    cell_line=QColor("#3d444e"),
    box_line=QColor("#7f8a98"),
    given_text=QColor("#f5f7f9"),
    entry_text=QColor("#82c8f7"),
    evolved_text=QColor("#6adbb4"),
    note_text=QColor("#b4bec9"),
    cursor_ring=QColor("#56b4e9"),
    cursor_ring_unfocused=QColor("#7b8694"),
    clash_mark=QColor("#ff8b4d"),
    agreed_mark=QColor("#35c795"),
    paper=QColor("#191c21"),
    unit_highlight=QColor("#232931"),
    same_digit=QColor("#24435c"),
    cursor_cell=QColor("#2a3846"),
    clash=QColor("#4a2818"),
    agreed=QColor("#17342a"),
    agreement=QColor("#1b503d"),
    changed=QColor("#4d4510"),
    fixed=QColor("#35283a"),
    telling_unit=QColor("#2c2918"),
    telling_cell=QColor("#453d14"),
    telling_outline=QColor("#cfa93a"),
    pattern=QColor("#0e4a37"),
    pattern_edge=QColor("#43cfa0"),
    pattern_text=QColor("#f5f7f9"),
    off_edge=QColor("#dc9cc3"),
    removed_text=QColor("#ffa377"),
    placed=QColor("#5fdcb4"),
    placed_text=QColor("#0b2018"),
    chain_link=QColor("#dc9cc3"),
    plot_background=QColor("#171a1f"),
    plot_axis=QColor("#c3c9d1"),
    plot_grid=QColor("#343a43"),
    plot_best_so_far=QColor("#f4f6f8"),
    plot_best=QColor("#56b4e9"),
    plot_mean=QColor("#2cc08f"),
    plot_worst=QColor("#f0853a"),
    plot_diversity=QColor("#dc9cc3"),
    plot_restart=QColor("#8f9aa9"),
)


def palettes_of_kinds(theme: Theme) -> dict[str, QPalette]:
    """By class of widget, where the style's outline must not be all that tells the widget from the window.

    The dark base is darker than the window and the outline darker still, so that an empty box was all but invisible.
    """
    bases = {
        "QCheckBox": theme.indicator,
        "QRadioButton": theme.indicator,
        "QLineEdit": theme.field,
        "QAbstractSpinBox": theme.field,
    }
    palettes = {}
    for kind, base in bases.items():
        palettes[kind] = palette_of(theme)
        palettes[kind].setColor(QPalette.ColorRole.Base, base)
    return palettes


def palette_of(theme: Theme) -> QPalette:
    """The complete QPalette: every role in the active, the inactive and the disabled group."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.window_text,
        role.Base: theme.base,
        role.AlternateBase: theme.alternate_base,
        role.Text: theme.text,
        role.Button: theme.button,
        role.ButtonText: theme.button_text,
        role.ToolTipBase: theme.tool_tip_base,
        role.ToolTipText: theme.tool_tip_text,
        role.PlaceholderText: theme.placeholder_text,
        role.BrightText: theme.bright_text,
        role.Highlight: theme.highlight,
        role.HighlightedText: theme.highlighted_text,
        role.Accent: theme.highlight,
        role.Link: theme.link,
        role.LinkVisited: theme.link_visited,
        role.Light: theme.light,
        role.Midlight: theme.midlight,
        role.Mid: theme.mid,
        role.Dark: theme.dark,
        role.Shadow: theme.shadow,
    }
    palette = QPalette()
    for name, colour in colours.items():
        palette.setColor(name, colour)
    disabled = QPalette.ColorGroup.Disabled
    for name in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText, role.HighlightedText):
        palette.setColor(disabled, name, theme.disabled_text)
    for name in (role.Highlight, role.Accent):
        palette.setColor(disabled, name, theme.disabled_highlight)
    return palette


class ThemeSwitch(QObject):
    """Holds the theme in use and says when it changes; there is one, `theme_switch()`."""

    theme_changed = Signal(object)
    """The new Theme. Take colours from it: Qt hands the new palette on to the widgets a little later."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.scheme = Scheme.SYSTEM
        self._app: QApplication | None = None
        self._platform_was_dark = False

    def apply(self, app: QApplication, scheme: Scheme) -> None:
        """Dress the application, and keep following the system if that is the scheme."""
        hints = app.styleHints()
        if self._app is not app:
            # Some desktops say nothing but hand out a dark palette; look before replacing it.
            self._platform_was_dark = app.palette().color(QPalette.ColorRole.Window).lightness() < 128
            app.setStyle(STYLE)
            hints.colorSchemeChanged.connect(self._system_changed)
            self._app = app
        self.scheme = scheme
        # Title bars and native dialogs follow this where the platform has such a notion.
        if scheme is Scheme.SYSTEM:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Dark if scheme is Scheme.DARK else Qt.ColorScheme.Light)
        self._dress(app, hints.colorScheme())

    @Slot(Qt.ColorScheme)
    def _system_changed(self, hint: Qt.ColorScheme) -> None:
        if self._app is not None and self.scheme is Scheme.SYSTEM:
            self._dress(self._app, hint)

    def _wants_dark(self, hint: Qt.ColorScheme) -> bool:
        if self.scheme is not Scheme.SYSTEM:
            return self.scheme is Scheme.DARK
        return self._platform_was_dark if hint == Qt.ColorScheme.Unknown else hint == Qt.ColorScheme.Dark

    def _dress(self, app: QApplication, hint: Qt.ColorScheme) -> None:
        theme = DARK if self._wants_dark(hint) else LIGHT
        palette = palette_of(theme)
        app.setPalette(palette)
        QToolTip.setPalette(palette)
        for kind, own_palette in palettes_of_kinds(theme).items():
            app.setPalette(own_palette, kind)  # type: ignore[arg-type]  # the stubs want bytes, Qt text
        if theme is not self.theme:
            self.theme = theme
            self.theme_changed.emit(theme)


_switch: list[ThemeSwitch] = []


def theme_switch() -> ThemeSwitch:
    """The one switch of the program; connect to its `theme_changed` to recolour."""
    if not _switch:
        _switch.append(ThemeSwitch())
    return _switch[0]


def current_theme() -> Theme:
    """The theme in use; the light one until `apply_scheme` was called."""
    return theme_switch().theme


def apply_scheme(app: QApplication, scheme: Scheme) -> None:
    """Dress the whole application in a scheme; call it again when the person chooses another."""
    theme_switch().apply(app, scheme)
