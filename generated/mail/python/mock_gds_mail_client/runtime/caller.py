"""Makes a call: builds the request, sends it, retries where that is allowed, reads the output.

One deadline covers all of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar, cast
from urllib.parse import quote

from .answers import body_of, output_of, refusal_of
from .connection import Connection, ProgressListener
from .contract import Pack, Resource, Tool
from .deadline import Deadline
from .errors import DeadlineExceeded, ProtocolError
from .json_values import JsonObject, JsonValue
from .options import CallOptions
from .retry import with_retries
from .revision import IDEMPOTENCY_KEY, Protocol, client_info, mirrored_headers
from .stdio import StdioServer, StdioTransport
from .streamable_http import HttpServer, StreamableHttpTransport
from .transport import Transport

Output = TypeVar("Output")
Result = TypeVar("Result")

#: The URL of a server or the command that starts one, plain or with details.
Server: TypeAlias = str | Sequence[str] | HttpServer | StdioServer


def connect_to(
    server: Server, protocol: Protocol, pack: Pack, session: str | None
) -> Connection:
    """Creates the connection to a server. It opens at the first request.

    Raises ValueError for an invalid URL, header, proxy or command.
    """
    client = client_info(pack.client_name, pack.version)
    return Connection(_transport(server), protocol, client, session)


def _transport(server: Server) -> Transport:
    if isinstance(server, str):
        return StreamableHttpTransport(HttpServer(server))
    if isinstance(server, HttpServer):
        return StreamableHttpTransport(server)
    return StdioTransport(server if isinstance(server, StdioServer) else StdioServer(tuple(server)))


class Caller:
    """Calls tools and reads resources of a pack over one connection."""

    def __init__(self, pack: Pack, connection: Connection) -> None:
        self._pack = pack
        self.connection = connection

    async def call(
        self,
        tool: Tool[Output],
        arguments: Mapping[str, object],
        options: CallOptions,
        listener: ProgressListener | None,
    ) -> Output:
        """Calls a tool. Retries only if the tool is repeatable or the call has an idempotency key."""
        given = cast(JsonObject, {**arguments})
        params: JsonObject = {"name": tool.name, "arguments": given}
        key = options.idempotency_key
        meta = {**options.meta, **({} if key is None else {IDEMPOTENCY_KEY: key})}
        headers = mirrored_headers(tool.mirrored, given)

        async def ask() -> Output:
            result = await self._ask("tools/call", params, meta, headers, listener, tool.name)
            return output_of(result, tool, self._pack)

        async def attempt() -> Output:
            if tool.repeatable:
                return await ask()
            async with self.connection.in_session():
                return await ask()

        return await self._run(attempt, options, tool.repeatable or key is not None, tool.name)

    async def read(
        self, resource: Resource[Output], variables: Mapping[str, str], options: CallOptions
    ) -> Output:
        """Reads a resource. The values of variables are percent-encoded into its URI."""
        uri = resource.uri
        for name, value in variables.items():
            uri = uri.replace(f"{{{name}}}", quote(value, safe=""))

        async def attempt() -> Output:
            result = await self._ask("resources/read", {"uri": uri}, options.meta, {}, None, uri)
            return body_of(result, resource)

        return await self._run(attempt, options, True, uri)

    async def open(self, options: CallOptions) -> None:
        """Connects now instead of at the first call."""
        await self._run(self.connection.open, options, True, "the connection")

    async def _ask(
        self,
        method: str,
        params: Mapping[str, JsonValue],
        meta: Mapping[str, JsonValue],
        headers: Mapping[str, str],
        listener: ProgressListener | None,
        what: str,
    ) -> JsonObject:
        try:
            return await self.connection.request(
                method, params, meta=meta, headers=headers, listener=listener
            )
        except ProtocolError as error:
            raise refusal_of(error, self._pack, what) from None

    async def _run(
        self,
        attempt: Callable[[], Awaitable[Result]],
        options: CallOptions,
        repeatable: bool,
        what: str,
    ) -> Result:
        deadline = Deadline.after(options.timeout)
        within = asyncio.timeout(options.timeout)
        try:
            async with within:
                return await with_retries(
                    attempt,
                    policy=options.retry,
                    repeatable=repeatable,
                    deadline=deadline,
                    sleep=asyncio.sleep,
                )
        except TimeoutError as error:
            if not within.expired():
                raise
            raise DeadlineExceeded(f"{what}: no answer within {options.timeout} seconds") from error
