# @generated from contracts/conformance/errors.json. Edit the contract, then run npm run codegen.
"""Every reason for which Conformance fixtures may refuse a call, as an error of its own."""

from __future__ import annotations

from collections.abc import Mapping

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


#: The error of each reason.
ERRORS: Mapping[str, type[ToolError]] = {}
