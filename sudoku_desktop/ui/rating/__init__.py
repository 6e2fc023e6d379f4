"""The Rating page: the puzzle on the board rated twice, as a person and as evolution find it.

Imported when the page is first shown, because it needs pyqtgraph:
`panels` lays out `human_panel` and `evolution_panel`, whose work is done in `background`; `distribution` draws the
generations of many runs. `words` says all of it in the reader's language.
"""
