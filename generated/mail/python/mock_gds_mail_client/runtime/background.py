"""Runs an asyncio event loop in its own thread, for blocking callers.

Listeners are called in the thread of the caller.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TypeVar

from .errors import TransportError

Result = TypeVar("Result")
News = TypeVar("News")


class Background:
    """An event loop and its thread. The thread starts at the first use."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._is_over = False

    def run(self, work: Coroutine[None, None, Result]) -> Result:
        """Runs the coroutine and returns its result. Cancels it if the caller is interrupted.

        Raises TransportError if the client is closed.
        """
        future = self._submit(work)
        with _giving_up(future):
            return future.result()

    def run_telling(
        self,
        work: Callable[[Callable[[News], None]], Coroutine[None, None, Result]],
        listener: Callable[[News], object],
    ) -> Result:
        """As `run`, and calls the listener with each item that the work reports.

        If the listener raises, the work is cancelled and the exception is raised here.
        """
        told: SimpleQueue[News | Future[Result]] = SimpleQueue()
        future = self._submit(work(told.put))
        future.add_done_callback(told.put)
        with _giving_up(future):
            while not isinstance(news := told.get(), Future):
                listener(news)
            return future.result()

    def end_with(self, work: Coroutine[None, None, None]) -> None:
        """Runs a last coroutine, if the thread was started, and ends the thread. Later calls do nothing."""
        with self._lock:
            was_over, self._is_over = self._is_over, True
            loop, thread = self._loop, self._thread
        if was_over or loop is None or thread is None:
            work.close()
            return
        try:
            asyncio.run_coroutine_threadsafe(work, loop).result()
        finally:
            loop.call_soon_threadsafe(loop.stop)
            thread.join()

    def _submit(self, work: Coroutine[None, None, Result]) -> Future[Result]:
        with self._lock:
            if self._is_over:
                work.close()
                raise TransportError("the client is closed", retryable=False)
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                serve = threading.Thread(target=_serve, args=(self._loop,), daemon=True)
                self._thread = serve
                serve.start()
            return asyncio.run_coroutine_threadsafe(work, self._loop)


@contextmanager
def _giving_up(future: Future[Result]) -> Generator[None, None, None]:
    """Cancels the work if its caller is interrupted. Raises TransportError if the client was closed."""
    try:
        yield
    except CancelledError as error:
        raise TransportError("the client was closed during the call", retryable=False) from error
    except BaseException:
        future.cancel()
        raise


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.run_until_complete(loop.shutdown_asyncgens())
    finally:
        loop.close()
