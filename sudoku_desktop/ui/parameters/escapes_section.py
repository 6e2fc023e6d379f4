"""The section of escapes: a list of removable parts, and a button that adds others."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from sudoku_desktop.evolution.draft import Draft
from sudoku_desktop.evolution.parts.catalogue import ESCAPES
from sudoku_desktop.evolution.parts.escape import Escape
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.ui.parameters.part_sections import MarkedSection
from sudoku_desktop.ui.parameters.rows import ModifiedMark, PartForm
from sudoku_desktop.ui.parameters.words import help_of_part
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_cross
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain, tool_tip


class EscapeItem(QWidget):
    """One escape: its name, a button that removes it, and its rows."""

    changed = Signal()
    remove_wanted = Signal(object)
    """Emitted with the class of the escape."""

    def __init__(self, escape: Escape, preset: Escape | None, parent: QWidget) -> None:
        super().__init__(parent)
        kind = type(escape)
        name = translated(escape.label)
        self.form = PartForm(kind.__name__.lower(), escape, preset, self)
        self.form.changed.connect(self.changed)
        mark = ModifiedMark(self)
        mark.show_modified(preset is None)
        label = PlainLabel(name, self, bold=preset is None)
        font = label.font()
        font.setItalic(True)
        label.setFont(font)
        described = " ".join(filter(None, ("" if preset else tr("Not in the preset."), help_of_part(kind))))
        explain(self, described)
        self.remove_button = GlyphButton(draw_cross, self, tr("Remove {label}", label=name))
        self.remove_button.setAccessibleDescription(described)
        self.remove_button.clicked.connect(self._remove)
        in_column(in_row(mark, (label, 1), self.remove_button, spacing=2), self.form, spacing=2, inside=self)

    @Slot()
    def _remove(self) -> None:
        self.remove_wanted.emit(self.form.kind)


class EscapesSection(MarkedSection):
    """The list of an algorithm's escapes, with a menu for adding others; unavailable ones have a reason."""

    added = Signal(object)
    removed = Signal(object)
    """Emitted with the class of the removed escape; `added` likewise."""
    changed = Signal()
    """Emitted when a value of an escape has changed."""

    def __init__(self, heading: str) -> None:
        super().__init__(heading)
        self.items: list[EscapeItem] = []
        self._modified = ""
        self._can_be_reset = False
        self._can_add = False
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.triggered.connect(self._add)
        self.add_button = QPushButton(tr("Add escape"), self)
        self.add_button.setMenu(self.menu)
        self.title_line.insertStretch(2, 1)
        self.tail.insertWidget(0, self.add_button)
        self.reset_button.clicked.connect(self._keep_focus)

    def fill(self, draft: Draft) -> None:
        """Show the escapes of a draft, marked where they differ from the preset's."""
        presets = {type(each): each for each in draft.preset.escapes}
        if len(self.items) == len(draft.escapes) and all(
            item.form.suits(escape, presets.get(type(escape)))
            for item, escape in zip(self.items, draft.escapes, strict=True)
        ):
            for item, escape in zip(self.items, draft.escapes, strict=True):
                item.form.fill(escape)
        else:
            self._make_items(draft, presets)
        self._fill_menu(draft)
        there = [type(each) for each in draft.escapes]
        own = ", ".join(translated(each.label) for each in presets.values()) or tr("none")
        is_modified = there != list(presets)
        self._modified = tr("Modified; the preset has {parts}.", parts=own) if is_modified else ""
        self._can_be_reset = all(each.fits(draft.encoding) for each in presets.values())
        self.setAccessibleDescription(self._modified)
        self.show_modified(self._modified, can_be_reset=self._can_be_reset)

    def escapes(self) -> tuple[Escape, ...]:
        parts = [item.form.part() for item in self.items]
        return tuple(part for part in parts if isinstance(part, Escape))

    def focus_on(self, kind: type[Part]) -> None:
        """Move the keyboard focus to an escape's first field."""
        for item in self.items:
            if item.form.kind is kind:
                fields: list[QWidget] = [row.field.widget for row in item.form.rows.values()]
                (fields or [item.remove_button])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_near(self, index: int) -> None:
        """Move the keyboard focus to the escape, or button, at the index of a removed escape."""
        buttons: list[QWidget] = [item.remove_button for item in self.items]
        (buttons[index:] or [self.add_button])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_items(self, draft: Draft, presets: dict[type[Escape], Escape]) -> None:
        for item in self.items:
            self.rows.removeWidget(item)
            item.hide()
            item.deleteLater()
        self.items = [EscapeItem(escape, presets.get(type(escape)), self) for escape in draft.escapes]
        for item in self.items:
            item.changed.connect(self.changed)
            item.remove_wanted.connect(self._remove)
            self.rows.addWidget(item)
            item.show()  # show it now instead of with the next event, so that a fast typist can reach it

    def _fill_menu(self, draft: Draft) -> None:
        self.menu.clear()
        there = {type(each) for each in draft.escapes}
        can_be_added = draft.escapes_to_add()
        for kind in ESCAPES:
            if kind in there:
                continue
            action = self.menu.addAction(translated(kind.label).replace("&", "&&"))
            action.setData(kind)
            action.setEnabled(kind in can_be_added)
            why_not = draft.why_not_add(kind)
            action.setToolTip(tool_tip(full_sentence(why_not) if why_not else help_of_part(kind)))
        self._can_add = bool(can_be_added)
        self.add_button.setEnabled(self._can_add)

    @Slot(QAction)
    def _add(self, action: QAction) -> None:
        kind = action.data()
        self.added.emit(kind)
        self.focus_on(kind)

    @Slot(object)
    def _remove(self, kind: type[Part]) -> None:
        index = next(index for index, item in enumerate(self.items) if item.form.kind is kind)
        self.removed.emit(kind)
        self.focus_near(index)

    @Slot()
    def _keep_focus(self) -> None:
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)  # the focused button is about to be hidden
