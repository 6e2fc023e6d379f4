"""The activity Evolve: the figures, the curve and the settings of a run."""
