"""The errors of a client, all subclasses of ClientError.

A ToolError says that the server refused a call; the others say that there was no valid answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, NotRequired, TypedDict, TypeVar, cast

from .json_values import JsonObject, JsonValue

#: The reason of a ToolError for which the server named none.
UNSPECIFIED = "UNSPECIFIED"


class ClientError(Exception):
    """The base class of all errors of this package."""


class RefusalData(TypedDict):
    """The data that every refusal has. Each reason adds fields of its own."""

    field: str
    """The refused argument, as a dotted path."""
    value: JsonValue
    """The value of that argument."""
    hint: str
    """What to do next."""
    retryable: bool
    """Whether the same call may succeed later, unchanged."""
    docs: NotRequired[str]
    """URI of the explanation of the reason."""
    correlationId: NotRequired[str]
    """The id of the call in the server's log."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A refusal as the server sent it, in an error result or a JSON-RPC error."""

    code: int
    message: str
    data: JsonObject

    @property
    def reason(self) -> str | None:
        """The reason; None if the server named none."""
        reason = self.data.get("reason")
        return reason if isinstance(reason, str) else None


class ToolError(ClientError):
    """The server refused a call.

    Each reason of the contract has a subclass. A reason that this client does not know, such as
    one of a newer server, is raised as a plain ToolError.
    """

    def __init__(self, tool: str, failure: Failure) -> None:
        super().__init__(tool, failure)
        self._tool = tool
        self._failure = failure

    def __str__(self) -> str:
        return f"[{self.reason}] {self.message}"

    @property
    def tool(self) -> str:
        """Name of the tool that was called, or URI of the resource that was read."""
        return self._tool

    @property
    def reason(self) -> str:
        """The reason of the refusal, from the contract's list."""
        return self._failure.reason or UNSPECIFIED

    @property
    def code(self) -> int:
        """The JSON-RPC error code; 0 if the server sent none."""
        return self._failure.code

    @property
    def message(self) -> str:
        """The server's message, for people."""
        return self._failure.message

    @property
    def data(self) -> Mapping[str, object]:
        """The data of the refusal, as the server sent it."""
        return self._failure.data

    @property
    def field(self) -> str | None:
        """The refused argument, as a dotted path; None if the server named none."""
        field = self._failure.data.get("field")
        return field if isinstance(field, str) else None

    @property
    def value(self) -> JsonValue:
        """The value of that argument."""
        return self._failure.data.get("value")

    @property
    def hint(self) -> str:
        """What to do next; empty if the server gave no hint."""
        hint = self._failure.data.get("hint")
        return hint if isinstance(hint, str) else ""

    @property
    def retryable(self) -> bool:
        """Whether the same call may succeed later, unchanged."""
        return self._failure.data.get("retryable") is True

    @property
    def retry_after(self) -> float | None:
        """Seconds that the server asks to wait before the next attempt; None if it does not ask."""
        milliseconds = self._failure.data.get("retryAfterMs")
        if isinstance(milliseconds, bool) or not isinstance(milliseconds, (int, float)):
            return None
        return max(0.0, milliseconds / 1000)


Reason_co = TypeVar("Reason_co", bound=str, covariant=True)
Data_co = TypeVar("Data_co", bound=Mapping[str, object], covariant=True)


class KnownToolError(ToolError, Generic[Reason_co, Data_co]):
    """A refusal for a reason of the contract. `reason` has a literal type, and `data` a TypedDict."""

    @property
    def reason(self) -> Reason_co:
        return cast(Reason_co, super().reason)

    @property
    def data(self) -> Data_co:
        return cast(Data_co, super().data)


class ProtocolError(ClientError):
    """The server answered with an error that names no reason, or with an invalid answer."""

    def __init__(self, message: str, code: int | None = None, data: JsonValue = None) -> None:
        super().__init__(message, code, data)
        self.message = message
        self.code = code
        self.data = data

    def __str__(self) -> str:
        return self.message if self.code is None else f"[{self.code}] {self.message}"


class TransportError(ClientError):
    """The server was not reached, or its answer was lost. It may have executed the call."""

    def __init__(self, message: str, retryable: bool = True) -> None:
        super().__init__(message, retryable)
        self.message = message
        #: Whether another attempt may succeed.
        self.retryable = retryable

    def __str__(self) -> str:
        return self.message


class HttpStatusError(TransportError):
    """The server, or a proxy before it, answered with an HTTP status other than 2xx."""

    def __init__(self, status: int, text: str, retry_after: float | None = None) -> None:
        super().__init__(f"HTTP {status}: {text}", status in (408, 425, 429, 500, 502, 503, 504))
        self.args = (status, text, retry_after)
        self.status = status
        #: Seconds that the server asks to wait before the next attempt; None if it does not ask.
        self.retry_after = retry_after


class SessionLost(TransportError):
    """The server no longer knows the session, and did not process the request."""

    def __init__(self, session_id: str) -> None:
        super().__init__("the server does not know the session any more", False)
        self.args = (session_id,)
        self.session_id = session_id


class DeadlineExceeded(ClientError, TimeoutError):
    """The call had no answer before its timeout. The client cancels it; it may have been executed."""
