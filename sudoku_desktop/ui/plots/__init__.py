"""Charts, and the convergence plot of a run. Importing pyqtgraph takes a second, so import most modules lazily.

`points` reduces a history to the visible points, without Qt; `look` defines pens and legends, `describing` texts;
`view` shows any Figure with `axes` and `drawing`; `run_figure` makes the figure of a run and `convergence` the plot
with its `switches`; `picture` exports charts, with lines clipped by `clipping`.
"""
