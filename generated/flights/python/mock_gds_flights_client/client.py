# @generated from contracts/flights. Edit the contract, then run npm run codegen.
"""The clients of Flights."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Flights: the client with blocking calls.

    Searches flight offers through the Duffel API: one tool to search and one to discard what
    was found. In mock mode the offers are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for available flights, cheapest first.

        Raises these classes of the module errors: OriginAndDestinationRequired, InvalidOrigin,
        InvalidDestination, InvalidDepartureDate, SamePlace, DateInPast, ReturnBeforeDeparture,
        AirportNotFound, RateLimited.

        Example::

            result = client.search_flights(
                origin="SFO",
                destination="CDG",
                departure_date="2025-05-10",
                adults=1,
                cabin_class="business",
            )
        """
        return self._call(contract.SEARCH_FLIGHTS, arguments)

    def discard_search(
        self, /, **arguments: Unpack[types.DiscardSearchInput]
    ) -> types.DiscardSearchOutput:
        """Forget a search whose results were rejected, so that the next one is new.

        Raises these classes of the module errors: SearchNotFound.

        Example::

            first = client.search_flights(
                origin="SFO",
                destination="CDG",
                departure_date="2025-05-10",
                adults=1,
                cabin_class="business",
            )
            result = client.discard_search(search_id=first["search_id"])
        """
        return self._call(contract.DISCARD_SEARCH, arguments)

    def read_offer(self, /, offer_id: str) -> types.OfferResource:
        """One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of
        change and refund.

        URI: flights://offers/{offer_id}
        """
        return self._read(contract.READ_OFFER, offer_id=offer_id)

    def read_status(self) -> types.StatusResource:
        """Whom searches are sent to, how many were, what they cost, how long they took, and what
        the cache saved.

        URI: flights://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: flights://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Flights: the client for asyncio.

    Searches flight offers through the Duffel API: one tool to search and one to discard what
    was found. In mock mode the offers are synthetic and nothing leaves the machine.
    """

    _pack = contract.pack

    async def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for available flights, cheapest first.

        Raises these classes of the module errors: OriginAndDestinationRequired, InvalidOrigin,
        InvalidDestination, InvalidDepartureDate, SamePlace, DateInPast, ReturnBeforeDeparture,
        AirportNotFound, RateLimited.

        Example::

            result = await client.search_flights(
                origin="SFO",
                destination="CDG",
                departure_date="2025-05-10",
                adults=1,
                cabin_class="business",
            )
        """
        return await self._call(contract.SEARCH_FLIGHTS, arguments)

    async def discard_search(
        self, /, **arguments: Unpack[types.DiscardSearchInput]
    ) -> types.DiscardSearchOutput:
        """Forget a search whose results were rejected, so that the next one is new.

        Raises these classes of the module errors: SearchNotFound.

        Example::

            first = await client.search_flights(
                origin="SFO",
                destination="CDG",
                departure_date="2025-05-10",
                adults=1,
                cabin_class="business",
            )
            result = await client.discard_search(search_id=first["search_id"])
        """
        return await self._call(contract.DISCARD_SEARCH, arguments)

    async def read_offer(self, /, offer_id: str) -> types.OfferResource:
        """One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of
        change and refund.

        URI: flights://offers/{offer_id}
        """
        return await self._read(contract.READ_OFFER, offer_id=offer_id)

    async def read_status(self) -> types.StatusResource:
        """Whom searches are sent to, how many were, what they cost, how long they took, and what
        the cache saved.

        URI: flights://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: flights://errors
        """
        return await self._read(contract.READ_ERRORS)
