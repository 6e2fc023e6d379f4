"""Showing a run and navigating its past: figures, outcome bar, timeline, and the presenter that updates them."""
