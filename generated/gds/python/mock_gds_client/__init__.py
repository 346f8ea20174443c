# @generated from contracts/gds. Edit the contract, then run npm run codegen.
"""Mock GDS: A mock Global Distribution System: search and book flights, hotels and cars, keep them
in one PNR, retrieve, list and cancel it. Everything is synthetic.
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
