"""JSON as this package reads and writes it: strict, and never trusted to be of any form."""

from __future__ import annotations

import json
from typing import NoReturn, TypeAlias, cast

JsonValue: TypeAlias = "None | bool | int | float | str | list[JsonValue] | dict[str, JsonValue]"
JsonObject: TypeAlias = "dict[str, JsonValue]"


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def parse_json(text: str | bytes) -> JsonValue:
    """Reads JSON. Raises ValueError for anything else, NaN and text nested beyond all measure included."""
    try:
        return cast(JsonValue, json.loads(text, parse_constant=_refuse_constant))
    except RecursionError as error:
        raise ValueError("the JSON is nested too deeply") from error


def json_bytes(value: object) -> bytes:
    """Writes JSON on one line, in ASCII. Raises TypeError or ValueError for what JSON cannot hold."""
    return json.dumps(value, allow_nan=False, separators=(",", ":")).encode("ascii")


def object_of(value: object) -> JsonObject:
    """The value if it is an object, else an empty one: for reading what a server sent without trusting its form."""
    return cast(JsonObject, value) if isinstance(value, dict) else {}


def list_of(value: object) -> list[JsonValue]:
    """The value if it is a list, else an empty one."""
    return cast("list[JsonValue]", value) if isinstance(value, list) else []
