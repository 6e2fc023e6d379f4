"""The activity Play: solving a puzzle by hand, and the ways to a puzzle."""
