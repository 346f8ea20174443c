"""How a program uses the client. The type checker, at its strictest, has nothing to say, and agrees on every type."""

from __future__ import annotations

from typing import Literal, assert_never, assert_type

from mock_gds_client import AsyncClient, Client, Progress, ToolError, errors, types


def search(client: Client) -> types.FlightItinerary:
    output = client.search_flights(
        origin="JFK", destination="LAX", departureDate="2026-06-15", passengers={"adults": 2}
    )
    assert_type(output, types.SearchFlightsOutput)
    assert_type(output["query"]["cabin"], Literal["economy", "premium_economy", "business", "first"])
    assert_type(output["itineraries"], list[types.FlightItinerary])
    assert_type(output["itineraries"][0]["totalCents"][0], int)
    return output["itineraries"][0]


def book(client: Client, offer: types.FlightItinerary) -> types.Booking:
    arguments: types.BookFlightInput = {
        "flightIds": [offer["flightId"]],
        "passengers": [{"type": "adult", "firstName": "Ada", "lastName": "Larsen", "dateOfBirth": "1988-03-02"}],
        "contactEmail": "ada@example.com",
    }
    patient = client.with_options(timeout=None, idempotency_key="one", attempts=5, meta={"own": 1}, on_progress=print)
    assert_type(patient, Client)
    output = patient.book_flight(**arguments)
    assert_type(output["booking"].get("flightSegments", [])[0]["status"], Literal["HK", "HX", "FLOWN"])
    assert_type(output["status"], Literal["confirmed", "cancelled"])
    return output["booking"]


def cancel(client: Client, pnr: str) -> types.Reason | None:
    try:
        assert_type(client.cancel_booking(pnr=pnr)["status"], Literal["cancelled"])
    except (errors.AlreadyCancelled, errors.PnrNotFound) as error:
        if error.reason == "ALREADY_CANCELLED":
            return error.reason
        if error.reason == "PNR_NOT_FOUND":
            return error.reason
        assert_never(error.reason)
    except errors.SoldOut as error:
        assert_type(error.reason, Literal["SOLD_OUT"])
        assert_type(error.data, types.SoldOutData)
        assert_type(error.data.get("left"), int)
    except ToolError as error:
        assert_type(error.reason, str)
    return None


def listen(progress: Progress) -> None:
    assert_type(progress.total, float | None)


async def read(client: AsyncClient) -> None:
    heard = client.with_options(on_progress=listen)
    assert_type(heard, AsyncClient)
    assert_type(await client.read_airports(), types.AirportsResource)
    history = await client.read_booking_history("TEST-AAAAAA")
    assert_type(history["history"], list[types.HistoryEntry])
    assert_type((await heard.list_bookings(status="all"))["sessionId"], str | None)
