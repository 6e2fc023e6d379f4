"""The form in which an algorithm, its seed and its budget are set; built from the declarations alone.

`words` puts declarations into the reader's language, `fields` are the input widgets, `rows` one setting each,
`sections` a group of them; `panel` puts everything together. Nothing here loads the compiler.
"""

from sudoku_desktop.ui.parameters.panel import ParameterPanel

__all__ = ["ParameterPanel"]
