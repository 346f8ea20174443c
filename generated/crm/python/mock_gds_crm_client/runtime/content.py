"""The blocks that a tool which returns content gives, as the protocol has them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class TextContent(TypedDict):
    """Words."""

    type: Literal["text"]
    text: str


class ImageContent(TypedDict):
    """An image; `data` is base64."""

    type: Literal["image"]
    data: str
    mimeType: str


class AudioContent(TypedDict):
    """A sound; `data` is base64."""

    type: Literal["audio"]
    data: str
    mimeType: str


class ResourceContents(TypedDict):
    """The body of a resource: either its text, or its bytes as base64."""

    uri: str
    mimeType: NotRequired[str]
    text: NotRequired[str]
    blob: NotRequired[str]


class EmbeddedResource(TypedDict):
    """A resource with its body."""

    type: Literal["resource"]
    resource: ResourceContents


class ResourceLink(TypedDict):
    """A resource to be read by its URI."""

    type: Literal["resource_link"]
    uri: str
    name: str
    mimeType: NotRequired[str]


ContentBlock: TypeAlias = TextContent | ImageContent | AudioContent | EmbeddedResource | ResourceLink


class ToolContent(TypedDict):
    """What a tool gives whose contract has no output schema."""

    content: list[ContentBlock]
