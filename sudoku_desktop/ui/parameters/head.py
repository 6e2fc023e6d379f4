"""The description of the preset, and the text of the button that resets it."""

from PySide6.QtWidgets import QMenu, QPushButton

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.words import origin_of
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section


class Head(Section):
    """Description of the chosen preset. `origin` is placed below all parts; it has the button of the preset menu."""

    def __init__(self, preset_menu: QMenu) -> None:
        super().__init__(tr("How it evolves"), ruled=False)
        self.sentence = PlainLabel(selectable=True, wordWrap=True)
        self.about, self.source = (PlainLabel(quiet=True, selectable=True, wordWrap=True) for _ in range(2))
        self.rows.addWidget(self.sentence)
        self.rows.addWidget(self.about)
        self.preset_button = QPushButton(tr("Preset"))
        self.preset_button.setMenu(preset_menu)
        self.origin = Section("", ruled=False)
        self.origin.setAccessibleName(tr("Preset"))
        self.origin.heading.hide()
        self.origin.detail.hide()
        self.origin.rows.addWidget(self.source)
        self.origin.rows.addLayout(in_row(self.preset_button, 1))

    def show_preset(self, preset: Algorithm) -> None:
        """Show the description of a preset; empty texts take up no space."""
        texts = (origin_of(preset), translated(preset.sentence), translated(preset.source))
        for label, text in zip((self.about, self.sentence, self.source), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))


def text_of_reset(parameters: RunParameters) -> str:
    """Return the text of the button that resets everything to the published values, or to those of the preset."""
    return tr("Reset to the Published Values") if parameters.is_published else tr("Reset to the Preset")
