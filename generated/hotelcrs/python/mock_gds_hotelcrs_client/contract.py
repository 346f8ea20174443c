# @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Hotel reservations, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-hotelcrs-client", version="1.0.1", errors=errors.ERRORS)

AVAILABILITY_SEARCH: Tool[types.AvailabilitySearchOutput] = Tool(
    name="availability_search",
    returns="structure",
    repeatable=True,
)
CREATE_RESERVATION: Tool[types.CreateReservationOutput] = Tool(
    name="create_reservation",
    returns="structure",
    repeatable=False,
)

READ_HOTELS: Resource[types.HotelsResource] = Resource(
    name="hotels",
    uri="hotelcrs://hotels",
    is_json=True,
)
READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="hotelcrs://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="hotelcrs://errors",
    is_json=True,
)
