"""The ladder for shapes other than the newspaper's, as kernels over tables of the shape's units.

What is natural on any units is here: singles, locked candidates between any two units that cross, sets in any unit,
fish on rows and columns, XY- and XYZ-wings, forcing chains of static links, and at the end contradictions, by singles
alone, of whatever a cell may hold. Of Sudoku Explainer's ladder that leaves out what rests on how rows, columns and
boxes lie together (unique rectangles and loops), BUG, cycles (whose removals forcing chains make one by one), and the
branching chains beside the contradictions; and at 25×25 these, which would take minutes. The weights are the same
techniques' of 9×9, for want of published ones.

The kernels of `logic.kernels` freeze the newspaper's tables as constants, which makes them faster than these, and
follow Sudoku Explainer's order to the letter, so that its ratings come out; both write the same record, and what takes
only marks, links and records is shared. A *block* is a unit in one piece, region or window; rows, columns and diagonals
are *lines*.
"""
