# @generated from contracts/charter. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Charter, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-charter-client", version="1.1.1", errors=errors.ERRORS)

SEARCH_FLIGHTS: Tool[types.SearchFlightsOutput] = Tool(
    name="search_flights",
    returns="structure",
    repeatable=True,
)
CREATE_RFP: Tool[types.CreateRfpOutput] = Tool(
    name="create_rfp",
    returns="structure",
    repeatable=False,
)
GET_QUOTE_STATUS: Tool[types.GetQuoteStatusOutput] = Tool(
    name="get_quote_status",
    returns="structure",
    repeatable=True,
)
GET_QUOTES: Tool[types.GetQuotesOutput] = Tool(
    name="get_quotes",
    returns="structure",
    repeatable=True,
)
CREATE_TRIP: Tool[types.CreateTripOutput] = Tool(
    name="create_trip",
    returns="structure",
    repeatable=False,
)
SEND_MESSAGE: Tool[types.SendMessageOutput] = Tool(
    name="send_message",
    returns="structure",
    repeatable=False,
)

READ_OPERATORS: Resource[types.OperatorsResource] = Resource(
    name="operators",
    uri="charter://operators",
    is_json=True,
)
READ_AIRPORTS: Resource[types.AirportsResource] = Resource(
    name="airports",
    uri="charter://airports",
    is_json=True,
)
READ_RFP: Resource[types.RfpResource] = Resource(
    name="rfp",
    uri="charter://rfps/{rfp_id}",
    is_json=True,
)
READ_TRIP: Resource[types.TripResource] = Resource(
    name="trip",
    uri="charter://trips/{trip_id}",
    is_json=True,
)
READ_THREAD: Resource[types.ThreadResource] = Resource(
    name="thread",
    uri="charter://threads/{thread_id}",
    is_json=True,
)
READ_WEBHOOKS_PENDING: Resource[types.WebhooksPendingResource] = Resource(
    name="webhooks-pending",
    uri="charter://webhooks/pending",
    is_json=True,
)
READ_WEBHOOKS_DEAD_LETTERS: Resource[types.WebhooksDeadLettersResource] = Resource(
    name="webhooks-dead-letters",
    uri="charter://webhooks/dead-letters",
    is_json=True,
)
READ_WEBHOOK_EVENT: Resource[types.WebhookEventResource] = Resource(
    name="webhook-event",
    uri="charter://webhooks/events/{event_id}",
    is_json=True,
)
READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="charter://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="charter://errors",
    is_json=True,
)
