"""Watching a run, and looking back on it: figures, outcome, timeline, and the presenter that feeds them."""
