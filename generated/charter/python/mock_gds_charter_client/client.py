# @generated from contracts/charter. Edit the contract, then run npm run codegen.
"""The clients of Charter."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Charter: the client with blocking calls.

    Asks operators of private aircraft for quotes through the Avinode marketplace: aircraft,
    requests for proposal, quotes, trips and messages. In mock mode operators are synthetic,
    answer by the world's clock, and nothing leaves the machine.
    """

    _pack = contract.pack

    def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for available aircraft matching flight criteria.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        DateInPast, NotOfferedLive.

        Example::

            result = client.search_flights(
                departure_airport="KTEB",
                arrival_airport="KVNY",
                passengers=6,
                departure_date="2026-06-15",
            )
        """
        return self._call(contract.SEARCH_FLIGHTS, arguments)

    def create_rfp(self, /, **arguments: Unpack[types.CreateRfpInput]) -> types.CreateRfpOutput:
        """Create RFP and distribute to operators.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        InvalidPassengers, InsufficientCapacity, UnknownOperator, DateInPast, DeadlinePassed,
        TextLength, IdempotencyConflict, WorldFull, AvinodeApiError.

        Example::

            client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
        """
        return self._call(contract.CREATE_RFP, arguments)

    def get_quote_status(
        self, /, **arguments: Unpack[types.GetQuoteStatusInput]
    ) -> types.GetQuoteStatusOutput:
        """Check status of RFP responses.

        Raises these classes of the module errors: RfpNotFound, AvinodeApiError.

        Example::

            created = client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = client.get_quote_status(rfp_id=created["rfp_id"])
        """
        return self._call(contract.GET_QUOTE_STATUS, arguments)

    def get_quotes(self, /, **arguments: Unpack[types.GetQuotesInput]) -> types.GetQuotesOutput:
        """Retrieve all operator quotes for an RFP.

        Raises these classes of the module errors: RfpNotFound, AvinodeApiError.

        Example::

            created = client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = client.get_quotes(rfp_id=created["rfp_id"])
        """
        return self._call(contract.GET_QUOTES, arguments)

    def create_trip(
        self, /, **arguments: Unpack[types.CreateTripInput]
    ) -> types.CreateTripOutput:
        """Create a trip in Avinode and get a deep link for marketplace browsing.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        DateInPast, ReturnBeforeDeparture, IdempotencyConflict, WorldFull, AvinodeApiError.

        Example::

            result = client.create_trip(
                departure_airport="KTEB",
                arrival_airport="KVNY",
                passengers=6,
                departure_date="2026-06-15T14:00:00Z",
            )
        """
        return self._call(contract.CREATE_TRIP, arguments)

    def send_message(
        self, /, **arguments: Unpack[types.SendMessageInput]
    ) -> types.SendMessageOutput:
        """Send a message to an operator in an existing Avinode thread.

        Raises these classes of the module errors: TextLength, ThreadNotFound, RfpClosed,
        QuoteExpired, IdempotencyConflict, WorldFull, AvinodeApiError.
        """
        return self._call(contract.SEND_MESSAGE, arguments)

    def read_operators(self) -> types.OperatorsResource:
        """Operators of private aircraft, with ratings and the aircraft of each.

        URI: charter://operators
        """
        return self._read(contract.READ_OPERATORS)

    def read_airports(self) -> types.AirportsResource:
        """Airports by ICAO code.

        URI: charter://airports
        """
        return self._read(contract.READ_AIRPORTS)

    def read_rfp(self, /, rfp_id: str) -> types.RfpResource:
        """One RFP with its operators, quotes and threads.

        URI: charter://rfps/{rfp_id}
        """
        return self._read(contract.READ_RFP, rfp_id=rfp_id)

    def read_trip(self, /, trip_id: str) -> types.TripResource:
        """One trip with the RFPs that were sent for it.

        URI: charter://trips/{trip_id}
        """
        return self._read(contract.READ_TRIP, trip_id=trip_id)

    def read_thread(self, /, thread_id: str) -> types.ThreadResource:
        """One conversation with an operator: what was written and which quotes were shared, oldest
        first.

        URI: charter://threads/{thread_id}
        """
        return self._read(contract.READ_THREAD, thread_id=thread_id)

    def read_webhooks_pending(self) -> types.WebhooksPendingResource:
        """Events that came in and are not done yet, in the order in which they came.

        URI: charter://webhooks/pending
        """
        return self._read(contract.READ_WEBHOOKS_PENDING)

    def read_webhooks_dead_letters(self) -> types.WebhooksDeadLettersResource:
        """Events that were given up after the last retry, newest first.

        URI: charter://webhooks/dead-letters
        """
        return self._read(contract.READ_WEBHOOKS_DEAD_LETTERS)

    def read_webhook_event(self, /, event_id: str) -> types.WebhookEventResource:
        """One event that came in: what it said, and what became of it.

        URI: charter://webhooks/events/{event_id}
        """
        return self._read(contract.READ_WEBHOOK_EVENT, event_id=event_id)

    def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended, and whether events are
        taken.

        URI: charter://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: charter://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Charter: the client for asyncio.

    Asks operators of private aircraft for quotes through the Avinode marketplace: aircraft,
    requests for proposal, quotes, trips and messages. In mock mode operators are synthetic,
    answer by the world's clock, and nothing leaves the machine.
    """

    _pack = contract.pack

    async def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for available aircraft matching flight criteria.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        DateInPast, NotOfferedLive.

        Example::

            result = await client.search_flights(
                departure_airport="KTEB",
                arrival_airport="KVNY",
                passengers=6,
                departure_date="2026-06-15",
            )
        """
        return await self._call(contract.SEARCH_FLIGHTS, arguments)

    async def create_rfp(
        self, /, **arguments: Unpack[types.CreateRfpInput]
    ) -> types.CreateRfpOutput:
        """Create RFP and distribute to operators.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        InvalidPassengers, InsufficientCapacity, UnknownOperator, DateInPast, DeadlinePassed,
        TextLength, IdempotencyConflict, WorldFull, AvinodeApiError.

        Example::

            await client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = await client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
        """
        return await self._call(contract.CREATE_RFP, arguments)

    async def get_quote_status(
        self, /, **arguments: Unpack[types.GetQuoteStatusInput]
    ) -> types.GetQuoteStatusOutput:
        """Check status of RFP responses.

        Raises these classes of the module errors: RfpNotFound, AvinodeApiError.

        Example::

            created = await client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = await client.get_quote_status(rfp_id=created["rfp_id"])
        """
        return await self._call(contract.GET_QUOTE_STATUS, arguments)

    async def get_quotes(
        self, /, **arguments: Unpack[types.GetQuotesInput]
    ) -> types.GetQuotesOutput:
        """Retrieve all operator quotes for an RFP.

        Raises these classes of the module errors: RfpNotFound, AvinodeApiError.

        Example::

            created = await client.create_rfp(
                flight_details={
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "passengers": 6,
                    "departure_date": "2026-06-15T14:00:00Z",
                },
                operator_ids=["OP-001", "OP-002", "OP-003"],
            )
            result = await client.get_quotes(rfp_id=created["rfp_id"])
        """
        return await self._call(contract.GET_QUOTES, arguments)

    async def create_trip(
        self, /, **arguments: Unpack[types.CreateTripInput]
    ) -> types.CreateTripOutput:
        """Create a trip in Avinode and get a deep link for marketplace browsing.

        Raises these classes of the module errors: InvalidIcao, UnknownAirport, SameAirport,
        DateInPast, ReturnBeforeDeparture, IdempotencyConflict, WorldFull, AvinodeApiError.

        Example::

            result = await client.create_trip(
                departure_airport="KTEB",
                arrival_airport="KVNY",
                passengers=6,
                departure_date="2026-06-15T14:00:00Z",
            )
        """
        return await self._call(contract.CREATE_TRIP, arguments)

    async def send_message(
        self, /, **arguments: Unpack[types.SendMessageInput]
    ) -> types.SendMessageOutput:
        """Send a message to an operator in an existing Avinode thread.

        Raises these classes of the module errors: TextLength, ThreadNotFound, RfpClosed,
        QuoteExpired, IdempotencyConflict, WorldFull, AvinodeApiError.
        """
        return await self._call(contract.SEND_MESSAGE, arguments)

    async def read_operators(self) -> types.OperatorsResource:
        """Operators of private aircraft, with ratings and the aircraft of each.

        URI: charter://operators
        """
        return await self._read(contract.READ_OPERATORS)

    async def read_airports(self) -> types.AirportsResource:
        """Airports by ICAO code.

        URI: charter://airports
        """
        return await self._read(contract.READ_AIRPORTS)

    async def read_rfp(self, /, rfp_id: str) -> types.RfpResource:
        """One RFP with its operators, quotes and threads.

        URI: charter://rfps/{rfp_id}
        """
        return await self._read(contract.READ_RFP, rfp_id=rfp_id)

    async def read_trip(self, /, trip_id: str) -> types.TripResource:
        """One trip with the RFPs that were sent for it.

        URI: charter://trips/{trip_id}
        """
        return await self._read(contract.READ_TRIP, trip_id=trip_id)

    async def read_thread(self, /, thread_id: str) -> types.ThreadResource:
        """One conversation with an operator: what was written and which quotes were shared, oldest
        first.

        URI: charter://threads/{thread_id}
        """
        return await self._read(contract.READ_THREAD, thread_id=thread_id)

    async def read_webhooks_pending(self) -> types.WebhooksPendingResource:
        """Events that came in and are not done yet, in the order in which they came.

        URI: charter://webhooks/pending
        """
        return await self._read(contract.READ_WEBHOOKS_PENDING)

    async def read_webhooks_dead_letters(self) -> types.WebhooksDeadLettersResource:
        """Events that were given up after the last retry, newest first.

        URI: charter://webhooks/dead-letters
        """
        return await self._read(contract.READ_WEBHOOKS_DEAD_LETTERS)

    async def read_webhook_event(self, /, event_id: str) -> types.WebhookEventResource:
        """One event that came in: what it said, and what became of it.

        URI: charter://webhooks/events/{event_id}
        """
        return await self._read(contract.READ_WEBHOOK_EVENT, event_id=event_id)

    async def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended, and whether events are
        taken.

        URI: charter://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: charter://errors
        """
        return await self._read(contract.READ_ERRORS)
