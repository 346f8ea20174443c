"""Reads the results of calls and resource reads: returns the output, or raises the refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

from .contract import Pack, Resource, Tool
from .errors import Failure, ProtocolError, ToolError
from .json_values import JsonObject, list_of, object_of, parse_json
from .revision import ERROR_KEY

Output = TypeVar("Output")


def tool_error(errors: Mapping[str, type[ToolError]], tool: str, failure: Failure) -> ToolError:
    """The error for a refusal: of the class of its reason, or a plain ToolError if it has none."""
    return errors.get(failure.reason or "", ToolError)(tool, failure)


def refusal_of(error: ProtocolError, pack: Pack, tool: str) -> ToolError | ProtocolError:
    """The error to raise for a JSON-RPC error: a ToolError if it names a reason, else the error itself."""
    failure = Failure(error.code or 0, error.message, object_of(error.data))
    return error if failure.reason is None else tool_error(pack.errors, tool, failure)


def output_of(result: JsonObject, tool: Tool[Output], pack: Pack) -> Output:
    """The output of a call. It has the contract's type, but is not validated here.

    Raises ToolError for a refusal, and ProtocolError for a result without an output.
    """
    if result.get("resultType", "complete") != "complete":
        raise ProtocolError(f"{tool.name} asks its user for input, which this client cannot give")
    if result.get("isError") is True:
        raise tool_error(pack.errors, tool.name, _failure_of(result))
    if tool.returns == "content":
        return cast(Output, {"content": list_of(result.get("content"))})
    output = result.get("structuredContent")
    if not isinstance(output, dict):
        raise ProtocolError(
            f"{tool.name} gave no structured content, which a server that is set to answer in text alone leaves out"
        )
    return cast(Output, output)


def body_of(result: JsonObject, resource: Resource[Output]) -> Output:
    """The body of a resource: parsed if it is JSON, else the list of contents as received.

    Raises ProtocolError for a JSON resource whose text is missing or malformed.
    """
    contents = list_of(result.get("contents"))
    if not resource.is_json:
        return cast(Output, contents)
    text = object_of(contents[0]).get("text") if contents else None
    if not isinstance(text, str):
        raise ProtocolError(f"{resource.name} has no text")
    try:
        return cast(Output, parse_json(text))
    except ValueError as error:
        raise ProtocolError(f"{resource.name} is not JSON: {error}") from error


def _failure_of(result: JsonObject) -> Failure:
    error = object_of(object_of(result.get("_meta")).get(ERROR_KEY))
    code, message = error.get("code"), error.get("message")
    blocks = [object_of(block).get("text") for block in list_of(result.get("content"))]
    words = "\n".join(text for text in blocks if isinstance(text, str))
    return Failure(
        code if isinstance(code, int) else 0,
        message if isinstance(message, str) else words,
        object_of(error.get("data")),
    )
