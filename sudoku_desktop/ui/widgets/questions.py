"""Message boxes and file dialogs. Quoted texts, such as a title from a file, are never interpreted as HTML."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QMessageBox, QWidget

from sudoku_desktop.speaking import tr

Button = QMessageBox.StandardButton


def answer_of(dialog: QDialog) -> int:
    """Run a modal dialog, then delete it; otherwise its parent would keep it, and lay it out again at every zoom."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer


def ask(parent: QWidget, question: str, answers: Mapping[Button, str], title: str = "") -> Button:
    """Ask a question with a button for each answer, the first one as default; "" uses Qt's own button text."""
    return ask_for_good(parent, question, answers, title, "")[0]


def ask_for_good(
    parent: QWidget, question: str, answers: Mapping[Button, str], title: str, remember: str
) -> tuple[Button, bool]:
    """Ask a question with a check box named `remember`; return the answer and whether the box was checked."""
    box = _box(QMessageBox.Icon.Question, parent, title, question)
    tick = QCheckBox(remember)
    if remember:
        box.setCheckBox(tick)
    for button, text in answers.items():
        added = box.addButton(button)
        if text:
            added.setText(text)
    box.setDefaultButton(next(iter(answers)))
    return Button(answer_of(box)), tick.isChecked()


def confirms(parent: QWidget, question: str, title: str = "") -> bool:
    """Ask a yes-no question, with No as default; return whether the answer is Yes."""
    return ask(parent, question, {Button.No: "", Button.Yes: ""}, title) == Button.Yes


def complain(parent: QWidget, sentence: str) -> None:
    """Show a warning and wait until it is closed."""
    answer_of(_box(QMessageBox.Icon.Warning, parent, "", sentence))


def choose_file_to_write(
    parent: QWidget,
    title: str,
    start: Path | str,
    kinds: Mapping[str, Sequence[str]],
    *,
    selected: str = "",
    known: Collection[str] = (),
) -> Path | None:
    """Ask for the path of a file to write; return None when cancelled.

    `kinds` are the name filters of the dialog with their suffixes. A name without one of these or of the `known`
    suffixes gets the first suffix of the selected filter. Since the dialog has not asked whether a file of that name
    may be replaced, this function asks.
    """
    name, kind = QFileDialog.getSaveFileName(parent, title, str(start), ";;".join(kinds), selected)
    path = Path(name)
    if not name or path.suffix.lower() in {*known, *(ending for endings in kinds.values() for ending in endings)}:
        return path if name else None
    path = path.with_name(path.name + (kinds.get(kind) or next(iter(kinds.values())))[0])
    if not path.exists() or confirms(
        parent, tr("{file} already exists. Do you want to replace it?", file=path.name), title
    ):
        return path
    return choose_file_to_write(parent, title, path, kinds, selected=kind, known=known)


def choose_picture(parent: QWidget, name: str) -> Path | None:
    """Ask for the path of a PNG or SVG file for a chart; return None when cancelled."""
    kinds = {
        tr("PNG picture (*.png)"): [".png"],
        tr("SVG drawing (*.svg)"): [".svg"],
    }
    return choose_file_to_write(parent, tr("Export Plot"), name, kinds)


def choose_csv(parent: QWidget, title: str, name: str) -> Path | None:
    kinds = {tr("CSV (*.csv)"): [".csv"]}
    return choose_file_to_write(parent, title, name, kinds)


def _box(icon: QMessageBox.Icon, parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title or tr("Sudoku Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
