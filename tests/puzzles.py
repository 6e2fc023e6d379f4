"""Puzzles that several tests use; `resources/puzzles` names their sources."""

from sudoku_desktop.board import Grid

MK_FIG_1 = Grid.from_text("8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..")
MK_FIG_1_SOLUTION = Grid.from_text("892743516564891273731625894658974321143258967927316458319462785475189632286537149")
MK_FIG_6 = Grid.from_text(".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..")
ESCARGOT = Grid.from_text("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
UNSOLVABLE = ESCARGOT.with_cell(1, 2)
"""Puzzle without a solution in which nothing clashes, so that evolution never ends."""
SEVERAL = Grid.from_text(".1.2.5.8...3...4..2...7...3.4.612.7...........7.398.2.4..........2...8...6.9.1.4.")
NESTED = Grid.from_text("..1........6....473.4.8.6...1.4......7.3.....6.8.....3.4.9.38......4.3.9....6..2.")
"""Puzzle rated 10.1/1.2/1.2, with a single step with a nested chain."""
