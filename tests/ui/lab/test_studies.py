"""The page of studies: set up, run in the background, stopped and continued, and reported."""

import os

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from sudoku_desktop.evolution.parts.escape import Whose
from sudoku_desktop.figures import HeatMap
from sudoku_desktop.parameter import Parameter
from sudoku_desktop.studies import Archive, Query, RacingRules, read_study, running
from sudoku_desktop.trials.execution import Threads
from sudoku_desktop.trials.statistics import EXPECTED, Unit
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.lab.figures import RunFigure
from sudoku_desktop.ui.lab.new_study import NewStudyDialog, Source, name_of
from sudoku_desktop.ui.lab.sweep_view import Form, SweepView
from sudoku_desktop.ui.lab.varying import Kind, values_in
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.studies.test_sweep import kept, sized, sweep_of
from tests.ui.tables import cells, texts

SEEDS = 30


@pytest.fixture
def lab(window, open_lab):
    window.parts.editor.load_puzzle(MK_FIG_1)
    return open_lab(window.laboratory.show_studies)


@pytest.fixture
def page(window, lab, qtbot):
    opened = lab.studies
    qtbot.waitUntil(lambda: opened.study is not None)
    yield opened
    window.parts.editor.set_clean()


@pytest.fixture
def study(page, qtbot):
    """A study of the user's own, set up in the dialog: Gold's algorithm with two population sizes."""
    page.set_up()
    (dialog,) = page.findChildren(NewStudyDialog)
    dialog.title.setText("Größe & Zahl")
    for row in range(dialog.algorithms.count()):
        item = dialog.algorithms.item(row)
        is_gold = item.data(Qt.ItemDataRole.UserRole) == "gold-2005"
        item.setCheckState(Qt.CheckState.Checked if is_gold else Qt.CheckState.Unchecked)
    row = dialog.varied.add()
    assert row.name == "population"
    row.values.setText("11, 21")
    dialog.seeds.set_number(SEEDS)
    dialog.generations.set_number(50)
    with qtbot.waitSignal(dialog.saved):
        dialog.save()
    qtbot.waitUntil(lambda: page.study is not None and page.study.name == "groe-zahl")
    return page.study


@pytest.fixture
def in_threads(monkeypatch):
    """Let runs be made in threads, which start sooner than processes."""
    monkeypatch.setattr(running, "Processes", Threads)


def run_to_the_end(page, qtbot):
    page.start_or_pause()
    qtbot.waitUntil(lambda: not page.runner.is_busy)
    qtbot.waitUntil(lambda: not page.finder.is_busy)


def test_that_the_main_action_sets_up_a_study(window, lab, qtbot):
    lab.show("runs")
    window.laboratory.new_study.trigger()
    (dialog,) = lab.studies.findChildren(NewStudyDialog)
    assert lab.studies.isVisible()
    dialog.reject()


def test_that_a_study_counts_its_runs_and_goes_on_while_another_page_is_shown(page, study, window, qtbot, in_threads):
    made = []
    page.runner.progressed.connect(lambda *_: made.append(page.selected.made))
    page.start_or_pause()
    window.parts.frame.turn_to(Activity.PLAY)
    qtbot.waitUntil(lambda: not page.runner.is_busy)
    assert page.bar.value() == made[-1] == study.count
    qtbot.waitUntil(lambda: not page.finder.is_busy)
    assert cells(page.table, page.table.currentIndex().row())["made"] == str(study.count)


def test_that_a_study_that_was_set_up_is_kept_as_toml_and_one_added_from_outside_is_listed(page, study, lab, qtbot):
    again = read_study(page._folder / "groe-zahl.toml")
    assert again.to_json() == study.to_json()
    assert [each.settings() for each in again.algorithms] == [each.settings() for each in study.algorithms]
    assert again.title == "Größe & Zahl"
    assert again.puzzles[0][1] == MK_FIG_1
    assert (len(again.algorithms), len(again.seeds), again.budget.generations) == (2, SEEDS, 50)
    text = (page._folder / "groe-zahl.toml").read_text(encoding="utf-8")
    lab.show("runs")
    (page._folder / "from-outside.toml").write_text(text.replace("groe-zahl", "from-outside"), encoding="utf-8")
    lab.show("studies")
    qtbot.waitUntil(lambda: "from-outside" in [each.name for each in page.entries.rows])
    assert page.selected.name == "groe-zahl"
    page.set_up()
    dialog = page.findChildren(NewStudyDialog)[-1]
    dialog.title.setText("AI Escargot")
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save()
    assert saved.args == ["ai-escargot-2"]


def test_that_a_stopped_study_goes_on_and_makes_every_run_once(page, lab, study, window, qtbot, in_threads):
    archive = window.parts.runs.lasting_archive()
    page.start_or_pause()
    qtbot.waitUntil(lambda: archive.count(Query(study=study.name)) > 0)
    page.stop.trigger()
    qtbot.waitUntil(lambda: not page.runner.is_busy)
    run_to_the_end(page, qtbot)
    runs = archive.runs(Query(study=study.name))
    assert len(runs) == study.count
    assert len({run.trial for run in runs}) == study.count
    assert (page.bar.value(), page.bar.maximum()) == (study.count, study.count)
    table = lab.figures.table
    qtbot.waitUntil(lambda: texts(table, "runs") == [str(SEEDS)] * 2)
    assert lab.heading[0] == "Größe & Zahl"


def test_that_a_paused_study_hands_out_nothing_more_and_stays_in_view_when_another_is_set_up(
    page, study, qtbot, in_threads
):
    page.start_or_pause()
    page.start_or_pause()
    assert page.start.text() == "&Resume"
    qtbot.waitUntil(lambda: page.runner._run is not None and page.runner._run.is_paused)
    assert not page.table.isEnabled()
    assert page.table.toolTip()
    (page._folder / "another.toml").write_text((page._folder / "groe-zahl.toml").read_text(encoding="utf-8"), "utf-8")
    page._show_new("another")
    qtbot.waitUntil(lambda: "another" in [entry.name for entry in page.entries.rows])
    assert page.selected.name == page.study.name == study.name
    page.start_or_pause()
    qtbot.waitUntil(lambda: not page.runner.is_busy)
    assert page.bar.value() == study.count
    assert page.table.isEnabled()
    assert not page.table.toolTip()


@pytest.mark.own_window
def test_that_a_window_that_closes_ends_its_study_and_the_next_goes_on(page, study, window, qtbot, tmp_path):
    archive = window.parts.runs.lasting_archive()
    page.start_or_pause()
    qtbot.waitUntil(lambda: archive.count(Query(study=study.name)) > 0)
    window.parts.editor.set_clean()
    window.close()
    assert not page.runner.has_thread
    with Archive(tmp_path / "runs.sqlite3") as left:
        assert 0 < left.count(Query(study=study.name)) <= study.count


def test_that_the_report_is_opened_and_runs_and_file_can_be_deleted(page, study, qtbot, in_threads, monkeypatch):
    opened, told = [], []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(opened.append(url.toLocalFile())))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    run_to_the_end(page, qtbot)
    qtbot.waitUntil(page.report.isEnabled)
    page.report.trigger()
    qtbot.waitUntil(lambda: bool(opened))
    with open(opened[0], encoding="utf-8") as file:
        assert "Größe &amp; Zahl" in file.read()
    qtbot.waitUntil(lambda: bool(told))
    assert told[0] == f"No browser could be opened. The report is in {page._folder / 'groe-zahl.html'}."
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Yes)
    page.delete()
    qtbot.waitUntil(lambda: all(entry.name != study.name for entry in page.entries.rows))
    assert not os.path.exists(page._folder / "groe-zahl.toml")


def test_that_what_makes_no_study_is_told_in_the_dialog(page, qtbot, tmp_path):
    page.set_up()
    (dialog,) = page.findChildren(NewStudyDialog)
    dialog.source.choose(Source.FILE)
    dialog._file = tmp_path / "gone.txt"
    dialog.save()
    qtbot.waitUntil(lambda: "gone.txt" in dialog.state.text())
    assert not (page._folder).exists()
    dialog.source.choose(Source.BOARD)
    row = dialog.varied.add()
    row.setting.setCurrentIndex(row.setting.findData("mutation.probability"))
    assert row.values.placeholderText() == row.values.toolTip() == "Values, such as 0.3, 0.6, 1"
    row.values.setText("0.2, 1.5")
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    assert dialog.state.text() == "Mutation: Probability must be in [0, 1], got “1.5”."
    assert (dialog.count.text(), save.isEnabled()) == ("", False)
    row.values.setText("0.2, half")
    assert dialog.state.text() == "Mutation: Probability must be a number, got “half”."
    row.values.setText("0.2, 0.5, 0.50")
    assert (dialog.state.text(), save.isEnabled()) == ("", True)
    assert "Algorithms: 2;" in dialog.count.text()
    row.setting.setCurrentIndex(row.setting.findData("population"))
    row.values.setText("11.5")
    assert dialog.state.text() == "Population must be a whole number, got “11.5”."
    dialog.reject()


def test_that_lists_ranges_and_a_race_make_the_study_that_is_counted(page, qtbot, tmp_path):
    page.set_up()
    (dialog,) = page.findChildren(NewStudyDialog)
    file = tmp_path / "two.csv"
    file.write_text(f"puzzle,name\n{MK_FIG_1.to_text()},one\n{MK_FIG_6.to_text()},two\n")
    dialog.source.choose(Source.FILE)
    dialog._file = file
    dialog.counter.ask(file)
    qtbot.waitUntil(lambda: dialog._in_file == 2)
    sizes, chances, choices = (dialog.varied.add() for _ in range(3))
    sizes.kind.choose(Kind.RANGE)
    sizes.first.set_number(10)
    sizes.last.set_number(41)
    sizes.steps.set_number(3)
    chances.setting.setCurrentIndex(chances.setting.findData("mutation.probability"))
    chances.kind.choose(Kind.RANGE)
    chances.first.set_number(0.2)
    chances.last.set_number(0.8)
    chances.steps.set_number(4)
    kind = next(s.name for s in dialog._presets[dialog.chosen[0]].settings() if s.parameter.choices)
    choices.setting.setCurrentIndex(choices.setting.findData(kind))
    count = len(choices.chosen())
    assert count > 1
    dialog.seeds.set_number(7)
    dialog.races.setChecked(True)
    dialog.racing.fields["train"].set_value(0.5)
    assert f"Algorithms: {12 * count};" in dialog.count.text()
    assert f"Runs: {12 * count * 2 * 7:,}".replace(",", "") in dialog.count.text().replace(",", "")
    choices.remove_button.click()
    assert "Algorithms: 12; puzzles: 2; seeds: 7. Runs: 168," in dialog.count.text()
    assert "A race makes fewer." in dialog.count.text()
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save()
    study = read_study(page._folder / f"{saved.args[0]}.toml")
    assert study.count == 168
    assert study.racing == RacingRules(0.5, 5)
    values = {setting.name: set() for setting in study.algorithms[0].settings()}
    for algorithm in study.algorithms:
        for setting in algorithm.settings():
            values[setting.name].add(setting.value)
    assert values["population"] == {10, 26, 41}
    assert values["mutation.probability"] == {0.2, 0.4, 0.6, 0.8}


def test_that_the_values_of_a_setting_are_drawn_while_the_study_grows(page, lab, study, qtbot, in_threads):
    lab.figures.segments.choose(RunFigure.BY_SETTING)
    view = lab.figures.view
    qtbot.waitUntil(lambda: view.cut is not None)
    assert view.cut.x.labels == ("11", "21")
    assert not view.cut.estimates  # nothing has been made
    assert not view.form.isEnabled()
    view.statistic.setFocus()
    qtbot.keyClick(view.statistic, Qt.Key.Key_Down)
    run_to_the_end(page, qtbot)
    qtbot.waitUntil(lambda: sum(e.count for e in view.cut.estimates.values()) == study.count)
    assert view.cut.statistic is EXPECTED
    assert "; 21: " in view.chart.accessibleDescription()
    assert f"{SEEDS} run" in view.chart.accessibleDescription()
    page.select("ai-escargot")
    qtbot.waitUntil(lambda: page.study is not None and page.study.name == "ai-escargot")
    qtbot.waitUntil(lambda: view.across.count() == 0)
    assert "list or a range" in view.sentence.text()
    assert view.chart.isHidden()


def test_that_a_map_says_what_pairs_are_and_pools_or_picks_the_rest(qtbot):
    view = SweepView()
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    runs = [
        kept(sized(11, 0.2), 1, solved=True, trials=100),
        kept(sized(41, 0.8), 2, solved=False, trials=1000, puzzle="hard"),
        kept(sized(41, 0.8), 3, solved=True, trials=1000),
    ]
    view.show_sweep(sweep_of(runs, sized(11, 0.8)), Unit.TRIALS)
    assert isinstance(view.chart.figure.layers[0], HeatMap)
    assert "11, 0.2: 100 %" in view.chart.text_at(0.1, 0.2)
    assert "41, 0.8: 50 %" in view.chart.text_at(1.2, 0.9)
    assert view.chart.text_at(0, 1) == "11, 0.8: no runs"
    (puzzle,) = view.others.values()
    puzzle.setCurrentIndex(puzzle.findText("hard"))
    puzzle.activated.emit(puzzle.currentIndex())
    assert "41, 0.8: 0 %" in view.chart.text_at(1, 1)
    view.form.choose(Form.LINES)
    view.form.activated.emit(0)
    assert not isinstance(view.chart.figure.layers[0], HeatMap)
    assert [label for _, label in view.chart.figure.legend] == ["0.2", "0.8"]
    view.grab()  # paints words for values without runs


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("en", "11, 0.5, , swap", [11, 0.5, "swap"]),
        ("en", "0.2; 0.6", [0.2, 0.6]),
        ("de", "0,2; 0,6", [0.2, 0.6]),
        ("de", "0,1", [0.1]),
        ("de", "0,2, 0,6", ["0,2, 0,6"]),
        ("fr", "0,2 ; 11", [0.2, 11]),
        ("es", "0,2;1.000", [0.2, "1.000"]),
        ("fi", "0,2; 1e-3", [0.2, 0.001]),
    ],
)
def test_that_values_are_read_as_the_reader_writes_numbers(language, text, values):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert list(values_in(text, Parameter("Chance", "", 0.6, 0.0, 1.0)).values()) == values
    finally:
        QLocale.setDefault(before)


def test_that_choices_are_read_by_their_names_which_may_hold_commas():
    choices = tuple(Whose)
    text = "; ".join(each.value for each in choices)
    assert "," in text
    assert list(values_in(text, Parameter("Whose", "", choices[0], choices=choices)).values()) == list(choices)


def test_that_studies_are_called_among_files_what_they_are_called():
    assert name_of("Größe & Zahl") == "groe-zahl"
    assert name_of("…") == "study"
