"""A whole trip against a real server, in both ways of calling.

Arguments: JSON of the server, the revision, and a word for names; again for each trip.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Literal, assert_never, cast

from mock_gds_client import AsyncClient, Client, StdioServer, ToolError, errors, types

Protocol = Literal["auto", "2025-11-25", "2026-07-28"]


def server_of(said: str) -> str | StdioServer:
    target = json.loads(said)
    return target if isinstance(target, str) else StdioServer(**target)


def passengers(word: str) -> list[types.BookFlightInputPassengersItem]:
    return [{"type": "adult", "firstName": "Ada", "lastName": word, "dateOfBirth": "1988-03-02"}]


def wait_for_it(server: str | StdioServer, protocol: Protocol, word: str) -> str | None:
    with Client(server, protocol=protocol) as client:
        found = client.search_flights(origin="JFK", destination="LAX", departureDate="2026-06-15")
        flight = found["itineraries"][0]
        keyed = client.with_options(idempotency_key=f"{word}: book")
        booking: types.BookFlightInput = {
            "flightIds": [flight["flightId"]],
            "passengers": passengers(word),
            "contactEmail": "ada@example.com",
        }
        first, again = keyed.book_flight(**booking), keyed.book_flight(**booking)
        assert (first["pnr"], first["idempotentReplay"]) == (again["pnr"], False) and again["idempotentReplay"]
        pnr = first["pnr"]
        assert client.retrieve_booking(pnr=pnr)["booking"]["passengers"][0]["lastName"].upper() == word.upper()
        assert [listed["pnr"] for listed in client.list_bookings()["bookings"]] == [pnr]
        assert client.read_booking(pnr)["booking"]["price"]["totalCents"] == flight["totalCents"][0]
        assert client.read_airlines()["count"] > 10
        cancelled = client.cancel_booking(pnr=pnr, reason="ill")
        assert (cancelled["status"], cancelled.get("reason"), len(cancelled["cancelled"])) == ("cancelled", "ill", 1)
        try:
            client.cancel_booking(pnr=pnr)
        except errors.AlreadyCancelled as error:
            assert error.field == "pnr" and error.value == pnr and not error.retryable and error.tool == "cancelBooking"
            assert error.data.get("cancelledAt", "").startswith("2026-05-16") and error.code == -32002
            assert str(error).startswith("[ALREADY_CANCELLED] ")
        else:
            raise AssertionError("cancelled twice")
        try:
            client.search_flights(origin="XYZ", destination="LAX", departureDate="2026-06-15")
        except (errors.UnknownAirport, errors.DateInPast) as error:
            if error.reason == "UNKNOWN_AIRPORT":
                assert error.field == "origin"
            elif error.reason == "DATE_IN_PAST":
                raise AssertionError("not the past") from error
            else:
                assert_never(error.reason)
        try:
            client.retrieve_booking(pnr="wrong")
        except ToolError as error:
            assert isinstance(error, errors.Schema) and error.reason == "SCHEMA", error
        return client.protocol


async def await_it(server: str | StdioServer, protocol: Protocol, word: str) -> str | None:
    async with AsyncClient(server, protocol=protocol) as client:
        hotels, cars = await asyncio.gather(
            client.search_hotels(cityCode="PAR", checkInDate="2026-06-12", checkOutDate="2026-06-15", guests=1),
            client.search_cars(
                pickupLocationCode="LAX",
                pickupDate="2026-06-15T14:00:00-07:00",
                dropoffDate="2026-06-18T14:00:00-07:00",
            ),
        )
        keyed = client.with_options(idempotency_key=f"{word}: hotel")
        booking: types.BookHotelInput = {
            "hotelId": hotels["hotels"][0]["rates"][0]["hotelId"],
            "guests": [{"firstName": "Ada", "lastName": word}],
        }
        first, again = await keyed.book_hotel(**booking), await keyed.book_hotel(**booking)
        pnr = first["pnr"]
        assert pnr == again["pnr"] and again["idempotentReplay"]
        driver: types.BookCarInputDriver = {"firstName": "Ada", "lastName": word, "dateOfBirth": "1988-03-02"}
        both = await client.book_car(carId=cars["cars"][0]["carId"], driver=driver, existingPnr=pnr)
        assert both["pnr"] == pnr and not both["created"]
        assert (await client.read_booking_history(pnr))["history"][0]["action"] == "created"
        assert (await client.cancel_booking(pnr=pnr))["status"] == "cancelled"
        try:
            await client.retrieve_booking(pnr="TEST-AAAAAA")
        except errors.PnrNotFound as error:
            assert error.reason == "PNR_NOT_FOUND" and "listBookings" in error.hint
        else:
            raise AssertionError("found")
        return client.protocol


def main() -> None:
    said = iter(sys.argv[1:])
    for target, protocol, word in zip(said, said, said, strict=True):
        server, asked = server_of(target), cast(Protocol, protocol)
        spoken = wait_for_it(server, asked, f"{word}sync")
        assert asyncio.run(await_it(server, asked, f"{word}async")) == spoken
        print(spoken)


if __name__ == "__main__":
    main()
