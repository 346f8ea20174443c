"""The stdio transport: a server as a child process, one JSON message on each line."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from .errors import TransportError
from .json_values import JsonObject, JsonValue, json_bytes, object_of, parse_json
from .messages import is_answer_to
from .transport import Hear

#: Seconds to wait for the server to exit after its input is closed, and again after each signal.
PATIENCE = 2.0


@dataclass(frozen=True, slots=True)
class StdioServer:
    """How to start a server. `env` is added to this process's environment; the server inherits its stderr."""

    command: Sequence[str]
    env: Mapping[str, str] | None = None
    cwd: str | None = None
    #: Maximum bytes of a line that the server writes.
    limit: int = 16 * 1024 * 1024


class StdioTransport:
    """Starts the server when it opens, and stops it when it closes."""

    def __init__(self, server: StdioServer) -> None:
        if not server.command:
            raise ValueError("command: it names the program to start, and its arguments")
        self._server = server
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[JsonValue, asyncio.Future[JsonObject]] = {}
        self._hear: Hear = lambda _message: None
        self._ended = "the server is not running"

    @property
    def hanging_up_cancels(self) -> bool:
        """False: all calls share one pipe, so a cancellation is sent as a notification."""
        return False

    @property
    def session_id(self) -> str | None:
        """None: the process is the session."""
        return None

    def listen(self, hear: Hear) -> None:
        """Sets the listener for messages that are not answers: notifications and the server's requests."""
        self._hear = hear

    async def open(self) -> None:
        """Starts the process. Raises TransportError if that fails."""
        program, *arguments = self._server.command
        try:
            self._process = await asyncio.create_subprocess_exec(
                program,
                *arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, **(self._server.env or {})},
                cwd=self._server.cwd,
                limit=self._server.limit,
            )
        except OSError as error:
            raise TransportError(f"{program} cannot be started: {error}", retryable=False) from error
        self._reader = asyncio.create_task(self._read(self._process))

    async def exchange(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        """Sends a request and returns its answer. Raises TransportError if the server ends first."""
        number = message.get("id")
        answer: asyncio.Future[JsonObject] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self.tell(message, headers)
            return await answer
        finally:
            self._waiting.pop(number, None)

    async def tell(self, message: JsonObject, headers: Mapping[str, str]) -> None:
        """Writes a message as one line. Raises TransportError if the server does not run any more."""
        process = self._process
        if process is None or process.stdin is None or self._reader is None or self._reader.done():
            raise TransportError(self._ended, retryable=False)
        try:
            process.stdin.write(json_bytes(message) + b"\n")
            await process.stdin.drain()
        except OSError as error:
            raise TransportError(f"the server does not listen any more: {error}", retryable=False) from error

    async def close(self, headers: Mapping[str, str]) -> None:
        """Closes the server's input, so that it exits. Terminates, then kills a server that does not."""
        process, reader = self._process, self._reader
        self._process = self._reader = None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            for end in (process.terminate, process.kill):
                if await _has_ended(process):
                    break
                _send(end)
            else:
                await _has_ended(process)
        finally:
            # The process must not outlive this call, even if the call is cancelled.
            if process.returncode is None:
                _send(process.kill)
        if reader is not None:
            # Child processes of the server may hold its output open after the server has exited.
            await asyncio.wait([reader], timeout=PATIENCE)
            reader.cancel()
            await asyncio.wait([reader])
        # asyncio has no public way to close the pipes of a process while its children hold them.
        pipes: object = getattr(process, "_transport", None)
        if isinstance(pipes, asyncio.SubprocessTransport):
            pipes.close()
        await asyncio.sleep(0)

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        try:
            while line := await self._line(process):
                self._take(line)
            self._ended = f"the server ended with exit code {await process.wait()}"
        except ValueError as error:
            self._ended = f"the server wrote what is no message: {error}"
            _send(process.kill)
        finally:
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(TransportError(self._ended, retryable=False))

    async def _line(self, process: asyncio.subprocess.Process) -> bytes:
        return b"" if process.stdout is None else await process.stdout.readline()

    def _take(self, line: bytes) -> None:
        message = object_of(parse_json(line))
        number = message.get("id")
        answer = self._waiting.get(number) if isinstance(number, (int, str)) else None
        if answer is not None and is_answer_to(message, number):
            if not answer.done():
                answer.set_result(message)
        else:
            self._hear(message)


async def _has_ended(process: asyncio.subprocess.Process) -> bool:
    """Whether the process has exited, after at most PATIENCE seconds.

    The exit code counts, because `wait` may also wait for pipes that child processes hold open.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        pass
    return process.returncode is not None


def _send(end: Callable[[], None]) -> None:
    """Sends a signal to a process, which may have exited already."""
    with suppress(ProcessLookupError):
        end()
