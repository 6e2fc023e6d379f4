"""The ladder for shapes other than the newspaper's, and the kernels that it alone needs, over tables of units.

What is natural on any units is here: singles, locked candidates between any two units that cross, sets in any unit,
fish on rows and columns, XY- and XYZ-wings, forcing chains of static links, and at the end contradictions, by singles
alone, of whatever a cell may hold. Of Sudoku Explainer's ladder that leaves out what rests on how rows, columns and
boxes lie together (unique rectangles and loops), BUG, cycles (whose removals forcing chains make one by one), and the
branching chains beside the contradictions; and at 25×25 these, which would take minutes. The weights are the same
techniques' of 9×9, for want of published ones.

Singles, locked candidates, sets, fish, wings, links and closures are the kernels of `logic.kernels`, which take a
shape's tables; what is not here knows the newspaper's alone. All write the same record. A *block* is a unit in one
piece, region or window; rows, columns and diagonals are *lines*.
"""
