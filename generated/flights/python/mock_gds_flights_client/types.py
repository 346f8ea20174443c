# @generated from contracts/flights. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Flights."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData


FlightOption = TypedDict(
    "FlightOption",
    {
        "id": 'str',
        # flights://offers/{offer_id} tells all of it.
        "offer_id": 'str',
        # IATA code.
        "airline": 'str',
        "airline_name": 'str',
        # Of the first segment, without the airline's code.
        "flight_number": 'str',
        "origin": 'OptionPlace',
        "destination": 'OptionPlace',
        "departure": 'OptionTime',
        "arrival": 'OptionTime',
        # Time that passes from the first departure to the last arrival.
        "duration_minutes": 'int',
        "stops": 'int',
        # Left out for a direct flight.
        "stop_details": 'NotRequired[list[OptionStop]]',
        # Of the first segment, where it is known.
        "aircraft_type": 'NotRequired[str]',
        "baggage": 'OptionBaggage',
        "price": 'OptionAmount',
        "base": 'OptionAmount',
        "tax": 'OptionAmount',
        "total": 'OptionAmount',
        # CO2, where it is known.
        "emissions_kg": 'NotRequired[float]',
        # Until then the price holds.
        "expires_at": 'str',
        "direct": 'bool',
        "return": 'NotRequired[ReturnFlight]',
    },
)
"""One offer. price is total, which is base and tax."""


class IncludedBag(TypedDict):
    """Whether a bag is in the price."""

    included: bool
    weight_kg: NotRequired[float]
    """Left out where the airline does not say."""


class OfferBaggage(TypedDict):
    """What may be carried without a fee."""

    included: bool
    weight: NotRequired[float]
    unit: NotRequired[str]


class OfferCarrier(TypedDict):
    """A company or a type of aircraft, by IATA code."""

    iata_code: NotRequired[str]
    name: str


class OfferCondition(TypedDict):
    """A change or a refund before departure, and what it costs."""

    allowed: bool
    penalty_amount: NotRequired[str]
    penalty_currency: NotRequired[str]


class OfferPlace(TypedDict):
    """An airport or a city."""

    iata_code: str
    icao_code: NotRequired[str]
    name: str


class OptionAmount(TypedDict):
    """For the whole party."""

    amount: float
    currency: str
    """ISO 4217."""


class OptionBaggage(TypedDict):
    """Of the first segment, each passenger."""

    checked: IncludedBag
    cabin: IncludedBag


class OptionPlace(TypedDict):
    """OptionPlace, as the contract defines it."""

    code: str
    """IATA code."""
    name: str


class OptionStop(TypedDict):
    """A change of planes."""

    airport_code: str
    arrival_time: str
    """HH:MM, local."""
    departure_time: str
    """HH:MM, local."""


class OptionTime(TypedDict):
    """Local to the place."""

    date: str
    time: str
    """HH:MM."""
    datetime: str


class ReturnFlight(TypedDict):
    """The way back, in the same price."""

    airline: str
    """IATA code."""
    airline_name: str
    flight_number: str
    """Of the first segment, without the airline's code."""
    origin: OptionPlace
    destination: OptionPlace
    departure: OptionTime
    arrival: OptionTime
    duration_minutes: int
    """Time that passes from the first departure to the last arrival."""
    stops: int
    stop_details: NotRequired[list[OptionStop]]
    """Left out for a direct flight."""
    aircraft_type: NotRequired[str]
    """Of the first segment, where it is known."""
    baggage: OptionBaggage
    direct: bool


class SearchFlightsInputTimeWindow(TypedDict):
    """Outbound, local"""

    after: SearchFlightsInputTime
    before: SearchFlightsInputTime


SearchFlightsInputTime: TypeAlias = 'str'
"""HH:MM"""


class SearchFlightsInput(TypedDict):
    """The arguments of searchFlights."""

    origin: str
    """IATA code"""
    destination: str
    """IATA code"""
    departure_date: str
    return_date: NotRequired[str]
    adults: NotRequired[int]
    """From 12 Default: 1."""
    children: NotRequired[int]
    """2-11 Default: 0."""
    infants: NotRequired[int]
    """On laps Default: 0."""
    cabin_class: NotRequired[Literal["economy", "premium_economy", "business", "first"]]
    max_connections: NotRequired[int]
    """Each way Default: 2."""
    departure_time: NotRequired[SearchFlightsInputTimeWindow]
    arrival_time: NotRequired[SearchFlightsInputTimeWindow]
    max_results: NotRequired[int]
    """Most options Default: 50."""
    new_search: NotRequired[bool]
    """Ask again, not the cache Default: false."""


class DiscardSearchInput(TypedDict):
    """The arguments of discardSearch."""

    search_id: str
    """From searchFlights"""


class SearchFlightsOutput(TypedDict):
    """The output of searchFlights."""

    search_id: str
    """Pass it to discardSearch."""
    count: int
    """Options in this answer."""
    cached: bool
    """Whether an earlier answer was given again."""
    stale: bool
    """Whether the service failed, so that an answer past its time was given."""
    options: list[FlightOption]
    """By total, then by duration."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class DiscardSearchOutput(TypedDict):
    """The output of discardSearch."""

    search_id: str
    discarded: bool
    """False if nothing was kept."""
    notes: list[str]
    """What to do next."""


class OfferResourceOwner(TypedDict):
    """The airline that sells it."""

    id: NotRequired[str]
    name: str
    iata_code: NotRequired[str]


class OfferResourceSlicesItemSegmentsItemStopsItem(TypedDict):
    iata_code: str
    arriving_at: str
    departing_at: str


class OfferResourceSlicesItemSegmentsItemBaggage(TypedDict):
    checked_baggage: OfferBaggage
    cabin_baggage: OfferBaggage


class OfferResourceSlicesItemSegmentsItem(TypedDict):
    id: str
    operating_carrier: OfferCarrier
    marketing_carrier: OfferCarrier
    flight_number: str
    departing_at: str
    """Local."""
    arriving_at: str
    """Local."""
    origin: OfferPlace
    destination: OfferPlace
    stops: list[OfferResourceSlicesItemSegmentsItemStopsItem]
    """Landings without a change of planes."""
    duration: str
    """ISO 8601."""
    aircraft: NotRequired[OfferCarrier]
    baggage: OfferResourceSlicesItemSegmentsItemBaggage


class OfferResourceSlicesItem(TypedDict):
    id: str
    origin: OfferPlace
    destination: OfferPlace
    departure_date: str
    arrival_date: str
    segments: list[OfferResourceSlicesItemSegmentsItem]
    duration: str
    """ISO 8601."""


class OfferResourcePassengersItem(TypedDict):
    id: NotRequired[str]
    type: NotRequired[str]
    age: NotRequired[int]


class OfferResourceConditions(TypedDict):
    change_before_departure: NotRequired[OfferCondition]
    refund_before_departure: NotRequired[OfferCondition]


class OfferResourceAvailableServicesItem(TypedDict):
    id: str
    type: NotRequired[str]
    total_amount: NotRequired[str]
    total_currency: NotRequired[str]


class OfferResource(TypedDict):
    """One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of
    change and refund
    """

    id: str
    created_at: str
    expires_at: str
    """Until then the price holds."""
    owner: OfferResourceOwner
    """The airline that sells it."""
    base_amount: str
    """Without tax."""
    base_currency: str
    tax_amount: str
    tax_currency: str
    total_amount: str
    """For the whole party."""
    total_currency: str
    total_emissions_kg: NotRequired[str]
    """CO2."""
    slices: list[OfferResourceSlicesItem]
    """The way out, then the way back."""
    passengers: list[OfferResourcePassengersItem]
    conditions: OfferResourceConditions
    available_services: NotRequired[list[OfferResourceAvailableServicesItem]]
    """What can be bought with it."""


class StatusResourceCalls(TypedDict):
    """Of this process, since it started."""

    searches: int
    """Searches that were asked for."""
    sent: int
    """Searches that were sent, each once however often it was tried."""
    attempts: int
    """Requests of any kind, with those tried again."""
    retries: int
    failures: int
    """Requests that came to no answer."""


class StatusResourceCache(TypedDict):
    hits: int
    misses: int
    stale: int
    """Answers past their time, given because the service failed."""
    discarded: int


class StatusResourceCost(TypedDict):
    amountCents: int
    """One cent for each search that was sent."""
    currency: Literal["USD"]


class StatusResourceLatencyMs(TypedDict):
    """Of the last 1000 answered requests, waits and retries included."""

    p50: float | None
    """Null before the first."""
    p95: float | None
    """As p50."""
    p99: float | None
    """As p50."""


class StatusResource(TypedDict):
    """Whom searches are sent to, how many were, what they cost, how long they took, and what the
    cache saved
    """

    mode: str
    """mock or live."""
    upstream: str
    """Whom searches are sent to: an address, or this process."""
    calls: StatusResourceCalls
    """Of this process, since it started."""
    breaker: str
    """closed, open or probing: after many failures nothing is sent for a while."""
    cache: StatusResourceCache
    cost: StatusResourceCost
    latencyMs: StatusResourceLatencyMs
    """Of the last 1000 answered requests, waits and retries included."""


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


class OriginAndDestinationRequiredData(RefusalData):
    """The data of a refusal for ORIGIN_AND_DESTINATION_REQUIRED."""

    reason: Literal["ORIGIN_AND_DESTINATION_REQUIRED"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class InvalidOriginData(RefusalData):
    """The data of a refusal for INVALID_ORIGIN."""

    reason: Literal["INVALID_ORIGIN"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class InvalidDestinationData(RefusalData):
    """The data of a refusal for INVALID_DESTINATION."""

    reason: Literal["INVALID_DESTINATION"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class InvalidDepartureDateData(RefusalData):
    """The data of a refusal for INVALID_DEPARTURE_DATE."""

    reason: Literal["INVALID_DEPARTURE_DATE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class SamePlaceData(RefusalData):
    """The data of a refusal for SAME_PLACE."""

    reason: Literal["SAME_PLACE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    origin: str


class DateInPastData(RefusalData):
    """The data of a refusal for DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    today: str


class ReturnBeforeDepartureData(RefusalData):
    """The data of a refusal for RETURN_BEFORE_DEPARTURE."""

    reason: Literal["RETURN_BEFORE_DEPARTURE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    departure: str


class AirportNotFoundData(RefusalData):
    """The data of a refusal for AIRPORT_NOT_FOUND."""

    reason: Literal["AIRPORT_NOT_FOUND"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]


class RateLimitedData(RefusalData):
    """The data of a refusal for RATE_LIMITED."""

    reason: Literal["RATE_LIMITED"]
    code: NotRequired[Literal["RATE_LIMIT_ERROR"]]
    attempts: int
    retryAfterMs: NotRequired[int]


class SearchNotFoundData(RefusalData):
    """The data of a refusal for SEARCH_NOT_FOUND."""

    reason: Literal["SEARCH_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


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
    "ORIGIN_AND_DESTINATION_REQUIRED",
    "INVALID_ORIGIN",
    "INVALID_DESTINATION",
    "INVALID_DEPARTURE_DATE",
    "SAME_PLACE",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "AIRPORT_NOT_FOUND",
    "RATE_LIMITED",
    "SEARCH_NOT_FOUND",
    "TOOL_TIMEOUT",
    "UPSTREAM_UNAVAILABLE",
    "UPSTREAM_SLOW",
    "UPSTREAM_RATE_LIMITED",
    "UPSTREAM_AUTH",
    "UPSTREAM_REFUSED",
    "UPSTREAM_MALFORMED",
]
"""Every reason for which a call may be refused."""


SearchFlightsReason: TypeAlias = Literal[
    "ORIGIN_AND_DESTINATION_REQUIRED",
    "INVALID_ORIGIN",
    "INVALID_DESTINATION",
    "INVALID_DEPARTURE_DATE",
    "SAME_PLACE",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "AIRPORT_NOT_FOUND",
    "RATE_LIMITED",
]
"""The reasons for which the handler of searchFlights may refuse a call."""


DiscardSearchReason: TypeAlias = Literal["SEARCH_NOT_FOUND"]
"""The reasons for which the handler of discardSearch may refuse a call."""
