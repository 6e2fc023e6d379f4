"""A PDF is rendered by a process that can neither fill the memory nor outlive its cancellation."""

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_desktop.reading import pdf
from sudoku_desktop.reading.pdf import PdfError, PdfRenderer, StoppedError
from sudoku_desktop.reading.picture import PictureError, count_pages, each_picture, load_pictures
from sudoku_desktop.services.stopping import Stop
from tests.reading.hostile_pdfs import inflating, nested_forms, slow


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system bounds no address space")
@pytest.mark.parametrize("hostile", [nested_forms, inflating])
def test_that_a_page_cannot_fill_the_memory(monkeypatch: pytest.MonkeyPatch, hostile: Callable[[], bytes]) -> None:
    monkeypatch.setattr(pdf, "MAX_MEMORY_MIB", 250)
    with pytest.raises(PictureError, match=r"page 1 of the PDF (needs more than 250 MiB of memory|is damaged)"):
        load_pictures(hostile())


def test_that_a_page_cannot_take_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    data = slow()
    with PdfRenderer(data) as renderer:
        assert renderer.page_count == 1
        monkeypatch.setattr(pdf, "MAX_SECONDS", 1)
        with pytest.raises(PdfError, match="page 1 of the PDF takes longer than 1 seconds"):
            renderer.render(1, 1, 2000)
        assert renderer._process.wait() != 0


def test_that_stopping_ends_the_process_in_the_middle_of_a_page() -> None:
    stop = Stop()
    with PdfRenderer(slow()) as renderer, stop.halting(renderer):
        assert renderer.page_count == 1
        timer = threading.Timer(0.5, stop.set)
        timer.start()
        with pytest.raises(StoppedError):
            renderer.render(1, 1, 2000)
        assert renderer._process.wait() != 0
        timer.join()


def test_that_nothing_is_rendered_once_it_is_stopped() -> None:
    stop = Stop()
    stop.set()
    assert list(each_picture(slow(), stop=stop)) == []
    assert count_pages(slow(), stop) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_that_the_process_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "slow.pdf"
    path.write_bytes(slow())
    code = (
        "import sys; from pathlib import Path; from sudoku_desktop.reading.pdf import PdfRenderer\n"
        "renderer = PdfRenderer(Path(sys.argv[1]).read_bytes()); renderer.page_count\n"
        "print(renderer._process.pid, flush=True); renderer.render(1, 1, 2000)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    subprocess.run(
        [
            sys.executable,
            "-c",
            "import os, sys, time\nwhile os.path.exists(f'/proc/{sys.argv[1]}'): time.sleep(.05)",
            str(pid),
        ],
        timeout=300,
        check=True,
    )
