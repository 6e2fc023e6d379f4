"""Widgets above the form, the preset and its description, and below it, the button that resets the preset."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section
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


class Head(Section):
    """Description of the chosen preset. `chooser` is placed on the settings card, `origin` below all parts."""

    def __init__(self) -> None:
        super().__init__(tr("How it evolves"), ruled=False)
        self.chooser = PresetChooser()
        self.chooser.setAccessibleName(tr("Algorithm"))
        self.sentence = PlainLabel(selectable=True, wordWrap=True)
        self.about, self.source = (PlainLabel(quiet=True, selectable=True, wordWrap=True) for _ in range(2))
        self.rows.addWidget(self.sentence)
        self.rows.addWidget(self.about)
        self.preset_button = QPushButton(tr("Preset"))
        self.preset_button.hide()
        self.origin = Section("", ruled=False)
        self.origin.setAccessibleName(tr("Preset"))
        self.origin.heading.hide()
        self.origin.detail.hide()
        self.origin.rows.addWidget(self.source)
        self.origin.rows.addLayout(in_row(self.preset_button, 1))

    def show_preset(self, preset: Algorithm) -> None:
        """Show the description of a preset; empty texts take up no space."""
        about = " · ".join(filter(None, (preset.authors, str(preset.year))))
        sentence, source = translated(preset.sentence), translated(preset.source)
        for label, text in ((self.about, about), (self.sentence, sentence), (self.source, source)):
            label.setText(text)
            label.setVisible(bool(text))
        described = " ".join(filter(None, (f"{about}.", sentence, source)))
        self.chooser.show_preset(preset.name)
        explain(self.chooser, described)

    def set_preset_menu(self, menu: QMenu) -> None:
        """Show the button with the menu of commands for presets."""
        self.preset_button.setMenu(menu)
        self.preset_button.show()


MARGIN = 10


class Foot(QWidget):
    """Holds the button that resets the preset."""

    def __init__(self) -> None:
        super().__init__()
        self.reset_button = QPushButton()
        in_row((self.reset_button, 1), margins=(MARGIN, 4, MARGIN, 4), inside=self)

    def name_origin(self, *, is_published: bool) -> None:
        """Label the reset button with its target: the published values, or those of the preset."""
        self.reset_button.setText(tr("Reset to the Published Values") if is_published else tr("Reset to the Preset"))
