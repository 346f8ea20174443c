"""What holds for a call besides its arguments.

It is set on a client, so that it can never be taken for an argument.
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
    """The options of one client. Raises ValueError for what cannot be meant."""

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
    """What `with_options` takes."""

    timeout: float | None
    """Seconds for a call with all its attempts; None for no end."""
    attempts: int
    """How often a call is tried, where it may be repeated."""
    idempotency_key: str | None
    """What comes with the same key is done once only: a key for each thing to be done."""
    on_progress: ProgressListener | None
    """Told how far a call has come. An exception that it raises ends the call."""
    meta: Mapping[str, JsonValue]
    """More for the `_meta` of each request."""


def changed(options: CallOptions, changes: OptionChanges) -> CallOptions:
    """The options with some of them changed."""
    return CallOptions(
        timeout=changes.get("timeout", options.timeout),
        idempotency_key=changes.get("idempotency_key", options.idempotency_key),
        on_progress=changes.get("on_progress", options.on_progress),
        retry=replace(options.retry, attempts=changes.get("attempts", options.retry.attempts)),
        meta=changes.get("meta", options.meta),
    )
