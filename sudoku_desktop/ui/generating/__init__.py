"""Generating puzzles with chosen properties, for Create, for books, and for the levels of New Puzzle.

`criteria_form` with its `criteria_fields` and `shape_fields` is the form of all criteria, and `stage` a live view of
the generation. `maker` generates and collects puzzles, and `saving` writes files. `painted_board` draws small boards,
`pictograms` sizes, variants and symmetries; `words` translates terms.
"""
