# @generated from contracts/flights. Edit the contract, then run npm run codegen.
"""Flights: Searches flight offers through the Duffel API: one tool to search and one to discard
what was found. In mock mode the offers are synthetic and nothing leaves the machine.
"""

from . import errors, types
from .client import AsyncClient, Client
from .runtime.connection import Progress
from .runtime.errors import (
    ClientError,
    DeadlineExceeded,
    HttpStatusError,
    ProtocolError,
    ToolError,
    TransportError,
)
from .runtime.stdio import StdioServer
from .runtime.streamable_http import HttpServer

__all__ = [
    "AsyncClient",
    "Client",
    "ClientError",
    "DeadlineExceeded",
    "HttpServer",
    "HttpStatusError",
    "Progress",
    "ProtocolError",
    "StdioServer",
    "ToolError",
    "TransportError",
    "errors",
    "types",
]
