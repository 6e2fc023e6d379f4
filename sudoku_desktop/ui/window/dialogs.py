"""The small windows: help, about, and the two solutions of an ambiguous puzzle."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTextBrowser,
    QWidget,
)

from sudoku_desktop import __version__
from sudoku_desktop.board import Grid
from sudoku_desktop.speaking import cell_name
from sudoku_desktop.ui.board import BoardEditor, BoardFrame, BoardView
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

SOURCES = (
    "T. Mantere, J. Koljonen: Solving, Rating and Generating Sudoku Puzzles with GA. IEEE CEC 2007.",
    "F. Gerges, G. Zouein, D. Azar: Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles. 2018.",
    "R. Sharma, K. Bhartiya: Sudoku Solver Using Evolutionary Algorithm Techniques. Term project, 2020.",
    "C. Sebastian, S. Barman, S. Karkhanis (Team 209): Solving Sudoku Using Genetic Algorithm. Project report.",
    "M. Gold: Using Genetic Algorithms to Come up with Sudoku Puzzles. C# Corner, 2005.",
)


class TextDialog(QDialog):
    """Text to read, and a button to close."""

    def __init__(self, title: str, html: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        text = QTextBrowser()
        text.setOpenExternalLinks(True)
        text.setHtml(html)
        text.setAccessibleName(title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        in_column(text, buttons, margins=None, inside=self)
        self.resize(620, 560)


def about_dialog(parent: QWidget | None) -> TextDialog:
    """Version, licence, and the documents the algorithms come from."""
    tr = QCoreApplication.translate
    sources = "".join(f"<li>{source}</li>" for source in SOURCES)
    html = (
        f"<h2>Sudoku Desktop {__version__}</h2>"
        f"<p>{tr('About', 'Solves Sudoku with genetic algorithms and lets you watch the evolution.')}</p>"
        f"<p>{tr('About', 'Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.')}</p>"
        f"<h3>{tr('About', 'The documents it is built on')}</h3><ul>{sources}</ul>"
    )
    return TextDialog(tr("About", "About Sudoku Desktop"), html, parent)


def _keys(*keys: str) -> str:
    """Keys as this system and language write them."""
    return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def help_dialog(parent: QWidget | None) -> TextDialog:
    tr = QCoreApplication.translate
    keys = (
        (tr("Help", "Arrows"), tr("Help", "move; the edges wrap around")),
        (tr("Help", "Ctrl + arrow"), tr("Help", "jump to the next box")),
        (tr("Help", "Home, End; Ctrl + Home, End"), tr("Help", "to the ends of the row; to the corners of the grid")),
        ("1 … 9", tr("Help", "enter a digit; while you enter givens the cursor moves on")),
        (tr("Help", "0 . Space"), tr("Help", "enter a blank")),
        (tr("Help", "Backspace, Delete"), tr("Help", "clear the cell; Backspace on a blank steps back")),
        (tr("Help", "Enter"), tr("Help", "go to the start of the next row")),
        (tr("Help", "Ctrl + 1 … 9, N"), tr("Help", "enter a pencil note; switch notes on and off")),
        (tr("Help", "Tab"), tr("Help", "leave the grid")),
        (
            _keys("Ctrl+V", "Ctrl+C", "Ctrl+I"),
            tr("Help", "paste a puzzle, from text or a picture; copy it as text; import from a picture file"),
        ),
        (_keys("Ctrl+E"), tr("Help", "switch between entering givens and solving")),
        (_keys("F5", "F6", "Esc"), tr("Help", "solve, pause and resume; one generation; stop")),
        (_keys("Shift+F5"), tr("Help", "solve at once, with the constructive algorithm")),
        (_keys("Ctrl+Shift+F5"), tr("Help", "solve the same puzzle with another seed")),
        (_keys("F9"), tr("Help", "show or hide the parameters")),
        (_keys("Alt+1", "Alt+2", "Alt+3"), tr("Help", "show changes, agreement or clashes on the board")),
        (
            _keys("Alt+Left", "Alt+Right", "F7"),
            tr("Help", "look back: the generation before, the next one; play the run back"),
        ),
        (
            _keys("Alt+PgUp", "Alt+PgDown", "Alt+Shift+PgUp", "Alt+Shift+PgDown"),
            tr("Help", "to the previous and the next improvement; to the previous and the next restart"),
        ),
        (_keys("F8", "Alt+Up", "Alt+Down"), tr("Help", "under the lens: a mating, the one before, the next one")),
        (_keys("Ctrl+F5"), tr("Help", "finish exactly, without evolution")),
        (_keys("H"), tr("Help", "highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer")),
        (_keys("Ctrl+Shift+N"), tr("Help", "pencil in all candidates")),
        (_keys("Ctrl+K", "Ctrl+Alt+Z"), tr("Help", "mark wrong entries; undo to before the first of them")),
        (_keys("Ctrl+H"), tr("Help", "a hint: where to look; again: the technique; once more: the step itself")),
        (_keys("Ctrl+Shift+H"), tr("Help", "take the next step at once")),
        (_keys("Ctrl+R"), tr("Help", "rate the puzzle for people and for evolution")),
        (_keys("Ctrl+G", "Ctrl+P"), tr("Help", "generate puzzles; print")),
        (_keys("Ctrl+PgUp", "Ctrl+PgDown"), tr("Help", "previous and next puzzle in the file")),
        (_keys("Ctrl++", "Ctrl+-", "Ctrl+0", "F11"), tr("Help", "zoom in, zoom out, normal size; full screen")),
    )
    rows = "".join(f"<tr><td><b>{key}</b>&nbsp;&nbsp;</td><td>{meaning}</td></tr>" for key, meaning in keys)
    steps = (
        tr(
            "Help",
            "Type a puzzle row by row, paste one, take a sample, or generate one: the cards beside the board help.",
        ),
        tr("Help", "The badge above the board says whether it has exactly one solution, and how hard it is."),
        tr(
            "Help",
            "Press F5. The board shows the best chromosome of each generation, and the plot shows how close "
            "it is to a solution.",
        ),
        tr(
            "Help",
            "The pace can be changed at any time; it never changes the result. The same seed gives the same run.",
        ),
    )
    html = (
        f"<h3>{tr('Help', 'First steps')}</h3><ol>{''.join(f'<li>{step}</li>' for step in steps)}</ol>"
        f"<h3>{tr('Help', 'What the board shows during a run')}</h3><p>"
        + tr(
            "Help",
            "Bold digits are givens. A cell with a small triangle was filled in before the evolution began. "
            "The row below the board chooses what else is shown: which digits change, how far the population agrees "
            "on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any "
            "generation again.",
        )
        + f"</p><h3>{tr('Help', 'Keys')}</h3><table>{rows}</table>"
    )
    return TextDialog(tr("Help", "Keys and First Steps"), html, parent)


class TwoSolutionsDialog(QDialog):
    """Two solutions of one puzzle side by side; where they differ, cells are tinted and named."""

    def __init__(
        self, givens: Grid, solutions: tuple[Grid, Grid], different: tuple[int, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Two Solutions"))
        first, second = solutions
        places = ", ".join(
            f"{cell_name(cell, first.geometry)} ({first.cells[cell]}/{second.cells[cell]})" for cell in different
        )
        text = self.tr("The solutions differ in %n cell(s): {places}", "", len(different))
        label = PlainLabel(text.format(places=places), wordWrap=True, selectable=True)
        boards = in_row()
        for solution in solutions:
            editor = BoardEditor(self)
            editor.load_puzzle(givens)
            editor.set_locked(True)
            view = BoardView(editor)
            view.show_frame(BoardFrame(solution, fixed=frozenset(different)))
            boards.addWidget(view)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        in_column((boards, 1), label, buttons, margins=None, inside=self)
        self.resize(820, 540)
