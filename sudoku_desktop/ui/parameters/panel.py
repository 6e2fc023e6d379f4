"""The panel of algorithm, parts, parameters, seed and budget.

Vocabulary: the *preset* is the chosen algorithm as stored; an algorithm is *modified* when a part or a value differs
from its preset's. All rows come from the declarations, so that new parts and parameters appear by themselves.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.algorithm import Algorithm, Setting
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, ESCAPES, PLACES, fitting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.ui.parameters.escapes_section import EscapesSection
from sudoku_desktop.ui.parameters.essentials import PLACES as ESSENTIAL_PLACES
from sudoku_desktop.ui.parameters.essentials import Essentials
from sudoku_desktop.ui.parameters.head import MARGIN, Foot, Head
from sudoku_desktop.ui.parameters.part_sections import PartSection
from sudoku_desktop.ui.parameters.rows import SettingRow
from sudoku_desktop.ui.parameters.run_settings import BudgetSection, SeedSection, draw_seed
from sudoku_desktop.ui.widgets.layouts import PageArea, focusable, in_column
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.section import Fold, Section


class ParameterPanel(QWidget):
    """Form for everything that determines a run, apart from the puzzle."""

    changed = Signal()
    """Emitted when algorithm, seed or budget has changed."""
    shown = Signal()
    """Emitted when the panel becomes visible."""
    validity_changed = Signal(bool)
    """Emitted with whether `algorithm()` is available now."""

    def __init__(
        self,
        published: Sequence[Algorithm],
        ours: Sequence[Algorithm] = (),
        *,
        default: Algorithm | None = None,
        draw_seed: Callable[[], int] = draw_seed,
    ) -> None:
        super().__init__()
        self._published, self._ours = tuple(published), tuple(ours)
        self._own: tuple[Algorithm, ...] = ()
        self._drafts: dict[str, Draft] = {}
        self._draft = Draft.of(default or self._published[0])
        self._default = self._draft.preset
        self._algorithm: Algorithm | None = self._default
        self._shown: Algorithm | None = None
        self._memory_of: Callable[[Algorithm], int] | None = None
        self._is_filling = False

        self.head = Head()
        self.chooser = self.head.chooser
        self.population_section = Section(translated("Population"))
        self._population = self._population_row(self._default)
        self.sections = {place: PartSection(place, translated(CATALOGUE[place][0].group)) for place in PLACES}
        self.escapes_section = EscapesSection(translated(ESCAPES[0].group))
        self.seed_section = SeedSection(draw_seed)
        self.budget_section = BudgetSection()
        self.essentials = Essentials()
        self.all_parts = Fold(tr("All parts"))
        self.budget_and_seed = Fold(tr("Budget and seed"))
        self.problem = Notice("!")
        self.note = Notice("")
        self.foot = Foot()
        self.reset_button = self.foot.reset_button
        self._lay_out()
        self._show_groups()
        self._show(self._draft)

        self.chooser.chosen.connect(self.show_preset)
        self.reset_button.clicked.connect(self._reset_clicked)
        for section in self.sections.values():
            section.kind_chosen.connect(self._choose_kind)
            section.reset_wanted.connect(self._reset_part)
            section.changed.connect(self._value_changed)
        self.escapes_section.added.connect(lambda kind: self._show(self._draft.with_escape_kind(kind)))
        self.escapes_section.removed.connect(lambda kind: self._show(self._draft.without_escape(kind)))
        self.escapes_section.reset_wanted.connect(lambda: self._show(self._draft.with_escapes(self.preset.escapes)))
        self.escapes_section.changed.connect(self._value_changed)
        self.seed_section.changed.connect(self.changed)
        self.budget_section.changed.connect(self.changed)

    def _lay_out(self) -> None:
        self._content = QWidget()
        parts = (self.head, self.essentials, self.all_parts, self.budget_and_seed, 1)
        in_column(*parts, spacing=0, margins=(MARGIN, 0, MARGIN, MARGIN), inside=self._content)
        marked = [*self.sections.values(), self.escapes_section]
        for section in (self.head.origin, self.population_section, *marked):
            self.all_parts.column.addWidget(section)
        for section in (self.seed_section, self.budget_section):
            self.budget_and_seed.column.addWidget(section)
        widest = max(section.heading.sizeHint().width() for section in marked)
        for section in marked:
            section.heading.setMinimumWidth(widest)
        self.scroll_area = PageArea(self._content)
        in_column((self.scroll_area, 1), self.problem, self.note, self.foot, spacing=0, inside=self)

    # The algorithm

    def algorithm(self) -> Algorithm | None:
        """Return the algorithm with the entered values, or None while these are inconsistent."""
        return self._algorithm

    @property
    def preset(self) -> Algorithm:
        """The selected preset without modifications."""
        return self._draft.preset

    @property
    def is_modified(self) -> bool:
        """Whether any part or value differs from the preset's."""
        return self._draft.is_modified

    def presets(self) -> tuple[Algorithm, ...]:
        return (*self._published, *self._ours, *self._own)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def offer_anew(self) -> None:
        """Update the choices to the parts that are in the catalogue now."""
        self._show(self._draft)

    def set_own(self, presets: Sequence[Algorithm]) -> None:
        """Set the user's own presets; if the selected one has been deleted, the default is shown."""
        self._own = tuple(presets)
        self._drafts = {name: draft for name, draft in self._drafts.items() if draft.preset in self.presets()}
        self._show_groups()
        if self.preset not in self.presets():
            self.show_preset(self._default.name)
        else:
            self.chooser.show_preset(self.preset.name)

    def set_algorithm(self, algorithm: Algorithm) -> None:
        """Show an algorithm as a modification of the preset of the same name, or else as a new preset."""
        preset = next((each for each in self.presets() if each.name == algorithm.name), None)
        if preset is None:
            preset = algorithm
            self._own = (*self._own, algorithm)
            self._show_groups()
        self._show(Draft.of(algorithm, preset))

    def show_preset(self, name: str) -> None:
        """Show a preset with its last edits; raises KeyError for an unknown name."""
        preset = {each.name: each for each in self.presets()}[name]
        self._show(self._drafts.get(name) or Draft.of(preset))

    def forget_edits(self, name: str) -> None:
        """Discard the edits of a preset, so that its stored values are shown next."""
        self._drafts.pop(name, None)

    @Slot()
    def reset(self) -> None:
        self._show(Draft.of(self.preset))

    def row(self, name: str) -> SettingRow:
        """Return the row of a setting by its name, such as "mutation.probability"; raises KeyError."""
        return {row.setting.name: row for row in self._rows()}[name]

    # Seed and budget

    def seed(self) -> int:
        return self.seed_section.field.seed()

    def next_seed(self) -> int:
        """Return the seed of the next run; a newly drawn one, which is then shown, if the user has chosen this."""
        return self.seed_section.next_seed()

    def set_seed(self, seed: int) -> None:
        """Show a seed; raises ValueError for one outside 0…2⁶³ − 1."""
        self.seed_section.field.set_seed(seed)

    def budget(self) -> Budget:
        return self.budget_section.budget()

    def set_budget(self, budget: Budget) -> None:
        self.budget_section.set_budget(budget)

    def set_memory_estimate(self, memory_of: Callable[[Algorithm], int]) -> None:
        """Set the function that estimates the memory of a run, in bytes, and show the estimate."""
        self._memory_of = memory_of
        self._show_memory()

    # Display

    def groups(self) -> tuple[tuple[str, tuple[Algorithm, ...]], ...]:
        """Return all presets under their headings."""
        return (
            (tr("Published"), self._published),
            (tr("Ours"), self._ours),
            (tr("Your own"), self._own),
        )

    def _show_groups(self) -> None:
        self.chooser.set_groups(self.groups())
        self.chooser.show_preset(self.preset.name)

    def _show(self, draft: Draft, note: str = "") -> None:
        """Fill the form; `note` is shown at its foot until the next change."""
        is_other = draft.preset is not self._shown
        self._draft = draft
        self._is_filling = True
        if is_other:
            self._show_preset(draft.preset)
        self._population.set_value(draft.population)
        for place, section in self.sections.items():
            kinds = CATALOGUE[place] if place == "encoding" else fitting(place, draft.encoding)
            section.fill(draft.part(place), getattr(draft.preset, place), kinds)
        self.escapes_section.fill(draft)
        self._is_filling = False
        self._order_tabs()
        self._drafts[draft.preset.name] = draft
        self._update_algorithm()
        self.note.say(note)
        self.changed.emit()

    def _show_preset(self, preset: Algorithm) -> None:
        self._shown = preset
        self.head.show_preset(preset)
        self.foot.name_origin(is_published=preset in self._published)
        old = self._population
        self._population = self._population_row(preset)
        self.population_section.rows.removeWidget(old)
        old.hide()
        old.deleteLater()

    def _population_row(self, preset: Algorithm) -> SettingRow:
        """Return a new row for the population, which resets to the preset's value."""
        name, parameter = next(preset.declared())
        row = SettingRow(Setting(name, "Population", parameter, preset.population), self.population_section)
        row.changed.connect(self._value_changed)
        self.population_section.rows.addWidget(row)
        row.show()  # show it now instead of with the next event, so that a fast typist can reach it
        return row

    def _show_essentials(self) -> None:
        forms = [form for place in ESSENTIAL_PLACES if (form := self.sections[place].form) is not None]
        self.essentials.follow(self._population, forms, [item.form for item in self.escapes_section.items])

    def _show_memory(self) -> None:
        text = ""
        if self._memory_of is not None and self._algorithm is not None:
            size = QLocale().formattedDataSize(
                self._memory_of(self._algorithm), 0, QLocale.DataSizeFormat.DataSizeSIFormat
            )
            text = tr("Memory: about {size}", size=size)
        self.population_section.detail.setText(text)

    def _rows(self) -> Iterator[SettingRow]:
        yield self._population
        for section in self.sections.values():
            if section.form is not None:
                yield from section.form.rows.values()
        for item in self.escapes_section.items:
            yield from item.form.rows.values()

    def _order_tabs(self) -> None:
        """Set the tab order from top to bottom, because Qt's default follows the order of creation."""
        for before, widget in pairwise(self._focusable()):
            QWidget.setTabOrder(before, widget)

    def _focusable(self) -> Iterator[QWidget]:
        yield from focusable(self._content)
        yield self.reset_button

    # Slots

    @Slot(str, object)
    def _choose_kind(self, place: str, kind: type[Part]) -> None:
        self._change(self._draft.with_kind(place, kind), place)

    @Slot()
    def _reset_part(self) -> None:
        section = self.sender()
        assert isinstance(section, PartSection)
        self._change(self._draft.with_part(section.place, getattr(self.preset, section.place)), section.place)

    def _change(self, draft: Draft, place: str) -> None:
        """Show a draft with a replaced part, and a note on other parts that had to change."""
        if draft is not self._draft:
            self._show(draft, self._note_on_changes(draft, place))

    def _note_on_changes(self, draft: Draft, place: str) -> str:
        pairs = [(old, new) for old, new in self._draft.differences(draft) if old is not self._draft.part(place)]
        changed = [translated(new.group) for old, new in pairs if new is not None]
        removed = [translated(old.label) for old, new in pairs if old is not None and new is None]
        sentences = []
        if changed:
            sentences.append(tr("Also changed, to fit the encoding: {parts}.", parts=", ".join(changed)))
        if removed:
            sentences.append(tr("Removed: {parts}.", parts=", ".join(removed)))
        if sentences:
            sentences.append(tr("“{button}” undoes this.", button=self.reset_button.text()))
        return " ".join(sentences)

    @Slot()
    def _reset_clicked(self) -> None:
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be disabled
        self.reset()

    @Slot()
    def _value_changed(self) -> None:
        if self._is_filling:
            return
        population = self._population.value()
        assert isinstance(population, int)
        parts = tuple(section.part() for section in self.sections.values())
        self._draft = Draft(self.preset, population, parts, self.escapes_section.escapes())
        self._drafts[self.preset.name] = self._draft
        self._update_algorithm()
        self.note.say("")
        self.changed.emit()

    def _update_algorithm(self) -> None:
        """Create the algorithm from the values entered, or show why that is impossible."""
        was_valid = self._algorithm is not None
        try:
            self._algorithm = self._draft.algorithm()
        except ProblemError as error:
            self._algorithm = None
            self.problem.say(full_sentence(error.sentence))
        else:
            self.problem.say("")
        self._show_memory()
        self._show_essentials()
        self.reset_button.setEnabled(self.is_modified)
        if was_valid != (self._algorithm is not None):
            self.validity_changed.emit(self._algorithm is not None)
