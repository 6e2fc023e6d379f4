"""Updates title, messages and actions when the state of the window changes, and reports the loading of kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_desktop.services.compilation import why_not_kept
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.commands import CommandAction
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.message_card import MessageCard
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.starting import Starting


class Status(Controller):
    """Updates title, messages and the state of all actions."""

    def __init__(self, parts: Parts, starting: Starting) -> None:
        super().__init__(parts)
        self._starting = starting
        self.commands: Sequence[CommandAction] = ()
        """Commands that are enabled and disabled with the other actions."""
        self._heard = ""
        parts.editor.message.connect(self._hear)
        parts.editor.state_changed.connect(self._outdate)
        parts.editor.place_changed.connect(self._outdate)
        parts.editor.clean_changed.connect(self._show_title)
        parts.editor.locked_changed.connect(self.show_enabled)
        parts.editor.undo_stack.indexChanged.connect(self.show_enabled)
        parts.files.message.connect(self.say)
        parts.files.changed.connect(self._show_title)
        parts.files.opening_changed.connect(self._show_opening)
        parts.controller.state_changed.connect(self._show_state)
        parts.parameters.validity_changed.connect(self.show_enabled)
        starting.changed.connect(self.show_enabled)
        parts.verdict.changed.connect(self.show_enabled)
        self._show_title()
        self._show_state(parts.controller.state)
        parts.verdict.update()

    @Slot(str)
    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show a message in the header, for a while or until the next one."""
        self._frame.header.heading.say(text, lasting=lasting)

    @Slot(str)
    def _hear(self, text: str) -> None:
        self._heard = text
        self.say(text)

    @Slot()
    def _outdate(self) -> None:
        """Clear the editor's message, such as why it refused something, after the next edit."""
        heading = self._frame.header.heading
        if self._heard and heading.message == self._heard:
            heading.clear_message()

    @Slot()
    def _show_title(self) -> None:
        window, files = self._window, self._files
        name = files.name.replace("[*]", "[*][*]")  # Qt's mark for unsaved changes
        window.setWindowTitle(f"{name}[*] – {self.tr('Sudoku Desktop')}")
        window.setWindowModified(not self._editor.is_clean)
        self.show_enabled()

    @Slot(str)
    def _show_opening(self, name: str) -> None:
        if name:
            self.say(self.tr("Opening {file}; Esc stops it").format(file=name), lasting=True)
        else:
            self._frame.header.heading.clear_message()
        self.show_enabled()

    @Slot(object)
    def _show_state(self, state: RunState) -> None:
        actions = self._actions
        if state is RunState.RUNNING:
            actions.show_pause()
        elif state is RunState.PAUSED:
            actions.show_resume()
        else:
            actions.show_solve()
        self.show_enabled()

    @Slot()
    def show_enabled(self) -> None:
        """Enable the actions that have an effect in the present state, and disable the others."""
        actions = self._actions
        active = self._controller.is_active
        idle = not active
        valid = self._parameters.algorithm() is not None
        record = self._presenter.record
        enabled = {
            actions.solve: active or valid,
            actions.solve_at_once: idle,
            actions.step: active or valid,
            actions.stop: active or self._files.is_opening or self._starting.is_busy,
            actions.go_on: record is not None and record.state in {RunState.STOPPED, RunState.BUDGET_SPENT},
            actions.restart: valid and record is not None,
            actions.export_csv: record is not None,
            actions.export_film: record is not None,
            actions.export_plot: record is not None and self._plot_page.content is not None,
            actions.samples_menu.menuAction(): idle,
            actions.recent_menu.menuAction(): idle,
            actions.new: idle,
            actions.open: idle,
            actions.import_picture: idle,
        }
        enabled.update((action, idle) for action in self._starting.new_of_level)
        for action, is_enabled in enabled.items():
            action.setEnabled(is_enabled)
        for command in self.commands:
            command.update_enabled()


class Readiness(QObject):
    """Reports the state of the loader; if it has failed, the message card offers to try again."""

    def __init__(self, loader: KernelLoader, say: Callable[..., None], card: MessageCard, parent: QObject) -> None:
        super().__init__(parent)
        self._loader = loader
        self._say, self._card = say, card
        self.try_again = QAction(self.tr("Try &Again"), self)
        self.try_again.triggered.connect(self._try_again)
        loader.compiling.connect(self._compiling)
        loader.ready.connect(self._ready)
        loader.failed.connect(self._failed)

    @Slot()
    def _compiling(self) -> None:
        self._say(self.tr("Compiling the kernels, once; this takes about half a minute …"), lasting=True)

    @Slot()
    def _ready(self) -> None:
        reason = why_not_kept()
        if reason is None:
            self._say("")
        else:
            text = self.tr("Ready; the kernels must be compiled again at the next start: {reason}.")
            self._say(text.format(reason=in_words(reason)), lasting=True)

    @Slot(str)
    def _failed(self, reason: str) -> None:
        text = self.tr("The kernels could not be loaded. {reason}").format(reason=reason)
        self._say("")
        self._card.say(text, [self.try_again])

    @Slot()
    def _try_again(self) -> None:
        self._card.clear()
        self._say(self.tr("Loading the kernels …"), lasting=True)
        self._loader.start()
