"""The two eras of the protocol, and the metadata and headers that a request needs in each."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from .contract import MirroredArgument
from .json_values import JsonObject, JsonValue, object_of

#: Has no MCP session: each request carries an envelope in `_meta`.
MODERN = "2026-07-28"
#: Has an MCP session, which `initialize` opens.
LEGACY = "2025-11-25"
#: Older revisions that a server may choose at `initialize`. They have all that this client uses.
OLDER = ("2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07")

Protocol: TypeAlias = Literal["auto", "2025-11-25", "2026-07-28"]

SESSION_KEY = "io.github.mock-gds/session"
IDEMPOTENCY_KEY = "io.github.mock-gds/idempotency-key"
ERROR_KEY = "io.github.mock-gds/error"

_NAMED_BY = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}


def client_info(name: str, version: str) -> JsonObject:
    """The `clientInfo` that a client sends: its name and version."""
    return {"name": name, "version": version}


def envelope(client: JsonObject) -> JsonObject:
    """The entries that every 2026-07-28 request has in `_meta`."""
    return {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": client,
    }


def header_text(value: str) -> str:
    """Encodes a value for a header: unchanged if it is plain ASCII, else as `=?base64?...?=`."""
    is_plain = value.isascii() and value.isprintable() and value == value.strip()
    if value and is_plain and not value.startswith("=?base64?"):
        return value
    return f"=?base64?{base64.b64encode(value.encode('utf-8', 'replace')).decode('ascii')}?="


def headers_for(revision: str, method: str, params: Mapping[str, JsonValue]) -> dict[str, str]:
    """The protocol headers of an HTTP request: its revision and, for 2026-07-28, method and name."""
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
    """The headers that repeat arguments of a tool call."""
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
