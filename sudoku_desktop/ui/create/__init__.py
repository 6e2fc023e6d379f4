"""The activity Create: a generator of puzzles and a print form in one page, with the paper beside it.

The package is imported when the page is first shown. `page` puts it together: the paper, which is the preview of
`printing`, or while puzzles are made the live view of `generating`; `generator_form`, whose buttons set the fields of
`generating.criteria_form`; `sheet_form`, the options of a sheet; and `puzzle_card`, the commands for the puzzle chosen
on the paper.
"""
