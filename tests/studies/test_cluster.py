"""A Dask cluster makes the same runs and hunts as one machine, even when workers or the scheduler die."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from sudoku_desktop.evolution.presets import GERGES_2018
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.hunting.archive import HuntArchive
from sudoku_desktop.services.hunting.hunt import Hunt
from sudoku_desktop.studies import Archive, StudyRun, cluster
from sudoku_desktop.studies.cluster import Cluster
from sudoku_desktop.trials.execution import make
from tests.attacks import hunts
from tests.evolution.own_operators import registered, swap
from tests.studies.test_running import OURS, PAPER, Threads, reproducible_part, study

TIMEOUT = 300
"""Timeout, in seconds, for what takes a few seconds on a quiet machine."""
pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, about ports and versions


class Machines:
    """A scheduler and workers, each in a process on this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.scheduler: subprocess.Popen[bytes] | None = None
        self.workers: list[subprocess.Popen[bytes]] = []
        self.port = ""

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            dask = [sys.executable, "-m", "dask", *command]
            return subprocess.Popen(dask, stdout=log, stderr=log, cwd=self._folder)

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def schedule(self) -> None:
        """Start the scheduler, or restart it at the same address."""
        if not self.port:
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port = str(free.getsockname()[1])
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", self.port, "--no-dashboard")

    def work(self, count: int) -> None:
        for _ in range(count):
            options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", str(TIMEOUT))
            self.workers.append(self._start("worker", self.address, *options))

    def end(self) -> None:
        for process in filter(None, [self.scheduler, *self.workers]):
            process.kill()
            process.wait()
        self.scheduler, self.workers = None, []


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    machines = Machines(tmp_path_factory.mktemp("machines"))
    yield machines
    machines.end()


@pytest.fixture
def machines(started: Machines, monkeypatch: pytest.MonkeyPatch) -> Machines:
    """Machines with a scheduler and at least two workers, which take seconds to start; reused between tests."""
    monkeypatch.setattr(cluster, "TIMEOUT", TIMEOUT)
    monkeypatch.setattr(cluster, "FIRST_TIMEOUT", TIMEOUT)
    started.workers = [each for each in started.workers if each.poll() is None]
    if started.scheduler is None:
        started.schedule()
    started.work(2 - len(started.workers))
    return started


def test_that_a_cluster_loses_nothing_with_a_worker_or_its_scheduler(machines: Machines, tmp_path: Path) -> None:
    wanted = study(PAPER, OURS, seeds=100, generations=200)
    pools: list[Cluster] = []
    with Archive(tmp_path / "runs") as archive, Archive(tmp_path / "alone") as alone:
        run = StudyRun(wanted, archive, pool=lambda: pools.append(Cluster(machines.address)) or pools[-1])
        has_lost_worker = has_lost_scheduler = False
        for progress in run.run():
            if progress.done >= 40 and not has_lost_worker:
                has_lost_worker = True
                assert pools[0].jobs >= 1
                machines.workers[0].kill()
            if progress.done >= 200 and not has_lost_scheduler:
                has_lost_scheduler = True
                machines.end()
                machines.schedule()
                machines.work(2)
        assert has_lost_worker
        assert has_lost_scheduler
        assert progress.done == archive.count() == wanted.count
        list(StudyRun(wanted, alone, pool=Threads).run())
        assert reproducible_part(archive.runs()) == reproducible_part(alone.runs())


def test_that_a_hunt_on_a_cluster_loses_nothing_with_a_worker(machines: Machines, tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "hunts") as archive, closing(Cluster(machines.address)) as pool:
        pool._client.wait_for_workers(2)
        hunt = Hunt(hunts.REQUEST, archive)
        for done, _ in enumerate(hunt.run(pool, Event(), epoch_work=200)):
            if done == 2:
                machines.workers[0].kill()
            if done == 8:
                break
        assert len(archive.islands(hunt.id)) >= 2
        hunts.compare(archive, hunt)


def test_that_closing_the_connection_answers_all_calls(machines: Machines) -> None:
    """Close the connection: threads that wait for answers would otherwise keep the program from ending."""
    for _ in range(3):
        pool = Cluster(machines.address)
        answers = [pool.call(time.sleep, 0.05) for _ in range(50)]
        wait(answers, return_when=FIRST_COMPLETED)
        pool.close()
        assert not wait(answers, 5).not_done


def test_that_workers_that_join_later_are_counted(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RECOUNT_SECONDS", 0)
    with closing(Cluster(machines.address)) as pool:
        pool._client.wait_for_workers(2)
        pool.jobs = 1
        pool.call(time.sleep, 0)
        assert pool.jobs >= 2


IMPATIENT = f"""
import sys
from sudoku_desktop.cli import main
from sudoku_desktop.studies import cluster
connect = cluster.Cluster._connect
def connect_once(self, timeout):
    connect(self, timeout)
    cluster.TIMEOUT = 1
cluster.Cluster._connect = connect_once
cluster.TIMEOUT = cluster.FIRST_TIMEOUT = {TIMEOUT}
sys.exit(main(sys.argv[1:]))
"""


def test_that_a_scheduler_that_is_gone_ends_studies_and_hunts_with_one_sentence(
    machines: Machines, tmp_path: Path
) -> None:
    table = 'title = "t"\nseeds = 100000\nbudget = { generations = 400 }\n[[puzzles]]\nsample = "{}"\n'
    preset = '[[algorithms]]\npreset = "mantere-koljonen-2007"\n'
    (tmp_path / "s.toml").write_text(table.replace("{}", "04_mantere_koljonen_2007_fig_6") + preset)
    runs, hunts = tmp_path / "runs", tmp_path / "hunts"

    def counts() -> list[int]:
        if not (runs.exists() and hunts.exists()):
            return [0]
        with Archive(runs) as kept, HuntArchive(hunts) as hunted:
            return [kept.count(), sum(hunted.children(each.id) for each in hunted.hunts())]

    commands = [
        ("study", "run", str(tmp_path / "s.toml"), "--archive", str(runs), "--cluster", machines.address),
        ("hunt", "--seed", "1", "--archive", str(hunts), "--cluster", machines.address),
    ]
    running = [
        subprocess.Popen([sys.executable, "-c", IMPATIENT, *command], stderr=subprocess.PIPE, text=True)
        for command in commands
    ]
    deadline = time.monotonic() + TIMEOUT
    while not all(before := counts()):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    machines.end()
    for program in running:
        _, errors = program.communicate(timeout=TIMEOUT)
        assert program.returncode == 1
        said = [line for line in errors.replace("\r", "\n").splitlines() if line.startswith("sudoku-cli: ")]
        assert "Traceback" not in errors
        assert [line.startswith(f"sudoku-cli: no workers at {machines.address}") for line in said] == [True]
    assert all(after >= kept for after, kept in zip(counts(), before, strict=True))


def test_that_a_worker_of_another_version_makes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may join after the versions of all workers have been checked."""
    trials = list(study(OURS, seeds=1).trials())
    assert len(cluster.call_with_version(cluster.__version__, make, "s", trials)) == len(trials)
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(ProblemError, match=r"the workers have version 0\.0\.1 of the program, not 9\.9"):
        cluster.call_with_version("9.9", make, "s", trials)


def test_that_a_worker_that_joins_later_with_another_version_ends_the_study(machines: Machines, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sudoku_desktop; sudoku_desktop.__version__ = '0.0.1'\n")
    with Archive(tmp_path / "runs") as archive:
        endless = study(PAPER, seeds=10_000, generations=200, puzzles=1)
        run = StudyRun(endless, archive, pool=lambda: Cluster(machines.address))

        def let_another_version_join() -> None:
            for progress in run.run():
                if progress.done and len(machines.workers) == 2:
                    with pytest.MonkeyPatch.context() as patch:
                        patch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
                        machines.work(1)

        with pytest.raises(ProblemError, match=r"the workers have version 0\.0\.1 of the program"):
            let_another_version_join()
        assert 0 < archive.count() < 10_000
    machines.workers[-1].kill()


def test_that_nobody_at_an_address_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "FIRST_TIMEOUT", 1)
    with pytest.raises(ProblemError, match=r"no workers at tcp://127\.0\.0\.1:1"):
        Cluster("tcp://127.0.0.1:1")


@pytest.mark.parametrize("address", ["foo", "localhost:1x", "nonsense://x:1", "tcp://host:65536", "tcp://:8786", ""])
def test_that_what_is_no_address_is_refused_before_dask_is_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("distributed.Client")
    with pytest.raises(ProblemError, match="is not the address of a scheduler, such as tcp://host:8786"):
        Cluster(address)


@pytest.mark.parametrize("address", ["host:8786", "tcp://10.0.0.1:8786", "tls://[::1]:8786"])
def test_that_addresses_of_every_kind_are_tried(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(Cluster, "_connect", lambda self, timeout: tried.append(self._address))
    Cluster(address)
    assert tried == [address]


def test_that_a_missing_dask_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ProblemError, match=r'install it with pip install "sudoku-desktop\[cluster\]"'):
        Cluster("tcp://127.0.0.1:1")


def test_that_an_operator_of_ones_own_goes_to_the_workers(machines: Machines, tmp_path: Path) -> None:
    with registered():
        wanted = study(GERGES_2018.with_settings({"population": 30, "mutation": swap(0.4)}), seeds=60, generations=60)
        pools: list[Cluster] = []
        with Archive(tmp_path / "runs") as archive, Archive(tmp_path / "alone") as alone:
            run = StudyRun(wanted, archive, pool=lambda: pools.append(Cluster(machines.address)) or pools[-1])
            has_lost_worker = False
            for progress in run.run():
                if progress.done >= 10 and not has_lost_worker:
                    has_lost_worker = True
                    machines.workers[0].kill()
            assert has_lost_worker
            assert progress.done == archive.count() == wanted.count
            list(StudyRun(wanted, alone, pool=Threads).run())
            assert reproducible_part(archive.runs()) == reproducible_part(alone.runs())
