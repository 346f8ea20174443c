# @generated from contracts/crm. Edit the contract, then run npm run codegen.
"""The clients of Client book."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Client book: the client with blocking calls.

    Reads and keeps the clients of a charter broker in a Google spreadsheet: profiles,
    preferences and flights. In mock mode the clients are synthetic and nothing leaves the
    machine.
    """

    _pack = contract.pack

    def get_client(self, /, **arguments: Unpack[types.GetClientInput]) -> types.GetClientOutput:
        """Retrieve client profile by email or ID.

        Raises these classes of the module errors: ClientNotFound, SheetLayout, SheetNotFound.

        Example::

            result = client.get_client(identifier="john.doe@example.com")
        """
        return self._call(contract.GET_CLIENT, arguments)

    def update_client(
        self, /, **arguments: Unpack[types.UpdateClientInput]
    ) -> types.UpdateClientOutput:
        """Update client preferences or information.

        Raises these classes of the module errors: ClientNotFound, FieldFixed, UnknownField,
        InvalidValue, ClientBusy, SheetLayout, SheetNotFound, IdempotencyConflict, WorldFull.

        Example::

            result = client.update_client(client_id="CL-001", updates={"vip_status": "platinum"})
        """
        return self._call(contract.UPDATE_CLIENT, arguments)

    def add_flight_history(
        self, /, **arguments: Unpack[types.AddFlightHistoryInput]
    ) -> types.AddFlightHistoryOutput:
        """Record completed flight for client.

        Raises these classes of the module errors: ClientNotFound, InvalidValue, ClientBusy,
        SheetLayout, SheetNotFound, IdempotencyConflict, WorldFull.

        Example::

            result = client.add_flight_history(
                client_id="CL-001",
                flight_details={
                    "date": "2026-05-31",
                    "route": "KTEB-KVNY",
                    "aircraft": "Citation X",
                    "operator": "OP-001",
                    "price": 45000,
                },
            )
        """
        return self._call(contract.ADD_FLIGHT_HISTORY, arguments)

    def search_clients(
        self, /, **arguments: Unpack[types.SearchClientsInput]
    ) -> types.SearchClientsOutput:
        """Search clients by criteria.

        Raises these classes of the module errors: InvalidValue, SheetLayout, SheetNotFound.

        Example::

            result = client.search_clients(query="doe")
        """
        return self._call(contract.SEARCH_CLIENTS, arguments)

    def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended.

        URI: crm://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: crm://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Client book: the client for asyncio.

    Reads and keeps the clients of a charter broker in a Google spreadsheet: profiles,
    preferences and flights. In mock mode the clients are synthetic and nothing leaves the
    machine.
    """

    _pack = contract.pack

    async def get_client(
        self, /, **arguments: Unpack[types.GetClientInput]
    ) -> types.GetClientOutput:
        """Retrieve client profile by email or ID.

        Raises these classes of the module errors: ClientNotFound, SheetLayout, SheetNotFound.

        Example::

            result = await client.get_client(identifier="john.doe@example.com")
        """
        return await self._call(contract.GET_CLIENT, arguments)

    async def update_client(
        self, /, **arguments: Unpack[types.UpdateClientInput]
    ) -> types.UpdateClientOutput:
        """Update client preferences or information.

        Raises these classes of the module errors: ClientNotFound, FieldFixed, UnknownField,
        InvalidValue, ClientBusy, SheetLayout, SheetNotFound, IdempotencyConflict, WorldFull.

        Example::

            result = await client.update_client(
                client_id="CL-001",
                updates={"vip_status": "platinum"},
            )
        """
        return await self._call(contract.UPDATE_CLIENT, arguments)

    async def add_flight_history(
        self, /, **arguments: Unpack[types.AddFlightHistoryInput]
    ) -> types.AddFlightHistoryOutput:
        """Record completed flight for client.

        Raises these classes of the module errors: ClientNotFound, InvalidValue, ClientBusy,
        SheetLayout, SheetNotFound, IdempotencyConflict, WorldFull.

        Example::

            result = await client.add_flight_history(
                client_id="CL-001",
                flight_details={
                    "date": "2026-05-31",
                    "route": "KTEB-KVNY",
                    "aircraft": "Citation X",
                    "operator": "OP-001",
                    "price": 45000,
                },
            )
        """
        return await self._call(contract.ADD_FLIGHT_HISTORY, arguments)

    async def search_clients(
        self, /, **arguments: Unpack[types.SearchClientsInput]
    ) -> types.SearchClientsOutput:
        """Search clients by criteria.

        Raises these classes of the module errors: InvalidValue, SheetLayout, SheetNotFound.

        Example::

            result = await client.search_clients(query="doe")
        """
        return await self._call(contract.SEARCH_CLIENTS, arguments)

    async def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended.

        URI: crm://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: crm://errors
        """
        return await self._read(contract.READ_ERRORS)
