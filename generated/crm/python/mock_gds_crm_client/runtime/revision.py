"""The two eras of the protocol: what a request has to say of itself in each, in its body and in its headers."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from .contract import MirroredArgument
from .json_values import JsonObject, JsonValue, object_of

#: Without a session: each request carries an envelope.
MODERN = "2026-07-28"
#: With a session, which `initialize` begins.
LEGACY = "2025-11-25"
#: Older revisions that a server may settle for; they have all that a client of tools needs.
OLDER = ("2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07")

Protocol: TypeAlias = Literal["auto", "2025-11-25", "2026-07-28"]

SESSION_KEY = "io.github.mock-gds/session"
IDEMPOTENCY_KEY = "io.github.mock-gds/idempotency-key"
ERROR_KEY = "io.github.mock-gds/error"

_NAMED_BY = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}


def client_info(name: str, version: str) -> JsonObject:
    """How a client introduces itself."""
    return {"name": name, "version": version}


def envelope(client: JsonObject) -> JsonObject:
    """What `_meta` of every request of 2026-07-28 holds."""
    return {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": client,
    }


def header_text(value: str) -> str:
    """A value as a header can hold it: as it is if that is safe, else in base64."""
    is_plain = value.isascii() and value.isprintable() and value == value.strip()
    if value and is_plain and not value.startswith("=?base64?"):
        return value
    return f"=?base64?{base64.b64encode(value.encode('utf-8', 'replace')).decode('ascii')}?="


def headers_for(revision: str, method: str, params: Mapping[str, JsonValue]) -> dict[str, str]:
    """The headers that a request over HTTP needs."""
    headers = {"MCP-Protocol-Version": revision}
    if revision != MODERN:
        return headers
    headers["Mcp-Method"] = method
    name = params.get(_NAMED_BY.get(method, ""))
    if isinstance(name, str):
        headers["Mcp-Name"] = header_text(name)
    return headers


def mirrored_headers(
    mirrored: Sequence[MirroredArgument], arguments: Mapping[str, object]
) -> dict[str, str]:
    """The headers that repeat arguments."""
    headers: dict[str, str] = {}
    for argument in mirrored:
        value = _at(arguments, argument.path)
        if isinstance(value, bool):
            headers[argument.header] = "true" if value else "false"
        elif isinstance(value, (str, int, float)):
            headers[argument.header] = header_text(str(value))
    return headers


def _at(value: object, path: Sequence[str]) -> object:
    for name in path:
        value = object_of(value).get(name)
    return value
