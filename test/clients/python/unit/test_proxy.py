"""Proxies: which one is taken, what it is told, and what happens when it refuses."""

from __future__ import annotations

import asyncio
import os
import shutil
import unittest
from base64 import b64encode
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from runtime.address import ENVIRONMENT, Origin, proxy_to
from runtime.errors import HttpStatusError, TransportError
from runtime.options import CallOptions
from runtime.retry import RetryPolicy
from runtime.streamable_http import HttpServer
from scripted import SEARCH, Asked, AsyncProbe, answer, certified, http_script, modern, structured

FAR = Origin("https", "gds.example", 8443)


def chosen(environment: Mapping[str, str], origin: Origin = FAR, proxy: str | None = ENVIRONMENT) -> str | None:
    """The place of the proxy that is taken in an environment."""
    with patch.dict(os.environ, environment, clear=True):
        found = proxy_to(origin, proxy)
    return None if found is None else found.origin.authority_with_port


class Choice(unittest.TestCase):
    def test_the_environment_names_one_for_each_scheme(self) -> None:
        both = {"HTTP_PROXY": "http://plain.example:3128", "https_proxy": "secure.example:8080"}
        self.assertEqual(chosen(both), "secure.example:8080")
        self.assertEqual(chosen(both, Origin("http", "gds.example", 80)), "plain.example:3128")
        self.assertIsNone(chosen({"HTTP_PROXY": "http://plain.example:3128"}))
        self.assertIsNone(chosen({"HTTPS_PROXY": ""}))

    def test_no_proxy_names_exceptions(self) -> None:
        for exception in ("gds.example", ".example", "other.test, gds.example:8443", "*"):
            found = chosen({"HTTPS_PROXY": "http://proxy.example", "NO_PROXY": exception})
            self.assertIsNone(found, exception)
        found = chosen({"HTTPS_PROXY": "http://proxy.example", "NO_PROXY": "ds.example.org, gds.example:1"})
        self.assertEqual(found, "proxy.example:80")

    def test_this_machine_is_reached_without_the_environments_proxy(self) -> None:
        for host in ("localhost", "app.localhost", "127.0.0.1", "127.9.9.9", "::1"):
            self.assertIsNone(chosen({"HTTPS_PROXY": "http://proxy.example"}, Origin("https", host, 443)), host)

    def test_an_argument_stands_over_the_environment(self) -> None:
        environment = {"HTTPS_PROXY": "http://proxy.example", "NO_PROXY": "*"}
        self.assertEqual(chosen(environment, proxy="http://[::1]:3128"), "[::1]:3128")
        self.assertIsNone(chosen({"HTTPS_PROXY": "http://proxy.example"}, proxy=None))

    def test_one_that_cannot_be_used_is_named_without_its_password(self) -> None:
        for url in ("socks5://ada:secret@proxy.example", "https://ada:secret@proxy.example", "http://ada:secret@:1/",
                    "http://ada:secret@proxy.example:port", ""):
            with self.assertRaisesRegex(ValueError, "^proxy: expected http://host:port") as raised:
                chosen({}, proxy=url)
            self.assertNotIn("secret", str(raised.exception))
            if url:
                with self.assertRaisesRegex(ValueError, "^HTTPS_PROXY: expected http://host:port"):
                    chosen({"HTTPS_PROXY": url})
        self.assertNotIn("secret", repr(HttpServer("http://gds.example/", proxy="http://ada:secret@proxy.example")))


@dataclass
class Tunnels:
    """A proxy that connects to the places it is asked for, or answers with a status."""

    url: str = ""
    heads: list[str] = field(default_factory=list[str])
    answer: bytes = b"HTTP/1.1 200 Connection established\r\n\r\n"


@asynccontextmanager
async def tunnels() -> AsyncGenerator[Tunnels, None]:
    proxy = Tunnels()

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(65536):
                writer.write(piece)
        except ConnectionError:
            pass
        finally:
            writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        proxy.heads.append(head)
        writer.write(proxy.answer)
        if not proxy.answer.startswith(b"HTTP/1.1 200"):
            writer.close()
            return
        host, _, port = head.split(" ")[1].rpartition(":")
        there, here = await asyncio.open_connection(host, int(port))
        await asyncio.gather(copy(reader, here), copy(there, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()


async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
    writer.write(structured(asked, ok=True))


def impatient(server: HttpServer) -> AsyncProbe:
    client = AsyncProbe(server)
    client.options = CallOptions(timeout=120.0, retry=RetryPolicy(first_delay=0.0))
    return client


class PlainHttp(unittest.IsolatedAsyncioTestCase):
    async def test_the_proxy_is_told_the_whole_address_and_who_asks(self) -> None:
        async with http_script(modern(respond)) as script:
            proxy = script.url.replace("http://", "http://ada:s%20t@").replace("/mcp", "")
            async with impatient(HttpServer("http://gds.example:81/mcp?a=1", proxy=proxy)) as client:
                self.assertEqual(await client.call(SEARCH), {"ok": True})
                self.assertEqual(await client.call(SEARCH), {"ok": True})
            self.assertEqual(script.connections, 1)
            asked = script.asked[-1]
            self.assertEqual((asked.target, asked.headers["host"]), ("http://gds.example:81/mcp?a=1", "gds.example:81"))
            known = b64encode(b"ada:s t").decode()
            self.assertEqual(asked.headers["proxy-authorization"], f"Basic {known}")

    async def test_the_environments_proxy_is_taken(self) -> None:
        async with http_script(modern(respond)) as script:
            with patch.dict(os.environ, {"HTTP_PROXY": script.url}, clear=True):
                client = impatient(HttpServer("http://gds.example/mcp"))
            async with client:
                self.assertEqual(await client.call(SEARCH), {"ok": True})
            self.assertEqual(script.asked[-1].target, "http://gds.example/mcp")
            self.assertNotIn("proxy-authorization", script.asked[-1].headers)

    async def test_a_proxy_that_asks_for_a_password_is_an_error_with_its_status(self) -> None:
        async def refuse(_asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(answer(407, b"who are you?"))

        async with http_script(refuse) as script:
            proxy = script.url.replace("/mcp", "")
            async with impatient(HttpServer("http://gds.example/mcp", proxy=proxy)) as client:
                with self.assertRaises(HttpStatusError) as raised:
                    await client.call(SEARCH)
                self.assertEqual(raised.exception.status, 407)


class Tunnel(unittest.IsolatedAsyncioTestCase):
    @unittest.skipUnless(shutil.which("openssl"), "openssl is not installed")
    async def test_https_goes_through_the_proxy_unread_and_its_certificate_is_checked(self) -> None:
        serving, trusting = certified()
        async with http_script(modern(respond), serving) as script, tunnels() as proxy:
            url = script.url.replace("http://", "https://")
            known = proxy.url.replace("http://", "http://ada:secret@")
            server = HttpServer(url, {"Authorization": "Bearer mine"}, trusting, proxy=known)
            async with impatient(server) as client:
                self.assertEqual(await client.call(SEARCH), {"ok": True})
                self.assertEqual(await client.call(SEARCH), {"ok": True})
            place = url.removeprefix("https://").removesuffix("/mcp")
            shown = b64encode(b"ada:secret").decode()
            head = f"CONNECT {place} HTTP/1.1\r\nHost: {place}\r\nProxy-Authorization: Basic {shown}\r\n\r\n"
            self.assertEqual(proxy.heads, [head])
            self.assertEqual(script.asked[-1].target, "/mcp")
            self.assertEqual(script.asked[-1].headers["authorization"], "Bearer mine")
            self.assertNotIn("proxy-authorization", script.asked[-1].headers)
            async with impatient(HttpServer(url, proxy=proxy.url)) as client:
                failed = f"^{place} cannot be reached: .*CERTIFICATE_VERIFY_FAILED"
                with self.assertRaisesRegex(TransportError, failed) as raised:
                    await client.call(SEARCH)
                self.assertFalse(raised.exception.retryable)

    async def test_what_a_proxy_says_that_does_not_connect(self) -> None:
        cases = {
            b"HTTP/1.1 407 Who?\r\n\r\n": (r"refuses to connect to gds\.example:443: HTTP 407", 1),
            b"HTTP/1.1 502 Bad Gateway\r\n\r\n": (r"refuses to connect to gds\.example:443: HTTP 502", 3),
            b"SSH-2.0-OpenSSH\r\n\r\n": ("gives no valid answer: it does not speak HTTP/1.1", 1),
        }
        for said, (words, attempts) in cases.items():
            with self.subTest(words):
                async with tunnels() as proxy:
                    proxy.answer = said
                    async with impatient(HttpServer("https://gds.example/", proxy=proxy.url)) as client:
                        with self.assertRaisesRegex(TransportError, f"^the proxy 127.0.0.1:[0-9]+ {words}$"):
                            await client.call(SEARCH)
                    self.assertEqual(len(proxy.heads), attempts)

    async def test_a_proxy_that_is_not_there_is_named(self) -> None:
        async with tunnels() as proxy:
            pass
        place = proxy.url.removeprefix("http://")
        async with impatient(HttpServer("https://gds.example/", proxy=proxy.url)) as client:
            with self.assertRaisesRegex(TransportError, f"^{place} cannot be reached"):
                await client.call(SEARCH)
