"""The colours of a theme for digits and notes, and the backgrounds on which they may appear."""

TEXTS = ("given_text", "entry_text", "evolved_text", "note_text")
GROUNDS = (
    "paper",
    "unit_highlight",
    "same_digit",
    "cursor_cell",
    "clash",
    "agreement",
    "changed",
    "fixed",
    "extra_unit",
    "telling_unit",
    "telling_cell",
)


def cell_texts(theme):
    return [getattr(theme, name) for name in TEXTS]


def cell_grounds(theme):
    return [getattr(theme, name) for name in GROUNDS]
