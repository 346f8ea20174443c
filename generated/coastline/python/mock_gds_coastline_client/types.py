# @generated from contracts/coastline. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Coastline Travel."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData


class FlightOffer(TypedDict):
    """For one adult. With a return date, price covers both ways."""

    price: float
    currency: Literal["USD"]
    departure: str
    """Local to the place, without offset."""
    arrival: str
    """As departure."""
    airline: str
    """Of the first flight."""
    stops: int
    return_departure: NotRequired[str]
    """Of the way back, as departure."""
    return_arrival: NotRequired[str]
    """Of the way back, as departure."""
    return_stops: NotRequired[int]
    """Of the way back."""


class HotelOffer(TypedDict):
    """HotelOffer, as the contract defines it."""

    name: str
    price: float
    """For the whole stay of one adult."""
    currency: Literal["USD"]
    rating: NotRequired[int]
    """Stars. Left out where they are not known."""
    address: str


class GetAirportCodeInput(TypedDict):
    """The arguments of get_airport_code."""

    city_name: str
    """City name, e.g. New York"""


class SearchFlightsInput(TypedDict):
    """The arguments of search_flights."""

    origin: str
    """IATA code, e.g. JFK"""
    destination: str
    """IATA code, e.g. LHR"""
    departure_date: str
    return_date: NotRequired[str | None]
    """For a round trip"""


class SearchHotelsInput(TypedDict):
    """The arguments of search_hotels."""

    city_code: str
    """IATA code of a city or an airport, e.g. LON"""
    check_in_date: str
    check_out_date: str


class GetAirportCodeOutput(TypedDict):
    """The output of get_airport_code."""

    code: str
    """IATA code of the largest airport of the city."""
    name: str
    """Of the airport."""
    notes: NotRequired[list[str]]
    """Left out where there is nothing to say."""


class SearchFlightsOutput(TypedDict):
    """The output of search_flights."""

    flights: list[FlightOffer]
    """Cheapest first."""
    count: int
    message: NotRequired[str]
    """There where nothing was found."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class SearchHotelsOutput(TypedDict):
    """The output of search_hotels."""

    hotels: list[HotelOffer]
    """Cheapest first."""
    count: int
    nights: int
    message: NotRequired[str]
    """There where nothing was found."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class StatusResourceUpstreamsItemLatencyMs(TypedDict):
    """Of the last 1000 calls that were answered."""

    p50: float | None
    """Null before the first call."""
    p95: float | None
    """As p50."""
    p99: float | None
    """As p50."""


class StatusResourceUpstreamsItem(TypedDict):
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
    latencyMs: StatusResourceUpstreamsItemLatencyMs
    """Of the last 1000 calls that were answered."""


class StatusResourceRates(TypedDict):
    """Exchange rates to US dollars, of this process."""

    kept: int
    """Rates that were known from the hour before."""
    asked: int
    """Rates that were asked for."""
    fixed: int
    """Rates of the fixed table, because none was to be had."""


class StatusResource(TypedDict):
    """Whom the tools ask, how often, how long it took, and where exchange rates came from"""

    mode: str
    """mock or live: whom the tools ask."""
    upstreams: list[StatusResourceUpstreamsItem]
    rates: StatusResourceRates
    """Exchange rates to US dollars, of this process."""


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


class CityNotFoundData(RefusalData):
    """The data of a refusal for CITY_NOT_FOUND."""

    reason: Literal["CITY_NOT_FOUND"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: str


class UnknownAirportData(RefusalData):
    """The data of a refusal for UNKNOWN_AIRPORT."""

    reason: Literal["UNKNOWN_AIRPORT"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: str


class UnknownCityData(RefusalData):
    """The data of a refusal for UNKNOWN_CITY."""

    reason: Literal["UNKNOWN_CITY"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    suggestion: str


class SamePlaceData(RefusalData):
    """The data of a refusal for SAME_PLACE."""

    reason: Literal["SAME_PLACE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    origin: str


class DateInPastData(RefusalData):
    """The data of a refusal for DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    place: str
    today: str


class BadRangeData(RefusalData):
    """The data of a refusal for BAD_RANGE."""

    reason: Literal["BAD_RANGE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    explanation: str


class ToolTimeoutData(RefusalData):
    """The data of a refusal for TOOL_TIMEOUT."""

    reason: Literal["TOOL_TIMEOUT"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    timeoutMs: NotRequired[int]


class UpstreamUnavailableData(RefusalData):
    """The data of a refusal for UPSTREAM_UNAVAILABLE."""

    reason: Literal["UPSTREAM_UNAVAILABLE"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    attempts: NotRequired[int]
    retryAfterMs: NotRequired[int]


class UpstreamSlowData(RefusalData):
    """The data of a refusal for UPSTREAM_SLOW."""

    reason: Literal["UPSTREAM_SLOW"]
    code: NotRequired[Literal["TIMEOUT_ERROR"]]
    attempts: NotRequired[int]


class UpstreamRateLimitedData(RefusalData):
    """The data of a refusal for UPSTREAM_RATE_LIMITED."""

    reason: Literal["UPSTREAM_RATE_LIMITED"]
    code: NotRequired[Literal["RATE_LIMIT_ERROR"]]
    attempts: int
    retryAfterMs: NotRequired[int]


class UpstreamAuthData(RefusalData):
    """The data of a refusal for UPSTREAM_AUTH."""

    reason: Literal["UPSTREAM_AUTH"]
    code: NotRequired[Literal["AUTHENTICATION_ERROR"]]
    environment: str


class UpstreamRefusedData(RefusalData):
    """The data of a refusal for UPSTREAM_REFUSED."""

    reason: Literal["UPSTREAM_REFUSED"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    said: str


class UpstreamMalformedData(RefusalData):
    """The data of a refusal for UPSTREAM_MALFORMED."""

    reason: Literal["UPSTREAM_MALFORMED"]
    code: NotRequired[Literal["TRANSPORT_ERROR"]]
    attempts: NotRequired[int]


Reason: TypeAlias = Literal[
    "SCHEMA",
    "CITY_NOT_FOUND",
    "UNKNOWN_AIRPORT",
    "UNKNOWN_CITY",
    "SAME_PLACE",
    "DATE_IN_PAST",
    "BAD_RANGE",
    "TOOL_TIMEOUT",
    "UPSTREAM_UNAVAILABLE",
    "UPSTREAM_SLOW",
    "UPSTREAM_RATE_LIMITED",
    "UPSTREAM_AUTH",
    "UPSTREAM_REFUSED",
    "UPSTREAM_MALFORMED",
]
"""Every reason for which a call may be refused."""


GetAirportCodeReason: TypeAlias = Literal["CITY_NOT_FOUND"]
"""The reasons for which the handler of get_airport_code may refuse a call."""


SearchFlightsReason: TypeAlias = Literal[
    "UNKNOWN_AIRPORT", "SAME_PLACE", "DATE_IN_PAST", "BAD_RANGE"
]
"""The reasons for which the handler of search_flights may refuse a call."""


SearchHotelsReason: TypeAlias = Literal["UNKNOWN_CITY", "DATE_IN_PAST", "BAD_RANGE"]
"""The reasons for which the handler of search_hotels may refuse a call."""
