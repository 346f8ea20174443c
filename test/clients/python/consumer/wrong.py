"""Mistakes, each with the rule by which the type checker has to find it. It must find nothing else."""

from __future__ import annotations

from mock_gds_client import AsyncClient, Client, errors, types


def mistakes(client: Client, failure: errors.TooManyPax) -> None:
    client.search_flights(origin="JFK", destination="LAX")  # finds: reportCallIssue
    client.search_flights(origin="JFK", destination="LAX", departureDate="x", seats=1)  # finds: reportCallIssue
    client.search_flights(origin=1, destination="LAX", departureDate="x")  # finds: reportArgumentType
    client.search_flights(origin="JFK", destination="LAX", departureDate="x", cabin="Economy")  # finds: reportArgumentType
    client.search_flights(origin="JFK", destination="LAX", departureDate="x", timeout=5)  # finds: reportCallIssue
    client.search_flights("JFK", "LAX", "2026-06-15")  # finds: reportCallIssue
    client.search_flight(origin="JFK")  # finds: reportAttributeAccessIssue, reportUnknownMemberType
    client.book_hotel(hotelId="x", guests=[{"firstName": "Ada"}])  # finds: reportArgumentType
    client.book_hotel(hotelId="x", guests=[{"firstName": "Ada", "lastName": "L", "age": 3}])  # finds: reportArgumentType
    client.with_options(timeout="5")  # finds: reportArgumentType
    client.with_options(deadline=5)  # finds: reportCallIssue
    print(client.cancel_booking(pnr="x")["total"])  # finds: reportGeneralTypeIssues, reportUnknownArgumentType
    if client.cancel_booking(pnr="x")["status"] == "confirmed":  # finds: reportUnnecessaryComparison
        print("never")
    if failure.reason == "SOLDOUT":  # finds: reportUnnecessaryComparison
        print("never")
    print(errors.SoldOff)  # finds: reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType
    print(failure.data["maximum"])  # finds: reportTypedDictNotRequiredAccess
    client.read_booking()  # finds: reportCallIssue
    reason: types.Reason = "SOLDOUT"  # finds: reportAssignmentType, reportUnusedVariable
    Client("http://127.0.0.1/", protocol="2024-11-05")  # finds: reportArgumentType


async def forgotten(client: AsyncClient) -> None:
    client.list_bookings()  # finds: reportUnusedCoroutine
