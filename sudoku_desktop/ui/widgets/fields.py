"""Input widgets for numbers, choices and seeds. A locked field stays readable and ignores the mouse wheel."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Generic, TypeVar

from PySide6.QtCore import QLocale, QSize, Qt, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.speaking import SHORTEST
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

Member = TypeVar("Member")

DECIMALS = 6


class NumberField(QDoubleSpinBox):
    """Spin box for whole or decimal numbers; unlike QSpinBox it is not limited to 2³¹, which trials exceed."""

    def __init__(self, minimum: float, maximum: float, *, whole: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = whole
        self._exact: float | None = None
        self.setDecimals(0 if whole else DECIMALS)
        self.setRange(minimum, maximum)
        if not whole and maximum - minimum <= 1:
            self.setSingleStep((maximum - minimum) / 20)
        else:
            self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self.setGroupSeparatorShown(True)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.setAccelerated(True)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def number(self) -> int | float:
        """Return the value, with all digits if it was set by `set_number` and not edited since."""
        shown = self.value()
        if self._exact is not None and shown == round(self._exact, self.decimals()):
            return int(self._exact) if self._whole else self._exact
        return int(shown) if self._whole else shown

    def set_number(self, number: float) -> None:
        self._exact = number
        self.setValue(number)

    def set_locked(self, locked: bool) -> None:
        """Make the field read-only; the text can still be copied."""
        self.setReadOnly(locked)

    def textFromValue(self, value: float) -> str:
        if self._whole:
            return super().textFromValue(value)
        locale = self.locale()
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        return locale.toString(value, "f", SHORTEST)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceField(QComboBox):
    """Combo box that can be locked without being greyed out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._locked = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def set_name(self, name: str) -> None:
        """Set the accessible name of a combo box without a visible label, as Qt on X11 takes names only from labels."""
        self.setAccessibleName(name)
        label = PlainLabel(name, self.parentWidget())
        label.setBuddy(self)
        label.hide()

    def set_locked(self, locked: bool) -> None:
        """Refuse or allow changes; the text of a locked field stays readable."""
        self._locked = locked
        self.update()

    def showPopup(self) -> None:
        if not self._locked:
            super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._locked:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._locked:
            super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and not self._locked:
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as the style does, but elide a long text, and do not grey out a locked box."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        text_width = room.width() - 4
        option.currentText = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, text_width)
        label_state = option.state
        if self._locked:
            option.state &= ~QStyle.StateFlag.State_Enabled
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.state = label_state
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def add_heading(self, text: str) -> None:
        """Append a heading, which cannot be chosen."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        item = QStandardItem(text)
        font = self.font()
        font.setItalic(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        model.appendRow(item)


class MemberField(ChoiceField, Generic[Member]):
    """Combo box of objects, each with a name and an optional icon; the data of an item is the object's `key`."""

    def __init__(
        self,
        members: Iterable[Member],
        name: Callable[[Member], str],
        parent: QWidget | None = None,
        *,
        key: Callable[[Member], object] = attrgetter("value"),
        icon: Callable[[Member], QIcon] = lambda _: QIcon(),
    ) -> None:
        super().__init__(parent)
        self._members = list(members)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for member in self._members:
            self.addItem(icon(member), name(member), key(member))

    def member(self) -> Member:
        return self._members[self.currentIndex()]

    def choose(self, member: Member) -> None:
        self.setCurrentIndex(self._members.index(member))

    def set_offered(self, member: Member, offered: bool) -> None:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self._members.index(member)).setEnabled(offered)

    def width_needed(self) -> int:
        """Return the width, in pixels, at which no choice is cut off."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        longest = max(metrics.horizontalAdvance(self.itemText(index)) for index in range(self.count()))
        text = QSize(longest + 6, metrics.height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text, self).width()


class SeedValidator(QValidator):
    """Validator of whole numbers from 0 to 2⁶³ − 1, which drops pasted blanks and separators."""

    def validate(self, text: str, position: int) -> object:
        digits = "".join(character for character in text if character not in " ,.'_\u00a0\u202f\t\n")
        if not digits:
            return QValidator.State.Intermediate, digits, 0
        fits = digits.isascii() and digits.isdigit() and int(digits) <= MAX_SEED
        state = QValidator.State.Acceptable if fits else QValidator.State.Invalid
        return state, digits, min(position, len(digits))


class SeedField(QLineEdit):
    """Input of a seed; an empty field restores the last seed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seed = 0
        self.setValidator(SeedValidator(self))
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0" * 12))
        self.textChanged.connect(self._read)
        self.editingFinished.connect(self._show)

    def seed(self) -> int:
        """Return the last valid seed."""
        return self._seed

    def set_seed(self, seed: int) -> None:
        """Show a seed; raises ValueError when it is out of bounds."""
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"the seed must be in [0, {MAX_SEED}], got {seed}")
        self.setText(str(seed))

    def set_locked(self, locked: bool) -> None:
        """Make the field read-only; the text can still be copied."""
        self.setReadOnly(locked)

    @Slot()
    def _read(self) -> None:
        if self.hasAcceptableInput():
            self._seed = int(self.text())

    @Slot()
    def _show(self) -> None:
        if not self.hasAcceptableInput():
            self.setText(str(self._seed))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._show()  # Qt does not emit editingFinished for an empty field
        super().focusOutEvent(event)
