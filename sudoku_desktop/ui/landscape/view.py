"""What the page Landscape shows: one of three plots, what it tells now, and what there is to see in it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QListWidgetItem, QStackedLayout, QWidget

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.terms import Cells
from sudoku_desktop.evolution.explanation.events import Origin
from sudoku_desktop.evolution.explanation.report import Takeover
from sudoku_desktop.evolution.history import EntropyHistory
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words
from sudoku_desktop.ui.landscape.network_chart import Landscape, NetworkChart, node_in_words
from sudoku_desktop.ui.landscape.population_charts import EntropyChart, TakeoverChart
from sudoku_desktop.ui.lens.boards import LensBoard, Shown
from sudoku_desktop.ui.numbers import percentage
from sudoku_desktop.ui.plots.charts import Chart
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.sentence_list import SentenceList
from sudoku_desktop.ui.widgets.tool_tip import literal

BOARD_SIDE = 168
MOST_ROWS = 24
CONTESTED = 3
"""Cells that are named because the population differs most there."""


class Kind(Enum):
    """The plots there are."""

    WAYS = "ways"
    ENTROPY = "entropy"
    TAKEOVER = "takeover"


class LandscapeView(QWidget):
    """`kind_chosen` asks for what the plot that was chosen needs."""

    kind_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = {
            Kind.WAYS: self.tr("Paths and traps"),
            Kind.ENTROPY: self.tr("Agreement, cell by cell"),
            Kind.TAKEOVER: self.tr("Takeover by a founder"),
        }
        self._lessons = {
            Kind.WAYS: self.tr(
                "Every line is a population’s path from its first best (□) to where it stayed (▼). The ring in the "
                "corner is the best of all, another one where the run is now. Low but far to the right is a trap: "
                "hardly a digit is missing, and yet most cells would have to change. A large ▼ has caught several "
                "populations."
            ),
            Kind.ENTROPY: self.tr(
                "Every cell is a line, from left to right: without colour where all individuals hold the same digit, "
                "and the more strongly coloured the more they differ; givens are grey. Cells that keep their colour "
                "longest are the hard part of the puzzle, and a restart colours all of them again."
            ),
            Kind.TAKEOVER: self.tr(
                "The thick line is the share of cells that have come down from one founder, the dashed one that of "
                "founders of whom anything is left. The steeper the rise, the stronger the selection; once one founder "
                "has taken over, only mutation brings anything new."
            ),
        }
        self._givens = self._prepared = Grid.blank()
        self._rows: list[int] = []
        self._key = b""
        """The cells of the node that is chosen; nothing for the best, whichever it is."""
        self.network, self.entropies, self.takeover = NetworkChart(), EntropyChart(), TakeoverChart()
        self._charts: dict[Kind, Chart] = dict(zip(Kind, (self.network, self.entropies, self.takeover), strict=True))
        for kind, chart in self._charts.items():
            chart.setAccessibleName(names[kind])
        self.choice = MemberField(Kind, names.__getitem__)
        self.facts, self.lesson = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.board = LensBoard()
        self.board.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        self.places = SentenceList()
        self.places.setAccessibleName(self.tr("The best, and where populations ended"))
        self.places.setFixedHeight(BOARD_SIDE)
        self._below = QWidget()
        in_row(self.board, (self.places, 1), inside=self._below)
        self.hint = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._choose_kind)
        self.places.currentRowChanged.connect(self._choose_row)
        self.network.node_chosen.connect(self._choose_node)
        self.network.pointed_at.connect(self._point_at)
        self._choose_kind()

    def _lay_out(self) -> None:
        content = QWidget()
        self._stack = QStackedLayout()
        head = in_row(labelled(self.tr("&Plot:"), self.choice), (self.choice, 1))
        in_column(self.facts, (self._stack, 1), self.lesson, self._below, spacing=6, inside=content)
        for chart in self._charts.values():
            self._stack.addWidget(chart)
        self._pages = QStackedLayout()
        in_column(head, (self._pages, 1), spacing=6, margins=(4, 2, 4, 6), inside=self)
        self._pages.addWidget(self.hint)
        self._pages.addWidget(content)

    @property
    def kind(self) -> Kind:
        return self.choice.member()

    @property
    def chart(self) -> Chart | None:
        """What is shown; None while only something is said."""
        return self._charts[self.kind] if self._pages.currentIndex() else None

    @Slot()
    def _choose_kind(self) -> None:
        self._stack.setCurrentWidget(self._charts[self.kind])
        self._below.setVisible(self.kind is Kind.WAYS)
        self.lesson.setText(self._lessons[self.kind])
        self.facts.setText("")
        self.kind_chosen.emit()

    def say(self, sentence: str) -> None:
        """There is nothing to show: why, and what to do."""
        self.hint.setText(sentence)
        self._pages.setCurrentIndex(0)

    def tell(self, facts: Sequence[Sentence], title: str) -> None:
        """What the plot shows, in words; `title`: over its exported picture."""
        chart, text = self._charts[self.kind], all_in_words(facts)
        self._pages.setCurrentIndex(1)
        self.facts.setText(text)
        chart.setAccessibleDescription(f"{text} {self.lesson.text()}")
        chart.title = title

    # Ways.

    def show_landscape(self, landscape: Landscape, populations: int, givens: Grid, prepared: Grid, title: str) -> None:
        """Show the ways of so many populations, and the place that was chosen before."""
        network = landscape.network
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
        free = int(np.count_nonzero(givens.cells == BLANK))
        self.network.show_landscape(landscape, free, chosen)
        self._show_node(chosen)
        ends = network.ends[network.ends > 0]
        facts = [Sentence("%n population(s), drawn as {grids} grids.", n=populations, grids=len(network))]
        if len(ends) > 1 and ends.max() == 1:
            facts.append(Sentence("%n path(s) ended, no two in the same place.", n=len(ends)))
        elif len(ends) and ends.max() > 1:
            facts.append(
                Sentence(
                    "%n path(s) ended, in {places} different places; at most {most} in the same one.",
                    n=int(ends.sum()),
                    places=len(ends),
                    most=int(ends.max()),
                )
            )
        if network.left_out:
            facts.append(Sentence("Left out: %n grid(s), the earliest and least visited.", n=network.left_out))
        self.tell(facts, title)

    def _list_places(self, landscape: Landscape) -> None:
        texts = [node_in_words(landscape, node) for node in self._rows]
        texts[0] = self.tr("The best: {facts}").format(facts=texts[0])
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
        landscape = self.network.landscape
        assert landscape is not None
        self._key = b"" if is_best else landscape.network.cells[node].tobytes()
        self.network.choose(node)
        self._show_node(node)

    @Slot(object)
    def _point_at(self, node: int | None) -> None:
        """While the mouse is over a node, its grid is shown; else that of the chosen one."""
        if node is not None:
            self._show_node(node)
        elif self.network.chosen is not None:
            self._show_node(self.network.chosen)

    def _show_node(self, node: int) -> None:
        landscape = self.network.landscape
        assert landscape is not None
        network = landscape.network
        cells = network.cells[node]
        differing = cells != network.cells[network.best]
        origins = [Origin.CHANGED if differs else Origin.FIXED for differs in differing.tolist()]
        name = node_in_words(landscape, node)
        self.board.show_grid(Shown(tuple(cells.tolist()), origins), self._givens, self._prepared, name)
        self.board.setToolTip(literal(name))

    # Populations.

    def show_entropies(self, history: EntropyHistory, last: Snapshot, givens: Grid, title: str) -> None:
        """Show them, and where the population of the last snapshot stands."""
        self.entropies.show_entropies(history, last.generation, givens)
        free = np.flatnonzero(last.prepared.cells == BLANK)
        entropy = last.entropy[free]
        agreed = int(np.count_nonzero(entropy == 0.0))
        facts = [
            Sentence(
                "In generation {generation} the population agrees on %n of {free} free cells.",
                n=agreed,
                generation=last.generation,
                free=len(free),
            )
        ]
        if agreed < len(free):
            most = free[np.argsort(-entropy, kind="stable")[: min(CONTESTED, len(free) - agreed)]]
            facts.append(Sentence("It differs most in {cells}.", cells=Cells(tuple(most.tolist()), givens.geometry)))
        facts.append(Sentence("Sampled at %n moment(s); at a slower pace there are more.", n=len(history)))
        self.tell(facts, title)

    def show_takeover(self, takeover: Takeover, title: str) -> None:
        self.takeover.show_takeover(takeover)
        after = takeover.generations[-1] - takeover.first
        if takeover.left[-1] == 1:
            facts = Sentence(
                "After %n generation(s) only one founder of {all} had descendants.", n=after, all=takeover.population
            )
        else:
            facts = Sentence(
                "After %n generation(s) something is left of {left} of {all} founders, and {share} of the cells are "
                "from one.",
                n=after,
                left=takeover.left[-1],
                all=takeover.population,
                share=percentage(takeover.greatest[-1]),
            )
        begun = Sentence("The population began in generation {generation}.", generation=takeover.first)
        self.tell([begun, facts], title)
