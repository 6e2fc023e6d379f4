"""Base class of the controllers that make the page of an activity when it is first shown."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.worker import Importer


class Columns(Protocol):
    """Interface of a page with two columns."""

    @property
    def left(self) -> QWidget: ...

    @property
    def right(self) -> QWidget: ...


Page = TypeVar("Page", bound=Columns)


class PageController(Controller, Generic[Page]):
    """Imports modules and creates a page with them when it is first needed; `page` is None before.

    `left` and `right` are the columns of the frame; `heading` is the title and the second line of the header.
    """

    made = Signal()
    """Emitted when `page` has been created, before the functions that wait for it are called."""
    changed = Signal()
    """Emitted when `heading`, or the main command of the header, has changed."""

    def __init__(self, parts: Parts, title: str, *modules: str) -> None:
        super().__init__(parts)
        self.page: Page | None = None
        self.heading = title, ""
        self.left, self.right = QWidget(), QWidget()
        self._waiting_label = PlainLabel(tr("Getting ready …"), alignment=Qt.AlignmentFlag.AlignCenter)
        self._columns = in_column(inside=self.left), in_column(self._waiting_label, inside=self.right)
        self._modules = modules
        self._waiting: list[Callable[[Page], object]] = []
        self._importer = Importer(self)

    def _new_page(self) -> Page:
        """Return a new page; its modules are already imported."""
        raise NotImplementedError

    def _when_made(self, act: Callable[[Page], object]) -> None:
        """Call a function with the page, as soon as it exists."""
        if self.page is not None:
            act(self.page)
        else:
            self._waiting.append(act)
            self._importer.then(self._make, *self._modules)

    def _make(self) -> None:
        if self.page is None:
            self.page = self._new_page()
            for column, widget in zip(self._columns, (self.page.left, self.page.right), strict=True):
                column.addWidget(widget)
            self._waiting_label.hide()
            self.made.emit()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act(self.page)

    @Slot(str, str)
    def _show_heading(self, title: str, line: str) -> None:
        self.heading = title, line
        self.changed.emit()
