"""Evolution ▸ Look Inside and Family Tree: the lens replaces the curve and follows the generation that is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import back_icon, first_icon, forward_icon, last_icon, lens_icon
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.running import Running
from sudoku_desktop.ui.worker import NewestAnswer

if TYPE_CHECKING:
    from sudoku_desktop.evolution.explanation.report import Ancestry, Mating
    from sudoku_desktop.ui.lens.view import LensView, ShownMating


PROGRESS_MS = 300


@dataclass(frozen=True)
class MatingRequest:
    """A request to explain a mating of a generation; `number` None is the mating that made the best individual."""

    record: RunRecord
    generation: int
    number: int | None


def compute_mating(question: MatingRequest, stop: Stop) -> Mating | None:
    """Return the explanation of a mating, or None when stopped."""
    lens, number = question.record.explainer, question.number
    if number is None:
        summary = lens.summary(question.generation, stop.is_set)
        if summary is None:
            return None
        number = summary.best
    return lens.mating(question.generation, number, stop.is_set)


def compute_ancestry(question: MatingRequest, stop: Stop) -> Ancestry | None:
    """Return the ancestry of the generation's best individual, or None when stopped."""
    return question.record.genealogy.ancestry(question.generation, stop.is_set)


class Lens(Controller):
    """Requests the matings of a generation while the lens is visible and the run is paused."""

    def __init__(self, parts: Parts, running: Running) -> None:
        super().__init__(parts)
        self._page = parts.lens_page
        self._record: RunRecord | None = None
        self._may_open = True
        self._was_opened_by_step = False
        self._worker: NewestAnswer[MatingRequest, Mating | None] = NewestAnswer(compute_mating, self)
        self._worker.answered.connect(self._show)
        self._wanted: tuple[int, int] | None = None
        """The requested generation, and the number of its mating to be shown; None for no request."""
        self._traced: MatingRequest | None = None
        self._genealogist: NewestAnswer[MatingRequest, Ancestry | None] = NewestAnswer(compute_ancestry, self)
        self._progress = QTimer(self, interval=PROGRESS_MS)
        self._progress.timeout.connect(self._show_progress)
        self._genealogist.ended.connect(self._progress.stop)
        self._genealogist.answered.connect(self._show_ancestry)
        self.best_mating.setIconText(tr("Best"))
        self._commands = (
            self.first_mating,
            self.previous_mating,
            self.next_mating,
            self.last_mating,
            self.best_mating,
            self.ancestry,
        )
        running.step.triggered.connect(self._open_once)
        parts.lens_page.shown.connect(self._follow)
        parts.lens_page.loaded.connect(self._set_up_view)
        parts.presenter.began.connect(self._begin)
        parts.presenter.went_on.connect(self._follow)
        parts.presenter.cleared.connect(self._follow)
        parts.presenter.look_back.moved.connect(self._follow)
        parts.controller.state_changed.connect(self._follow)
        self._enable()

    @property
    def _view(self) -> LensView | None:
        """The view of the lens, or None before it is first shown."""
        return self._page.content

    @property
    def _shown_mating(self) -> ShownMating | None:
        return self._view.shown_mating if self._view is not None else None

    @Slot()
    def _set_up_view(self) -> None:
        view = self._view
        assert view is not None
        view.add_buttons(self._commands)
        view.number_chosen.connect(self._ask)
        view.ancestry.chosen.connect(self._go_to)
        self._worker.failed.connect(view.say)
        self._genealogist.failed.connect(view.say)
        self._follow()

    @command("Look &Inside", "See how the children of the generation shown were made, step by step", "F8", lens_icon)
    def open(self) -> None:
        self._was_opened_by_step = False
        self._frame.turn_to(Activity.EVOLVE)
        self._evolve.show_view(self._page)

    @Slot()
    def _open_once(self) -> None:
        """Show the lens after the first step, unless the user has switched to something else since."""
        if self._may_open and self._evolve.is_showing_curve:
            self.open()
            self._was_opened_by_step = True
        self._may_open = False

    def _go_back(self) -> None:
        """Show the curve again when the run continues, if a step had opened the lens."""
        if self._was_opened_by_step and self._page.isVisible():
            self._evolve.show_view()
            self._may_open = True
        self._was_opened_by_step = False

    # Updates during a run

    @Slot(object)
    def _begin(self, record: RunRecord) -> None:
        self._record = record
        self._worker.forget()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Request the matings of the displayed generation, the best one first, unless it is shown already."""
        record = self._presenter.record
        generation = self._presenter.look_back.place
        shown = self._shown_mating
        is_running = self._controller.state is RunState.RUNNING
        if is_running:
            self._go_back()
        if self._view is None:
            if self._page.isVisible():
                self._page.load()
        elif is_running:
            self._say(tr("Pause the run to see how the children of this generation are made."))
        elif record is None or record is not self._record or generation < 0:
            self._say(tr("Step through a run to see one mating after another here."))
        elif not self._page.isVisible():
            return
        elif self.ancestry.isChecked():
            self._trace(generation)
        elif shown is None or shown.mating.summary.generation != generation:
            number = None
            if self._wanted is not None and self._wanted[0] == generation:
                (_, number), self._wanted = self._wanted, None
            self._ask(number)

    def _say(self, sentence: str) -> None:
        self._worker.forget()
        self._genealogist.forget()
        if self._view is not None:
            self._view.say(sentence)
        self._enable()

    @Slot(int)
    def _ask(self, number: int | None) -> None:
        self.ancestry.setChecked(False)
        generation = self._presenter.look_back.place
        if self._record is None or generation < 0:
            self._follow()
        else:
            self._worker.ask(MatingRequest(self._record, generation, number))

    @Slot(object, object)
    def _show(self, question: MatingRequest, mating: Mating | None) -> None:
        from sudoku_desktop.ui.lens.view import ShownMating
        from sudoku_desktop.ui.lens.words import StepDescriber

        record, view = self._record, self._view
        if record is None or question.record is not record or mating is None or record.last is None:
            return
        assert view is not None
        request = record.request
        describer = StepDescriber(request.algorithm, request.givens.geometry, record.scale.text)
        view.show_mating(ShownMating(mating, describer, request.givens, record.last.prepared))
        self._enable()

    def _enable(self) -> None:
        for each in self._commands:
            each.update_enabled()

    # Going from one mating to another.

    @property
    def _place(self) -> tuple[int, int]:
        """Number of the mating shown, starting at 0, and number of matings of its generation; (0, 0) without one."""
        shown = self._shown_mating
        return (shown.mating.number, shown.mating.summary.matings) if shown is not None else (0, 0)

    def _has_previous(self) -> bool:
        return self._place[0] > 0

    def _has_next(self) -> bool:
        return self._place[0] + 1 < self._place[1]

    def _has_best(self) -> bool:
        return self._shown_mating is not None or (self._view is not None and self._view.shows_ancestry)

    @command(
        "&First Mating",
        "The first mating of the generation",
        "Alt+Shift+Up",
        first_icon,
        when=_has_previous,
    )
    def first_mating(self) -> None:
        self._ask(0)

    @command("&Previous Mating", "The mating before", "Alt+Up", back_icon, when=_has_previous)
    def previous_mating(self) -> None:
        self._ask(self._place[0] - 1)

    @command("&Next Mating", "The mating after", "Alt+Down", forward_icon, when=_has_next)
    def next_mating(self) -> None:
        self._ask(self._place[0] + 1)

    @command("&Last Mating", "The last mating of the generation", "Alt+Shift+Down", last_icon, when=_has_next)
    def last_mating(self) -> None:
        self._ask(self._place[1] - 1)

    @command(
        "Mating of the &Best",
        "The mating that made the best of the generation, or its best child",
        "Shift+F8",
        when=_has_best,
    )
    def best_mating(self) -> None:
        self._ask(None)

    # Ancestry

    @command(
        "Fami&ly Tree",
        "Where the best of the generation comes from: its family tree, and when each cell got its digit",
        "Ctrl+F8",
        is_checkable=True,
        when=lambda lens: lens._shown_mating is not None or lens.ancestry.isChecked(),
    )
    def ancestry(self, wanted: bool) -> None:
        """Show the family tree of the best, or its mating again."""
        generation = self._presenter.look_back.place
        if wanted:
            self.open()
            self._trace(generation)
        else:
            self._genealogist.forget()
            view, shown = self._view, self._shown_mating
            if self._wanted is None and view and shown is not None and shown.mating.summary.generation == generation:
                view.show_mating(shown)
            else:
                self._follow()

    def _trace(self, generation: int) -> None:
        view = self._view
        if view is None or self._record is None or generation < 0:
            return
        question = MatingRequest(self._record, generation, None)
        if not (view.shows_ancestry and question == self._traced):
            self._traced = question
            view.wait(tr("Tracing ancestors back to the founders …"))
            self._genealogist.ask(question)
            self._progress.start()

    @Slot()
    def _show_progress(self) -> None:
        """Show the progress of the search for ancestors, which takes long in a long run without restarts."""
        question, view = self._traced, self._view
        if not self._genealogist.is_busy or question is None or view is None:
            self._progress.stop()
            return
        here = max(0, question.record.genealogy.generation)
        view.wait(
            tr(
                "Tracing ancestors: generation {here} of {generation} …",
                here=here,
                generation=question.generation,
            )
        )

    @Slot(object, object)
    def _show_ancestry(self, question: MatingRequest, ancestry: Ancestry | None) -> None:
        record, view = self._record, self._view
        if record is None or question.record is not record or ancestry is None or record.last is None:
            return
        assert view is not None
        view.show_ancestry(ancestry, record.request.givens, record.last.prepared)
        self._enable()

    @Slot(int, int)
    def _go_to(self, generation: int, number: int) -> None:
        """Show a mating of a generation, for example the one in which a cell got its digit."""
        self._wanted = (generation, number)
        self.ancestry.setChecked(False)
        if generation == self._presenter.look_back.place:
            self._wanted = None
            self._ask(number)
        else:
            assert self._view is not None
            self._view.wait(tr("Going to generation {generation} …", generation=generation))
            self._presenter.look_back.show(generation)
