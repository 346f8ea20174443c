// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type { ToolContent } from "#contract";

/** The input of test_simple_text, as a client sends it. */
export type TestSimpleTextInput = Record<string, never>;

/** The input of test_simple_text, as its handler gets it: defaults are filled in. */
export type TestSimpleTextResolved = Record<string, never>;

/** The output of test_simple_text. */
export type TestSimpleTextOutput = ToolContent;

/** The reasons for which the handler of test_simple_text may refuse a call. */
export type TestSimpleTextReason = never;

/** The input of test_image_content, as a client sends it. */
export type TestImageContentInput = Record<string, never>;

/** The input of test_image_content, as its handler gets it: defaults are filled in. */
export type TestImageContentResolved = Record<string, never>;

/** The output of test_image_content. */
export type TestImageContentOutput = ToolContent;

/** The reasons for which the handler of test_image_content may refuse a call. */
export type TestImageContentReason = never;

/** The input of test_audio_content, as a client sends it. */
export type TestAudioContentInput = Record<string, never>;

/** The input of test_audio_content, as its handler gets it: defaults are filled in. */
export type TestAudioContentResolved = Record<string, never>;

/** The output of test_audio_content. */
export type TestAudioContentOutput = ToolContent;

/** The reasons for which the handler of test_audio_content may refuse a call. */
export type TestAudioContentReason = never;

/** The input of test_embedded_resource, as a client sends it. */
export type TestEmbeddedResourceInput = Record<string, never>;

/** The input of test_embedded_resource, as its handler gets it: defaults are filled in. */
export type TestEmbeddedResourceResolved = Record<string, never>;

/** The output of test_embedded_resource. */
export type TestEmbeddedResourceOutput = ToolContent;

/** The reasons for which the handler of test_embedded_resource may refuse a call. */
export type TestEmbeddedResourceReason = never;

/** The input of test_multiple_content_types, as a client sends it. */
export type TestMultipleContentTypesInput = Record<string, never>;

/** The input of test_multiple_content_types, as its handler gets it: defaults are filled in. */
export type TestMultipleContentTypesResolved = Record<string, never>;

/** The output of test_multiple_content_types. */
export type TestMultipleContentTypesOutput = ToolContent;

/** The reasons for which the handler of test_multiple_content_types may refuse a call. */
export type TestMultipleContentTypesReason = never;

/** The input of test_error_handling, as a client sends it. */
export type TestErrorHandlingInput = Record<string, never>;

/** The input of test_error_handling, as its handler gets it: defaults are filled in. */
export type TestErrorHandlingResolved = Record<string, never>;

/** The output of test_error_handling. */
export type TestErrorHandlingOutput = ToolContent;

/** The reasons for which the handler of test_error_handling may refuse a call. */
export type TestErrorHandlingReason = never;

/** The input of test_tool_with_progress, as a client sends it. */
export type TestToolWithProgressInput = Record<string, never>;

/** The input of test_tool_with_progress, as its handler gets it: defaults are filled in. */
export type TestToolWithProgressResolved = Record<string, never>;

/** The output of test_tool_with_progress. */
export type TestToolWithProgressOutput = ToolContent;

/** The reasons for which the handler of test_tool_with_progress may refuse a call. */
export type TestToolWithProgressReason = never;

/** The input of test_tool_with_logging, as a client sends it. */
export type TestToolWithLoggingInput = Record<string, never>;

/** The input of test_tool_with_logging, as its handler gets it: defaults are filled in. */
export type TestToolWithLoggingResolved = Record<string, never>;

/** The output of test_tool_with_logging. */
export type TestToolWithLoggingOutput = ToolContent;

/** The reasons for which the handler of test_tool_with_logging may refuse a call. */
export type TestToolWithLoggingReason = never;

/** The input of test_sampling, as a client sends it. */
export type TestSamplingInput = {
  /** What the model is asked. */
  readonly prompt: string;
};

/** The input of test_sampling, as its handler gets it: defaults are filled in. */
export type TestSamplingResolved = {
  /** What the model is asked. */
  readonly prompt: string;
};

/** The output of test_sampling. */
export type TestSamplingOutput = ToolContent;

/** The reasons for which the handler of test_sampling may refuse a call. */
export type TestSamplingReason = never;

/** The input of test_elicitation, as a client sends it. */
export type TestElicitationInput = {
  /** What the user is asked. */
  readonly message: string;
};

/** The input of test_elicitation, as its handler gets it: defaults are filled in. */
export type TestElicitationResolved = {
  /** What the user is asked. */
  readonly message: string;
};

/** The output of test_elicitation. */
export type TestElicitationOutput = ToolContent;

/** The reasons for which the handler of test_elicitation may refuse a call. */
export type TestElicitationReason = never;

/** The input of test_elicitation_sep1034_defaults, as a client sends it. */
export type TestElicitationSep1034DefaultsInput = Record<string, never>;

/** The input of test_elicitation_sep1034_defaults, as its handler gets it: defaults are filled in. */
export type TestElicitationSep1034DefaultsResolved = Record<string, never>;

/** The output of test_elicitation_sep1034_defaults. */
export type TestElicitationSep1034DefaultsOutput = ToolContent;

/** The reasons for which the handler of test_elicitation_sep1034_defaults may refuse a call. */
export type TestElicitationSep1034DefaultsReason = never;

/** The input of test_elicitation_sep1330_enums, as a client sends it. */
export type TestElicitationSep1330EnumsInput = Record<string, never>;

/** The input of test_elicitation_sep1330_enums, as its handler gets it: defaults are filled in. */
export type TestElicitationSep1330EnumsResolved = Record<string, never>;

/** The output of test_elicitation_sep1330_enums. */
export type TestElicitationSep1330EnumsOutput = ToolContent;

/** The reasons for which the handler of test_elicitation_sep1330_enums may refuse a call. */
export type TestElicitationSep1330EnumsReason = never;

/** The input of test_reconnection, as a client sends it. */
export type TestReconnectionInput = Record<string, never>;

/** The input of test_reconnection, as its handler gets it: defaults are filled in. */
export type TestReconnectionResolved = Record<string, never>;

/** The output of test_reconnection. */
export type TestReconnectionOutput = ToolContent;

/** The reasons for which the handler of test_reconnection may refuse a call. */
export type TestReconnectionReason = never;

/** Where the person lives. */
export type JsonSchema202012ToolInputAddress = {
  /** With the number of the house. */
  readonly street?: string;
  /** Without a postal code. */
  readonly city?: string;
};

/** The input of json_schema_2020_12_tool, as a client sends it. */
export type JsonSchema202012ToolInput = {
  /** Whose address it is. */
  readonly name?: string;
  readonly address?: JsonSchema202012ToolInputAddress;
  readonly contactMethod?: "phone" | "email";
  /** Required where the way of contact is phone. */
  readonly phone?: string;
  /** Required where the way of contact is not phone. */
  readonly email?: string;
} & ({ readonly phone: string } | { readonly email: string });

/** Where the person lives. */
export type JsonSchema202012ToolResolvedAddress = {
  /** With the number of the house. */
  readonly street?: string;
  /** Without a postal code. */
  readonly city?: string;
};

/** The input of json_schema_2020_12_tool, as its handler gets it: defaults are filled in. */
export type JsonSchema202012ToolResolved = {
  /** Whose address it is. */
  readonly name?: string;
  readonly address?: JsonSchema202012ToolResolvedAddress;
  readonly contactMethod?: "phone" | "email";
  /** Required where the way of contact is phone. */
  readonly phone?: string;
  /** Required where the way of contact is not phone. */
  readonly email?: string;
};

/** The output of json_schema_2020_12_tool. */
export type JsonSchema202012ToolOutput = ToolContent;

/** The reasons for which the handler of json_schema_2020_12_tool may refuse a call. */
export type JsonSchema202012ToolReason = never;

/** The input of test_missing_capability, as a client sends it. */
export type TestMissingCapabilityInput = Record<string, never>;

/** The input of test_missing_capability, as its handler gets it: defaults are filled in. */
export type TestMissingCapabilityResolved = Record<string, never>;

/** The output of test_missing_capability. */
export type TestMissingCapabilityOutput = ToolContent;

/** The reasons for which the handler of test_missing_capability may refuse a call. */
export type TestMissingCapabilityReason = never;

/** The input of test_streaming_elicitation, as a client sends it. */
export type TestStreamingElicitationInput = Record<string, never>;

/** The input of test_streaming_elicitation, as its handler gets it: defaults are filled in. */
export type TestStreamingElicitationResolved = Record<string, never>;

/** The output of test_streaming_elicitation. */
export type TestStreamingElicitationOutput = ToolContent;

/** The reasons for which the handler of test_streaming_elicitation may refuse a call. */
export type TestStreamingElicitationReason = never;

/** The input of test_logging_tool, as a client sends it. */
export type TestLoggingToolInput = Record<string, never>;

/** The input of test_logging_tool, as its handler gets it: defaults are filled in. */
export type TestLoggingToolResolved = Record<string, never>;

/** The output of test_logging_tool. */
export type TestLoggingToolOutput = ToolContent;

/** The reasons for which the handler of test_logging_tool may refuse a call. */
export type TestLoggingToolReason = never;

/** The input of test_trigger_tool_change, as a client sends it. */
export type TestTriggerToolChangeInput = Record<string, never>;

/** The input of test_trigger_tool_change, as its handler gets it: defaults are filled in. */
export type TestTriggerToolChangeResolved = Record<string, never>;

/** The output of test_trigger_tool_change. */
export type TestTriggerToolChangeOutput = ToolContent;

/** The reasons for which the handler of test_trigger_tool_change may refuse a call. */
export type TestTriggerToolChangeReason = never;

/** The input of test_trigger_prompt_change, as a client sends it. */
export type TestTriggerPromptChangeInput = Record<string, never>;

/** The input of test_trigger_prompt_change, as its handler gets it: defaults are filled in. */
export type TestTriggerPromptChangeResolved = Record<string, never>;

/** The output of test_trigger_prompt_change. */
export type TestTriggerPromptChangeOutput = ToolContent;

/** The reasons for which the handler of test_trigger_prompt_change may refuse a call. */
export type TestTriggerPromptChangeReason = never;

/** The input of test_input_required_result_elicitation, as a client sends it. */
export type TestInputRequiredResultElicitationInput = Record<string, never>;

/** The input of test_input_required_result_elicitation, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultElicitationResolved = Record<string, never>;

/** The output of test_input_required_result_elicitation. */
export type TestInputRequiredResultElicitationOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_elicitation may refuse a call. */
export type TestInputRequiredResultElicitationReason = never;

/** The input of test_input_required_result_sampling, as a client sends it. */
export type TestInputRequiredResultSamplingInput = Record<string, never>;

/** The input of test_input_required_result_sampling, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultSamplingResolved = Record<string, never>;

/** The output of test_input_required_result_sampling. */
export type TestInputRequiredResultSamplingOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_sampling may refuse a call. */
export type TestInputRequiredResultSamplingReason = never;

/** The input of test_input_required_result_list_roots, as a client sends it. */
export type TestInputRequiredResultListRootsInput = Record<string, never>;

/** The input of test_input_required_result_list_roots, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultListRootsResolved = Record<string, never>;

/** The output of test_input_required_result_list_roots. */
export type TestInputRequiredResultListRootsOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_list_roots may refuse a call. */
export type TestInputRequiredResultListRootsReason = never;

/** The input of test_input_required_result_request_state, as a client sends it. */
export type TestInputRequiredResultRequestStateInput = Record<string, never>;

/** The input of test_input_required_result_request_state, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultRequestStateResolved = Record<string, never>;

/** The output of test_input_required_result_request_state. */
export type TestInputRequiredResultRequestStateOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_request_state may refuse a call. */
export type TestInputRequiredResultRequestStateReason = never;

/** The input of test_input_required_result_multiple_inputs, as a client sends it. */
export type TestInputRequiredResultMultipleInputsInput = Record<string, never>;

/** The input of test_input_required_result_multiple_inputs, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultMultipleInputsResolved = Record<string, never>;

/** The output of test_input_required_result_multiple_inputs. */
export type TestInputRequiredResultMultipleInputsOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_multiple_inputs may refuse a call. */
export type TestInputRequiredResultMultipleInputsReason = never;

/** The input of test_input_required_result_multi_round, as a client sends it. */
export type TestInputRequiredResultMultiRoundInput = Record<string, never>;

/** The input of test_input_required_result_multi_round, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultMultiRoundResolved = Record<string, never>;

/** The output of test_input_required_result_multi_round. */
export type TestInputRequiredResultMultiRoundOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_multi_round may refuse a call. */
export type TestInputRequiredResultMultiRoundReason = never;

/** The input of test_input_required_result_tampered_state, as a client sends it. */
export type TestInputRequiredResultTamperedStateInput = Record<string, never>;

/** The input of test_input_required_result_tampered_state, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultTamperedStateResolved = Record<string, never>;

/** The output of test_input_required_result_tampered_state. */
export type TestInputRequiredResultTamperedStateOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_tampered_state may refuse a call. */
export type TestInputRequiredResultTamperedStateReason = never;

/** The input of test_input_required_result_capabilities, as a client sends it. */
export type TestInputRequiredResultCapabilitiesInput = Record<string, never>;

/** The input of test_input_required_result_capabilities, as its handler gets it: defaults are filled in. */
export type TestInputRequiredResultCapabilitiesResolved = Record<string, never>;

/** The output of test_input_required_result_capabilities. */
export type TestInputRequiredResultCapabilitiesOutput = ToolContent;

/** The reasons for which the handler of test_input_required_result_capabilities may refuse a call. */
export type TestInputRequiredResultCapabilitiesReason = never;

/** The input of test_x_mcp_header, as a client sends it. */
export type TestXMcpHeaderInput = {
  /** What to give back. */
  readonly text: string;
};

/** The input of test_x_mcp_header, as its handler gets it: defaults are filled in. */
export type TestXMcpHeaderResolved = {
  /** What to give back. */
  readonly text: string;
};

/** The output of test_x_mcp_header. */
export type TestXMcpHeaderOutput = ToolContent;

/** The reasons for which the handler of test_x_mcp_header may refuse a call. */
export type TestXMcpHeaderReason = never;

/** A JSON document that names the id of its URI */
export type TemplateDataResource = {
  readonly id: string;
  readonly templateTest: true;
  readonly data: string;
};

/** The data of a refusal besides its field and value, by reason. */
export type ReasonData = Record<never, never>;
