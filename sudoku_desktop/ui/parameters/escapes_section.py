"""The section of escapes: a list of removable parts, and a button that adds others."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import ESCAPES
from sudoku_desktop.evolution.parts.escape import Escape
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.ui.icons import remove_icon
from sudoku_desktop.ui.parameters.model import RunParameters
from sudoku_desktop.ui.parameters.part_sections import MarkedSection
from sudoku_desktop.ui.parameters.rows import ModifiedMark, PartForm
from sudoku_desktop.ui.parameters.words import help_of_part
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden
from sudoku_desktop.ui.widgets.tool_tip import explain, tool_tip


class EscapeItem(QWidget):
    """One escape: its name, a button that removes it, and its rows."""

    def __init__(self, parameters: RunParameters, kind: type[Escape], parent: QWidget) -> None:
        super().__init__(parent)
        self.form = PartForm(parameters, kind.__name__.lower(), kind, self)
        self._mark = ModifiedMark(self)
        name = translated(kind.label)
        self._label = PlainLabel(name, self)
        font = self._label.font()
        font.setItalic(True)
        self._label.setFont(font)
        self.remove_button = GlyphButton(remove_icon(), self, tr("Remove {label}", label=name))
        line = in_row(self._mark, (self._label, 1), self.remove_button, spacing=2)
        in_column(line, self.form, spacing=2, inside=self)

    def fill(self, draft: Draft) -> None:
        """Show the escape's values in a draft, marked if the preset lacks the escape."""
        self.form.fill(draft)
        is_added = all(type(each) is not self.form.kind for each in draft.preset.escapes)
        self._mark.show_modified(is_added)
        embolden(self._label, is_added)
        not_in_preset = tr("Not in the preset.") if is_added else ""
        described = " ".join(filter(None, (not_in_preset, help_of_part(self.form.kind))))
        explain(self, described)
        self.remove_button.setAccessibleDescription(described)


class EscapesSection(MarkedSection):
    """The list of an algorithm's escapes, with a menu for adding others; unavailable ones have a reason."""

    def __init__(self, parameters: RunParameters) -> None:
        super().__init__(translated(ESCAPES[0].group))
        self._parameters = parameters
        self.items: list[EscapeItem] = []
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.menu.triggered.connect(self._add)
        self.add_button = QPushButton(tr("Add escape"), self)
        self.add_button.setMenu(self.menu)
        self.title_line.insertStretch(2, 1)
        self.tail.insertWidget(0, self.add_button)
        self.reset_button.clicked.connect(self._reset)

    def fill(self, draft: Draft) -> None:
        """Show the escapes of a draft, marked where they differ from the preset's."""
        kinds = [type(each) for each in draft.escapes]
        if kinds != [item.form.kind for item in self.items]:
            self._make_items(kinds)
        for item in self.items:
            item.fill(draft)
        self.add_button.setEnabled(bool(draft.escapes_to_add()))
        presets = draft.preset.escapes
        own = ", ".join(translated(each.label) for each in presets) or tr("none")
        is_modified = kinds != [type(each) for each in presets]
        why = tr("Modified; the preset has {parts}.", parts=own) if is_modified else ""
        self.setAccessibleDescription(why)
        self.show_modified(why, can_be_reset=all(each.fits(draft.encoding) for each in presets))

    def _make_items(self, kinds: list[type[Escape]]) -> None:
        for item in self.items:
            self.rows.removeWidget(item)
            item.hide()
            item.deleteLater()
        self.items = [EscapeItem(self._parameters, kind, self) for kind in kinds]
        for item in self.items:
            item.remove_button.clicked.connect(lambda _, item=item: self._remove(item))
            self.rows.addWidget(item)
            item.show()  # show it now instead of with the next event, so that a fast typist can reach it

    @Slot()
    def _fill_menu(self) -> None:
        self.menu.clear()
        draft = self._parameters.draft
        there = {type(each) for each in draft.escapes}
        for kind in ESCAPES:
            if kind in there:
                continue
            action = self.menu.addAction(translated(kind.label).replace("&", "&&"))
            action.setData(kind)
            why_not = draft.why_not_add(kind)
            action.setEnabled(why_not is None)
            action.setToolTip(tool_tip(full_sentence(why_not) if why_not else help_of_part(kind)))

    @Slot(QAction)
    def _add(self, action: QAction) -> None:
        """Add an escape, and move the keyboard focus to its first field."""
        kind = action.data()
        self._parameters.edit(self._parameters.draft.with_escape_kind(kind))
        item = next(item for item in self.items if item.form.kind is kind)
        fields: list[QWidget] = [row.field.widget for row in item.form.rows]
        (fields or [item.remove_button])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, item: EscapeItem) -> None:
        """Remove an escape, and move the keyboard focus to the one in its place, or to the button."""
        index = self.items.index(item)
        self._parameters.edit(self._parameters.draft.without_escape(item.form.kind))
        buttons: list[QWidget] = [each.remove_button for each in self.items]
        (buttons[index:] or [self.add_button])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _reset(self) -> None:
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
        self._parameters.edit(self._parameters.draft.with_escapes(self._parameters.preset.escapes))
