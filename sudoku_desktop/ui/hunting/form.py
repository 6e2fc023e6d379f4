"""Form for a hunt: an earlier hunt or the objective and seed of a new one, and the limits of this start."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.preset_file import to_text
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS
from sudoku_desktop.services.hunting.archive import KeptHunt
from sudoku_desktop.services.hunting.hunt import HuntRequest
from sudoku_desktop.services.hunting.objectives import DEFAULT_SETTINGS
from sudoku_desktop.services.hunting.options import Aim, HuntOptions
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.hunting.finds import time_in_words, value_in_words
from sudoku_desktop.ui.icons import dice_icon
from sudoku_desktop.ui.parameters.words import title_of_preset
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField, NumberField, SeedField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_grid, in_row, labelled
from sudoku_desktop.ui.widgets.option_fields import ParameterField, choice_text
from sudoku_desktop.ui.widgets.tool_tip import explain

SEEDS = 1_000_000
"""Number of seeds that are drawn at random; they are short because people type them on another machine."""
MOST_MINUTES = 30_000
"""Maximum number of minutes of a start; the timer counts milliseconds in 32 bits."""
FIELD_WIDTH = 92
"""Width of the number fields, in logical pixels."""


class HuntForm(QWidget):
    """Form fields of a hunt; `request` is the hunt that they describe."""

    changed = Signal()
    """Emitted when `request` has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._hunts: tuple[HuntRequest, ...] = ()
        self.hunts = ChoiceField(self)
        self.aim, self.level = (ParameterField(HuntOptions.parameter(name), self) for name in ("aim", "level"))
        self.algorithm = MemberField(PRESETS, title_of_preset, self, key=attrgetter("name"))
        self.algorithm.choose(DEFAULT)
        self.algorithm.set_name(tr("Algorithm"))
        self.seed = SeedField(self)
        self.seed.set_seed(secrets.randbelow(SEEDS))
        self.draw_button = GlyphButton(dice_icon(), self, tr("Random seed"), tr("A random seed"))
        self.minutes = NumberField(0, MOST_MINUTES, whole=True, parent=self)
        self.minutes.setSpecialValueText(tr("never"))
        self.minutes.setSuffix(tr(" min", "unit after a number of minutes"))
        self.cores = NumberField(1, os.cpu_count() or 1, whole=True, parent=self)
        self.cores.set_number(max(1, (os.cpu_count() or 2) - 1))
        self._lay_out()
        self.hunts.activated.connect(self._choose_hunt)
        self.aim.changed.connect(self._change)
        self.level.changed.connect(self._change)
        self.algorithm.currentIndexChanged.connect(self._change)
        self.seed.textChanged.connect(self._change)
        self.draw_button.clicked.connect(self.draw)
        self.show_hunts(())
        self._show_settings()

    def _lay_out(self) -> None:
        for field, tip in (
            (self.hunts, tr("Hunts are kept, and go on where they were.")),
            (self.aim.widget, translated(HuntOptions.parameter("aim").help)),
            (self.level.widget, translated(HuntOptions.parameter("level").help)),
            (self.seed, tr("The same seed makes the same islands, with any number of cores.")),
            (self.minutes, tr("When this start ends by itself; the hunt can go on afterwards.")),
            (self.cores, tr("How many islands evolve at the same time.")),
        ):
            explain(field, tip)
        assert isinstance(self.level.widget, MemberField)
        self.level.widget.set_name(translated(HuntOptions.parameter("level").label).replace("&", ""))
        for field in (self.minutes, self.cores):
            field.setFixedWidth(FIELD_WIDTH)
        cores = labelled(tr("&Cores"), self.cores)
        limits = in_row(self.minutes, cores, self.cores, 1, spacing=8)
        rows = (
            (tr("H&unt"), self.hunts, in_row((self.hunts, 1))),
            (
                translated(HuntOptions.parameter("aim").label),
                self.aim.widget,
                in_row((self.aim.widget, 3), (self.level.widget, 2), (self.algorithm, 2), spacing=8),
            ),
            (tr("S&eed"), self.seed, in_row((self.seed, 1), self.draw_button, spacing=8)),
            (tr("En&d after"), self.minutes, limits),
        )
        named = ((labelled(name, field), row) for name, field, row in rows)
        in_grid(*named, spacing=(None, 4), stretches=(0, 1), inside=self)

    @property
    def request(self) -> HuntRequest:
        """The hunt that the fields describe; settings that its objective does not have are the defaults."""
        aim, settings = self.aim.value(), DEFAULT_SETTINGS
        if aim is Aim.FEWEST_GIVENS:
            settings = replace(settings, level=self.level.value())
        elif aim is Aim.TRIALS:
            settings = replace(settings, algorithm=to_text(self.algorithm.member()))
        return HuntRequest(aim.value, self.seed.seed(), settings)

    def show_request(self, request: HuntRequest) -> None:
        """Show the fields of a request without emitting `changed`."""
        with QSignalBlocker(self):
            self.aim.set_value(Aim(request.objective))
            self.level.set_value(request.settings.level)
            preset = next((each for each in PRESETS if to_text(each) == request.settings.algorithm), None)
            if preset is not None:
                self.algorithm.choose(preset)
            self.seed.set_seed(request.seed)

    def show_hunts(self, hunts: Sequence[KeptHunt]) -> None:
        """Offer a new hunt and the kept ones whose settings the fields can show."""
        with QSignalBlocker(self.hunts):
            self.hunts.clear()
            self.hunts.addItem(tr("A new hunt"))
            shown = []
            for kept in hunts:
                request = HuntRequest.of(kept)
                if self._can_show(request):
                    shown.append(request)
                    self.hunts.addItem(self._title(kept, request))
            self._hunts = tuple(shown)
        self._show_settings()

    def _can_show(self, request: HuntRequest) -> bool:
        known = {"", *map(to_text, PRESETS)}
        return request.objective in {aim.value for aim in Aim} and request.settings.algorithm in known

    def _title(self, kept: KeptHunt, request: HuntRequest) -> str:
        best = "–" if kept.best is None else value_in_words(request.objective, kept.best)
        aim = choice_text(HuntOptions.parameter("aim"), Aim(request.objective))
        return tr(
            "{aim}, seed {seed}: {best} after {time}",
            aim=aim,
            seed=str(request.seed),
            best=best,
            time=time_in_words(kept.seconds),
        )

    @Slot(int)
    def _choose_hunt(self, index: int) -> None:
        """Show a kept hunt, or a new one with another seed."""
        if index == 0:
            self.draw()
        else:
            self.show_request(self._hunts[index - 1])
            self._change()

    @Slot()
    def draw(self) -> None:
        """Draw a random seed, which begins another hunt."""
        self.seed.set_seed(secrets.randbelow(SEEDS))

    @Slot()
    def _change(self) -> None:
        self._show_settings()
        self.changed.emit()

    def _show_settings(self) -> None:
        """Show the settings of the objective, and whether the hunt is a kept one."""
        aim, request = self.aim.value(), self.request
        self.level.widget.setVisible(aim is Aim.FEWEST_GIVENS)
        self.algorithm.setVisible(aim is Aim.TRIALS)
        self.hunts.setCurrentIndex(self._hunts.index(request) + 1 if request in self._hunts else 0)
