# @generated from contracts/crm. Edit the contract, then run npm run codegen.
"""Client book: Reads and keeps the clients of a charter broker in a Google spreadsheet: profiles,
preferences and flights. In mock mode the clients are synthetic and nothing leaves the machine.
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
