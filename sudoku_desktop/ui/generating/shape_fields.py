"""Fields for a grid's size, regions and extra units; choices that do not fit the size are disabled."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from sudoku_desktop.board import CLASSIC, SIZES, Geometry, Variant
from sudoku_desktop.board.geometry import EXTRAS, has_windows
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_lines, in_row
from sudoku_desktop.ui.widgets.tool_tip import explain

LARGEST_JIGSAW = 16
"""Maximum size of a jigsaw; larger regions are unusual and take too long to draw at random."""


class ShapeFields(QWidget):
    """Fields for `chosen_size` and `variants`; the regions of a jigsaw are set elsewhere."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sizes = MemberField(SIZES, lambda size: f"{size}×{size}", self, key=lambda size: size)
        names = {
            None: tr("Boxes"),
            Variant.JIGSAW: tr("Jigsaw: irregular regions"),
            Variant.LATIN: tr("None: a Latin square"),
        }
        self.regions = MemberField(names, lambda each: names[each], self, key=lambda each: each)
        self.sizes.set_name(tr("Size"))
        self.regions.set_name(tr("Regions"))
        self.extras = {
            Variant.X: QCheckBox(tr("X (diagonals)"), self),
            Variant.WINDOKU: QCheckBox(tr("Windoku (windows)"), self),
        }
        explain(self.extras[Variant.X], tr("Both diagonals hold each digit once, too."))
        explain(self.extras[Variant.WINDOKU], tr("Further boxes between the usual ones hold each digit once, too."))
        self.setFocusProxy(self.sizes)
        self.sizes.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        in_column(in_row(self.sizes, (self.regions, 1)), in_lines(*self.extras.values()), inside=self)
        self.show_shape(CLASSIC)
        for field in (self.sizes, self.regions):
            field.currentIndexChanged.connect(self._choose)
        for box in self.extras.values():
            box.toggled.connect(self._choose)

    @property
    def chosen_size(self) -> int:
        return self.sizes.member()

    @property
    def variants(self) -> tuple[Variant, ...]:
        regions = self.regions.member()
        extras = (extra for extra, box in self.extras.items() if box.isChecked() and self._has(extra))
        return (*extras, *([regions] if regions else ()))

    @property
    def offers_jigsaw(self) -> bool:
        """Whether a jigsaw of the chosen size can be chosen."""
        return self.chosen_size <= LARGEST_JIGSAW

    def show_shape(self, shape: Geometry) -> None:
        """Show a shape; an unsupported size is shown as the smallest size."""
        self.sizes.setCurrentIndex(max(0, self.sizes.findData(shape.size)))
        self.regions.choose(next((each for each in shape.variants if each not in EXTRAS), None))
        for extra, box in self.extras.items():
            box.setChecked(extra in shape.extras)
        self._offer()

    def _offer(self) -> None:
        self.regions.set_offered(Variant.JIGSAW, self.offers_jigsaw)
        if not self.offers_jigsaw and self.regions.member() is Variant.JIGSAW:
            self.regions.choose(None)
        for extra, box in self.extras.items():
            box.setEnabled(self._has(extra))

    def _has(self, extra: Variant) -> bool:
        return extra is not Variant.WINDOKU or has_windows(self.chosen_size)

    @Slot()
    def _choose(self) -> None:
        self._offer()
        self.changed.emit()
