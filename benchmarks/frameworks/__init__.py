"""Gerges, Zouein & Azar 2018 as users of general frameworks would write it, one framework to a file.

"Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles", ICCAI 2018. Every file has a function
`trials_per_second(puzzle, seconds, seed)`. They share what a program needs whatever its framework: the puzzle's boxes
and the penalty (`box_grids`), and the form of the answer (`trials`).
"""
