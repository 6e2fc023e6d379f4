"""Form for the properties and the number of puzzles, and how to make them; invalid criteria are reported at once."""

from operator import attrgetter

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from sudoku_desktop.board import CLASSIC, Symmetry, Variant, shaped
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import LEVEL_RATINGS, CriteriaError, Method, PuzzleCriteria
from sudoku_desktop.services.generation.criteria import ANY_RATING, given_bounds
from sudoku_desktop.services.generation.generating import MOST_PUZZLES
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.ui.generating.criteria_fields import DifficultyField, NextSeedField, RangeField, RatingRangeField
from sudoku_desktop.ui.generating.maker import PuzzleRequest
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.shape_fields import ShapeFields
from sudoku_desktop.ui.generating.words import (
    method_in_words,
    method_sentence_in_words,
    symmetry_in_words,
    warning_in_words,
)
from sudoku_desktop.ui.parameters.words import title_of_preset
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField, NumberField
from sudoku_desktop.ui.widgets.layouts import Part, in_grid, in_row, labelled
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.section import quiet_label
from sudoku_desktop.ui.widgets.tool_tip import explain, tool_tip

FIRST_COUNT = 10
FIRST_GIVENS = (24, 28)
FIRST_SHARES = (0.4, 0.45)
"""Initial range of givens, as shares of the cells, for sizes other than 9×9."""
FIRST_RATINGS = (2.6, 4.0)
ANY_GIVENS, THESE_GIVENS = range(2)
ICON_SIDE = 20
TOOL_TIP = Qt.ItemDataRole.ToolTipRole


def label_of(name: str) -> str:
    """Return the label of a criterion, with its access key."""
    return translated(PuzzleCriteria.parameter(name).label)


class CriteriaForm(QWidget):
    """Form with a field for each criterion; `criteria` is None while the criteria are contradictory.

    The page lays out `count`, `seed.field` and `notice`, which warns of rare and contradictory criteria.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.count = NumberField(1, MOST_PUZZLES, whole=True, parent=self)
        self.count.set_number(FIRST_COUNT)
        self.count.setFixedWidth(100)
        self.count.setAccessibleName(tr("How many"))
        self.shape = ShapeFields(self)
        self._size = CLASSIC.size
        self.difficulty = DifficultyField(self)
        self.ratings = RatingRangeField(self)
        self.ratings.set_ratings(*FIRST_RATINGS)
        self.given_choice = ChoiceField(self)
        self.given_choice.addItems([tr("Any number"), tr("From … to …")])
        fewest, most = (NumberField(*given_bounds(CLASSIC.size), whole=True) for _ in range(2))
        self.givens = RangeField(tr("Givens"), (fewest, most), self)
        self.givens.set_numbers(*FIRST_GIVENS)
        self.minimal = QCheckBox(label_of("is_minimal"), self)
        self.symmetry = MemberField(Symmetry, symmetry_in_words, self, icon=symmetry_icon)
        self.symmetry.setIconSize(QSize(ICON_SIDE, ICON_SIDE))
        self.symmetry.choose(Symmetry.ROTATIONAL)  # the usual symmetry of newspapers
        self.symmetry.setMaxVisibleItems(self.symmetry.count())
        self.method = MemberField(Method, method_in_words, self)
        self.shape_sentence = quiet_label(
            tr(
                "Levels and ratings can be compared only among such grids. Evolution’s levels and Mantere & Koljonen’s "
                "method are for 9×9 with boxes and nothing else."
            )
        )
        self.method_sentence = quiet_label()
        self.algorithm = MemberField(PRESETS, title_of_preset, self, key=attrgetter("name"))
        self.algorithm.choose(DEFAULT)
        self.seed = NextSeedField(self)
        self.notice = Notice("!")
        self._lay_out()
        self._explain()
        for box in (self.difficulty, self.given_choice, self.symmetry, self.method, self.algorithm):
            box.currentIndexChanged.connect(self._update)
        self.minimal.toggled.connect(self._update)
        self.ratings.changed.connect(self._update)
        self.givens.changed.connect(self._update)
        self.count.valueChanged.connect(self._update)
        self.shape.changed.connect(self._update)
        self._update()

    def _lay_out(self) -> None:
        self.given_choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        rows: tuple[tuple[str, QWidget, tuple[Part, ...]], ...] = (
            (tr("G&rid"), self.shape, (self.shape,)),
            ("", self.shape_sentence, (self.shape_sentence,)),
            (tr("&Difficulty"), self.difficulty, (self.difficulty,)),
            ("", self.ratings, (self.ratings,)),
            (tr("G&ivens"), self.given_choice, ((self.given_choice, 1), self.minimal)),
            ("", self.givens, (self.givens,)),
            (label_of("symmetry"), self.symmetry, (self.symmetry,)),
            (label_of("method"), self.method, (self.method,)),
            ("", self.method_sentence, (self.method_sentence,)),
            (tr("S&olved grid"), self.algorithm, (self.algorithm,)),
            (tr("&Seed"), self.seed, (self.seed,)),
        )
        named = ((labelled(name, field) if name else None, in_row(*parts)) for name, field, parts in rows)
        in_grid(*named, spacing=(4, 4), stretches=(0, 1), inside=self)

    def _explain(self) -> None:
        for widget, text in (
            (self.count, tr("From 1 to 1,000 puzzles.")),
            (self.difficulty, tr("For people, or for evolution, which takes longer.")),
            (self.minimal, translated(PuzzleCriteria.parameter("is_minimal").help)),
            (self.symmetry, translated(PuzzleCriteria.parameter("symmetry").help)),
            (
                self.algorithm,
                tr(
                    "The algorithm that evolves the solved grid from which the givens are taken. Mantere & "
                    "Koljonen’s method also solves the puzzles with it."
                ),
            ),
        ):
            explain(widget, text)
        for row, preset in enumerate(PRESETS):
            if preset.sentence:
                self.algorithm.setItemData(row, tool_tip(translated(preset.sentence)), TOOL_TIP)

    def set_criteria(self, level: Level, count: int, seed: int) -> None:
        """Set a level, count and seed, and reset all other fields."""
        self.count.set_number(count)
        self.shape.show_shape(CLASSIC)
        self.difficulty.choose(level)
        self.given_choice.setCurrentIndex(ANY_GIVENS)
        self.minimal.setChecked(False)
        self.symmetry.choose(Symmetry.ROTATIONAL)  # the usual symmetry of newspapers
        self.method.choose(Method.EVOLUTION)
        self.algorithm.choose(DEFAULT)
        self.seed.new_each_time.setChecked(False)
        self.seed.field.set_seed(seed)

    # Input

    @property
    def criteria(self) -> PuzzleCriteria | None:
        """The criteria of the puzzles; None while they are contradictory."""
        try:
            return self._criteria()
        except CriteriaError:
            return None

    def _criteria(self) -> PuzzleCriteria:
        difficulty = self.difficulty.difficulty()
        rating = ANY_RATING
        if self.difficulty.wants_range:
            rating = self.ratings.ratings()
        elif isinstance(difficulty, Level):
            rating = LEVEL_RATINGS[difficulty]
        givens = given_bounds(self.shape.chosen_size, self.shape.variants)
        if self.given_choice.currentIndex() == THESE_GIVENS:
            fewest, most = self.givens.numbers()
            givens = int(fewest), int(most)
        return PuzzleCriteria(
            rating=rating,
            givens=givens,
            symmetry=self.symmetry.member(),
            is_minimal=self.minimal.isChecked(),
            evolutionary=difficulty if isinstance(difficulty, EvolutionaryLevel) else None,
            method=self.method.member(),
            size=self.shape.chosen_size,
            variants=self.shape.variants,
        )

    def next_request(self) -> PuzzleRequest | None:
        """Return the next request and show its seed; None while the criteria are invalid."""
        criteria = self.criteria
        if criteria is None or self._shape_problem():
            return None
        return PuzzleRequest(criteria, int(self.count.number()), self.seed.next_seed(), self.algorithm.member())

    # Display

    @property
    def _is_newspaper(self) -> bool:
        return self.shape.chosen_size == CLASSIC.size and not self.shape.variants

    def _shape_problem(self) -> str:
        """Return why the algorithm cannot evolve grids of this shape; "" when it can."""
        # jigsaw regions are treated like boxes
        variants = [each for each in self.shape.variants if each is not Variant.JIGSAW]
        reason = self.algorithm.member().misfit_on(shaped(self.shape.chosen_size, variants))
        return full_sentence(reason) if reason else ""

    def _offer(self) -> None:
        """Enable the choices that apply to the shape, and adapt the range of givens to its size."""
        is_standard_9x9 = self._is_newspaper
        self.shape_sentence.setVisible(not is_standard_9x9)
        self.method.set_offered(Method.PAPERS, is_standard_9x9)
        with QSignalBlocker(self.difficulty), QSignalBlocker(self.method):
            self.difficulty.offer_evolutions(is_standard_9x9)
            if not is_standard_9x9 and self.method.member() is Method.PAPERS:
                self.method.choose(Method.EVOLUTION)
        size = self.shape.chosen_size
        fewest, most = given_bounds(size, self.shape.variants)
        for field in (self.givens.low, self.givens.high):
            field.setRange(fewest, most)
        if size != self._size:
            self._size = size
            shares = FIRST_GIVENS if size == CLASSIC.size else (round(size**2 * share) for share in FIRST_SHARES)
            self.givens.set_numbers(*shares)
        explain(self.given_choice, tr("Number of givens: {fewest} to {most}.", fewest=fewest, most=most))

    @Slot()
    def _update(self) -> None:
        self._offer()
        self.ratings.setVisible(self.difficulty.wants_range)
        self.givens.setVisible(self.given_choice.currentIndex() == THESE_GIVENS)
        sentence = method_sentence_in_words(self.method.member())
        self.method_sentence.setText(sentence)
        self.method.setAccessibleDescription(sentence)
        try:
            self.notice.say(self._shape_problem() or warning_in_words(self._criteria()))
        except CriteriaError as error:
            self.notice.say(full_sentence(error.sentence))
        self.changed.emit()
