# @generated from contracts/conformance. Edit the contract, then run npm run codegen.
"""What the tools of Conformance fixtures take and give."""

from __future__ import annotations

from typing import Literal, Never, NotRequired, TypeAlias, TypedDict

from .runtime.content import ToolContent


class TestSimpleTextInput(TypedDict):
    """The arguments of test_simple_text."""


class TestImageContentInput(TypedDict):
    """The arguments of test_image_content."""


class TestAudioContentInput(TypedDict):
    """The arguments of test_audio_content."""


class TestEmbeddedResourceInput(TypedDict):
    """The arguments of test_embedded_resource."""


class TestMultipleContentTypesInput(TypedDict):
    """The arguments of test_multiple_content_types."""


class TestErrorHandlingInput(TypedDict):
    """The arguments of test_error_handling."""


class TestToolWithProgressInput(TypedDict):
    """The arguments of test_tool_with_progress."""


class TestToolWithLoggingInput(TypedDict):
    """The arguments of test_tool_with_logging."""


class TestSamplingInput(TypedDict):
    """The arguments of test_sampling."""

    prompt: str
    """What the model is asked."""


class TestElicitationInput(TypedDict):
    """The arguments of test_elicitation."""

    message: str
    """What the user is asked."""


class TestElicitationSep1034DefaultsInput(TypedDict):
    """The arguments of test_elicitation_sep1034_defaults."""


class TestElicitationSep1330EnumsInput(TypedDict):
    """The arguments of test_elicitation_sep1330_enums."""


class TestReconnectionInput(TypedDict):
    """The arguments of test_reconnection."""


class JsonSchema202012ToolInputAddress(TypedDict):
    """Where the person lives."""

    street: NotRequired[str]
    """With the number of the house."""
    city: NotRequired[str]
    """Without a postal code."""


class JsonSchema202012ToolInput(TypedDict):
    """The arguments of json_schema_2020_12_tool.

    Required: phone or email.
    """

    name: NotRequired[str]
    """Whose address it is."""
    address: NotRequired[JsonSchema202012ToolInputAddress]
    contactMethod: NotRequired[Literal["phone", "email"]]
    phone: NotRequired[str]
    """Required where the way of contact is phone."""
    email: NotRequired[str]
    """Required where the way of contact is not phone."""


class TestMissingCapabilityInput(TypedDict):
    """The arguments of test_missing_capability."""


class TestStreamingElicitationInput(TypedDict):
    """The arguments of test_streaming_elicitation."""


class TestLoggingToolInput(TypedDict):
    """The arguments of test_logging_tool."""


class TestTriggerToolChangeInput(TypedDict):
    """The arguments of test_trigger_tool_change."""


class TestTriggerPromptChangeInput(TypedDict):
    """The arguments of test_trigger_prompt_change."""


class TestInputRequiredResultElicitationInput(TypedDict):
    """The arguments of test_input_required_result_elicitation."""


class TestInputRequiredResultSamplingInput(TypedDict):
    """The arguments of test_input_required_result_sampling."""


class TestInputRequiredResultListRootsInput(TypedDict):
    """The arguments of test_input_required_result_list_roots."""


class TestInputRequiredResultRequestStateInput(TypedDict):
    """The arguments of test_input_required_result_request_state."""


class TestInputRequiredResultMultipleInputsInput(TypedDict):
    """The arguments of test_input_required_result_multiple_inputs."""


class TestInputRequiredResultMultiRoundInput(TypedDict):
    """The arguments of test_input_required_result_multi_round."""


class TestInputRequiredResultTamperedStateInput(TypedDict):
    """The arguments of test_input_required_result_tampered_state."""


class TestInputRequiredResultCapabilitiesInput(TypedDict):
    """The arguments of test_input_required_result_capabilities."""


class TestXMcpHeaderInput(TypedDict):
    """The arguments of test_x_mcp_header."""

    text: str
    """What to give back."""


TestSimpleTextOutput: TypeAlias = ToolContent
"""What test_simple_text gives."""


TestImageContentOutput: TypeAlias = ToolContent
"""What test_image_content gives."""


TestAudioContentOutput: TypeAlias = ToolContent
"""What test_audio_content gives."""


TestEmbeddedResourceOutput: TypeAlias = ToolContent
"""What test_embedded_resource gives."""


TestMultipleContentTypesOutput: TypeAlias = ToolContent
"""What test_multiple_content_types gives."""


TestErrorHandlingOutput: TypeAlias = ToolContent
"""What test_error_handling gives."""


TestToolWithProgressOutput: TypeAlias = ToolContent
"""What test_tool_with_progress gives."""


TestToolWithLoggingOutput: TypeAlias = ToolContent
"""What test_tool_with_logging gives."""


TestSamplingOutput: TypeAlias = ToolContent
"""What test_sampling gives."""


TestElicitationOutput: TypeAlias = ToolContent
"""What test_elicitation gives."""


TestElicitationSep1034DefaultsOutput: TypeAlias = ToolContent
"""What test_elicitation_sep1034_defaults gives."""


TestElicitationSep1330EnumsOutput: TypeAlias = ToolContent
"""What test_elicitation_sep1330_enums gives."""


TestReconnectionOutput: TypeAlias = ToolContent
"""What test_reconnection gives."""


JsonSchema202012ToolOutput: TypeAlias = ToolContent
"""What json_schema_2020_12_tool gives."""


TestMissingCapabilityOutput: TypeAlias = ToolContent
"""What test_missing_capability gives."""


TestStreamingElicitationOutput: TypeAlias = ToolContent
"""What test_streaming_elicitation gives."""


TestLoggingToolOutput: TypeAlias = ToolContent
"""What test_logging_tool gives."""


TestTriggerToolChangeOutput: TypeAlias = ToolContent
"""What test_trigger_tool_change gives."""


TestTriggerPromptChangeOutput: TypeAlias = ToolContent
"""What test_trigger_prompt_change gives."""


TestInputRequiredResultElicitationOutput: TypeAlias = ToolContent
"""What test_input_required_result_elicitation gives."""


TestInputRequiredResultSamplingOutput: TypeAlias = ToolContent
"""What test_input_required_result_sampling gives."""


TestInputRequiredResultListRootsOutput: TypeAlias = ToolContent
"""What test_input_required_result_list_roots gives."""


TestInputRequiredResultRequestStateOutput: TypeAlias = ToolContent
"""What test_input_required_result_request_state gives."""


TestInputRequiredResultMultipleInputsOutput: TypeAlias = ToolContent
"""What test_input_required_result_multiple_inputs gives."""


TestInputRequiredResultMultiRoundOutput: TypeAlias = ToolContent
"""What test_input_required_result_multi_round gives."""


TestInputRequiredResultTamperedStateOutput: TypeAlias = ToolContent
"""What test_input_required_result_tampered_state gives."""


TestInputRequiredResultCapabilitiesOutput: TypeAlias = ToolContent
"""What test_input_required_result_capabilities gives."""


TestXMcpHeaderOutput: TypeAlias = ToolContent
"""What test_x_mcp_header gives."""


class TemplateDataResource(TypedDict):
    """A JSON document that names the id of its URI"""

    id: str
    templateTest: Literal[True]
    data: str


Reason: TypeAlias = Never
"""Every reason for which a call may be refused."""


TestSimpleTextReason: TypeAlias = Never
"""Why the handler of test_simple_text may refuse a call."""


TestImageContentReason: TypeAlias = Never
"""Why the handler of test_image_content may refuse a call."""


TestAudioContentReason: TypeAlias = Never
"""Why the handler of test_audio_content may refuse a call."""


TestEmbeddedResourceReason: TypeAlias = Never
"""Why the handler of test_embedded_resource may refuse a call."""


TestMultipleContentTypesReason: TypeAlias = Never
"""Why the handler of test_multiple_content_types may refuse a call."""


TestErrorHandlingReason: TypeAlias = Never
"""Why the handler of test_error_handling may refuse a call."""


TestToolWithProgressReason: TypeAlias = Never
"""Why the handler of test_tool_with_progress may refuse a call."""


TestToolWithLoggingReason: TypeAlias = Never
"""Why the handler of test_tool_with_logging may refuse a call."""


TestSamplingReason: TypeAlias = Never
"""Why the handler of test_sampling may refuse a call."""


TestElicitationReason: TypeAlias = Never
"""Why the handler of test_elicitation may refuse a call."""


TestElicitationSep1034DefaultsReason: TypeAlias = Never
"""Why the handler of test_elicitation_sep1034_defaults may refuse a call."""


TestElicitationSep1330EnumsReason: TypeAlias = Never
"""Why the handler of test_elicitation_sep1330_enums may refuse a call."""


TestReconnectionReason: TypeAlias = Never
"""Why the handler of test_reconnection may refuse a call."""


JsonSchema202012ToolReason: TypeAlias = Never
"""Why the handler of json_schema_2020_12_tool may refuse a call."""


TestMissingCapabilityReason: TypeAlias = Never
"""Why the handler of test_missing_capability may refuse a call."""


TestStreamingElicitationReason: TypeAlias = Never
"""Why the handler of test_streaming_elicitation may refuse a call."""


TestLoggingToolReason: TypeAlias = Never
"""Why the handler of test_logging_tool may refuse a call."""


TestTriggerToolChangeReason: TypeAlias = Never
"""Why the handler of test_trigger_tool_change may refuse a call."""


TestTriggerPromptChangeReason: TypeAlias = Never
"""Why the handler of test_trigger_prompt_change may refuse a call."""


TestInputRequiredResultElicitationReason: TypeAlias = Never
"""Why the handler of test_input_required_result_elicitation may refuse a call."""


TestInputRequiredResultSamplingReason: TypeAlias = Never
"""Why the handler of test_input_required_result_sampling may refuse a call."""


TestInputRequiredResultListRootsReason: TypeAlias = Never
"""Why the handler of test_input_required_result_list_roots may refuse a call."""


TestInputRequiredResultRequestStateReason: TypeAlias = Never
"""Why the handler of test_input_required_result_request_state may refuse a call."""


TestInputRequiredResultMultipleInputsReason: TypeAlias = Never
"""Why the handler of test_input_required_result_multiple_inputs may refuse a call."""


TestInputRequiredResultMultiRoundReason: TypeAlias = Never
"""Why the handler of test_input_required_result_multi_round may refuse a call."""


TestInputRequiredResultTamperedStateReason: TypeAlias = Never
"""Why the handler of test_input_required_result_tampered_state may refuse a call."""


TestInputRequiredResultCapabilitiesReason: TypeAlias = Never
"""Why the handler of test_input_required_result_capabilities may refuse a call."""


TestXMcpHeaderReason: TypeAlias = Never
"""Why the handler of test_x_mcp_header may refuse a call."""
