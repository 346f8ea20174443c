"""Decides whether and when to retry a failed attempt. The caller supplies the functions that send and sleep."""

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
    """Maximum number of attempts, and the delays between them in seconds.

    The delay starts at `first_delay` and doubles up to `longest_delay`; each is then reduced at
    random to between half and all of it.
    """

    attempts: int = 3
    first_delay: float = 0.2
    longest_delay: float = 5.0
    #: The longest delay that a server may ask for. If it asks for more, its error is raised at once.
    longest_asked: float = 60.0
    #: A random number from 0 to 1, so that clients that failed together do not retry together.
    chance: Callable[[], float] = field(default=random.random)

    def __post_init__(self) -> None:
        if self.attempts < 1:
            raise ValueError("attempts: a call takes at least one")

    def delay_after(self, attempt: int, error: Exception) -> float:
        """Seconds to wait after an attempt, counted from 1. What the server asks for takes precedence."""
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
    """Makes attempts until one succeeds, or fails and may not be retried. Raises the last error.

    It does not retry if the delay would end after the deadline or is longer than the policy allows.
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
