"""The section of one part of an algorithm: its class and its parameters."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy

from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.parameters.rows import ModifiedMark, PartForm
from sudoku_desktop.ui.parameters.words import help_of_part
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_turning_arrow
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.widgets.tool_tip import explain, literal, tool_tip


class MarkedSection(Section):
    """A section that can be marked as modified, and reset."""

    reset_wanted = Signal()

    def __init__(self, heading: str) -> None:
        super().__init__(heading)
        self.mark = ModifiedMark(self)
        name = tr("Reset {label}", label=heading)
        self.reset_button = GlyphButton(draw_turning_arrow, self, name, "")
        self.reset_button.clicked.connect(self.reset_wanted)
        self.title_line.setSpacing(0)
        self.title_line.insertWidget(1, self.mark)
        self.tail = in_row(self.reset_button, spacing=2)
        self.title_line.addLayout(self.tail)
        self.show_modified("", can_be_reset=False)

    def show_modified(self, why: str, *, can_be_reset: bool) -> None:
        """Mark the section as modified, with `why` as tool tip, or as unmodified for ""."""
        self.mark.show_modified(bool(why))
        self.mark.setToolTip(literal(why))
        self.reset_button.setVisible(bool(why) and can_be_reset)
        self.reset_button.setToolTip(literal(why))


class PartSection(MarkedSection):
    """Section with a choice of compatible classes, or only the name if there is just one."""

    kind_chosen = Signal(str, object)
    """Emitted with the role of the part and the chosen class."""
    changed = Signal()
    """Emitted when a value of the part has changed."""

    def __init__(self, place: str, heading: str) -> None:
        super().__init__(heading)
        self.place = place
        self.form: PartForm | None = None
        self._kinds: tuple[type[Part], ...] = ()
        self._modified = ("", False)
        self.chooser = ChoiceField(self)
        self.chooser.setAccessibleName(heading)
        self.chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.setBuddy(self.chooser)
        self.tail.insertWidget(0, self.chooser, 1)
        self.title_line.setStretchFactor(self.tail, 1)
        self.chooser.currentIndexChanged.connect(self._choose)
        self.reset_button.clicked.connect(self._keep_focus)

    def fill(self, part: Part, preset: Part, kinds: Sequence[type[Part]]) -> None:
        """Show a part, marked if it differs from the preset's, and list the compatible classes."""
        self._show_kinds(tuple(kinds), type(part))
        if self.form is None or not self.form.suits(part, preset):
            self._make_form(part, preset)
        else:
            self.form.fill(part)
        help_text = help_of_part(type(part))
        for widget in (self.heading, self.detail, self.chooser):
            explain(widget, translated(part.label), help_text)
        is_modified = type(part) is not type(preset)
        why = tr("Modified; the preset has {part}.", part=translated(preset.label)) if is_modified else ""
        self._modified = why, type(preset) in kinds
        self._show_modified()
        described = " ".join(filter(None, (why, help_text)))
        self.chooser.setAccessibleDescription(described)
        self.setAccessibleDescription(described)
        self.setAccessibleName(f"{self.heading.text()} {translated(part.label)}")

    def part(self) -> Part:
        assert self.form is not None
        return self.form.part()

    def _show_modified(self) -> None:
        why, can_be_reset = self._modified
        self.show_modified(why, can_be_reset=can_be_reset)

    def _show_kinds(self, kinds: tuple[type[Part], ...], kind: type[Part]) -> None:
        with QSignalBlocker(self.chooser):
            if kinds != self._kinds:
                self._kinds = kinds
                self.chooser.clear()
                for index, each in enumerate(kinds):
                    self.chooser.addItem(translated(each.label))
                    self.chooser.setItemData(index, tool_tip(help_of_part(each)), Qt.ItemDataRole.ToolTipRole)
            self.chooser.setCurrentIndex(kinds.index(kind))
        self.chooser.setVisible(len(kinds) > 1)
        self.detail.setText(translated(kind.label) if len(kinds) == 1 else "")
        self.detail.setVisible(len(kinds) == 1)

    def _make_form(self, part: Part, preset: Part) -> None:
        if self.form is not None:
            self.rows.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self.form = PartForm(self.place, part, preset, self)
        self.form.changed.connect(self.changed)
        self.rows.addWidget(self.form)
        # show it now instead of with the next event, so that a fast typist can reach it
        self.form.setVisible(bool(self.form.rows))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self.kind_chosen.emit(self.place, self._kinds[index])

    @Slot()
    def _keep_focus(self) -> None:
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
