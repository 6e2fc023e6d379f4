"""The parameters of a run, which are everything it needs besides the puzzle: algorithm, seed and budget.

Widgets are views of this model: they change it, and show what it has at each change.

Vocabulary: the *preset* is the chosen algorithm as stored; an algorithm is *modified* when a part or a value differs
from its preset's. The *draft* is the algorithm as it is being edited, whose values need not be consistent.
"""

import secrets
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.parameter import Value
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.speaking import tr

SEED_BITS = 32
"""Number of bits of a random seed, few enough to write the seed down; typed seeds have up to 63 bits."""


def draw_seed() -> int:
    """Return a random seed from the system's entropy."""
    return secrets.randbits(SEED_BITS)


class RunParameters(QObject):
    """Presets, the algorithm being edited, seed and budget of the next run."""

    changed = Signal()
    """Emitted when algorithm, seed, budget, memory estimate or note has changed."""
    presets_changed = Signal()
    """Emitted when presets have been added or removed."""

    def __init__(
        self,
        published: Sequence[Algorithm],
        ours: Sequence[Algorithm] = (),
        *,
        default: Algorithm | None = None,
        draw_seed: Callable[[], int] = draw_seed,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._published, self._ours = tuple(published), tuple(ours)
        self._own: tuple[Algorithm, ...] = ()
        self._default = default or self._published[0]
        self._draft = Draft.of(self._default)
        self._drafts: dict[str, Draft] = {}
        self._algorithm: Algorithm | None = self._default
        self._draw_seed = draw_seed
        self._seed, self._draws_seed = draw_seed(), True
        self._budget = DEFAULT_BUDGET
        self._memory_of: Callable[[Algorithm], int] | None = None
        self.problem: Sentence | None = None
        """Reason why there is no algorithm, or None if there is one."""
        self.note = ""
        """Text for the user, which the next change of the algorithm removes."""

    # The algorithm

    def algorithm(self) -> Algorithm | None:
        """Return the algorithm with the entered values, or None while these are inconsistent."""
        return self._algorithm

    @property
    def draft(self) -> Draft:
        return self._draft

    @property
    def preset(self) -> Algorithm:
        """The selected preset without modifications."""
        return self._draft.preset

    @property
    def is_modified(self) -> bool:
        """Whether any part or value differs from the preset's."""
        return self._draft.is_modified

    def set_value(self, name: str, value: Value) -> None:
        """Change one setting by its name, such as "mutation.probability"; raises KeyError for an unknown name."""
        if value != self._draft.settings[name].value:
            self.edit(self._draft.with_value(name, value))

    def edit(self, draft: Draft, note: str = "") -> None:
        """Set the algorithm being edited; `note` tells the user about this change."""
        self._draft = self._drafts[draft.preset.name] = draft
        self.note = note
        try:
            self._algorithm, self.problem = draft.algorithm(), None
        except ProblemError as error:
            self._algorithm, self.problem = None, error.sentence
        self.changed.emit()

    def set_algorithm(self, algorithm: Algorithm) -> None:
        """Choose an algorithm as a modification of the preset of the same name, or else as a new preset."""
        preset = next((each for each in self.presets() if each.name == algorithm.name), None)
        if preset is None:
            preset = algorithm
            self._own = (*self._own, algorithm)
            self.presets_changed.emit()
        self.edit(Draft.of(algorithm, preset))

    @Slot()
    def reset(self) -> None:
        """Discard all modifications of the preset."""
        self.edit(Draft.of(self.preset))

    def offer_anew(self) -> None:
        """Let all views offer the parts that are in the catalogue now."""
        self.edit(self._draft)

    def write_note(self, note: str) -> None:
        """Set the note."""
        self.note = note
        self.changed.emit()

    # Presets

    def presets(self) -> tuple[Algorithm, ...]:
        return (*self._published, *self._ours, *self._own)

    def groups(self) -> tuple[tuple[str, tuple[Algorithm, ...]], ...]:
        """Return all presets under their headings."""
        return (
            (tr("Published"), self._published),
            (tr("Ours"), self._ours),
            (tr("Your own"), self._own),
        )

    @property
    def is_published(self) -> bool:
        """Whether the selected preset is a published algorithm."""
        return self.preset in self._published

    @Slot(str)
    def choose_preset(self, name: str) -> None:
        """Choose a preset with its last edits; raises KeyError for an unknown name."""
        preset = {each.name: each for each in self.presets()}[name]
        self.edit(self._drafts.get(name) or Draft.of(preset))

    def set_own(self, presets: Sequence[Algorithm]) -> None:
        """Set the user's own presets; if the selected one has been deleted, the default is chosen."""
        self._own = tuple(presets)
        self._drafts = {name: draft for name, draft in self._drafts.items() if draft.preset in self.presets()}
        self.presets_changed.emit()
        if self.preset not in self.presets():
            self.choose_preset(self._default.name)

    def forget_edits(self, name: str) -> None:
        """Discard the edits of a preset, so that its stored values are chosen next."""
        self._drafts.pop(name, None)

    # Seed and budget

    def seed(self) -> int:
        return self._seed

    def set_seed(self, seed: int) -> None:
        """Set the seed; raises ValueError for one outside 0…2⁶³ − 1."""
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"the seed must be in [0, {MAX_SEED}], got {seed}")
        if seed != self._seed:
            self._seed = seed
            self.changed.emit()

    @property
    def draws_seed(self) -> bool:
        """Whether each run has a newly drawn seed."""
        return self._draws_seed

    @Slot(bool)
    def set_draws_seed(self, draws_seed: bool) -> None:
        """Set whether each run has a newly drawn seed."""
        if draws_seed != self._draws_seed:
            self._draws_seed = draws_seed
            self.changed.emit()

    def next_seed(self) -> int:
        """Return the seed of the next run, newly drawn if the user has chosen this."""
        if self._draws_seed:
            self.set_seed(self._draw_seed())
        return self._seed

    def budget(self) -> Budget:
        return self._budget

    def set_budget(self, budget: Budget) -> None:
        if budget != self._budget:
            self._budget = budget
            self.changed.emit()

    # Memory

    def memory(self) -> int | None:
        """Return the estimated memory of a run in bytes, or None while it is unknown."""
        return self._memory_of(self._algorithm) if self._memory_of and self._algorithm else None

    def set_memory_estimate(self, memory_of: Callable[[Algorithm], int]) -> None:
        """Set the function that estimates the memory of a run, in bytes."""
        self._memory_of = memory_of
        self.changed.emit()
