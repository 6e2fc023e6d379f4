"""The activity Evolve: the figures, the curve and the settings of a run.

`column` is the right column. `sentences` are what its message card shows while there is no message, `settings_card` the
most important settings below the curve.
"""
