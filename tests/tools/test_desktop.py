"""The desktop entry is well-formed, is installed in the right place, and can be removed."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import desktop
import pytest
from PySide6.QtGui import QIcon

RESOURCES = desktop.ROOT / "resources"
DOCUMENT = "application/vnd.sudoku-desktop+json"


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def data(tmp_path, monkeypatch):
    """An empty data folder, without commands that update its caches."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    return tmp_path


def exec_of(text: str) -> str:
    parser = configparser.RawConfigParser()
    parser.read_string(text)
    return parser["Desktop Entry"]["Exec"]


def test_that_everything_is_put_in_its_place_and_taken_away(data, capsys):
    (data / "applications").mkdir()
    (data / "applications" / "other.desktop").write_text("other")
    assert desktop.main(["install"]) == 0
    assert files(data) == {*desktop.FILES.values(), Path("applications/other.desktop")}
    launcher = (data / desktop.DESKTOP).read_text(encoding="utf-8")
    assert exec_of(launcher) == f'"{desktop.ROOT}/.venv/bin/sudoku-desktop" %f'
    assert desktop.main(["install"]) == 0
    assert desktop.main(["uninstall"]) == 0
    assert files(data) == {Path("applications/other.desktop")}
    assert desktop.main(["uninstall"]) == 0
    assert "Traceback" not in capsys.readouterr().err


def test_that_a_folder_that_cannot_be_written_is_told_in_a_sentence(data, capsys):
    (data / "icons").write_text("a file in the way")
    assert desktop.main(["install"]) == 1
    assert str(data) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/home/a b/x", '"/home/a b/x"'),
        ("/100%/x", '"/100%%/x"'),
        ('/a"b$c`d', r'"/a\\"b\\$c\\`d"'),
        ("/a\\b", r'"/a\\\\b"'),
    ],
)
def test_that_any_path_can_be_launched(path, written):
    assert exec_of(desktop.launcher("[Desktop Entry]\nExec=sudoku-desktop %f\n", Path(path))) == f"{written} %f"


def test_that_launcher_type_and_description_name_each_other():
    parser = configparser.RawConfigParser()
    parser.optionxform = str
    parser.read(RESOURCES / f"{desktop.NAME}.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert DOCUMENT in entry["MimeType"].split(";")
    assert f"icons/{entry['Icon']}.svg" in desktop.FILES
    component = ElementTree.parse(RESOURCES / f"{desktop.NAME}.metainfo.xml").getroot()
    assert component.findtext("launchable") == f"{desktop.NAME}.desktop"
    assert component.findtext("provides/mediatype") == DOCUMENT
    types = ElementTree.parse(RESOURCES / f"{desktop.NAME}.mime.xml").getroot()
    assert [each.get("type") for each in types] == [DOCUMENT]


@pytest.mark.parametrize("side", [16, 22, 24, 32, 48, 64, 128, 256, 512])
@pytest.mark.parametrize("name", ["sudoku-desktop", "sudoku-desktop-symbolic"])
def test_that_an_icon_fills_every_size_and_leaves_its_corners_free(qapp, name, side):
    picture = QIcon(str(RESOURCES / "icons" / f"{name}.svg")).pixmap(side, side, mode=QIcon.Mode.Normal).toImage()
    assert picture.width() == picture.height()
    painted = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 127
    ]
    assert max(x for x, _ in painted) - min(x for x, _ in painted) > 0.75 * picture.width()
    assert picture.pixelColor(0, 0).alpha() < 64


@pytest.mark.parametrize(
    ("program", "arguments", "file"),
    [
        ("desktop-file-validate", [], f"{desktop.NAME}.desktop"),
        ("appstreamcli", ["validate", "--no-net"], f"{desktop.NAME}.metainfo.xml"),
    ],
)
def test_that_the_desktops_own_tools_find_nothing_wrong(program, arguments, file):
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    said = subprocess.run([program, *arguments, str(RESOURCES / file)], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr


def test_that_the_document_is_recognised_by_its_name_and_by_what_it_says(data, tmp_path, monkeypatch):
    monkeypatch.undo()
    if sys.platform != "linux" or shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert desktop.main(["install"]) == 0
    assert f"{DOCUMENT}:*.sudoku" in (tmp_path / "mime" / "globs").read_text()
    if shutil.which("update-desktop-database") is not None:  # of another package
        assert DOCUMENT in (tmp_path / "applications" / "mimeinfo.cache").read_text()
    assert desktop.main(["uninstall"]) == 0
    left = [path for path in tmp_path.rglob("*") if path.is_file() and b"sudoku" in path.read_bytes()]
    assert left == []
