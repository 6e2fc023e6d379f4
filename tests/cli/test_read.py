import io
import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.cli.reading import read_argument
from sudoku_desktop.printing.sheet import PrintedPuzzle
from sudoku_desktop.reading import picture
from sudoku_desktop.reading.reading import NO_GRID
from tests.attacks.photographs import pages
from tests.cli.calling import Capture, complaint, pipe_in, run
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION


@pytest.fixture(scope="module")
def page(qapp: object) -> np.ndarray:
    return pages([PrintedPuzzle(MK_FIG_1, MK_FIG_1_SOLUTION)], 1, shows_codes=True)[0].pixels


@pytest.fixture(scope="module")
def page_as_png(page: np.ndarray) -> bytes:
    file = io.BytesIO()
    Image.fromarray(page).save(file, "PNG")
    return file.getvalue()


@pytest.fixture
def image(page_as_png: bytes, tmp_path: Path) -> str:
    path = tmp_path / "page.png"
    path.write_bytes(page_as_png)
    return str(path)


@pytest.fixture(scope="module")
def other_shapes(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Grid]:
    """Paths of pictures by name, each with the grid that it shows."""
    shapes = shaped(9, [Variant.X]), jigsaw(9, 1), shaped(6, [Variant.X]), shaped(16)
    grids = [Grid.blank(shape).with_cells([(0, 1), (1, 2), (13, 4)]) for shape in shapes]
    sheets = pages(list(map(PrintedPuzzle, grids)), 1, shows_codes=True)
    folder = tmp_path_factory.mktemp("shapes")
    shown = {str(folder / f"{number}.png"): grid for number, grid in enumerate(grids)}
    for path, sheet in zip(shown, sheets, strict=True):
        Image.fromarray(sheet.pixels).reduce(2).save(path)
    return shown


def test_that_json_tells_each_puzzle(capsys: Capture, image: str) -> None:
    status, lines, errors = run(capsys, "read", image, "--json")
    assert (status, errors) == (0, [])
    (told,) = map(json.loads, lines)
    assert told.pop("seconds") > 0
    assert told == {
        "image": image,
        "puzzle": MK_FIG_1.to_text(),
        "doubtful": [],
        "entries": "." * 81,
        "unconfirmed": [],
        "source": "qr",
    }


def test_that_what_is_told_can_be_read_as_a_puzzle(capsys: Capture, image: str, tmp_path: Path) -> None:
    status, lines, _ = run(capsys, "read", image)
    assert status == 0
    assert lines == [f"{MK_FIG_1.to_text()} # {image}: read from its QR code"]
    (tmp_path / "read.txt").write_text("\n".join(lines))
    assert run(capsys, "check", str(tmp_path / "read.txt"))[0] == 0


@pytest.mark.parametrize("option", ["--json", "--jobs=1"])
def test_that_variants_and_sizes_are_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, other_shapes: dict[str, Grid], option: str
) -> None:
    status, lines, errors = run(capsys, "read", *other_shapes, option)
    assert (status, errors) == (0, [])
    pipe_in(monkeypatch, "\n".join(lines))
    assert [puzzle.givens for puzzle in read_argument("-").puzzles] == list(other_shapes.values())


def test_that_a_name_of_several_lines_stays_one_comment(capsys: Capture, image: str, tmp_path: Path) -> None:
    path = Path(image).rename(tmp_path / "two\nlines.png")
    _, lines, _ = run(capsys, "read", str(path))
    assert len(lines) == 1


def test_that_doubts_are_named(capsys: Capture, page: np.ndarray, tmp_path: Path) -> None:
    damaged = page.copy()
    height, width = damaged.shape[:2]
    damaged[height // 2 - 250 : height // 2 + 250, width // 3 : 2 * width // 3] = 128  # a thumb
    damaged[: height // 5] = 255  # the code
    path = tmp_path / "thumb.png"
    Image.fromarray(damaged).reduce(2).save(path)
    status, lines, _ = run(capsys, "read", str(path), "--json")
    assert status == 1
    (told,) = map(json.loads, lines)
    assert told.get("doubtful") or told["reason"]


def test_that_a_picture_without_a_puzzle_is_told(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "white.png"
    Image.new("L", (300, 300), 255).save(path)
    assert run(capsys, "read", str(path)) == (1, [], [f"sudoku-cli: {path}: {NO_GRID}"])
    status, lines, errors = run(capsys, "read", str(path), "--json")
    assert (status, errors) == (1, [])
    assert list(map(json.loads, lines)) == [{"image": str(path), "puzzle": None, "reason": str(NO_GRID)}]


def test_that_a_bad_picture_gets_one_line_and_the_next_is_read(capsys: Capture, image: str, tmp_path: Path) -> None:
    text = tmp_path / "text.png"
    text.write_text(MK_FIG_1.to_text())
    status, lines, errors = run(capsys, "read", str(text), str(tmp_path / "none.jpg"), str(tmp_path), image)
    assert status == 2
    assert errors == [
        f"sudoku-cli: {text}: this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)",
        f"sudoku-cli: cannot read {tmp_path / 'none.jpg'}: No such file or directory",
        f"sudoku-cli: cannot read {tmp_path}: Is a directory",
    ]
    assert len(lines) == 1


def test_that_pages_of_a_pdf_are_told(capsys: Capture, page: np.ndarray, tmp_path: Path) -> None:
    path = tmp_path / "pages.pdf"
    Image.fromarray(page).save(path, save_all=True, append_images=[Image.fromarray(page)])
    status, lines, _ = run(capsys, "read", str(path), "--json", "--jobs", "1")
    assert status == 0
    assert [(told["page"], told["puzzle"]) for told in map(json.loads, lines)] == [
        (1, MK_FIG_1.to_text()),
        (2, MK_FIG_1.to_text()),
    ]


def test_that_a_missing_library_is_named(capsys: Capture, image: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_spec", lambda module: None)
    assert "pip install" in complaint(capsys, "read", image)


@pytest.mark.parametrize("pages", ["2", "3,2"])
def test_that_pages_of_a_pdf_can_be_chosen(capsys: Capture, page: np.ndarray, tmp_path: Path, pages: str) -> None:
    path = tmp_path / "book.pdf"
    blank = Image.new("RGB", (300, 400), "white")
    blank.save(path, save_all=True, append_images=[Image.fromarray(page), *[blank] * 60])
    status, lines, errors = run(capsys, "read", str(path), "--pages", pages)
    assert (status, errors) == (0, [])
    assert lines == [f"{MK_FIG_1.to_text()} # {path}, page 2: read from its QR code"]


@pytest.mark.parametrize("pages", ["0", "a", "3-2", "1-99999999999", "-", "1,,2"])
def test_that_pages_that_make_no_sense_get_a_sentence(capsys: Capture, image: str, pages: str) -> None:
    assert "--pages" in complaint(capsys, "read", image, f"--pages={pages}")
