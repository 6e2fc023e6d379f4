"""Formats numbers in the user's locale."""

from PySide6.QtCore import QLocale


def whole(number: float) -> str:
    """Return a whole number with the locale's digit grouping, for example "1,234"."""
    return QLocale().toString(round(number))


def figure(number: float, decimals: int = 3) -> str:
    """Return a number with at most `decimals` decimals, without trailing zeros: "4", "11.25", "0.313"."""
    locale = QLocale()
    text = locale.toString(float(number), "f", decimals)
    return text.rstrip("0").rstrip(locale.decimalPoint()) if locale.decimalPoint() in text else text


def percentage(share: float) -> str:
    """Return a share as a percentage with at most one decimal, for example "24.5 %"."""
    return figure(round(100 * share, 1)) + " %"


def rounded(number: float) -> str:
    """Return a mean value with up to three decimals, more decimals for smaller values."""
    for limit, decimals in ((1, 3), (10, 2), (100, 1)):
        if number < limit:
            return figure(number, decimals)
    return whole(number)


def decimal(number: float, decimals: int = 2) -> str:
    """Return a number with exactly `decimals` decimals."""
    return QLocale().toString(float(number), "f", decimals)
