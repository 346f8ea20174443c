"""What every generated Client is made of: plain calls before an event loop in a thread."""

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
    """A client whose calls wait for their answers. Threads may share it."""

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
        """Connects at the first call.

        server: address of a server, or the command that starts one as a list of words. `HttpServer` and
            `StdioServer` hold headers, environment and the like as well.
        protocol: the revision to speak; without it, the newest that the server knows.
        timeout: seconds for a call with all its attempts; None for no end.
        attempts: how often a call is tried, where it may be repeated.
        session: the handle of an earlier session, to go on with it.
        """
        self._options = CallOptions(timeout=timeout, retry=RetryPolicy(attempts=attempts))
        self._caller = Caller(self._pack, connect_to(server, protocol, self._pack, session))
        self._background = Background()

    def with_options(self, **changes: Unpack[OptionChanges]) -> Self:
        """The same client, on the same connection, with other options for its calls."""
        other = copy.copy(self)
        other._options = changed(self._options, changes)
        return other

    @property
    def session(self) -> str | None:
        """The handle of the session, once the server has given one."""
        return self._caller.connection.session

    @property
    def protocol(self) -> str | None:
        """The revision that was agreed on; None before the first call."""
        return self._caller.connection.revision

    def connect(self) -> None:
        """Connects now. Without it, the first call does."""
        self._background.run(self._caller.open(self._options))

    def close(self) -> None:
        """Ends the connection, for each client that shares it."""
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
