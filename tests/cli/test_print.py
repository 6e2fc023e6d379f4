"""`sudoku-cli print`: from files, cells and pipes to paper, or one line that says why not."""

import _thread
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import is_unique
from sudoku_desktop.logic import rate
from sudoku_desktop.printing import files
from sudoku_desktop.services import stopping
from tests.cli.calling import EASY, HARD, ROOT, UNSOLVABLE, Capture, complaint, pipe_in, run
from tests.puzzles import MK_FIG_6, SEVERAL

pytestmark = pytest.mark.usefixtures("qapp")
PUZZLE_LINE = re.compile(r"(?<![1-9.])[1-9.]{81}(?![1-9.])")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.pdf"


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    path = tmp_path / "three.txt"
    path.write_text(f"{EASY} # The first\n{HARD}\n{MK_FIG_6.to_text()}\n")
    return path


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text().replace("\t", " ") for page in PdfReader(path).pages)


def test_that_a_file_is_printed_with_ratings(capsys: Capture, collection: Path, out: Path) -> None:
    assert run(capsys, "print", str(collection), "-o", str(out), "--per-page", "1", "--text", "--ratings") == (
        0,
        [str(out)],
        [],
    )
    text = text_of(out)
    assert PUZZLE_LINE.findall(text) == [EASY, HARD, MK_FIG_6.to_text()]
    assert "· The first" in text
    assert "Gentle · 38 givens · rating 1.2" in text
    hard = rate(Grid.from_text(HARD))
    bound = "" if hard.reaches_solution else "≥ "
    assert f"Extreme · 23 givens · rating {bound}{hard.rating:.1f}" in text
    assert "Page 4 of 4" in text


def test_that_files_and_cells_are_printed_in_their_order(capsys: Capture, collection: Path, out: Path) -> None:
    status, _, _ = run(
        capsys, "print", EASY, str(collection), "-o", str(out), "--difficulty", "none", "--no-numbers", "--text"
    )
    assert status == 0
    text = text_of(out)
    assert PUZZLE_LINE.findall(text) == [EASY, EASY, HARD, MK_FIG_6.to_text()]
    assert "rating" not in text
    assert "Gentle" not in text
    assert "No." not in text


def test_that_the_options_reach_the_sheet(capsys: Capture, out: Path) -> None:
    options = (
        "--paper",
        "letter",
        "--title",
        "Sunday",
        "--solutions",
        "separate",
        "--candidates",
        "--black-only",
    )
    status, lines, _ = run(capsys, "print", EASY, "-o", str(out), *options)
    solutions = out.with_name("out-solutions.pdf")
    assert (status, lines) == (0, [str(out), str(solutions)])
    assert float(PdfReader(out).pages[0].mediabox.width) == pytest.approx(8.5 * 72, abs=1)
    assert "Sunday" in text_of(out)
    assert "Sunday: solutions" in text_of(solutions)
    # Each candidate is a digit more: 43 blanks have two of them or more.
    assert len(re.findall(r"\d", text_of(out))) > 38 + 2 * 43


def test_that_large_print_is_one_a_page(capsys: Capture, collection: Path, out: Path) -> None:
    options = ("--look", "large", "--difficulty", "stars", "--solutions", "none")
    assert run(capsys, "print", str(collection), "-o", str(out), *options)[0] == 0
    texts = [page.extract_text() for page in PdfReader(out).pages]
    assert [text.count("★") for text in texts] == [1, 7, rate(MK_FIG_6).level.rank]


def test_that_the_codes_can_be_left_out(capsys: Capture, tmp_path: Path) -> None:
    for name, options in (("with.svg", ()), ("without.svg", ("--no-qr",))):
        assert run(capsys, "print", EASY, "-o", str(tmp_path / name), "--solutions", "none", *options)[0] == 0
    with_code, without = ((tmp_path / name).read_text() for name in ("with.svg", "without.svg"))
    # A path that goes round some hundred squares.
    assert max(with_code.count("Z", at, at + 20000) for at in range(0, len(with_code), 10000)) > 0
    assert len(with_code) > len(without) + 5000


def test_that_drawings_are_made_by_the_ending(capsys: Capture, tmp_path: Path) -> None:
    status, lines, _ = run(capsys, "print", EASY, "-o", str(tmp_path / "out.SVG"))
    assert (status, [Path(line).name for line in lines]) == (0, ["out-1.SVG", "out-2.SVG"])
    assert all("<svg" in Path(line).read_text() for line in lines)


@pytest.mark.parametrize("text", [f"{EASY}\n{HARD}\n", f"\ufeff{EASY}\n\n{HARD}"])
def test_that_lines_come_through_a_pipe(capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path, text: str) -> None:
    pipe_in(monkeypatch, text)
    assert run(capsys, "print", "-", "-o", str(out), "--text")[0] == 0
    assert PUZZLE_LINE.findall(text_of(out)) == [EASY, HARD]


def test_that_seeds_of_generated_puzzles_are_printed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path
) -> None:
    objects = [{"puzzle": EASY, "seed": 4711}, {"puzzle": HARD}]
    pipe_in(monkeypatch, "\n".join(map(json.dumps, objects)))
    assert run(capsys, "print", "-", "-o", str(out), "--text")[0] == 0
    assert re.findall(r"seed \d+", text_of(out)) == ["seed 4711"]


def test_that_puzzles_are_printed_as_they_are_generated_without_a_display(capsys: Capture, out: Path) -> None:
    _, made, _ = run(capsys, "generate", "--count", "3", "--seed", "8", "--level", "gentle")
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in variables}
    command = [sys.executable, "-m", "sudoku_desktop.cli", "print", "-", "-o", str(out), "--text"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input="\n".join(made), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{out}\n", "")
    printed = PUZZLE_LINE.findall(text_of(out))
    assert printed == made
    assert all(is_unique(Grid.from_text(cells)) for cells in printed)


# What is refused.


@pytest.mark.parametrize(
    ("puzzle", "reason"), [(UNSOLVABLE, "no solution: "), (SEVERAL.to_text(), "several solutions: ")]
)
def test_that_one_improper_puzzle_keeps_all_from_being_printed(
    capsys: Capture, out: Path, puzzle: str, reason: str
) -> None:
    out.write_bytes(b"old")
    said = complaint(capsys, "print", EASY, puzzle, "-o", str(out))
    assert said.startswith(f"puzzle 2 does not have exactly one solution, nothing was printed: {reason}")
    assert out.read_bytes() == b"old"


def test_that_a_puzzle_of_a_file_is_named_with_it_and_not_with_all_its_cells(
    capsys: Capture, tmp_path: Path, out: Path
) -> None:
    (tmp_path / "two.txt").write_text(f"{EASY}\n{'.' * 81}\n")
    said = complaint(capsys, "print", EASY, str(tmp_path / "two.txt"), "-o", str(out))
    assert said.startswith(f"{tmp_path / 'two.txt'}: puzzle 2 does not have exactly one solution")
    assert said.endswith(" and 73 more cells")


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("out.pdf", ("--per-page", "3"), "invalid choice: '3'"),
        ("out.pdf", ("--paper", "a3"), "invalid choice: 'a3'"),
        ("out.pdf", ("--solutions", "somewhere"), "invalid choice: 'somewhere'"),
        ("out.doc", (), "out.doc' does not end in .pdf or .svg"),
        ("nowhere/out.pdf", (), "there is no folder"),
        ("folder.pdf", (), "folder.pdf: it is a folder"),
    ],
)
def test_that_bad_criteria_get_one_clear_line(
    capsys: Capture, tmp_path: Path, name: str, arguments: tuple[str, ...], says: str
) -> None:
    (tmp_path / "folder.pdf").mkdir()
    assert says in complaint(capsys, "print", EASY, "-o", str(tmp_path / name), *arguments)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []


def test_that_a_place_to_print_to_must_be_named(capsys: Capture) -> None:
    assert "-o/--output" in complaint(capsys, "print", EASY)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "standard input: no puzzle was found"),
        ("no puzzle at all", "standard input: "),
        ("{nonsense", "standard input: "),
        ('{"puzzle": ""}', "standard input: "),
    ],
)
def test_that_a_pipe_without_puzzles_is_said(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path, text: str, says: str
) -> None:
    pipe_in(monkeypatch, text)
    assert says in complaint(capsys, "print", "-", "-o", str(out))
    assert not out.exists()


def test_that_bytes_that_are_no_text_are_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path) -> None:
    pipe_in(monkeypatch, b"12\0")
    assert "zero bytes" in complaint(capsys, "print", "-", "-o", str(out))


def test_that_a_file_without_puzzles_is_said(capsys: Capture, tmp_path: Path, out: Path) -> None:
    (tmp_path / "empty.sdm").write_text("# nothing\n")
    assert "no puzzle was found" in complaint(capsys, "print", str(tmp_path / "empty.sdm"), "-o", str(out))


@pytest.mark.parametrize(("command", "painter", "last"), [("print", "paint_page", 2), ("book", "paint_book_page", 5)])
def test_that_an_interrupt_keeps_the_old_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, out: Path, command: str, painter: str, last: int
) -> None:
    stops: list[stopping.Stop] = []

    class Remembered(stopping.Stop):
        def __init__(self) -> None:
            super().__init__()
            stops.append(self)

    painted: list[int] = []

    def paint(_painter: object, page: files.Page, _document: object) -> None:
        painted.append(page.number)
        if page.number == last:
            _thread.interrupt_main()
            while not stops[0].wait(20):  # an interrupt during a callback of the garbage collector gets lost
                _thread.interrupt_main()

    monkeypatch.setattr(stopping, "Stop", Remembered)
    monkeypatch.setattr(files, painter, paint)
    out.write_bytes(b"old")
    status, lines, errors = run(capsys, command, EASY, HARD, EASY, "-o", str(out), "--per-page", "1")
    assert (status, lines, errors) == (130, [], ["sudoku-cli: stopped"])
    assert painted == list(range(1, last + 1))
    assert [(path, path.read_bytes()) for path in out.parent.iterdir() if path.is_file()] == [(out, b"old")]
