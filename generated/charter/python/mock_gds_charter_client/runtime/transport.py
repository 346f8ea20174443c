"""The interface of a transport. Transports carry messages and know nothing of tools or retries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .json_values import JsonObject

#: Listener for messages that are not answers: notifications and the server's requests.
Hear = Callable[[JsonObject], None]


class Transport(Protocol):
    """Exchanges messages with one server."""

    @property
    def hanging_up_cancels(self) -> bool:
        """Whether ending the exchange cancels the request on a 2026-07-28 server."""
        ...

    @property
    def session_id(self) -> str | None:
        """The MCP session id that the server assigned; None without one."""
        ...

    def listen(self, hear: Hear) -> None:
        """Sets the listener. Called once, before anything is sent."""
        ...

    async def open(self) -> None:
        """Makes the transport ready; also after `close`."""
        ...

    async def exchange(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        """Sends a request and returns its answer. Raises TransportError if there is none."""
        ...

    async def tell(self, message: JsonObject, headers: Mapping[str, str]) -> None:
        """Sends a message that has no answer."""
        ...

    async def close(self, headers: Mapping[str, str]) -> None:
        """Closes the transport. Ends the session or the process behind it."""
        ...
