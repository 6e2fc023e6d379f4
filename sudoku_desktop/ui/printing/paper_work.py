"""Makes pages of puzzles for the preview, prints and writes them, and shows the progress."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Signal, Slot
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.background import Composer, Composition, Exporter, Knowledge, Preparer, Write
from sudoku_desktop.ui.printing.choices import AnyChoices
from sudoku_desktop.ui.printing.leaves import leaves_of
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.printing.words import pages_in_words, warning_in_words, working_in_words
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write

LEARNING_MS = 120
"""Interval between updates of the preview, in milliseconds, because hundreds of results may arrive in a second."""


class PaperOwner(Protocol):
    """Interface of the page or dialog that chooses what is printed."""

    def materials(self) -> tuple[Material, ...]:
        """Return the puzzles to print; the same objects until the selection changes."""

    def choices(self) -> AnyChoices:
        """Return the options for making the pages."""

    def why_nothing(self) -> str:
        """Return why there are no puzzles to print."""

    def summary(self) -> str:
        """Return a sentence on the puzzles, or "" to show the numbers of puzzles and pages."""


class PaperWork(QWidget):
    """Shows pages in the preview and, one below the other, warnings, errors, a sentence and the progress.

    `work` is the sheet or book shown, or None.
    """

    changed = Signal()
    """Emitted when `work`, `can_write` or the number of pages may have changed."""

    def __init__(self, owner: PaperOwner, preview: Preview, loader: KernelLoader, folder: str) -> None:
        super().__init__()
        self.folder = Path(folder) if folder else Path.home()
        self.work: Sheet | Book | None = None
        self.preview = preview
        self._owner, self._loader = owner, loader
        self._task: Callable[[], None] | None = None
        self._asked: tuple[tuple[Material, ...], bool] = (), False
        self._knowledge = Knowledge((), ())
        self._is_overtaken = False
        self._outcome = self._when_cancelled = ""
        self.preparer, self.exporter, self.composer = Preparer(self), Exporter(self), Composer(self)
        self.notice, self.failure = Notice("!"), Notice("✗")
        self.state = PlainLabel(wordWrap=True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.setAutoDefault(False)
        self._learning = Throttle(self, LEARNING_MS, self.update_pages)
        progress = in_row((self.progress, 1), self.cancel_button)
        in_column(self.notice, self.failure, self.state, progress, inside=self)
        loader.ready.connect(self.update_pages)
        self.preparer.learned.connect(self._learning.ask)
        self.preparer.ended.connect(self.update_pages)
        self.composer.composed.connect(self._show_composition)
        self.composer.ended.connect(self._composer_ended)
        self.exporter.progressed.connect(self._show_progress)
        self.exporter.written.connect(self._say_what_was_written)
        self.exporter.printed.connect(lambda: self.say(tr("Sent to the printer.")))
        self.exporter.ended.connect(self.show_state)
        for worker in (self.preparer, self.composer, self.exporter):
            worker.failed.connect(self._fail)
        self.cancel_button.clicked.connect(self.cancel)

    # Pages

    @property
    def is_busy(self) -> bool:
        """Whether pages are being printed or written, or wait for their solutions and ratings."""
        return self._task is not None or self.exporter.is_busy

    @property
    def is_settled(self) -> bool:
        """Whether the preview is final: no computing, composing or painting is pending."""
        is_busy = self.is_busy or self.preparer.is_busy or self.composer.is_busy or self._learning.isActive()
        return not is_busy and (self.work is None or self.preview.view.is_up_to_date)

    @property
    def is_current(self) -> bool:
        """Whether `work` was composed with the current choices."""
        return self.work is not None and not self.composer.is_busy

    @property
    def can_write(self) -> bool:
        return not self.is_busy and self.work is not None

    @Slot()
    def update_pages(self) -> None:
        """Compose the pages with the current choices, and compute missing solutions and ratings."""
        materials, choices = self._owner.materials(), self._owner.choices()
        self._knowledge = self.preparer.knowledge(materials)
        self._ask(self._knowledge, with_ratings=choices.wants_ratings)
        if materials and self.composer.is_busy:
            self._is_overtaken = True
        elif materials:
            self.composer.compose(self._knowledge, choices)
        else:
            self.composer.forget()
            self._is_overtaken = False
            self._show_work(None, self._owner.why_nothing())
        self.show_state()

    def _show_work(self, work: Sheet | Book | None, sentence: str) -> None:
        if work is None or work is not self.work:
            self.preview.show_leaves(leaves_of(work) if work is not None else None, sentence)
        self.work = work

    @Slot(object)
    def _show_composition(self, composition: Composition) -> None:
        """Show the pages, and start a print or export that waited for them."""
        incomplete = self._sentence() or warning_in_words(self._knowledge, self._owner.choices())
        self._show_work(composition.work, incomplete)
        if self._task is not None and composition.is_complete and not self._is_overtaken:
            task, self._task = self._task, None
            task()
        self.show_state()

    @Slot()
    def _composer_ended(self) -> None:
        if self._is_overtaken:
            self._is_overtaken = False
            self.update_pages()
        else:
            self.show_state()

    def _ask(self, knowledge: Knowledge, *, with_ratings: bool) -> None:
        asked = knowledge.materials, with_ratings
        if not self._loader.is_ready or asked == self._asked:
            return
        self._asked = asked
        if knowledge.unproved or (with_ratings and knowledge.unrated):
            self.preparer.prepare(knowledge.materials, with_ratings=with_ratings)

    # Printing and writing

    def choose_file(self, title: str, heading: str, kind: str, ending: str) -> Path | None:
        """Ask for a file with this ending, with the title as default name; return None when cancelled."""
        name = "".join(letter for letter in title if letter.isalnum() or letter in " -_").strip()
        start = self.folder / f"{name or tr('sudoku')}{ending}"
        return choose_file_to_write(self, heading, start, {kind: [ending]})

    def choose_pdf(self, title: str) -> Path | None:
        return self.choose_file(title, tr("Export PDF"), tr("PDF document (*.pdf)"), ".pdf")

    def begin(self, task: Callable[[], None]) -> None:
        """Call `task`, which prints or writes, as soon as all solutions and ratings are known."""
        if self.is_busy or not self._knowledge.materials:
            return
        self._outcome, self._when_cancelled = "", tr("Cancelled; nothing was written.")
        self.failure.say("")
        self.progress.setRange(0, 0)
        self._task = task
        self.update_pages()

    def write(self, path: Path, write: Write) -> None:
        """Write the pages to a file."""
        if self.work is not None:
            self.folder = path.parent
            self.exporter.export(self.work, path, write)

    def print(self, printer: QPrinter) -> None:
        """Print the sheet."""
        if isinstance(self.work, Sheet):
            self._when_cancelled = tr("Cancelled.")
            self.exporter.print(self.work, printer)

    @Slot()
    def cancel(self) -> None:
        """Stop printing or writing; incomplete files are removed."""
        if self.is_busy:
            self._task = None
            self.exporter.stop()
            self.say(self._when_cancelled)

    # The outcome

    @Slot(int, int)
    def _show_progress(self, done: int, pages: int) -> None:
        self.progress.setRange(0, pages)
        self.progress.setValue(done)
        self.progress.setFormat(tr("{done} of {pages}", done=done, pages=pages_in_words(pages)))

    @Slot(object)
    def _say_what_was_written(self, paths: tuple[Path, ...]) -> None:
        names = ", ".join(path.name for path in paths[:2]) + (" …" if len(paths) > 2 else "")
        self.say(tr("Wrote {files} to {folder}.", files=names, folder=str(paths[0].parent)))

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._task = None
        self._outcome = ""
        self.failure.say(sentence)
        self.show_state()

    def say(self, outcome: str) -> None:
        """Show the outcome of an action; "" shows the usual sentence."""
        self._outcome = outcome
        self.show_state()

    @Slot()
    def show_state(self) -> None:
        self.progress.setVisible(self.is_busy)
        self.cancel_button.setVisible(self.is_busy)
        self.notice.say(warning_in_words(self._knowledge, self._owner.choices(), self.work))
        self.state.setText(self._sentence())
        self.changed.emit()

    def _sentence(self) -> str:
        if self._outcome and not self.is_busy:
            return self._outcome
        knowledge = self._knowledge
        missing = knowledge.missing(self._owner.choices())
        if missing and not self._loader.is_ready:
            return tr("The solver is getting ready …")
        if missing:
            return working_in_words(knowledge, missing)
        leaves = self.preview.leaves
        return self._owner.summary() or (leaves.summary if knowledge.materials and leaves is not None else "")
