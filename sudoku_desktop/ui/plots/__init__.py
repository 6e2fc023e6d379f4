"""Plots of a run. `convergence` imports pyqtgraph, which takes a second: import it after the first paint.

`points` reduces a history to what can be seen, without Qt; `look` says how curves are drawn; `axes`, `marks` and
`legend` are the plot's pieces; `picture` writes it to a file.
"""
