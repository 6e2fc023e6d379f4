"""Ratings in the window: one puzzle rated twice, as a person and as evolution find it, and whole files of puzzles.

`page` waits until the page is first shown and imports the rest then, because it needs the compiler and pyqtgraph:
`panels` lays out `human_panel` and `evolution_panel`, whose work is done in `background`; `distribution` draws the
generations of many runs, on `charts`. `collection_window` shows a rated file, with `collection_table` over
`collection_model`, and `agreement` as its plots. `words` says all of it in the reader's language.
"""
