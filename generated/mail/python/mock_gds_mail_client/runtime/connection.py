"""A connection to one server: negotiates the revision, sends requests, cancels them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .errors import HttpStatusError, ProtocolError, SessionLost, TransportError
from .json_values import JsonObject, JsonValue, list_of, object_of
from .messages import is_request, notification, reply_to, request, result_of
from .revision import LEGACY, MODERN, OLDER, SESSION_KEY, Protocol, envelope, headers_for
from .transport import Transport

#: Seconds to wait for the answer to server/discover: a server of an older revision may not answer at all.
DISCOVERY = 5.0
#: Seconds to wait, on close, for messages that are still being sent. Closing the transport may take three times that.
FAREWELL = 2.0


@dataclass(frozen=True, slots=True)
class Progress:
    """A progress report of the server. `total` is None if it is unknown."""

    progress: float
    total: float | None
    message: str | None


ProgressListener = Callable[[Progress], object]


@dataclass(slots=True)
class _Listened:
    """A running call with a progress listener."""

    listener: ProgressListener
    exchange: asyncio.Task[JsonObject]
    error: Exception | None = None


class Connection:
    """Opens at the first request. Use it on one event loop only."""

    def __init__(
        self, transport: Transport, protocol: Protocol, client: JsonObject, session: str | None
    ) -> None:
        self._transport = transport
        self._protocol = protocol
        self._client = client
        #: The session handle, sent with each request; None until the server assigns one.
        self.session = session
        self._settled = session is not None
        self._first = asyncio.Lock()
        self._revision: str | None = None
        self._opening: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)
        self._listened: dict[JsonValue, _Listened] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._closed = False
        transport.listen(self._hear)

    @property
    def revision(self) -> str | None:
        """The negotiated protocol revision; None before it is negotiated."""
        return self._revision

    async def open(self) -> None:
        """Opens the transport and negotiates the protocol revision, once.

        Concurrent callers share one negotiation; cancelling one caller does not cancel it.
        After a failed negotiation, the next call starts another.
        """
        if self._closed:
            raise TransportError("the client is closed", retryable=False)
        opening = self._opening
        if opening is None or (opening.done() and _failed(opening)):
            opening = self._begin()
        await asyncio.shield(opening)

    async def request(
        self,
        method: str,
        params: Mapping[str, JsonValue],
        *,
        meta: Mapping[str, JsonValue],
        headers: Mapping[str, str],
        listener: ProgressListener | None = None,
    ) -> JsonObject:
        """Sends a request and returns its result.

        If the server no longer knows the session, it has not processed the request: the client
        opens a new session and sends the request again.
        """
        await self.open()
        try:
            return await self._ask(method, params, meta, headers, listener)
        except SessionLost as lost:
            is_over = self._opening is None or self._opening.done()
            if is_over and self._transport.session_id == lost.session_id:
                self._begin()
            await self.open()
            return await self._ask(method, params, meta, headers, listener)

    @asynccontextmanager
    async def in_session(self) -> AsyncGenerator[None]:
        """Wraps a call that may change something. The first one of a connection runs alone.

        Otherwise, several calls that start without a session would each get a session of their own.
        """
        if not self._settled:
            async with self._first:
                if not self._settled:
                    yield
                    self._settled = True
                    return
        yield

    async def close(self) -> None:
        """Closes the connection: ends the session, and the server if this client started it."""
        if self._closed:
            return
        self._closed = True
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.wait([self._opening])
        if self._errands:
            await asyncio.wait(self._errands, timeout=FAREWELL)
        headers = {} if self._revision is None else headers_for(self._revision, "", {})
        try:
            async with asyncio.timeout(FAREWELL * 3):
                await self._transport.close(headers)
        except TimeoutError:
            pass

    def _begin(self) -> asyncio.Task[None]:
        self._opening = asyncio.create_task(self._negotiate())
        self._opening.add_done_callback(_failed)
        return self._opening

    async def _negotiate(self) -> None:
        self._revision = None
        await self._transport.open()
        try:
            if self._protocol == MODERN:
                await self._discover()
            elif self._protocol == LEGACY or not await self._is_modern():
                await self._initialize()
        except BaseException:
            await self._transport.close({})
            raise

    async def _is_modern(self) -> bool:
        try:
            async with asyncio.timeout(DISCOVERY):
                await self._discover()
        except (ProtocolError, TimeoutError):
            return False
        except HttpStatusError as error:
            if error.status in (401, 403) or (error.retryable and error.status != 500):
                raise
            return False
        return True

    async def _discover(self) -> None:
        found = await self._exchange("server/discover", {"_meta": envelope(self._client)}, MODERN, {})
        if MODERN not in list_of(found.get("supportedVersions")):
            raise ProtocolError(f"the server does not speak {MODERN}")
        self._revision = MODERN

    async def _initialize(self) -> None:
        params: JsonObject = {
            "protocolVersion": LEGACY,
            "capabilities": {},
            "clientInfo": self._client,
        }
        agreed = (await self._exchange("initialize", params, None, {})).get("protocolVersion")
        if not isinstance(agreed, str) or agreed not in (LEGACY, *OLDER):
            raise ProtocolError(f"the server speaks a revision that this client does not: {agreed}")
        told = notification("notifications/initialized")
        await self._transport.tell(told, headers_for(agreed, "", {}))
        self._revision = agreed

    async def _ask(
        self,
        method: str,
        params: Mapping[str, JsonValue],
        meta: Mapping[str, JsonValue],
        headers: Mapping[str, str],
        listener: ProgressListener | None,
    ) -> JsonObject:
        revision = self._revision or LEGACY
        own = envelope(self._client) if revision == MODERN else {}
        session: JsonObject = {} if self.session is None else {SESSION_KEY: self.session}
        full: JsonObject = {**params, "_meta": {**own, **session, **meta}}
        mirrored: Mapping[str, str] = headers if revision == MODERN else {}
        result = await self._exchange(method, full, revision, mirrored, listener)
        minted = object_of(result.get("_meta")).get(SESSION_KEY)
        if isinstance(minted, str):
            self.session = minted
        return result

    async def _exchange(
        self,
        method: str,
        params: JsonObject,
        revision: str | None,
        headers: Mapping[str, str],
        listener: ProgressListener | None = None,
    ) -> JsonObject:
        number = next(self._numbers)
        if listener is not None:
            meta: JsonObject = {**object_of(params.get("_meta")), "progressToken": number}
            params = {**params, "_meta": meta}
        own = {} if revision is None else headers_for(revision, method, params)
        message = request(number, method, params)
        exchange = asyncio.create_task(self._send(message, {**own, **headers}))
        listened = None if listener is None else _Listened(listener, exchange)
        if listened is not None:
            self._listened[number] = listened
        try:
            return result_of(await exchange)
        except asyncio.CancelledError:
            hung_up = revision == MODERN and self._transport.hanging_up_cancels
            if revision is not None and not hung_up:
                told = notification("notifications/cancelled", {"requestId": number})
                self._tell_later(told, revision)
            if listened is not None and listened.error is not None:
                raise listened.error from None
            raise
        finally:
            self._listened.pop(number, None)

    async def _send(self, message: JsonObject, headers: Mapping[str, str]) -> JsonObject:
        return await self._transport.exchange(message, headers)

    def _hear(self, message: JsonObject) -> None:
        if is_request(message):
            self._tell_later(reply_to(message), self._revision)
        elif message.get("method") == "notifications/progress":
            self._progress(object_of(message.get("params")))

    def _progress(self, params: JsonObject) -> None:
        token = params.get("progressToken")
        listened = self._listened.get(token) if isinstance(token, int) else None
        progress, total, words = params.get("progress"), params.get("total"), params.get("message")
        if listened is None or not isinstance(progress, (int, float)):
            return
        try:
            listened.listener(
                Progress(
                    progress,
                    total if isinstance(total, (int, float)) else None,
                    words if isinstance(words, str) else None,
                )
            )
        except Exception as error:  # The listener is the caller's code: the call fails with its error.
            listened.error = error
            listened.exchange.cancel()

    def _tell_later(self, message: JsonObject, revision: str | None) -> None:
        method = str(message.get("method", ""))
        headers = {} if revision is None else headers_for(revision, method, {})
        errand = asyncio.create_task(self._tell(self._transport.tell(message, headers)))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _tell(self, telling: Coroutine[None, None, None]) -> None:
        try:
            await telling
        except TransportError:
            pass  # No caller waits for this message; the next request meets the failure itself.


def _failed(opening: asyncio.Task[None]) -> bool:
    """Whether a negotiation failed. Reading the exception keeps asyncio from logging it."""
    return opening.cancelled() or opening.exception() is not None
