"""The window for a file of puzzles that are rated by human techniques and by evolution.

`window` shows a rated file, with a table over `model`; `agreement` compares the ratings in words and in plots.
"""
