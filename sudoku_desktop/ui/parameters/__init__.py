"""The form for an algorithm, its seed and its budget, built from the declarations of the parameters.

`words` translates declarations; a row of `rows` edits one setting with a suitable input widget; `part_sections` and
`escapes_section` choose the parts, `head` the preset; `essentials` are views of the six most important rows; `panel`
combines all of them. Nothing here imports the compiler.
"""

from sudoku_desktop.ui.parameters.panel import ParameterPanel

__all__ = ["ParameterPanel"]
