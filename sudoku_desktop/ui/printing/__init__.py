"""Printing and exporting puzzles: the pages that Create shows, and the dialog for books.

Vocabulary: the *material* is what there is to print, puzzle after puzzle; its *facts* (the solution, the rating) are
computed in worker threads by `background`, which makes a sheet of material, facts and `choices`, and writes files.
A *section* is a number of puzzles of one level, generated on the spot.

`paper_work` makes, prints and writes the pages for Create and for `book_dialog`. `preview` with `page_view` shows the
*leaves* of `leaves`: the pages of a sheet, or the spreads of a book. `file_range` chooses among the puzzles of a file,
`sources_panel` with `sections_form` the puzzles of a book. `printer` prints.
"""
