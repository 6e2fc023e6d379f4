"""Techniques for shapes other than the standard 9×9, over tables of units.

They are those that make sense on any units: singles, locked candidates between any two crossing units, sets in any
unit, fish on rows and columns, XY- and XYZ-wings, forcing chains of static links, and contradictions by singles of any
candidate. Of Sudoku Explainer's techniques this omits those that depend on the arrangement of rows, columns and boxes
(unique rectangles and loops), BUG, cycles (whose removals forcing chains find one by one), and branching chains other
than contradictions; at 25×25 also the contradictions, which would take minutes. The weights are those of the same
techniques on 9×9, as no others are published.

Singles, locked candidates, sets, fish, wings, links and closures are kernels of `logic.kernels`, which take the tables
of a shape; the other kernels there are for 9×9 only. All write the same record. A *block* is a contiguous unit (region
or window); rows, columns and diagonals are *lines*.
"""
