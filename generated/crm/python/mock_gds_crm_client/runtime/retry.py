"""Decides whether and when a failed attempt is followed by another. It sends nothing and waits for nothing itself."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from .deadline import Deadline
from .errors import HttpStatusError, ToolError, TransportError

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """How often a call is tried, and how the waits grow: each is up to twice as long as the one before."""

    attempts: int = 3
    first_delay: float = 0.2
    longest_delay: float = 5.0
    #: Seconds that a server may ask for; for longer, its error is the answer.
    longest_asked: float = 60.0
    #: A number from 0 to 1, so that clients which failed together do not come back together.
    chance: Callable[[], float] = field(default=random.random)

    def __post_init__(self) -> None:
        if self.attempts < 1:
            raise ValueError("attempts: a call takes at least one")

    def delay_after(self, attempt: int, error: Exception) -> float:
        """Seconds to wait after an attempt, the first being 1; what the server asks for goes first."""
        asked = error.retry_after if isinstance(error, (ToolError, HttpStatusError)) else None
        if asked is not None:
            return asked
        longest = min(self.longest_delay, self.first_delay * 2 ** (attempt - 1))
        return longest * (0.5 + self.chance() / 2)


async def with_retries(
    attempt: Callable[[], Awaitable[Result]],
    *,
    policy: RetryPolicy,
    repeatable: bool,
    deadline: Deadline,
    sleep: Callable[[float], Awaitable[None]],
) -> Result:
    """Tries until it succeeds or fails for good.

    Where the next wait would end after the deadline, or is too long, the error at hand counts.
    """
    number = 1
    while True:
        try:
            return await attempt()
        except (ToolError, TransportError) as error:
            delay = policy.delay_after(number, error)
            may_repeat = repeatable and error.retryable and number < policy.attempts
            if not may_repeat or delay > policy.longest_asked or not deadline.allows(delay):
                raise
        await sleep(delay)
        number += 1
