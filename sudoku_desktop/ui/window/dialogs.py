"""The dialogs that show texts, help and about, and the one that asks for short texts."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTextBrowser,
    QWidget,
)

from sudoku_desktop import __version__
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.keys import HOLD_DIGIT_KEYS, NOTE_MODE_KEYS, keys_in_words
from sudoku_desktop.ui.widgets.layouts import in_column

SOURCES = (
    "T. Mantere, J. Koljonen: Solving, Rating and Generating Sudoku Puzzles with GA. IEEE CEC 2007.",
    "F. Gerges, G. Zouein, D. Azar: Genetic Algorithms with Local Optima Handling to Solve Sudoku Puzzles. 2018.",
    "R. Sharma, K. Bhartiya: Sudoku Solver Using Evolutionary Algorithm Techniques. Term project, 2020.",
    "C. Sebastian, S. Barman, S. Karkhanis (Team 209): Solving Sudoku Using Genetic Algorithm. Project report.",
    "M. Gold: Using Genetic Algorithms to Come up with Sudoku Puzzles. C# Corner, 2005.",
)


LEAST_WIDTH = 420
"""Minimum width of a field, in logical pixels."""


class TextDialog(QDialog):
    """Dialog with a text and a button that closes it."""

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
    """Return the dialog with version, licence, and the publications of the algorithms."""
    sources = "".join(f"<li>{source}</li>" for source in SOURCES)
    html = (
        f"<h2>Sudoku Desktop {__version__}</h2>"
        f"<p>{tr('Solves Sudoku with genetic algorithms and lets you watch the evolution.')}</p>"
        f"<p>{tr('Free software under the MIT licence, built with PySide6, NumPy, Numba and pyqtgraph.')}</p>"
        f"<h3>{tr('The documents it is built on')}</h3><ul>{sources}</ul>"
    )
    return TextDialog(tr("About Sudoku Desktop"), html, parent)


def _keys(*keys: str) -> str:
    return ", ".join(map(keys_in_words, keys))


def _commands(menu: QMenu) -> Iterator[QAction]:
    """Yield the actions with a key in a menu and its submenus."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _commands(below)
        elif not action.shortcut().isEmpty():
            yield action


def _table(heading: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = (f"<tr><td><b>{escape(key)}</b>&nbsp;&nbsp;</td><td>{escape(meaning)}</td></tr>" for key, meaning in rows)
    return f"<h3>{escape(heading)}</h3><table>{''.join(lines)}</table>"


def help_dialog(window: QMainWindow) -> TextDialog:
    """Return the dialog with the first steps and all keys: those of the grid and of all menus."""
    grid = (
        (tr("Arrows"), tr("move; the edges wrap around")),
        (tr("Ctrl + arrow"), tr("jump to the next box")),
        (tr("Home, End; Ctrl + Home, End"), tr("to the ends of the row; to the corners of the grid")),
        ("1 … 9", tr("enter a digit; while you enter givens the cursor moves on")),
        (tr("0 . Space"), tr("enter a blank")),
        (tr("Backspace, Delete"), tr("clear the cell; Backspace on a blank steps back")),
        (tr("Enter"), tr("go to the start of the next row")),
        (tr("Ctrl + 1 … 9"), tr("enter a pencil note")),
        (_keys(NOTE_MODE_KEYS, "N"), tr("switch notes on and off (N unless it is a digit)")),
        (
            _keys(HOLD_DIGIT_KEYS, "H"),
            tr(
                "highlight the cell’s digit wherever the cursor goes; on a blank cell: no longer "
                "(H unless it is a digit)"
            ),
        ),
        (tr("Tab"), tr("leave the grid")),
    )
    menus = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    keys = _table(tr("Keys in the grid"), grid) + "".join(
        _table(
            menu.title().replace("&", ""),
            ((keys_in_words(each.shortcut()), each.statusTip() or each.iconText()) for each in _commands(menu)),
        )
        for menu in menus
    )
    steps = (
        tr("Play the puzzle of the day, choose a new one by its level, or type, paste, photograph or open your own."),
        tr("The header says whether the puzzle has exactly one solution, and how hard it is."),
        tr(
            "Press F5. In Evolve the board shows the best chromosome of each generation, and the curve shows how close "
            "it is to a solution. Your own digits stay in Play."
        ),
        tr("The pace can be changed at any time; it never changes the result. The same seed gives the same run."),
    )
    html = (
        f"<h3>{tr('First steps')}</h3><ol>{''.join(f'<li>{step}</li>' for step in steps)}</ol>"
        f"<h3>{tr('What the board shows during a run')}</h3><p>"
        + tr(
            "Bold digits are givens. A cell with a small triangle was filled in before the evolution began. "
            "The row below the board chooses what else is shown: which digits change, how far the population agrees "
            "on each (a small dot: all of it), or which clash (a wavy line). The timeline below it shows any "
            "generation again."
        )
        + f"</p>{keys}"
    )
    return TextDialog(tr("Keys and First Steps"), html, window)


class TextsDialog(QDialog):
    """Dialog that asks for several short texts, each in one of `fields`, of which the first may be required.

    `rows`: label, text and maximum length of each.
    """

    def __init__(
        self,
        title: str,
        rows: Sequence[tuple[str, str, int]],
        accept: QDialogButtonBox.StandardButton,
        parent: QWidget,
        *,
        is_first_required: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.fields: list[QLineEdit] = []
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        for label, text, most in rows:
            field = QLineEdit(text, maxLength=most)
            field.setMinimumWidth(LEAST_WIDTH)
            self.fields.append(field)
            form.addRow(label, field)
        buttons = QDialogButtonBox(accept | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        in_column(form, buttons, margins=None, inside=self)
        self.accept_button = buttons.button(accept)
        self._is_first_required = is_first_required
        self.fields[0].textChanged.connect(self._show_validity)
        self.fields[0].selectAll()
        self._show_validity()

    def entered(self) -> list[str]:
        """Return the entered texts, without line breaks and unprintable characters."""
        lines = (" ".join(field.text().split()) for field in self.fields)
        return ["".join(filter(str.isprintable, line)) for line in lines]

    @Slot()
    def _show_validity(self) -> None:
        self.accept_button.setEnabled(bool(self.entered()[0]) or not self._is_first_required)
