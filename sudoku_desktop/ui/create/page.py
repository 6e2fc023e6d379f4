"""The page of the activity Create: the form on the right, the pages to print on the left."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QActionGroup,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import cells_of, suffixes
from sudoku_desktop.logic import Level
from sudoku_desktop.printing.files import paths_of
from sudoku_desktop.printing.sheet import Difficulty, Sheet
from sudoku_desktop.services.generation import BookSection, GeneratedPuzzle
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.create.generator_form import GeneratorForm
from sudoku_desktop.ui.create.puzzle_card import PuzzleCard
from sudoku_desktop.ui.create.sheet_form import SheetForm
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.generating.maker import PuzzleMaker, PuzzleRequest
from sudoku_desktop.ui.generating.saving import kinds, paths_to_write, write_puzzles
from sudoku_desktop.ui.generating.stage import Stage
from sudoku_desktop.ui.generating.words import (
    counted,
    ending_in_words,
    givens_in_words,
    heading_of,
    level_and_figure,
    level_of_all,
    shapes_in_words,
)
from sudoku_desktop.ui.hunting.page import HuntPage
from sudoku_desktop.ui.icons import book_icon, create_icon, dice_icon, save_icon, stop_icon
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.background import FileKind, drawings_in_the_way
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.file_range import FileRange
from sudoku_desktop.ui.printing.material import MOST_PUZZLES, Material, of_generated
from sudoku_desktop.ui.printing.paper_work import PaperWork
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.printing.printer import make_printer
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.card import Divider
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row, labelled, retain_size
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import answer_of, choose_file_to_write, confirms
from sudoku_desktop.ui.widgets.section import Fold
from sudoku_desktop.ui.widgets.segments import SegmentedButtons
from sudoku_desktop.ui.widgets.tool_tip import literal

FIRST_CHOICES = Choices(
    per_page=6,
    difficulty=Difficulty.STARS,
    shows_ratings=True,
    shows_codes=False,
    sections=(BookSection(6, Level.TOUGH.value),),
)
"""Default choices before the first use."""
NARROWEST = 320
LEAST_BUTTON = 60
"""Minimum width of the button that makes puzzles, in logical pixels; narrower buttons do not show their key."""
COUNT_EVERY_MS = 250
"""Interval, in milliseconds, at which the number of puzzles tried is shown."""


class Source(Enum):
    """Origin of the puzzles on the paper: generated, on the board, or in a file; or a hunt instead of the paper."""

    NEW = "new"
    BOARD = "board"
    FILE = "file"
    HUNT = "hunt"


class CreatePage(QObject):
    """Generates puzzles, and prints and saves generated puzzles, the puzzle on the board, or those of a file.

    `left` is the paper, or the live view of the generation; `right` is the form. A hunt replaces both; `hunts` is the
    archive of hunts.
    """

    heading_changed = Signal(str, str)
    """Emitted with the title and the second line of the header."""
    play_wanted = Signal(object)
    """Emitted with the GeneratedPuzzle or Puzzle that the user wants to play."""
    file_wanted = Signal()
    """Emitted when the user wants to choose a file of puzzles."""
    book_wanted = Signal()
    """Emitted when the user wants a book of the puzzles."""

    def __init__(self, choices: Choices, loader: KernelLoader, hunts: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.loader, self._hunts = loader, hunts
        self.hunt: HuntPage | None = None
        """The hunt, or None before it is first shown."""
        self._before: tuple[Material, ...] = ()
        self._board: tuple[Material, ...] = ()
        self._file_name = self._automatic = ""
        self._shown_heading = "", ""
        self._made_by: object = None
        """Criteria of the latest puzzles."""
        self._then: Callable[[], None] | None = None
        """Function to call as soon as a sheet exists."""
        self._saved_to = Path.home() / tr("puzzles.sdm")
        self.preview, self.stage, self.maker = Preview(), Stage(), PuzzleMaker(self)
        self.generator, self.sheet = GeneratorForm(), SheetForm(choices)
        self.range, self.card = FileRange(), PuzzleCard(self.play, self.replace, self.remove)
        self.form = self.generator.form
        self.paper = PaperWork(self, self.preview, loader, choices.folder)
        self._ticker = QTimer(self, interval=COUNT_EVERY_MS)
        self._ticker.timeout.connect(self.paper.show_state)
        self.problem_notice = Notice("!")
        self.left, self.right = _Column(self._press), _Column(self._press)
        self._make_actions()
        self._lay_out()
        self.generator.restore(choices.sections[0], choices.symmetry)
        self.sources[Source.NEW].setChecked(True)
        self._connect()
        self._update()

    # Building

    def _make_actions(self) -> None:
        names = {
            Source.NEW: tr("New Puzzles"),
            Source.BOARD: tr("My Puzzle"),
            Source.FILE: tr("A File…"),
            Source.HUNT: tr("Hunt"),
        }
        self._sources = QActionGroup(self)
        self.sources: dict[Source, QAction] = {}
        for source, name in names.items():
            action = self.sources[source] = self._sources.addAction(QAction(name, self))
            action.setCheckable(True)
            action.setData(source)
        self.make_action = make_action(self, "", "", self.start_or_stop)
        saving = tr("Save the puzzles to a file; Ctrl+C on the paper copies them")
        self.save_action = make_action(self, tr("Save…"), saving, self._choose_puzzle_file, save_icon())
        self.book_action = make_action(self, tr("Make a Book…"), "", self.book_wanted.emit, book_icon())
        self.pdf_action = make_action(self, tr("PDF…"), "", self.choose_pdf)
        self.other_file_action = make_action(self, tr("Other File…"), "", self.file_wanted.emit)
        self.print_action = make_action(self, tr("Print…"), "", self.choose_printer, create_icon())
        self.make_action.setShortcut("Ctrl+G")  # shown; the window has the commands
        self.print_action.setShortcut(QKeySequence.StandardKey.Print)

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self.preview)
        self._stack.addWidget(self.stage)
        in_column((self._stack, 1), inside=self.left)
        self.file_fields = QWidget()
        in_row((self.range, 1), ActionButton(self.other_file_action, ButtonLook.OUTLINED), inside=self.file_fields)
        on_a_page = in_row(self.sheet.per_page, PlainLabel(tr("on a page")), spacing=8)
        paper_heading = in_row(PlainLabel(tr("On paper"), bold=True), 1, on_a_page)
        self.fold = Fold(tr("More Options"))
        self.generator.more_column.addWidget(self.stage.tally_table)
        self.fold.column.setSpacing(10)
        self.fold.column.addWidget(self.generator.more)
        self.fold.column.addWidget(self.sheet.more)
        content = QWidget()
        in_column(
            self.generator,
            self.file_fields,
            Divider(),
            paper_heading,
            self.sheet,
            self.card,
            self.fold,
            1,
            spacing=12,
            margins=(0, 0, 6, 0),
            inside=content,
        )
        self.seed_label = labelled(tr("S&eed"), self.form.seed.field)
        self.form.seed.field.setMaximumWidth(self.form.seed.field.minimumWidth())
        self._result = in_row((self.paper, 1), self.seed_label, self.form.seed.field, spacing=8)
        others = self.save_action, self.book_action, self.pdf_action
        self.make_button = ActionButton(self.make_action, ButtonLook.OUTLINED, texts=(tr("Make New Ones"), tr("Stop")))
        self.save_button, book, pdf = (ActionButton(each, ButtonLook.OUTLINED) for each in others)
        for button in (self.make_button, self.save_button, book, pdf):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.make_button.setMinimumWidth(LEAST_BUTTON)
        for widget in (self.make_button, self.save_button, self.seed_label, self.form.seed.field):
            retain_size(widget)  # so that the columns keep their widths
        buttons = in_row(self.make_button, 1, self.save_button, book, pdf, spacing=8)
        self.area = PageArea(content, NARROWEST)
        self._printing = QWidget()
        in_column(
            (self.area, 1),
            self.form.notice,
            self.problem_notice,
            self.stage.bar,
            self._result,
            buttons,
            spacing=8,
            inside=self._printing,
        )
        self._right_stack = QStackedWidget()
        self._right_stack.addWidget(self._printing)
        segments = SegmentedButtons(list(self.sources.values()), is_stretched=False)
        in_column(in_row(segments, 1), (self._right_stack, 1), spacing=12, inside=self.right)

    def _connect(self) -> None:
        self._sources.triggered.connect(self._source_picked)
        self.form.changed.connect(self.paper.show_state)
        self.sheet.changed.connect(self._update)
        self.range.changed.connect(self._update)
        self.generator.order.currentIndexChanged.connect(self._update)
        self.maker.changed.connect(self._made)
        self.maker.progressed.connect(self.stage.show_progress)
        self.generator.keeps.toggled.connect(self._show_state)
        self.generator.watches.toggled.connect(self._watch)
        self.generator.pace_field.currentIndexChanged.connect(self._watch)
        self.loader.ready.connect(self._update)
        self.paper.changed.connect(self._show_state)
        self.preview.view.chosen_changed.connect(self._show_chosen)
        self.preview.view.pressed.connect(self._press_on_puzzle)
        self._watch()

    # The hunt

    @property
    def main_action(self) -> QAction:
        """The main command, shown in the header."""
        return self.hunt.main_action if self.source is Source.HUNT and self.hunt is not None else self.print_action

    def _show_hunt(self) -> None:
        """Show the hunt in place of the paper and its forms."""
        if self.hunt is None:
            self.hunt = HuntPage(self._hunts, self.loader, self)
            self._stack.addWidget(self.hunt.left)
            self._right_stack.addWidget(self.hunt.right)
            self.hunt.heading_changed.connect(self._show_heading)
            self.hunt.play_wanted.connect(self.play_wanted)
            self.hunt.paper_wanted.connect(self._print_finds)
        self._stack.setCurrentWidget(self.hunt.left)
        self._right_stack.setCurrentWidget(self.hunt.right)
        self._show_heading()

    @Slot(object)
    def _print_finds(self, finds: tuple[Puzzle, ...]) -> None:
        """Show puzzles found by a hunt on the paper."""
        self.set_file(finds, tr("Finds of the hunt"))
        self.show_source(Source.FILE)

    # What is on the paper

    @property
    def source(self) -> Source:
        checked = self._sources.checkedAction()
        return Source(checked.data()) if checked is not None else Source.NEW

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """The generated puzzles in the order of the paper."""
        keys: list[Callable[[GeneratedPuzzle], float]] = [
            lambda _: 0,
            lambda each: each.rating.rating,
            lambda each: each.given_count,
        ]
        return tuple(sorted(self.maker.puzzles, key=keys[self.generator.order.currentIndex()]))

    def materials(self) -> tuple[Material, ...]:
        if self.source is Source.NEW:
            self._before = of_generated(self.puzzles, self._before)
            return self._before
        if self.source is Source.HUNT:
            return ()
        return self._board if self.source is Source.BOARD else self.range.materials()

    def choices(self) -> Choices:
        """Return the current choices, which the settings store."""
        return dataclasses.replace(
            self.sheet.choices(),
            sections=(self.generator.section,),
            symmetry=self.form.symmetry.member().value,
            folder=str(self.paper.folder),
        )

    def choices_to_remember(self) -> Choices:
        """Return the current choices, with a heading only if the user has typed it."""
        choices = self.choices()
        return dataclasses.replace(choices, title="") if choices.title == self._automatic else choices

    def why_nothing(self) -> str:
        if self.source is Source.FILE:
            return tr("Choose a file with puzzles.")
        if not self.loader.is_ready:
            return tr("The generator is getting ready …")
        if self.maker.is_busy:
            return tr("Generating …")
        return tr("Choose a level, then press Make New Ones.")

    def summary(self) -> str:
        maker = self.maker
        if self.source is not Source.NEW or not maker.wanted:
            return ""
        if maker.is_busy:
            return tr(
                "{found} of {wanted} made, {tried} tried …",
                found=maker.found,
                wanted=maker.wanted,
                tried=self.stage.tried,
            )
        if maker.failure:
            return tr("Not generated: {reason}", reason=maker.failure)
        parts = [ending_in_words(maker.found, maker.wanted, maker.seconds)]
        if maker.new < maker.found:
            parts.append(tr("%n puzzle(s) already on the paper.", n=maker.found - maker.new))
        if maker.puzzles:
            parts.append(tr("Each is proved to have exactly one solution."))
        if self.form.criteria != self._made_by:
            parts.append(tr("Make new ones for the present settings."))
        return " ".join(parts)

    def show_source(self, source: Source) -> None:
        """Select the puzzles on the paper; without a puzzle on the board, generated puzzles replace it."""
        self.sources[Source.NEW if source is Source.BOARD and not self._board else source].setChecked(True)
        self._update()

    def set_board(self, board: tuple[Material, ...]) -> None:
        """Set the puzzle on the board, () for an empty board."""
        self._board = board
        action = self.sources[Source.BOARD]
        action.setEnabled(bool(board))
        tip = tr("The puzzle on the board, with your entries and notes if you like")
        action.setToolTip(literal(tip) if board else tr("The board is empty: there is nothing to print."))
        if self.source is Source.BOARD:
            self.show_source(Source.BOARD)

    def set_file(self, puzzles: tuple[Puzzle, ...], name: str) -> None:
        self._file_name = name
        self.range.show_file(puzzles)

    @Slot()
    def _source_picked(self) -> None:
        if self.source is Source.FILE and not self.range.puzzles:
            self.file_wanted.emit()
        self._update()

    @Slot()
    def _update(self) -> None:
        """Lay out the pages of the selected puzzles."""
        source, materials = self.source, self.materials()
        if source is Source.HUNT:
            self._show_hunt()
            return
        self._right_stack.setCurrentWidget(self._printing)
        self._show_left()
        self.generator.setVisible(source is Source.NEW)
        self.generator.more.setVisible(source is Source.NEW)
        self.file_fields.setVisible(source is Source.FILE)
        for widget in (self.seed_label, self.form.seed.field, self.make_button, self.save_button):
            widget.setVisible(source is Source.NEW)
        self.card.setVisible(source is not Source.BOARD)
        view = self.preview.view
        view.can_choose = source is not Source.BOARD
        if view.chosen is not None and (view.chosen >= len(materials) or not view.can_choose):
            view.choose(len(materials) - 1 if materials and view.can_choose else None)
        with QSignalBlocker(self.sheet):
            self.sheet.set_alone(source is Source.BOARD)
            self.sheet.set_has_own_pencil(any(material.has_own_pencil for material in materials))
            self._set_heading()
        self.paper.update_pages()
        self._show_chosen()

    def _show_left(self) -> None:
        """Show the generation while the user watches it, otherwise the paper."""
        is_watched = self.generator.watches.isChecked() and self.maker.is_busy
        self._stack.setCurrentWidget(self.stage if is_watched else self.preview)

    def _set_heading(self) -> None:
        """Set the heading of new puzzles of one level, unless the user has typed a heading."""
        automatic = heading_of(level_of_all(self.puzzles)) if self.source is Source.NEW else ""
        field = self.sheet.fields["title"]
        if field.value() == self._automatic:
            field.set_value(automatic)
        self._automatic = automatic

    # Making

    @property
    def problem(self) -> str:
        """Reason why no puzzles can be made now, or ""."""
        count = int(self.form.count.number())
        if self.generator.keeps.isChecked() and len(self.maker.puzzles) + count > MOST_PUZZLES:
            return tr("One print holds at most {number} puzzles.", number=MOST_PUZZLES)
        return ""

    @Slot()
    def start_or_stop(self) -> None:
        if self.maker.is_busy:
            self.stop()
        else:
            self.start()

    def begin(self) -> None:
        """Make the first puzzles, so that the paper is not empty when the page is first shown."""
        if self.source is Source.NEW and not self.maker.wanted:
            self.start()

    @Slot()
    def start(self) -> None:
        """Make puzzles by the criteria of the form, unless they are invalid."""
        request = None if self.maker.is_busy or self.problem or not self.loader.is_ready else self.form.next_request()
        if request is not None:
            self._begin(request)
            self.maker.make(request, keep=self.generator.keeps.isChecked())

    def prepare(self, level: Level, count: int, seed: int) -> None:
        """Make `count` puzzles of a level from a seed, and show the generation."""
        self.show_source(Source.NEW)
        self.generator.watches.setChecked(True)
        self.form.set_criteria(level, count, seed)
        request = self.form.next_request()
        if request is not None:
            self._begin(request)
            self.maker.make(request)

    def _begin(self, request: PuzzleRequest) -> None:
        self._made_by = request.criteria
        self.paper.say("")
        self.stage.begin(request)

    @Slot()
    def stop(self) -> None:
        """Stop generating; puzzles that were found are kept."""
        self.maker.stop()

    @Slot()
    def _watch(self) -> None:
        """Generate at the chosen pace while the user watches, otherwise at full speed."""
        self.maker.pace = self.generator.pace
        self._show_left()

    @Slot()
    def _made(self) -> None:
        if self.maker.wanted:
            self.stage.show_found(self.maker.found)
        if self.maker.is_busy is not self._ticker.isActive():
            self._ticker.start() if self.maker.is_busy else self._ticker.stop()
        if not self.maker.is_busy:
            self.stage.end()
        self._update()
        if not self.maker.is_busy and self.maker.wanted:
            QAccessible.updateAccessibility(QAccessibleEvent(self.paper.state, QAccessible.Event.Alert))

    # The chosen puzzle

    @property
    def chosen(self) -> GeneratedPuzzle | Puzzle | None:
        """The puzzle selected on the paper, or None."""
        index = self.preview.view.chosen
        if index is None or self.source is Source.BOARD:
            return None
        if self.source is Source.FILE:
            index += int(self.range.first.number()) - 1
            return self.range.puzzles[index] if index < len(self.range.puzzles) else None
        return self.puzzles[index] if index < len(self.puzzles) else None

    @Slot()
    def _show_chosen(self) -> None:
        chosen, index = self.chosen, self.preview.view.chosen
        name = facts = ""
        if chosen is not None and index is not None:
            name = tr("Puzzle {number}", number=index + 1)
            givens = chosen.puzzle if isinstance(chosen, GeneratedPuzzle) else chosen.givens
            facts = givens_in_words(givens.filled_count)
            if isinstance(chosen, GeneratedPuzzle):
                facts = f"{level_and_figure(chosen.rating)} · {facts}"
        can_replace = isinstance(chosen, GeneratedPuzzle) and not self.maker.is_busy
        if (name, facts) != (self.card.name.text(), self.card.facts.text()) and name:
            self.preview.view.setAccessibleName(f"{name}: {facts}")
            QAccessible.updateAccessibility(QAccessibleEvent(self.preview.view, QAccessible.Event.NameChanged))
        self.card.show_puzzle(name, facts, can_replace=can_replace)

    @Slot()
    def play(self) -> None:
        """Ask the window to show the selected puzzle on the board."""
        if self.chosen is not None:
            self.play_wanted.emit(self.chosen)

    @Slot()
    def replace(self) -> None:
        """Replace the selected puzzle by another one with the same criteria, from the next free seed."""
        chosen = self.chosen
        if not isinstance(chosen, GeneratedPuzzle) or self.maker.is_busy or not self.loader.is_ready:
            return
        seed = max(puzzle.seed for puzzle in self.puzzles) + 1
        request = PuzzleRequest(chosen.criteria, 1, seed, self.form.algorithm.member())
        self._begin(request)
        self.maker.replace(chosen, request)

    @Slot()
    def remove(self) -> None:
        """Remove the selected puzzle from the paper."""
        chosen = self.chosen
        if isinstance(chosen, GeneratedPuzzle) and not self.maker.is_busy:
            self.maker.remove([chosen])

    @Slot(object)
    def _press_on_puzzle(self, key: Qt.Key) -> None:
        if key is Qt.Key.Key_Delete:
            self.remove()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play()
        else:
            self.copy()

    def copy(self) -> None:
        """Copy the selected puzzle, or all puzzles, one on each line."""
        index, materials = self.preview.view.chosen, self.materials()
        wanted = materials if index is None else materials[index : index + 1]
        if wanted:
            QGuiApplication.clipboard().setText("".join(f"{cells_of(each.givens)}\n" for each in wanted))

    def _press(self, event: QKeyEvent) -> bool:
        """Handle a key: Escape stops the work or clears the selection; Enter in a field makes puzzles."""
        if self.source is Source.HUNT:
            return self.hunt is not None and self.hunt.press(event)
        if event.key() == Qt.Key.Key_Escape:
            if self.maker.is_busy:
                self.stop()
            elif self.paper.is_busy:
                self.paper.cancel()
            elif self.preview.view.chosen is not None:
                self.preview.view.choose(None)
            else:
                return False
            return True
        focus = self.right.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or focus is None:
            return False
        fields = (self.generator, self.form, self.form.seed.field)
        if not any(field is focus or field.isAncestorOf(focus) for field in fields):
            return False
        self.start()
        return True

    # Printing, exporting and saving

    @property
    def sheet_shown(self) -> Sheet | None:
        return self.paper.work if isinstance(self.paper.work, Sheet) else None

    def when_ready(self, act: Callable[[], None]) -> None:
        """Call a function as soon as a sheet of the current puzzles exists."""
        self._then = act
        self._show_state()

    @Slot()
    def choose_printer(self) -> None:
        """Show the system's print dialog, and print."""
        from PySide6.QtPrintSupport import QPrintDialog

        if self.sheet_shown is None or self.paper.is_busy:
            return
        printer = make_printer(self.sheet_shown)
        dialog = QPrintDialog(printer, self.right.window())
        dialog.setWindowTitle(tr("Print"))
        if answer_of(dialog):
            self.paper.begin(lambda: self.paper.print(printer))

    @Slot()
    def choose_pdf(self) -> None:
        path = self.paper.choose_pdf(self.choices().title) if self.paper.can_write else None
        if path is not None:
            self.export(path, FileKind.PDF)

    @Slot()
    def choose_svg(self) -> None:
        heading, filters = tr("Export SVG"), tr("SVG drawings, one per page (*.svg)")
        title, ending = self.choices().title, FileKind.SVG.value
        path = self.paper.choose_file(title, heading, filters, ending) if self.paper.can_write else None
        if path is not None:
            self.export(path, FileKind.SVG)

    def export(self, path: Path, kind: FileKind) -> None:
        """Write the pages as soon as all solutions and ratings are known."""
        self.paper.folder = path.parent
        self.paper.begin(lambda: self._write_if_free(path, kind))

    def _write_if_free(self, path: Path, kind: FileKind) -> None:
        """Write the pages, after asking about overwriting files that the file dialog did not ask about."""
        sheet = self.sheet_shown
        if sheet is None:
            return
        old = [each for each in paths_of(sheet, path)[1:] if each.exists()]
        if kind is FileKind.SVG and self.preview.page_count > 1:
            old += drawings_in_the_way(path)
        if not old or confirms(
            self.right,
            tr("{file} already exists, and perhaps other files of this print. Replace them?", file=old[0].name),
        ):
            self.paper.write(path, kind.write)

    @Slot()
    def _choose_puzzle_file(self) -> None:
        fitting = kinds(self.puzzles)
        start = self._saved_to.with_name(Path(tr("puzzles.sdm")).stem + next(iter(fitting.values()))[0])
        path = choose_file_to_write(self.right, tr("Save Puzzles"), start, fitting, known=suffixes())
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Write the generated puzzles, after asking before files are overwritten."""
        paths = paths_to_write(path, len(self.puzzles))
        old = [each for each in paths if each.exists()] if len(paths) > 1 else []
        if not old or confirms(
            self.right, tr("{file} and similar files already exist. Replace them?", file=old[0].name)
        ):
            self._saved_to = path
            saved = tr("Saved {file}", file=path.name)
            file_writer().write(self.right, partial(write_puzzles, path, self.puzzles), lambda: self.paper.say(saved))

    # Showing the state

    @Slot()
    def _show_state(self) -> None:
        is_making, can_write = self.maker.is_busy, self.paper.can_write and not self.maker.is_busy
        self.make_action.setIconText(tr("Stop") if is_making else tr("Make New Ones"))
        self.make_action.setIcon(stop_icon() if is_making else dice_icon())
        tip = tr("Stop (Esc); puzzles found so far are kept") if is_making else tr("Generate the puzzles")
        self.make_action.setToolTip(literal(tip))
        self.problem_notice.say(self.problem)
        can_make = self.loader.is_ready and self.form.criteria is not None and not self.problem
        self.make_action.setEnabled(is_making or can_make)
        self.area.setEnabled(not self.paper.is_busy)
        self.print_action.setEnabled(can_write)
        self.pdf_action.setEnabled(can_write)
        self.save_action.setEnabled(bool(self.maker.puzzles) and not is_making)
        self.stage.bar.setVisible(is_making and self.source is Source.NEW)
        if self._then is not None and can_write and self.paper.is_current:
            then, self._then = self._then, None
            then()
        self._show_heading()

    def _show_heading(self) -> None:
        heading = self._heading()
        if heading != self._shown_heading:
            self._shown_heading = heading
            self.heading_changed.emit(*heading)

    def _heading(self) -> tuple[str, str]:
        """Return the title and the second line of the header."""
        source, sheet, leaves = self.source, self.sheet_shown, self.preview.leaves
        if source is Source.HUNT and self.hunt is not None:
            return self.hunt.heading
        title, shape, pages = tr("My puzzle"), "", ""
        if source is Source.NEW:
            title = counted(self.puzzles) if self.puzzles else tr("New puzzles")
            shape = shapes_in_words(self.puzzles)
        elif source is Source.FILE:
            title = self._file_name or tr("A file")
        if sheet is not None and leaves is not None and self.materials():
            pages = tr("on %n page(s) of {paper}", n=leaves.count, paper=self.sheet.paper_name())
        return title, ", ".join(filter(None, (shape, pages)))


class _Column(QWidget):
    """Widget that passes keys that its children ignore to a function."""

    def __init__(self, press: Callable[[QKeyEvent], bool]) -> None:
        super().__init__()
        self._press = press

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)
