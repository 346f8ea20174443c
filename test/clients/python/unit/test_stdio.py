"""The stdio transport against processes that do what real ones do on bad days."""

from __future__ import annotations

import asyncio
import signal
import sys
import textwrap
import threading
import unittest
import unittest.mock

from runtime.connection import Progress
from runtime.errors import DeadlineExceeded, TransportError
from runtime.stdio import StdioServer
from scripted import BOOK, SEARCH, AsyncProbe, Probe

SERVER = """
import json, sys, time

def say(**message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\\n")
    sys.stdout.flush()

def output(message, **output):
    say(id=message["id"], result={"structuredContent": output})

heard = []
for line in sys.stdin:
    message = json.loads(line)
    method = message.get("method", "")
    heard.append(method)
    if method == "server/discover":
        DISCOVER
    elif method == "initialize":
        say(id=message["id"], result={"protocolVersion": "2025-06-18"})
    elif method == "tools/call":
        arguments = message["params"]["arguments"]
        CALL
AFTER
"""

LEGACY = 'say(id=message["id"], error={"code": -32601, "message": "Method not found"})'
MODERN = 'say(id=message["id"], result={"supportedVersions": ["2026-07-28"]})'


def server(call: str, discover: str = MODERN, after: str = "", limit: int = 100_000) -> StdioServer:
    text = (
        SERVER.replace("CALL", textwrap.indent(textwrap.dedent(call), " " * 8).strip())
        .replace("DISCOVER", discover)
        .replace("AFTER", textwrap.dedent(after))
    )
    return StdioServer([sys.executable, "-u", "-c", text], limit=limit)


class Processes(unittest.IsolatedAsyncioTestCase):
    async def test_answers_find_their_calls_in_any_order(self) -> None:
        call = """
            kept = globals().setdefault("kept", [])
            kept.append(message)
            if len(kept) == 20:
                for one in reversed(kept): output(one, number=one["params"]["arguments"]["number"])
        """
        async with AsyncProbe(server(call)) as client:
            outputs = await asyncio.gather(*(client.call(SEARCH, number=number) for number in range(20)))
            self.assertEqual([output["number"] for output in outputs], list(range(20)))

    async def test_what_the_server_asks_is_answered(self) -> None:
        # The call is answered once both answers are there: no order of two lines on the way decides.
        call = """
            say(id=message["id"] + 1000, method="ping")
            say(id="x", method="roots/list")
            heard.append(json.loads(sys.stdin.readline()))
            heard.append(json.loads(sys.stdin.readline()))
            output(message, heard=heard)
        """
        async with AsyncProbe(server(call, LEGACY)) as client:
            heard = (await client.call(SEARCH))["heard"]
            self.assertEqual(client.protocol, "2025-06-18")
            self.assertEqual(heard[:-2], ["server/discover", "initialize", "notifications/initialized", "tools/call"])
            answers = {str(answer["id"]): answer for answer in heard[-2:]}
            self.assertEqual(answers.pop("x")["error"]["code"], -32601)
            self.assertEqual([answer["result"] for answer in answers.values()], [{}])

    async def test_a_call_that_is_late_is_cancelled(self) -> None:
        call = """
            if "wait" not in arguments: output(message, heard=heard)
        """
        async with AsyncProbe(server(call, LEGACY)) as client:
            await client.connect()
            with self.assertRaises(DeadlineExceeded):
                await client.with_options(timeout=0.3, attempts=1).call(SEARCH, wait=True)
            heard = (await client.call(SEARCH))["heard"]
            self.assertEqual(heard[-3:], ["tools/call", "notifications/cancelled", "tools/call"])

    async def test_a_cancelled_call_is_told_in_both_revisions(self) -> None:
        call = """
            if "wait" not in arguments: output(message, heard=heard)
        """
        for discover in (LEGACY, MODERN):
            async with AsyncProbe(server(call, discover)) as client:
                await client.connect()
                waiting = asyncio.create_task(client.call(BOOK, wait=True))
                await client.call(SEARCH)
                waiting.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await waiting
                self.assertIn("notifications/cancelled", (await client.call(SEARCH))["heard"])

    async def test_a_server_that_ends_fails_every_call_at_once(self) -> None:
        async with AsyncProbe(server("sys.exit(3) if arguments.get('end') else None")) as client:
            calls = [client.call(SEARCH), client.call(SEARCH), client.call(SEARCH, end=True)]
            for outcome in await asyncio.gather(*calls, return_exceptions=True):
                self.assertIsInstance(outcome, TransportError)
                self.assertIn("exit code 3", str(outcome))
            with self.assertRaisesRegex(TransportError, "exit code 3"):
                await client.call(SEARCH)

    async def test_what_is_no_message(self) -> None:
        for said in ("print('hello')", "print('x' * 200_000)"):
            async with AsyncProbe(server(said)) as client:
                with self.assertRaisesRegex(TransportError, "no message"):
                    await client.call(SEARCH)

    async def test_a_program_that_is_not_there(self) -> None:
        async with AsyncProbe(["no-such-program-anywhere"]) as client:
            with self.assertRaisesRegex(TransportError, "cannot be started"):
                await client.call(SEARCH)
        with self.assertRaises(ValueError):
            AsyncProbe([])

    async def test_environment_and_folder(self) -> None:
        described = server("import os; output(message, cwd=os.getcwd(), own=os.environ['OWN'])")
        async with AsyncProbe(StdioServer(described.command, env={"OWN": "1"}, cwd="/")) as client:
            output = await client.call(SEARCH)
            self.assertEqual((output["cwd"], output["own"]), ("/", "1"))

    async def test_a_server_that_will_not_end_is_ended(self) -> None:
        stubborn = server(
            "output(message)", after="import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
        )
        client = AsyncProbe(stubborn)
        await client.call(SEARCH)
        with unittest.mock.patch("runtime.stdio.PATIENCE", 0.1):
            await client.close()
        with self.assertRaisesRegex(TransportError, "closed"):
            await client.call(SEARCH)


    async def test_what_a_server_has_started_is_not_waited_for(self) -> None:
        left = textwrap.dedent("""
            import subprocess, sys
            sleeper = "import time; time.sleep(30)"
            subprocess.Popen([sys.executable, "-c", sleeper], stderr=subprocess.DEVNULL)
            sys.stdin.read()
        """)
        client = AsyncProbe([sys.executable, "-c", left])
        with unittest.mock.patch("runtime.stdio.PATIENCE", 0.1):
            with self.assertRaises(DeadlineExceeded):
                await client.with_options(timeout=0.5).connect()
            async with asyncio.timeout(20):
                await client.close()


class Waiting(unittest.TestCase):
    def test_threads_share_a_client(self) -> None:
        with Probe(server("output(message, number=arguments['number'])")) as client:
            outputs: list[int] = []

            def ask(number: int) -> None:
                outputs.append(client.call(SEARCH, number=number)["number"])

            threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(sorted(outputs), list(range(8)))

    def test_progress_is_heard_in_the_thread_of_the_caller(self) -> None:
        call = """
            for step in range(3):
                params = {"progressToken": message["id"], "progress": step, "message": "x"}
                say(method="notifications/progress", params=params)
            output(message)
        """
        heard: list[tuple[float, bool]] = []

        def listen(progress: Progress) -> None:
            heard.append((progress.progress, threading.current_thread() is threading.main_thread()))

        with Probe(server(call)) as client:
            client.with_options(on_progress=listen).call(BOOK)
        self.assertEqual(heard, [(0, True), (1, True), (2, True)])

    def test_a_listener_that_raises_ends_the_call(self) -> None:
        call = """
            if "wait" in arguments:
                params = {"progressToken": message["params"]["_meta"]["progressToken"], "progress": 1}
                say(method="notifications/progress", params=params)
            else:
                output(message, heard=heard)
        """

        def refuse(_progress: Progress) -> None:
            raise ZeroDivisionError

        with Probe(server(call)) as client:
            with self.assertRaises(ZeroDivisionError):
                client.with_options(on_progress=refuse).call(BOOK, wait=True)
            while "notifications/cancelled" not in client.call(SEARCH)["heard"]:
                pass

    def test_an_interrupted_call_is_cancelled(self) -> None:
        call = """
            if "wait" in arguments:
                say(method="notifications/progress", params={"progressToken": message["id"], "progress": 1})
            else:
                output(message, heard=heard)
        """

        def interrupt(_progress: Progress) -> None:
            signal.raise_signal(signal.SIGINT)

        with Probe(server(call)) as client:
            with self.assertRaises(KeyboardInterrupt):
                client.with_options(on_progress=interrupt).call(BOOK, wait=True)
            while "notifications/cancelled" not in client.call(SEARCH)["heard"]:
                pass

    def test_a_deadline_and_a_closed_client(self) -> None:
        client = Probe(server("pass"))
        with self.assertRaises(DeadlineExceeded):
            client.with_options(timeout=0.5).call(SEARCH)
        client.close()
        client.close()
        with self.assertRaisesRegex(TransportError, "closed"):
            client.call(SEARCH)

    def test_closing_ends_the_calls_of_other_threads(self) -> None:
        params = "{'progressToken': message['id'], 'progress': 0}"
        client = Probe(server(f"say(method='notifications/progress', params={params})"))
        begun = threading.Event()
        errors: list[TransportError] = []

        def wait() -> None:
            try:
                client.with_options(on_progress=lambda _progress: begun.set()).call(BOOK)
            except TransportError as error:
                errors.append(error)

        thread = threading.Thread(target=wait)
        thread.start()
        begun.wait()
        client.close()
        thread.join()
        self.assertEqual(len(errors), 1)

    def test_a_client_that_was_never_used_is_closed(self) -> None:
        Probe(["no-such-program-anywhere"]).close()


if __name__ == "__main__":
    unittest.main()
