"""The options of calls.

They are set on a client, because the keyword arguments of a call are the arguments of its tool.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypedDict

from .connection import ProgressListener
from .json_values import JsonValue
from .retry import RetryPolicy


@dataclass(frozen=True, slots=True)
class CallOptions:
    """The options of a client's calls. Raises ValueError for an invalid timeout or idempotency key."""

    timeout: float | None = 60.0
    idempotency_key: str | None = None
    on_progress: ProgressListener | None = None
    retry: RetryPolicy = field(default_factory=RetryPolicy)
    meta: Mapping[str, JsonValue] = field(default_factory=dict[str, JsonValue])

    def __post_init__(self) -> None:
        key = self.idempotency_key
        if key is not None and not (1 <= len(key) <= 128 and key.isascii() and key.isprintable()):
            raise ValueError("idempotency_key: 1 to 128 printable ASCII characters")
        if self.timeout is not None and not self.timeout > 0:
            raise ValueError("timeout: more than 0 seconds, or None")


class OptionChanges(TypedDict, total=False):
    """The keyword arguments of `with_options`."""

    timeout: float | None
    """Seconds for a call, including connecting and all attempts; None for no timeout."""
    attempts: int
    """Maximum number of attempts for a call that may be retried."""
    idempotency_key: str | None
    """1 to 128 printable ASCII characters. A server that supports keys executes calls with the same
    key only once, so use a new key for each operation. A call with a key may be retried."""
    on_progress: ProgressListener | None
    """Called with each progress report of the server. If it raises, the call fails with its error."""
    meta: Mapping[str, JsonValue]
    """Additional entries for the `_meta` of each request."""


def changed(options: CallOptions, changes: OptionChanges) -> CallOptions:
    """The options with some of them changed."""
    return CallOptions(
        timeout=changes.get("timeout", options.timeout),
        idempotency_key=changes.get("idempotency_key", options.idempotency_key),
        on_progress=changes.get("on_progress", options.on_progress),
        retry=replace(options.retry, attempts=changes.get("attempts", options.retry.attempts)),
        meta=changes.get("meta", options.meta),
    )
