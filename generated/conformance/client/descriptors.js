// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
const commonReasons = [];

export const testSimpleTextTool = {
  name: "test_simple_text",
  title: "Text",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testImageContentTool = {
  name: "test_image_content",
  title: "Image",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testAudioContentTool = {
  name: "test_audio_content",
  title: "Audio",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testEmbeddedResourceTool = {
  name: "test_embedded_resource",
  title: "Embedded resource",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testMultipleContentTypesTool = {
  name: "test_multiple_content_types",
  title: "Several kinds of content",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testErrorHandlingTool = {
  name: "test_error_handling",
  title: "Error",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testToolWithProgressTool = {
  name: "test_tool_with_progress",
  title: "Progress",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testToolWithLoggingTool = {
  name: "test_tool_with_logging",
  title: "Log messages",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testSamplingTool = {
  name: "test_sampling",
  title: "Sampling",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testElicitationTool = {
  name: "test_elicitation",
  title: "Elicitation",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testElicitationSep1034DefaultsTool = {
  name: "test_elicitation_sep1034_defaults",
  title: "Elicitation with defaults",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testElicitationSep1330EnumsTool = {
  name: "test_elicitation_sep1330_enums",
  title: "Elicitation with choices",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testReconnectionTool = {
  name: "test_reconnection",
  title: "Reconnection",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const jsonSchema202012ToolTool = {
  name: "json_schema_2020_12_tool",
  title: "JSON Schema 2020-12",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testMissingCapabilityTool = {
  name: "test_missing_capability",
  title: "Missing capability",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testStreamingElicitationTool = {
  name: "test_streaming_elicitation",
  title: "Elicitation in an answer",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testLoggingToolTool = {
  name: "test_logging_tool",
  title: "Log message",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testTriggerToolChangeTool = {
  name: "test_trigger_tool_change",
  title: "Change of the tools",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testTriggerPromptChangeTool = {
  name: "test_trigger_prompt_change",
  title: "Change of the prompts",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultElicitationTool = {
  name: "test_input_required_result_elicitation",
  title: "Input from the user",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultSamplingTool = {
  name: "test_input_required_result_sampling",
  title: "Input from the model",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultListRootsTool = {
  name: "test_input_required_result_list_roots",
  title: "Input of roots",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultRequestStateTool = {
  name: "test_input_required_result_request_state",
  title: "State between rounds",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultMultipleInputsTool = {
  name: "test_input_required_result_multiple_inputs",
  title: "Several inputs at once",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultMultiRoundTool = {
  name: "test_input_required_result_multi_round",
  title: "Several rounds",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultTamperedStateTool = {
  name: "test_input_required_result_tampered_state",
  title: "State that was changed",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testInputRequiredResultCapabilitiesTool = {
  name: "test_input_required_result_capabilities",
  title: "Only what the client can",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
};

export const testXMcpHeaderTool = {
  name: "test_x_mcp_header",
  title: "Parameter in a header",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "content",
  reasons: [],
  commonReasons,
  headers: { Echo: ["text"] },
};

export const templateDataResource = { name: "template-data", uriTemplate: "test://template/{id}/data" };
