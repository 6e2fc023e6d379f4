"""Reads puzzles from pictures: finds the grids, rectifies them, reads their digits and marks doubtful cells.

`picture` decodes files, `reading` reads them and `result` holds the results; all are cheap to import. `finding`,
`lattice`, `digits` and `interpretation` need the libraries of the extra "photo" or the compiler, so they are imported
on demand.
"""
