"""One lock for the imports that pool threads do after the first paint.

numba and pyqtgraph share modules (colorama is one). PySide6 wraps the import function, and two threads that import
the same module at the same time through it were seen to fail now and then with a KeyError.
"""

import threading

HEAVY_IMPORTS = threading.Lock()
"""Held while a thread imports what compiles or plots."""
