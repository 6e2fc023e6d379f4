"""Showing a run and navigating its past: figures, message card, timeline, and the presenter that updates them."""
