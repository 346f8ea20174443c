// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type {
  Manifest,
  OutputSchemas,
  PackContract,
  PromptContract,
  ReasonEntry,
  ResourceContract,
  SchemaProfile,
  ToolListHashes,
  Validator,
} from "#contract";
import { changedEntries, manifestEntries, tool, withOutputSchemas } from "#contract";
import { resolveTestSimpleText, resolveTestImageContent, resolveTestAudioContent, resolveTestEmbeddedResource, resolveTestMultipleContentTypes, resolveTestErrorHandling, resolveTestToolWithProgress, resolveTestToolWithLogging, resolveTestSampling, resolveTestElicitation, resolveTestElicitationSep1034Defaults, resolveTestElicitationSep1330Enums, resolveTestReconnection, resolveJsonSchema202012Tool, resolveTestMissingCapability, resolveTestStreamingElicitation, resolveTestLoggingTool, resolveTestTriggerToolChange, resolveTestTriggerPromptChange, resolveTestInputRequiredResultElicitation, resolveTestInputRequiredResultSampling, resolveTestInputRequiredResultListRoots, resolveTestInputRequiredResultRequestState, resolveTestInputRequiredResultMultipleInputs, resolveTestInputRequiredResultMultiRound, resolveTestInputRequiredResultTamperedState, resolveTestInputRequiredResultCapabilities, resolveTestXMcpHeader } from "./resolve.js";
import type * as types from "./types.js";

/** Gives one block of text. */
export const testSimpleText = tool<
  types.TestSimpleTextInput,
  types.TestSimpleTextResolved,
  types.TestSimpleTextOutput,
  types.TestSimpleTextReason,
  Pick<types.ReasonData, types.TestSimpleTextReason>
>({
  name: "test_simple_text",
  title: "Text",
  description: "Gives one block of text.",
  annotations: { title: "Text", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestSimpleText,
  loadInputValidator: () => import("./validators/testSimpleTextInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Gives one image. */
export const testImageContent = tool<
  types.TestImageContentInput,
  types.TestImageContentResolved,
  types.TestImageContentOutput,
  types.TestImageContentReason,
  Pick<types.ReasonData, types.TestImageContentReason>
>({
  name: "test_image_content",
  title: "Image",
  description: "Gives one image.",
  annotations: { title: "Image", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestImageContent,
  loadInputValidator: () => import("./validators/testImageContentInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Gives one sound. */
export const testAudioContent = tool<
  types.TestAudioContentInput,
  types.TestAudioContentResolved,
  types.TestAudioContentOutput,
  types.TestAudioContentReason,
  Pick<types.ReasonData, types.TestAudioContentReason>
>({
  name: "test_audio_content",
  title: "Audio",
  description: "Gives one sound.",
  annotations: { title: "Audio", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestAudioContent,
  loadInputValidator: () => import("./validators/testAudioContentInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Gives a resource inside the answer. */
export const testEmbeddedResource = tool<
  types.TestEmbeddedResourceInput,
  types.TestEmbeddedResourceResolved,
  types.TestEmbeddedResourceOutput,
  types.TestEmbeddedResourceReason,
  Pick<types.ReasonData, types.TestEmbeddedResourceReason>
>({
  name: "test_embedded_resource",
  title: "Embedded resource",
  description: "Gives a resource inside the answer.",
  annotations: {
    title: "Embedded resource",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestEmbeddedResource,
  loadInputValidator: () => import("./validators/testEmbeddedResourceInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Gives text, an image and an embedded resource in one answer. */
export const testMultipleContentTypes = tool<
  types.TestMultipleContentTypesInput,
  types.TestMultipleContentTypesResolved,
  types.TestMultipleContentTypesOutput,
  types.TestMultipleContentTypesReason,
  Pick<types.ReasonData, types.TestMultipleContentTypesReason>
>({
  name: "test_multiple_content_types",
  title: "Several kinds of content",
  description: "Gives text, an image and an embedded resource in one answer.",
  annotations: {
    title: "Several kinds of content",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestMultipleContentTypes,
  loadInputValidator: () => import("./validators/testMultipleContentTypesInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Always gives an error as its result. */
export const testErrorHandling = tool<
  types.TestErrorHandlingInput,
  types.TestErrorHandlingResolved,
  types.TestErrorHandlingOutput,
  types.TestErrorHandlingReason,
  Pick<types.ReasonData, types.TestErrorHandlingReason>
>({
  name: "test_error_handling",
  title: "Error",
  description: "Always gives an error as its result.",
  annotations: { title: "Error", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestErrorHandling,
  loadInputValidator: () => import("./validators/testErrorHandlingInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it. */
export const testToolWithProgress = tool<
  types.TestToolWithProgressInput,
  types.TestToolWithProgressResolved,
  types.TestToolWithProgressOutput,
  types.TestToolWithProgressReason,
  Pick<types.ReasonData, types.TestToolWithProgressReason>
>({
  name: "test_tool_with_progress",
  title: "Progress",
  description: "Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it.",
  annotations: {
    title: "Progress",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["progress"],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestToolWithProgress,
  loadInputValidator: () => import("./validators/testToolWithProgressInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Logs three messages at level info on its way. */
export const testToolWithLogging = tool<
  types.TestToolWithLoggingInput,
  types.TestToolWithLoggingResolved,
  types.TestToolWithLoggingOutput,
  types.TestToolWithLoggingReason,
  Pick<types.ReasonData, types.TestToolWithLoggingReason>
>({
  name: "test_tool_with_logging",
  title: "Log messages",
  description: "Logs three messages at level info on its way.",
  annotations: {
    title: "Log messages",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["logging"],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestToolWithLogging,
  loadInputValidator: () => import("./validators/testToolWithLoggingInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Has the client's model answer a prompt, and gives its answer. */
export const testSampling = tool<
  types.TestSamplingInput,
  types.TestSamplingResolved,
  types.TestSamplingOutput,
  types.TestSamplingReason,
  Pick<types.ReasonData, types.TestSamplingReason>
>({
  name: "test_sampling",
  title: "Sampling",
  description: "Has the client's model answer a prompt, and gives its answer.",
  annotations: {
    title: "Sampling",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["sampling"],
  requires: ["sampling"],
  inputSchema: {
    type: "object",
    properties: { prompt: { type: "string", description: "What the model is asked." } },
    required: ["prompt"],
  },
  resolve: resolveTestSampling,
  loadInputValidator: () => import("./validators/testSamplingInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user for a name and an e-mail address, and tells what the user did. */
export const testElicitation = tool<
  types.TestElicitationInput,
  types.TestElicitationResolved,
  types.TestElicitationOutput,
  types.TestElicitationReason,
  Pick<types.ReasonData, types.TestElicitationReason>
>({
  name: "test_elicitation",
  title: "Elicitation",
  description: "Asks the user for a name and an e-mail address, and tells what the user did.",
  annotations: {
    title: "Elicitation",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: {
    type: "object",
    properties: { message: { type: "string", description: "What the user is asked." } },
    required: ["message"],
  },
  resolve: resolveTestElicitation,
  loadInputValidator: () => import("./validators/testElicitationInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user with a form that has a default for each primitive type. */
export const testElicitationSep1034Defaults = tool<
  types.TestElicitationSep1034DefaultsInput,
  types.TestElicitationSep1034DefaultsResolved,
  types.TestElicitationSep1034DefaultsOutput,
  types.TestElicitationSep1034DefaultsReason,
  Pick<types.ReasonData, types.TestElicitationSep1034DefaultsReason>
>({
  name: "test_elicitation_sep1034_defaults",
  title: "Elicitation with defaults",
  description: "Asks the user with a form that has a default for each primitive type.",
  annotations: {
    title: "Elicitation with defaults",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestElicitationSep1034Defaults,
  loadInputValidator: () => import("./validators/testElicitationSep1034DefaultsInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user with a form that has each of the five forms of a choice. */
export const testElicitationSep1330Enums = tool<
  types.TestElicitationSep1330EnumsInput,
  types.TestElicitationSep1330EnumsResolved,
  types.TestElicitationSep1330EnumsOutput,
  types.TestElicitationSep1330EnumsReason,
  Pick<types.ReasonData, types.TestElicitationSep1330EnumsReason>
>({
  name: "test_elicitation_sep1330_enums",
  title: "Elicitation with choices",
  description: "Asks the user with a form that has each of the five forms of a choice.",
  annotations: {
    title: "Elicitation with choices",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestElicitationSep1330Enums,
  loadInputValidator: () => import("./validators/testElicitationSep1330EnumsInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Ends the stream of its call before it answers, so that the client comes back for the answer. */
export const testReconnection = tool<
  types.TestReconnectionInput,
  types.TestReconnectionResolved,
  types.TestReconnectionOutput,
  types.TestReconnectionReason,
  Pick<types.ReasonData, types.TestReconnectionReason>
>({
  name: "test_reconnection",
  title: "Reconnection",
  description: "Ends the stream of its call before it answers, so that the client comes back for the answer.",
  annotations: {
    title: "Reconnection",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["progress"],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestReconnection,
  loadInputValidator: () => import("./validators/testReconnectionInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Takes an address and a way of contact, described with keywords of JSON Schema 2020-12. */
export const jsonSchema202012Tool = tool<
  types.JsonSchema202012ToolInput,
  types.JsonSchema202012ToolResolved,
  types.JsonSchema202012ToolOutput,
  types.JsonSchema202012ToolReason,
  Pick<types.ReasonData, types.JsonSchema202012ToolReason>
>({
  name: "json_schema_2020_12_tool",
  title: "JSON Schema 2020-12",
  description: "Takes an address and a way of contact, described with keywords of JSON Schema 2020-12.",
  annotations: {
    title: "JSON Schema 2020-12",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    $defs: {
      address: {
        $anchor: "addressDef",
        type: "object",
        properties: {
          street: { type: "string", description: "With the number of the house." },
          city: { type: "string", description: "Without a postal code." },
        },
        description: "Where the person lives.",
      },
    },
    properties: {
      name: { type: "string", description: "Whose address it is." },
      address: { $ref: "#/$defs/address" },
      contactMethod: { type: "string", enum: ["phone", "email"] },
      phone: { type: "string", description: "Required where the way of contact is phone." },
      email: { type: "string", description: "Required where the way of contact is not phone." },
    },
    allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
    if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
    then: { required: ["phone"] },
    else: { required: ["email"] },
    additionalProperties: false,
  },
  resolve: resolveJsonSchema202012Tool,
  loadInputValidator: () => import("./validators/jsonSchema202012ToolInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Needs a client that can sample, and is refused to any other. */
export const testMissingCapability = tool<
  types.TestMissingCapabilityInput,
  types.TestMissingCapabilityResolved,
  types.TestMissingCapabilityOutput,
  types.TestMissingCapabilityReason,
  Pick<types.ReasonData, types.TestMissingCapabilityReason>
>({
  name: "test_missing_capability",
  title: "Missing capability",
  description: "Needs a client that can sample, and is refused to any other.",
  annotations: {
    title: "Missing capability",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["sampling"],
  requires: ["sampling"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestMissingCapability,
  loadInputValidator: () => import("./validators/testMissingCapabilityInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user to go on, and tells what the user did. */
export const testStreamingElicitation = tool<
  types.TestStreamingElicitationInput,
  types.TestStreamingElicitationResolved,
  types.TestStreamingElicitationOutput,
  types.TestStreamingElicitationReason,
  Pick<types.ReasonData, types.TestStreamingElicitationReason>
>({
  name: "test_streaming_elicitation",
  title: "Elicitation in an answer",
  description: "Asks the user to go on, and tells what the user did.",
  annotations: {
    title: "Elicitation in an answer",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestStreamingElicitation,
  loadInputValidator: () => import("./validators/testStreamingElicitationInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Logs one message, which only a client that set a log level hears. */
export const testLoggingTool = tool<
  types.TestLoggingToolInput,
  types.TestLoggingToolResolved,
  types.TestLoggingToolOutput,
  types.TestLoggingToolReason,
  Pick<types.ReasonData, types.TestLoggingToolReason>
>({
  name: "test_logging_tool",
  title: "Log message",
  description: "Logs one message, which only a client that set a log level hears.",
  annotations: {
    title: "Log message",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["logging"],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestLoggingTool,
  loadInputValidator: () => import("./validators/testLoggingToolInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Announces that the list of tools may have changed. */
export const testTriggerToolChange = tool<
  types.TestTriggerToolChangeInput,
  types.TestTriggerToolChangeResolved,
  types.TestTriggerToolChangeOutput,
  types.TestTriggerToolChangeReason,
  Pick<types.ReasonData, types.TestTriggerToolChangeReason>
>({
  name: "test_trigger_tool_change",
  title: "Change of the tools",
  description: "Announces that the list of tools may have changed.",
  annotations: {
    title: "Change of the tools",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestTriggerToolChange,
  loadInputValidator: () => import("./validators/testTriggerToolChangeInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Announces that the list of prompts may have changed. */
export const testTriggerPromptChange = tool<
  types.TestTriggerPromptChangeInput,
  types.TestTriggerPromptChangeResolved,
  types.TestTriggerPromptChangeOutput,
  types.TestTriggerPromptChangeReason,
  Pick<types.ReasonData, types.TestTriggerPromptChangeReason>
>({
  name: "test_trigger_prompt_change",
  title: "Change of the prompts",
  description: "Announces that the list of prompts may have changed.",
  annotations: {
    title: "Change of the prompts",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestTriggerPromptChange,
  loadInputValidator: () => import("./validators/testTriggerPromptChangeInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user's name, and greets. */
export const testInputRequiredResultElicitation = tool<
  types.TestInputRequiredResultElicitationInput,
  types.TestInputRequiredResultElicitationResolved,
  types.TestInputRequiredResultElicitationOutput,
  types.TestInputRequiredResultElicitationReason,
  Pick<types.ReasonData, types.TestInputRequiredResultElicitationReason>
>({
  name: "test_input_required_result_elicitation",
  title: "Input from the user",
  description: "Asks the user's name, and greets.",
  annotations: {
    title: "Input from the user",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultElicitation,
  loadInputValidator: () => import("./validators/testInputRequiredResultElicitationInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the client's model for the capital of France, and gives its answer. */
export const testInputRequiredResultSampling = tool<
  types.TestInputRequiredResultSamplingInput,
  types.TestInputRequiredResultSamplingResolved,
  types.TestInputRequiredResultSamplingOutput,
  types.TestInputRequiredResultSamplingReason,
  Pick<types.ReasonData, types.TestInputRequiredResultSamplingReason>
>({
  name: "test_input_required_result_sampling",
  title: "Input from the model",
  description: "Asks the client's model for the capital of France, and gives its answer.",
  annotations: {
    title: "Input from the model",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["sampling"],
  requires: ["sampling"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultSampling,
  loadInputValidator: () => import("./validators/testInputRequiredResultSamplingInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks for the client's roots, and names them. */
export const testInputRequiredResultListRoots = tool<
  types.TestInputRequiredResultListRootsInput,
  types.TestInputRequiredResultListRootsResolved,
  types.TestInputRequiredResultListRootsOutput,
  types.TestInputRequiredResultListRootsReason,
  Pick<types.ReasonData, types.TestInputRequiredResultListRootsReason>
>({
  name: "test_input_required_result_list_roots",
  title: "Input of roots",
  description: "Asks for the client's roots, and names them.",
  annotations: {
    title: "Input of roots",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["roots"],
  requires: ["roots"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultListRoots,
  loadInputValidator: () => import("./validators/testInputRequiredResultListRootsInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user to confirm, and tells that the state came back whole. */
export const testInputRequiredResultRequestState = tool<
  types.TestInputRequiredResultRequestStateInput,
  types.TestInputRequiredResultRequestStateResolved,
  types.TestInputRequiredResultRequestStateOutput,
  types.TestInputRequiredResultRequestStateReason,
  Pick<types.ReasonData, types.TestInputRequiredResultRequestStateReason>
>({
  name: "test_input_required_result_request_state",
  title: "State between rounds",
  description: "Asks the user to confirm, and tells that the state came back whole.",
  annotations: {
    title: "State between rounds",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultRequestState,
  loadInputValidator: () => import("./validators/testInputRequiredResultRequestStateInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks for a name, a greeting and roots in one round. */
export const testInputRequiredResultMultipleInputs = tool<
  types.TestInputRequiredResultMultipleInputsInput,
  types.TestInputRequiredResultMultipleInputsResolved,
  types.TestInputRequiredResultMultipleInputsOutput,
  types.TestInputRequiredResultMultipleInputsReason,
  Pick<types.ReasonData, types.TestInputRequiredResultMultipleInputsReason>
>({
  name: "test_input_required_result_multiple_inputs",
  title: "Several inputs at once",
  description: "Asks for a name, a greeting and roots in one round.",
  annotations: {
    title: "Several inputs at once",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation", "sampling", "roots"],
  requires: ["elicitation", "sampling", "roots"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultMultipleInputs,
  loadInputValidator: () => import("./validators/testInputRequiredResultMultipleInputsInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks for a name, then for a color. */
export const testInputRequiredResultMultiRound = tool<
  types.TestInputRequiredResultMultiRoundInput,
  types.TestInputRequiredResultMultiRoundResolved,
  types.TestInputRequiredResultMultiRoundOutput,
  types.TestInputRequiredResultMultiRoundReason,
  Pick<types.ReasonData, types.TestInputRequiredResultMultiRoundReason>
>({
  name: "test_input_required_result_multi_round",
  title: "Several rounds",
  description: "Asks for a name, then for a color.",
  annotations: {
    title: "Several rounds",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultMultiRound,
  loadInputValidator: () => import("./validators/testInputRequiredResultMultiRoundInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks the user to confirm, and refuses state that is not its own. */
export const testInputRequiredResultTamperedState = tool<
  types.TestInputRequiredResultTamperedStateInput,
  types.TestInputRequiredResultTamperedStateResolved,
  types.TestInputRequiredResultTamperedStateOutput,
  types.TestInputRequiredResultTamperedStateReason,
  Pick<types.ReasonData, types.TestInputRequiredResultTamperedStateReason>
>({
  name: "test_input_required_result_tampered_state",
  title: "State that was changed",
  description: "Asks the user to confirm, and refuses state that is not its own.",
  annotations: {
    title: "State that was changed",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation"],
  requires: ["elicitation"],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultTamperedState,
  loadInputValidator: () => import("./validators/testInputRequiredResultTamperedStateInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Asks by whatever way the client has declared, and by no other. */
export const testInputRequiredResultCapabilities = tool<
  types.TestInputRequiredResultCapabilitiesInput,
  types.TestInputRequiredResultCapabilitiesResolved,
  types.TestInputRequiredResultCapabilitiesOutput,
  types.TestInputRequiredResultCapabilitiesReason,
  Pick<types.ReasonData, types.TestInputRequiredResultCapabilitiesReason>
>({
  name: "test_input_required_result_capabilities",
  title: "Only what the client can",
  description: "Asks by whatever way the client has declared, and by no other.",
  annotations: {
    title: "Only what the client can",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: ["elicitation", "sampling", "roots"],
  requires: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  resolve: resolveTestInputRequiredResultCapabilities,
  loadInputValidator: () => import("./validators/testInputRequiredResultCapabilitiesInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** Gives back a text that travels in the header Mcp-Param-Echo as well. */
export const testXMcpHeader = tool<
  types.TestXMcpHeaderInput,
  types.TestXMcpHeaderResolved,
  types.TestXMcpHeaderOutput,
  types.TestXMcpHeaderReason,
  Pick<types.ReasonData, types.TestXMcpHeaderReason>
>({
  name: "test_x_mcp_header",
  title: "Parameter in a header",
  description: "Gives back a text that travels in the header Mcp-Param-Echo as well.",
  annotations: {
    title: "Parameter in a header",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: { text: { type: "string", description: "What to give back.", "x-mcp-header": "Echo" } },
    required: ["text"],
  },
  resolve: resolveTestXMcpHeader,
  loadInputValidator: () => import("./validators/testXMcpHeaderInput.js").then((module) => module.validate),
  loadOutputValidator: undefined,
});

/** The tools of Conformance fixtures, in the order in which they are listed. */
export const conformance = { test_simple_text: testSimpleText, test_image_content: testImageContent, test_audio_content: testAudioContent, test_embedded_resource: testEmbeddedResource, test_multiple_content_types: testMultipleContentTypes, test_error_handling: testErrorHandling, test_tool_with_progress: testToolWithProgress, test_tool_with_logging: testToolWithLogging, test_sampling: testSampling, test_elicitation: testElicitation, test_elicitation_sep1034_defaults: testElicitationSep1034Defaults, test_elicitation_sep1330_enums: testElicitationSep1330Enums, test_reconnection: testReconnection, json_schema_2020_12_tool: jsonSchema202012Tool, test_missing_capability: testMissingCapability, test_streaming_elicitation: testStreamingElicitation, test_logging_tool: testLoggingTool, test_trigger_tool_change: testTriggerToolChange, test_trigger_prompt_change: testTriggerPromptChange, test_input_required_result_elicitation: testInputRequiredResultElicitation, test_input_required_result_sampling: testInputRequiredResultSampling, test_input_required_result_list_roots: testInputRequiredResultListRoots, test_input_required_result_request_state: testInputRequiredResultRequestState, test_input_required_result_multiple_inputs: testInputRequiredResultMultipleInputs, test_input_required_result_multi_round: testInputRequiredResultMultiRound, test_input_required_result_tampered_state: testInputRequiredResultTamperedState, test_input_required_result_capabilities: testInputRequiredResultCapabilities, test_x_mcp_header: testXMcpHeader } as const;

/** Every reason for which a call may be refused. */
export const errors = {
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "static-text" | "static-binary" | "watched-resource" | "template-data";
export type PromptName = "test_simple_prompt" | "test_prompt_with_arguments" | "test_prompt_with_embedded_resource" | "test_prompt_with_image" | "test_input_required_result_prompt";

export const resources = [
  {
    name: "static-text",
    title: "Text",
    description: "A text that never changes",
    uri: "test://static-text",
    mimeType: "text/plain",
    cache: { scope: "public", ttlMs: 3600000 },
  },
  {
    name: "static-binary",
    title: "Image",
    description: "An image that never changes",
    uri: "test://static-binary",
    mimeType: "image/png",
    cache: { scope: "public", ttlMs: 3600000 },
  },
  {
    name: "watched-resource",
    title: "Watched text",
    description: "A text to subscribe to",
    uri: "test://watched-resource",
    mimeType: "text/plain",
    cache: { scope: "public", ttlMs: 0 },
  },
  {
    name: "template-data",
    title: "Data by id",
    description: "A JSON document that names the id of its URI",
    uriTemplate: "test://template/{id}/data",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 3600000 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
  {
    name: "test_simple_prompt",
    title: "Text",
    description: "One message of text",
    arguments: [],
    interaction: [],
  },
  {
    name: "test_prompt_with_arguments",
    title: "Arguments",
    description: "A message that repeats its arguments",
    arguments: [
      { name: "arg1", description: "The first argument", required: true },
      { name: "arg2", description: "The second argument", required: true },
    ],
    interaction: [],
  },
  {
    name: "test_prompt_with_embedded_resource",
    title: "Embedded resource",
    description: "A message that carries a resource",
    arguments: [{ name: "resourceUri", description: "What the message carries", required: true }],
    interaction: [],
  },
  {
    name: "test_prompt_with_image",
    title: "Image",
    description: "A message that carries an image",
    arguments: [],
    interaction: [],
  },
  {
    name: "test_input_required_result_prompt",
    title: "Input from the user",
    description: "A prompt that asks the user for its context",
    arguments: [],
    interaction: ["elicitation"],
  },
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  "template-data": () => import("./validators/templateDataResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolListHashes: ToolListHashes = {
  portable: {
    full: "ca9f01a1a34770989ae0a95a97cd8ee956503e8c7b3bf6928805c7c13a4b01f4",
    outline: "ca9f01a1a34770989ae0a95a97cd8ee956503e8c7b3bf6928805c7c13a4b01f4",
    none: "ca9f01a1a34770989ae0a95a97cd8ee956503e8c7b3bf6928805c7c13a4b01f4",
  },
  verbatim: {
    full: "8f08deac7f826f34715018fff9da24588f0fd75a488ca0cd738272586241b33a",
    outline: "8f08deac7f826f34715018fff9da24588f0fd75a488ca0cd738272586241b33a",
    none: "8f08deac7f826f34715018fff9da24588f0fd75a488ca0cd738272586241b33a",
  },
};

const loadTools = async (profile: SchemaProfile, outputSchemas: OutputSchemas) => {
  const [tools, changes, outlines] = await Promise.all([
    import("./manifest/tools.verbatim.json", { with: { type: "json" } }),
    profile === "portable" ? import("./manifest/tools.portable.changes.json", { with: { type: "json" } }) : undefined,
    outputSchemas === "outline" ? import("./manifest/tools.outlines.json", { with: { type: "json" } }) : undefined,
  ]);
  const entries = manifestEntries(tools.default);
  const listed = changes === undefined ? entries : changedEntries(entries, changes.default);
  return withOutputSchemas(listed, outputSchemas, outlines?.default);
};

const loadManifest = async (profile: SchemaProfile, outputSchemas: OutputSchemas): Promise<Manifest> => {
  const [tools, lists, promptList] = await Promise.all([
    loadTools(profile, outputSchemas),
    import("./manifest/resources.json", { with: { type: "json" } }),
    import("./manifest/prompts.json", { with: { type: "json" } }),
  ]);
  return {
    tools,
    resources: manifestEntries(lists.default.resources),
    resourceTemplates: manifestEntries(lists.default.resourceTemplates),
    prompts: manifestEntries(promptList.default),
    hash: toolListHashes[profile][outputSchemas],
  };
};

export const contract: PackContract & { readonly tools: typeof conformance } = {
  name: "conformance",
  title: "Conformance fixtures",
  version: "1.1.0",
  instructions: "Fixtures for the MCP conformance suite. Each tool shows one thing of the protocol; none of them is of use for anything else.",
  tools: conformance,
  errors,
  resources,
  prompts,
  errorDocs: "test://errors#{reason}",
  loadManifest,
};
