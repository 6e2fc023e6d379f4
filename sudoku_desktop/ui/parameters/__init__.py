"""The form in which an algorithm, its seed and its budget are set; built from the declarations alone.

`words` puts declarations into the reader's language, `parameter_field` is the input widget that fits one, `rows` one
setting each, `part_form` the rows of one part; `part_sections` and `escapes_section` choose the parts,
`preset_chooser` and `head` the preset; `essentials` are the six settings that matter, as views of their rows; `panel`
puts everything together, over a `foot`. Nothing here loads the compiler.
"""

from sudoku_desktop.ui.parameters.panel import ParameterPanel

__all__ = ["ParameterPanel"]
