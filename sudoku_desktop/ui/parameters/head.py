"""The head of the form: which preset, whose it is, and what can be done with it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.ui.parameters.preset_chooser import PresetChooser
from sudoku_desktop.ui.speaking import translated
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import Section, quiet_label
from sudoku_desktop.ui.widgets.tool_tip import explain


class Head(Section):
    """The chooser of presets, what is to know about the one chosen, and the buttons that concern it as a whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent, ruled=False)
        self.heading.setText(self.tr("Algorithm"))
        self.setAccessibleName(self.tr("Algorithm"))
        self.chooser = PresetChooser(self)
        self.chooser.setAccessibleName(self.tr("Algorithm"))
        self.heading.setBuddy(self.chooser)
        self.about = quiet_label()
        self.sentence = PlainLabel(wordWrap=True)
        self.source = quiet_label()
        self.reset_button = QPushButton(self.tr("Reset to preset"))
        self.preset_button = QPushButton(self.tr("Preset"))
        self.preset_button.hide()
        self.rows.addWidget(self.chooser)
        for label in (self.about, self.sentence, self.source):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.rows.addWidget(label)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_button)
        buttons.addWidget(self.preset_button)
        buttons.addStretch(1)
        self.rows.addLayout(buttons)

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
