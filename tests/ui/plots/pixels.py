"""Reading the colours of pictures."""

import numpy as np
from PySide6.QtGui import QImage


def colours(image: QImage) -> set[str]:
    """Return every colour of an image, as "#rrggbb"."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    words = np.frombuffer(image.constBits(), np.uint32)
    return {f"#{word & 0xFFFFFF:06x}" for word in np.unique(words).tolist()}
