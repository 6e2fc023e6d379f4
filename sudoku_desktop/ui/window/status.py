"""Keeps title, status bar and actions true: what is shown, ticked and enabled."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot

from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.window.parts import Parts

MESSAGE_MS = 8000


class Status(QObject):
    """Listens to every part and shows what holds now."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._place = PlainLabel(textFormat=Qt.TextFormat.PlainText)  # a title comes from a file
        parts.window.statusBar().addPermanentWidget(self._place)
        editor = parts.editor
        editor.message.connect(self.say)
        editor.clean_changed.connect(self._show_title)
        editor.mode_changed.connect(self._show_mode)
        editor.note_mode_changed.connect(parts.actions.notes.setChecked)
        editor.undo_stack.indexChanged.connect(self._show_undo)
        parts.files.message.connect(self.say)
        parts.files.changed.connect(self._show_title)
        parts.files.opening_changed.connect(self._show_opening)
        parts.controller.state_changed.connect(self._show_state)
        parts.parameters.validity_changed.connect(self.show_enabled)
        parts.judge.judged.connect(self.show_enabled)
        self._show_mode(editor.mode)
        self._show_undo()
        self._show_title()
        self._show_state(parts.controller.state)
        parts.judge.judge_now()

    @Slot(str)
    def say(self, text: str, *, lasting: bool = False) -> None:
        """Words in the status bar, for a while or until the next ones."""
        self._parts.window.statusBar().showMessage(text, 0 if lasting else MESSAGE_MS)

    @Slot()
    def _show_title(self) -> None:
        window, files = self._parts.window, self._parts.files
        title = files.puzzle.title if files.puzzle else ""
        name = files.name.replace("[*]", "[*][*]")  # Qt's mark for unsaved changes
        window.setWindowTitle(f"{name}[*] – {self.tr('Sudoku Desktop')}")
        window.setWindowModified(not self._parts.editor.is_clean)
        number, count = files.place
        place = self.tr("Puzzle {number} of {count}").format(number=number, count=count) if count > 1 else ""
        self._place.setText(" – ".join(words for words in (title, place) if words))
        self.show_enabled()

    @Slot(str)
    def _show_opening(self, name: str) -> None:
        if name:
            self.say(self.tr("Opening {file}; Esc stops it").format(file=name), lasting=True)
        else:
            self._parts.window.statusBar().clearMessage()
        self.show_enabled()

    @Slot()
    def _show_undo(self) -> None:
        stack, actions = self._parts.editor.undo_stack, self._parts.actions
        undo, redo = stack.undoText().replace("&", "&&"), stack.redoText().replace("&", "&&")
        actions.undo.setText(self.tr("&Undo {step}").format(step=undo) if undo else self.tr("&Undo"))
        actions.redo.setText(self.tr("&Redo {step}").format(step=redo) if redo else self.tr("&Redo"))
        self.show_enabled()

    @Slot(object)
    def _show_mode(self, mode: Mode) -> None:
        self._parts.actions.edit_givens.setChecked(mode is Mode.ENTERING)

    @Slot(object)
    def _show_state(self, state: RunState) -> None:
        actions = self._parts.actions
        if state is RunState.RUNNING:
            actions.show_pause()
        elif state is RunState.PAUSED:
            actions.show_resume()
        else:
            actions.show_solve()
        active = self._parts.controller.is_active
        self._parts.editor.set_locked(active)
        self._parts.parameters.set_editable(not active)
        self.show_enabled()

    @Slot()
    def show_enabled(self) -> None:
        """Enable just the actions that would do something."""
        parts, actions = self._parts, self._parts.actions
        active = parts.controller.is_active
        idle = not active
        valid = parts.parameters.algorithm() is not None
        record = parts.presenter.record
        number, count = parts.files.place
        enabled = {
            actions.solve: active or valid,
            actions.step: active or valid,
            actions.stop: active or parts.files.is_opening,
            actions.go_on: record is not None and record.state in {RunState.STOPPED, RunState.BUDGET_SPENT},
            actions.restart: valid and record is not None,
            actions.export_csv: record is not None,
            actions.export_plot: record is not None and parts.plot_page.plot is not None,
            actions.two_solutions: parts.judge.several is not None,
            actions.finish_exactly: idle and parts.judge.solution is not None,
            actions.undo: idle and parts.editor.undo_stack.canUndo(),
            actions.redo: idle and parts.editor.undo_stack.canRedo(),
            actions.previous_puzzle: idle and number > 1,
            actions.next_puzzle: idle and number < count,
            actions.samples_menu.menuAction(): idle,
            actions.recent_menu.menuAction(): idle,
            actions.new: idle,
            actions.open: idle,
            actions.paste: idle,
            actions.clear: idle,
            actions.hint: idle,
            actions.edit_givens: idle,
            actions.notes: idle,
        }
        for action, is_enabled in enabled.items():
            action.setEnabled(is_enabled)
