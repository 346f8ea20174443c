# @generated from contracts/coastline. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Coastline Travel, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-coastline-client", version="1.0.1", errors=errors.ERRORS)

GET_AIRPORT_CODE: Tool[types.GetAirportCodeOutput] = Tool(
    name="get_airport_code",
    returns="structure",
    repeatable=True,
)
SEARCH_FLIGHTS: Tool[types.SearchFlightsOutput] = Tool(
    name="search_flights",
    returns="structure",
    repeatable=True,
)
SEARCH_HOTELS: Tool[types.SearchHotelsOutput] = Tool(
    name="search_hotels",
    returns="structure",
    repeatable=True,
)

READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="coastline://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="coastline://errors",
    is_json=True,
)
