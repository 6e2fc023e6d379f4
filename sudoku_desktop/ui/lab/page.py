"""The two columns of the Lab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.figures import overlay_look
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.lab.figures import RunFigure, RunFigures
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.lab.runs import RunsList
from sudoku_desktop.ui.lab.studies import StudiesList
from sudoku_desktop.ui.rating.panels import RatingPanels
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.questions import choose_picture
from sudoku_desktop.ui.widgets.segments import MemberSegments


class Listing(Enum):
    """Kinds of objects that the left column of the Laboratory can list; the values name the commands that show them."""

    RUNS = "runs"
    STUDIES = "studies"
    RATINGS = "ratings"


class LabPage(QObject):
    """The columns `left` and `right` of the Lab, and the header's texts for them.

    `archive` opens the archive of the window's runs, `lasting` the one on disk, where studies are; `folder` holds the
    user's own studies; `givens` returns the puzzle on the board, and `records` the runs of a landscape, given the keys
    of the selected runs. `race` is the action that opens a race.
    """

    heading_changed = Signal(str, str)
    """Emitted with the title and the second line of the header."""

    def __init__(
        self,
        archive: Callable[[], Archive],
        lasting: Callable[[], Archive],
        folder: Path,
        givens: Callable[[], Grid],
        records: Callable[[Sequence[bytes]], Sequence[RunRecord]],
        race: QAction,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._archive, self._lasting = archive, lasting
        self.heading = "", ""
        self.left, self.right = QWidget(), QWidget()
        titles = {
            Listing.RUNS: tr("Runs"),
            Listing.STUDIES: tr("Studies"),
            Listing.RATINGS: tr("Ratings"),
        }
        self.segments = MemberSegments(tr("Lab"), titles)
        self.runs, self.studies = RunsList(archive, givens), StudiesList(lasting, givens, folder)
        self.ratings = RatingPanels(self)
        self.landscape = LandscapeView(lambda: records(self.selected_keys))
        self.figures = RunFigures(self.landscape)
        self._lists, self._views = QStackedWidget(), QStackedWidget()
        for each in (self.runs, self.studies, self.ratings.human):
            self._lists.addWidget(each)
        self._views.addWidget(self.figures)
        self._views.addWidget(self.ratings.evolution)
        save = make_action(self, tr("Save &Figure…"), tr("Save the figure as PNG or SVG"), self._choose_file)
        self._copy_button = ActionButton(self.runs.copy_action, ButtonLook.OUTLINED)
        head = in_row(self.segments, (self.runs.search, 1), self.runs.filter, 0, spacing=8)
        in_column(head, (self._lists, 1), spacing=10, inside=self.left)
        race_button = ActionButton(race, ButtonLook.OUTLINED, race.text())
        buttons = race_button, 1, self._copy_button, ActionButton(save, ButtonLook.OUTLINED)
        in_column((self._views, 1), in_row(*buttons, spacing=8), spacing=10, inside=self.right)
        self.segments.chosen.connect(self._show_listing)
        self.runs.chosen_changed.connect(self._ask)
        self.studies.chosen_changed.connect(self._ask)
        self.figures.answered.connect(self._show_heading)
        self.figures.answered.connect(self._show_looks)
        self.figures.answered.connect(self.landscape.follow)
        QShortcut(QKeySequence.StandardKey.Find, self.left).activated.connect(self._search)

    # Content

    @property
    def shown(self) -> Listing:
        return self.segments.member()

    def show(self, name: str) -> None:
        """Show "runs", "studies" or "ratings" on the left, or the "landscape" on the right."""
        if name == "landscape":
            self.figures.segments.choose(RunFigure.LANDSCAPE)
            name = "runs" if self.shown is Listing.RATINGS else self.shown.value
        self.segments.choose(Listing(name))

    @Slot()
    def _show_listing(self) -> None:
        index = list(Listing).index(self.shown)
        self._lists.setCurrentIndex(index)
        self._views.setCurrentIndex(int(self.shown is Listing.RATINGS))
        for widget in (self.runs.search, self.runs.filter, self._copy_button):
            widget.setVisible(self.shown is Listing.RUNS)
        if self.shown is Listing.STUDIES:
            self.studies.list_anew()  # the command line may have made others
        self._ask()
        self._show_heading()

    @Slot()
    def _search(self) -> None:
        self.show("runs")
        self.runs.search.setFocus()

    @Slot()
    def _ask(self) -> None:
        """Show figures of the selection on the left; a single selected run is marked among all found runs."""
        study = self.studies.selected
        if self.shown is Listing.RUNS:
            lines, model = self.runs.table.selected_lines(), self.runs.model
            if len(lines) == 1:
                self.figures.ask(self._archive, model.query, marked=model.ids[lines[0]])
            else:
                self.figures.ask(self._archive, self.runs.chosen)
        elif self.shown is Listing.STUDIES and study is not None:
            self.figures.ask(self._lasting, Query(study=study.name), self.studies.study)

    @property
    def selected_keys(self) -> list[bytes]:
        """Keys of the selected runs whose progress is drawn."""
        answer = self.figures.answer
        return [run.key for run in answer.drawn] if answer and self.runs.table.selected_lines() else []

    @Slot()
    def _show_heading(self) -> None:
        answer, study = self.figures.answer, self.studies.study
        title, line = tr("Lab"), tr("Every run is kept and can be repeated exactly")
        if self.shown is Listing.RATINGS:
            title, line = tr("How hard is this puzzle?"), tr("For people, and for evolution")
        elif self.shown is Listing.STUDIES and study is not None:
            runs = tr("%n run(s)", n=study.count)
            title, line = translated(study.title), translated(study.sentence) or runs
        elif answer is not None and answer.count:
            runs = tr("%n run(s)", n=answer.count)
            algorithms = tr("%n algorithm(s)", n=len(answer.groups))
            title = tr("{runs} of {algorithms}", runs=runs, algorithms=algorithms)
        if (title, line) != self.heading:
            self.heading = title, line
            self.heading_changed.emit(title, line)

    @Slot()
    def _show_looks(self) -> None:
        """Draw the progress of each run in the look of its algorithm's curve in the figure."""
        groups = self.figures.answer.groups if self.figures.answer is not None else ()
        looks = {group.name: overlay_look(place) for place, group in enumerate(groups)}
        if self.shown is Listing.RUNS and looks != self.runs.model.looks:
            self.runs.model.looks = looks
            self.runs.model.refresh()

    # Commands

    def set_up_study(self) -> None:
        """Open the dialog for a new study."""
        self.show("studies")
        self.studies.set_up()

    @Slot()
    def _choose_file(self) -> None:
        path = choose_picture(self.right, "figure.png")
        if path is not None:
            self.save_figure(path)

    def save_figure(self, path: Path) -> None:
        """Write the displayed figure as PNG or SVG, according to the file's suffix."""
        shown = self.ratings.evolution.chart if self.shown is Listing.RATINGS else self.figures
        write = shown.drawn(path)
        if write is not None:
            file_writer().write(self.right, write)
