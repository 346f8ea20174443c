# @generated from contracts/coastline. Edit the contract, then run npm run codegen.
"""The clients of Coastline Travel."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Coastline Travel: the client with blocking calls.

    Finds airport codes, flights and hotels through the Amadeus API, with every price in US
    dollars. In mock mode the answers are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    def get_airport_code(
        self, /, **arguments: Unpack[types.GetAirportCodeInput]
    ) -> types.GetAirportCodeOutput:
        """Get IATA airport code for a city.

        Raises these classes of the module errors: CityNotFound.

        Example::

            result = client.get_airport_code(city_name="New York")
        """
        return self._call(contract.GET_AIRPORT_CODE, arguments)

    def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for flights between two airports, prices in USD.

        Raises these classes of the module errors: UnknownAirport, SamePlace, DateInPast,
        BadRange.

        Example::

            result = client.search_flights(
                origin="JFK",
                destination="LHR",
                departure_date="2026-07-01",
            )
        """
        return self._call(contract.SEARCH_FLIGHTS, arguments)

    def search_hotels(
        self, /, **arguments: Unpack[types.SearchHotelsInput]
    ) -> types.SearchHotelsOutput:
        """Search for hotels in a city, prices in USD for the whole stay.

        Raises these classes of the module errors: UnknownCity, DateInPast, BadRange.

        Example::

            result = client.search_hotels(
                city_code="LON",
                check_in_date="2026-07-01",
                check_out_date="2026-07-04",
            )
        """
        return self._call(contract.SEARCH_HOTELS, arguments)

    def read_status(self) -> types.StatusResource:
        """Whom the tools ask, how often, how long it took, and where exchange rates came from.

        URI: coastline://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: coastline://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Coastline Travel: the client for asyncio.

    Finds airport codes, flights and hotels through the Amadeus API, with every price in US
    dollars. In mock mode the answers are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    async def get_airport_code(
        self, /, **arguments: Unpack[types.GetAirportCodeInput]
    ) -> types.GetAirportCodeOutput:
        """Get IATA airport code for a city.

        Raises these classes of the module errors: CityNotFound.

        Example::

            result = await client.get_airport_code(city_name="New York")
        """
        return await self._call(contract.GET_AIRPORT_CODE, arguments)

    async def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for flights between two airports, prices in USD.

        Raises these classes of the module errors: UnknownAirport, SamePlace, DateInPast,
        BadRange.

        Example::

            result = await client.search_flights(
                origin="JFK",
                destination="LHR",
                departure_date="2026-07-01",
            )
        """
        return await self._call(contract.SEARCH_FLIGHTS, arguments)

    async def search_hotels(
        self, /, **arguments: Unpack[types.SearchHotelsInput]
    ) -> types.SearchHotelsOutput:
        """Search for hotels in a city, prices in USD for the whole stay.

        Raises these classes of the module errors: UnknownCity, DateInPast, BadRange.

        Example::

            result = await client.search_hotels(
                city_code="LON",
                check_in_date="2026-07-01",
                check_out_date="2026-07-04",
            )
        """
        return await self._call(contract.SEARCH_HOTELS, arguments)

    async def read_status(self) -> types.StatusResource:
        """Whom the tools ask, how often, how long it took, and where exchange rates came from.

        URI: coastline://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: coastline://errors
        """
        return await self._read(contract.READ_ERRORS)
