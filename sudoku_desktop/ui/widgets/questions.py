"""Questions and complaints. What they quote, such as a title from a file, is never taken for HTML."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QMessageBox, QWidget

Button = QMessageBox.StandardButton


def answer_of(dialog: QDialog) -> int:
    """Show it and wait. Its parent would keep it ever after, and have it laid out anew with every zoom."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer


def ask(parent: QWidget, question: str, answers: Mapping[Button, str], title: str = "") -> Button:
    """Ask, with a button for each answer, the first of which is the default; "" leaves it Qt's text."""
    return ask_for_good(parent, question, answers, title, "")[0]


def ask_for_good(
    parent: QWidget, question: str, answers: Mapping[Button, str], title: str, remember: str
) -> tuple[Button, bool]:
    """The answer, and whether the person ticked the box with the words `remember` below the question."""
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
    """Whether the answer is Yes; the default is No."""
    return ask(parent, question, {Button.No: "", Button.Yes: ""}, title) == Button.Yes


def complain(parent: QWidget, sentence: str) -> None:
    """Tell what went wrong, and wait until it has been read."""
    answer_of(_box(QMessageBox.Icon.Warning, parent, "", sentence))


def choose_picture(parent: QWidget, name: str) -> Path | None:
    """Ask where a plot is to be written; the ending says how."""
    filters = QCoreApplication.translate("Questions", "PNG picture (*.png);;SVG drawing (*.svg)")
    title = QCoreApplication.translate("Questions", "Export Plot")
    chosen, kind = QFileDialog.getSaveFileName(parent, title, name, filters)
    path = Path(chosen)
    if chosen and path.suffix.lower() not in {".png", ".svg"}:
        path = path.with_name(path.name + (".svg" if "svg" in kind else ".png"))
    return path if chosen else None


def choose_csv(parent: QWidget, title: str, name: str) -> Path | None:
    filters = QCoreApplication.translate("Questions", "CSV (*.csv)")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, name, filters)
    path = Path(chosen)
    if chosen and not path.suffix:
        path = path.with_suffix(".csv")
    return path if chosen else None


def _box(icon: QMessageBox.Icon, parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title or QCoreApplication.translate("Questions", "Sudoku Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
