"""What the dialogs for sheets and for books share: puzzles and pages on the left, the preview on the right, the work
below.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QTimer, SignalInstance, Slot
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.background import Composer, Composition, Exporter, Knowledge, Preparer, Write
from sudoku_desktop.ui.printing.choices import AnyChoices
from sudoku_desktop.ui.printing.leaves import leaves_of
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.printing.sources_panel import Source, SourcesPanel
from sudoku_desktop.ui.printing.words import pages_in_words, warning_in_words, working_in_words
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row, resize_on_screen
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write
from sudoku_desktop.ui.widgets.section import Section

SIZE = (1180, 750)
CONTROLS_WIDTH = 380
LEARNING_MS = 120
"""Facts come in by the hundred; the preview need not follow each."""


class OptionsPanel(Protocol):
    """The widget with the fields that say how pages look."""

    changed: SignalInstance


class PaperDialog(QDialog):
    """Shows at once what will be printed or written. What is shown is the `work`; it is None where there is nothing."""

    def __init__(
        self,
        sources: SourcesPanel,
        page: OptionsPanel,
        loader: KernelLoader,
        folder: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = Path(folder) if folder else Path.home()
        self.loader = loader
        self._task: Callable[[], None] | None = None
        self._asked: tuple[tuple[Material, ...], bool] = (), False
        self._knowledge = Knowledge((), ())
        self._is_overtaken = False
        self._outcome = ""
        self.work: Sheet | Book | None = None
        self.preparer = Preparer(self)
        self.exporter = Exporter(self)
        self.composer = Composer(self)
        self.sources = sources
        self._panel = page
        self.preview = Preview()
        self.notice = Notice("!")
        self.failure = Notice("✗")
        self.state = PlainLabel(wordWrap=True)
        self.progress = QProgressBar()
        self.cancel_button = self._button(self.tr("Cancel"))
        self.pdf_button = self._button(self.tr("Export P&DF…"))
        self.close_button = self._button(self.tr("Close"))
        self._writers: tuple[QPushButton, ...] = ()
        self._learning = QTimer(self, singleShot=True, interval=LEARNING_MS)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button

    def _lay_out(self, heading: str, *writers: QPushButton) -> None:
        """`writers`: the buttons that print or write, to the left of the one that closes."""
        self._writers = writers
        assert isinstance(self._panel, QWidget)
        puzzles, page = Section(self.tr("Puzzles"), ruled=False), Section(heading)
        puzzles.rows.addWidget(self.sources)
        page.rows.addWidget(self._panel)
        controls, left = QWidget(), QWidget()
        in_column(puzzles, page, 1, margins=(0, 0, 8, 0), inside=controls)
        self._controls = PageArea(controls, CONTROLS_WIDTH, is_fixed=True)
        left.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        work = in_row((self.progress, 1), self.cancel_button)
        in_column((self._controls, 1), self.notice, self.failure, self.state, work, inside=left)
        self.progress.setAccessibleName(self.tr("Progress"))
        buttons = in_row(1, *writers, self.close_button)
        in_column((in_row(left, (self.preview, 1)), 1), buttons, margins=None, inside=self)
        resize_on_screen(self, *SIZE)
        self._connect()

    def _connect(self) -> None:
        self.loader.ready.connect(self._update)
        self.sources.changed.connect(self._update)
        self._panel.changed.connect(self._update)
        self._learning.timeout.connect(self._update)
        self.preparer.learned.connect(self._learn)
        self.preparer.ended.connect(self._update)
        self.preparer.failed.connect(self._fail)
        self.composer.composed.connect(self._show_composition)
        self.composer.failed.connect(self._fail)
        self.composer.ended.connect(self._composer_ended)
        self.exporter.progressed.connect(self._show_progress)
        self.exporter.written.connect(self._say_what_was_written)
        self.exporter.failed.connect(self._fail)
        self.exporter.ended.connect(self._show_state)
        self.cancel_button.clicked.connect(self.cancel)
        self.close_button.clicked.connect(self.reject)

    # What will be printed.

    def _choices(self) -> AnyChoices:
        """Return the choices with which the pages are made."""
        raise NotImplementedError

    def _adapt(self, materials: tuple[Material, ...]) -> None:
        """Offer what can be chosen for these puzzles."""

    def _keep(self) -> None:
        """Have what was chosen remembered."""
        raise NotImplementedError

    @property
    def is_busy(self) -> bool:
        """Whether something is being written, or will be as soon as all is known of it."""
        return self._task is not None or self.exporter.is_busy

    @Slot()
    def _learn(self) -> None:
        if not self._learning.isActive():
            self._learning.start()

    @Slot()
    def _update(self) -> None:
        """Have what is chosen composed, and ask for what is not known of it."""
        materials = self.sources.materials()
        self._adapt(materials)
        choices = self._choices()
        self._knowledge = self.preparer.knowledge(materials)
        self._ask(self._knowledge, with_ratings=choices.wants_ratings)
        if materials and self.composer.is_busy:
            self._is_overtaken = True
        elif materials:
            self.composer.compose(self._knowledge, choices)
        else:
            self.composer.forget()
            self._is_overtaken = False
            self._show_work(None, self._why_nothing())
        self._show_state()

    def _show_work(self, work: Sheet | Book | None, sentence: str) -> None:
        if work is None or work is not self.work:
            self.preview.show_leaves(leaves_of(work) if work is not None else None, sentence)
        self.work = work

    @Slot(object)
    def _show_composition(self, composition: Composition) -> None:
        """Show it, and begin what was waiting for all of it to be known."""
        self._show_work(composition.work, self._why_incomplete())
        if self._task is not None and composition.is_complete and not self._is_overtaken:
            task, self._task = self._task, None
            task()
        self._show_state()

    @Slot()
    def _composer_ended(self) -> None:
        if self._is_overtaken:
            self._is_overtaken = False
            self._update()

    def _ask(self, knowledge: Knowledge, *, with_ratings: bool) -> None:
        asked = knowledge.materials, with_ratings
        if not self.loader.is_ready or asked == self._asked:
            return
        self._asked = asked
        if knowledge.unproved or (with_ratings and knowledge.unrated):
            self.preparer.prepare(knowledge.materials, with_ratings=with_ratings)

    def _why_nothing(self) -> str:
        if self.sources.is_generating:
            return self.tr("Generating …")
        if self.sources.source is Source.NEW and not self.loader.is_ready:
            return self.tr("The generator is getting ready …")
        return self.tr("Choose how many puzzles of each level, and press Generate.")

    def _why_incomplete(self) -> str:
        """Why there is no work of these puzzles, or none yet."""
        return self._sentence() or warning_in_words(self._knowledge, self._choices())

    # Writing.

    def _choose_file(self, title: str, heading: str, kind: str, ending: str) -> Path | None:
        """A file of this ending, named after the title; None if nobody wants one."""
        name = "".join(letter for letter in title if letter.isalnum() or letter in " -_").strip()
        start = self._folder / f"{name or self.tr('sudoku')}{ending}"
        return choose_file_to_write(self, heading, start, {kind: [ending]})

    def _choose_pdf_file(self, title: str) -> Path | None:
        return self._choose_file(title, self.tr("Export PDF"), self.tr("PDF document (*.pdf)"), ".pdf")

    def _write(self, path: Path, write: Write) -> None:
        if self.work is not None:
            self.exporter.export(self.work, path, write)

    def _begin(self, task: Callable[[], None]) -> None:
        if self.is_busy or not self._knowledge.materials:
            return
        self._outcome = ""
        self.failure.say("")
        self.progress.setRange(0, 0)
        self._task = task
        self._update()

    @Slot()
    def cancel(self) -> None:
        """End what is being written; nothing of it stays behind."""
        if not self.is_busy:
            return
        self._task = None
        self._outcome = self.tr("Cancelled; nothing was written.")
        self.exporter.stop()
        self._show_state()

    # What came of it.

    @Slot(int, int)
    def _show_progress(self, done: int, pages: int) -> None:
        self.progress.setRange(0, pages)
        self.progress.setValue(done)
        self.progress.setFormat(self.tr("{done} of {pages}").format(done=whole(done), pages=pages_in_words(pages)))

    @Slot(object)
    def _say_what_was_written(self, paths: tuple[Path, ...]) -> None:
        names = ", ".join(path.name for path in paths[:2]) + (" …" if len(paths) > 2 else "")
        text = self.tr("Wrote {files} to {folder}.")
        self._outcome = text.format(files=names, folder=str(paths[0].parent))

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._task = None
        self._outcome = ""
        self.failure.say(sentence)
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        busy = self.is_busy
        can_write = not busy and self.work is not None and not self.sources.is_generating
        for button in self._writers:
            button.setEnabled(can_write)
        self.close_button.setEnabled(not busy)
        self._controls.setEnabled(not busy)
        self.progress.setVisible(busy)
        self.cancel_button.setVisible(busy)
        self.notice.say(warning_in_words(self._knowledge, self._choices(), self.work))
        self.state.setText(self._sentence())

    def _sentence(self) -> str:
        if self._outcome and not self.is_busy:
            return self._outcome
        knowledge = self._knowledge
        missing = knowledge.missing(self._choices())
        if missing and not self.loader.is_ready:
            return self.tr("The solver is getting ready …")
        if missing:
            return working_in_words(knowledge, missing)
        leaves = self.preview.leaves
        return leaves.summary if knowledge.materials and leaves is not None else ""

    # Ending.

    def reject(self) -> None:
        """Escape ends the work first, and only then the dialog."""
        if self.is_busy:
            self.cancel()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Keep the choices, and end what is under way."""
        self._keep()
        self.close_down()
        super().done(result)

    def close_down(self) -> None:
        self._task = None
        self._learning.stop()
        self.sources.close_down()
        for worker in (self.preparer, self.composer, self.exporter):
            worker.forget()
        self.preview.view.close_down()
