"""A whole file of puzzles, rated by people's techniques and by evolution.

`window` shows a rated file, with `table` over `model`; `rater` does the work, `agreement` plots it, and `words` says it
in the reader's language.
"""
