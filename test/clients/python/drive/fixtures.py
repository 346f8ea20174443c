"""The pack of conformance fixtures through its client: content, bytes, headers, streams that break.

Arguments: the server's address, and the revisions to speak.
"""

from __future__ import annotations

import sys
from typing import Literal, cast

from conformance_mcp_client import Client, Progress, ToolError


def look(server: str, protocol: Literal["2025-11-25", "2026-07-28"]) -> None:
    with Client(server, protocol=protocol) as client:
        (text,) = client.test_simple_text()["content"]
        assert text["type"] == "text" and text["text"] != ""
        assert [block["type"] for block in client.test_image_content()["content"]] == ["image"]
        kinds = [block["type"] for block in client.test_multiple_content_types()["content"]]
        assert kinds == ["text", "image", "resource"], kinds
        try:
            client.test_error_handling()
        except ToolError as error:
            assert error.reason == "UNSPECIFIED" and error.message != "", error
        else:
            raise AssertionError("no error")
        heard: list[Progress] = []
        client.with_options(on_progress=heard.append).test_tool_with_progress()
        assert [one.progress for one in heard] == [0, 50, 100], heard
        (plain,) = client.read_static_text()
        assert "text" in plain
        (image,) = client.read_static_binary()
        assert "blob" in image
        assert client.read_template_data("a/ü ?")["id"] == "a/ü ?"
        assert client.test_x_mcp_header(text="süß")["content"] != []
        if protocol == "2025-11-25":
            client.with_options(timeout=120).test_reconnection()
    print(protocol)


if __name__ == "__main__":
    for revision in sys.argv[2:]:
        look(sys.argv[1], cast(Literal["2025-11-25", "2026-07-28"], revision))
