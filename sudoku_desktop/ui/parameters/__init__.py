"""The form in which an algorithm, its seed and its budget are set; built from the declarations alone.

`words` puts declarations into the reader's language, `rows` has one setting each, with the input widget that fits it;
`part_sections` and `escapes_section` choose the parts, `head` the preset; `essentials` are the six settings that
matter, as views of their rows; `panel` puts everything together. Nothing here loads the compiler.
"""

from sudoku_desktop.ui.parameters.panel import ParameterPanel

__all__ = ["ParameterPanel"]
