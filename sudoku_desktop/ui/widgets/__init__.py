"""Widgets shared by several parts of the interface; they depend on neither puzzles nor runs nor ratings."""
