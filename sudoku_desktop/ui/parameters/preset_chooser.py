"""The chooser of presets, in groups with a heading each."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.ui.speaking import translated
from sudoku_desktop.ui.widgets.fields import ChoiceField


class PresetChooser(ChoiceField):
    """Shows presets by their titles; headings stand between them and cannot be chosen."""

    chosen = Signal(str)
    """The name of the preset that somebody chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = QStandardItemModel(self)
        self.setModel(self._items)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(20)
        self.currentIndexChanged.connect(self._tell)

    def set_groups(self, groups: Iterable[tuple[str, Sequence[Algorithm]]]) -> None:
        """Offer these presets under these headings, without a group that is empty; none is chosen yet."""
        with QSignalBlocker(self):
            self._items.clear()
            for heading, presets in groups:
                if not presets:
                    continue
                item = QStandardItem(heading)
                font = self.font()
                font.setItalic(True)
                item.setFont(font)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                self._items.appendRow(item)
                for preset in presets:
                    self.addItem(translated(preset.title), preset.name)
            self.setCurrentIndex(-1)

    def show_preset(self, name: str) -> None:
        """Show a preset as chosen, without telling."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(name))
        self.update()

    def choose(self, name: str) -> None:
        """Choose a preset as a person would."""
        self.setCurrentIndex(self.findData(name))

    @Slot(int)
    def _tell(self, index: int) -> None:
        name = self.itemData(index)
        if isinstance(name, str):
            self.chosen.emit(name)
