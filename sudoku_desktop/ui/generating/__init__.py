"""Puzzles made as wished, in the window.

Imported when its page is first shown: `panel` lays out `criteria_form`, `stage` (what is being evolved, live) and
`puzzle_list` with its `puzzle_model`; the work is done in `background`, `saving` writes files. `painted_board` draws
small boards, `pictograms` the symmetries; `words` says all of it in the reader's language.
"""
