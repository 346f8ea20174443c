"""Reads and writes strict JSON, and reads received values without assuming their type."""

from __future__ import annotations

import json
from typing import NoReturn, TypeAlias, cast

JsonValue: TypeAlias = "None | bool | int | float | str | list[JsonValue] | dict[str, JsonValue]"
JsonObject: TypeAlias = "dict[str, JsonValue]"


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def parse_json(text: str | bytes) -> JsonValue:
    """Parses JSON. Raises ValueError for invalid JSON, NaN, Infinity, and too deep nesting."""
    try:
        return cast(JsonValue, json.loads(text, parse_constant=_refuse_constant))
    except RecursionError as error:
        raise ValueError("the JSON is nested too deeply") from error


def json_bytes(value: object) -> bytes:
    """Writes JSON on one line, in ASCII. Raises TypeError or ValueError if JSON has no such value."""
    return json.dumps(value, allow_nan=False, separators=(",", ":")).encode("ascii")


def object_of(value: object) -> JsonObject:
    """The value if it is an object, else an empty object."""
    return cast(JsonObject, value) if isinstance(value, dict) else {}


def list_of(value: object) -> list[JsonValue]:
    """The value if it is a list, else an empty list."""
    return cast("list[JsonValue]", value) if isinstance(value, list) else []
