"""What a connection needs of a transport. Each knows its wire, and nothing of tools, revisions or retries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .json_values import JsonObject

#: Told of each message that answers nothing: progress, and what the server asks.
Hear = Callable[[JsonObject], None]


class Transport(Protocol):
    """Carries messages to one server and back."""

    @property
    def hanging_up_cancels(self) -> bool:
        """Whether a server of 2026-07-28 learns of a cancellation by the end of the exchange itself."""
        ...

    @property
    def session_id(self) -> str | None:
        """The session that the server has given this transport."""
        ...

    def listen(self, hear: Hear) -> None:
        """Says who is told. Called once, before anything is sent."""
        ...

    async def open(self) -> None:
        """Makes it ready; again after `close`."""
        ...

    async def exchange(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        """Sends a request and waits for its answer. Raises TransportError if none can come."""
        ...

    async def tell(self, message: JsonObject, headers: Mapping[str, str]) -> None:
        """Sends what nobody answers."""
        ...

    async def close(self, headers: Mapping[str, str]) -> None:
        """Ends it."""
        ...
