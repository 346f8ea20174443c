# @generated from contracts/charter. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Charter."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData
from .runtime.json_values import JsonValue


class AircraftOperator(TypedDict):
    id: str
    """For create_rfp."""
    name: str
    rating: float
    safety_rating: str


class Aircraft(TypedDict):
    """Aircraft, as the contract defines it."""

    id: str
    type: str
    category: Literal["light", "midsize", "heavy", "ultra-long-range"]
    capacity: int
    """Passengers at most."""
    range_nm: int
    speed_kts: int
    operator: AircraftOperator
    availability: Literal["available", "on_request"]
    estimated_price_usd: int
    """For the whole aircraft, without taxes."""


class EventAircraft(TypedDict):
    """EventAircraft, as the contract defines it."""

    id: NotRequired[str]
    type: str


class EventOperator(TypedDict):
    """EventOperator, as the contract defines it."""

    id: str
    name: str
    rating: NotRequired[float]
    safety_rating: NotRequired[str]


class EventPrice(TypedDict):
    """EventPrice, as the contract defines it."""

    base: float
    taxes: float
    total: float
    """base + taxes."""
    currency: NotRequired[Literal["USD"]]


class EventSegment(TypedDict):
    """EventSegment, as the contract defines it."""

    departure_airport: str
    arrival_airport: str
    departure_date: str
    passengers: int


class MessageRichContent(TypedDict):
    """Of a shared quote."""

    type: Literal["quote_shared"]
    quote_id: str
    operator_name: str
    aircraft_type: str
    price_usd: float
    """The total."""


class Message(TypedDict):
    """Message, as the contract defines it."""

    message_id: str
    sender_type: Literal["broker", "operator", "system"]
    content_type: Literal["text", "quote_shared"]
    content: NotRequired[str]
    """Of a text."""
    rich_content: NotRequired[MessageRichContent]
    """Of a shared quote."""
    sent_at: str


class OperatorAircraftItem(TypedDict):
    id: str
    type: str
    category: str
    capacity: int


class Operator(TypedDict):
    """Operator, as the contract defines it."""

    id: str
    name: str
    rating: NotRequired[float]
    safety_rating: NotRequired[str]
    aircraft: NotRequired[list[OperatorAircraftItem]]
    """Those that are known."""


class Quote(TypedDict):
    """Quote, as the contract defines it."""

    quote_id: str
    operator_id: str
    operator_name: str
    aircraft_type: str
    aircraft_id: NotRequired[str]
    base_price_usd: float
    taxes_fees_usd: float
    total_price_usd: float
    """base_price_usd + taxes_fees_usd."""
    response_time_minutes: int
    """From the RFP to the quote."""
    valid_until: str
    notes: NotRequired[str]
    """Of the operator."""
    thread_id: str
    """For send_message."""
    status: Literal["open", "accepted", "rejected", "expired"]


class Segment(TypedDict):
    """Segment, as the contract defines it."""

    departure_airport: str
    arrival_airport: str
    passengers: int
    departure_date: str


class WebhookEvent(TypedDict):
    """WebhookEvent, as the contract defines it."""

    event_id: str
    event_type: str
    timestamp: str
    """By the sender."""
    received_at: str
    rfp_id: NotRequired[str]
    quote_id: NotRequired[str]
    trip_id: NotRequired[str]
    thread_id: NotRequired[str]
    signature_verified: bool
    source_ip: str
    """local for an event of this process."""
    processing_status: Literal["pending", "processing", "completed", "failed", "dead_letter"]
    retry_count: int
    max_retries: int
    next_retry_at: str | None
    """Where it has failed and is tried again."""
    processed_at: str | None
    """Null before the first try."""
    processing_duration_ms: int | None
    """Of the last try; 0 where the clock is frozen."""
    error_message: str | None
    """Of the last failure."""
    entities: dict[str, str]
    """Ids of what it made or changed, by their kind."""


class SearchFlightsInput(TypedDict):
    """The arguments of search_flights."""

    departure_airport: str
    """ICAO airport code (e.g., KTEB)"""
    arrival_airport: str
    """ICAO airport code (e.g., KVNY)"""
    passengers: int
    """Number of passengers"""
    departure_date: str
    """ISO 8601 date (YYYY-MM-DD)"""
    aircraft_category: NotRequired[Literal["light", "midsize", "heavy", "ultra-long-range"]]
    """Optional category filter"""


class CreateRfpInputFlightDetails(TypedDict):
    departure_airport: str
    arrival_airport: str
    passengers: int
    departure_date: str


class CreateRfpInput(TypedDict):
    """The arguments of create_rfp."""

    flight_details: CreateRfpInputFlightDetails
    operator_ids: list[str]
    """Operators to send RFP to"""
    deadline: NotRequired[str]
    """Optional quote deadline"""
    special_requirements: NotRequired[str]
    """Optional special requests"""


class GetQuoteStatusInput(TypedDict):
    """The arguments of get_quote_status."""

    rfp_id: str
    """RFP identifier"""


class GetQuotesInput(TypedDict):
    """The arguments of get_quotes."""

    rfp_id: str
    """RFP identifier"""


class CreateTripInput(TypedDict):
    """The arguments of create_trip."""

    departure_airport: str
    arrival_airport: str
    passengers: int
    departure_date: str
    return_date: NotRequired[str]


class SendMessageInput(TypedDict):
    """The arguments of send_message."""

    thread_id: str
    """Avinode thread ID"""
    message: str
    """Message content"""


class SearchFlightsOutput(TypedDict):
    """The output of search_flights."""

    aircraft: list[Aircraft]
    """Three to five of those that fit; all where fewer fit."""
    total: int
    """All that fit."""
    query_time_ms: int
    notes: list[str]
    """What to know about this answer, and what to do next."""


class CreateRfpOutput(TypedDict):
    """The output of create_rfp."""

    rfp_id: str
    status: Literal["created"]
    operators_notified: int
    created_at: str
    deadline: str
    """Until then operators may answer."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class GetQuoteStatusOutput(TypedDict):
    """The output of get_quote_status."""

    rfp_id: str
    total_operators: int
    responded: int
    """Operators that quoted or declined."""
    pending: int
    created_at: str
    deadline: str | None
    """Null where the marketplace did not say."""
    first_response_time_minutes: int | None
    """Null before the first."""
    average_response_time_minutes: int | None
    """Null before the first."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class GetQuotesOutput(TypedDict):
    """The output of get_quotes."""

    rfp_id: str
    quotes: list[Quote]
    """Cheapest first. Empty before the first arrives."""
    total: int
    notes: list[str]
    """What to know about this answer, and what to do next."""


class CreateTripOutput(TypedDict):
    """The output of create_trip."""

    trip_id: str
    deep_link: str
    """For a person, to open in a browser."""
    status: Literal["created"]
    next_action: Literal["OPEN_AVINODE"]
    message: Literal["Trip created. Open Avinode to search operators and send RFQs."]
    notes: list[str]
    """What to know about this answer, and what to do next."""


class SendMessageOutput(TypedDict):
    """The output of send_message."""

    message_id: str
    thread_id: str
    status: Literal["sent"]
    sent_at: str
    notes: list[str]
    """What to know about this answer, and what to do next."""


class OperatorsResource(TypedDict):
    """Operators of private aircraft, with ratings and the aircraft of each"""

    count: int
    operators: list[Operator]


class AirportsResourceAirportsItem(TypedDict):
    icao: str
    iata: str
    name: str
    city: str
    country: str


class AirportsResource(TypedDict):
    """Airports by ICAO code"""

    count: int
    airports: list[AirportsResourceAirportsItem]
    licence: str


class RfpResourceResponsesItem(TypedDict):
    operator_id: str
    answer: Literal["quoted", "declined"]
    response_time_minutes: int


class RfpResource(TypedDict):
    """One RFP with its operators, quotes and threads"""

    rfp_id: str
    trip_id: str | None
    """Of the trip for which it was sent in the marketplace."""
    status: Literal["created", "booked", "cancelled"]
    segments: list[Segment]
    """Its legs. Empty where they are not known."""
    special_requirements: NotRequired[str]
    operators: list[Operator]
    responses: list[RfpResourceResponsesItem]
    quotes: list[Quote]
    """Cheapest first."""
    created_at: str
    deadline: str | None
    """Null where the marketplace did not say."""


class TripResource(TypedDict):
    """One trip with the RFPs that were sent for it"""

    trip_id: str
    status: Literal["created", "cancelled"]
    deep_link: NotRequired[str]
    segments: list[Segment]
    """Its legs."""
    rfp_ids: list[str]
    """Requests that were sent for it."""
    created_at: str


class ThreadResource(TypedDict):
    """One conversation with an operator: what was written and which quotes were shared, oldest
    first
    """

    thread_id: str
    rfp_id: NotRequired[str]
    operator_id: str
    operator_name: NotRequired[str]
    messages: list[Message]
    count: int
    """All messages; the newest 100 are shown."""


class WebhooksPendingResource(TypedDict):
    """Events that came in and are not done yet, in the order in which they came"""

    count: int
    """All; the first 100 are shown."""
    events: list[WebhookEvent]


class WebhooksDeadLettersResource(TypedDict):
    """Events that were given up after the last retry, newest first"""

    count: int
    """All; the first 100 are shown."""
    events: list[WebhookEvent]


class WebhookEventResource(TypedDict):
    """One event that came in: what it said, and what became of it"""

    event: WebhookEvent
    raw_payload: dict[str, JsonValue]
    """As it came."""


class StatusResourceCalls(TypedDict):
    """Of this process, since it started."""

    requests: int
    attempts: int
    retries: int
    failures: int
    """Requests that came to no answer."""


class StatusResourceWebhooks(TypedDict):
    """Of this world."""

    path: str
    taken: bool
    """Whether events are taken: over HTTP, with a secret to check them."""
    pending: int
    dead_letters: int
    unsent_emails: int
    """E-mails that events owe and that are not sent: those that wait for the next try, and those
    that nobody tries any more.
    """


class StatusResourceDeliveriesRefused(TypedDict):
    """By what was wrong."""

    signature: int
    payload: int
    too_large: int
    address: int
    rate: int
    world: int


class StatusResourceDeliveries(TypedDict):
    """Events that were sent to this process over HTTP, since it started."""

    kept: int
    repeated: int
    """Those that were kept already."""
    put_off: int
    """The sender was asked to come again: the store was away, or the world full."""
    refused: StatusResourceDeliveriesRefused
    """By what was wrong."""


class StatusResourceEmails(TypedDict):
    """What became of the e-mails that events owe."""

    mailbox: str
    """Through whom they are sent, or why none is."""
    waiting: int
    """To be sent, or tried again."""
    sent: int
    unsent: int
    """Given up, or not sent for want of a mailbox: due retry --dead sends them."""


class StatusResource(TypedDict):
    """Whom requests are sent to, how many were and how they ended, and whether events are taken"""

    mode: str
    """mock or live."""
    upstream: str
    """Whom requests are sent to: an address, or this process."""
    calls: StatusResourceCalls
    """Of this process, since it started."""
    breaker: str
    """closed, open or probing: after many failures nothing is sent for a while."""
    webhooks: StatusResourceWebhooks
    """Of this world."""
    deliveries: StatusResourceDeliveries
    """Events that were sent to this process over HTTP, since it started."""
    emails: StatusResourceEmails
    """What became of the e-mails that events owe."""


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


class InvalidIcaoData(RefusalData):
    """The data of a refusal for INVALID_ICAO."""

    reason: Literal["INVALID_ICAO"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    expected: NotRequired[str]
    suggestion: NotRequired[str]
    corrected: NotRequired[str]


class NeedsOffsetData(RefusalData):
    """The data of a refusal for NEEDS_OFFSET."""

    reason: Literal["NEEDS_OFFSET"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    corrected: NotRequired[str]


class UnknownAirportData(RefusalData):
    """The data of a refusal for UNKNOWN_AIRPORT."""

    reason: Literal["UNKNOWN_AIRPORT"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: str


class SameAirportData(RefusalData):
    """The data of a refusal for SAME_AIRPORT."""

    reason: Literal["SAME_AIRPORT"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class InvalidPassengersData(RefusalData):
    """The data of a refusal for INVALID_PASSENGERS."""

    reason: Literal["INVALID_PASSENGERS"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    most: int


class InsufficientCapacityData(RefusalData):
    """The data of a refusal for INSUFFICIENT_CAPACITY."""

    reason: Literal["INSUFFICIENT_CAPACITY"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    most: int


class UnknownOperatorData(RefusalData):
    """The data of a refusal for UNKNOWN_OPERATOR."""

    reason: Literal["UNKNOWN_OPERATOR"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: NotRequired[str]


class DateInPastData(RefusalData):
    """The data of a refusal for DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    now: str


class ReturnBeforeDepartureData(RefusalData):
    """The data of a refusal for RETURN_BEFORE_DEPARTURE."""

    reason: Literal["RETURN_BEFORE_DEPARTURE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    departure: str


class DeadlinePassedData(RefusalData):
    """The data of a refusal for DEADLINE_PASSED."""

    reason: Literal["DEADLINE_PASSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    problem: str
    usual: str


class TextLengthData(RefusalData):
    """The data of a refusal for TEXT_LENGTH."""

    reason: Literal["TEXT_LENGTH"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    least: int
    most: int
    length: int


class RfpNotFoundData(RefusalData):
    """The data of a refusal for RFP_NOT_FOUND."""

    reason: Literal["RFP_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class ThreadNotFoundData(RefusalData):
    """The data of a refusal for THREAD_NOT_FOUND."""

    reason: Literal["THREAD_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class RfpClosedData(RefusalData):
    """The data of a refusal for RFP_CLOSED."""

    reason: Literal["RFP_CLOSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    rfp_id: str
    status: str


class QuoteExpiredData(RefusalData):
    """The data of a refusal for QUOTE_EXPIRED."""

    reason: Literal["QUOTE_EXPIRED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    expiredAt: str


class NotOfferedLiveData(RefusalData):
    """The data of a refusal for NOT_OFFERED_LIVE."""

    reason: Literal["NOT_OFFERED_LIVE"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class IdempotencyConflictData(RefusalData):
    """The data of a refusal for IDEMPOTENCY_CONFLICT."""

    reason: Literal["IDEMPOTENCY_CONFLICT"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class WorldFullData(RefusalData):
    """The data of a refusal for WORLD_FULL."""

    reason: Literal["WORLD_FULL"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    limit: int


class AvinodeApiErrorData(RefusalData):
    """The data of a refusal for AVINODE_API_ERROR."""

    reason: Literal["AVINODE_API_ERROR"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    problem: str
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class ToolTimeoutData(RefusalData):
    """The data of a refusal for TOOL_TIMEOUT."""

    reason: Literal["TOOL_TIMEOUT"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    timeoutMs: NotRequired[int]


class UpstreamUnavailableData(RefusalData):
    """The data of a refusal for UPSTREAM_UNAVAILABLE."""

    reason: Literal["UPSTREAM_UNAVAILABLE"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamSlowData(RefusalData):
    """The data of a refusal for UPSTREAM_SLOW."""

    reason: Literal["UPSTREAM_SLOW"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class OutcomeUnknownData(RefusalData):
    """The data of a refusal for OUTCOME_UNKNOWN."""

    reason: Literal["OUTCOME_UNKNOWN"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamRateLimitedData(RefusalData):
    """The data of a refusal for UPSTREAM_RATE_LIMITED."""

    reason: Literal["UPSTREAM_RATE_LIMITED"]
    code: NotRequired[Literal["RATE_LIMIT_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


class UpstreamAuthData(RefusalData):
    """The data of a refusal for UPSTREAM_AUTH."""

    reason: Literal["UPSTREAM_AUTH"]
    code: NotRequired[Literal["AUTHENTICATION_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]
    environment: str


class UpstreamRefusedData(RefusalData):
    """The data of a refusal for UPSTREAM_REFUSED."""

    reason: Literal["UPSTREAM_REFUSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]
    said: str


class UpstreamMalformedData(RefusalData):
    """The data of a refusal for UPSTREAM_MALFORMED."""

    reason: Literal["UPSTREAM_MALFORMED"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    upstream: str
    attempts: int
    status: NotRequired[int]
    retryAfterMs: NotRequired[int]
    upstreamRequestId: NotRequired[str]


Reason: TypeAlias = Literal[
    "SCHEMA",
    "INVALID_ICAO",
    "NEEDS_OFFSET",
    "UNKNOWN_AIRPORT",
    "SAME_AIRPORT",
    "INVALID_PASSENGERS",
    "INSUFFICIENT_CAPACITY",
    "UNKNOWN_OPERATOR",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "DEADLINE_PASSED",
    "TEXT_LENGTH",
    "RFP_NOT_FOUND",
    "THREAD_NOT_FOUND",
    "RFP_CLOSED",
    "QUOTE_EXPIRED",
    "NOT_OFFERED_LIVE",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "AVINODE_API_ERROR",
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


SearchFlightsReason: TypeAlias = Literal[
    "INVALID_ICAO", "UNKNOWN_AIRPORT", "SAME_AIRPORT", "DATE_IN_PAST", "NOT_OFFERED_LIVE"
]
"""The reasons for which the handler of search_flights may refuse a call."""


CreateRfpReason: TypeAlias = Literal[
    "INVALID_ICAO",
    "UNKNOWN_AIRPORT",
    "SAME_AIRPORT",
    "INVALID_PASSENGERS",
    "INSUFFICIENT_CAPACITY",
    "UNKNOWN_OPERATOR",
    "DATE_IN_PAST",
    "DEADLINE_PASSED",
    "TEXT_LENGTH",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
]
"""The reasons for which the handler of create_rfp may refuse a call."""


GetQuoteStatusReason: TypeAlias = Literal["RFP_NOT_FOUND", "AVINODE_API_ERROR"]
"""The reasons for which the handler of get_quote_status may refuse a call."""


GetQuotesReason: TypeAlias = Literal["RFP_NOT_FOUND", "AVINODE_API_ERROR"]
"""The reasons for which the handler of get_quotes may refuse a call."""


CreateTripReason: TypeAlias = Literal[
    "INVALID_ICAO",
    "UNKNOWN_AIRPORT",
    "SAME_AIRPORT",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
]
"""The reasons for which the handler of create_trip may refuse a call."""


SendMessageReason: TypeAlias = Literal[
    "THREAD_NOT_FOUND",
    "TEXT_LENGTH",
    "RFP_CLOSED",
    "QUOTE_EXPIRED",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
]
"""The reasons for which the handler of send_message may refuse a call."""
