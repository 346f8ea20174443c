"""When a failed attempt is followed by another, and how long that takes."""

from __future__ import annotations

import unittest

from runtime.deadline import Deadline
from runtime.errors import Failure, HttpStatusError, SessionLost, ToolError, TransportError
from runtime.json_values import JsonObject
from runtime.retry import RetryPolicy, with_retries


class Time:
    """A clock that moves only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def refused(**data: object) -> ToolError:
    known: JsonObject = {"reason": "SOLD_OUT"}
    known.update(data)  # type: ignore[arg-type]
    return ToolError("book", Failure(-32002, "No", known))


class Retries(unittest.IsolatedAsyncioTestCase):
    async def run_with(
        self,
        *outcomes: Exception | str,
        policy: RetryPolicy | None = None,
        repeatable: bool = True,
        timeout: float | None = None,
    ) -> tuple[str | Exception, Time, int]:
        left, time, tried = list(outcomes), Time(), 0

        async def attempt() -> str:
            nonlocal tried
            tried += 1
            outcome = left.pop(0)
            if isinstance(outcome, Exception):
                raise outcome
            return outcome

        try:
            result: str | Exception = await with_retries(
                attempt,
                policy=policy or RetryPolicy(chance=lambda: 1.0),
                repeatable=repeatable,
                deadline=Deadline.after(timeout, lambda: time.now),
                sleep=time.sleep,
            )
        except (ToolError, TransportError) as error:
            result = error
        return result, time, tried

    async def test_a_passing_fault_is_tried_again_and_waits_grow(self) -> None:
        result, time, _ = await self.run_with(TransportError("lost"), TransportError("lost"), "done")
        self.assertEqual((result, time.slept), ("done", [0.2, 0.4]))

    async def test_waits_have_a_limit_and_chance_halves_them(self) -> None:
        policy = RetryPolicy(attempts=9, longest_delay=1.0, chance=lambda: 0.0)
        _, time, _ = await self.run_with(*[TransportError("lost")] * 9, policy=policy)
        self.assertEqual(time.slept, [0.1, 0.2, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5])

    async def test_the_last_attempt_counts(self) -> None:
        errors = [TransportError(str(number)) for number in range(3)]
        result, _, tried = await self.run_with(*errors)
        self.assertIs(result, errors[2])
        self.assertEqual(tried, 3)

    async def test_what_may_not_be_repeated_is_tried_once(self) -> None:
        _, _, tried = await self.run_with(TransportError("lost"), repeatable=False)
        self.assertEqual(tried, 1)

    async def test_the_contract_says_which_refusals_pass(self) -> None:
        _, _, tried = await self.run_with(refused(retryable=False))
        self.assertEqual(tried, 1)
        result, _, _ = await self.run_with(refused(retryable=True), "done")
        self.assertEqual(result, "done")

    async def test_faults_that_do_not_pass(self) -> None:
        for error in (TransportError("bad", False), SessionLost("s"), HttpStatusError(401, "who?")):
            _, _, tried = await self.run_with(error)
            self.assertEqual(tried, 1, repr(error))

    async def test_the_server_says_how_long_to_wait(self) -> None:
        busy = HttpStatusError(503, "busy", 7.0)
        _, time, _ = await self.run_with(busy, refused(retryable=True, retryAfterMs=1500), "done")
        self.assertEqual(time.slept, [7.0, 1.5])

    async def test_but_not_for_a_day(self) -> None:
        busy = HttpStatusError(503, "busy", 86400.0)
        result, time, _ = await self.run_with(busy)
        self.assertIs(result, busy)
        self.assertEqual(time.slept, [])

    async def test_a_wait_that_would_end_after_the_deadline_is_not_begun(self) -> None:
        busy = HttpStatusError(503, "busy", 5.0)
        result, time, _ = await self.run_with(busy, timeout=5.0)
        self.assertIs(result, busy)
        self.assertEqual(time.slept, [])
        result, _, _ = await self.run_with(busy, "done", timeout=5.1)
        self.assertEqual(result, "done")

    async def test_a_policy_without_an_attempt_is_none(self) -> None:
        with self.assertRaises(ValueError):
            RetryPolicy(attempts=0)


class Deadlines(unittest.TestCase):
    def test_time_runs_out_and_never_below_nothing(self) -> None:
        time = Time()
        deadline = Deadline.after(2.0, lambda: time.now)
        self.assertEqual((deadline.remaining(), deadline.allows(2.0), deadline.allows(1.9)), (2.0, False, True))
        time.now += 3.0
        self.assertEqual((deadline.remaining(), deadline.allows(0.0)), (0.0, False))

    def test_none_is_for_ever(self) -> None:
        deadline = Deadline.after(None)
        self.assertEqual((deadline.remaining(), deadline.allows(1e9)), (None, True))


if __name__ == "__main__":
    unittest.main()
