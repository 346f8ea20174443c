# @generated from contracts/mail/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Mail may refuse a call."""

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
    "NeedsOffset",
    "HeaderInjection",
    "AttachmentInvalid",
    "MessageTooLarge",
    "TemplateDataInvalid",
    "ThreadNotFound",
    "StillSending",
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


class NeedsOffset(KnownToolError[Literal["NEEDS_OFFSET"], types.NeedsOffsetData]):
    """`field` needs a time-zone offset, as in `corrected`

    Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC
    is meant.
    """


class HeaderInjection(KnownToolError[Literal["HEADER_INJECTION"], types.HeaderInjectionData]):
    """`field` must not hold line breaks or other control characters

    Take them out of `field` and call again: nothing was sent.
    """


class AttachmentInvalid(
    KnownToolError[Literal["ATTACHMENT_INVALID"], types.AttachmentInvalidData]
):
    """`field` cannot be attached: `problem`

    Correct `field` and call again: nothing was sent.
    """


class MessageTooLarge(KnownToolError[Literal["MESSAGE_TOO_LARGE"], types.MessageTooLargeData]):
    """The message would have `bytes` bytes, and `mostBytes` are the most

    Send less, or a link in the place of an attachment: nothing was sent.
    """


class TemplateDataInvalid(
    KnownToolError[Literal["TEMPLATE_DATA_INVALID"], types.TemplateDataInvalidData]
):
    """The data of template `template_name` is wrong: `problem`

    Correct `field` and call again: mail://templates has the variables of each template. Nothing
    was sent.
    """


class ThreadNotFound(KnownToolError[Literal["THREAD_NOT_FOUND"], types.ThreadNotFoundData]):
    """There is no thread `value`

    Use a thread_id of mail://threads, or one that send_email gave.
    """


class StillSending(KnownToolError[Literal["STILL_SENDING"], types.StillSendingData]):
    """A call with this idempotency key is still under way

    Call again with the same key in `seconds` s: it will be told what became of the message.

    The same call may succeed later.
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

    Read mail://status. Of a message that was to be sent, look into mail://threads first, unless
    the call had an idempotency key: then repeat it.

    The same call may succeed later.
    """


class UpstreamUnavailable(
    KnownToolError[Literal["UPSTREAM_UNAVAILABLE"], types.UpstreamUnavailableData]
):
    """Gmail does not answer

    Call again in a moment.

    The same call may succeed later.
    """


class UpstreamSlow(KnownToolError[Literal["UPSTREAM_SLOW"], types.UpstreamSlowData]):
    """Gmail did not answer in time

    Call again.

    The same call may succeed later.
    """


class OutcomeUnknown(KnownToolError[Literal["OUTCOME_UNKNOWN"], types.OutcomeUnknownData]):
    """Gmail was asked to send the message, and no whole answer came: it may have been sent

    With an idempotency key, call again with the same key: the call then looks before it sends.
    Without one, look for the message in mail://threads, and call again only if it is not there.
    """


class UpstreamRateLimited(
    KnownToolError[Literal["UPSTREAM_RATE_LIMITED"], types.UpstreamRateLimitedData]
):
    """Gmail takes no more requests now

    Wait a minute and call again.

    The same call may succeed later.
    """


class UpstreamAuth(KnownToolError[Literal["UPSTREAM_AUTH"], types.UpstreamAuthData]):
    """Google refused the credentials: the consent may have ended

    Whoever runs the server has to renew `environment`.
    """


class UpstreamRefused(KnownToolError[Literal["UPSTREAM_REFUSED"], types.UpstreamRefusedData]):
    """Gmail refused the request: `said`

    Correct the request and call again.
    """


class UpstreamMalformed(
    KnownToolError[Literal["UPSTREAM_MALFORMED"], types.UpstreamMalformedData]
):
    """Gmail gave an answer that cannot be read

    Call again; if it persists, tell whoever runs the server.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "NEEDS_OFFSET": NeedsOffset,
    "HEADER_INJECTION": HeaderInjection,
    "ATTACHMENT_INVALID": AttachmentInvalid,
    "MESSAGE_TOO_LARGE": MessageTooLarge,
    "TEMPLATE_DATA_INVALID": TemplateDataInvalid,
    "THREAD_NOT_FOUND": ThreadNotFound,
    "STILL_SENDING": StillSending,
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
