"""Workers on other machines: a pool that submits batches to a Dask scheduler (the extra "cluster").

    dask scheduler                                  # on one machine
    dask worker tcp://HOST:8786 --nthreads 1 --nworkers -1       # on each of the others, with the same program

The outcome of a trial does not depend on the worker. Batches of a worker that has died are submitted to another one.
When the connection or the scheduler is lost, connecting is retried for a while and pending batches are submitted again.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Any, TypeVar

from sudoku_desktop import __version__
from sudoku_desktop.sentence import GivenUpError, ProblemError, Quoted, Sentence
from sudoku_desktop.trials.execution import LostError, make
from sudoku_desktop.trials.records import MadeRun, Trial

Answer = TypeVar("Answer")

TIMEOUT = 60
"""Timeout for workers, and for a scheduler whose connection was lost, in seconds."""
FIRST_TIMEOUT = 15
"""Timeout for the first connection to a scheduler, in seconds; shorter, because the address may be wrong."""
RECOUNT_SECONDS = 5.0
"""Shortest interval between two counts of the workers, in seconds, so that those that join later get work."""
_ADDRESS = re.compile(r"((tcp|tls|ws|wss|ucx)://)?(\[[0-9a-f:.%]+\]|[^\s:/\[\]]+):(?P<port>\d{1,5})", re.IGNORECASE)


class Cluster:
    """A pool that uses the workers of a Dask scheduler at an address such as tcp://host:8786.

    Raises ProblemError when the scheduler cannot be reached, has no workers or other versions of the program, or when
    Dask is not installed.
    """

    batch_seconds = 0.5

    def __init__(self, address: str) -> None:
        match = _ADDRESS.fullmatch(address)
        if match is None or int(match["port"]) >= 2**16:  # with an invalid port Dask would neither connect nor fail
            raise ProblemError(
                Sentence("{text} is not the address of a scheduler, such as tcp://host:8786", text=Quoted(address))
            )
        self._address = address
        self._client: Any = None
        self._pending: set[Future[Any]] = set()
        self._counted = 0.0
        self.jobs = 1
        self._connect(FIRST_TIMEOUT)

    def _connect(self, timeout: float) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise ProblemError(
                Sentence(
                    "a cluster needs Dask; install it with {command}", command='pip install "sudoku-desktop[cluster]"'
                )
            ) from None
        self.close()
        # Suppress tracebacks when the scheduler dies, which is reported as a sentence; each logger has its own level.
        for name in ("distributed", "distributed.client", "tornado.application"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        until = time.monotonic() + TIMEOUT
        try:
            self._client = Client(self._address, timeout=timeout, set_as_default=False)
            self._client.wait_for_workers(1, timeout=max(1, until - time.monotonic()))
            self._client.run_on_scheduler(_version)  # the scheduler unpickles calls, too
            versions = set(self._client.run(_version).values())
            self._count()
        except Exception as error:  # without an answer, or if a machine lacks the program, Dask raises a bare Exception
            self.close()
            raise ProblemError(
                Sentence("no workers at {address}: {reason}", address=self._address, reason=str(error))
            ) from None
        if versions != {__version__}:
            others = ", ".join(sorted(versions))
            raise ProblemError(
                Sentence("the workers have version {other} of the program, not {own}", other=others, own=__version__)
            )

    def _count(self) -> None:
        self.jobs = max(1, sum(self._client.nthreads().values()))
        self._counted = time.monotonic()

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        """Submit trials as `Pool.submit` does, after reconnecting if the connection has been lost."""
        return self.call(make, study, list(trials))

    def call(self, function: Callable[..., Answer], *arguments: object) -> Future[Answer]:
        """Call a function of a module on a worker, after reconnecting if the connection has been lost.

        Raises LostError in the future when the worker or the scheduler is lost, and GivenUpError when connecting fails.
        """
        answer: Future[Answer] = Future()
        if self._client is None or self._client.status != "running":
            try:
                self._connect(TIMEOUT)
            except ProblemError as error:
                raise GivenUpError(error.sentence) from None
        try:
            if time.monotonic() - self._counted > RECOUNT_SECONDS:
                self._count()
            asked = self._client.submit(call_with_version, __version__, function, *arguments, pure=False)
        except Exception as error:  # a lost connection may raise any exception
            answer.set_exception(LostError(str(error)))
            return answer

        # Awaited on the client's event loop. Dask's own callbacks run in a thread that all clients share, and a result
        # that is asked for there while its client closes never comes: later results would wait for that thread forever.
        async def hand_over() -> None:
            with suppress(InvalidStateError):  # the future was cancelled, or abandoned by `close`
                try:
                    answer.set_result(await asked)
                except ProblemError as error:
                    answer.set_exception(error)
                except BaseException as error:  # a killed worker, a lost connection, a scheduler that has gone
                    answer.set_exception(LostError(str(error)))

        self._pending.add(answer)
        answer.add_done_callback(self._pending.discard)
        self._client.loop.add_callback(hand_over)
        return answer

    def close(self) -> None:
        """Close the connection as `Pool.close` does; the workers remain available to other clients."""
        if self._client is not None:
            with suppress(Exception):
                self._client.close(timeout=2)
            self._client = None
        for answer in list(self._pending):
            with suppress(InvalidStateError):  # the result has arrived meanwhile
                answer.set_exception(LostError("the connection was closed"))


def call_with_version(version: str, function: Callable[..., Answer], *arguments: object) -> Answer:
    """Call a function on a worker; raises ProblemError if its version of the program differs from the client's.

    A worker can join after the client has compared the versions of all workers.
    """
    if version != __version__:
        raise ProblemError(
            Sentence("the workers have version {other} of the program, not {own}", other=__version__, own=version)
        )
    return function(*arguments)


def _version() -> str:
    return __version__
