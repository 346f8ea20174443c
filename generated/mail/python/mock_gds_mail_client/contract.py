# @generated from contracts/mail. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Mail, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-mail-client", version="1.0.1", errors=errors.ERRORS)

SEND_EMAIL: Tool[types.SendEmailOutput] = Tool(
    name="send_email",
    returns="structure",
    repeatable=False,
)
SEND_TEMPLATE_EMAIL: Tool[types.SendTemplateEmailOutput] = Tool(
    name="send_template_email",
    returns="structure",
    repeatable=False,
)
GET_THREAD_HISTORY: Tool[types.GetThreadHistoryOutput] = Tool(
    name="get_thread_history",
    returns="structure",
    repeatable=True,
)

READ_THREADS: Resource[types.ThreadsResource] = Resource(
    name="threads",
    uri="mail://threads",
    is_json=True,
)
READ_THREAD: Resource[types.ThreadResource] = Resource(
    name="thread",
    uri="mail://threads/{thread_id}",
    is_json=True,
)
READ_TEMPLATES: Resource[types.TemplatesResource] = Resource(
    name="templates",
    uri="mail://templates",
    is_json=True,
)
READ_STATUS: Resource[types.StatusResource] = Resource(
    name="status",
    uri="mail://status",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="mail://errors",
    is_json=True,
)
