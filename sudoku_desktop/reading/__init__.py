"""Reads puzzles from pictures: finds the grids, rectifies them, reads their digits and marks doubtful cells.

`picture` decodes files and `reading` holds the results; both are cheap to import. `finding`, `lattice`, `digits`,
`codes` and `judging` need the libraries of the extra "photo" or the compiler, so they are imported on demand.
"""
