"""Exported pictures: light, complete, readable, and never half written."""

import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sudoku_desktop.ui.plots.look import BEST, DIVERSITY, MEAN, WORST, colour_of
from sudoku_desktop.ui.theme import LIGHT, Scheme, apply_scheme
from tests.ui.plots.conftest import PAPER_SCALE
from tests.ui.plots.pixels import colours

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def filled(plot, stuck, solved):
    plot.switches.curves[BEST].setChecked(True)
    plot.begin("Mantere & Koljonen 2007, seed 42", PAPER_SCALE)
    plot.show_history(stuck)
    plot.set_overlays([("6: earlier", solved.envelope(), PAPER_SCALE)])
    QApplication.processEvents()
    return plot


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_that_a_png_is_sharp_and_light_whatever_the_theme(filled, tmp_path, light, scheme):
    apply_scheme(light, scheme)
    path = tmp_path / "run.png"
    filled.drawn(path)()
    image = QImage(str(path))
    assert image.width() == 2 * filled.canvas.viewport().width()
    assert image.height() > 2 * filled.canvas.viewport().height()
    assert image.pixelColor(0, 0) == LIGHT.plot_background
    assert {colour_of(look, LIGHT).name() for look in (BEST, MEAN, DIVERSITY)} <= colours(image)


def test_that_exporting_leaves_the_plot_as_it_was(filled, tmp_path, light):
    apply_scheme(light, Scheme.DARK)
    QApplication.processEvents()
    before = filled.canvas.grab().toImage()
    filled.drawn(tmp_path / "run.png")()
    filled.drawn(tmp_path / "run.svg")()
    QApplication.processEvents()
    assert filled.canvas.grab().toImage() == before


def test_that_an_svg_has_its_title_heading_names_and_numbers_as_text(filled, tmp_path):
    path = tmp_path / "run.svg"
    filled.drawn(path)()
    root = ElementTree.parse(path).getroot()
    texts = {"".join(element.itertext()).strip() for element in root.iter(f"{SVG}text")}
    assert {"Mantere & Koljonen 2007, seed 42", "6: earlier", "0 = solved", "restart", "10,000", "generation"} <= texts
    assert {"Missing digits", "in the best grid, and on average"} <= texts
    starts = ("best: ", "this generation: ", "average: ", "diversity: ", "stuck for")
    assert all(any(text.startswith(start) for text in texts) for start in starts)


def test_that_an_svg_draws_nothing_beyond_its_plots(filled, tmp_path):
    """Zoom in, so that curves continue outside, where other programs would draw them over the numbers."""
    filled.canvas.zoom_x(0.2, 5000.0)
    filled.canvas.box.setYRange(5, 20, padding=0)
    QApplication.processEvents()
    path = tmp_path / "run.svg"
    filled.drawn(path)()
    root = ElementTree.parse(path).getroot()
    box = filled.canvas.box.sceneBoundingRect()
    curves = 0
    for group in root.iter(f"{SVG}g"):
        if group.get("stroke") in {colour_of(look, LIGHT).name() for look in (BEST, MEAN, WORST)}:
            for line in group.iter(f"{SVG}polyline"):
                points = [tuple(map(float, point.split(","))) for point in line.get("points").split()]
                if len(points) > 2:
                    curves += 1
                    assert all(-1 <= x <= box.width() + 1 for x, _ in points)
                    assert all(-1 <= y <= box.height() + 1 for _, y in points)
    assert curves > 3


@pytest.mark.parametrize("name", ["run.png", "run.svg"])
def test_that_a_hidden_curve_is_in_no_picture(filled, tmp_path, name):
    filled.switches.curves[MEAN].trigger()
    path = tmp_path / name
    filled.drawn(path)()
    mean = colour_of(MEAN, LIGHT).name()
    assert mean not in (colours(QImage(str(path))) if name.endswith("png") else path.read_text())


@pytest.mark.parametrize("name", ["run.png", "run.svg"])
def test_that_a_file_that_cannot_be_written_is_an_error(filled, tmp_path, name):
    write = filled.drawn(tmp_path / "no such folder" / name)
    with pytest.raises(OSError, match=r"\w"):
        write()


@pytest.mark.parametrize("name", ["run.png", "run.svg"])
def test_that_an_older_file_is_replaced_as_a_whole(filled, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(b"x" * 5_000_000)
    filled.drawn(path)()
    assert path.stat().st_size < 2_000_000
    assert [each.name for each in tmp_path.iterdir()] == [name]
