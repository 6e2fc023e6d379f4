"""Before the first run: three ways to a puzzle, and one of them at work."""
