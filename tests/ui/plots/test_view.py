"""The painter draws every kind of layer, empty ones too, on any scale, and survives an error in one."""

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sudoku_desktop.figures import (
    LINEAR,
    Axis,
    Band,
    Cursor,
    CurveLook,
    EndName,
    EndNames,
    Figure,
    Goal,
    HeatCell,
    HeatMap,
    Labels,
    Layer,
    Line,
    LogScale,
    Markers,
    Numbers,
    Reading,
    Rules,
    Segments,
    Strip,
    StripLine,
    Trap,
)
from sudoku_desktop.ui.plots import drawing
from sudoku_desktop.ui.plots.look import colour_of
from sudoku_desktop.ui.plots.page_pictures import page_picture
from sudoku_desktop.ui.plots.scales import CostScale
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.theme import LIGHT
from tests.ui.plots.pixels import colours

ONE, OTHER = CurveLook("diversity"), CurveLook("worst")


def layers_of(count):
    """Return one layer of each kind, with `count` points."""
    x, y = np.linspace(1, 9, count), np.linspace(2, 8, count)
    words = [str(number) for number in range(count)]
    return [
        Band(x, y - 1, y + 1, OTHER),
        Segments(np.repeat(x, 2), np.repeat(y, 2) + 1, ONE, 100),
        Line(x, y, ONE, is_thin=True),
        Line(x, y, OTHER),
        *(
            Markers(x, y, ONE, marker, low=y - 1, high=y + 1)
            for marker in ("●", "•", "○", "◉", "□", "△", "▷", "▼", "·", "")
        ),
        Rules(x.tolist(), OTHER, words),
        Rules(y.tolist(), OTHER, words, is_upright=False),
        Labels(x, np.full(count, np.inf), words),
        HeatMap({(column, 3): HeatCell("a long word", (9, 9, 9), (200, 200, 200)) for column in range(count)}),
        Goal(1.0, "solved"),
        Trap(2.0, 4.0, 5.0, "stuck for\n84 generations"),
        EndNames([EndName(*at, "best: 3", ONE, has_sample=True) for at in zip(x.tolist(), y.tolist(), strict=True)]),
        Strip(tuple(StripLine(at, "restart", OTHER) for at in x.tolist()), tuple(x.tolist()), "many"),
        Cursor(4.0),
        Reading(5.0, ["Generation 5"], [(ONE, "best 3")] * count),
    ]


@pytest.fixture
def view(qtbot, light):
    view = FigureView(is_zoomable=True)
    qtbot.addWidget(view)
    view.resize(500, 400)
    with qtbot.waitExposed(view):
        view.show()
    return view


def test_that_there_is_a_drawing_of_every_kind_of_layer():
    assert set(drawing._DRAW) == set(Layer.__subclasses__()) == {type(layer) for layer in layers_of(1)}


@pytest.mark.parametrize("scale", [LINEAR, LogScale(-0.5, shows_zero=True), CostScale()], ids=["linear", "log", "root"])
@pytest.mark.parametrize("count", [0, 1, drawing.MANY + 1])
def test_that_every_kind_of_layer_is_drawn_and_exported_however_many_points_it_has(view, scale, count, tmp_path):
    axis = Axis.over("x", np.array([1.0, 9.0]), scale, numbers=Numbers.WHOLE)
    figure = Figure(axis, Axis.over("y", np.array([0.5, 9.0]), scale), layers_of(count))
    view.show_figure(Figure(figure.x, figure.y, figure.layers, below=figure))
    QApplication.processEvents()
    shown = view.grab().toImage()
    view.drawn(tmp_path / "chart.png")()
    assert (colour_of(ONE, LIGHT).name() in colours(QImage(str(tmp_path / "chart.png")))) == (count > 0)
    assert (colour_of(ONE, LIGHT).name() in colours(shown)) == (count > 0)
    assert ">nan" not in page_picture(figure)


def test_that_a_number_at_the_left_edge_is_shown_whole_or_not_at_all(view):
    def shown(*layers):
        view.show_figure(Figure(Axis("x", (0.0, 10.0)), Axis("y", (0.0, 1.0)), layers))
        QApplication.processEvents()
        return view.grab().toImage()

    def number_at(x):
        return Labels(np.array([x]), np.array([0.5]), ["11"], anchor=(1.0, 0.5))

    assert shown(number_at(0.1)) == shown() != shown(number_at(5.0))


def test_that_a_chart_below_comes_and_goes(view):
    axis = Axis("x", (0.0, 10.0))
    lower = Figure(axis, Axis("lower", (0.0, 1.0)))
    for below, panels in ((lower, 2), (None, 1), (lower, 2)):
        view.show_figure(Figure(axis, Axis("upper", (0.0, 1.0)), below=below))
        QApplication.processEvents()
        assert len(view.panels) == panels
        assert [panel.bottom.style["showValues"] for panel in view.panels] == [False] * (panels - 1) + [True]
        assert [panel.bottom.label.isVisible() for panel in view.panels] == [False] * (panels - 1) + [True]


def test_that_an_error_in_a_layer_is_an_error_and_no_crash(view, monkeypatch):
    def fail(_drawing, _layer):
        raise ValueError("cannot be drawn")

    monkeypatch.setitem(drawing._DRAW, Goal, fail)
    view.show_figure(Figure(Axis("x"), Axis("y"), [Goal(0.5, "solved")]))
    with pytest.raises(ValueError, match="cannot be drawn"):
        view.viewport().repaint()
    view.show_figure(Figure(Axis("x"), Axis("y")))
    view.viewport().repaint()
