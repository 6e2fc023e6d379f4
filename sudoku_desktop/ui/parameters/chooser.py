"""Combo boxes of presets."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QSizePolicy

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.words import origin_of
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.tool_tip import explain


class PresetChooser(ChoiceField):
    """Combo box of presets by title, grouped under headings."""

    chosen = Signal(str)
    """Emitted with the name of the preset that the user chose."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(20)
        self.currentIndexChanged.connect(self._emit_chosen)

    def set_groups(self, groups: Iterable[tuple[str, Sequence[Algorithm]]]) -> None:
        """Set the presets with their headings, omitting empty groups; no preset is chosen yet."""
        with QSignalBlocker(self):
            self.clear()
            for heading, presets in groups:
                if not presets:
                    continue
                self.add_heading(heading)
                for preset in presets:
                    self.addItem(translated(preset.title), preset.name)
            self.setCurrentIndex(-1)

    def show_preset(self, name: str) -> None:
        """Show a preset as chosen, without emitting `chosen`."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(name))
        self.update()

    def choose(self, name: str) -> None:
        """Choose a preset, with the same effect as a choice by the user."""
        self.setCurrentIndex(self.findData(name))

    @Slot(int)
    def _emit_chosen(self, index: int) -> None:
        name = self.itemData(index)
        if isinstance(name, str):
            self.chosen.emit(name)


class AlgorithmChooser(PresetChooser):
    """Combo box that shows and changes the preset of the run parameters."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__()
        self._parameters = parameters
        self._shown: Algorithm | None = None
        self.setAccessibleName(tr("Algorithm"))
        self._show_presets()
        self.chosen.connect(parameters.choose_preset)
        parameters.presets_changed.connect(self._show_presets)
        parameters.changed.connect(self._show_chosen)

    @Slot()
    def _show_presets(self) -> None:
        self.set_groups(self._parameters.groups())
        self._shown = None
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        preset = self._parameters.preset
        if preset is not self._shown:
            self._shown = preset
            self.show_preset(preset.name)
            about = f"{origin_of(preset)}."
            explain(self, " ".join(filter(None, (about, translated(preset.sentence), translated(preset.source)))))
