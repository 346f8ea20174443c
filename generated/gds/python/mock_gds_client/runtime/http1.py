"""A minimal HTTP/1.1 client for one server, over asyncio streams.

It keeps connections open and reuses them.
"""

from __future__ import annotations

import asyncio
import ssl
import string
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .address import Origin, Proxy
from .errors import TransportError

#: Maximum bytes of a line in a response head, and maximum number of such lines.
LINE_LIMIT = 16 * 1024
HEADER_COUNT = 200
PIECE = 64 * 1024

_TOKEN = frozenset("!#$%&'*+-.^_`|~" + string.digits + string.ascii_letters)
_HEXADECIMAL = frozenset(string.hexdigits)


class UnsafeHeader(ValueError):
    """A header has a name or value that is not allowed, for example a line break."""


def header_lines(headers: Mapping[str, str]) -> str:
    """Formats headers as the lines of a request head.

    Raises UnsafeHeader for a name that is not a token, or a value that is not printable ASCII.
    """
    for name, value in headers.items():
        is_safe = value.isascii() and value.replace("\t", " ").isprintable()
        if not name or not _TOKEN.issuperset(name) or not is_safe:
            raise UnsafeHeader(f"header {name!r}: a name is a token, and a value printable ASCII")
    return "".join(f"{name}: {value}\r\n" for name, value in headers.items())


class _Wire:
    """One connection, and a reader of the lines and headers on it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @property
    def is_alive(self) -> bool:
        return not self.reader.at_eof() and not self.writer.is_closing() and self.reader.exception() is None

    async def line(self) -> str:
        line = await self.reader.readline()
        if not line.endswith(b"\n"):
            raise TransportError("the connection ended within an answer")
        if len(line) > LINE_LIMIT:
            raise ValueError("a line of the head is too long")
        return line.decode("latin-1").rstrip("\r\n")

    async def headers(self) -> dict[str, str]:
        headers: dict[str, str] = {}
        for _ in range(HEADER_COUNT):
            line = await self.line()
            if line == "":
                return headers
            name, colon, value = line.partition(":")
            if not colon or not _TOKEN.issuperset(name):
                raise ValueError("a header is malformed")
            key, text = name.lower(), value.strip()
            headers[key] = f"{headers[key]}, {text}" if key in headers else text
        raise ValueError("there are too many headers")


@dataclass(frozen=True, slots=True)
class _Status:
    """The status line and the headers of a response."""

    version: str
    status: int
    #: The names are in lower case.
    headers: dict[str, str]


class HttpResponse:
    """A response: status, headers, and the body as a stream."""

    def __init__(
        self, status: int, headers: Mapping[str, str], wire: _Wire, has_body: bool, keeps: bool
    ) -> None:
        self.status = status
        #: The names are in lower case.
        self.headers = headers
        #: Whether the body has been read to its end, so that the connection is free.
        self.is_complete = not has_body
        self.keeps = keeps
        self._wire = wire

    @property
    def media_type(self) -> str:
        """The content type in lower case, without its parameters; empty if there is none."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    async def pieces(self) -> AsyncGenerator[bytes, None]:
        """The body, in pieces as they arrive.

        Raises ValueError for a malformed body, and TransportError if the connection ends within it.
        """
        if self.is_complete:
            return
        if self.headers.get("transfer-encoding", "").lower() == "chunked":
            pieces = self._chunks()
        elif "transfer-encoding" in self.headers:
            raise ValueError("the transfer encoding is not known")
        else:
            pieces = self._counted()
        async for piece in pieces:
            yield piece
        self.is_complete = True

    async def body(self, limit: int) -> bytes:
        """The whole body. Raises ValueError if it is longer than `limit` bytes."""
        collected = bytearray()
        async for piece in self.pieces():
            collected += piece
            if len(collected) > limit:
                raise ValueError(f"the answer is longer than {limit} bytes")
        return bytes(collected)

    async def _exactly(self, size: int) -> AsyncIterator[bytes]:
        while size > 0:
            piece = await self._wire.reader.read(min(size, PIECE))
            if not piece:
                raise TransportError("the connection ended within an answer")
            size -= len(piece)
            yield piece

    async def _counted(self) -> AsyncIterator[bytes]:
        length = self.headers.get("content-length")
        if length is None:
            self.keeps = False
            while piece := await self._wire.reader.read(PIECE):
                yield piece
            return
        if not (length.isascii() and length.isdigit()):
            raise ValueError("the length of the answer is malformed")
        async for piece in self._exactly(int(length)):
            yield piece

    async def _chunks(self) -> AsyncIterator[bytes]:
        while True:
            digits = (await self._wire.line()).partition(";")[0].strip()
            if not 0 < len(digits) <= 12 or not _HEXADECIMAL.issuperset(digits):
                raise ValueError("the length of a chunk is malformed")
            size = int(digits, 16)
            if size == 0:
                await self._wire.headers()
                return
            async for piece in self._exactly(size):
                yield piece
            if await self._wire.line() != "":
                raise ValueError("a chunk is longer than it says")


def _unreachable(place: Origin, error: OSError) -> TransportError:
    may_pass = not isinstance(error, ssl.SSLCertVerificationError)
    return TransportError(f"{place.authority} cannot be reached: {error}", retryable=may_pass)


async def _connected(place: Origin, context: ssl.SSLContext | None) -> _Wire:
    try:
        return _Wire(*await asyncio.open_connection(place.host, place.port, ssl=context, limit=PIECE))
    except OSError as error:
        raise _unreachable(place, error) from error


class HttpClient:
    """Sends requests to one origin, through a proxy if there is one. Does not follow redirects."""

    def __init__(
        self, origin: Origin, context: ssl.SSLContext | None, proxy: Proxy | None = None
    ) -> None:
        self._origin = origin
        self._proxy = proxy
        is_secure = origin.scheme == "https"
        self._context = (context or ssl.create_default_context()) if is_secure else None
        self._idle: list[_Wire] = []

    @asynccontextmanager
    async def request(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b""
    ) -> AsyncGenerator[HttpResponse, None]:
        """Sends a request and yields its response.

        Leaving the context before the body has been read closes the connection. Raises
        TransportError for a lost connection or an invalid response.
        """
        fixed = {"Host": self._origin.authority, "Accept-Encoding": "identity"}
        length = {"Content-Length": str(len(body))} if method == "POST" else {}
        lines = header_lines({**headers, **fixed, **length})
        if self._proxy is not None and self._context is None:
            # A plain HTTP request through a proxy has the absolute URL as its target.
            target = f"http://{self._origin.authority}{target}"
            lines += header_lines(self._proxy.headers)
        head = f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode("ascii")
        wire = await self._wire()
        is_free = False
        try:
            wire.writer.write(head + body)
            await wire.writer.drain()
            response = await self._head(wire)
            yield response
            is_free = response.is_complete and response.keeps
        except (OSError, EOFError) as error:
            message = f"the connection to {self._origin.authority} was lost: {error}"
            raise TransportError(message) from error
        except ValueError as error:
            message = f"{self._origin.authority} gives no valid answer: {error}"
            raise TransportError(message, retryable=False) from error
        finally:
            if is_free and wire.is_alive:
                self._idle.append(wire)
            else:
                wire.writer.close()

    async def close(self) -> None:
        """Closes the idle connections."""
        while self._idle:
            self._idle.pop().writer.close()
        await asyncio.sleep(0)

    async def _wire(self) -> _Wire:
        while self._idle:
            wire = self._idle.pop()
            if wire.is_alive:
                return wire
            wire.writer.close()
        if self._proxy is None:
            return await _connected(self._origin, self._context)
        wire = await _connected(self._proxy.origin, None)
        if self._context is None:
            return wire
        try:
            await self._tunnel(wire, self._proxy)
            await wire.writer.start_tls(self._context, server_hostname=self._origin.host)
        except OSError as error:
            wire.writer.close()
            raise _unreachable(self._origin, error) from error
        except BaseException:
            wire.writer.close()
            raise
        return wire

    async def _tunnel(self, wire: _Wire, proxy: Proxy) -> None:
        """Opens a tunnel to the origin through the proxy (CONNECT)."""
        there = self._origin.authority_with_port
        lines = header_lines({"Host": there, **proxy.headers})
        wire.writer.write(f"CONNECT {there} HTTP/1.1\r\n{lines}\r\n".encode("ascii"))
        try:
            status = (await self._status(wire)).status
        except ValueError as error:
            message = f"the proxy {proxy.origin.authority} gives no valid answer: {error}"
            raise TransportError(message, retryable=False) from error
        if not 200 <= status < 300:
            message = f"the proxy {proxy.origin.authority} refuses to connect to {there}: HTTP {status}"
            raise TransportError(message, retryable=status in (429, 502, 503, 504))

    async def _status(self, wire: _Wire) -> _Status:
        while True:
            version, _, rest = (await wire.line()).partition(" ")
            code = rest[:3]
            is_status = len(code) == 3 and code.isascii() and code.isdigit()
            if version not in ("HTTP/1.1", "HTTP/1.0") or not is_status:
                raise ValueError("it does not speak HTTP/1.1")
            headers = await wire.headers()
            status = int(code)
            if status >= 200:
                return _Status(version, status, headers)

    async def _head(self, wire: _Wire) -> HttpResponse:
        found = await self._status(wire)
        status, headers = found.status, found.headers
        wishes = [wish.strip() for wish in headers.get("connection", "").lower().split(",")]
        keeps = found.version == "HTTP/1.1" and "close" not in wishes
        has_body = status not in (204, 304) and headers.get("content-length") != "0"
        return HttpResponse(status, headers, wire, has_body, keeps)
