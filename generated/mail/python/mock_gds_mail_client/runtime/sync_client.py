"""The base class of every generated Client: blocking calls over an event loop in its own thread."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from types import TracebackType
from typing import ClassVar, Self, TypeVar, Unpack

from .background import Background
from .caller import Caller, Server, connect_to
from .contract import Pack, Resource, Tool
from .options import CallOptions, OptionChanges, changed
from .retry import RetryPolicy
from .revision import Protocol

Output = TypeVar("Output")


class ClientBase:
    """A client with blocking calls. It is thread-safe."""

    _pack: ClassVar[Pack]

    def __init__(
        self,
        server: Server,
        *,
        protocol: Protocol = "auto",
        timeout: float | None = 60.0,
        attempts: int = 3,
        session: str | None = None,
    ) -> None:
        """Creates a client. It connects at the first call.

        server: URL of a server, or the command that starts one as a list of strings. Use `HttpServer` or
            `StdioServer` to set headers, a proxy, environment variables and the like.
        protocol: the revision to use; "auto" is the newest that the server supports.
        timeout: seconds for a call, including connecting and all attempts; None for no timeout.
        attempts: maximum number of attempts for a call. Only a call of a read-only or idempotent tool,
            or one with an idempotency key, is retried.
        session: the handle of an earlier session, to continue it.

        Raises ValueError for an invalid argument.
        """
        self._options = CallOptions(timeout=timeout, retry=RetryPolicy(attempts=attempts))
        self._caller = Caller(self._pack, connect_to(server, protocol, self._pack, session))
        self._background = Background()

    def with_options(self, **changes: Unpack[OptionChanges]) -> Self:
        """Returns a copy of this client with other call options. Both share the connection.

        Raises ValueError for an invalid option.
        """
        other = copy.copy(self)
        other._options = changed(self._options, changes)
        return other

    @property
    def session(self) -> str | None:
        """The session handle; None until the server assigns one."""
        return self._caller.connection.session

    @property
    def protocol(self) -> str | None:
        """The negotiated protocol revision; None before the client has connected."""
        return self._caller.connection.revision

    def connect(self) -> None:
        """Connects now instead of at the first call. Raises a ClientError if that fails."""
        self._background.run(self._caller.open(self._options))

    def close(self) -> None:
        """Closes the connection, also for clients that share it (`with_options`)."""
        self._background.end_with(self._caller.connection.close())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _call(self, tool: Tool[Output], arguments: Mapping[str, object]) -> Output:
        listener = self._options.on_progress
        if listener is None:
            return self._background.run(self._caller.call(tool, arguments, self._options, None))
        return self._background.run_telling(
            lambda tell: self._caller.call(tool, arguments, self._options, tell), listener
        )

    def _read(self, resource: Resource[Output], /, **variables: str) -> Output:
        return self._background.run(self._caller.read(resource, variables, self._options))
