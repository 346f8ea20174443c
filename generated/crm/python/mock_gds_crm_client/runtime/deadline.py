"""One point in time for all that a call takes: connecting, every attempt, and the waits between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Deadline:
    """Seconds on a clock that only goes forward; None where a call may take as long as it takes."""

    at: float | None
    clock: Clock = time.monotonic

    @classmethod
    def after(cls, seconds: float | None, clock: Clock = time.monotonic) -> Deadline:
        """The deadline that lies so many seconds ahead."""
        return cls(None if seconds is None else clock() + seconds, clock)

    def remaining(self) -> float | None:
        """Seconds that are left, never less than none."""
        return None if self.at is None else max(0.0, self.at - self.clock())

    def allows(self, seconds: float) -> bool:
        """Whether a wait of so many seconds leaves any time at all."""
        remaining = self.remaining()
        return remaining is None or seconds < remaining
