# @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Hotel reservations."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData


class RoomOption(TypedDict):
    """RoomOption, as the contract defines it."""

    categoryCode: str
    name: str
    description: NotRequired[str]
    totalPrice: float
    """Of all rooms asked for that it takes, for the whole stay."""
    pricePerNight: float
    currency: Literal["EUR"]
    board: Literal["breakfast", "half_board", "full_board", "room_only", "all_inclusive"]
    nights: int
    maxAdults: int
    """Adults whom a room of it was asked for with, at most."""
    roomPrices: NotRequired[list[float | None]]
    """Where several rooms are asked for: the price of each, in their order; null for one that it
    does not take.
    """


class AvailabilitySearchInputRoomsItemChildrenItem(TypedDict):
    age: int


class AvailabilitySearchInputRoomsItem(TypedDict):
    adults: int
    children: NotRequired[list[AvailabilitySearchInputRoomsItemChildrenItem]]


class AvailabilitySearchInput(TypedDict):
    """The arguments of availability_search."""

    hotelId: str
    """CapCorn hotel_id (e.g. 9100)"""
    arrivalDate: str
    departureDate: str
    rooms: list[AvailabilitySearchInputRoomsItem]


class CreateReservationInputRoomsItemChildrenItem(TypedDict):
    age: int
    """Years"""


class CreateReservationInputRoomsItem(TypedDict):
    categoryCode: str
    """Of an option"""
    board: Literal["breakfast", "half_board", "full_board", "room_only", "all_inclusive"]
    adults: int
    """In it"""
    children: NotRequired[list[CreateReservationInputRoomsItemChildrenItem]]
    """None if absent"""


class CreateReservationInputGuest(TypedDict):
    """Who stays"""

    firstName: str
    """Given name"""
    lastName: str
    """Family name"""
    email: str
    phone: NotRequired[str]
    """With +"""
    country: NotRequired[str]
    """ISO code"""


class CreateReservationInput(TypedDict):
    """The arguments of create_reservation."""

    hotelId: str
    """As searched"""
    arrivalDate: str
    departureDate: str
    rooms: list[CreateReservationInputRoomsItem]
    """As searched"""
    guest: CreateReservationInputGuest
    """Who stays"""
    totalPrice: float
    """EUR, all rooms"""
    userConfirmed: Literal[True]
    comment: NotRequired[str]
    """For the hotel"""


class AvailabilitySearchOutput(TypedDict):
    """The output of availability_search."""

    rooms: list[RoomOption]
    """Those that take all rooms asked for first, then the cheapest first."""
    message: NotRequired[str]
    """There where nothing was found."""
    sourceRequestId: str
    """Hotel and arrival, by which the request is known."""
    sourcePayload: NotRequired[str]
    """What CapCorn answered, where the server is set to show it."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class CreateReservationOutput(TypedDict):
    """The output of create_reservation."""

    reservationId: str
    status: Literal["booked"]
    hotelId: str
    arrivalDate: str
    departureDate: str
    nights: int
    totalPrice: float
    currency: Literal["EUR"]
    sourceRequestId: str
    """Hotel and arrival, by which the request is known."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class HotelsResourceHotelsItemCategoriesItem(TypedDict):
    categoryCode: str
    name: str


class HotelsResourceHotelsItem(TypedDict):
    hotelId: str
    name: str
    place: str
    categories: list[HotelsResourceHotelsItemCategoriesItem]


class HotelsResource(TypedDict):
    """The hotels that mock mode knows, with their room categories; none in live mode, where a
    hotel gives its own id
    """

    hotels: list[HotelsResourceHotelsItem]


class StatusResourceUpstreamLatencyMs(TypedDict):
    """Of the last 1000 calls that were answered."""

    p50: float | None
    """Null before the first call."""
    p95: float | None
    """As p50."""
    p99: float | None
    """As p50."""


class StatusResourceUpstream(TypedDict):
    name: str
    address: str
    """That is asked."""
    calls: int
    """Of this process, since it started."""
    failures: int
    """Calls that came to no answer."""
    attempts: int
    """Calls with those tried again."""
    retries: int
    breaker: str
    """After many failures nothing is sent for a while."""
    latencyMs: StatusResourceUpstreamLatencyMs
    """Of the last 1000 calls that were answered."""


class StatusResource(TypedDict):
    """Whom the tools ask, how often, and how long it took"""

    mode: str
    """mock or live: whom the tools ask."""
    upstream: StatusResourceUpstream


class ErrorsResourceReasonsItem(TypedDict):
    reason: str
    code: int
    message: str
    hint: str
    retryable: bool
    category: NotRequired[str]


class ErrorsResource(TypedDict):
    """Every reason for which a call can be refused, with its code and what to do next"""

    reasons: list[ErrorsResourceReasonsItem]


class SchemaData(RefusalData):
    """The data of a refusal for SCHEMA."""

    reason: Literal["SCHEMA"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    expected: NotRequired[str]
    suggestion: NotRequired[str]
    corrected: NotRequired[str]


class UnknownHotelData(RefusalData):
    """The data of a refusal for UNKNOWN_HOTEL."""

    reason: Literal["UNKNOWN_HOTEL"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: str


class BadRangeData(RefusalData):
    """The data of a refusal for BAD_RANGE."""

    reason: Literal["BAD_RANGE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    explanation: str
    change: str


class DateInPastData(RefusalData):
    """The data of a refusal for DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    today: str


class NoRoomsData(RefusalData):
    """The data of a refusal for NO_ROOMS."""

    reason: Literal["NO_ROOMS"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class TooManyRoomsData(RefusalData):
    """The data of a refusal for TOO_MANY_ROOMS."""

    reason: Literal["TOO_MANY_ROOMS"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    count: int
    most: int


class RoomTooSmallData(RefusalData):
    """The data of a refusal for ROOM_TOO_SMALL."""

    reason: Literal["ROOM_TOO_SMALL"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    limit: str


class NotConfirmedData(RefusalData):
    """The data of a refusal for NOT_CONFIRMED."""

    reason: Literal["NOT_CONFIRMED"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class SoldOutData(RefusalData):
    """The data of a refusal for SOLD_OUT."""

    reason: Literal["SOLD_OUT"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    board: str
    people: str


class PriceChangedData(RefusalData):
    """The data of a refusal for PRICE_CHANGED."""

    reason: Literal["PRICE_CHANGED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    old: float
    new: float


class CrsRefusedData(RefusalData):
    """The data of a refusal for CRS_REFUSED."""

    reason: Literal["CRS_REFUSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    said: str
    change: str
    crsCode: NotRequired[str]


class IdempotencyConflictData(RefusalData):
    """The data of a refusal for IDEMPOTENCY_CONFLICT."""

    reason: Literal["IDEMPOTENCY_CONFLICT"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class WorldFullData(RefusalData):
    """The data of a refusal for WORLD_FULL."""

    reason: Literal["WORLD_FULL"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    limit: int


class ToolTimeoutData(RefusalData):
    """The data of a refusal for TOOL_TIMEOUT."""

    reason: Literal["TOOL_TIMEOUT"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    timeoutMs: NotRequired[int]


class UpstreamUnavailableData(RefusalData):
    """The data of a refusal for UPSTREAM_UNAVAILABLE."""

    reason: Literal["UPSTREAM_UNAVAILABLE"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamSlowData(RefusalData):
    """The data of a refusal for UPSTREAM_SLOW."""

    reason: Literal["UPSTREAM_SLOW"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class OutcomeUnknownData(RefusalData):
    """The data of a refusal for OUTCOME_UNKNOWN."""

    reason: Literal["OUTCOME_UNKNOWN"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamRateLimitedData(RefusalData):
    """The data of a refusal for UPSTREAM_RATE_LIMITED."""

    reason: Literal["UPSTREAM_RATE_LIMITED"]
    code: NotRequired[Literal["RATE_LIMIT_ERROR"]]
    upstream: NotRequired[str]
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamAuthData(RefusalData):
    """The data of a refusal for UPSTREAM_AUTH."""

    reason: Literal["UPSTREAM_AUTH"]
    code: NotRequired[Literal["AUTHENTICATION_ERROR"]]
    environment: str
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamRefusedData(RefusalData):
    """The data of a refusal for UPSTREAM_REFUSED."""

    reason: Literal["UPSTREAM_REFUSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    said: str
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamMalformedData(RefusalData):
    """The data of a refusal for UPSTREAM_MALFORMED."""

    reason: Literal["UPSTREAM_MALFORMED"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    upstream: NotRequired[str]
    attempts: NotRequired[int]
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


Reason: TypeAlias = Literal[
    "SCHEMA",
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "NOT_CONFIRMED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "CRS_REFUSED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "TOOL_TIMEOUT",
    "UPSTREAM_UNAVAILABLE",
    "UPSTREAM_SLOW",
    "OUTCOME_UNKNOWN",
    "UPSTREAM_RATE_LIMITED",
    "UPSTREAM_AUTH",
    "UPSTREAM_REFUSED",
    "UPSTREAM_MALFORMED",
]
"""Every reason for which a call may be refused."""


AvailabilitySearchReason: TypeAlias = Literal[
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "CRS_REFUSED",
]
"""The reasons for which the handler of availability_search may refuse a call."""


CreateReservationReason: TypeAlias = Literal[
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "NOT_CONFIRMED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "CRS_REFUSED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
]
"""The reasons for which the handler of create_reservation may refuse a call."""
