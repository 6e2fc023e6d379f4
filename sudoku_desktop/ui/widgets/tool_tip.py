"""Tool tips that show every text literally; Qt would render text that looks like HTML, and load its pictures."""

import html

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def explain(widget: QWidget, *sentences: str) -> None:
    """Set the tool tip and the accessible description of a widget.

    Without a description, screen readers would read the tool tip with its markup.
    """
    widget.setToolTip(tool_tip(*sentences))
    widget.setAccessibleDescription(" ".join(filter(None, sentences)))


def tool_tip(*sentences: str) -> str:
    """Return sentences as rich text, the only kind that Qt wraps in tool tips."""
    return "".join(f"<p>{html.escape(sentence, quote=False)}</p>" for sentence in sentences if sentence)


def literal(text: str) -> str:
    """Return `text` as a tool tip that shows it letter by letter, even if Qt would take it for HTML."""
    return tool_tip(text) if Qt.mightBeRichText(text) else text
