"""The parameters of a run (algorithm, seed and budget): a model, and the widgets that show and change it.

`model` has the values and the presets. `chooser` and `essentials` are the widgets on the card of Evolve. `panel` shows
everything: a row of `rows` edits one setting with a suitable input widget, `part_sections` and `escapes_section` choose
the parts, and `head` describes the preset. All rows are built from the declarations of the parameters, which `words`
translates. Nothing here imports the compiler.
"""

from sudoku_desktop.ui.parameters.model import RunParameters

__all__ = ["RunParameters"]
