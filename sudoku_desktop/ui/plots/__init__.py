"""Plots of a run. `convergence` imports pyqtgraph, which takes a second: import it after the first paint.

`points` reduces a history to what can be seen, without Qt; `look` says how curves are drawn, `describing` and `words`
what is said of them; `canvas` is the two plots with their `axes`, `marks` and `events`, `head` what stands above them;
`picture` writes all of it to a file, with lines cut off by `clipping`. `charts` is one plot for the
pages about ratings; `themed` is what both have in common.
"""
