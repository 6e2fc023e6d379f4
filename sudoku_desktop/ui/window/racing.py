"""Evolution ▸ Race…: opens the window for races on the board's puzzle."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.evolution.presets.gerges_2018 import GERGES_2018
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.assessment import Conflicting, Impossible
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.icons import race_icon
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.widgets.questions import complain
from sudoku_desktop.ui.window.parts import Controller, Parts

if TYPE_CHECKING:  # it loads pyqtgraph
    from sudoku_desktop.ui.racing.window import RaceWindow


class Racing(Controller):
    """Opens the window for races, once plots and kernels are loaded; `race` is the window, or None before."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self.race: RaceWindow | None = None
        self._title = ""
        self._subject: object = None
        """Puzzle and settings of the last race; opening a race with the same ones shows its end again."""

    def _can_race(self) -> bool:
        return self._loader.is_ready and self._plot_page.content is not None

    @command(
        "R&ace…",
        "Let two to four algorithms race on this puzzle, with the same number of trials each",
        "F9",
        race_icon,
        when=_can_race,
    )
    def open(self) -> None:
        """Show the window, with the board's puzzle unless a race is running."""
        from sudoku_desktop.ui.racing.window import RaceWindow

        if self.race is None or not self.race.controller.is_active:
            known = self._verdict.assessment
            if isinstance(known, Conflicting | Impossible):
                complain(self._window, tr("Nobody can win on this puzzle: {reason}.", reason=known.reason))
                return
            if self.race is None:
                self.race = RaceWindow()
                self.race.ran.connect(self._keep)
            self._set_up(self.race)
        self.race.show()
        self.race.raise_()
        self.race.activateWindow()

    def _set_up(self, race: RaceWindow) -> None:
        parameters = self._parameters
        groups: list[tuple[str, tuple[Algorithm, ...]]] = list(parameters.groups())
        algorithm = parameters.algorithm() or parameters.preset
        if parameters.is_modified:
            title = tr("{title}, changed", title=translated(algorithm.title))
            algorithm = replace(algorithm, name=f"{algorithm.name}-changed", title=title)
            groups.insert(0, (tr("Set in the window"), (algorithm,)))
        others = [each for each in (CONSTRUCTIVE_2026, GERGES_2018, MANTERE_KOLJONEN_2007) if each != algorithm]
        chosen = [algorithm, *others, algorithm][:4]
        seed = min(parameters.seed(), MAX_SEED - len(chosen))
        runners = [(each, seed + number) for number, each in enumerate(chosen)]
        subject = (self._editor.state.givens, self._files.name, groups, runners)
        if subject != self._subject:
            self._subject = subject
            self._title = self._files.puzzle.title if self._files.puzzle else ""
            race.set_up(*subject)

    @Slot(object)
    def _keep(self, record: RunRecord) -> None:
        record.title = self._title
        self._runs.add(record)

    def close_down(self) -> None:
        """End the race and close its window when the main window closes."""
        if self.race is not None:
            self.race.close_down()
            self.race.deleteLater()
            self.race = None
