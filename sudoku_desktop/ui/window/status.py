"""Updates title, messages and actions when the state of the window changes, and reports the loading of kernels."""

from PySide6.QtCore import Slot

from sudoku_desktop.services.compilation import why_not_kept
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import CommandAction
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.starting import Starting


class Status(Controller):
    """Updates title, messages and the state of all actions."""

    def __init__(self, parts: Parts, starting: Starting) -> None:
        super().__init__(parts)
        self._starting = starting
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
        parts.controller.state_changed.connect(self.show_enabled)
        parts.parameters.changed.connect(self.show_enabled)
        parts.timeline.shown.connect(parts.actions.timeline_menu.setEnabled)
        parts.timeline.shown.connect(self.show_enabled)
        parts.loader.compiling.connect(self._compiling)
        parts.loader.ready.connect(self._ready)
        parts.loader.failed.connect(self._failed)
        self.try_again = self._offer(tr("Try &Again"), self._try_again)
        starting.changed.connect(self.show_enabled)
        parts.verdict.changed.connect(self.show_enabled)
        self._show_title()
        parts.verdict.update()

    @Slot(str)
    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show a message in the header, for a few seconds or, if `lasting`, until the next one."""
        self._frame.header.heading.say(text, lasting=lasting)

    @Slot(str)
    def _hear(self, text: str) -> None:
        self._heard = text
        self.say(text)

    @Slot()
    def _outdate(self) -> None:
        """Clear the editor's message, such as the reason for a refusal, after the next edit."""
        heading = self._frame.header.heading
        if self._heard and heading.message == self._heard:
            heading.clear_message()

    @Slot()
    def _show_title(self) -> None:
        window, files = self._window, self._files
        name = files.name.replace("[*]", "[*][*]")  # Qt's mark for unsaved changes
        window.setWindowTitle(f"{name}[*] – {tr('Sudoku Desktop')}")
        window.setWindowModified(not self._editor.is_clean)
        self.show_enabled()

    @Slot(str)
    def _show_opening(self, name: str) -> None:
        if name:
            self.say(tr("Opening {file}; Esc stops it", file=name), lasting=True)
        else:
            self._frame.header.heading.clear_message()
        self.show_enabled()

    @Slot()
    def show_enabled(self) -> None:
        """Enable the actions that have an effect in the current state, and disable the others."""
        menus = self._actions.samples_menu.menuAction(), self._actions.recent_menu.menuAction()
        for action in (*menus, *self._starting.new_of_level):
            action.setEnabled(self.is_idle)
        for command in self._window.findChildren(CommandAction):
            command.update_enabled()

    # Loading the kernels

    @Slot()
    def _compiling(self) -> None:
        self.say(tr("Getting ready for the first time; this takes about half a minute …"), lasting=True)

    @Slot()
    def _ready(self) -> None:
        self.show_enabled()
        reason = why_not_kept()
        if reason is None:
            self.say("")
        else:
            self.say(
                tr("Ready; the kernels must be compiled again at the next start: {reason}.", reason=reason),
                lasting=True,
            )

    @Slot(str)
    def _failed(self, reason: str) -> None:
        text = tr("The kernels could not be loaded. {reason}", reason=reason)
        self.say("")
        self._outcome.say(text, [self.try_again])

    @Slot()
    def _try_again(self) -> None:
        self._outcome.clear()
        self.say(tr("Loading the kernels …"), lasting=True)
        self._loader.start()
