# @generated from contracts/crm. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Client book, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-crm-client", version="1.0.1", errors=errors.ERRORS)

GET_CLIENT: Tool[types.GetClientOutput] = Tool(
    name="get_client",
    returns="structure",
    repeatable=True,
)
UPDATE_CLIENT: Tool[types.UpdateClientOutput] = Tool(
    name="update_client",
    returns="structure",
    repeatable=True,
)
ADD_FLIGHT_HISTORY: Tool[types.AddFlightHistoryOutput] = Tool(
    name="add_flight_history",
    returns="structure",
    repeatable=False,
)
SEARCH_CLIENTS: Tool[types.SearchClientsOutput] = Tool(
    name="search_clients",
    returns="structure",
    repeatable=True,
)

READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="crm://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="crm://errors",
    is_json=True,
)
