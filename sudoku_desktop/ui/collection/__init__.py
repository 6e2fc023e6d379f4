"""The window for a file of puzzles that are rated by human techniques and by evolution.

`window` shows a rated file, with a table over `model`; `agreement` plots the ratings, and `words` describes them in the
user's language.
"""
