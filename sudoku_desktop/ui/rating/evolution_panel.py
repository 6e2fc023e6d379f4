"""The rating by evolution: its settings, its figures while the runs come in, and the share of solved runs over time."""

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.figures import Figure, Rules
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.studies.figures import steps_figure
from sudoku_desktop.trials.statistics import NO_RUNS, ecdf
from sudoku_desktop.ui.numbers import percentage, rounded, whole
from sudoku_desktop.ui.plots.look import LEVEL
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.rating.background import EvolutionRater
from sudoku_desktop.ui.rating.headings import RatingHeading
from sudoku_desktop.ui.rating.settings_form import SettingsForm
from sudoku_desktop.ui.rating.words import (
    DASH,
    evolution_in_words,
    expected_in_words,
    level_limits,
    mean_in_words,
    scale_agreement_in_words,
    scale_in_words,
    solved_in_words,
    unsolved_in_words,
)
from sudoku_desktop.ui.widgets.deferred import DeferUntilVisible, Throttle
from sudoku_desktop.ui.widgets.elided_label import FigureLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import ThinBar, quiet_label
from sudoku_desktop.ui.widgets.tool_tip import explain, literal

DRAW_EVERY_MS = 100
"""Interval between updates, in milliseconds; hundreds of runs may end in a second."""


class EvolutionPanel(QWidget):
    """Rating of a puzzle by evolution, which begins with `start`."""

    began_or_ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._givens: Grid | None = None
        self._may_start = True
        self.rating: EvolutionaryRating | None = None
        """Rating by all finished runs, or None before the first run has ended."""
        self.rater = EvolutionRater(self)
        self.rater.grew.connect(self._take)
        self.rater.ended.connect(self._end)
        self.rater.failed.connect(self._fail)
        self._draw_timer = Throttle(self, DRAW_EVERY_MS, self._draw)
        self._chart_wanted = DeferUntilVisible(self, self._draw_chart)
        self.heading = RatingHeading(tr("For evolution"))
        self.form = SettingsForm()
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._start_or_stop)
        self.form.add_button(self.button)
        self.progress = ThinBar(tr("Runs finished"))
        self.scale = quiet_label()
        self.chart = FigureView()
        self.chart.setMinimumHeight(130)
        self.chart.setAccessibleName(tr("Solved over Time"))
        self._make_figures()
        self._lay_out()
        self.form.changed.connect(self._say_scale)
        self._show_state()
        self._draw()

    def _make_figures(self) -> None:
        names = {
            "runs": tr("Runs"),
            "solved": tr("Solved (95 % interval)"),
            "least": tr("Least"),
            "mean": tr("Mean (95 % interval)"),
            "median": tr("Median"),
            "most": tr("Most"),
        }
        self.figures = {name: FigureLabel(text) for name, text in names.items()}
        self._labels = {name: PlainLabel(text, quiet=True) for name, text in names.items()}

    def _lay_out(self) -> None:
        first, second = ("runs", "solved"), ("least", "mean", "median", "most")
        rows = [[each[name] for name in names] for names in (first, second) for each in (self._labels, self.figures)]
        figures = in_grid(*rows, spacing=(None, 0), stretches=(3, 6, 3, 3))  # the second column has the interval
        parts = (self.heading, self.form, self.progress, figures, self.scale, (self.chart, 1))
        in_column(*parts, spacing=4, inside=self)

    # Interface of the page

    def set_puzzle(self, givens: Grid | None) -> None:
        """Show another puzzle, or None for one that is not rated; the current rating is cancelled and discarded."""
        if givens == self._givens:
            return
        self._givens = givens
        self._forget()

    def set_may_start(self, may: bool) -> None:
        """Set whether a rating may begin; it may not during a run on the board."""
        self._may_start = may
        self._show_state()

    def start(self) -> None:
        """Rate the puzzle again with the current settings."""
        if self._givens is None or not self._may_start:
            return
        self._forget()
        self.rater.rate(self._givens, self.form.settings())
        self._show_state()
        self.began_or_ended.emit()

    # Signals of the worker

    def _forget(self) -> None:
        was_busy = self.rater.is_busy
        self.rater.forget()
        self.rating = None
        self._draw()
        self._show_state()
        if was_busy:
            self.began_or_ended.emit()

    @Slot()
    def _start_or_stop(self) -> None:
        if self.rater.is_busy:
            self.rater.stop()
        else:
            self.start()

    @Slot(object)
    def _take(self, rating: EvolutionaryRating) -> None:
        self.rating = rating
        self._draw_timer.ask()

    @Slot()
    def _end(self) -> None:
        self._draw_timer.stop()
        self._draw()
        self._show_state()
        self.began_or_ended.emit()

    @Slot(str)
    def _fail(self, why: str) -> None:
        self.rating = None
        self._draw()
        self.heading.say(tr("Not rated: {reason}", reason=why))

    def _show_state(self) -> None:
        busy = self.rater.is_busy
        self.button.setText(tr("S&top") if busy else tr("&Rate"))
        tip = tr("Stop rating; finished runs are kept") if busy else tr("Start the runs")
        self.button.setToolTip(literal(tip))
        self.button.setEnabled(busy or (self._givens is not None and self._may_start))
        self.form.set_locked(busy)

    @Slot()
    def _draw(self) -> None:
        rating = self.rating
        figures = rating.generations if rating is not None else None
        self._chart_wanted.ask()
        self._say_scale()
        if rating is None or figures is None:
            self.heading.say(tr("Evolving …") if self.rater.is_busy else DASH)
            for each in self.figures.values():
                each.say(DASH)
            self.progress.setRange(0, 1)
            self.progress.setValue(0)
            return
        self.heading.say(evolution_in_words(rating), expected_in_words(rating))
        self.progress.setRange(0, rating.runs)
        self.progress.setValue(rating.finished)
        bound = "≥ " if rating.is_lower_bound else ""
        texts = {
            "runs": tr("{finished} of {runs}", finished=rating.finished, runs=rating.runs),
            "solved": solved_in_words(rating),
            "least": whole(figures.min),
            "mean": mean_in_words(rating),
            "median": (bound if rating.solved * 2 <= rating.finished else "") + rounded(figures.median),
            "most": bound + whole(figures.max),
        }
        for name, text in texts.items():
            self.figures[name].say(text)
        self.chart.title = f"{translated(rating.algorithm.title)}: {self.heading.text}"

    @Slot()
    def _draw_chart(self) -> None:
        self.chart.show_figure(self._figure())

    def _figure(self) -> Figure:
        """Return the share of solved runs over generations, with the generations at which levels begin."""
        rating, up = self.rating, tr("Runs that solved it by then")
        sample = rating.in_generations if rating is not None else NO_RUNS
        lines = [("", ecdf([sample]), float(sample.spent.max()))] if sample.count else []
        figure = steps_figure(lines, tr("Generations"), up, describe=lambda _, share: f"{up}: {percentage(share)}")
        if rating is None:
            return replace(figure, description=tr("No run has ended yet."))
        limits = level_limits(rating.algorithm, rating.givens.geometry)
        levels = Rules([at for at, _ in limits], LEVEL, [word for _, word in limits])
        return replace(figure, layers=[levels, *figure.layers], description=f"{up}: {solved_in_words(rating)}")

    @Slot()
    def _say_scale(self) -> None:
        """Describe the scale of the displayed rating, or without one, the scale of the current settings."""
        rating = self.rating
        algorithm = rating.algorithm if rating is not None else self.form.settings().algorithm
        shape = self._givens.geometry if self._givens is not None else CLASSIC
        said = [unsolved_in_words(rating)] if rating is not None else []
        self.scale.setText(" ".join(filter(None, (*said, scale_in_words(algorithm, shape)))))
        explain(self.scale, scale_agreement_in_words(algorithm, shape))
