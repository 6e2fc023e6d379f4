"""The section of one part of an algorithm: its class and its parameters."""

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QSizePolicy

from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.ui.icons import reset_icon
from sudoku_desktop.ui.parameters.head import text_of_reset
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.rows import ModifiedMark, PartForm
from sudoku_desktop.ui.parameters.words import help_of_part
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.widgets.tool_tip import explain, literal, tool_tip


class MarkedSection(Section):
    """A section that can be marked as modified, and has a button that resets it."""

    def __init__(self, heading: str) -> None:
        super().__init__(heading)
        self.mark = ModifiedMark(self)
        name = tr("Reset {label}", label=heading)
        self.reset_button = GlyphButton(reset_icon(), self, name, "")
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

    def __init__(self, parameters: RunParameters, place: str) -> None:
        super().__init__(translated(CATALOGUE[place][0].group))
        self._parameters, self._place = parameters, place
        self.form: PartForm | None = None
        self._kinds: tuple[type[Part], ...] = ()
        self.chooser = ChoiceField(self)
        self.chooser.setAccessibleName(self.heading.text())
        self.chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.setBuddy(self.chooser)
        self.tail.insertWidget(0, self.chooser, 1)
        self.title_line.setStretchFactor(self.tail, 1)
        self.chooser.currentIndexChanged.connect(self._choose)
        self.reset_button.clicked.connect(self._reset)

    def fill(self, draft: Draft) -> None:
        """Show a draft's part, marked if it differs from the preset's, and list the compatible classes."""
        part, preset = draft.part(self._place), getattr(draft.preset, self._place)
        kinds = tuple(CATALOGUE[self._place] if self._place == "encoding" else fitting(self._place, draft.encoding))
        self._show_kinds(kinds, type(part))
        if self.form is None or self.form.kind is not type(part):
            self._make_form(type(part))
        assert self.form is not None
        self.form.fill(draft)
        help_text = help_of_part(type(part))
        for widget in (self.heading, self.detail, self.chooser):
            explain(widget, translated(part.label), help_text)
        is_modified = type(part) is not type(preset)
        why = tr("Modified; the preset has {part}.", part=translated(preset.label)) if is_modified else ""
        self.show_modified(why, can_be_reset=type(preset) in kinds)
        described = " ".join(filter(None, (why, help_text)))
        self.chooser.setAccessibleDescription(described)
        self.setAccessibleDescription(described)
        self.setAccessibleName(f"{self.heading.text()} {translated(part.label)}")

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

    def _make_form(self, kind: type[Part]) -> None:
        if self.form is not None:
            self.rows.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self.form = PartForm(self._parameters, self._place, kind, self)
        self.rows.addWidget(self.form)
        # show it now instead of with the next event, so that a fast typist can reach it
        self.form.setVisible(bool(self.form.rows))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._change(self._parameters.draft.with_kind(self._place, self._kinds[index]))

    @Slot()
    def _reset(self) -> None:
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
        draft = self._parameters.draft
        self._change(draft.with_part(self._place, getattr(draft.preset, self._place)))

    def _change(self, draft: Draft) -> None:
        """Replace the part, with a note on other parts that had to change."""
        before = self._parameters.draft
        if draft is before:
            return
        pairs = [(old, new) for old, new in before.differences(draft) if old is not before.part(self._place)]
        changed = [translated(new.group) for old, new in pairs if new is not None]
        removed = [translated(old.label) for old, new in pairs if old is not None and new is None]
        sentences = []
        if changed:
            sentences.append(tr("Also changed, to fit the encoding: {parts}.", parts=", ".join(changed)))
        if removed:
            sentences.append(tr("Removed: {parts}.", parts=", ".join(removed)))
        if sentences:
            sentences.append(tr("“{button}” undoes this.", button=text_of_reset(self._parameters)))
        self._parameters.edit(draft, " ".join(sentences))
