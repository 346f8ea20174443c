# @generated from contracts/crm/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Client book may refuse a call."""

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
    "ClientNotFound",
    "FieldFixed",
    "UnknownField",
    "InvalidValue",
    "ClientBusy",
    "SheetLayout",
    "SheetNotFound",
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


class ClientNotFound(KnownToolError[Literal["CLIENT_NOT_FOUND"], types.ClientNotFoundData]):
    """Client not found: `value`

    Look with search_clients for a part of the name, the e-mail address or the company.
    """


class FieldFixed(KnownToolError[Literal["FIELD_FIXED"], types.FieldFixedData]):
    """`field` is not for update_client to change

    Leave `field` out. It can be: `allowed`. add_flight_history counts flights.
    """


class UnknownField(KnownToolError[Literal["UNKNOWN_FIELD"], types.UnknownFieldData]):
    """There is no field `field`

    Use one of: `allowed`.
    """


class InvalidValue(KnownToolError[Literal["INVALID_VALUE"], types.InvalidValueData]):
    """Invalid value of `field`: it has to be `expected`

    Correct `field` and call again.
    """


class ClientBusy(KnownToolError[Literal["CLIENT_BUSY"], types.ClientBusyData]):
    """Another change of client `value` is under way

    Call again in a moment.

    The same call may succeed later.
    """


class SheetLayout(KnownToolError[Literal["SHEET_LAYOUT"], types.SheetLayoutData]):
    """The spreadsheet is not as it has to be: `place` should hold `expected`

    Whoever keeps the spreadsheet has to correct it.
    """


class SheetNotFound(KnownToolError[Literal["SHEET_NOT_FOUND"], types.SheetNotFoundData]):
    """There is no spreadsheet of the configured id, or it is not shared

    Whoever runs the server has to correct `environment`, and share the spreadsheet with the
    service account.
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

    Call again; read crm://status if it persists.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """Google Sheets does not answer

    Call again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """Google Sheets did not answer in time

    Call again.

    The same call may succeed later.
    """


class OutcomeUnknown(KnownToolError[Literal["OUTCOME_UNKNOWN"], types.OutcomeUnknownData]):
    """Google Sheets was asked, and no whole answer came: it may have been done

    Call again with the same arguments: what was done is found and not done twice.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """Google Sheets takes no more requests now

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """Google Sheets refused the credentials of the service account

    Whoever runs the server has to correct `environment`, and to share the spreadsheet with the
    account as an editor.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """Google Sheets refused the request: `said`

    Correct the request and call again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """Google Sheets gave an answer that cannot be read

    Call again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "CLIENT_NOT_FOUND": ClientNotFound,
    "FIELD_FIXED": FieldFixed,
    "UNKNOWN_FIELD": UnknownField,
    "INVALID_VALUE": InvalidValue,
    "CLIENT_BUSY": ClientBusy,
    "SHEET_LAYOUT": SheetLayout,
    "SHEET_NOT_FOUND": SheetNotFound,
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
