# @generated from contracts/flights. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Flights, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-flights-client", version="1.0.1", errors=errors.ERRORS)

SEARCH_FLIGHTS: Tool[types.SearchFlightsOutput] = Tool(
    name="searchFlights",
    returns="structure",
    repeatable=True,
)
DISCARD_SEARCH: Tool[types.DiscardSearchOutput] = Tool(
    name="discardSearch",
    returns="structure",
    repeatable=True,
)

READ_OFFER: Resource[types.OfferResource] = Resource(
    name="offer",
    uri="flights://offers/{offer_id}",
    is_json=True,
)
READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="flights://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="flights://errors",
    is_json=True,
)
