# @generated from contracts/crm. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Client book."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData
from .runtime.json_values import JsonValue


class ClientPreferences(TypedDict):
    """What is empty is left out."""

    aircraft_category: NotRequired[str]
    catering: NotRequired[str]
    special_needs: NotRequired[str]


class ClientHistory(TypedDict):
    total_flights: int
    last_flight_date: NotRequired[str]
    preferred_operators: list[str]


class Client(TypedDict):
    """Client, as the contract defines it."""

    client_id: str
    name: str
    email: str
    phone: NotRequired[str]
    company: NotRequired[str]
    preferences: ClientPreferences
    """What is empty is left out."""
    history: ClientHistory
    vip_status: Literal["standard", "silver", "gold", "platinum"]


class GetClientInput(TypedDict):
    """The arguments of get_client."""

    identifier: str
    """Email or client ID"""
    search_field: NotRequired[Literal["email", "client_id"]]
    """Default: "email"."""


class UpdateClientInput(TypedDict):
    """The arguments of update_client."""

    client_id: str
    updates: dict[str, JsonValue]
    """Fields to update"""


class AddFlightHistoryInputFlightDetails(TypedDict):
    date: NotRequired[str]
    route: NotRequired[str]
    aircraft: NotRequired[str]
    operator: NotRequired[str]
    price: NotRequired[float]


class AddFlightHistoryInput(TypedDict):
    """The arguments of add_flight_history."""

    client_id: str
    flight_details: AddFlightHistoryInputFlightDetails


class SearchClientsInputFilters(TypedDict):
    vip_status: NotRequired[str]
    min_flights: NotRequired[int]


class SearchClientsInput(TypedDict):
    """The arguments of search_clients."""

    query: NotRequired[str]
    filters: NotRequired[SearchClientsInputFilters]
    limit: NotRequired[int]
    """Default: 10."""


class GetClientOutputPreferences(TypedDict):
    """What is empty is left out."""

    aircraft_category: NotRequired[str]
    catering: NotRequired[str]
    special_needs: NotRequired[str]


class GetClientOutputHistory(TypedDict):
    total_flights: int
    last_flight_date: NotRequired[str]
    preferred_operators: list[str]


class GetClientOutput(TypedDict):
    """The output of get_client."""

    client_id: str
    name: str
    email: str
    phone: NotRequired[str]
    company: NotRequired[str]
    preferences: GetClientOutputPreferences
    """What is empty is left out."""
    history: GetClientOutputHistory
    vip_status: Literal["standard", "silver", "gold", "platinum"]
    notes: NotRequired[list[str]]
    """What to know about this answer, and what to do next."""


class UpdateClientOutput(TypedDict):
    """The output of update_client."""

    client: Client
    updated_fields: list[str]
    updated_at: str
    notes: list[str]
    """What to know about this answer, and what to do next."""


class AddFlightHistoryOutputFlight(TypedDict):
    date: str
    route: str
    aircraft: NotRequired[str]
    operator: NotRequired[str]
    price: NotRequired[float]
    """In US dollars."""


class AddFlightHistoryOutput(TypedDict):
    """The output of add_flight_history."""

    client_id: str
    total_flights: int
    last_flight_date: str
    flight: AddFlightHistoryOutputFlight
    notes: list[str]
    """What to know about this answer, and what to do next."""


class SearchClientsOutput(TypedDict):
    """The output of search_clients."""

    clients: list[Client]
    """In the order of the sheet."""
    total: int
    """All that match."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class StatusResourceCalls(TypedDict):
    """Of this process, since it started."""

    requests: int
    attempts: int
    retries: int
    failures: int
    """Requests that came to no answer."""


class StatusResource(TypedDict):
    """Whom requests are sent to, how many were and how they ended"""

    mode: str
    """mock or live."""
    upstream: str
    """Whom requests are sent to: an address, or this process."""
    calls: StatusResourceCalls
    """Of this process, since it started."""
    breaker: str
    """closed, open or probing: after many failures nothing is sent for a while."""


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


class ClientNotFoundData(RefusalData):
    """The data of a refusal for CLIENT_NOT_FOUND."""

    reason: Literal["CLIENT_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    suggestion: NotRequired[str]


class FieldFixedData(RefusalData):
    """The data of a refusal for FIELD_FIXED."""

    reason: Literal["FIELD_FIXED"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    allowed: str


class UnknownFieldData(RefusalData):
    """The data of a refusal for UNKNOWN_FIELD."""

    reason: Literal["UNKNOWN_FIELD"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    allowed: str
    suggestion: NotRequired[str]
    corrected: NotRequired[str]


class InvalidValueData(RefusalData):
    """The data of a refusal for INVALID_VALUE."""

    reason: Literal["INVALID_VALUE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    expected: str
    suggestion: NotRequired[str]


class ClientBusyData(RefusalData):
    """The data of a refusal for CLIENT_BUSY."""

    reason: Literal["CLIENT_BUSY"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class SheetLayoutData(RefusalData):
    """The data of a refusal for SHEET_LAYOUT."""

    reason: Literal["SHEET_LAYOUT"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    place: str
    expected: str


class SheetNotFoundData(RefusalData):
    """The data of a refusal for SHEET_NOT_FOUND."""

    reason: Literal["SHEET_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    environment: str


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
    "CLIENT_NOT_FOUND",
    "FIELD_FIXED",
    "UNKNOWN_FIELD",
    "INVALID_VALUE",
    "CLIENT_BUSY",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
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


GetClientReason: TypeAlias = Literal["CLIENT_NOT_FOUND", "SHEET_LAYOUT", "SHEET_NOT_FOUND"]
"""The reasons for which the handler of get_client may refuse a call."""


UpdateClientReason: TypeAlias = Literal[
    "CLIENT_NOT_FOUND",
    "FIELD_FIXED",
    "UNKNOWN_FIELD",
    "INVALID_VALUE",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
    "CLIENT_BUSY",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
]
"""The reasons for which the handler of update_client may refuse a call."""


AddFlightHistoryReason: TypeAlias = Literal[
    "CLIENT_NOT_FOUND",
    "INVALID_VALUE",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
    "CLIENT_BUSY",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
]
"""The reasons for which the handler of add_flight_history may refuse a call."""


SearchClientsReason: TypeAlias = Literal["INVALID_VALUE", "SHEET_LAYOUT", "SHEET_NOT_FOUND"]
"""The reasons for which the handler of search_clients may refuse a call."""
