"""Numbers in the reader's language."""

from PySide6.QtCore import QLocale


def whole(number: float) -> str:
    """As the locale groups digits: "1,234"."""
    return QLocale().toString(round(number))


def figure(number: float, decimals: int = 3) -> str:
    """Up to so many decimals, without trailing zeros: "4", "11.25", "0.313"."""
    locale = QLocale()
    text = locale.toString(float(number), "f", decimals)
    return text.rstrip("0").rstrip(locale.decimalPoint()) if locale.decimalPoint() in text else text


def percentage(share: float) -> str:
    """With a decimal where it says something: "24.5 %"."""
    return figure(round(100 * share, 1)) + " %"


def rounded(number: float) -> str:
    """A mean, with the more decimals the smaller it is."""
    for limit, decimals in ((1, 3), (10, 2), (100, 1)):
        if number < limit:
            return figure(number, decimals)
    return whole(number)


def decimal(number: float, decimals: int = 2) -> str:
    """With so many decimals, always."""
    return QLocale().toString(float(number), "f", decimals)
