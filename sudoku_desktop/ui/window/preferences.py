"""Dialog of the preferences; each change is applied and stored at once."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QVBoxLayout,
    QWidget,
)

from sudoku_desktop.languages import available_languages
from sudoku_desktop.printing.typeface import own_family
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.parameters import RunParameters
from sudoku_desktop.ui.parameters.chooser import PresetChooser
from sudoku_desktop.ui.theme import WINDOWS_FAMILY, Scheme
from sudoku_desktop.ui.watching.paces import paces
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.window.settings import Entries, Settings, StartWith

LETTERS = 26
DIGIT_SIZES = (0.8, 0.9, 1.0, 1.1, 1.2)


class PreferencesDialog(QDialog):
    """Dialog of the preferences; `fields` maps the name of each setting to its combo box or check box."""

    changed = Signal(str)
    """Emitted with the name of a setting that has been changed and stored."""

    def __init__(
        self,
        settings: Settings,
        parameters: RunParameters,
        reduced_motion: QAction,
        is_running: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Preferences"))
        self._settings = settings
        self.fields: dict[str, QComboBox | QCheckBox] = {}
        self._column = QVBoxLayout(self)
        same = tr("Same as system")

        looks = self._group(tr("Appearance"))
        schemes = {
            Scheme.SYSTEM: same,
            Scheme.LIGHT: tr("Light"),
            Scheme.DARK: tr("Dark"),
            Scheme.HIGH_CONTRAST: tr("High contrast"),
        }
        self._choice(looks, tr("&Theme"), "scheme", schemes.items())
        self._tick(looks, tr("Colours that are safe for colour &blindness"), "safe_colours")
        still = self._add_tick(looks, tr("Re&duced motion"), "reduced_motion", reduced_motion.isChecked())
        still.setToolTip(reduced_motion.toolTip())
        still.toggled.connect(reduced_motion.setChecked)
        self._choice(looks, tr("&Language"), "language", [("", same), *available_languages()])
        later = tr("The language changes the next time you start Sudoku Desktop.")
        looks.addRow(PlainLabel(later, quiet=True, wordWrap=True))
        self.fields["language"].setAccessibleDescription(later)

        board = self._group(tr("Board"))
        families = [each for each in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(each)]
        own = [("", own_family()), (WINDOWS_FAMILY, tr("Same as the window"))]
        fonts = [*own, *((each, each) for each in families if each != own_family())]
        self._choice(board, tr("Digit &font"), "digit_font", fonts)
        sizes = [(size, tr("{percent} %", percent=round(100 * size))) for size in DIGIT_SIZES]
        self._choice(board, tr("Digit &size"), "digit_size", sizes)
        layouts = [(False, tr("7 8 9 on top, like a keypad")), (True, tr("1 2 3 on top, like a telephone"))]
        self._choice(board, tr("&Notes"), "low_notes_on_top", layouts)
        above = [(False, tr("Letters, A to P")), (True, tr("Numbers, typed with two keys"))]
        self._choice(board, tr("Digits abo&ve 9"), "as_numbers", above)
        self._tick(board, tr("An &entry erases its digit from the notes around it"), "tidies_notes")

        starts = {
            StartWith.DAILY: tr("Puzzle of the day"),
            StartWith.LAST: tr("The last puzzle"),
            StartWith.EMPTY: tr("An empty grid to type in"),
        }
        self._choice(board, tr("Start &with"), "start", starts.items())

        runs = self._group(tr("Evolution"))
        chooser = self.fields["algorithm"] = PresetChooser()
        chooser.set_groups(parameters.groups())
        chooser.show_preset(parameters.preset.name)
        chooser.chosen.connect(parameters.choose_preset)
        chooser.setEnabled(not is_running)
        self._add(runs, tr("&Algorithm", "in Preferences"), chooser)
        self._choice(runs, tr("&Pace", "in Preferences"), "pace", [(name, label) for name, label, _ in paces()])
        entries = {
            Entries.ASK: tr("Ask whether to keep them"),
            Entries.KEEP: tr("Keep them, like givens"),
            Entries.LEAVE: tr("Evolve from the givens alone"),
        }
        self._choice(runs, tr("&My entries when solving"), "entries", entries.items())
        self._tick(runs, tr("&Keep runs for later sessions"), "keeps_runs")

        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._column.addWidget(buttons)

    def _group(self, title: str) -> QFormLayout:
        box = QGroupBox(title)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._column.addWidget(box)
        return form

    def _choice(self, form: QFormLayout, label: str, name: str, rows: Iterable[tuple[object, str]]) -> None:
        """Add a combo box for the values of a setting."""
        field = self.fields[name] = ChoiceField()
        values = []
        for value, text in rows:
            values.append(value)
            field.addItem(text)
        now = getattr(self._settings, name)
        field.setCurrentIndex(values.index(now) if now in values else 0)
        field.currentIndexChanged.connect(lambda index: self._keep(name, values[index]))
        self._add(form, label, field)

    def _add(self, form: QFormLayout, label: str, field: QComboBox) -> None:
        field.setMinimumContentsLength(LETTERS)
        field.setAccessibleName(label.replace("&", ""))
        form.addRow(label, field)

    def _tick(self, form: QFormLayout, label: str, name: str) -> None:
        """Add a check box for a setting that is True or False."""
        box = self._add_tick(form, label, name, getattr(self._settings, name))
        box.toggled.connect(lambda on: self._keep(name, on))

    def _add_tick(self, form: QFormLayout, label: str, name: str, is_on: bool) -> QCheckBox:
        box = self.fields[name] = QCheckBox(label)
        box.setChecked(is_on)
        form.addRow(box)
        return box

    def _keep(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        self.changed.emit(name)
