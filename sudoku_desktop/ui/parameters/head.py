"""The head of the form: which preset, whose it is, and what can be done with it."""

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.ui.parameters.preset_chooser import PresetChooser
from sudoku_desktop.ui.speaking import translated
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.widgets.tool_tip import explain


class Head(Section):
    """What is to know about the preset chosen. `chooser` belongs on the tool bar, `origin` below all parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent, ruled=False)
        self.heading.setText(self.tr("How it evolves"))
        self.setAccessibleName(self.tr("How it evolves"))
        self.chooser = PresetChooser()
        self.chooser.setAccessibleName(self.tr("Algorithm"))
        self.sentence = PlainLabel(selectable=True, wordWrap=True)
        self.about, self.source = (PlainLabel(quiet=True, selectable=True, wordWrap=True) for _ in range(2))
        self.rows.addWidget(self.sentence)
        self.rows.addWidget(self.about)
        self.preset_button = QPushButton(self.tr("Preset"))
        self.preset_button.hide()
        self.origin = Section("", ruled=False)
        self.origin.setAccessibleName(self.tr("Preset"))
        self.origin.heading.hide()
        self.origin.detail.hide()
        self.origin.rows.addWidget(self.source)
        self.origin.rows.addLayout(in_row(self.preset_button, 1))

    def show_preset(self, preset: Algorithm) -> None:
        """Show a preset as chosen; what it does not say of itself takes no room."""
        about = " · ".join(filter(None, (preset.authors, str(preset.year))))
        sentence, source = translated(preset.sentence), translated(preset.source)
        for label, text in ((self.about, about), (self.sentence, sentence), (self.source, source)):
            label.setText(text)
            label.setVisible(bool(text))
        described = " ".join(filter(None, (f"{about}.", sentence, source)))
        self.chooser.show_preset(preset.name)
        explain(self.chooser, described)

    def set_preset_menu(self, menu: QMenu) -> None:
        """What can be done with presets; without it there is no button for it."""
        self.preset_button.setMenu(menu)
        self.preset_button.show()
