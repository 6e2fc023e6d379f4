"""Installed translations: one compiled .qm file a language, in resources/translations."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sudoku_desktop.assets import resource

SOURCE_LANGUAGE = "en"
_PREFIX = "sudoku_desktop_"


def available_languages() -> list[tuple[str, str]]:
    """Return the code and native name of each language, the source language first."""
    files = sorted(resource("translations").glob(f"{_PREFIX}*.qm"))
    codes = dict.fromkeys([SOURCE_LANGUAGE, *(file.stem.removeprefix(_PREFIX) for file in files)])
    # QLocale includes the country in these names: "American English", "español de España".
    own_names = {SOURCE_LANGUAGE: "English", "es": "Español"}
    return [(code, own_names.get(code) or QLocale(code).nativeLanguageName().capitalize()) for code in codes]


def install_translation(app: QCoreApplication, chosen: str = "") -> str:
    """Install the translators for the program and for Qt's own texts, and return the code of the language in use.

    `chosen` is a language code, or "" for the system's language. English has no file of its own. A system without a
    language, as with LANG=C, gets English numbers and dates.
    """
    locale = QLocale(chosen) if chosen else QLocale.system()
    language = locale.name().split("_")[0]
    if language not in dict(available_languages()):
        language = SOURCE_LANGUAGE
        if locale.language() is QLocale.Language.C:
            QLocale.setDefault(QLocale(SOURCE_LANGUAGE))
    elif chosen:
        QLocale.setDefault(locale)
    for former in app.findChildren(QTranslator):
        app.removeTranslator(former)
        former.deleteLater()
    translations = (
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"{_PREFIX}{language}", str(resource("translations"))),
    )
    for name, folder in translations:
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
    return language
