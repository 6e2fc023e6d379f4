"""Reads puzzles from pictures: finds the grids, lays them flat, reads their digits, and says what is doubtful.

`picture` decodes files, `reading` says what was found; both can be imported at any time. `finding`, `lattice`,
`digits`, `codes` and `judging` need the libraries of the extra "photo" or the compiler, and are imported once there is
something to read.
"""
