"""The dialog that prints: what is chosen on the left, the pages as they will be on the right.

Vocabulary: the *material* is what there is to print, puzzle after puzzle; its *facts* (the solution, the rating) are
worked out beside the interface by `background`, which makes a sheet of material, facts and `choices`, and writes files.
A *section* is a number of puzzles of one level, generated on the spot.

`paper_dialog` puts the panels together: `sources_panel` with `sections_form`, one of how pages look, and `preview` with
`page_view`, which leafs through the *leaves* of `leaves`: the pages of a sheet, or the spreads of a book. `dialog` does
so for sheets, with `page_panel`, and `book_dialog` for books, with `book_panel`. `printer_job` prints.
"""
