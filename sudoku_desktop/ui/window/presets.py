"""The user's presets, which are saved, deleted, imported and exported, and the algorithm of the last session."""

import dataclasses
import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.own import NEWEST
from sudoku_desktop.evolution.preset_file import MAX_LENGTHS, SUFFIX, from_text, read_preset, slug, to_text
from sudoku_desktop.evolution.presets import TO_WATCH
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.own_operators import OperatorFile, OwnOperators
from sudoku_desktop.services.own_presets import OwnPresets
from sudoku_desktop.services.writing import NotWrittenError, write_text
from sudoku_desktop.speaking import full_sentence, term_in_words, tr, translated
from sudoku_desktop.ui.board import BoardState
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.widgets.questions import answer_of, choose_file_to_write, complain, confirms
from sudoku_desktop.ui.window.dialogs import TextsDialog
from sudoku_desktop.ui.window.parts import Controller, Parts


class Presets(Controller):
    """Carries out the commands of the presets' menu; a failure is shown as one sentence and changes nothing."""

    def __init__(self, parts: Parts, folder: Path | None = None) -> None:
        super().__init__(parts)
        self._operators = OwnOperators()
        self._declined: set[str] = set()
        self._load_operators()
        self._own = OwnPresets(folder)
        self._parameters.set_own(self._own.presets)
        self._recall()
        self._report_unreadable()
        self._evolve.settings_shown.connect(self.ask_and_load_operators, Qt.ConnectionType.QueuedConnection)
        self._is_large = False
        self._chose_constructive = False
        parts.editor.state_changed.connect(self._follow_size)

    # Remembering.

    def remember(self) -> None:
        """Store the algorithm for the next session, unless it is the unmodified default, which updates may change."""
        algorithm = self._parameters.algorithm()
        if algorithm is None:
            return  # what was set before is better than nothing
        try:
            is_default = algorithm == (CONSTRUCTIVE_2026 if self._chose_constructive else TO_WATCH)
            self._settings.algorithm = "" if is_default else to_text(algorithm)
        except ValueError:
            return  # a text that no file can hold, and so no setting

    def _recall(self) -> None:
        text = self._settings.algorithm
        if text:
            try:
                self._parameters.set_algorithm(from_text(text))
            except ValueError:
                return  # of another version of the program: as if there were none

    @Slot(object)
    def _follow_size(self, state: BoardState) -> None:
        """Select the default algorithm for the board's size: above 9×9 only the constructive one solves in minutes.

        An algorithm that the user has selected or changed is kept.
        """
        is_large = state.grid.size > CLASSIC.size
        if is_large == self._is_large:
            return
        self._is_large = is_large
        algorithm = self._parameters.algorithm()
        if is_large and algorithm == TO_WATCH:
            self._parameters.choose_preset(CONSTRUCTIVE_2026.name)
            self._chose_constructive = self._parameters.algorithm() == CONSTRUCTIVE_2026
        elif not is_large and self._chose_constructive:
            self._chose_constructive = False
            if algorithm == CONSTRUCTIVE_2026:
                self._parameters.choose_preset(TO_WATCH.name)

    def _report_unreadable(self) -> None:
        broken = self._own.unreadable
        if broken:
            self._parameters.write_note(
                tr(
                    "%n preset(s) of yours could not be read. {file}: {reason}",
                    n=len(broken),
                    file=broken[0].path.name,
                    reason=_in_words(broken[0].reason),
                )
            )

    # Operators of one's own.

    @Slot()
    def ask_and_load_operators(self) -> None:
        """Ask once for each file of operators whether its code may be run, and add its operators to the choices."""
        has_allowed = False
        for file in self._load_operators():
            if file.digest in self._declined:
                continue
            if self._asks(
                tr("Operators of Your Own"),
                tr("Run the Python code in {file}? It can do whatever you can.", file=file.path),
            ):
                try:
                    self._operators.allow(file)
                    has_allowed = True
                except (OSError, ProblemError) as error:
                    self._complain(_in_words(error))
            else:
                self._declined.add(file.digest)
        if has_allowed:
            self._load_operators()

    def _load_operators(self) -> list[OperatorFile]:
        """Run the allowed files, and return the others."""
        before = dict(NEWEST)
        waiting, problems = self._operators.load()
        if before != NEWEST:
            self._parameters.offer_anew()
        if problems:
            self._parameters.write_note(full_sentence(problems[0].sentence))
        return waiting

    # Saving.

    def _is_valid(self) -> bool:
        return self._parameters.algorithm() is not None

    @command(
        "&Save as Preset…",
        "Save the current settings as a preset of your own",
        when=lambda presets: presets.is_idle and presets._is_valid(),
    )
    def ask_and_save(self) -> None:
        algorithm = self._parameters.algorithm()
        if algorithm is None:
            return
        title = algorithm.title
        if not self._is_own(algorithm.name):
            title = tr("{title}, changed", title=title)
        rows = (
            (tr("&Title"), title[: MAX_LENGTHS["title"]], MAX_LENGTHS["title"]),
            (tr("&What it does, in a sentence"), translated(algorithm.sentence), MAX_LENGTHS["sentence"]),
        )
        accept = QDialogButtonBox.StandardButton.Save
        dialog = TextsDialog(tr("Save as Preset"), rows, accept, self._window, is_first_required=True)
        if answer_of(dialog):
            self.save(*dialog.entered())

    def save(self, title: str, sentence: str) -> bool:
        """Save the current settings as a preset, asking before replacing another; return whether it was saved."""
        algorithm = self._parameters.algorithm()
        if algorithm is None:
            return False
        same = next((each for each in self._own.presets if each.title == title), None)
        if same is not None and not self._asks(
            tr("Replace Preset"), tr("There is already a preset “{title}”. Replace it?", title=title)
        ):
            return False
        preset = dataclasses.replace(
            algorithm,
            name=same.name if same else slug(title, self._own.taken_names()),
            title=title,
            sentence=sentence,
            **self._origin_of(algorithm),  # type: ignore[arg-type]
        )
        return self._keep(preset, is_new=False)

    def _origin_of(self, algorithm: Algorithm) -> dict[str, object]:
        """Return the fields of a new preset that name its origin; none if it is based on one of the user's own."""
        if self._is_own(algorithm.name):
            return {}
        source = tr("Based on: {title}", title=algorithm.title)
        return {"authors": "", "year": datetime.date.today().year, "source": source[: MAX_LENGTHS["source"]]}

    def _keep(self, preset: Algorithm, *, is_new: bool) -> bool:
        base = self._parameters.preset
        told: list[Algorithm | OSError | ProblemError] = []

        def write() -> None:
            try:
                told.append(self._own.add(preset) if is_new else self._own.save(preset))
            except (OSError, ProblemError) as error:
                told.append(error)

        file_writer().write(self._window, write)
        file_writer().finish()
        (kept,) = told
        if not isinstance(kept, Algorithm):
            self._complain(tr("The preset could not be saved: {reason}", reason=_in_words(kept)))
            return False
        self._parameters.forget_edits(kept.name)
        if not is_new:
            self._parameters.forget_edits(base.name)  # they are in the new preset now
        self._parameters.set_own(self._own.presets)
        self._parameters.choose_preset(kept.name)
        self._say_briefly(tr("Saved {file}", file=kept.title))
        return True

    # Deleting.

    def _can_delete(self) -> bool:
        return self.is_idle and self._is_own(self._parameters.preset.name)

    @command("&Delete Preset…", "Delete the selected preset, if it is one of your own", when=_can_delete)
    def ask_and_delete(self) -> None:
        preset = self._parameters.preset
        text = tr("Delete the preset “{title}” and its file?", title=preset.title)
        if self._is_own(preset.name) and self._asks(tr("Delete Preset"), text):
            self.delete(preset.name)

    def delete(self, name: str) -> bool:
        """Delete one of the user's presets; return whether its file was deleted."""
        try:
            self._own.delete(name)
        except OSError as error:
            self._complain(tr("The preset could not be deleted: {reason}", reason=_in_words(error)))
            return False
        self._parameters.set_own(self._own.presets)
        return True

    # Sharing.

    @command("&Import Preset…", "Import a preset from a file", when=lambda presets: presets.is_idle)
    def choose_and_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Import Preset"), "", self._filters())
        if name:
            self.import_file(Path(name))

    def import_file(self, path: Path) -> bool:
        """Import a preset from a file and choose it; return False if the file is not a preset."""
        try:
            preset = read_preset(path)
        except (OSError, ProblemError) as error:
            self._complain(tr("{file} cannot be imported: {reason}", file=path.name, reason=_in_words(error)))
            return False
        if preset in self._parameters.presets():
            self._parameters.forget_edits(preset.name)
            self._parameters.choose_preset(preset.name)
            return True
        return self._keep(preset, is_new=True)

    @command("&Export Preset…", "Export the current settings as a preset file", when=_is_valid)
    def choose_and_export(self) -> None:
        algorithm = self._parameters.algorithm()
        if algorithm is None:
            return
        start = Path.home() / f"{algorithm.name}{SUFFIX}"
        kinds = {self._filters(): [SUFFIX]}
        path = choose_file_to_write(self._window, tr("Export Preset"), start, kinds, known=[".json"])
        if path is not None:
            self.export_file(path)

    def export_file(self, path: Path) -> None:
        """Write the current settings as a preset; if modified, not under the name of the preset they are based on."""
        algorithm = self._parameters.algorithm()
        if algorithm is None:
            return
        if self._parameters.is_modified:
            title = tr("{title}, changed", title=algorithm.title)[: MAX_LENGTHS["title"]]
            algorithm = dataclasses.replace(algorithm, title=title, name=slug(title, self._own.taken_names()))
        try:
            text = to_text(algorithm)
        except ProblemError as error:
            self._complain(
                full_sentence(Sentence("{file} could not be written: {reason}", file=path.name, reason=error.sentence))
            )
            return
        wrote = tr("Wrote {file}", file=path.name)
        file_writer().write(self._window, partial(write_text, path, text), lambda: self._say_briefly(wrote))

    # Helping.

    def _is_own(self, name: str) -> bool:
        return any(each.name == name for each in self._own.presets)

    def _filters(self) -> str:
        return tr("Presets (*{suffix});;All files (*)", suffix=SUFFIX)

    def _asks(self, title: str, question: str) -> bool:
        return confirms(self._window, question, title)

    def _complain(self, sentence: str) -> None:
        complain(self._window, sentence)


def _in_words(error: ProblemError | OSError) -> str:
    if isinstance(error, NotWrittenError):
        return f"{term_in_words(error.reason)}."
    if isinstance(error, OSError):
        return f"{error.strerror or error}."
    return full_sentence(error.sentence)
