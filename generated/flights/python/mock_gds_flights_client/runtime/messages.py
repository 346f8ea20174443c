"""Builds JSON-RPC messages, and classifies received ones."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import ProtocolError
from .json_values import JsonObject, JsonValue, object_of

METHOD_NOT_FOUND = -32601


def request(number: int, method: str, params: Mapping[str, JsonValue]) -> JsonObject:
    """A request. The answer has the same id, `number`."""
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": dict(params)}


def notification(method: str, params: Mapping[str, JsonValue] | None = None) -> JsonObject:
    """A notification: a message without an answer."""
    message: JsonObject = {"jsonrpc": "2.0", "method": method}
    if params is not None:
        message["params"] = dict(params)
    return message


def is_answer_to(message: Mapping[str, JsonValue], number: JsonValue) -> bool:
    """Whether the message is the result or the error of the request with that id."""
    return "method" not in message and message.get("id") == number and ("result" in message or "error" in message)


def is_request(message: Mapping[str, JsonValue]) -> bool:
    """Whether the message is a request of the server, which expects an answer."""
    return isinstance(message.get("method"), str) and isinstance(message.get("id"), (str, int))


def reply_to(asked: Mapping[str, JsonValue]) -> JsonObject:
    """The answer to a request of the server: an empty result to ping, else "method not found"."""
    reply: JsonObject = {"jsonrpc": "2.0", "id": asked.get("id")}
    if asked.get("method") == "ping":
        return {**reply, "result": {}}
    message = f"Method not found: {asked.get('method')}"
    return {**reply, "error": {"code": METHOD_NOT_FOUND, "message": message}}


def result_of(answer: Mapping[str, JsonValue]) -> JsonObject:
    """The result in an answer. Raises ProtocolError if the answer is an error."""
    if "error" in answer:
        error = object_of(answer["error"])
        code, message = error.get("code"), error.get("message")
        raise ProtocolError(
            message if isinstance(message, str) else "The server gives no reason.",
            code if isinstance(code, int) else None,
            error.get("data"),
        )
    return object_of(answer.get("result"))
