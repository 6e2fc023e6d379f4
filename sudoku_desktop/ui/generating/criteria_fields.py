"""Fields of the criteria form: difficulty, ranges of numbers, and the seed."""

import secrets
from enum import Enum

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation.criteria import EASIEST_RATING, HIGHEST_RATING, RATING_STEP
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.generating.words import ratings_of_level
from sudoku_desktop.ui.icons import dice_icon
from sudoku_desktop.ui.widgets.fields import ChoiceField, NumberField, SeedField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_lines, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain

RATING_DECIMALS = 1
SEEDS = 1_000_000
"""Number of possible random seeds; few, because seeds are printed on sheets and should be short."""

Difficulty = Level | EvolutionaryLevel | None


class RangeField(QWidget):
    """Two number fields, for the ends of a range; the caller checks their order."""

    changed = Signal()

    def __init__(self, name: str, fields: tuple[NumberField, NumberField], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.low, self.high = fields
        self.low.setAccessibleName(tr("{name} from", name=name))
        self.high.setAccessibleName(tr("{name} to", name=name))
        low, high = PlainLabel(tr("from")), PlainLabel(tr("to"))
        in_row(low, (self.low, 1), high, (self.high, 1), inside=self)
        for field in fields:
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            field.setMinimumWidth(70)
            field.valueChanged.connect(self.changed)
        self.setFocusProxy(self.low)

    def numbers(self) -> tuple[float, float]:
        return self.low.number(), self.high.number()

    def set_numbers(self, low: float, high: float) -> None:
        self.low.set_number(low)
        self.high.set_number(high)


class RatingField(NumberField):
    """Spin box for a rating with one decimal."""

    def __init__(self, minimum: float, maximum: float) -> None:
        super().__init__(minimum, maximum, whole=False)
        self.setDecimals(RATING_DECIMALS)
        self.setStepType(NumberField.StepType.DefaultStepType)
        self.setSingleStep(RATING_STEP)

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "f", RATING_DECIMALS)


class RatingRangeField(RangeField):
    """Range of SE ratings; 12 as the upper end means no limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        fields = (RatingField(EASIEST_RATING, HIGHEST_RATING), RatingField(EASIEST_RATING, HIGHEST_RATING))
        super().__init__(tr("Rating"), fields, parent)
        tip = tr("On Sudoku Explainer’s scale; an upper end of 12 means no limit.")
        explain(self, tip)
        self.high.setAccessibleDescription(tip)

    def ratings(self) -> tuple[float, float]:
        low, high = (round(number, RATING_DECIMALS) for number in self.numbers())
        return low, high

    def set_ratings(self, low: float, high: float) -> None:
        self.set_numbers(max(low, EASIEST_RATING), min(high, HIGHEST_RATING))


class DifficultyField(ChoiceField):
    """Combo box for any difficulty, a human or evolutionary level, or a range of ratings, under headings."""

    RANGE = "range"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[Enum | str | None] = []
        with QSignalBlocker(self):
            self._add(tr("Any"), None)
            self.add_heading(tr("For people (rating)"))
            for level in Level:
                self._add(f"{in_words(level.title)} ({ratings_of_level(level)})", level)
            self._add(tr("Ratings from … to …"), self.RANGE)
            self.add_heading(tr("For evolution (scale of 2007)"))
            for evolved in EvolutionaryLevel:
                text = tr("{level} for evolution", level=evolved.title)
                self._add(text, evolved)
            self.setCurrentIndex(0)
        self.setMaxVisibleItems(self.count())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _add(self, text: str, choice: Enum | str | None) -> None:
        self.addItem(text)
        self._choices.append(choice)

    def add_heading(self, text: str) -> None:
        super().add_heading(text)
        self._choices.append("")

    @property
    def wants_range(self) -> bool:
        """Whether a range of ratings is chosen."""
        return self._choices[self.currentIndex()] == self.RANGE

    def difficulty(self) -> Difficulty:
        """Return the chosen level; None for any difficulty and for a range."""
        choice = self._choices[self.currentIndex()]
        return choice if isinstance(choice, Level | EvolutionaryLevel) else None

    def choose(self, choice: Difficulty | str) -> None:
        """Choose a level, None for any difficulty, or RANGE."""
        self.setCurrentIndex(self._choices.index(choice))

    def offer_evolutions(self, offered: bool) -> None:
        """Enable or disable the evolutionary levels; disabling them clears a selected one."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for index, choice in enumerate(self._choices):
            if isinstance(choice, EvolutionaryLevel):
                model.item(index).setEnabled(offered)
        if not offered and isinstance(self.difficulty(), EvolutionaryLevel):
            self.choose(None)


class NextSeedField(QWidget):
    """The seed of the first puzzle, with a random button, and a check box for drawing a new seed at each start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = SeedField(self)
        self.field.set_seed(secrets.randbelow(SEEDS))
        self.field.setAccessibleName(tr("Seed"))
        help_text = tr(
            "Seed of the first puzzle; the others use the numbers that follow. The same seed generates the "
            "same puzzles."
        )
        explain(self.field, help_text)
        self.draw_button = GlyphButton(dice_icon(), self, tr("Random seed"), tr("A random seed"))
        self.new_each_time = QCheckBox(tr("New each time"), self)
        self.new_each_time.setChecked(True)
        explain(self.new_each_time, tr("Typing a seed switches this off."))
        self.setFocusProxy(self.field)
        in_lines(self.field, self.draw_button, self.new_each_time, inside=self)
        self.draw_button.clicked.connect(self.draw)
        self.field.textEdited.connect(lambda: self.new_each_time.setChecked(False))
        self._is_fresh = True

    @Slot()
    def draw(self) -> None:
        self.field.set_seed(secrets.randbelow(SEEDS))
        self._is_fresh = True

    def next_seed(self) -> int:
        """Return the seed for a start; a newly drawn one if the user has chosen this."""
        if self.new_each_time.isChecked() and not self._is_fresh:
            self.draw()
        self._is_fresh = False
        return self.field.seed()
