"""The Streamable HTTP transport: each message is a POST, answered with JSON or an event stream."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from urllib.parse import urljoin

from .address import ENVIRONMENT, proxy_to, split_url
from .errors import HttpStatusError, SessionLost, TransportError
from .http1 import HttpClient, HttpResponse, header_lines
from .json_values import JsonObject, JsonValue, json_bytes, object_of, parse_json
from .messages import is_answer_to
from .sse import EventReader
from .transport import Hear

#: Maximum bytes of a response that is read for its error message alone, or discarded.
ERROR_LIMIT = 64 * 1024
REDIRECTS = 3
#: Milliseconds to wait before a broken stream is resumed, unless the server asks for another delay.
RESUME_MS = 500
RESUMES = 10

_SESSION = re.compile(r"[\x21-\x7e]{1,256}")


@dataclass(frozen=True, slots=True)
class HttpServer:
    """The URL of a server, and how to reach it. `headers` are sent with every request."""

    url: str
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    ssl_context: ssl.SSLContext | None = None
    #: Maximum size of a JSON answer, in bytes, and of an event in a stream, in characters.
    limit: int = 16 * 1024 * 1024
    #: `http://host:port` of a proxy; None for no proxy; ENVIRONMENT for the proxy that HTTP_PROXY,
    #: HTTPS_PROXY and NO_PROXY select, which is not used for addresses of this machine.
    proxy: str | None = field(default=ENVIRONMENT, repr=False)


class _Resumable(Exception):
    """A stream ended before the answer, and can be resumed after `delay_ms` milliseconds."""

    def __init__(self, last_id: str, delay_ms: int) -> None:
        super().__init__(last_id)
        self.last_id = last_id
        self.delay_ms = delay_ms


class StreamableHttpTransport:
    """Posts messages to one URL, and keeps the session id that the server assigns."""

    def __init__(self, server: HttpServer) -> None:
        header_lines(server.headers)
        self._server = server
        self._origin, self._target = split_url(server.url)
        proxy = proxy_to(self._origin, server.proxy)
        self._client = HttpClient(self._origin, server.ssl_context, proxy)
        self._session_id: str | None = None
        self._hear: Hear = lambda _message: None

    @property
    def hanging_up_cancels(self) -> bool:
        """True: a 2026-07-28 server cancels a request when its connection is closed."""
        return True

    @property
    def session_id(self) -> str | None:
        """The `Mcp-Session-Id` of the last initialize; None without one."""
        return self._session_id

    def listen(self, hear: Hear) -> None:
        """Sets the listener for messages that are not answers: notifications and the server's requests."""
        self._hear = hear

    async def open(self) -> None:
        """Drops the session id, so that the next initialize opens a new session."""
        self._session_id = None

    async def exchange(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        """Posts a request and returns its answer. Resumes a broken stream if its events have ids."""
        number = message.get("id")
        try:
            return await self._post(message, headers)
        except _Resumable as broken:
            stream = broken
        for _ in range(RESUMES):
            await asyncio.sleep(stream.delay_ms / 1000)
            try:
                return await self._resume(number, headers, stream)
            except _Resumable as broken:
                stream = broken
        raise TransportError("the stream broke again and again before the answer")

    async def tell(self, message: JsonObject, headers: Mapping[str, str]) -> None:
        """Posts a message that has no answer."""
        await self._post(message, headers)

    async def close(self, headers: Mapping[str, str]) -> None:
        """Ends the session, if there is one, and closes the connections. Ignores transport errors."""
        session_id, self._session_id = self._session_id, None
        try:
            if session_id is not None:
                asked = self._headers({**headers, "Mcp-Session-Id": session_id})
                async with self._client.request("DELETE", self._target, asked) as response:
                    await response.body(ERROR_LIMIT)
        except TransportError:
            pass
        finally:
            await self._client.close()

    def _headers(self, headers: Mapping[str, str]) -> dict[str, str]:
        session = {} if self._session_id is None else {"Mcp-Session-Id": self._session_id}
        return {**self._server.headers, **headers, **session}

    async def _post(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        sent = self._headers(headers)
        sent["Content-Type"] = "application/json"
        sent["Accept"] = "application/json, text/event-stream"
        body, target = json_bytes(message), self._target
        for _ in range(REDIRECTS):
            async with self._client.request("POST", target, sent, body) as response:
                if response.status not in (307, 308):
                    self._keep_session(message, response)
                    return await self._answer(message.get("id"), response, sent)
                target = self._redirected(target, response)
                await response.body(ERROR_LIMIT)
        raise TransportError("the server redirects again and again", retryable=False)

    async def _resume(
        self, number: JsonValue, headers: Mapping[str, str], stream: _Resumable
    ) -> JsonObject:
        sent = self._headers(headers)
        sent["Accept"] = "text/event-stream"
        sent["Last-Event-ID"] = stream.last_id
        async with self._client.request("GET", self._target, sent) as response:
            return await self._answer(number, response, sent)

    def _redirected(self, target: str, response: HttpResponse) -> str:
        """The target of a redirect. Refuses other origins: they would get the headers and credentials."""
        base = f"{self._origin.scheme}://{self._origin.authority}{target}"
        location = urljoin(base, response.headers.get("location", ""))
        try:
            origin, redirected = split_url(location)
        except ValueError:
            origin, redirected = None, target
        if origin != self._origin:
            place = "elsewhere" if origin is None else f"to {origin.scheme}://{origin.authority}"
            raise TransportError(f"the server redirects {place}, which is not followed", retryable=False)
        return redirected

    def _keep_session(self, message: JsonObject, response: HttpResponse) -> None:
        session_id = response.headers.get("mcp-session-id")
        if message.get("method") != "initialize" or response.status != 200 or session_id is None:
            return
        if _SESSION.fullmatch(session_id) is None:
            raise ValueError("the id of the session is malformed")
        self._session_id = session_id

    async def _answer(
        self, number: JsonValue, response: HttpResponse, sent: Mapping[str, str]
    ) -> JsonObject:
        if response.headers.get("content-encoding", "identity").lower() != "identity":
            raise ValueError("it is compressed, which was not asked for")
        if not 200 <= response.status < 300:
            return await self._refusal(number, response, sent)
        if number is None:
            await response.body(ERROR_LIMIT)
            return {}
        if response.media_type == "text/event-stream":
            return await self._streamed(number, response)
        if response.media_type != "application/json":
            raise ValueError(f"it is {response.media_type or 'of no type'}, not JSON, not events")
        message = object_of(parse_json(await response.body(self._server.limit)))
        if not is_answer_to(message, number):
            raise ValueError("it answers another request")
        return message

    async def _refusal(
        self, number: JsonValue, response: HttpResponse, sent: Mapping[str, str]
    ) -> JsonObject:
        """Reads a response whose status is not 2xx. Returns a JSON-RPC error in its body as the answer.

        Raises SessionLost if the session is unknown, and HttpStatusError if there is no JSON-RPC error
        or the status says that the server is unavailable.
        """
        text = await response.body(ERROR_LIMIT)
        session_id = sent.get("Mcp-Session-Id")
        if response.status == 404 and session_id is not None:
            raise SessionLost(session_id)
        try:
            message = object_of(parse_json(text)) if response.media_type == "application/json" else {}
        except ValueError:
            message = {}
        is_answer = "error" in message and message.get("id") in (number, None)
        if number is not None and is_answer and response.status not in (429, 502, 503, 504):
            return message
        said = object_of(message.get("error")).get("message")
        words = said if isinstance(said, str) else text[:200].decode("utf-8", "replace").strip()
        raise HttpStatusError(response.status, words, _seconds(response.headers.get("retry-after")))

    async def _streamed(self, number: JsonValue, response: HttpResponse) -> JsonObject:
        events = EventReader(self._server.limit)
        try:
            async with aclosing(response.pieces()) as pieces:
                async for piece in pieces:
                    for event in events.feed(piece):
                        message = object_of(parse_json(event.data)) if event.data else {}
                        if is_answer_to(message, number):
                            return message
                        if message and event.name == "message":
                            self._hear(message)
        except (OSError, TransportError):
            if not events.last_id:
                raise
        if not events.last_id:
            raise TransportError("the stream ended before the answer")
        delay_ms = RESUME_MS if events.retry_ms is None else events.retry_ms
        raise _Resumable(events.last_id, delay_ms)


def _seconds(text: str | None) -> float | None:
    """The seconds of a Retry-After header; None if it is absent or not a number."""
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) < 6
    return float(text) if text is not None and is_number else None
