// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type { ToolContent } from "#contract";

/** What a client may send to test_simple_text. */
export type TestSimpleTextInput = Record<string, never>;

/** What the handler of test_simple_text receives: defaults are filled in. */
export type TestSimpleTextResolved = Record<string, never>;

/** What test_simple_text gives. */
export type TestSimpleTextOutput = ToolContent;

/** Why test_simple_text may be refused by its handler. */
export type TestSimpleTextReason = never;

/** What a client may send to test_image_content. */
export type TestImageContentInput = Record<string, never>;

/** What the handler of test_image_content receives: defaults are filled in. */
export type TestImageContentResolved = Record<string, never>;

/** What test_image_content gives. */
export type TestImageContentOutput = ToolContent;

/** Why test_image_content may be refused by its handler. */
export type TestImageContentReason = never;

/** What a client may send to test_audio_content. */
export type TestAudioContentInput = Record<string, never>;

/** What the handler of test_audio_content receives: defaults are filled in. */
export type TestAudioContentResolved = Record<string, never>;

/** What test_audio_content gives. */
export type TestAudioContentOutput = ToolContent;

/** Why test_audio_content may be refused by its handler. */
export type TestAudioContentReason = never;

/** What a client may send to test_embedded_resource. */
export type TestEmbeddedResourceInput = Record<string, never>;

/** What the handler of test_embedded_resource receives: defaults are filled in. */
export type TestEmbeddedResourceResolved = Record<string, never>;

/** What test_embedded_resource gives. */
export type TestEmbeddedResourceOutput = ToolContent;

/** Why test_embedded_resource may be refused by its handler. */
export type TestEmbeddedResourceReason = never;

/** What a client may send to test_multiple_content_types. */
export type TestMultipleContentTypesInput = Record<string, never>;

/** What the handler of test_multiple_content_types receives: defaults are filled in. */
export type TestMultipleContentTypesResolved = Record<string, never>;

/** What test_multiple_content_types gives. */
export type TestMultipleContentTypesOutput = ToolContent;

/** Why test_multiple_content_types may be refused by its handler. */
export type TestMultipleContentTypesReason = never;

/** What a client may send to test_error_handling. */
export type TestErrorHandlingInput = Record<string, never>;

/** What the handler of test_error_handling receives: defaults are filled in. */
export type TestErrorHandlingResolved = Record<string, never>;

/** What test_error_handling gives. */
export type TestErrorHandlingOutput = ToolContent;

/** Why test_error_handling may be refused by its handler. */
export type TestErrorHandlingReason = never;

/** What a client may send to test_tool_with_progress. */
export type TestToolWithProgressInput = Record<string, never>;

/** What the handler of test_tool_with_progress receives: defaults are filled in. */
export type TestToolWithProgressResolved = Record<string, never>;

/** What test_tool_with_progress gives. */
export type TestToolWithProgressOutput = ToolContent;

/** Why test_tool_with_progress may be refused by its handler. */
export type TestToolWithProgressReason = never;

/** What a client may send to test_tool_with_logging. */
export type TestToolWithLoggingInput = Record<string, never>;

/** What the handler of test_tool_with_logging receives: defaults are filled in. */
export type TestToolWithLoggingResolved = Record<string, never>;

/** What test_tool_with_logging gives. */
export type TestToolWithLoggingOutput = ToolContent;

/** Why test_tool_with_logging may be refused by its handler. */
export type TestToolWithLoggingReason = never;

/** What a client may send to test_sampling. */
export type TestSamplingInput = {
  /** What the model is asked. */
  readonly prompt: string;
};

/** What the handler of test_sampling receives: defaults are filled in. */
export type TestSamplingResolved = {
  /** What the model is asked. */
  readonly prompt: string;
};

/** What test_sampling gives. */
export type TestSamplingOutput = ToolContent;

/** Why test_sampling may be refused by its handler. */
export type TestSamplingReason = never;

/** What a client may send to test_elicitation. */
export type TestElicitationInput = {
  /** What the user is asked. */
  readonly message: string;
};

/** What the handler of test_elicitation receives: defaults are filled in. */
export type TestElicitationResolved = {
  /** What the user is asked. */
  readonly message: string;
};

/** What test_elicitation gives. */
export type TestElicitationOutput = ToolContent;

/** Why test_elicitation may be refused by its handler. */
export type TestElicitationReason = never;

/** What a client may send to test_elicitation_sep1034_defaults. */
export type TestElicitationSep1034DefaultsInput = Record<string, never>;

/** What the handler of test_elicitation_sep1034_defaults receives: defaults are filled in. */
export type TestElicitationSep1034DefaultsResolved = Record<string, never>;

/** What test_elicitation_sep1034_defaults gives. */
export type TestElicitationSep1034DefaultsOutput = ToolContent;

/** Why test_elicitation_sep1034_defaults may be refused by its handler. */
export type TestElicitationSep1034DefaultsReason = never;

/** What a client may send to test_elicitation_sep1330_enums. */
export type TestElicitationSep1330EnumsInput = Record<string, never>;

/** What the handler of test_elicitation_sep1330_enums receives: defaults are filled in. */
export type TestElicitationSep1330EnumsResolved = Record<string, never>;

/** What test_elicitation_sep1330_enums gives. */
export type TestElicitationSep1330EnumsOutput = ToolContent;

/** Why test_elicitation_sep1330_enums may be refused by its handler. */
export type TestElicitationSep1330EnumsReason = never;

/** What a client may send to test_reconnection. */
export type TestReconnectionInput = Record<string, never>;

/** What the handler of test_reconnection receives: defaults are filled in. */
export type TestReconnectionResolved = Record<string, never>;

/** What test_reconnection gives. */
export type TestReconnectionOutput = ToolContent;

/** Why test_reconnection may be refused by its handler. */
export type TestReconnectionReason = never;

/** Where the person lives. */
export type JsonSchema202012ToolInputAddress = {
  /** With the number of the house. */
  readonly street?: string;
  /** Without a postal code. */
  readonly city?: string;
};

/** What a client may send to json_schema_2020_12_tool. */
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

/** What the handler of json_schema_2020_12_tool receives: defaults are filled in. */
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

/** What json_schema_2020_12_tool gives. */
export type JsonSchema202012ToolOutput = ToolContent;

/** Why json_schema_2020_12_tool may be refused by its handler. */
export type JsonSchema202012ToolReason = never;

/** What a client may send to test_missing_capability. */
export type TestMissingCapabilityInput = Record<string, never>;

/** What the handler of test_missing_capability receives: defaults are filled in. */
export type TestMissingCapabilityResolved = Record<string, never>;

/** What test_missing_capability gives. */
export type TestMissingCapabilityOutput = ToolContent;

/** Why test_missing_capability may be refused by its handler. */
export type TestMissingCapabilityReason = never;

/** What a client may send to test_streaming_elicitation. */
export type TestStreamingElicitationInput = Record<string, never>;

/** What the handler of test_streaming_elicitation receives: defaults are filled in. */
export type TestStreamingElicitationResolved = Record<string, never>;

/** What test_streaming_elicitation gives. */
export type TestStreamingElicitationOutput = ToolContent;

/** Why test_streaming_elicitation may be refused by its handler. */
export type TestStreamingElicitationReason = never;

/** What a client may send to test_logging_tool. */
export type TestLoggingToolInput = Record<string, never>;

/** What the handler of test_logging_tool receives: defaults are filled in. */
export type TestLoggingToolResolved = Record<string, never>;

/** What test_logging_tool gives. */
export type TestLoggingToolOutput = ToolContent;

/** Why test_logging_tool may be refused by its handler. */
export type TestLoggingToolReason = never;

/** What a client may send to test_trigger_tool_change. */
export type TestTriggerToolChangeInput = Record<string, never>;

/** What the handler of test_trigger_tool_change receives: defaults are filled in. */
export type TestTriggerToolChangeResolved = Record<string, never>;

/** What test_trigger_tool_change gives. */
export type TestTriggerToolChangeOutput = ToolContent;

/** Why test_trigger_tool_change may be refused by its handler. */
export type TestTriggerToolChangeReason = never;

/** What a client may send to test_trigger_prompt_change. */
export type TestTriggerPromptChangeInput = Record<string, never>;

/** What the handler of test_trigger_prompt_change receives: defaults are filled in. */
export type TestTriggerPromptChangeResolved = Record<string, never>;

/** What test_trigger_prompt_change gives. */
export type TestTriggerPromptChangeOutput = ToolContent;

/** Why test_trigger_prompt_change may be refused by its handler. */
export type TestTriggerPromptChangeReason = never;

/** What a client may send to test_input_required_result_elicitation. */
export type TestInputRequiredResultElicitationInput = Record<string, never>;

/** What the handler of test_input_required_result_elicitation receives: defaults are filled in. */
export type TestInputRequiredResultElicitationResolved = Record<string, never>;

/** What test_input_required_result_elicitation gives. */
export type TestInputRequiredResultElicitationOutput = ToolContent;

/** Why test_input_required_result_elicitation may be refused by its handler. */
export type TestInputRequiredResultElicitationReason = never;

/** What a client may send to test_input_required_result_sampling. */
export type TestInputRequiredResultSamplingInput = Record<string, never>;

/** What the handler of test_input_required_result_sampling receives: defaults are filled in. */
export type TestInputRequiredResultSamplingResolved = Record<string, never>;

/** What test_input_required_result_sampling gives. */
export type TestInputRequiredResultSamplingOutput = ToolContent;

/** Why test_input_required_result_sampling may be refused by its handler. */
export type TestInputRequiredResultSamplingReason = never;

/** What a client may send to test_input_required_result_list_roots. */
export type TestInputRequiredResultListRootsInput = Record<string, never>;

/** What the handler of test_input_required_result_list_roots receives: defaults are filled in. */
export type TestInputRequiredResultListRootsResolved = Record<string, never>;

/** What test_input_required_result_list_roots gives. */
export type TestInputRequiredResultListRootsOutput = ToolContent;

/** Why test_input_required_result_list_roots may be refused by its handler. */
export type TestInputRequiredResultListRootsReason = never;

/** What a client may send to test_input_required_result_request_state. */
export type TestInputRequiredResultRequestStateInput = Record<string, never>;

/** What the handler of test_input_required_result_request_state receives: defaults are filled in. */
export type TestInputRequiredResultRequestStateResolved = Record<string, never>;

/** What test_input_required_result_request_state gives. */
export type TestInputRequiredResultRequestStateOutput = ToolContent;

/** Why test_input_required_result_request_state may be refused by its handler. */
export type TestInputRequiredResultRequestStateReason = never;

/** What a client may send to test_input_required_result_multiple_inputs. */
export type TestInputRequiredResultMultipleInputsInput = Record<string, never>;

/** What the handler of test_input_required_result_multiple_inputs receives: defaults are filled in. */
export type TestInputRequiredResultMultipleInputsResolved = Record<string, never>;

/** What test_input_required_result_multiple_inputs gives. */
export type TestInputRequiredResultMultipleInputsOutput = ToolContent;

/** Why test_input_required_result_multiple_inputs may be refused by its handler. */
export type TestInputRequiredResultMultipleInputsReason = never;

/** What a client may send to test_input_required_result_multi_round. */
export type TestInputRequiredResultMultiRoundInput = Record<string, never>;

/** What the handler of test_input_required_result_multi_round receives: defaults are filled in. */
export type TestInputRequiredResultMultiRoundResolved = Record<string, never>;

/** What test_input_required_result_multi_round gives. */
export type TestInputRequiredResultMultiRoundOutput = ToolContent;

/** Why test_input_required_result_multi_round may be refused by its handler. */
export type TestInputRequiredResultMultiRoundReason = never;

/** What a client may send to test_input_required_result_tampered_state. */
export type TestInputRequiredResultTamperedStateInput = Record<string, never>;

/** What the handler of test_input_required_result_tampered_state receives: defaults are filled in. */
export type TestInputRequiredResultTamperedStateResolved = Record<string, never>;

/** What test_input_required_result_tampered_state gives. */
export type TestInputRequiredResultTamperedStateOutput = ToolContent;

/** Why test_input_required_result_tampered_state may be refused by its handler. */
export type TestInputRequiredResultTamperedStateReason = never;

/** What a client may send to test_input_required_result_capabilities. */
export type TestInputRequiredResultCapabilitiesInput = Record<string, never>;

/** What the handler of test_input_required_result_capabilities receives: defaults are filled in. */
export type TestInputRequiredResultCapabilitiesResolved = Record<string, never>;

/** What test_input_required_result_capabilities gives. */
export type TestInputRequiredResultCapabilitiesOutput = ToolContent;

/** Why test_input_required_result_capabilities may be refused by its handler. */
export type TestInputRequiredResultCapabilitiesReason = never;

/** What a client may send to test_x_mcp_header. */
export type TestXMcpHeaderInput = {
  /** What to give back. */
  readonly text: string;
};

/** What the handler of test_x_mcp_header receives: defaults are filled in. */
export type TestXMcpHeaderResolved = {
  /** What to give back. */
  readonly text: string;
};

/** What test_x_mcp_header gives. */
export type TestXMcpHeaderOutput = ToolContent;

/** Why test_x_mcp_header may be refused by its handler. */
export type TestXMcpHeaderReason = never;

/** A JSON document that names the id of its URI */
export type TemplateDataResource = {
  readonly id: string;
  readonly templateTest: true;
  readonly data: string;
};

/** What a refusal tells besides its field and value, by its reason. */
export type ReasonData = Record<never, never>;
