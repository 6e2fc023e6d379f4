"""The dialog that prints: what is chosen on the left, the pages as they will be on the right.

Vocabulary: the *material* is what there is to print, puzzle after puzzle; its *facts* (the solution, the rating) are
worked out beside the interface by `background`, which makes a sheet of material, facts and `choices`, and writes files.
A *section* is a number of puzzles of one level, generated on the spot.

`dialog` puts the panels together: `sources_panel` with `sections_form`, `page_panel`, and `preview` with `page_view`.
`printer_job` prints.
"""
