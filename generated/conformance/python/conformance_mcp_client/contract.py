# @generated from contracts/conformance. Edit the contract, then run npm run codegen.
"""Conformance fixtures as the runtime sees it."""

from __future__ import annotations

from . import errors, types
from .runtime.content import ResourceContents
from .runtime.contract import MirroredArgument, Pack, Resource, Tool

pack = Pack(client_name="conformance-mcp-client", version="1.0.1", errors=errors.ERRORS)

TEST_SIMPLE_TEXT: Tool[types.TestSimpleTextOutput] = Tool(
    name="test_simple_text",
    returns="content",
    repeatable=True,
)
TEST_IMAGE_CONTENT: Tool[types.TestImageContentOutput] = Tool(
    name="test_image_content",
    returns="content",
    repeatable=True,
)
TEST_AUDIO_CONTENT: Tool[types.TestAudioContentOutput] = Tool(
    name="test_audio_content",
    returns="content",
    repeatable=True,
)
TEST_EMBEDDED_RESOURCE: Tool[types.TestEmbeddedResourceOutput] = Tool(
    name="test_embedded_resource",
    returns="content",
    repeatable=True,
)
TEST_MULTIPLE_CONTENT_TYPES: Tool[types.TestMultipleContentTypesOutput] = Tool(
    name="test_multiple_content_types",
    returns="content",
    repeatable=True,
)
TEST_ERROR_HANDLING: Tool[types.TestErrorHandlingOutput] = Tool(
    name="test_error_handling",
    returns="content",
    repeatable=True,
)
TEST_TOOL_WITH_PROGRESS: Tool[types.TestToolWithProgressOutput] = Tool(
    name="test_tool_with_progress",
    returns="content",
    repeatable=True,
)
TEST_TOOL_WITH_LOGGING: Tool[types.TestToolWithLoggingOutput] = Tool(
    name="test_tool_with_logging",
    returns="content",
    repeatable=True,
)
TEST_SAMPLING: Tool[types.TestSamplingOutput] = Tool(
    name="test_sampling",
    returns="content",
    repeatable=True,
)
TEST_ELICITATION: Tool[types.TestElicitationOutput] = Tool(
    name="test_elicitation",
    returns="content",
    repeatable=True,
)
TEST_ELICITATION_SEP1034_DEFAULTS: Tool[types.TestElicitationSep1034DefaultsOutput] = Tool(
    name="test_elicitation_sep1034_defaults",
    returns="content",
    repeatable=True,
)
TEST_ELICITATION_SEP1330_ENUMS: Tool[types.TestElicitationSep1330EnumsOutput] = Tool(
    name="test_elicitation_sep1330_enums",
    returns="content",
    repeatable=True,
)
TEST_RECONNECTION: Tool[types.TestReconnectionOutput] = Tool(
    name="test_reconnection",
    returns="content",
    repeatable=True,
)
JSON_SCHEMA_2020_12_TOOL: Tool[types.JsonSchema202012ToolOutput] = Tool(
    name="json_schema_2020_12_tool",
    returns="content",
    repeatable=True,
)
TEST_MISSING_CAPABILITY: Tool[types.TestMissingCapabilityOutput] = Tool(
    name="test_missing_capability",
    returns="content",
    repeatable=True,
)
TEST_STREAMING_ELICITATION: Tool[types.TestStreamingElicitationOutput] = Tool(
    name="test_streaming_elicitation",
    returns="content",
    repeatable=True,
)
TEST_LOGGING_TOOL: Tool[types.TestLoggingToolOutput] = Tool(
    name="test_logging_tool",
    returns="content",
    repeatable=True,
)
TEST_TRIGGER_TOOL_CHANGE: Tool[types.TestTriggerToolChangeOutput] = Tool(
    name="test_trigger_tool_change",
    returns="content",
    repeatable=True,
)
TEST_TRIGGER_PROMPT_CHANGE: Tool[types.TestTriggerPromptChangeOutput] = Tool(
    name="test_trigger_prompt_change",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_ELICITATION: Tool[types.TestInputRequiredResultElicitationOutput] = Tool(
    name="test_input_required_result_elicitation",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_SAMPLING: Tool[types.TestInputRequiredResultSamplingOutput] = Tool(
    name="test_input_required_result_sampling",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_LIST_ROOTS: Tool[types.TestInputRequiredResultListRootsOutput] = Tool(
    name="test_input_required_result_list_roots",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_REQUEST_STATE: Tool[types.TestInputRequiredResultRequestStateOutput] = Tool(
    name="test_input_required_result_request_state",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_MULTIPLE_INPUTS: Tool[types.TestInputRequiredResultMultipleInputsOutput] = Tool(
    name="test_input_required_result_multiple_inputs",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND: Tool[types.TestInputRequiredResultMultiRoundOutput] = Tool(
    name="test_input_required_result_multi_round",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_TAMPERED_STATE: Tool[types.TestInputRequiredResultTamperedStateOutput] = Tool(
    name="test_input_required_result_tampered_state",
    returns="content",
    repeatable=True,
)
TEST_INPUT_REQUIRED_RESULT_CAPABILITIES: Tool[types.TestInputRequiredResultCapabilitiesOutput] = Tool(
    name="test_input_required_result_capabilities",
    returns="content",
    repeatable=True,
)
TEST_X_MCP_HEADER: Tool[types.TestXMcpHeaderOutput] = Tool(
    name="test_x_mcp_header",
    returns="content",
    repeatable=True,
    mirrored=(MirroredArgument(("text",), "Mcp-Param-Echo"),),
)

READ_STATIC_TEXT: Resource[list[ResourceContents]] = Resource(
    name="static-text",
    uri="test://static-text",
    is_json=False,
)
READ_STATIC_BINARY: Resource[list[ResourceContents]] = Resource(
    name="static-binary",
    uri="test://static-binary",
    is_json=False,
)
READ_WATCHED_RESOURCE: Resource[list[ResourceContents]] = Resource(
    name="watched-resource",
    uri="test://watched-resource",
    is_json=False,
)
READ_TEMPLATE_DATA: Resource[types.TemplateDataResource] = Resource(
    name="template-data",
    uri="test://template/{id}/data",
    is_json=True,
)
