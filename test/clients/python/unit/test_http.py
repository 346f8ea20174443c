"""Streamable HTTP against servers that do what real ones do on bad days."""

from __future__ import annotations

import asyncio
import shutil
import unittest
from collections.abc import Callable

from runtime.address import split_url
from runtime.connection import Progress
from runtime.errors import HttpStatusError, ProtocolError, TransportError
from runtime.options import CallOptions
from runtime.retry import RetryPolicy
from runtime.revision import Protocol
from runtime.streamable_http import HttpServer
from scripted import (
    BOOK,
    SEARCH,
    Answer,
    Asked,
    AsyncProbe,
    HttpScript,
    SoldOut,
    answer,
    certified,
    discovered,
    event,
    head,
    http_script,
    initialized,
    legacy,
    modern,
    rpc_answer,
    structured,
)

STREAM = {"Content-Type": "text/event-stream", "Connection": "close"}


def probe(script: HttpScript, protocol: Protocol = "auto", session: str | None = None, limit: int = 1000) -> AsyncProbe:
    """A client that does not wait between its attempts."""
    client = AsyncProbe(HttpServer(script.url, limit=limit), protocol=protocol, session=session)
    client.options = CallOptions(timeout=120.0, retry=RetryPolicy(first_delay=0.0))
    return client


class Answers(unittest.IsolatedAsyncioTestCase):
    async def test_json_and_the_same_connection_again(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(structured(asked, words=asked.message["params"]["arguments"]["words"]))

        async with http_script(modern(respond)) as script, probe(script) as client:
            for words in ("sea", "land"):
                self.assertEqual(await client.call(SEARCH, words=words), {"words": words})
            self.assertEqual(script.connections, 1)

    async def test_a_request_of_2026_says_all_that_it_has_to(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(structured(asked))

        async with http_script(modern(respond)) as script, probe(script, session="handle") as client:
            await client.with_options(idempotency_key="once", meta={"own": 1}).call(SEARCH, words="süß")
            headers, params = script.asked[-1].headers, script.asked[-1].message["params"]
            self.assertEqual(
                {name: headers[name] for name in headers if name.startswith("mcp-")},
                {
                    "mcp-protocol-version": "2026-07-28",
                    "mcp-method": "tools/call",
                    "mcp-name": "search",
                    "mcp-param-words": "=?base64?c8O8w58=?=",
                },
            )
            self.assertEqual(
                params["_meta"],
                {
                    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                    "io.modelcontextprotocol/clientCapabilities": {},
                    "io.modelcontextprotocol/clientInfo": {"name": "probe", "version": "1.2.3"},
                    "io.github.mock-gds/session": "handle",
                    "io.github.mock-gds/idempotency-key": "once",
                    "own": 1,
                },
            )

    async def test_bodies_in_chunks_and_bodies_that_end_with_the_connection(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            whole = structured(asked, ok=True)
            body = whole.partition(b"\r\n\r\n")[2]
            if asked.message["params"]["arguments"]["words"] == "chunks":
                writer.write(head(200, {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}))
                for byte in body:
                    writer.write(b"1;x=y\r\n" + bytes([byte]) + b"\r\n")
                writer.write(b"0\r\nTrailer: x\r\n\r\n")
            else:
                writer.write(head(200, {"Content-Type": "application/json"}) + body)
                writer.close()

        async with http_script(modern(respond)) as script, probe(script) as client:
            for words in ("chunks", "the end", "chunks"):
                self.assertEqual(await client.call(SEARCH, words=words), {"ok": True})
            self.assertEqual(script.connections, 2)

    async def test_what_is_no_answer_is_not_tried_again(self) -> None:
        cases = {
            "not HTTP": b"hello\r\n\r\n",
            "a header": head(200, {"Content-Type": "application/json"}).replace(b": ", b" "),
            "JSON": answer(200, b"{", Content_Type="application/json"),
            "NaN": answer(200, b'{"a":NaN}', Content_Type="application/json"),
            "deep": answer(200, b"[" * 200_000, Content_Type="application/json"),
            "another": answer(200, b'{"jsonrpc":"2.0","id":99,"result":{}}', Content_Type="application/json"),
            "a page": answer(200, b"<html>", Content_Type="text/html"),
            "zip": answer(200, b"PK", Content_Type="application/json", Content_Encoding="gzip"),
            "too long": answer(200, b" " * 300_000, Content_Type="application/json"),
            "length": head(200, {"Content-Length": "-1", "Content-Type": "application/json"}),
            "chunk": head(200, {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}) + b"zz\r\n",
            "line": b"HTTP/1.1 200 " + b"x" * 100_000 + b"\r\n\r\n",
        }
        for name, said in cases.items():
            async def respond(_asked: Asked, writer: asyncio.StreamWriter, said: bytes = said) -> None:
                writer.write(said)

            with self.subTest(name):
                async with http_script(modern(respond)) as script:
                    async with probe(script, limit=250_000) as client:
                        with self.assertRaises(TransportError) as raised:
                            await client.call(SEARCH)
                        self.assertFalse(raised.exception.retryable, str(raised.exception))
                        self.assertEqual(script.methods, ["server/discover", "tools/call"])

    async def test_a_lost_connection_is_tried_again_where_that_does_no_harm(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            if script.methods.count("tools/call") < 3:
                writer.close()
            else:
                writer.write(structured(asked))

        async with http_script(modern(respond)) as script, probe(script) as client:
            with self.assertRaises(TransportError):
                await client.call(BOOK)
            self.assertEqual(script.methods.count("tools/call"), 1)
            await client.with_options(idempotency_key="k").call(BOOK)
            self.assertEqual(script.methods.count("tools/call"), 3)

    async def test_busy_servers(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            busy = answer(503, b'{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"full"}}',
                          Content_Type="application/json", Retry_After="0")
            writer.write(busy if script.methods.count("tools/call") < 3 else structured(asked))

        async with http_script(modern(respond)) as script, probe(script) as client:
            with self.assertRaisesRegex(HttpStatusError, "HTTP 503: full") as raised:
                await client.call(BOOK)
            self.assertEqual(raised.exception.retry_after, 0.0)
            await client.call(SEARCH)

    async def test_a_json_rpc_error_with_a_status_of_its_own(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(rpc_answer(asked, error={"code": -32020, "message": "No"}).replace(b"200", b"400", 1))

        async with http_script(modern(respond)) as script, probe(script) as client:
            with self.assertRaisesRegex(ProtocolError, r"^\[-32020\] No$"):
                await client.call(SEARCH)

    async def test_redirects_stay_with_the_server(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            to = asked.message["params"]["arguments"]["to"]
            writer.write(structured(asked) if asked.target == "/new" else answer(308, Location=to))

        async with http_script(modern(respond)) as script, probe(script) as client:
            await client.call(SEARCH, to="/new")
            self.assertEqual(script.asked[-1].target, "/new")
            for to in ("http://other.example/mcp", "https://127.0.0.1/", "//x:y", "file:///etc/passwd"):
                with self.assertRaisesRegex(TransportError, "the server redirects "):
                    await client.call(SEARCH, to=to)
            with self.assertRaisesRegex(TransportError, "again and again"):
                await client.call(SEARCH, to="/old")

    async def test_nobody_listens(self) -> None:
        async with http_script(modern(lambda _asked, _writer: asyncio.sleep(0))) as script:
            pass
        async with probe(script) as client:
            with self.assertRaisesRegex(TransportError, "cannot be reached"):
                await client.call(SEARCH)


class Streams(unittest.IsolatedAsyncioTestCase):
    async def test_progress_and_requests_of_the_server_before_the_answer(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            number = asked.message["id"]
            token = asked.message["params"]["_meta"]["progressToken"]
            writer.write(head(200, STREAM))
            messages: list[dict[str, object]] = [
                {"method": "notifications/progress", "params": {"progressToken": token, "progress": 1, "total": 2}},
                {"method": "notifications/progress", "params": {"progressToken": "other", "progress": 1}},
                {"id": "a", "method": "ping"},
                {"id": "b", "method": "sampling/createMessage", "params": {}},
            ]
            for message in messages:
                writer.write(event({"jsonrpc": "2.0", **message}))
            writer.write(event({"jsonrpc": "2.0", "id": number, "result": {"structuredContent": {"ok": 1}}}))
            writer.close()

        heard: list[Progress] = []
        async with http_script(legacy(respond)) as script:
            async with probe(script) as client:
                output = await client.with_options(on_progress=heard.append).call(BOOK)
            self.assertEqual((output, heard), ({"ok": 1}, [Progress(1, 2, None)]))
            replies = [asked.message for asked in script.asked if asked.method == "POST" and asked.rpc == ""]
            said = {reply["id"]: reply.get("result", reply.get("error")) for reply in replies}
            unknown = {"code": -32601, "message": "Method not found: sampling/createMessage"}
            self.assertEqual(said, {"a": {}, "b": unknown})

    async def test_a_listener_that_raises_ends_the_call(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(head(200, STREAM))
            params = {"progressToken": asked.message["params"]["_meta"]["progressToken"], "progress": 1}
            writer.write(event({"jsonrpc": "2.0", "method": "notifications/progress", "params": params}))

        def refuse(_progress: Progress) -> None:
            raise ZeroDivisionError

        async with http_script(legacy(respond)) as script:
            async with probe(script) as client:
                with self.assertRaises(ZeroDivisionError):
                    await client.with_options(on_progress=refuse).call(BOOK)
            self.assertIn("notifications/cancelled", script.methods)

    async def test_a_stream_that_breaks_is_taken_up_where_it_broke(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(head(200, STREAM))
            if asked.method == "POST":
                writer.write(b"id: e1\nretry: 1\ndata:\n\n")
            elif asked.headers["last-event-id"] == "e1":
                writer.write(b"id: e2\nretry: 1\ndata:\n\n")
            else:
                number = next(a.message["id"] for a in script.asked if a.rpc == "tools/call")
                writer.write(event({"jsonrpc": "2.0", "id": number, "result": {"structuredContent": {"ok": 1}}}))
            writer.close()

        async with http_script(legacy(respond)) as script, probe(script) as client:
            self.assertEqual(await client.call(BOOK), {"ok": 1})
            self.assertEqual([a.headers.get("last-event-id") for a in script.asked if a.method == "GET"], ["e1", "e2"])

    async def test_one_that_cannot_be_taken_up_is_lost(self) -> None:
        async def respond(_asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(head(200, STREAM) + b": hello\n\n")
            writer.close()

        async with http_script(legacy(respond)) as script, probe(script) as client:
            with self.assertRaisesRegex(TransportError, "ended before the answer"):
                await client.call(BOOK)


class Sessions(unittest.IsolatedAsyncioTestCase):
    async def test_the_session_goes_with_each_request_and_is_ended(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(structured(asked))

        async with http_script(legacy(respond)) as script:
            async with probe(script) as client:
                await client.call(SEARCH)
                self.assertEqual(client.protocol, "2025-11-25")
            self.assertEqual(
                script.methods, ["server/discover", "initialize", "notifications/initialized", "tools/call", "DELETE"]
            )
            for asked in script.asked[2:]:
                self.assertEqual(asked.headers["mcp-session-id"], "session-1")
                self.assertEqual(asked.headers["mcp-protocol-version"], "2025-11-25")

    async def test_a_lost_session_is_begun_anew_once_for_all_who_wait(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            if asked.rpc == "initialize":
                number = script.methods.count("initialize")
                writer.write(initialized(asked, f"session-{number}"))
            elif asked.rpc == "notifications/initialized":
                writer.write(answer(202))
            elif asked.method == "DELETE" or asked.headers.get("mcp-session-id") == "session-2":
                writer.write(structured(asked) if asked.body else answer(200))
            else:
                writer.write(answer(404, b'{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"?"}}'))

        async with http_script(respond) as script, probe(script, protocol="2025-11-25") as client:
            await asyncio.gather(*(client.call(BOOK, number=number) for number in range(5)))
            self.assertEqual(script.methods.count("initialize"), 2)

    async def test_a_server_that_always_forgets_is_not_asked_for_ever(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(answer(404, b"gone"))

        async with http_script(legacy(respond)) as script, probe(script) as client:
            with self.assertRaisesRegex(TransportError, "does not know the session"):
                await client.call(SEARCH)
            self.assertEqual(script.methods.count("tools/call"), 2)

    async def test_a_minted_handle_is_sent_from_then_on(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            result = {"structuredContent": {}, "_meta": {"io.github.mock-gds/session": "minted"}}
            writer.write(rpc_answer(asked, result))

        async with http_script(modern(respond)) as script, probe(script) as client:
            await client.call(BOOK)
            await client.with_options(timeout=5).call(SEARCH)
            self.assertEqual(client.session, "minted")
            metas = [asked.message["params"]["_meta"] for asked in script.asked if asked.rpc == "tools/call"]
            self.assertEqual([meta.get("io.github.mock-gds/session") for meta in metas], [None, "minted"])

    async def test_of_several_first_writes_one_goes_alone(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            known = asked.message["params"]["_meta"].get("io.github.mock-gds/session")
            meta = {"io.github.mock-gds/session": "minted"} if known is None else {}
            writer.write(rpc_answer(asked, {"structuredContent": {}, "_meta": meta}))

        async with http_script(modern(respond)) as script, probe(script) as client:
            await asyncio.gather(*(client.call(BOOK) for _ in range(3)))
            metas = [asked.message["params"]["_meta"] for asked in script.asked if asked.rpc == "tools/call"]
            handles = [meta.get("io.github.mock-gds/session") for meta in metas]
            self.assertEqual(handles, [None, "minted", "minted"])


class Negotiation(unittest.IsolatedAsyncioTestCase):
    async def test_whoever_does_not_know_2026_is_spoken_to_as_in_2025(self) -> None:
        for refusal in (answer(400, b"what?"), answer(405), answer(500, b"oops"), answer(404, b"no")):
            async def respond(asked: Asked, writer: asyncio.StreamWriter, refusal: bytes = refusal) -> None:
                if asked.rpc == "server/discover":
                    writer.write(refusal)
                elif asked.rpc == "initialize":
                    writer.write(initialized(asked))
                else:
                    writer.write(structured(asked) if asked.rpc == "tools/call" else answer(202))

            async with http_script(respond) as script, probe(script) as client:
                await client.call(SEARCH)
                self.assertEqual(client.protocol, "2025-11-25")

    async def test_whoever_may_not_call_is_told_so(self) -> None:
        async def respond(_asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(answer(401, b"who are you?"))

        async with http_script(respond) as script, probe(script) as client:
            with self.assertRaisesRegex(HttpStatusError, "HTTP 401: who are you"):
                await client.call(SEARCH)
            self.assertEqual(script.methods, ["server/discover"])

    async def test_a_revision_that_is_insisted_on(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(structured(asked))

        async with http_script(legacy(respond)) as script, probe(script, protocol="2026-07-28") as client:
            with self.assertRaises(ProtocolError):
                await client.connect()
        async with http_script(legacy(respond)) as script, probe(script, protocol="2025-11-25") as client:
            await client.connect()
            self.assertEqual(script.methods[0], "initialize")

    async def test_a_revision_that_nobody_knows(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(rpc_answer(asked, {"protocolVersion": "2031-01-01"}))

        async with http_script(respond) as script, probe(script) as client:
            with self.assertRaisesRegex(ProtocolError, "2031-01-01"):
                await client.call(SEARCH)

    async def test_a_failed_beginning_is_tried_again(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            if len(script.asked) == 1:
                writer.close()
            else:
                writer.write(discovered(asked) if asked.rpc == "server/discover" else structured(asked))

        async with http_script(respond) as script, probe(script) as client:
            await client.call(SEARCH)
            self.assertEqual(script.methods, ["server/discover", "server/discover", "tools/call"])


class Cancellation(unittest.IsolatedAsyncioTestCase):
    async def test_a_server_of_2025_is_told(self) -> None:
        await self.give_up(legacy, ["tools/call", "notifications/cancelled", "DELETE"])

    async def test_a_server_of_2026_sees_the_connection_end(self) -> None:
        await self.give_up(modern, ["tools/call"])

    async def give_up(self, era: Callable[[Answer], Answer], expected: list[str]) -> None:
        begun, hung_up = asyncio.Event(), asyncio.Event()

        async def respond(asked: Asked, _writer: asyncio.StreamWriter) -> None:
            begun.set()
            self.assertEqual(await asked.rest.read(1), b"")
            hung_up.set()

        async with http_script(era(respond)) as script:
            async with probe(script) as client:
                call = asyncio.create_task(client.call(SEARCH))
                await begun.wait()
                call.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await call
                await hung_up.wait()
            methods = script.methods
            self.assertEqual(methods[methods.index("tools/call"):], expected)
            if "notifications/cancelled" in methods:
                number = next(asked.message["id"] for asked in script.asked if asked.rpc == "tools/call")
                told = next(asked for asked in script.asked if asked.rpc == "notifications/cancelled")
                self.assertEqual(told.message["params"], {"requestId": number})

    async def test_no_answer_in_time(self) -> None:
        async def respond(asked: Asked, _writer: asyncio.StreamWriter) -> None:
            await asked.rest.read(1)

        async with http_script(legacy(respond)) as script:
            async with probe(script) as client:
                await client.connect()
                with self.assertRaisesRegex(TimeoutError, "search: no answer within 0.5 seconds"):
                    await client.with_options(timeout=0.5).call(SEARCH)
            self.assertEqual(script.methods.count("tools/call"), 1)
            self.assertIn("notifications/cancelled", script.methods)


class Encryption(unittest.IsolatedAsyncioTestCase):
    @unittest.skipUnless(shutil.which("openssl"), "openssl is not installed")
    async def test_a_certificate_that_nobody_vouches_for_is_refused(self) -> None:
        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            writer.write(structured(asked, ok=True))

        serving, trusting = certified()
        async with http_script(modern(respond), serving) as script:
            url = script.url.replace("http://", "https://")
            async with AsyncProbe(HttpServer(url, ssl_context=trusting)) as client:
                self.assertEqual(await client.call(SEARCH), {"ok": True})
                self.assertEqual(await client.call(SEARCH), {"ok": True})
            self.assertEqual(script.connections, 1)
            async with AsyncProbe(url) as client:
                with self.assertRaisesRegex(TransportError, "CERTIFICATE_VERIFY_FAILED") as raised:
                    await client.call(SEARCH)
                self.assertFalse(raised.exception.retryable)


class Addresses(unittest.TestCase):
    def test_what_no_client_should_use(self) -> None:
        schemes = ("", "mcp", "ftp://x/", "http://")
        for url in (*schemes, "http://user:secret@x/", "http://x/ü", "http://x/a b", "http://x:y/"):
            with self.assertRaises(ValueError, msg=url):
                split_url(url)

    def test_hosts_and_targets(self) -> None:
        origin, target = split_url("https://[::1]:8443/mcp?a=1#part")
        self.assertEqual((origin.authority, target), ("[::1]:8443", "/mcp?a=1"))
        origin, target = split_url("http://bücher.example")
        self.assertEqual((origin.authority, target), ("xn--bcher-kva.example", "/"))

    def test_a_password_in_an_address_is_not_repeated(self) -> None:
        for url in ("ftp://ada:secret@host/", "http://ada:secret@host/"):
            with self.assertRaises(ValueError) as caught:
                split_url(url)
            self.assertNotIn("secret", str(caught.exception))

    def test_headers_stay_headers(self) -> None:
        for headers in ({"A": "b\r\nC: d"}, {"A b": "c"}, {"": "c"}, {"A": "ü"}, {"A:": "b"}):
            with self.assertRaises(ValueError):
                AsyncProbe(HttpServer("http://127.0.0.1/", headers=headers))

    def test_options_that_cannot_be_meant(self) -> None:
        client = AsyncProbe("http://127.0.0.1/")
        for changes in ({"timeout": 0}, {"attempts": 0}, {"idempotency_key": ""}, {"idempotency_key": "ü"}):
            with self.assertRaises(ValueError):
                client.with_options(**changes)  # type: ignore[arg-type]


class Refusals(unittest.IsolatedAsyncioTestCase):
    async def test_in_both_forms(self) -> None:
        data = {"reason": "SOLD_OUT", "field": "flightIds"}
        error = {"code": -32002, "message": "No seat", "data": data}

        async def respond(asked: Asked, writer: asyncio.StreamWriter) -> None:
            as_result = {"isError": True, "_meta": {"io.github.mock-gds/error": error}}
            form = asked.message["params"]["arguments"]["form"]
            writer.write(rpc_answer(asked, error=error) if form == "rpc" else rpc_answer(asked, as_result))

        async with http_script(modern(respond)) as script, probe(script) as client:
            for form in ("rpc", "result"):
                with self.assertRaisesRegex(SoldOut, r"^\[SOLD_OUT\] No seat$"):
                    await client.call(BOOK, form=form)


if __name__ == "__main__":
    unittest.main()
