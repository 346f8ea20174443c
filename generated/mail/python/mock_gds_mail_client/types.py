# @generated from contracts/mail. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Mail."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData
from .runtime.json_values import JsonValue


Message = TypedDict(
    "Message",
    {
        "id": 'str',
        # Empty where the message does not say.
        "from": 'str',
        "to": 'list[str]',
        "subject": 'str',
        "date": 'str',
        "snippet": 'str',
        # Of HTML, its text. The first 50,000 characters.
        "body_text": 'str',
    },
)
"""A message of a thread, as its sender wrote it."""


class SendEmailInputAttachmentsItem(TypedDict):
    filename: NotRequired[str]
    content: NotRequired[str]
    """Base64 encoded"""
    content_type: NotRequired[str]
    """Default: "application/octet-stream"."""


class SendEmailInput(TypedDict):
    """The arguments of send_email."""

    to: str
    """Recipient email address"""
    subject: str
    """Email subject line"""
    body: str
    """Email body (HTML or plain text)"""
    body_type: NotRequired[Literal["html", "text"]]
    """Default: "html"."""
    cc: NotRequired[list[str]]
    """Optional CC recipients"""
    bcc: NotRequired[list[str]]
    """Optional BCC recipients"""
    attachments: NotRequired[list[SendEmailInputAttachmentsItem]]
    reply_to: NotRequired[str]


class SendTemplateEmailInput(TypedDict):
    """The arguments of send_template_email."""

    to: str
    template_name: Literal[
        "flight_proposal", "booking_confirmation", "payment_receipt", "follow_up"
    ]
    """Template identifier"""
    template_data: dict[str, JsonValue]
    """Variables for template substitution"""
    attachments: NotRequired[list[dict[str, JsonValue]]]


class GetThreadHistoryInput(TypedDict):
    """The arguments of get_thread_history."""

    thread_id: str
    """Gmail thread ID"""
    max_messages: NotRequired[int]
    """Default: 10."""


class SendEmailOutputRecipients(TypedDict):
    to: list[str]
    cc: list[str]
    bcc: list[str]


class SendEmailOutput(TypedDict):
    """The output of send_email."""

    message_id: str
    """Of the header Message-ID."""
    thread_id: str
    sent_at: str
    status: Literal["sent"]
    recipients: SendEmailOutputRecipients
    notes: list[str]
    """What to know about this answer, and what to do next."""


class SendTemplateEmailOutputRecipients(TypedDict):
    to: list[str]
    cc: list[str]
    bcc: list[str]


class SendTemplateEmailOutput(TypedDict):
    """The output of send_template_email."""

    message_id: str
    """Of the header Message-ID."""
    thread_id: str
    sent_at: str
    status: Literal["sent"]
    recipients: SendTemplateEmailOutputRecipients
    template_name: str
    subject: str
    notes: list[str]
    """What to know about this answer, and what to do next."""


class GetThreadHistoryOutput(TypedDict):
    """The output of get_thread_history."""

    thread_id: str
    messages: list[Message]
    """The newest, oldest of them first."""
    message_count: int
    """All messages of the thread."""
    notes: list[str]
    """What to know about this answer, and what to do next."""


class ThreadsResourceThreadsItem(TypedDict):
    thread_id: str
    snippet: str


class ThreadsResource(TypedDict):
    """The newest threads of the mailbox, with what was written last in each"""

    count: int
    """Of those listed."""
    threads: list[ThreadsResourceThreadsItem]
    """The newest first, 20 at most."""


class ThreadResource(TypedDict):
    """One thread: its newest 50 messages, oldest first"""

    thread_id: str
    messages: list[Message]
    message_count: int


class TemplatesResourceTemplatesItem(TypedDict):
    name: str
    description: str
    data: dict[str, JsonValue]
    """JSON Schema of template_data."""


class TemplatesResource(TypedDict):
    """The templates of send_template_email, with the variables that each needs"""

    templates: list[TemplatesResourceTemplatesItem]


class StatusResourceCalls(TypedDict):
    """Of this process, since it started."""

    requests: int
    attempts: int
    retries: int
    failures: int
    """Requests that came to no answer."""


class StatusResource(TypedDict):
    """Whom requests are sent to, how many were and how they ended, and messages whose fate is open
    """

    mode: str
    """mock or live."""
    upstream: str
    """Whom requests are sent to: an address, or this process."""
    calls: StatusResourceCalls
    """Of this process, since it started."""
    breaker: str
    """closed, open or probing: after many failures nothing is sent for a while."""
    sending: int
    """Messages with an idempotency key that are being sent, or of which it is not known whether
    they were.
    """


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


class NeedsOffsetData(RefusalData):
    """The data of a refusal for NEEDS_OFFSET."""

    reason: Literal["NEEDS_OFFSET"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    corrected: NotRequired[str]


class HeaderInjectionData(RefusalData):
    """The data of a refusal for HEADER_INJECTION."""

    reason: Literal["HEADER_INJECTION"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    expected: NotRequired[str]


class AttachmentInvalidData(RefusalData):
    """The data of a refusal for ATTACHMENT_INVALID."""

    reason: Literal["ATTACHMENT_INVALID"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    problem: str
    expected: NotRequired[str]


class MessageTooLargeData(RefusalData):
    """The data of a refusal for MESSAGE_TOO_LARGE."""

    reason: Literal["MESSAGE_TOO_LARGE"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    bytes: int
    mostBytes: int


class TemplateDataInvalidData(RefusalData):
    """The data of a refusal for TEMPLATE_DATA_INVALID."""

    reason: Literal["TEMPLATE_DATA_INVALID"]
    code: NotRequired[Literal["VALIDATION_ERROR"]]
    template_name: str
    problem: str
    expected: NotRequired[str]


class ThreadNotFoundData(RefusalData):
    """The data of a refusal for THREAD_NOT_FOUND."""

    reason: Literal["THREAD_NOT_FOUND"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]


class StillSendingData(RefusalData):
    """The data of a refusal for STILL_SENDING."""

    reason: Literal["STILL_SENDING"]
    code: NotRequired[Literal["BUSINESS_ERROR"]]
    seconds: int
    retryAfterMs: int


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
    "SCHEMA",
    "NEEDS_OFFSET",
    "HEADER_INJECTION",
    "ATTACHMENT_INVALID",
    "MESSAGE_TOO_LARGE",
    "TEMPLATE_DATA_INVALID",
    "THREAD_NOT_FOUND",
    "STILL_SENDING",
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


SendEmailReason: TypeAlias = Literal[
    "HEADER_INJECTION",
    "ATTACHMENT_INVALID",
    "MESSAGE_TOO_LARGE",
    "STILL_SENDING",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
]
"""The reasons for which the handler of send_email may refuse a call."""


SendTemplateEmailReason: TypeAlias = Literal[
    "TEMPLATE_DATA_INVALID",
    "HEADER_INJECTION",
    "ATTACHMENT_INVALID",
    "MESSAGE_TOO_LARGE",
    "STILL_SENDING",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
]
"""The reasons for which the handler of send_template_email may refuse a call."""


GetThreadHistoryReason: TypeAlias = Literal["THREAD_NOT_FOUND"]
"""The reasons for which the handler of get_thread_history may refuse a call."""
