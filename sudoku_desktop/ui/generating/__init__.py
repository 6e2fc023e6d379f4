"""The page that generates puzzles with chosen properties.

The package is imported when its page is first shown: `panel` lays out `criteria_form`, `stage` (a live view of the
evolution) and `puzzle_list` with its `puzzle_model`; `background` generates puzzles, and `saving` writes files.
`painted_board` draws small boards, `pictograms` the symmetries; `words` translates terms.
"""
