"""Records the key events of the top row on real keyboard layouts; needs Xvfb, setxkbmap and xdotool.

    python -m tests.attacks.keyboards

Prints, for each layout and each way of pressing, what Qt's events of the keys 1 to 9 carry: key, modifiers, native scan
code, native virtual key, and text. `tests/ui/board/keyboard_layouts.txt` holds what it printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

LAYOUTS = ("us", "fr", "cz", "lt", "ir", "be")
FIRST_CODE = 10
"""X11 keycode of the key with the digit 1."""
PRESSES = {"plain": (), "shift": ("Shift_L",), "control": ("Control_L",)}
DISPLAY = ":97"


def record() -> None:
    """Print each key event as a line of JSON until the input ends."""
    from PySide6.QtCore import QSocketNotifier
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication, QWidget

    class Recorder(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
            facts = [
                event.key(),
                event.modifiers().value,
                event.nativeScanCode(),
                event.nativeVirtualKey(),
                event.text(),
            ]
            print(json.dumps(facts), flush=True)

    app = QApplication([])
    recorder = Recorder()
    recorder.show()
    recorder.activateWindow()
    recorder.setFocus()
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(app.quit)
    app.exec()


def main() -> None:
    """Record every keyboard layout in a separate X server."""
    variables = {**os.environ, "DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
    server = subprocess.Popen(["Xvfb", DISPLAY, "-noreset", "-screen", "0", "640x480x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        for layout in LAYOUTS:
            subprocess.run(["setxkbmap", layout], env=variables, check=True)
            for name, modifiers in PRESSES.items():
                print(layout, name, json.dumps(pressed(modifiers, variables)), flush=True)
    finally:
        server.terminate()
        server.wait()


def pressed(modifiers: tuple[str, ...], variables: dict[str, str]) -> list[object]:
    """Return the events of the nine keys, pressed with these modifiers."""
    command = [sys.executable, "-m", "tests.attacks.keyboards", "record"]
    with subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        time.sleep(4)
        steps = ["mousemove", "100", "100", "click", "1"]
        for key in modifiers:
            steps += ["keydown", key]
        for code in range(FIRST_CODE, FIRST_CODE + 9):
            steps += ["key", str(code), "sleep", "0.05"]
        for key in modifiers:
            steps += ["keyup", key]
        subprocess.run(["xdotool", *steps], env=variables, check=True)
        time.sleep(1)
        lines = child.communicate("end\n", timeout=20)[0].splitlines()
    events = [json.loads(line) for line in lines]
    return [event for event in events if FIRST_CODE <= event[2] < FIRST_CODE + 9]


if __name__ == "__main__":
    record() if sys.argv[1:] == ["record"] else main()
