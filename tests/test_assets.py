"""The files that come with the program are found in a checkout and in an installed wheel."""

from pathlib import Path

import pytest

from sudoku_desktop import assets

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of a checkout with an empty package and two sample puzzles."""
    package = tmp_path / "sudoku_desktop"
    package.mkdir()
    puzzles = tmp_path / "resources" / "puzzles"
    puzzles.mkdir(parents=True)
    for name in ("b.sdm", "a.txt", "README.md"):
        (puzzles / name).write_text("")
    monkeypatch.setattr(assets, "PACKAGE", package)
    return tmp_path


def test_that_a_checkout_finds_its_files_beside_the_package(checkout: Path) -> None:
    assert assets.resource("puzzles", "a.txt") == checkout / "resources" / "puzzles" / "a.txt"


def test_that_an_installed_wheel_finds_its_files_inside_the_package(checkout: Path) -> None:
    (checkout / "sudoku_desktop" / "resources" / "icons").mkdir(parents=True)
    assert assets.resource("icons") == checkout / "sudoku_desktop" / "resources" / "icons"


def test_that_a_missing_file_is_named_with_its_path(checkout: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"resources.icons.none\.svg is missing: .* not complete"):
        assets.resource("icons", "none.svg")


def test_that_sample_puzzles_come_by_name_and_without_other_files(checkout: Path) -> None:
    assert [path.name for path in assets.sample_puzzles()] == ["a.txt", "b.sdm"]


def test_that_an_installation_without_sample_puzzles_is_called_incomplete(checkout: Path) -> None:
    for path in assets.sample_puzzles():
        path.unlink()
    with pytest.raises(FileNotFoundError, match="holds no puzzle"):
        assets.sample_puzzles()


def test_that_this_checkout_has_sample_puzzles() -> None:
    assert {path.parent for path in assets.sample_puzzles()} == {ROOT / "resources" / "puzzles"}
