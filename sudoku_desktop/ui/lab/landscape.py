"""The landscape of the Lab: chart of search trajectories, a list of end points, and the grid of a node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QStackedLayout, QWidget

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.evolution.explanation.events import Origin
from sudoku_desktop.evolution.trajectories import merged, pruned
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, tr, translated
from sudoku_desktop.ui.lab.network_chart import Landscape, network_figure, node_in_words
from sudoku_desktop.ui.lens.boards import LensBoard, Shown
from sudoku_desktop.ui.plots.look import LegendView
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.sentence_list import SentenceList
from sudoku_desktop.ui.widgets.tool_tip import literal

BOARD_SIDE = 168
MOST_ROWS = 24
REFRESH_MS = 500
"""Interval between updates while a run is active, in milliseconds."""
MOST_DRAWN = 1000
"""Maximum number of nodes of all runs together; this many are drawn in a few milliseconds."""
MOST_GROUPS = 5
"""Maximum number of algorithms with different looks; runs of further algorithms are not drawn."""


def landscape_of(records: Sequence[RunRecord]) -> Landscape:
    """Return the merged search trajectories of runs; the position of the first run is marked."""
    names = list(dict.fromkeys(translated(each.request.algorithm.title) for each in records))[:MOST_GROUPS]
    networks = []
    here = None
    for record in records:
        name = translated(record.request.algorithm.title)
        is_over = record.state not in (RunState.RUNNING, RunState.PAUSED)
        network = record.trajectories.network(is_over=is_over)
        if network is None or name not in names:
            continue
        network = pruned(network, MOST_DRAWN // len(records))
        if not is_over:
            here = network.cells[int(np.argmax(network.latest))]
        networks.append(replace(network, groups=np.full(len(network), 1 << names.index(name))))
    whole = merged(networks)
    where = None if here is None else int((whole.cells == here).all(axis=1).argmax())
    return Landscape(whole, names, where)


class LandscapeView(QWidget):
    """Chart of search trajectories, grid of a node, and list of the nodes where populations ended.

    `records` returns the runs to draw, the current one first. After `follow`, a visible view is updated with its runs.
    """

    def __init__(self, records: Callable[[], Sequence[RunRecord]]) -> None:
        super().__init__()
        self._records = records
        self._timer = Throttle(self, REFRESH_MS, self.refresh)
        self.landscape: Landscape | None = None
        self.chosen: int | None = None
        """The node with a ring around it, or None."""
        self._givens = self._prepared = Grid.blank()
        self._rows: list[int] = []
        self._key = b""
        """Cells of the selected node; empty for the best node, which may change."""
        self.network = FigureView()
        self.network.setAccessibleName(tr("Search trajectories"))
        self.legend = LegendView()
        self.summary, self.lesson = PlainLabel(bold=True, wordWrap=True), PlainLabel(quiet=True, wordWrap=True)
        self.lesson.setText(
            tr(
                "Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the "
                "corner is the best of all, another one where the run is now. Low but far to the right is a trap: "
                "hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several "
                "populations."
            )
        )
        self.board = LensBoard()
        self.board.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        self.places = SentenceList()
        self.places.setAccessibleName(tr("The best, and where populations ended"))
        self.places.setFixedHeight(BOARD_SIDE)
        self.hint = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        content, below = QWidget(), in_row(self.board, (self.places, 1))
        in_column(self.summary, self.legend, (self.network, 1), self.lesson, below, spacing=6, inside=content)
        self._pages = QStackedLayout()
        in_column((self._pages, 1), inside=self)
        self._pages.addWidget(self.hint)
        self._pages.addWidget(content)
        self.places.currentRowChanged.connect(self._choose_row)
        self.network.chosen.connect(self._choose_node)
        self.network.pointed_at.connect(self._point_at)

    @property
    def chart(self) -> FigureView | None:
        """The chart, or None while a hint is shown instead."""
        return self.network if self._pages.currentIndex() else None

    def say(self, sentence: str) -> None:
        """Show a hint instead of the chart: why it is empty, and what to do."""
        self.hint.setText(sentence)
        self._pages.setCurrentIndex(0)

    # Updates during a run

    @Slot()
    def follow(self) -> None:
        """Schedule an update with the latest runs, if the view is visible."""
        if self.isVisible():
            self._timer.ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Update the chart with the latest runs, if the view is visible."""
        if not self.isVisible():
            return
        records = self._records()
        if not records:
            self.say(tr("Press Solve (F5) to see which paths evolution takes through this puzzle."))
            return
        last, populations = records[0].last, sum(each.last.restarts + 1 for each in records if each.last)
        assert last is not None
        title = tr("%n run(s)", n=len(records)) if len(records) > 1 else records[0].label
        self.show_landscape(landscape_of(records), populations, records[0].request.givens, last.prepared, title)

    # Search trajectories

    def show_landscape(self, landscape: Landscape, populations: int, givens: Grid, prepared: Grid, title: str) -> None:
        """Show the trajectories of `populations` populations, keeping the chosen node.

        `title` appears above exported charts.
        """
        network = landscape.network
        self.landscape = landscape
        self._givens, self._prepared = givens, prepared
        self._rows = [node for node in network.attractors[:MOST_ROWS].tolist() if node != network.best]
        self._rows.insert(0, network.best)
        chosen = network.best
        if self._key:
            found = [node for node in range(len(network)) if network.cells[node].tobytes() == self._key]
            chosen = found[0] if found else network.best
        with QSignalBlocker(self.places):
            self._list_places(landscape)
            self.places.setCurrentRow(self._rows.index(chosen) if chosen in self._rows else -1)
        self._draw(chosen)
        self._show_node(chosen)
        ends = network.ends[network.ends > 0]
        sentences = [Sentence("%n population(s), drawn as {grids} grids.", n=populations, grids=len(network))]
        if len(ends) > 1 and ends.max() == 1:
            sentences.append(Sentence("%n path(s) ended, no two in the same place.", n=len(ends)))
        elif len(ends) and ends.max() > 1:
            sentences.append(
                Sentence(
                    "%n path(s) ended, in {places} different places; at most {most} in the same one.",
                    n=int(ends.sum()),
                    places=len(ends),
                    most=int(ends.max()),
                )
            )
        if network.left_out:
            sentences.append(Sentence("Left out: %n grid(s), the earliest and least visited.", n=network.left_out))
        text = all_in_words(sentences)
        self._pages.setCurrentIndex(1)
        self.summary.setText(text)
        self.network.setAccessibleDescription(f"{text} {self.lesson.text()}")
        self.network.title = title
        self.legend.show_entries(self.network.figure.legend)

    def _draw(self, chosen: int) -> None:
        assert self.landscape is not None
        self.chosen = chosen
        free = int(np.count_nonzero(self._givens.cells == BLANK))
        self.network.show_figure(network_figure(self.landscape, free, chosen))

    def _list_places(self, landscape: Landscape) -> None:
        texts = [node_in_words(landscape, node) for node in self._rows]
        texts[0] = tr("The best: {facts}", facts=texts[0])
        while self.places.count() > len(texts):
            self.places.takeItem(self.places.count() - 1)
        for row, text in enumerate(texts):
            if row == self.places.count():
                self.places.addItem(QListWidgetItem())
            if self.places.item(row).text() != text:
                self.places.item(row).setText(text)

    @Slot(int)
    def _choose_row(self, row: int) -> None:
        if 0 <= row < len(self._rows):
            self._choose(self._rows[row], is_best=row == 0)

    @Slot(int)
    def _choose_node(self, node: int) -> None:
        with QSignalBlocker(self.places):
            self.places.setCurrentRow(self._rows.index(node) if node in self._rows else -1)
        self._choose(node, is_best=node == self._rows[0])

    def _choose(self, node: int, *, is_best: bool) -> None:
        assert self.landscape is not None
        self._key = b"" if is_best else self.landscape.network.cells[node].tobytes()
        self._draw(node)
        self._show_node(node)

    @Slot(object)
    def _point_at(self, node: int | None) -> None:
        """Show the grid of the node under the mouse; for None, that of the selected node."""
        if node is not None:
            self._show_node(node)
        elif self.chosen is not None:
            self._show_node(self.chosen)

    def _show_node(self, node: int) -> None:
        landscape = self.landscape
        assert landscape is not None
        network = landscape.network
        cells = network.cells[node]
        differing = cells != network.cells[network.best]
        origins = [Origin.CHANGED if differs else Origin.FIXED for differs in differing.tolist()]
        name = node_in_words(landscape, node)
        self.board.show_grid(Shown(tuple(cells.tolist()), origins), self._givens, self._prepared, name)
        self.board.setToolTip(literal(name))
