"""Everything that a client raises, under one base.

A refusal by reason is a ToolError; the rest is about the way there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, NotRequired, TypedDict, TypeVar, cast

from .json_values import JsonObject, JsonValue

#: The reason of an error result that names none.
UNSPECIFIED = "UNSPECIFIED"


class ClientError(Exception):
    """Base of all errors of this package."""


class RefusalData(TypedDict):
    """What the server says of every refusal; each reason adds its own."""

    field: str
    """The argument that is at fault."""
    value: JsonValue
    """What it was."""
    hint: str
    """What to do next."""
    retryable: bool
    """Whether the same call may succeed later, unchanged."""
    docs: NotRequired[str]
    """Where the reason is explained."""
    correlationId: NotRequired[str]
    """What the server's log has the call under."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A refusal as the server sent it, whichever of its forms it came in."""

    code: int
    message: str
    data: JsonObject

    @property
    def reason(self) -> str | None:
        """The reason, if it names one."""
        reason = self.data.get("reason")
        return reason if isinstance(reason, str) else None


class ToolError(ClientError):
    """The server refused a call.

    Each reason of the contract has a subclass of its own; that of a newer server may have none.
    """

    def __init__(self, tool: str, failure: Failure) -> None:
        super().__init__(tool, failure)
        self._tool = tool
        self._failure = failure

    def __str__(self) -> str:
        return f"[{self.reason}] {self.message}"

    @property
    def tool(self) -> str:
        """Name of the tool, or URI of the resource, that was asked for."""
        return self._tool

    @property
    def reason(self) -> str:
        """Why: a reason of the contract's catalogue."""
        return self._failure.reason or UNSPECIFIED

    @property
    def code(self) -> int:
        """The JSON-RPC code."""
        return self._failure.code

    @property
    def message(self) -> str:
        """What is wrong, in words."""
        return self._failure.message

    @property
    def data(self) -> Mapping[str, object]:
        """All that the server says of the case."""
        return self._failure.data

    @property
    def field(self) -> str | None:
        """The argument that is at fault."""
        field = self._failure.data.get("field")
        return field if isinstance(field, str) else None

    @property
    def value(self) -> JsonValue:
        """What that argument was."""
        return self._failure.data.get("value")

    @property
    def hint(self) -> str:
        """What to do next."""
        hint = self._failure.data.get("hint")
        return hint if isinstance(hint, str) else ""

    @property
    def retryable(self) -> bool:
        """Whether the same call may succeed later, unchanged."""
        return self._failure.data.get("retryable") is True

    @property
    def retry_after(self) -> float | None:
        """Seconds that the server asks to wait before the next attempt."""
        milliseconds = self._failure.data.get("retryAfterMs")
        if isinstance(milliseconds, bool) or not isinstance(milliseconds, (int, float)):
            return None
        return max(0.0, milliseconds / 1000)


Reason_co = TypeVar("Reason_co", bound=str, covariant=True)
Data_co = TypeVar("Data_co", bound=Mapping[str, object], covariant=True)


class KnownToolError(ToolError, Generic[Reason_co, Data_co]):
    """A refusal for a reason of the contract: its reason is a literal, and its data has a type."""

    @property
    def reason(self) -> Reason_co:
        return cast(Reason_co, super().reason)

    @property
    def data(self) -> Data_co:
        return cast(Data_co, super().data)


class ProtocolError(ClientError):
    """The server answered with an error that names no reason, or with what is no answer."""

    def __init__(self, message: str, code: int | None = None, data: JsonValue = None) -> None:
        super().__init__(message, code, data)
        self.message = message
        self.code = code
        self.data = data

    def __str__(self) -> str:
        return self.message if self.code is None else f"[{self.code}] {self.message}"


class TransportError(ClientError):
    """The server was not reached, or its answer was lost: it may have done what it was asked."""

    def __init__(self, message: str, retryable: bool = True) -> None:
        super().__init__(message, retryable)
        self.message = message
        #: Whether another attempt may find the server again.
        self.retryable = retryable

    def __str__(self) -> str:
        return self.message


class HttpStatusError(TransportError):
    """The server, or what stands before it, answered with a status that is no success."""

    def __init__(self, status: int, text: str, retry_after: float | None = None) -> None:
        super().__init__(f"HTTP {status}: {text}", status in (408, 425, 429, 500, 502, 503, 504))
        self.args = (status, text, retry_after)
        self.status = status
        #: Seconds that the server asks to wait before the next attempt.
        self.retry_after = retry_after


class SessionLost(TransportError):
    """The server knows the session no longer, and has done nothing: the client begins a new one."""

    def __init__(self, session_id: str) -> None:
        super().__init__("the server does not know the session any more", False)
        self.args = (session_id,)
        self.session_id = session_id


class DeadlineExceeded(ClientError, TimeoutError):
    """There was no answer in time. The server has been told that nobody waits any more."""
