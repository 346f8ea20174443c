# @generated from contracts/flights/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Flights may refuse a call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from . import types
from .runtime.errors import (
    ClientError,
    DeadlineExceeded,
    HttpStatusError,
    KnownToolError,
    ProtocolError,
    SessionLost,
    ToolError,
    TransportError,
)

__all__ = [
    "Schema",
    "OriginAndDestinationRequired",
    "InvalidOrigin",
    "InvalidDestination",
    "InvalidDepartureDate",
    "SamePlace",
    "DateInPast",
    "ReturnBeforeDeparture",
    "AirportNotFound",
    "RateLimited",
    "SearchNotFound",
    "ToolTimeout",
    "UpstreamUnavailable",
    "UpstreamSlow",
    "UpstreamRateLimited",
    "UpstreamAuth",
    "UpstreamRefused",
    "UpstreamMalformed",
    "ClientError",
    "DeadlineExceeded",
    "HttpStatusError",
    "KnownToolError",
    "ProtocolError",
    "SessionLost",
    "ToolError",
    "TransportError",
    "ERRORS",
]


class Schema(KnownToolError[Literal["SCHEMA"], types.SchemaData]):
    """`message`

    Correct `field` and call again.
    """


class OriginAndDestinationRequired(
    KnownToolError[Literal["ORIGIN_AND_DESTINATION_REQUIRED"], types.OriginAndDestinationRequiredData]
):
    """origin and destination required

    Send both as IATA codes of three capital letters, for example SFO and CDG.
    """


class InvalidOrigin(KnownToolError[Literal["INVALID_ORIGIN"], types.InvalidOriginData]):
    """Invalid origin IATA code: `value`

    Send the code of an airport or a city as three capital letters, for example SFO.
    """


class InvalidDestination(
    KnownToolError[Literal["INVALID_DESTINATION"], types.InvalidDestinationData]
):
    """Invalid destination IATA code: `value`

    Send the code of an airport or a city as three capital letters, for example CDG.
    """


class InvalidDepartureDate(
    KnownToolError[Literal["INVALID_DEPARTURE_DATE"], types.InvalidDepartureDateData]
):
    """Invalid departure date: `value`

    Send a day of the calendar as YYYY-MM-DD.
    """


class SamePlace(KnownToolError[Literal["SAME_PLACE"], types.SamePlaceData]):
    """`field` `value` is in the same city as the origin `origin`

    Choose a destination in another city and call searchFlights again.
    """


class DateInPast(KnownToolError[Literal["DATE_IN_PAST"], types.DateInPastData]):
    """`field` `value` is in the past: at the origin it is `today`

    Use a day from `today` on and call searchFlights again.
    """


class ReturnBeforeDeparture(
    KnownToolError[Literal["RETURN_BEFORE_DEPARTURE"], types.ReturnBeforeDepartureData]
):
    """`field` `value` is before the departure on `departure`

    Use a return_date from `departure` on, or leave it out for one way.
    """


class AirportNotFound(KnownToolError[Literal["AIRPORT_NOT_FOUND"], types.AirportNotFoundData]):
    """Airport code `value` not found. Please check spelling.

    Correct `field` and call searchFlights again.
    """


class RateLimited(KnownToolError[Literal["RATE_LIMITED"], types.RateLimitedData]):
    """Rate limit exceeded after retries

    Wait a minute and call searchFlights again.

    The same call may succeed later.
    """


class SearchNotFound(KnownToolError[Literal["SEARCH_NOT_FOUND"], types.SearchNotFoundData]):
    """`value` is not the search_id of a search

    Use the search_id as searchFlights gave it.
    """


class ToolTimeout(KnownToolError[Literal["TOOL_TIMEOUT"], types.ToolTimeoutData]):
    """The search took longer than it may

    Call searchFlights again.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """The flight service does not answer

    Call searchFlights again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """The flight service did not answer in time

    Call searchFlights again.

    The same call may succeed later.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """The flight service takes no more requests now

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """The flight service refused the credentials

    Whoever runs the server has to look at `environment`.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """The flight service refused the search: `said`

    Correct the search and call searchFlights again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """The flight service gave an answer that cannot be read

    Call searchFlights again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "ORIGIN_AND_DESTINATION_REQUIRED": OriginAndDestinationRequired,
    "INVALID_ORIGIN": InvalidOrigin,
    "INVALID_DESTINATION": InvalidDestination,
    "INVALID_DEPARTURE_DATE": InvalidDepartureDate,
    "SAME_PLACE": SamePlace,
    "DATE_IN_PAST": DateInPast,
    "RETURN_BEFORE_DEPARTURE": ReturnBeforeDeparture,
    "AIRPORT_NOT_FOUND": AirportNotFound,
    "RATE_LIMITED": RateLimited,
    "SEARCH_NOT_FOUND": SearchNotFound,
    "TOOL_TIMEOUT": ToolTimeout,
    "UPSTREAM_UNAVAILABLE": UpstreamUnavailable,
    "UPSTREAM_SLOW": UpstreamSlow,
    "UPSTREAM_RATE_LIMITED": UpstreamRateLimited,
    "UPSTREAM_AUTH": UpstreamAuth,
    "UPSTREAM_REFUSED": UpstreamRefused,
    "UPSTREAM_MALFORMED": UpstreamMalformed,
}
