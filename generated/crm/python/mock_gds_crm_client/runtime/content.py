"""The content blocks of MCP, which tools without an output schema return."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class TextContent(TypedDict):
    """A text block."""

    type: Literal["text"]
    text: str


class ImageContent(TypedDict):
    """An image block; `data` is base64."""

    type: Literal["image"]
    data: str
    mimeType: str


class AudioContent(TypedDict):
    """An audio block; `data` is base64."""

    type: Literal["audio"]
    data: str
    mimeType: str


class ResourceContents(TypedDict):
    """The contents of a resource: either `text`, or `blob` with bytes as base64."""

    uri: str
    mimeType: NotRequired[str]
    text: NotRequired[str]
    blob: NotRequired[str]


class EmbeddedResource(TypedDict):
    """A resource block that includes the contents of the resource."""

    type: Literal["resource"]
    resource: ResourceContents


class ResourceLink(TypedDict):
    """A link to a resource, which can be read by its URI."""

    type: Literal["resource_link"]
    uri: str
    name: str
    mimeType: NotRequired[str]


ContentBlock: TypeAlias = TextContent | ImageContent | AudioContent | EmbeddedResource | ResourceLink


class ToolContent(TypedDict):
    """The output of a tool whose contract has no output schema."""

    content: list[ContentBlock]
