"""What generated code says of a pack: its tools, its resources and its error classes, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from .errors import ToolError

Output = TypeVar("Output")


@dataclass(frozen=True, slots=True)
class MirroredArgument:
    """An argument that revision 2026-07-28 repeats in a header over HTTP."""

    path: tuple[str, ...]
    header: str


@dataclass(frozen=True, slots=True)
class Tool(Generic[Output]):
    """A tool, and with it the type of what it gives."""

    name: str
    returns: Literal["structure", "content"]
    #: It is annotated as read-only or idempotent: a call that got lost may be repeated.
    repeatable: bool
    mirrored: tuple[MirroredArgument, ...] = ()


@dataclass(frozen=True, slots=True)
class Resource(Generic[Output]):
    """A resource or a template of some, and with it the type of its body."""

    name: str
    #: With `{variables}` to be filled in.
    uri: str
    is_json: bool


@dataclass(frozen=True, slots=True)
class Pack:
    """What a client tells of itself, and the errors that it knows."""

    client_name: str
    version: str
    errors: Mapping[str, type[ToolError]]
