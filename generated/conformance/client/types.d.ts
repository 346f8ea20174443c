// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type { ContentBlock } from "./runtime/content.types.js";

/** What test_simple_text takes. */
export type TestSimpleTextInput = Record<string, never>;

/** What test_simple_text gives. */
export type TestSimpleTextOutput = readonly ContentBlock[];

/** Why test_simple_text may be refused. */
export type TestSimpleTextReason = never;

/** What test_image_content takes. */
export type TestImageContentInput = Record<string, never>;

/** What test_image_content gives. */
export type TestImageContentOutput = readonly ContentBlock[];

/** Why test_image_content may be refused. */
export type TestImageContentReason = never;

/** What test_audio_content takes. */
export type TestAudioContentInput = Record<string, never>;

/** What test_audio_content gives. */
export type TestAudioContentOutput = readonly ContentBlock[];

/** Why test_audio_content may be refused. */
export type TestAudioContentReason = never;

/** What test_embedded_resource takes. */
export type TestEmbeddedResourceInput = Record<string, never>;

/** What test_embedded_resource gives. */
export type TestEmbeddedResourceOutput = readonly ContentBlock[];

/** Why test_embedded_resource may be refused. */
export type TestEmbeddedResourceReason = never;

/** What test_multiple_content_types takes. */
export type TestMultipleContentTypesInput = Record<string, never>;

/** What test_multiple_content_types gives. */
export type TestMultipleContentTypesOutput = readonly ContentBlock[];

/** Why test_multiple_content_types may be refused. */
export type TestMultipleContentTypesReason = never;

/** What test_error_handling takes. */
export type TestErrorHandlingInput = Record<string, never>;

/** What test_error_handling gives. */
export type TestErrorHandlingOutput = readonly ContentBlock[];

/** Why test_error_handling may be refused. */
export type TestErrorHandlingReason = never;

/** What test_tool_with_progress takes. */
export type TestToolWithProgressInput = Record<string, never>;

/** What test_tool_with_progress gives. */
export type TestToolWithProgressOutput = readonly ContentBlock[];

/** Why test_tool_with_progress may be refused. */
export type TestToolWithProgressReason = never;

/** What test_tool_with_logging takes. */
export type TestToolWithLoggingInput = Record<string, never>;

/** What test_tool_with_logging gives. */
export type TestToolWithLoggingOutput = readonly ContentBlock[];

/** Why test_tool_with_logging may be refused. */
export type TestToolWithLoggingReason = never;

/** What test_sampling takes. */
export type TestSamplingInput = {
  /** What the model is asked. */
  readonly prompt: string;
};

/** What test_sampling gives. */
export type TestSamplingOutput = readonly ContentBlock[];

/** Why test_sampling may be refused. */
export type TestSamplingReason = never;

/** What test_elicitation takes. */
export type TestElicitationInput = {
  /** What the user is asked. */
  readonly message: string;
};

/** What test_elicitation gives. */
export type TestElicitationOutput = readonly ContentBlock[];

/** Why test_elicitation may be refused. */
export type TestElicitationReason = never;

/** What test_elicitation_sep1034_defaults takes. */
export type TestElicitationSep1034DefaultsInput = Record<string, never>;

/** What test_elicitation_sep1034_defaults gives. */
export type TestElicitationSep1034DefaultsOutput = readonly ContentBlock[];

/** Why test_elicitation_sep1034_defaults may be refused. */
export type TestElicitationSep1034DefaultsReason = never;

/** What test_elicitation_sep1330_enums takes. */
export type TestElicitationSep1330EnumsInput = Record<string, never>;

/** What test_elicitation_sep1330_enums gives. */
export type TestElicitationSep1330EnumsOutput = readonly ContentBlock[];

/** Why test_elicitation_sep1330_enums may be refused. */
export type TestElicitationSep1330EnumsReason = never;

/** What test_reconnection takes. */
export type TestReconnectionInput = Record<string, never>;

/** What test_reconnection gives. */
export type TestReconnectionOutput = readonly ContentBlock[];

/** Why test_reconnection may be refused. */
export type TestReconnectionReason = never;

/** Where the person lives. */
export type JsonSchema202012ToolInputAddress = {
  /** With the number of the house. */
  readonly street?: string;
  /** Without a postal code. */
  readonly city?: string;
};

/** What json_schema_2020_12_tool takes. */
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

/** What json_schema_2020_12_tool gives. */
export type JsonSchema202012ToolOutput = readonly ContentBlock[];

/** Why json_schema_2020_12_tool may be refused. */
export type JsonSchema202012ToolReason = never;

/** What test_missing_capability takes. */
export type TestMissingCapabilityInput = Record<string, never>;

/** What test_missing_capability gives. */
export type TestMissingCapabilityOutput = readonly ContentBlock[];

/** Why test_missing_capability may be refused. */
export type TestMissingCapabilityReason = never;

/** What test_streaming_elicitation takes. */
export type TestStreamingElicitationInput = Record<string, never>;

/** What test_streaming_elicitation gives. */
export type TestStreamingElicitationOutput = readonly ContentBlock[];

/** Why test_streaming_elicitation may be refused. */
export type TestStreamingElicitationReason = never;

/** What test_logging_tool takes. */
export type TestLoggingToolInput = Record<string, never>;

/** What test_logging_tool gives. */
export type TestLoggingToolOutput = readonly ContentBlock[];

/** Why test_logging_tool may be refused. */
export type TestLoggingToolReason = never;

/** What test_trigger_tool_change takes. */
export type TestTriggerToolChangeInput = Record<string, never>;

/** What test_trigger_tool_change gives. */
export type TestTriggerToolChangeOutput = readonly ContentBlock[];

/** Why test_trigger_tool_change may be refused. */
export type TestTriggerToolChangeReason = never;

/** What test_trigger_prompt_change takes. */
export type TestTriggerPromptChangeInput = Record<string, never>;

/** What test_trigger_prompt_change gives. */
export type TestTriggerPromptChangeOutput = readonly ContentBlock[];

/** Why test_trigger_prompt_change may be refused. */
export type TestTriggerPromptChangeReason = never;

/** What test_input_required_result_elicitation takes. */
export type TestInputRequiredResultElicitationInput = Record<string, never>;

/** What test_input_required_result_elicitation gives. */
export type TestInputRequiredResultElicitationOutput = readonly ContentBlock[];

/** Why test_input_required_result_elicitation may be refused. */
export type TestInputRequiredResultElicitationReason = never;

/** What test_input_required_result_sampling takes. */
export type TestInputRequiredResultSamplingInput = Record<string, never>;

/** What test_input_required_result_sampling gives. */
export type TestInputRequiredResultSamplingOutput = readonly ContentBlock[];

/** Why test_input_required_result_sampling may be refused. */
export type TestInputRequiredResultSamplingReason = never;

/** What test_input_required_result_list_roots takes. */
export type TestInputRequiredResultListRootsInput = Record<string, never>;

/** What test_input_required_result_list_roots gives. */
export type TestInputRequiredResultListRootsOutput = readonly ContentBlock[];

/** Why test_input_required_result_list_roots may be refused. */
export type TestInputRequiredResultListRootsReason = never;

/** What test_input_required_result_request_state takes. */
export type TestInputRequiredResultRequestStateInput = Record<string, never>;

/** What test_input_required_result_request_state gives. */
export type TestInputRequiredResultRequestStateOutput = readonly ContentBlock[];

/** Why test_input_required_result_request_state may be refused. */
export type TestInputRequiredResultRequestStateReason = never;

/** What test_input_required_result_multiple_inputs takes. */
export type TestInputRequiredResultMultipleInputsInput = Record<string, never>;

/** What test_input_required_result_multiple_inputs gives. */
export type TestInputRequiredResultMultipleInputsOutput = readonly ContentBlock[];

/** Why test_input_required_result_multiple_inputs may be refused. */
export type TestInputRequiredResultMultipleInputsReason = never;

/** What test_input_required_result_multi_round takes. */
export type TestInputRequiredResultMultiRoundInput = Record<string, never>;

/** What test_input_required_result_multi_round gives. */
export type TestInputRequiredResultMultiRoundOutput = readonly ContentBlock[];

/** Why test_input_required_result_multi_round may be refused. */
export type TestInputRequiredResultMultiRoundReason = never;

/** What test_input_required_result_tampered_state takes. */
export type TestInputRequiredResultTamperedStateInput = Record<string, never>;

/** What test_input_required_result_tampered_state gives. */
export type TestInputRequiredResultTamperedStateOutput = readonly ContentBlock[];

/** Why test_input_required_result_tampered_state may be refused. */
export type TestInputRequiredResultTamperedStateReason = never;

/** What test_input_required_result_capabilities takes. */
export type TestInputRequiredResultCapabilitiesInput = Record<string, never>;

/** What test_input_required_result_capabilities gives. */
export type TestInputRequiredResultCapabilitiesOutput = readonly ContentBlock[];

/** Why test_input_required_result_capabilities may be refused. */
export type TestInputRequiredResultCapabilitiesReason = never;

/** What test_x_mcp_header takes. */
export type TestXMcpHeaderInput = {
  /** What to give back. */
  readonly text: string;
};

/** What test_x_mcp_header gives. */
export type TestXMcpHeaderOutput = readonly ContentBlock[];

/** Why test_x_mcp_header may be refused. */
export type TestXMcpHeaderReason = never;

/** A JSON document that names the id of its URI */
export type TemplateDataResource = {
  readonly id: string;
  readonly templateTest: true;
  readonly data: string;
};

/** Why any tool may be refused. */
export type CommonReason = never;

/** What an error carries, by reason. */
export type ReasonData = {};
