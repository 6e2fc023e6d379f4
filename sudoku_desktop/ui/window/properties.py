"""File ▸ Properties…: title, author and source of the puzzle."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from sudoku_desktop.board.formats.document import MAX_TEXT
from sudoku_desktop.ui.widgets.layouts import in_column

LEAST_WIDTH = 360


class PropertiesDialog(QDialog):
    """Dialog with fields for title, author and source, each of which may be empty."""

    def __init__(self, title: str, author: str, source: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Properties"))
        self.title_field, self.author_field, self.source_field = map(QLineEdit, (title, author, source))
        form = QFormLayout()
        form.addRow(self.tr("&Title"), self.title_field)
        form.addRow(self.tr("&Author"), self.author_field)
        form.addRow(self.tr("&Source"), self.source_field)
        for field in self._fields():
            field.setMaxLength(MAX_TEXT)
            field.setMinimumWidth(LEAST_WIDTH)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        in_column(form, buttons, margins=None, inside=self)

    def entered(self) -> tuple[str, str, str]:
        """Title, author and source, each without line breaks."""
        title, author, source = (" ".join(field.text().split()) for field in self._fields())
        return title, author, source

    def _fields(self) -> tuple[QLineEdit, QLineEdit, QLineEdit]:
        return self.title_field, self.author_field, self.source_field
