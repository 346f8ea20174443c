# @generated from contracts/conformance. Edit the contract, then run npm run codegen.
"""The clients of Conformance fixtures."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.content import ResourceContents
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Conformance fixtures, with calls that wait for their answers.

    The tools, resources and prompts that the official MCP conformance suite expects of a server
    under test. They do nothing but show what the runtime can carry.
    """

    _pack = contract.pack

    def test_simple_text(
        self, /, **arguments: Unpack[types.TestSimpleTextInput]
    ) -> types.TestSimpleTextOutput:
        """Gives one block of text."""
        return self._call(contract.TEST_SIMPLE_TEXT, arguments)

    def test_image_content(
        self, /, **arguments: Unpack[types.TestImageContentInput]
    ) -> types.TestImageContentOutput:
        """Gives one image."""
        return self._call(contract.TEST_IMAGE_CONTENT, arguments)

    def test_audio_content(
        self, /, **arguments: Unpack[types.TestAudioContentInput]
    ) -> types.TestAudioContentOutput:
        """Gives one sound."""
        return self._call(contract.TEST_AUDIO_CONTENT, arguments)

    def test_embedded_resource(
        self, /, **arguments: Unpack[types.TestEmbeddedResourceInput]
    ) -> types.TestEmbeddedResourceOutput:
        """Gives a resource inside the answer."""
        return self._call(contract.TEST_EMBEDDED_RESOURCE, arguments)

    def test_multiple_content_types(
        self, /, **arguments: Unpack[types.TestMultipleContentTypesInput]
    ) -> types.TestMultipleContentTypesOutput:
        """Gives text, an image and an embedded resource in one answer."""
        return self._call(contract.TEST_MULTIPLE_CONTENT_TYPES, arguments)

    def test_error_handling(
        self, /, **arguments: Unpack[types.TestErrorHandlingInput]
    ) -> types.TestErrorHandlingOutput:
        """Always gives an error as its result."""
        return self._call(contract.TEST_ERROR_HANDLING, arguments)

    def test_tool_with_progress(
        self, /, **arguments: Unpack[types.TestToolWithProgressInput]
    ) -> types.TestToolWithProgressOutput:
        """Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it."""
        return self._call(contract.TEST_TOOL_WITH_PROGRESS, arguments)

    def test_tool_with_logging(
        self, /, **arguments: Unpack[types.TestToolWithLoggingInput]
    ) -> types.TestToolWithLoggingOutput:
        """Logs three messages at level info on its way."""
        return self._call(contract.TEST_TOOL_WITH_LOGGING, arguments)

    def test_sampling(
        self, /, **arguments: Unpack[types.TestSamplingInput]
    ) -> types.TestSamplingOutput:
        """Has the client's model answer a prompt, and gives its answer."""
        return self._call(contract.TEST_SAMPLING, arguments)

    def test_elicitation(
        self, /, **arguments: Unpack[types.TestElicitationInput]
    ) -> types.TestElicitationOutput:
        """Asks the user for a name and an e-mail address, and tells what the user did."""
        return self._call(contract.TEST_ELICITATION, arguments)

    def test_elicitation_sep1034_defaults(
        self, /, **arguments: Unpack[types.TestElicitationSep1034DefaultsInput]
    ) -> types.TestElicitationSep1034DefaultsOutput:
        """Asks the user with a form that has a default for each primitive type."""
        return self._call(contract.TEST_ELICITATION_SEP1034_DEFAULTS, arguments)

    def test_elicitation_sep1330_enums(
        self, /, **arguments: Unpack[types.TestElicitationSep1330EnumsInput]
    ) -> types.TestElicitationSep1330EnumsOutput:
        """Asks the user with a form that has each of the five forms of a choice."""
        return self._call(contract.TEST_ELICITATION_SEP1330_ENUMS, arguments)

    def test_reconnection(
        self, /, **arguments: Unpack[types.TestReconnectionInput]
    ) -> types.TestReconnectionOutput:
        """Ends the stream of its call before it answers, so that the client comes back for the
        answer.
        """
        return self._call(contract.TEST_RECONNECTION, arguments)

    def json_schema_2020_12_tool(
        self, /, **arguments: Unpack[types.JsonSchema202012ToolInput]
    ) -> types.JsonSchema202012ToolOutput:
        """Takes an address and a way of contact, described with keywords of JSON Schema 2020-12.
        Required: phone or email.
        """
        return self._call(contract.JSON_SCHEMA_2020_12_TOOL, arguments)

    def test_missing_capability(
        self, /, **arguments: Unpack[types.TestMissingCapabilityInput]
    ) -> types.TestMissingCapabilityOutput:
        """Needs a client that can sample, and is refused to any other."""
        return self._call(contract.TEST_MISSING_CAPABILITY, arguments)

    def test_streaming_elicitation(
        self, /, **arguments: Unpack[types.TestStreamingElicitationInput]
    ) -> types.TestStreamingElicitationOutput:
        """Asks the user to go on, and tells what the user did."""
        return self._call(contract.TEST_STREAMING_ELICITATION, arguments)

    def test_logging_tool(
        self, /, **arguments: Unpack[types.TestLoggingToolInput]
    ) -> types.TestLoggingToolOutput:
        """Logs one message, which only a client that set a log level hears."""
        return self._call(contract.TEST_LOGGING_TOOL, arguments)

    def test_trigger_tool_change(
        self, /, **arguments: Unpack[types.TestTriggerToolChangeInput]
    ) -> types.TestTriggerToolChangeOutput:
        """Announces that the list of tools may have changed."""
        return self._call(contract.TEST_TRIGGER_TOOL_CHANGE, arguments)

    def test_trigger_prompt_change(
        self, /, **arguments: Unpack[types.TestTriggerPromptChangeInput]
    ) -> types.TestTriggerPromptChangeOutput:
        """Announces that the list of prompts may have changed."""
        return self._call(contract.TEST_TRIGGER_PROMPT_CHANGE, arguments)

    def test_input_required_result_elicitation(
        self, /, **arguments: Unpack[types.TestInputRequiredResultElicitationInput]
    ) -> types.TestInputRequiredResultElicitationOutput:
        """Asks the user's name, and greets."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_ELICITATION, arguments)

    def test_input_required_result_sampling(
        self, /, **arguments: Unpack[types.TestInputRequiredResultSamplingInput]
    ) -> types.TestInputRequiredResultSamplingOutput:
        """Asks the client's model for the capital of France, and gives its answer."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_SAMPLING, arguments)

    def test_input_required_result_list_roots(
        self, /, **arguments: Unpack[types.TestInputRequiredResultListRootsInput]
    ) -> types.TestInputRequiredResultListRootsOutput:
        """Asks for the client's roots, and names them."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_LIST_ROOTS, arguments)

    def test_input_required_result_request_state(
        self, /, **arguments: Unpack[types.TestInputRequiredResultRequestStateInput]
    ) -> types.TestInputRequiredResultRequestStateOutput:
        """Asks the user to confirm, and tells that the state came back whole."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_REQUEST_STATE, arguments)

    def test_input_required_result_multiple_inputs(
        self, /, **arguments: Unpack[types.TestInputRequiredResultMultipleInputsInput]
    ) -> types.TestInputRequiredResultMultipleInputsOutput:
        """Asks for a name, a greeting and roots in one round."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_MULTIPLE_INPUTS, arguments)

    def test_input_required_result_multi_round(
        self, /, **arguments: Unpack[types.TestInputRequiredResultMultiRoundInput]
    ) -> types.TestInputRequiredResultMultiRoundOutput:
        """Asks for a name, then for a color."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND, arguments)

    def test_input_required_result_tampered_state(
        self, /, **arguments: Unpack[types.TestInputRequiredResultTamperedStateInput]
    ) -> types.TestInputRequiredResultTamperedStateOutput:
        """Asks the user to confirm, and refuses state that is not its own."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_TAMPERED_STATE, arguments)

    def test_input_required_result_capabilities(
        self, /, **arguments: Unpack[types.TestInputRequiredResultCapabilitiesInput]
    ) -> types.TestInputRequiredResultCapabilitiesOutput:
        """Asks by whatever way the client has declared, and by no other."""
        return self._call(contract.TEST_INPUT_REQUIRED_RESULT_CAPABILITIES, arguments)

    def test_x_mcp_header(
        self, /, **arguments: Unpack[types.TestXMcpHeaderInput]
    ) -> types.TestXMcpHeaderOutput:
        """Gives back a text that travels in the header Mcp-Param-Echo as well."""
        return self._call(contract.TEST_X_MCP_HEADER, arguments)

    def read_static_text(self) -> list[ResourceContents]:
        """A text that never changes.

        URI: test://static-text
        """
        return self._read(contract.READ_STATIC_TEXT)

    def read_static_binary(self) -> list[ResourceContents]:
        """An image that never changes.

        URI: test://static-binary
        """
        return self._read(contract.READ_STATIC_BINARY)

    def read_watched_resource(self) -> list[ResourceContents]:
        """A text to subscribe to.

        URI: test://watched-resource
        """
        return self._read(contract.READ_WATCHED_RESOURCE)

    def read_template_data(self, /, id: str) -> types.TemplateDataResource:
        """A JSON document that names the id of its URI.

        URI: test://template/{id}/data
        """
        return self._read(contract.READ_TEMPLATE_DATA, id=id)


class AsyncClient(AsyncClientBase):
    """Conformance fixtures, for asyncio.

    The tools, resources and prompts that the official MCP conformance suite expects of a server
    under test. They do nothing but show what the runtime can carry.
    """

    _pack = contract.pack

    async def test_simple_text(
        self, /, **arguments: Unpack[types.TestSimpleTextInput]
    ) -> types.TestSimpleTextOutput:
        """Gives one block of text."""
        return await self._call(contract.TEST_SIMPLE_TEXT, arguments)

    async def test_image_content(
        self, /, **arguments: Unpack[types.TestImageContentInput]
    ) -> types.TestImageContentOutput:
        """Gives one image."""
        return await self._call(contract.TEST_IMAGE_CONTENT, arguments)

    async def test_audio_content(
        self, /, **arguments: Unpack[types.TestAudioContentInput]
    ) -> types.TestAudioContentOutput:
        """Gives one sound."""
        return await self._call(contract.TEST_AUDIO_CONTENT, arguments)

    async def test_embedded_resource(
        self, /, **arguments: Unpack[types.TestEmbeddedResourceInput]
    ) -> types.TestEmbeddedResourceOutput:
        """Gives a resource inside the answer."""
        return await self._call(contract.TEST_EMBEDDED_RESOURCE, arguments)

    async def test_multiple_content_types(
        self, /, **arguments: Unpack[types.TestMultipleContentTypesInput]
    ) -> types.TestMultipleContentTypesOutput:
        """Gives text, an image and an embedded resource in one answer."""
        return await self._call(contract.TEST_MULTIPLE_CONTENT_TYPES, arguments)

    async def test_error_handling(
        self, /, **arguments: Unpack[types.TestErrorHandlingInput]
    ) -> types.TestErrorHandlingOutput:
        """Always gives an error as its result."""
        return await self._call(contract.TEST_ERROR_HANDLING, arguments)

    async def test_tool_with_progress(
        self, /, **arguments: Unpack[types.TestToolWithProgressInput]
    ) -> types.TestToolWithProgressOutput:
        """Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it."""
        return await self._call(contract.TEST_TOOL_WITH_PROGRESS, arguments)

    async def test_tool_with_logging(
        self, /, **arguments: Unpack[types.TestToolWithLoggingInput]
    ) -> types.TestToolWithLoggingOutput:
        """Logs three messages at level info on its way."""
        return await self._call(contract.TEST_TOOL_WITH_LOGGING, arguments)

    async def test_sampling(
        self, /, **arguments: Unpack[types.TestSamplingInput]
    ) -> types.TestSamplingOutput:
        """Has the client's model answer a prompt, and gives its answer."""
        return await self._call(contract.TEST_SAMPLING, arguments)

    async def test_elicitation(
        self, /, **arguments: Unpack[types.TestElicitationInput]
    ) -> types.TestElicitationOutput:
        """Asks the user for a name and an e-mail address, and tells what the user did."""
        return await self._call(contract.TEST_ELICITATION, arguments)

    async def test_elicitation_sep1034_defaults(
        self, /, **arguments: Unpack[types.TestElicitationSep1034DefaultsInput]
    ) -> types.TestElicitationSep1034DefaultsOutput:
        """Asks the user with a form that has a default for each primitive type."""
        return await self._call(contract.TEST_ELICITATION_SEP1034_DEFAULTS, arguments)

    async def test_elicitation_sep1330_enums(
        self, /, **arguments: Unpack[types.TestElicitationSep1330EnumsInput]
    ) -> types.TestElicitationSep1330EnumsOutput:
        """Asks the user with a form that has each of the five forms of a choice."""
        return await self._call(contract.TEST_ELICITATION_SEP1330_ENUMS, arguments)

    async def test_reconnection(
        self, /, **arguments: Unpack[types.TestReconnectionInput]
    ) -> types.TestReconnectionOutput:
        """Ends the stream of its call before it answers, so that the client comes back for the
        answer.
        """
        return await self._call(contract.TEST_RECONNECTION, arguments)

    async def json_schema_2020_12_tool(
        self, /, **arguments: Unpack[types.JsonSchema202012ToolInput]
    ) -> types.JsonSchema202012ToolOutput:
        """Takes an address and a way of contact, described with keywords of JSON Schema 2020-12.
        Required: phone or email.
        """
        return await self._call(contract.JSON_SCHEMA_2020_12_TOOL, arguments)

    async def test_missing_capability(
        self, /, **arguments: Unpack[types.TestMissingCapabilityInput]
    ) -> types.TestMissingCapabilityOutput:
        """Needs a client that can sample, and is refused to any other."""
        return await self._call(contract.TEST_MISSING_CAPABILITY, arguments)

    async def test_streaming_elicitation(
        self, /, **arguments: Unpack[types.TestStreamingElicitationInput]
    ) -> types.TestStreamingElicitationOutput:
        """Asks the user to go on, and tells what the user did."""
        return await self._call(contract.TEST_STREAMING_ELICITATION, arguments)

    async def test_logging_tool(
        self, /, **arguments: Unpack[types.TestLoggingToolInput]
    ) -> types.TestLoggingToolOutput:
        """Logs one message, which only a client that set a log level hears."""
        return await self._call(contract.TEST_LOGGING_TOOL, arguments)

    async def test_trigger_tool_change(
        self, /, **arguments: Unpack[types.TestTriggerToolChangeInput]
    ) -> types.TestTriggerToolChangeOutput:
        """Announces that the list of tools may have changed."""
        return await self._call(contract.TEST_TRIGGER_TOOL_CHANGE, arguments)

    async def test_trigger_prompt_change(
        self, /, **arguments: Unpack[types.TestTriggerPromptChangeInput]
    ) -> types.TestTriggerPromptChangeOutput:
        """Announces that the list of prompts may have changed."""
        return await self._call(contract.TEST_TRIGGER_PROMPT_CHANGE, arguments)

    async def test_input_required_result_elicitation(
        self, /, **arguments: Unpack[types.TestInputRequiredResultElicitationInput]
    ) -> types.TestInputRequiredResultElicitationOutput:
        """Asks the user's name, and greets."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_ELICITATION, arguments)

    async def test_input_required_result_sampling(
        self, /, **arguments: Unpack[types.TestInputRequiredResultSamplingInput]
    ) -> types.TestInputRequiredResultSamplingOutput:
        """Asks the client's model for the capital of France, and gives its answer."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_SAMPLING, arguments)

    async def test_input_required_result_list_roots(
        self, /, **arguments: Unpack[types.TestInputRequiredResultListRootsInput]
    ) -> types.TestInputRequiredResultListRootsOutput:
        """Asks for the client's roots, and names them."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_LIST_ROOTS, arguments)

    async def test_input_required_result_request_state(
        self, /, **arguments: Unpack[types.TestInputRequiredResultRequestStateInput]
    ) -> types.TestInputRequiredResultRequestStateOutput:
        """Asks the user to confirm, and tells that the state came back whole."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_REQUEST_STATE, arguments)

    async def test_input_required_result_multiple_inputs(
        self, /, **arguments: Unpack[types.TestInputRequiredResultMultipleInputsInput]
    ) -> types.TestInputRequiredResultMultipleInputsOutput:
        """Asks for a name, a greeting and roots in one round."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_MULTIPLE_INPUTS, arguments)

    async def test_input_required_result_multi_round(
        self, /, **arguments: Unpack[types.TestInputRequiredResultMultiRoundInput]
    ) -> types.TestInputRequiredResultMultiRoundOutput:
        """Asks for a name, then for a color."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND, arguments)

    async def test_input_required_result_tampered_state(
        self, /, **arguments: Unpack[types.TestInputRequiredResultTamperedStateInput]
    ) -> types.TestInputRequiredResultTamperedStateOutput:
        """Asks the user to confirm, and refuses state that is not its own."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_TAMPERED_STATE, arguments)

    async def test_input_required_result_capabilities(
        self, /, **arguments: Unpack[types.TestInputRequiredResultCapabilitiesInput]
    ) -> types.TestInputRequiredResultCapabilitiesOutput:
        """Asks by whatever way the client has declared, and by no other."""
        return await self._call(contract.TEST_INPUT_REQUIRED_RESULT_CAPABILITIES, arguments)

    async def test_x_mcp_header(
        self, /, **arguments: Unpack[types.TestXMcpHeaderInput]
    ) -> types.TestXMcpHeaderOutput:
        """Gives back a text that travels in the header Mcp-Param-Echo as well."""
        return await self._call(contract.TEST_X_MCP_HEADER, arguments)

    async def read_static_text(self) -> list[ResourceContents]:
        """A text that never changes.

        URI: test://static-text
        """
        return await self._read(contract.READ_STATIC_TEXT)

    async def read_static_binary(self) -> list[ResourceContents]:
        """An image that never changes.

        URI: test://static-binary
        """
        return await self._read(contract.READ_STATIC_BINARY)

    async def read_watched_resource(self) -> list[ResourceContents]:
        """A text to subscribe to.

        URI: test://watched-resource
        """
        return await self._read(contract.READ_WATCHED_RESOURCE)

    async def read_template_data(self, /, id: str) -> types.TemplateDataResource:
        """A JSON document that names the id of its URI.

        URI: test://template/{id}/data
        """
        return await self._read(contract.READ_TEMPLATE_DATA, id=id)
