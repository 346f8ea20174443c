# @generated from contracts/hotelcrs/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Hotel reservations may refuse a call."""

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
    "UnknownHotel",
    "BadRange",
    "DateInPast",
    "NoRooms",
    "TooManyRooms",
    "RoomTooSmall",
    "NotConfirmed",
    "SoldOut",
    "PriceChanged",
    "CrsRefused",
    "IdempotencyConflict",
    "WorldFull",
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


class UnknownHotel(KnownToolError[Literal["UNKNOWN_HOTEL"], types.UnknownHotelData]):
    """CapCorn knows no hotel `value`

    `suggestion`
    """


class BadRange(KnownToolError[Literal["BAD_RANGE"], types.BadRangeData]):
    """`field` `value` does not fit: `explanation`

    `change`
    """


class DateInPast(KnownToolError[Literal["DATE_IN_PAST"], types.DateInPastData]):
    """`field` `value` is in the past: at the hotel it is `today`

    Use an arrivalDate from `today` on and call again.
    """


class NoRooms(KnownToolError[Literal["NO_ROOMS"], types.NoRoomsData]):
    """`field` is empty

    Name 1 to 10 rooms, each with its adults, and call again.
    """


class TooManyRooms(KnownToolError[Literal["TOO_MANY_ROOMS"], types.TooManyRoomsData]):
    """`field` has `count` rooms: CapCorn takes `most` in one call

    Split the party into calls of at most `most` rooms each.
    """


class RoomTooSmall(KnownToolError[Literal["ROOM_TOO_SMALL"], types.RoomTooSmallData]):
    """`field` has `value`: a room takes `limit`

    Spread the guests over more rooms and call again.
    """


class NotConfirmed(KnownToolError[Literal["NOT_CONFIRMED"], types.NotConfirmedData]):
    """userConfirmed has to be true: the user has not agreed yet

    Show the user hotel, dates, rooms and total; call again with userConfirmed true after a yes.
    """


class SoldOut(KnownToolError[Literal["SOLD_OUT"], types.SoldOutData]):
    """No room of category `value` with `board` is left for `people` in this stay

    Call availability_search again and offer the user what it gives.
    """


class PriceChanged(KnownToolError[Literal["PRICE_CHANGED"], types.PriceChangedData]):
    """The stay costs `new` EUR, not `old` EUR

    Tell the user the new total; after a yes call again with totalPrice `new`.
    """


class CrsRefused(KnownToolError[Literal["CRS_REFUSED"], types.CrsRefusedData]):
    """CapCorn refused the request: `said`

    `change`
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


class ToolTimeout(KnownToolError[Literal["TOOL_TIMEOUT"], types.ToolTimeoutData]):
    """The call took longer than it may

    Search again. After create_reservation look first whether it was booked: ask the hotel, or
    repeat the call with its idempotency key.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """CapCorn does not answer

    Nothing was booked. Call again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """CapCorn did not answer in time

    Nothing was booked. Call again.

    The same call may succeed later.
    """


class OutcomeUnknown(KnownToolError[Literal["OUTCOME_UNKNOWN"], types.OutcomeUnknownData]):
    """CapCorn was asked to book, and no whole answer came: it may have been booked

    If the call had an idempotency key, repeat it unchanged with this key: it is the same
    reservation to CapCorn. Otherwise ask the hotel before you call again.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """CapCorn refused the call for its rate limit, after `attempts` attempts

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """CapCorn refused the credentials

    Whoever runs the server has to look at `environment`.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """CapCorn refused the request: `said`

    Correct the arguments and call again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """CapCorn gave an answer that cannot be read

    Call again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "UNKNOWN_HOTEL": UnknownHotel,
    "BAD_RANGE": BadRange,
    "DATE_IN_PAST": DateInPast,
    "NO_ROOMS": NoRooms,
    "TOO_MANY_ROOMS": TooManyRooms,
    "ROOM_TOO_SMALL": RoomTooSmall,
    "NOT_CONFIRMED": NotConfirmed,
    "SOLD_OUT": SoldOut,
    "PRICE_CHANGED": PriceChanged,
    "CRS_REFUSED": CrsRefused,
    "IDEMPOTENCY_CONFLICT": IdempotencyConflict,
    "WORLD_FULL": WorldFull,
    "TOOL_TIMEOUT": ToolTimeout,
    "UPSTREAM_UNAVAILABLE": UpstreamUnavailable,
    "UPSTREAM_SLOW": UpstreamSlow,
    "OUTCOME_UNKNOWN": OutcomeUnknown,
    "UPSTREAM_RATE_LIMITED": UpstreamRateLimited,
    "UPSTREAM_AUTH": UpstreamAuth,
    "UPSTREAM_REFUSED": UpstreamRefused,
    "UPSTREAM_MALFORMED": UpstreamMalformed,
}
