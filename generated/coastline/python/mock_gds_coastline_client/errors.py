# @generated from contracts/coastline/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Coastline Travel may refuse a call."""

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
    "CityNotFound",
    "UnknownAirport",
    "UnknownCity",
    "SamePlace",
    "DateInPast",
    "BadRange",
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


class CityNotFound(KnownToolError[Literal["CITY_NOT_FOUND"], types.CityNotFoundData]):
    """No airport found for city `value`

    `suggestion`
    """


class UnknownAirport(KnownToolError[Literal["UNKNOWN_AIRPORT"], types.UnknownAirportData]):
    """`field` `value` is not the code of an airport or a city

    `suggestion`
    """


class UnknownCity(KnownToolError[Literal["UNKNOWN_CITY"], types.UnknownCityData]):
    """`field` `value` is not the code of a city or an airport

    `suggestion`
    """


class SamePlace(KnownToolError[Literal["SAME_PLACE"], types.SamePlaceData]):
    """`field` `value` is in the same city as the origin `origin`

    Choose a destination in another city and call search_flights again.
    """


class DateInPast(KnownToolError[Literal["DATE_IN_PAST"], types.DateInPastData]):
    """`field` `value` is in the past: in `place` it is `today`

    Use a day from `today` on and call again.
    """


class BadRange(KnownToolError[Literal["BAD_RANGE"], types.BadRangeData]):
    """`field` `value` does not fit: `explanation`

    Correct `field` and call again.
    """


class ToolTimeout(KnownToolError[Literal["TOOL_TIMEOUT"], types.ToolTimeoutData]):
    """The search took longer than it may

    Call again.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """Amadeus does not answer

    Call again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """Amadeus did not answer in time

    Call again.

    The same call may succeed later.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """Amadeus refused the call for its rate limit, after `attempts` attempts

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """Amadeus refused the credentials

    Whoever runs the server has to look at `environment`.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """Amadeus refused the search: `said`

    Correct the arguments and call again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """Amadeus gave an answer that cannot be read

    Call again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "CITY_NOT_FOUND": CityNotFound,
    "UNKNOWN_AIRPORT": UnknownAirport,
    "UNKNOWN_CITY": UnknownCity,
    "SAME_PLACE": SamePlace,
    "DATE_IN_PAST": DateInPast,
    "BAD_RANGE": BadRange,
    "TOOL_TIMEOUT": ToolTimeout,
    "UPSTREAM_UNAVAILABLE": UpstreamUnavailable,
    "UPSTREAM_SLOW": UpstreamSlow,
    "UPSTREAM_RATE_LIMITED": UpstreamRateLimited,
    "UPSTREAM_AUTH": UpstreamAuth,
    "UPSTREAM_REFUSED": UpstreamRefused,
    "UPSTREAM_MALFORMED": UpstreamMalformed,
}
