"""The activity Evolve: the figures, the curve and the settings of a run.

`column` is the right column. `sentences` are the texts of the message card when there is no message, `settings_card`
has the most important settings below the curve.
"""
