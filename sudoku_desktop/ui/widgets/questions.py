"""Questions and complaints. What they quote, such as a title from a file, is never taken for HTML."""

from collections.abc import Collection, Mapping, Sequence
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


def choose_file_to_write(
    parent: QWidget,
    title: str,
    start: Path | str,
    kinds: Mapping[str, Sequence[str]],
    *,
    selected: str = "",
    known: Collection[str] = (),
) -> Path | None:
    """Ask where to write a file of one of these kinds: the words a dialog offers, and the endings of each.

    A name that ends in none of them, nor in a `known` one, gets the first ending of the kind that was chosen. Whether a
    file of that name may be replaced the dialog has not asked, so it is asked here.
    """
    name, kind = QFileDialog.getSaveFileName(parent, title, str(start), ";;".join(kinds), selected)
    path = Path(name)
    if not name or path.suffix.lower() in {*known, *(ending for endings in kinds.values() for ending in endings)}:
        return path if name else None
    path = path.with_name(path.name + (kinds.get(kind) or next(iter(kinds.values())))[0])
    question = QCoreApplication.translate("Questions", "{file} already exists. Do you want to replace it?")
    if not path.exists() or confirms(parent, question.format(file=path.name), title):
        return path
    return choose_file_to_write(parent, title, path, kinds, selected=kind, known=known)


def choose_picture(parent: QWidget, name: str) -> Path | None:
    """Ask where a plot is to be written; the ending says how."""
    kinds = {
        QCoreApplication.translate("Questions", "PNG picture (*.png)"): [".png"],
        QCoreApplication.translate("Questions", "SVG drawing (*.svg)"): [".svg"],
    }
    return choose_file_to_write(parent, QCoreApplication.translate("Questions", "Export Plot"), name, kinds)


def choose_csv(parent: QWidget, title: str, name: str) -> Path | None:
    kinds = {QCoreApplication.translate("Questions", "CSV (*.csv)"): [".csv"]}
    return choose_file_to_write(parent, title, name, kinds)


def _box(icon: QMessageBox.Icon, parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title or QCoreApplication.translate("Questions", "Sudoku Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
