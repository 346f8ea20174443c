"""Descriptors that generated code gives the runtime: a pack's tools, resources and error classes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from .errors import ToolError

Output = TypeVar("Output")


@dataclass(frozen=True, slots=True)
class MirroredArgument:
    """An argument that revision 2026-07-28 repeats in an HTTP header. `path` leads to its property."""

    path: tuple[str, ...]
    header: str


@dataclass(frozen=True, slots=True)
class Tool(Generic[Output]):
    """A tool. `Output` is the type of its output."""

    name: str
    returns: Literal["structure", "content"]
    #: Whether it is annotated as read-only or idempotent, so that a call may be retried.
    repeatable: bool
    mirrored: tuple[MirroredArgument, ...] = ()


@dataclass(frozen=True, slots=True)
class Resource(Generic[Output]):
    """A resource or a resource template. `Output` is the type of its body."""

    name: str
    #: The URI of a template has `{variables}`.
    uri: str
    is_json: bool


@dataclass(frozen=True, slots=True)
class Pack:
    """Name and version that the client sends to servers, and its error class for each reason."""

    client_name: str
    version: str
    errors: Mapping[str, type[ToolError]]
