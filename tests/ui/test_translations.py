"""Every text of the interface is translated completely, with its placeholders and mnemonics."""

import ast
import dataclasses
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject, QSettings, QTranslator
from PySide6.QtGui import QAction, QFontDatabase
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QMenu, QTextBrowser, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import FileTextError, sdk
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.genes import REASONS, Genes
from sudoku_desktop.evolution.parts.mutation import OtherCandidates
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PRESET
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.languages import available_languages, install_translation
from sudoku_desktop.logic import TECHNIQUES
from sudoku_desktop.speaking import full_sentence, in_words, number_in_words
from sudoku_desktop.ui.file_reader import file_problem_in_words
from sudoku_desktop.ui.generating.criteria_form import CriteriaForm
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.rating.evolution_panel import EvolutionPanel
from sudoku_desktop.ui.rating.human_panel import HumanPanel
from sudoku_desktop.ui.run_controller import RunController, RunRequest
from sudoku_desktop.ui.widgets.table import TableView
from sudoku_desktop.ui.window.dialogs import about_dialog, help_dialog
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.preferences import PreferencesDialog
from sudoku_desktop.ui.window.settings import Settings

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import translations
from translations import Message, Translation

PAGES_WIDTH = 330
"""Width, in logical pixels, left beside the board and the parameters in a window 1024 pixels wide."""
SAME_AS_ENGLISH = {
    "de": {
        "Evolution",
        "Population",
        "Population: 21",
        "Log",
        "Fitness",
        "Mutation",
        "Elite",
        "Elite: 1",
        "Uniform",
        "Generation",
        "Zoom",
        "Details",
    },
    "es": {"Log", "Escapes", "Zoom"},
    "fi": {"Log", "Enter", "Home, End; Ctrl + Home, End", "Ctrl + 1 … 9, N"},
    "fr": {
        "Ctrl + 1 … 9, N",
        "Film…",
        "Fitness",
        "Guide",
        "Log",
        "Mutation",
        "Notes",
        "Photo…",
        "Population",
        "Purge",
        "Purges",
        "Tab",
        "Zoom",
        "Details",
    },
}
"""Words that a language shares with English, by language code."""
PLURALS = {
    "en": ("1 given; ", "24 givens; "),
    "de": ("1 Vorgabe; ", "24 Vorgaben; "),
    "es": ("1 pista; ", "24 pistas; "),
    "fi": ("1 annettu; ", "24 annettua; "),
    "fr": ("1 indice\u00a0; ", "24 indices\u00a0; "),
}
"""Beginnings of the verdict line for one given and for many, by language code."""
OWN_NAMES = {"en": "English", "de": "Deutsch", "es": "Español", "fi": "Suomi", "fr": "Français"}
NAMES = {"Sudoku Desktop", "OK", "PDF…", "SVG…", "F5, F6, Esc", "F9", "H", *OWN_NAMES.values()} | {
    name for preset in PRESETS for name in (preset.title, preset.source, f"{preset.authors} · {preset.year}")
}
NEVER_SHOWN = {"Export", "Export..."}
"""Texts in pyqtgraph's menus, which the plot switches off."""


@pytest.fixture
def speak(qapp):
    """Function that installs a language as the program does; it is removed afterwards."""
    locale = QLocale()
    yield lambda chosen: install_translation(qapp, chosen)
    silence(qapp)
    QLocale.setDefault(locale)


def silence(app):
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)


@pytest.fixture(scope="module")
def collected():
    return translations.collect()


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def make_window(qtbot, settings, tmp_path):
    """Function that makes windows; they are never shown, so that they load no kernels, but have plots."""

    def make():
        window = MainWindow(settings, tmp_path / "autosave.json")
        qtbot.addWidget(window)
        window.parts.plot_page._make(ConvergencePlot)
        return window

    return make


# The files.


def test_that_a_system_without_a_language_has_english_numbers(speak, monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(QLocale.Language.C))
    QLocale.setDefault(QLocale(QLocale.Language.C))
    assert speak("") == "en"
    assert number_in_words(87_703) == "87,703"


def test_that_every_text_marked_in_the_sources_can_be_extracted(collected):
    messages, problems = collected
    assert problems == []
    assert len(messages) > 200


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_that_a_translation_is_complete_and_keeps_placeholders_and_mnemonics(collected, language):
    kept = translations.read_ts(translations.ts_file(language))
    assert list(translations.faults_of_translations(collected[0], kept)) == []


def test_that_the_compiled_files_are_up_to_date():
    assert list(translations.faults_of_compiled()) == []


# The tool.


def extracted(call):
    collector = translations._Collector(translations.PACKAGE / "ui" / "example.py")
    collector.visit(ast.parse(f"def f(text):\n    return {call}"))
    return collector.messages, collector.problems


@pytest.mark.parametrize(
    ("call", "messages"),
    [
        ("tr('a' 'b')", [Message("ab")]),
        ("tr('a', 'why')", [Message("a", "why")]),
        ("tr('%n a {b}', n=text, b=tr('c'))", [Message("%n a {b}"), Message("c")]),
        ("tr('a' if text else 'b', 'why')", [Message("a", "why"), Message("b", "why")]),
        ("f\"<p>{tr('a')}</p>\"", [Message("a")]),
        ("Sentence('a {b}')", [Message("a {b}")]),
        ("command('&A', 'a', text)", [Message("&A"), Message("a")]),
    ],
)
def test_that_a_marked_text_is_extracted_with_its_comment(call, messages):
    assert extracted(call) == (messages, [])


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("tr(f'a {text}')", "only plain strings"),
        ("tr(text)", "only plain strings"),
        ("tr('a', text)", "only plain strings"),
        ("tr('a' if text else text)", "only plain strings"),
        ("Sentence(text)", "only plain strings"),
        ("command('a', text)", "only plain strings"),
        ("self.tr('a')", "use tr()"),
        ("QCoreApplication.translate('Topic', 'a')", "use tr()"),
    ],
)
def test_that_a_text_that_cannot_be_extracted_is_a_problem_with_its_line(call, why):
    messages, problems = extracted(call)
    assert messages == []
    assert [problem.startswith(f"sudoku_desktop/ui/example.py:2: {why}") for problem in problems] == [True]


def test_that_a_text_without_its_terms_is_a_problem():
    assert extracted("tr('{a} of {b}', a=text)")[1] == [
        "sudoku_desktop/ui/example.py:2: no term for b: tr('{a} of {b}', a=text)"
    ]
    assert extracted("tr('{a} of {b}', **text)")[1] == []


def test_that_declarations_are_collected_with_their_choices_helps_and_complaints(collected):
    mutation = PRESET.mutation
    assert {
        Message(PRESET.sentence),
        Message(mutation.group),
        Message(mutation.illegal_swap.value),
        Message("How many of the best survive unchanged."),
        Message("{elite} must be below the population of {population}, got {number}"),
        Message(REASONS[frozenset({Genes.CELLS}), Genes.BLOCKS].template),
        Message("{key} is missing"),
    } <= set(collected[0])


def test_that_what_the_techniques_say_is_collected(collected):
    said = set(collected[0])
    assert Message("In {unit} the digit {digit} fits only in {cell}.") in said
    for technique in TECHNIQUES:
        assert {Message(each.template) for each in (technique.title, technique.sentence)} <= said


SOURCE = Message("&Open {file}…")


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        (None, "missing"),
        (Translation(SOURCE, ("&Öffne {file} …",), "unfinished"), "unfinished"),
        (Translation(SOURCE, ("",), ""), "unfinished"),
        (Translation(SOURCE, ("&Öffne {datei} …",), ""), "other placeholders"),
        (Translation(SOURCE, ("&Öffne …",), ""), "other placeholders"),
        (Translation(SOURCE, ("Öffne {file} …",), ""), "other mnemonics"),
        (Translation(SOURCE, ("&&Öffne {file} …",), ""), "other mnemonics"),
        (Translation(SOURCE, ("&Öffne {file} … ",), ""), "other spaces"),
        (Translation(SOURCE, ("&Öffne {file} …",), ""), None),
    ],
)
def test_that_the_check_finds_what_is_wrong_with_a_translation(translation, fault):
    kept = [] if translation is None else [translation]
    faults = list(translations.faults_of_translations([SOURCE], kept))
    assert len(faults) == (fault is not None)
    assert all(str(fault) in each for each in faults)


def test_that_the_check_finds_obsolete_translations_and_plural_forms_without_their_number():
    gone = Translation(Message("gone"), ("weg",), "")
    source = Message("%n cell(s)")
    form = Translation(source, ("ein Feld", "%n Felder"), "")
    faults = list(translations.faults_of_translations([source], [gone, form]))
    assert ["obsolete" in faults[0], "other placeholders" in faults[1]] == [True, True]


# The program in other languages.


KEYS = re.compile(r"(Ctrl|Alt|Shift) ?\+|(F\d+|Esc)$")


def texts_of(root):
    """Return everything a person reads or hears in a window: labels, items, tool tips, names for screen readers."""
    for child in [root, *root.findChildren(QObject)]:
        if isinstance(child, QAction):
            yield from (child.text(), child.toolTip(), child.statusTip())
        if isinstance(child, QMenu):
            yield child.title()
        if isinstance(child, QLabel | QAbstractButton):
            yield child.text()
        if isinstance(child, QComboBox):
            yield from (child.itemText(row) for row in range(child.count()))
        if isinstance(child, TableView):
            for column in child.rows_model.columns:
                yield from (column.title, column.tip)
        if isinstance(child, QTextBrowser):
            yield from child.toPlainText().splitlines()
        if isinstance(child, QWidget):
            yield from (child.windowTitle(), child.toolTip(), child.accessibleName(), child.accessibleDescription())


def words_of(*roots):
    texts = {translations.MNEMONIC.sub("", text).strip() for root in roots for text in texts_of(root)}
    texts = {text.removesuffix(": –") for text in texts}  # a figure before there is one
    return {text for text in texts if any(letter.isalpha() for letter in text)}


def preferences_of(window):
    window.appearance.open_preferences.trigger()
    return window.findChild(PreferencesDialog)


@pytest.fixture(scope="module")
def english():
    """Words of the window and its dialogs in English, which the first test that needs them fills in."""
    return set()


@pytest.mark.parametrize("language", ["en", *translations.LANGUAGES])
def test_that_a_window_speaks_one_language_with_its_plurals_and_has_no_mnemonic_twice(
    qapp, speak, make_window, english, language
):
    def all_words(window):
        window.parts.outcome.hide()
        window.parts.evolve.panel.escapes_section.menu.aboutToShow.emit()  # some parts are made when first shown
        assert window.activities.type_in
        words = words_of(window, help_dialog(window), preferences_of(window))
        window.parts.parameters.choose_preset("mantere-koljonen-2007")
        return words | words_of(window)

    if not english:
        speak("en")
        english |= all_words(make_window())
        silence(qapp)
    speak(language)
    window = make_window()
    assert_no_mnemonic_is_there_twice(window)
    assert_one_is_told_from_many(window, *PLURALS[language])
    if language != "en":
        left = english & all_words(window) - SAME_AS_ENGLISH.get(language, set()) - NAMES - NEVER_SHOWN
        left -= set(QFontDatabase.families())
        assert {text for text in left if not KEYS.match(text)} == set()  # the help's keys are English
    assert {"Solve", "Longest sequence (swaps)", "First steps", "Restarts", "Missing digits"} <= english


def assert_no_mnemonic_is_there_twice(window):
    window.parts.plot_page.content.fill_menu(window.parts.actions.plot_menu)
    seen = 0
    for menu in (window.menuBar(), *window.findChildren(QMenu)):
        keys = Counter(
            text[text.index("&") + 1].lower() for text in (action.text() for action in menu.actions()) if "&" in text
        )
        seen += len(keys)
        assert [key for key, count in keys.items() if count > 1] == [], [action.text() for action in menu.actions()]
    assert seen > 30


def assert_one_is_told_from_many(window, one, many):
    editor, line = window.parts.editor, window.parts.verdict_line
    editor.load_puzzle(Grid.blank().with_cell(0, 1))
    assert line.sentence.startswith(one)
    editor.load_puzzle(
        Grid.from_text("79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........")
    )
    assert line.sentence.startswith(many)
    editor.set_clean()
    editor.load_puzzle(Grid.blank())
    editor.set_clean()


def test_that_the_about_dialog_speaks_german(speak, qtbot):
    speak("de")
    dialog = about_dialog(None)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Über Sudoku Desktop"
    assert "Freie Software" in dialog.findChild(QTextBrowser).toPlainText()


def test_that_a_problem_of_a_file_is_told_in_german(speak):
    speak("de")
    with pytest.raises(FileTextError) as error:
        sdk.loads("[Puzzle]\n12q......\n")
    words = file_problem_in_words("alt.sdk", error.value)
    assert words == "alt.sdk kann nicht geöffnet werden: Zeile 2, Spalte 3: „q“ gehört in kein Feld."


def test_that_a_conflict_is_told_in_good_german(speak):
    speak("de")
    row, column, box = (
        Grid.blank().with_cells(cells).conflicts()[0]
        for cells in ([(19, 5), (24, 5)], [(0, 7), (27, 7), (72, 7)], [(0, 1), (10, 1)])
    )
    assert in_words(row.sentence) == "zweimal die 5 in Zeile 3: Spalten 2 und 7"
    assert in_words(column.sentence) == "dreimal die 7 in Spalte 1: Zeilen 1, 4 und 9"
    assert in_words(box.sentence) == "zweimal die 1 in Block 1: Z1S1 und Z2S2"


def test_that_a_complaint_about_values_names_the_setting_as_the_form_does(speak):
    speak("de")
    with pytest.raises(ValueError, match=r"Elitism\.elite") as error:
        dataclasses.replace(PRESET, replacement=Elitism(elite=30))
    sentence = full_sentence(error.value.sentence)
    assert sentence == "Elite muss kleiner als die Population von 21 sein, ist aber 30."


def test_that_a_combination_that_does_not_fit_is_explained_with_the_labels(speak):
    for language, sentence in (
        (
            "en",
            "“Other candidates” cannot work on “Box permutations”: it changes single cells, "
            "and a box or row would no longer be a permutation.",
        ),
        (
            "de",
            "„Andere Kandidaten“ passt nicht zu „Blockpermutationen“: Damit werden einzelne Felder geändert, "
            "und ein Block oder eine Zeile wäre keine Permutation mehr.",
        ),
        (
            "fr",
            "«\u00a0Autres candidats\u00a0» ne peut pas opérer sur «\u00a0Permutations de blocs\u00a0»\u00a0: "
            "cette partie change des cases isolées, et un bloc ou une ligne ne serait plus une permutation.",
        ),
    ):
        speak(language)
        with pytest.raises(ValueError, match=r"OtherCandidates cannot") as error:
            dataclasses.replace(PRESET, mutation=OtherCandidates())
        assert full_sentence(error.value.sentence) == sentence


def test_that_a_puzzle_that_an_algorithm_cannot_write_is_explained(speak, qtbot):
    speak("de")
    controller = RunController()
    with qtbot.waitSignal(controller.failed) as failed:
        controller.start(RunRequest(PRESET, Grid.blank().with_cells([(0, 5), (10, 5)]), 1, Budget()))
    controller.close()
    assert failed.args == ["Block 1 enthält eine Vorgabe doppelt; Blockpermutationen können das nicht darstellen"]


def test_that_numbers_and_dialog_buttons_follow_the_chosen_language(speak, make_window):
    speak("de")
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    assert "Schließen" in words_of(preferences_of(make_window()))


# Which language is spoken.


@pytest.mark.parametrize(
    ("chosen", "spoken"), [("de", "de"), ("de_AT", "de"), ("en", "en"), ("xx", "en"), ("eo", "en")]
)
def test_that_a_language_without_translation_falls_back_to_english(speak, chosen, spoken):
    before = QLocale()
    assert speak(chosen) == spoken
    assert (QLocale() == before) or chosen.startswith(spoken)


def test_that_each_language_is_offered_once_by_its_own_name():
    assert available_languages() == [(code, OWN_NAMES[code]) for code in ("en", *sorted(translations.LANGUAGES))]


@pytest.mark.parametrize("language", ["en", *translations.LANGUAGES])
def test_that_the_pages_fit_beside_the_board_of_a_small_window(qtbot, speak, language):
    speak(language)
    for page in (CriteriaForm(), EvolutionPanel(), HumanPanel()):
        qtbot.addWidget(page)
        page.show()
        assert page.minimumSizeHint().width() <= PAGES_WIDTH, type(page).__name__
