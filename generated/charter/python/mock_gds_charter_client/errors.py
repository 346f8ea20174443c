# @generated from contracts/charter/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Charter may refuse a call."""

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
    "InvalidIcao",
    "NeedsOffset",
    "UnknownAirport",
    "SameAirport",
    "InvalidPassengers",
    "InsufficientCapacity",
    "UnknownOperator",
    "DateInPast",
    "ReturnBeforeDeparture",
    "DeadlinePassed",
    "TextLength",
    "RfpNotFound",
    "ThreadNotFound",
    "RfpClosed",
    "QuoteExpired",
    "NotOfferedLive",
    "IdempotencyConflict",
    "WorldFull",
    "AvinodeApiError",
    "ToolTimeout",
    "UpstreamUnavailable",
    "UpstreamSlow",
    "OutcomeUnknown",
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


class InvalidIcao(KnownToolError[Literal["INVALID_ICAO"], types.InvalidIcaoData]):
    """Invalid parameter: `field` must be ICAO code

    Send four capital letters, for example KTEB; charter://airports lists those that are known.
    """


class NeedsOffset(KnownToolError[Literal["NEEDS_OFFSET"], types.NeedsOffsetData]):
    """`field` needs a time-zone offset, as in `corrected`

    Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC
    is meant.
    """


class UnknownAirport(KnownToolError[Literal["UNKNOWN_AIRPORT"], types.UnknownAirportData]):
    """There is no airport `value`

    `suggestion` charter://airports lists those that are known.
    """


class SameAirport(KnownToolError[Literal["SAME_AIRPORT"], types.SameAirportData]):
    """`field` `value` is the departure airport

    Send another arrival airport and call again.
    """


class InvalidPassengers(
    KnownToolError[Literal["INVALID_PASSENGERS"], types.InvalidPassengersData]
):
    """`field` must be 1 to `most`: it is `value`

    Correct `field` and call create_rfp again.
    """


class InsufficientCapacity(
    KnownToolError[Literal["INSUFFICIENT_CAPACITY"], types.InsufficientCapacityData]
):
    """No aircraft of these operators takes `value` passengers: the largest has `most` seats

    Call search_flights with `value` passengers and ask the operators that it names, or divide
    the party.
    """


class UnknownOperator(KnownToolError[Literal["UNKNOWN_OPERATOR"], types.UnknownOperatorData]):
    """There is no operator `value`

    Use the operator ids of search_flights or charter://operators.
    """


class DateInPast(KnownToolError[Literal["DATE_IN_PAST"], types.DateInPastData]):
    """`field` `value` is in the past: it is `now`

    Use a later `field` and call again.
    """


class ReturnBeforeDeparture(
    KnownToolError[Literal["RETURN_BEFORE_DEPARTURE"], types.ReturnBeforeDepartureData]
):
    """`field` `value` is before the departure at `departure`

    Use a later return_date, or leave it out for one way.
    """


class DeadlinePassed(KnownToolError[Literal["DEADLINE_PASSED"], types.DeadlinePassedData]):
    """The deadline `value` `problem`

    Use another deadline, or leave it out: operators then have until `usual`.
    """


class TextLength(KnownToolError[Literal["TEXT_LENGTH"], types.TextLengthData]):
    """`field` must have `least` to `most` characters: it has `length`

    Change `field` and call again.
    """


class RfpNotFound(KnownToolError[Literal["RFP_NOT_FOUND"], types.RfpNotFoundData]):
    """There is no RFP `value`

    Use the rfp_id as create_rfp gave it; the resource of a trip names its RFPs.
    """


class ThreadNotFound(KnownToolError[Literal["THREAD_NOT_FOUND"], types.ThreadNotFoundData]):
    """There is no thread `value`

    Use the thread_id of a quote from get_quotes.
    """


class RfpClosed(KnownToolError[Literal["RFP_CLOSED"], types.RfpClosedData]):
    """RFP `rfp_id` is `status`: its operators take no more messages

    Call create_rfp for another request.
    """


class QuoteExpired(KnownToolError[Literal["QUOTE_EXPIRED"], types.QuoteExpiredData]):
    """The quote of thread `value` expired at `expiredAt`

    Call create_rfp again for new quotes.
    """


class NotOfferedLive(KnownToolError[Literal["NOT_OFFERED_LIVE"], types.NotOfferedLiveData]):
    """Avinode offers no search for aircraft to other systems

    Call create_trip with the same airports, passengers and date: a person then searches in the
    marketplace.
    """


class IdempotencyConflict(
    KnownToolError[Literal["IDEMPOTENCY_CONFLICT"], types.IdempotencyConflictData]
):
    """The idempotency key was used before with other arguments

    Repeat the earlier arguments to get its result, or use a new key.
    """


class WorldFull(KnownToolError[Literal["WORLD_FULL"], types.WorldFullData]):
    """World `value` keeps `limit` documents, as many as it may

    Use another world, or have this one reset by whoever runs it.
    """


class AvinodeApiError(KnownToolError[Literal["AVINODE_API_ERROR"], types.AvinodeApiErrorData]):
    """Avinode does not answer as it should: `problem`

    Call again in a moment; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


class ToolTimeout(KnownToolError[Literal["TOOL_TIMEOUT"], types.ToolTimeoutData]):
    """The call took longer than it may

    Call again; read charter://status if it persists.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """Avinode does not answer

    Call again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """Avinode did not answer in time

    Call again.

    The same call may succeed later.
    """


class OutcomeUnknown(KnownToolError[Literal["OUTCOME_UNKNOWN"], types.OutcomeUnknownData]):
    """Avinode was asked, and no whole answer came: it may have been done

    Do not call again before a person has looked in the marketplace.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """Avinode takes no more requests now

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """Avinode refused the credentials: the token may have expired

    Whoever runs the server has to renew `environment`.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """Avinode refused the request: `said`

    Correct the request and call again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """Avinode gave an answer that cannot be read

    Call again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "INVALID_ICAO": InvalidIcao,
    "NEEDS_OFFSET": NeedsOffset,
    "UNKNOWN_AIRPORT": UnknownAirport,
    "SAME_AIRPORT": SameAirport,
    "INVALID_PASSENGERS": InvalidPassengers,
    "INSUFFICIENT_CAPACITY": InsufficientCapacity,
    "UNKNOWN_OPERATOR": UnknownOperator,
    "DATE_IN_PAST": DateInPast,
    "RETURN_BEFORE_DEPARTURE": ReturnBeforeDeparture,
    "DEADLINE_PASSED": DeadlinePassed,
    "TEXT_LENGTH": TextLength,
    "RFP_NOT_FOUND": RfpNotFound,
    "THREAD_NOT_FOUND": ThreadNotFound,
    "RFP_CLOSED": RfpClosed,
    "QUOTE_EXPIRED": QuoteExpired,
    "NOT_OFFERED_LIVE": NotOfferedLive,
    "IDEMPOTENCY_CONFLICT": IdempotencyConflict,
    "WORLD_FULL": WorldFull,
    "AVINODE_API_ERROR": AvinodeApiError,
    "TOOL_TIMEOUT": ToolTimeout,
    "UPSTREAM_UNAVAILABLE": UpstreamUnavailable,
    "UPSTREAM_SLOW": UpstreamSlow,
    "OUTCOME_UNKNOWN": OutcomeUnknown,
    "UPSTREAM_RATE_LIMITED": UpstreamRateLimited,
    "UPSTREAM_AUTH": UpstreamAuth,
    "UPSTREAM_REFUSED": UpstreamRefused,
    "UPSTREAM_MALFORMED": UpstreamMalformed,
}
