"""Signals of background work arrive in its own thread, from the latest work only, and work ends with the window."""

import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.ui.worker import NICENESS, Importer, NewestAnswer, Worker, end_work

LONG = 60_000
"""Timeout in milliseconds that no wait reaches."""


class Counter(Worker):
    """A worker with an additional signal."""

    counted = Signal(int, str)


class Listener(QObject):
    """Records the signals that it receives, in order, with the thread."""

    def __init__(self, worker):
        super().__init__()
        self.heard = []
        self.threads = set()
        worker.counted.connect(self.hear_count)
        worker.failed.connect(self.hear_failure)
        worker.ended.connect(self.hear_end)

    @Slot(int, str)
    def hear_count(self, number, text):
        self.threads.add(QThread.currentThread())
        self.heard.append((number, text))

    @Slot(str)
    def hear_failure(self, why):
        self.heard.append(why)

    @Slot()
    def hear_end(self):
        self.threads.add(QThread.currentThread())
        self.heard.append("ended")


@pytest.fixture
def counter(qapp):
    counter = Counter()
    yield counter
    assert Worker.close_all()


@pytest.fixture
def listener(counter):
    return Listener(counter)


def test_that_what_is_told_is_emitted_in_order_in_the_thread_of_the_interface(counter, listener, qtbot):
    threads = []

    def work(stop, tell):
        threads.append(QThread.currentThread())
        for number in range(3):
            tell(counter.counted, number, "told")

    counter.begin(work)
    assert counter.is_busy
    assert listener.heard == []
    qtbot.waitUntil(lambda: "ended" in listener.heard)
    assert listener.heard == [(0, "told"), (1, "told"), (2, "told"), "ended"]
    assert listener.threads == {QThread.currentThread()}
    assert threads != [QThread.currentThread()]
    assert not counter.is_busy


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ProblemError(Sentence("no puzzle was found")), "No puzzle was found."),
        (ValueError("not so"), "not so"),
        (KeyError("gone"), "KeyError: 'gone'"),
    ],
)
def test_that_a_failure_is_told_in_words_and_then_the_end(counter, listener, qtbot, error, sentence):
    def work(stop, tell):
        raise error

    counter.begin(work)
    qtbot.waitUntil(lambda: "ended" in listener.heard)
    assert listener.heard == [sentence, "ended"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a niceness for each thread")
def test_that_work_and_the_threads_that_it_starts_give_way_to_the_interface(counter, listener, qtbot):
    def niceness():
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def work(_stop, tell):
        tell(counter.counted, niceness(), "own")
        inner = threading.Thread(target=lambda: tell(counter.counted, niceness(), "inner"))
        inner.start()
        inner.join()

    with qtbot.waitSignal(counter.ended):
        counter.begin(work)
    lower = min(niceness() + NICENESS, 19)
    assert [each for each in listener.heard if isinstance(each, tuple)] == [(lower, "own"), (lower, "inner")]


def test_that_newer_work_stops_the_older_of_which_nothing_more_is_heard(counter, listener, qtbot):
    begun = threading.Event()

    def older(stop, tell):
        begun.set()
        stop.wait()
        tell(counter.counted, 1, "older")

    counter.begin(older)
    begun.wait()
    counter.begin(lambda stop, tell: tell(counter.counted, 2, "newer"))
    qtbot.waitUntil(lambda: "ended" in listener.heard)
    assert listener.heard == [(2, "newer"), "ended"]


def test_that_works_never_overlap_and_overtaken_ones_do_not_begin(counter, listener, qtbot):
    release, begun, at_once, most = threading.Event(), [], [], []

    def work(number):
        def do(stop, tell):
            begun.append(number)
            at_once.append(number)
            most.append(len(at_once))
            release.wait()
            at_once.remove(number)

        return do

    counter.begin(work(0))
    qtbot.waitUntil(lambda: begun == [0])
    for number in range(1, 20):
        counter.begin(work(number))
    release.set()
    qtbot.waitUntil(lambda: "ended" in listener.heard)
    assert begun == [0, 19]
    assert set(most) == {1}


def test_that_stopped_work_tells_what_there_is_and_ends(counter, listener, qtbot):
    def work(stop, tell):
        stop.wait()
        tell(counter.counted, 1, "so far")

    counter.begin(work)
    counter.stop()
    qtbot.waitUntil(lambda: "ended" in listener.heard)
    assert listener.heard[-1] == "ended"


def test_that_closing_waits_for_the_thread_and_silences_it(counter, listener, qapp):
    def work(stop, tell):
        stop.wait()
        tell(counter.counted, 1, "late")

    counter.begin(work)
    assert Worker.close_all()
    assert not counter.has_thread
    qapp.processEvents()
    assert listener.heard == []


def test_that_what_belongs_to_an_object_ends_with_it_and_nothing_else_does(qtbot):
    window, release = QObject(), threading.Event()
    page = QObject(window)
    timer, own, other = QTimer(page, interval=10), Counter(page), Counter()
    own.begin(lambda stop, tell: stop.wait())
    other.begin(lambda stop, tell: release.wait())
    timer.start()
    end_work(window)
    assert (own.has_thread, own.is_busy, other.is_busy, timer.isActive()) == (False, False, True, False)
    release.set()
    qtbot.waitUntil(lambda: not other.is_busy)


def test_that_closing_does_not_wait_for_ever(qapp):
    worker, begun, release = Worker(), threading.Event(), threading.Event()
    worker.begin(lambda stop, tell: begun.set() or release.wait())
    assert begun.wait(LONG)
    assert not Worker.close_all(0.01)
    release.set()
    assert Worker.close_all()


def test_that_a_worker_may_go_while_it_works(qapp, qtbot):
    parent, release, done = QObject(), threading.Event(), threading.Event()
    counter = Counter(parent)

    def work(stop, tell):
        release.wait()
        try:
            tell(counter.counted, 1, "to nobody")
        finally:
            done.set()

    counter.begin(work)
    parent.deleteLater()
    with qtbot.waitSignal(parent.destroyed):
        pass
    release.set()
    assert done.wait(LONG)
    counter._thread.join()


HASTY = """
from PySide6.QtCore import QCoreApplication, Signal
from sudoku_desktop.ui.worker import Worker

class Counter(Worker):
    counted = Signal(int)

def begin(worker):
    def work(stop, tell, counted=worker.counted):
        while not stop.is_set():
            tell(counted, 1)
    worker.begin(work)

application = QCoreApplication([])
for _ in range(8):
    begin(Counter())  # nobody keeps it, but its thread goes on
"""


def test_that_a_program_may_end_while_threads_are_telling_something():
    for _ in range(2):
        assert subprocess.run([sys.executable, "-c", HASTY], check=False).returncode == 0


# The newest question.


class Patient:
    """Work that waits until it is halted or released, and records what it was given."""

    def __init__(self):
        self.begun = []
        self.ended = []
        self.released = threading.Event()

    def __call__(self, question, stop):
        self.begun.append(question)
        while not (self.released.is_set() or stop.is_set()):
            self.released.wait(0.005)
        self.ended.append((question, stop.is_set()))
        return question.upper()


@pytest.fixture
def work():
    patient = Patient()
    yield patient
    patient.released.set()
    assert Worker.close_all()


@pytest.fixture
def asking(qapp, work):
    answers = NewestAnswer(work)
    heard = []
    answers.answered.connect(lambda question, answer: heard.append((question, answer)))
    return answers, heard


def test_that_a_question_is_answered(asking, work, qtbot):
    answers, heard = asking
    work.released.set()
    answers.ask("a")
    assert answers.is_busy
    qtbot.waitUntil(lambda: heard == [("a", "A")])
    assert not answers.is_busy


def test_that_whoever_hears_an_answer_may_ask_again(asking, work, qtbot):
    answers, heard = asking
    work.released.set()
    busy = []

    def ask_again():
        busy.append(answers.is_busy)
        if len(busy) < 3:
            answers.ask("a")  # the end of the work that has answered is still on its way

    answers.answered.connect(ask_again)
    answers.ask("a")
    qtbot.waitUntil(lambda: heard == 3 * [("a", "A")])
    assert busy == [False, False, False]


def test_that_only_the_newest_question_is_answered_and_older_ones_are_halted(asking, work, qtbot):
    answers, heard = asking
    answers.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"])
    answers.ask("b")
    answers.ask("c")
    # Whether "b" was begun before "c" was asked depends on the threads.
    qtbot.waitUntil(lambda: work.begun[-1] == "c")
    assert work.ended[0] == ("a", True)
    assert all(is_halted for _, is_halted in work.ended)
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("c", "C")])


def test_that_the_same_question_goes_on_being_worked_on(asking, work, qtbot):
    answers, heard = asking
    answers.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"])
    answers.ask("a")
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("a", "A")])
    assert work.ended == [("a", False)]


def test_that_a_forgotten_question_is_halted_and_asked_again_worked_on_anew(asking, work, qtbot):
    answers, heard = asking
    answers.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"])
    answers.forget()
    assert not answers.is_busy
    answers.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a", "a"])
    assert work.ended == [("a", True)]
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("a", "A")])


def test_that_modules_are_imported_beside_the_interface_and_then_used_in_it(qtbot, tmp_path, monkeypatch):
    (tmp_path / "imported_late.py").write_text("import threading\nTHREAD = threading.current_thread()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importer, used_in = Importer(), []
    importer.then(lambda: used_in.append(threading.current_thread()), "imported_late")
    assert used_in == []
    qtbot.waitUntil(lambda: bool(used_in))
    assert sys.modules["imported_late"].THREAD is not threading.main_thread()
    qtbot.waitUntil(lambda: not importer.has_thread)
    importer.then(lambda: used_in.append(threading.current_thread()), "imported_late")
    assert used_in == [threading.main_thread()] * 2


def test_that_only_the_newest_request_is_met_when_modules_are_there(qtbot, tmp_path, monkeypatch):
    (tmp_path / "imported_once.py").write_text("import time\ntime.sleep(0.05)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importer, met = Importer(), []
    importer.then(lambda: met.append("older"), "imported_once")
    importer.then(lambda: met.append("newer"), "imported_once")
    with qtbot.waitSignal(importer.ended):
        pass
    qtbot.wait(50)
    assert met == ["newer"]
