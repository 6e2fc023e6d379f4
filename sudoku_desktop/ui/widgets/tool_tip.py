"""Tool tips that show every text literally; Qt would take what looks like HTML for it, and load its pictures."""

import html

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def explain(widget: QWidget, *sentences: str) -> None:
    """Give a widget a tool tip, and the same words as its description for screen readers.

    Without a description of its own a widget would be described by its tool tip, mark-up included.
    """
    widget.setToolTip(tool_tip(*sentences))
    widget.setAccessibleDescription(" ".join(filter(None, sentences)))


def tool_tip(*sentences: str) -> str:
    """Rich text, because only that is wrapped."""
    return "".join(f"<p>{html.escape(sentence, quote=False)}</p>" for sentence in sentences if sentence)


def literal(text: str) -> str:
    """Return `text` as a tool tip that shows it letter by letter, even if Qt would take it for HTML."""
    return tool_tip(text) if Qt.mightBeRichText(text) else text
