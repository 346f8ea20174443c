# @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
"""The clients of Hotel reservations."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Hotel reservations: the client with blocking calls.

    Searches rooms in hotels of the CapCorn reservation system and books them. In mock mode the
    hotels are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    def availability_search(
        self, /, **arguments: Unpack[types.AvailabilitySearchInput]
    ) -> types.AvailabilitySearchOutput:
        """Rooms that a CapCorn hotel has for a stay; at most 10 rooms a call. Totals in EUR. The
        server adds the credentials.

        Raises these classes of the module errors: UnknownHotel, BadRange, DateInPast, NoRooms,
        TooManyRooms, RoomTooSmall, CrsRefused.

        Example::

            result = client.availability_search(
                hotelId="9100",
                arrivalDate="2025-12-17",
                departureDate="2025-12-20",
                rooms=[{"adults": 2}],
            )
        """
        return self._call(contract.AVAILABILITY_SEARCH, arguments)

    def create_reservation(
        self, /, **arguments: Unpack[types.CreateReservationInput]
    ) -> types.CreateReservationOutput:
        """Books options of availability_search, at most 10 rooms, after the user said yes to
        hotel, dates, rooms and total. Not cancellable here. The server adds the credentials.

        Raises these classes of the module errors: UnknownHotel, BadRange, DateInPast, NoRooms,
        TooManyRooms, RoomTooSmall, NotConfirmed, SoldOut, PriceChanged, CrsRefused,
        IdempotencyConflict, WorldFull.

        Example::

            result = client.create_reservation(
                hotelId="9100",
                arrivalDate="2025-12-17",
                departureDate="2025-12-20",
                rooms=[{"categoryCode": "DZ", "board": "breakfast", "adults": 2}],
                guest={
                    "firstName": "Anna",
                    "lastName": "Berger",
                    "email": "anna.berger@example.com",
                },
                totalPrice=675,
                userConfirmed=True,
            )
        """
        return self._call(contract.CREATE_RESERVATION, arguments)

    def read_hotels(self) -> types.HotelsResource:
        """The hotels that mock mode knows, with their room categories; none in live mode, where a
        hotel gives its own id.

        URI: hotelcrs://hotels
        """
        return self._read(contract.READ_HOTELS)

    def read_status(self) -> types.StatusResource:
        """Whom the tools ask, how often, and how long it took.

        URI: hotelcrs://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: hotelcrs://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Hotel reservations: the client for asyncio.

    Searches rooms in hotels of the CapCorn reservation system and books them. In mock mode the
    hotels are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    async def availability_search(
        self, /, **arguments: Unpack[types.AvailabilitySearchInput]
    ) -> types.AvailabilitySearchOutput:
        """Rooms that a CapCorn hotel has for a stay; at most 10 rooms a call. Totals in EUR. The
        server adds the credentials.

        Raises these classes of the module errors: UnknownHotel, BadRange, DateInPast, NoRooms,
        TooManyRooms, RoomTooSmall, CrsRefused.

        Example::

            result = await client.availability_search(
                hotelId="9100",
                arrivalDate="2025-12-17",
                departureDate="2025-12-20",
                rooms=[{"adults": 2}],
            )
        """
        return await self._call(contract.AVAILABILITY_SEARCH, arguments)

    async def create_reservation(
        self, /, **arguments: Unpack[types.CreateReservationInput]
    ) -> types.CreateReservationOutput:
        """Books options of availability_search, at most 10 rooms, after the user said yes to
        hotel, dates, rooms and total. Not cancellable here. The server adds the credentials.

        Raises these classes of the module errors: UnknownHotel, BadRange, DateInPast, NoRooms,
        TooManyRooms, RoomTooSmall, NotConfirmed, SoldOut, PriceChanged, CrsRefused,
        IdempotencyConflict, WorldFull.

        Example::

            result = await client.create_reservation(
                hotelId="9100",
                arrivalDate="2025-12-17",
                departureDate="2025-12-20",
                rooms=[{"categoryCode": "DZ", "board": "breakfast", "adults": 2}],
                guest={
                    "firstName": "Anna",
                    "lastName": "Berger",
                    "email": "anna.berger@example.com",
                },
                totalPrice=675,
                userConfirmed=True,
            )
        """
        return await self._call(contract.CREATE_RESERVATION, arguments)

    async def read_hotels(self) -> types.HotelsResource:
        """The hotels that mock mode knows, with their room categories; none in live mode, where a
        hotel gives its own id.

        URI: hotelcrs://hotels
        """
        return await self._read(contract.READ_HOTELS)

    async def read_status(self) -> types.StatusResource:
        """Whom the tools ask, how often, and how long it took.

        URI: hotelcrs://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: hotelcrs://errors
        """
        return await self._read(contract.READ_ERRORS)
