"""Servers that do exactly as they are told, for tests of what a client does about it."""

from __future__ import annotations

import asyncio
import json
import ssl
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from runtime.async_client import AsyncClientBase
from runtime.contract import MirroredArgument, Pack, Tool
from runtime.errors import ToolError
from runtime.options import CallOptions
from runtime.sync_client import ClientBase

SEARCH: Tool[dict[str, Any]] = Tool("search", "structure", True, (MirroredArgument(("words",), "Mcp-Param-Words"),))
BOOK: Tool[dict[str, Any]] = Tool("book", "structure", False)
READ: Tool[dict[str, Any]] = Tool("read", "content", True)


class SoldOut(ToolError):
    """As a generated client has one."""


PACK = Pack("probe", "1.2.3", {"SOLD_OUT": SoldOut})


class AsyncProbe(AsyncClientBase):
    """A client without any method of its own."""

    _pack = PACK

    @property
    def options(self) -> CallOptions:
        return self._options

    @options.setter
    def options(self, options: CallOptions) -> None:
        self._options = options

    async def call(self, tool: Tool[dict[str, Any]], /, **arguments: object) -> dict[str, Any]:
        return await self._call(tool, arguments)


class Probe(ClientBase):
    """The same, waiting."""

    _pack = PACK

    def call(self, tool: Tool[dict[str, Any]], /, **arguments: object) -> dict[str, Any]:
        return self._call(tool, arguments)


@dataclass
class Asked:
    """A request as it came in."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes
    #: What else comes on the connection: nothing, when the client hangs up.
    rest: asyncio.StreamReader

    @property
    def message(self) -> dict[str, Any]:
        return json.loads(self.body) if self.body else {}

    @property
    def rpc(self) -> str:
        return str(self.message.get("method", ""))


Answer = Callable[[Asked, asyncio.StreamWriter], Awaitable[None]]


def head(status: int, headers: Mapping[str, str]) -> bytes:
    """The head of an answer."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} Said\r\n{lines}\r\n".encode()


def answer(status: int, body: bytes = b"", **headers: str) -> bytes:
    """A whole answer with its length."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return head(status, {"Content-Length": str(len(body)), **named}) + body


def rpc_answer(asked: Asked, result: object = None, error: object = None, **headers: str) -> bytes:
    """A JSON-RPC answer."""
    outcome = {"result": result} if error is None else {"error": error}
    body = json.dumps({"jsonrpc": "2.0", "id": asked.message["id"], **outcome}).encode()
    return answer(200, body, Content_Type="application/json", **headers)


def event(message: object, **fields: str) -> bytes:
    """One event of a stream."""
    lines = "".join(f"{name}: {value}\n" for name, value in fields.items())
    return f"{lines}data: {json.dumps(message)}\n\n".encode()


def discovered(asked: Asked) -> bytes:
    """What a server of 2026-07-28 says of itself."""
    return rpc_answer(asked, {"supportedVersions": ["2026-07-28"], "resultType": "complete"})


def initialized(asked: Asked, session: str = "session-1") -> bytes:
    """What a server of 2025-11-25 says of itself."""
    return rpc_answer(asked, {"protocolVersion": "2025-11-25"}, Mcp_Session_Id=session)


def structured(asked: Asked, **output: object) -> bytes:
    """The result of a tool."""
    return rpc_answer(asked, {"content": [], "structuredContent": output, "resultType": "complete"})


@dataclass
class HttpScript:
    """A server over HTTP: it remembers what it was asked, and answers as told."""

    url: str = ""
    asked: list[Asked] = field(default_factory=list[Asked])
    connections: int = 0

    @property
    def methods(self) -> list[str]:
        return [asked.rpc or asked.method for asked in self.asked]


@asynccontextmanager
async def http_script(respond: Answer, context: ssl.SSLContext | None = None) -> AsyncGenerator[HttpScript, None]:
    """Serves on a free port until the block ends."""
    script = HttpScript()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        script.connections += 1
        try:
            while True:
                lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                method, target, _ = lines[0].split(" ")
                pairs = [line.split(": ", 1) for line in lines[1:] if line]
                headers = {name.lower(): value for name, value in pairs}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                asked = Asked(method, target, headers, body, reader)
                script.asked.append(asked)
                await respond(asked, writer)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    script.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/mcp"
    try:
        yield script
    finally:
        server.close()


def certified() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What serves 127.0.0.1 with a new certificate, and what trusts it alone. Needs openssl."""
    with tempfile.TemporaryDirectory() as folder:
        key, certificate = f"{folder}/key.pem", f"{folder}/certificate.pem"
        words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
        names = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate]
        subprocess.run(["openssl", *words.split(), *names], check=True, capture_output=True)
        serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        serving.load_cert_chain(certificate, key)
        return serving, ssl.create_default_context(cafile=certificate)


def modern(respond: Answer) -> Answer:
    """A server of 2026-07-28 that is asked what it is before all else."""

    async def serve(asked: Asked, writer: asyncio.StreamWriter) -> None:
        if asked.rpc == "server/discover":
            writer.write(discovered(asked))
        else:
            await respond(asked, writer)

    return serve


def legacy(respond: Answer) -> Answer:
    """A server of 2025-11-25, which knows nothing newer."""

    async def serve(asked: Asked, writer: asyncio.StreamWriter) -> None:
        if asked.rpc == "server/discover":
            writer.write(rpc_answer(asked, error={"code": -32601, "message": "Method not found"}))
        elif asked.rpc == "initialize":
            writer.write(initialized(asked))
        elif asked.rpc.startswith("notifications/") or "method" not in asked.message and asked.body:
            writer.write(answer(202))
        elif asked.method == "DELETE":
            writer.write(answer(200))
        else:
            await respond(asked, writer)

    return serve
