"""Charts as data: axes and layers of numbers, without Qt. `ui.plots.painter` draws every Figure of the program.

A chart is a pure function that returns a Figure; the window, exported pictures and the report of a study show the same.
`scales` maps values to positions along an axis; `figure` has the layers that can be drawn and puts both together.

Vocabulary: a *value* is a number of the data; its *position* is where the scale of an axis puts it (on a logarithmic
axis its decimal logarithm). Layers hold values. The range of an axis is in positions, as is the mouse. A *look* tells
curves apart; its colour is a name that each theme has a colour for.
"""

from sudoku_desktop.figures.figure import (
    Axis,
    Band,
    Cursor,
    CurveLook,
    EndName,
    EndNames,
    Figure,
    Goal,
    Headline,
    HeatCell,
    HeatMap,
    Hit,
    Labels,
    Layer,
    Line,
    Markers,
    Numbers,
    Reading,
    Rules,
    Segments,
    Strip,
    StripLine,
    Trap,
    overlay_look,
)
from sudoku_desktop.figures.scales import LINEAR, AxisScale, LinearScale, LogScale, Values

__all__ = [
    "LINEAR",
    "Axis",
    "AxisScale",
    "Band",
    "Cursor",
    "CurveLook",
    "EndName",
    "EndNames",
    "Figure",
    "Goal",
    "Headline",
    "HeatCell",
    "HeatMap",
    "Hit",
    "Labels",
    "Layer",
    "Line",
    "LinearScale",
    "LogScale",
    "Markers",
    "Numbers",
    "Reading",
    "Rules",
    "Segments",
    "Strip",
    "StripLine",
    "Trap",
    "Values",
    "overlay_look",
]
