"""The activity Play: solving a puzzle by hand, and choosing a puzzle.

`column` is the right column: `pad`, `clock` and commands, below them the ways to get a puzzle with a `preview` of an
evolution, or `hint_card`. `type_in` and `path_column` replace it while a puzzle is typed in, and for the path of all
steps. `strip` is below the board.
"""
