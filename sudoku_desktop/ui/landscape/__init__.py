"""The fitness landscape of a puzzle: search trajectories of populations and the places where they end."""
