"""The page Landscape in the window: it follows the run and the runs that are ticked, while somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QTimer, Slot

from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words, translated
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.window.parts import Controller, Parts

if TYPE_CHECKING:
    from sudoku_desktop.ui.landscape.network_chart import Landscape
    from sudoku_desktop.ui.landscape.view import LandscapeView

REFRESH_MS = 500
MOST_DRAWN = 1000
"""Nodes of all runs together: they are drawn in a few milliseconds, and more would be a blot."""
MOST_GROUPS = 5
"""Algorithms that are told apart; the runs of further ones are not drawn."""


class Landscapes(Controller):
    """Has the page drawn, not more often than eyes can follow."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._page = parts.landscape_page
        self._ticked: Sequence[RunRecord] = ()
        self._timer = QTimer(self, singleShot=True, interval=REFRESH_MS)
        self._timer.timeout.connect(self._refresh)
        parts.actions.landscape.triggered.connect(self._open)
        parts.landscape_page.shown.connect(self._look)
        parts.landscape_page.loaded.connect(self._furnish)
        parts.presenter.look_back.moved.connect(self._follow)
        for signal in (parts.presenter.began, parts.presenter.went_on, parts.presenter.ended):
            signal.connect(self._follow)
        parts.presenter.cleared.connect(self._follow)

    @property
    def view(self) -> LandscapeView | None:
        """What the page shows, as soon as somebody has looked at it."""
        return self._page.content

    @Slot()
    def _open(self) -> None:
        self._pages.setCurrentWidget(self._page)
        self._frame.turn_to(Activity.LAB)

    @Slot()
    def _look(self) -> None:
        self._page.load()
        self._refresh()

    @Slot()
    def _furnish(self) -> None:
        assert self.view is not None
        self._refresh()

    def tick(self, records: Sequence[RunRecord]) -> None:
        """Show these runs beside the present one."""
        self._ticked = records
        self._refresh()

    @Slot()
    def _follow(self) -> None:
        if self._page.isVisible() and not self._timer.isActive():
            self._timer.start()

    def close_down(self) -> None:
        self._page.abandon()
        self._timer.stop()

    @Slot()
    def _refresh(self) -> None:
        view = self.view
        if view is None or not self._page.isVisible():
            return
        records = self._records()
        if not records:
            view.say(self.tr("Press Solve (F5) to see which paths evolution takes through this puzzle."))
            return
        landscape = self._landscape(records)
        last, populations = records[0].last, sum(each.last.restarts + 1 for each in records if each.last)
        assert last is not None
        request, title = records[0].request, records[0].label
        if len(records) > 1:
            title = in_words(Sentence("%n run(s)", n=len(records)))
        view.show_landscape(landscape, populations, request.givens, last.prepared, title)

    def _records(self) -> list[RunRecord]:
        """The present run, and those ticked that are of its puzzle or, without one, of the puzzle on the board."""
        present = self._presenter.record
        givens = self._editor.state.givens if present is None else present.request.givens
        records = [] if present is None else [present]
        records += [each for each in self._ticked if each is not present and each.request.givens == givens]
        return [each for each in records if each.last is not None and each.improvements]

    def _landscape(self, records: list[RunRecord]) -> Landscape:
        from sudoku_desktop.evolution.trajectories import merged, pruned
        from sudoku_desktop.ui.landscape.network_chart import Landscape

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
            groups = np.full(len(network), 1 << names.index(name))
            networks.append(replace(network, groups=groups))
        whole = merged(networks)
        where = None if here is None else int((whole.cells == here).all(axis=1).argmax())
        return Landscape(whole, names, where)
