"""Calls that take long: progress is heard, a cancelled call ends, a deadline is kept.

Arguments: what to do, with commas between several, JSON of the server, the revision; again for each server.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Literal, cast

from mock_gds_client import AsyncClient, Client, DeadlineExceeded, Progress, StdioServer

Protocol = Literal["auto", "2025-11-25", "2026-07-28"]


def hear(server: str | StdioServer, protocol: Protocol) -> None:
    heard: list[Progress] = []
    with Client(server, protocol=protocol) as client:
        client.with_options(on_progress=heard.append).list_bookings()
    assert len(heard) >= 2, heard
    assert heard[-1].progress == heard[-1].total and "supplier" in (heard[-1].message or ""), heard
    assert [one.progress for one in heard] == sorted(one.progress for one in heard), heard


async def hear_async(server: str | StdioServer, protocol: Protocol) -> None:
    heard: list[Progress] = []
    async with AsyncClient(server, protocol=protocol) as client:
        await client.with_options(on_progress=heard.append).list_bookings()
    assert heard[-1].progress == heard[-1].total, heard


async def cancel(client: AsyncClient) -> None:
    """The task is cancelled when the call is known to be under way: after its first progress."""
    under_way = asyncio.Event()
    call = asyncio.create_task(client.with_options(on_progress=lambda _progress: under_way.set()).list_bookings())
    await under_way.wait()
    call.cancel()
    await asyncio.wait([call])
    assert call.cancelled()


async def give_up(server: str | StdioServer, protocol: Protocol) -> None:
    async with AsyncClient(server, protocol=protocol, timeout=None) as client:
        await cancel(client)
        try:
            await client.with_options(timeout=0.3).list_bookings()
        except DeadlineExceeded as error:
            assert str(error) == "listBookings: no answer within 0.3 seconds", error
        else:
            raise AssertionError("it was not slow")


def too_late(server: str | StdioServer, protocol: Protocol) -> None:
    with Client(server, protocol=protocol) as client:
        client.connect()
        try:
            client.with_options(timeout=0.3).list_bookings()
        except DeadlineExceeded as error:
            assert str(error) == "listBookings: no answer within 0.3 seconds", error
        else:
            raise AssertionError("it was not slow")


def main() -> None:
    arguments = iter(sys.argv[1:])
    for wanted, target, revision in zip(arguments, arguments, arguments, strict=True):
        said, protocol = json.loads(target), cast(Protocol, revision)
        server = said if isinstance(said, str) else StdioServer(**said)
        for what in wanted.split(","):
            if what == "hear":
                hear(server, protocol)
            elif what == "hear_async":
                asyncio.run(hear_async(server, protocol))
            elif what == "give_up":
                asyncio.run(give_up(server, protocol))
            else:
                too_late(server, protocol)


if __name__ == "__main__":
    main()
