"""Questions and complaints. What they quote, such as the name of a file, is never taken for HTML."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Button = QMessageBox.StandardButton


def ask(parent: QWidget, title: str, question: str, answers: Mapping[Button, str]) -> Button:
    """Ask, with a button for each answer, the first of which is the default; Escape answers Cancel."""
    box = _box(QMessageBox.Icon.Question, parent, title, question)
    for button, text in answers.items():
        box.addButton(button).setText(text)
    box.setDefaultButton(next(iter(answers)))
    return Button(box.exec())


def complain(parent: QWidget, sentence: str) -> None:
    """Tell what went wrong, and wait until it has been read."""
    _box(QMessageBox.Icon.Warning, parent, QCoreApplication.translate("Questions", "Sudoku Desktop"), sentence).exec()


def _box(icon: QMessageBox.Icon, parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
