"""The deadline of a call. It covers connecting, all attempts, and the waits between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Deadline:
    """A deadline. `at` is in seconds of a monotonic clock; None means no deadline."""

    at: float | None
    clock: Clock = time.monotonic

    @classmethod
    def after(cls, seconds: float | None, clock: Clock = time.monotonic) -> Deadline:
        """The deadline that many seconds from now; None for no deadline."""
        return cls(None if seconds is None else clock() + seconds, clock)

    def remaining(self) -> float | None:
        """Seconds until the deadline; 0 when it has passed, None if there is none."""
        return None if self.at is None else max(0.0, self.at - self.clock())

    def allows(self, seconds: float) -> bool:
        """Whether a wait of that many seconds ends before the deadline."""
        remaining = self.remaining()
        return remaining is None or seconds < remaining
