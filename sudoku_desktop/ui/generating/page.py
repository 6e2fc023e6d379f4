"""The place where puzzles are generated; what it shows is imported when somebody first looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.services.generation import GeneratedPuzzle
    from sudoku_desktop.ui.generating.panel import GeneratorPanel


class GeneratePage(LatePage):
    """A word to wait, then `panel`. `load` begins; it may be called again and again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel: GeneratorPanel | None = None

    def puzzles_to_print(self) -> tuple[GeneratedPuzzle, ...]:
        """The puzzles selected on the list if they are several, else all of them."""
        return self.panel.puzzles_to_print() if self.panel is not None else ()

    def close_down(self) -> None:
        self.abandon()
        if self.panel is not None:
            self.panel.close_down()

    def import_content(self) -> None:
        """The panel, with pyqtgraph."""
        import sudoku_desktop.ui.generating.panel  # noqa: F401

    def make_content(self) -> QWidget:
        from sudoku_desktop.ui.generating.panel import GeneratorPanel

        self.panel = GeneratorPanel()
        return self.panel
