"""What an error says, and that it says the same after a journey between processes."""

from __future__ import annotations

import pickle
import unittest

from runtime.answers import output_of, refusal_of
from runtime.errors import (
    DeadlineExceeded,
    Failure,
    HttpStatusError,
    ProtocolError,
    SessionLost,
    ToolError,
    TransportError,
)
from runtime.json_values import JsonObject
from scripted import BOOK, PACK, READ, SoldOut

FAILURE = Failure(
    -32002,
    "No seat is left",
    {"reason": "SOLD_OUT", "field": "flightIds", "value": ["x"], "hint": "Search again.", "retryable": False},
)


class Errors(unittest.TestCase):
    def test_a_refusal_says_everything(self) -> None:
        error = SoldOut("book", FAILURE)
        self.assertEqual(str(error), "[SOLD_OUT] No seat is left")
        self.assertEqual(
            (error.tool, error.reason, error.code, error.field, error.value, error.hint, error.retryable),
            ("book", "SOLD_OUT", -32002, "flightIds", ["x"], "Search again.", False),
        )
        self.assertEqual(error.data["reason"], "SOLD_OUT")

    def test_all_survive_pickling(self) -> None:
        for error in (
            SoldOut("book", FAILURE),
            ProtocolError("odd", -32600, {"a": 1}),
            TransportError("lost", False),
            HttpStatusError(503, "busy", 2.0),
            SessionLost("id"),
            DeadlineExceeded("late"),
        ):
            copy = pickle.loads(pickle.dumps(error))
            self.assertEqual((type(copy), str(copy), vars(copy)), (type(error), str(error), vars(error)))

    def test_a_deadline_is_a_timeout(self) -> None:
        self.assertIsInstance(DeadlineExceeded("late"), TimeoutError)

    def test_hostile_data_is_no_trouble(self) -> None:
        data: JsonObject = {"reason": 1, "field": [], "hint": None, "retryable": "yes", "retryAfterMs": True}
        error = ToolError("book", Failure(0, "", data))
        self.assertEqual((error.reason, error.field, error.hint, error.retryable), ("UNSPECIFIED", None, "", False))
        self.assertIsNone(error.retry_after)

    def test_a_json_rpc_error_with_a_reason_is_a_refusal(self) -> None:
        self.assertIsInstance(refusal_of(ProtocolError("No", -32002, {"reason": "SOLD_OUT"}), PACK, "book"), SoldOut)
        newer = refusal_of(ProtocolError("No", -32002, {"reason": "NEWER"}), PACK, "book")
        self.assertIs(type(newer), ToolError)
        odd = ProtocolError("Method not found", -32601)
        self.assertIs(refusal_of(odd, PACK, "book"), odd)

    def test_results_that_are_none(self) -> None:
        with self.assertRaises(SoldOut):
            error: JsonObject = {"code": -32002, "message": "No", "data": {"reason": "SOLD_OUT"}}
            output_of({"isError": True, "_meta": {"io.github.mock-gds/error": error}}, BOOK, PACK)
        with self.assertRaisesRegex(ToolError, r"^\[UNSPECIFIED\] It broke$"):
            output_of({"isError": True, "content": [{"type": "text", "text": "It broke"}]}, READ, PACK)
        with self.assertRaisesRegex(ProtocolError, "asks its user"):
            output_of({"resultType": "input_required"}, BOOK, PACK)
        with self.assertRaisesRegex(ProtocolError, "no structured content, which .* text alone"):
            output_of({"content": []}, BOOK, PACK)


if __name__ == "__main__":
    unittest.main()
