"""Watching a run: figures, outcome, timeline of improvements, and the presenter that feeds them."""
