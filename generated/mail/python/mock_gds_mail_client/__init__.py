# @generated from contracts/mail. Edit the contract, then run npm run codegen.
"""Mail: Sends e-mail through a Gmail mailbox, also from templates, and reads threads. In mock mode
the mailbox is one of the world's, and nothing leaves the machine.
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
