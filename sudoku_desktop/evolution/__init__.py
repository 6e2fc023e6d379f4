"""Evolution: algorithms described as parts, and runs that can be watched.

Vocabulary: a *chromosome* is one complete filling of the grid; a *generation* replaces the population once; a
*trial* is one new chromosome evaluated; *cost* is lower-is-better with 0 solved.

Nothing here knows a solution: this package never imports the exact solver or the logic.
"""
