# @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
"""Hotel reservations: Searches rooms in hotels of the CapCorn reservation system and books them.
In mock mode the hotels are synthetic and nothing leaves the machine.
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
