"""The canonical form of a 9×9 puzzle: the same grid for all puzzles that permuting and renaming turn into one another.

The canonical form of a solution grid is its lexicographically least image under all symmetries: transposing, permuting
bands, stacks, the rows of a band and the columns of a stack, and renaming digits. Its first row is 123456789, so that
choosing the first two rows and the permutation of columns decides everything else: 36 × 1296 images, of which all but
few are dropped after the first digits of the second row. The canonical form of a puzzle consists of the givens whose
cells come first when its solution is brought into that form, over all ways to do so.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined

ORDER, SIZE, CELLS = 3, 9, 81

Cells = NDArray[np.uint8]


@inlined
def first_column(grid, row, permutation, labels, place_of):
    """Return the label of the first digit of a row once its columns are permuted."""
    return labels[place_of[grid[row, permutation[0]]]]


@allocating_kernel
def canonical_form(
    puzzle: Cells, solution: Cells, permutations: NDArray[np.int64], canonical: Cells, pattern: Cells
) -> int:
    """Write the canonical solution and the canonical pattern of givens; return the number of ways to bring it there.

    `puzzle`, `solution`: uint8[81]. `permutations`: int64[1296, 9], those of columns that keep stacks together.
    `canonical`, uint8[81], and `pattern`, uint8[81] of 0 and 1, are written. The number returned is that of the
    solution grid's automorphisms.
    """
    grid = np.zeros((SIZE, SIZE), np.int64)
    given = np.zeros((SIZE, SIZE), np.uint8)
    labels = np.zeros(SIZE, np.int64)
    place_of = np.zeros(SIZE, np.int64)
    second = np.zeros(SIZE, np.int64)
    order = np.zeros(SIZE, np.int64)
    image = np.zeros(CELLS, np.uint8)
    image_given = np.zeros(CELLS, np.uint8)
    canonical[:] = SIZE + 1
    ways = 0
    for is_transposed in range(2):
        for row in range(SIZE):
            for column in range(SIZE):
                cell = SIZE * column + row if is_transposed else SIZE * row + column
                grid[row, column] = np.int64(solution[cell]) - 1
                given[row, column] = puzzle[cell] > 0
        for top in range(SIZE):
            band = top // ORDER
            for column in range(SIZE):
                place_of[grid[top, column]] = column
            for step in range(1, ORDER):
                below = ORDER * band + (top + step) % ORDER
                order[0], order[1] = top, below
                order[2] = ORDER * band + (top + ORDER - step) % ORDER
                for column in range(SIZE):
                    second[column] = place_of[grid[below, column]]
                for index in range(len(permutations)):
                    permutation = permutations[index]
                    for column in range(SIZE):
                        labels[permutation[column]] = column
                    comparison = 0
                    for column in range(SIZE):
                        digit = labels[second[permutation[column]]] + 1
                        if digit != canonical[SIZE + column]:
                            comparison = -1 if digit < canonical[SIZE + column] else 1
                            break
                    if comparison > 0:
                        continue
                    # Sort the rows of the two other bands, and these bands, by the digits in their first column.
                    position = ORDER
                    for other in range(1, ORDER):
                        first = (band + other) % ORDER * ORDER
                        for place in range(ORDER):
                            row = first + place
                            key = first_column(grid, row, permutation, labels, place_of)
                            at = position + place
                            while at > position and (
                                first_column(grid, order[at - 1], permutation, labels, place_of) > key
                            ):
                                order[at] = order[at - 1]
                                at -= 1
                            order[at] = row
                        position += ORDER
                    if first_column(grid, order[3], permutation, labels, place_of) > first_column(
                        grid, order[6], permutation, labels, place_of
                    ):
                        for place in range(ORDER, 2 * ORDER):
                            order[place], order[place + ORDER] = order[place + ORDER], order[place]
                    for row in range(SIZE):
                        for column in range(SIZE):
                            source = permutation[column]
                            image[SIZE * row + column] = labels[place_of[grid[order[row], source]]] + 1
                            image_given[SIZE * row + column] = given[order[row], source]
                    comparison = 0
                    for cell in range(CELLS):
                        if image[cell] != canonical[cell]:
                            comparison = -1 if image[cell] < canonical[cell] else 1
                            break
                    if comparison > 0:
                        continue
                    is_better = comparison < 0
                    if is_better:
                        canonical[:] = image
                        ways = 1
                    else:
                        ways += 1
                        for cell in range(CELLS):
                            if image_given[cell] != pattern[cell]:
                                is_better = image_given[cell] > pattern[cell]
                                break
                    if is_better:
                        pattern[:] = image_given
    return ways
