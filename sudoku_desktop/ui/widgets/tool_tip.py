"""Tool tips of several sentences."""

import html


def tool_tip(*sentences: str) -> str:
    """Rich text, because only that is wrapped."""
    return "".join(f"<p>{html.escape(sentence)}</p>" for sentence in sentences if sentence)
