// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
// Declared arguments are copied by name. Others are dropped, unless the contract admits them.
import type * as types from "./types.js";

export const resolveTestSimpleText = (input: types.TestSimpleTextInput): types.TestSimpleTextResolved => input;

export const resolveTestImageContent = (input: types.TestImageContentInput): types.TestImageContentResolved => input;

export const resolveTestAudioContent = (input: types.TestAudioContentInput): types.TestAudioContentResolved => input;

export const resolveTestEmbeddedResource = (input: types.TestEmbeddedResourceInput): types.TestEmbeddedResourceResolved => input;

export const resolveTestMultipleContentTypes = (input: types.TestMultipleContentTypesInput): types.TestMultipleContentTypesResolved => input;

export const resolveTestErrorHandling = (input: types.TestErrorHandlingInput): types.TestErrorHandlingResolved => input;

export const resolveTestToolWithProgress = (input: types.TestToolWithProgressInput): types.TestToolWithProgressResolved => input;

export const resolveTestToolWithLogging = (input: types.TestToolWithLoggingInput): types.TestToolWithLoggingResolved => input;

export const resolveTestSampling = (input: types.TestSamplingInput): types.TestSamplingResolved => ({
  prompt: input.prompt,
});

export const resolveTestElicitation = (input: types.TestElicitationInput): types.TestElicitationResolved => ({
  message: input.message,
});

export const resolveTestElicitationSep1034Defaults = (input: types.TestElicitationSep1034DefaultsInput): types.TestElicitationSep1034DefaultsResolved => input;

export const resolveTestElicitationSep1330Enums = (input: types.TestElicitationSep1330EnumsInput): types.TestElicitationSep1330EnumsResolved => input;

export const resolveTestReconnection = (input: types.TestReconnectionInput): types.TestReconnectionResolved => input;

export const resolveJsonSchema202012ToolAddress = (input: types.JsonSchema202012ToolInputAddress): types.JsonSchema202012ToolResolvedAddress => ({
  ...(input.street === undefined ? {} : { street: input.street }),
  ...(input.city === undefined ? {} : { city: input.city }),
});

export const resolveJsonSchema202012Tool = (input: types.JsonSchema202012ToolInput): types.JsonSchema202012ToolResolved => ({
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(input.address === undefined ? {} : { address: resolveJsonSchema202012ToolAddress(input.address) }),
  ...(input.contactMethod === undefined ? {} : { contactMethod: input.contactMethod }),
  ...(input.phone === undefined ? {} : { phone: input.phone }),
  ...(input.email === undefined ? {} : { email: input.email }),
});

export const resolveTestMissingCapability = (input: types.TestMissingCapabilityInput): types.TestMissingCapabilityResolved => input;

export const resolveTestStreamingElicitation = (input: types.TestStreamingElicitationInput): types.TestStreamingElicitationResolved => input;

export const resolveTestLoggingTool = (input: types.TestLoggingToolInput): types.TestLoggingToolResolved => input;

export const resolveTestTriggerToolChange = (input: types.TestTriggerToolChangeInput): types.TestTriggerToolChangeResolved => input;

export const resolveTestTriggerPromptChange = (input: types.TestTriggerPromptChangeInput): types.TestTriggerPromptChangeResolved => input;

export const resolveTestInputRequiredResultElicitation = (input: types.TestInputRequiredResultElicitationInput): types.TestInputRequiredResultElicitationResolved => input;

export const resolveTestInputRequiredResultSampling = (input: types.TestInputRequiredResultSamplingInput): types.TestInputRequiredResultSamplingResolved => input;

export const resolveTestInputRequiredResultListRoots = (input: types.TestInputRequiredResultListRootsInput): types.TestInputRequiredResultListRootsResolved => input;

export const resolveTestInputRequiredResultRequestState = (input: types.TestInputRequiredResultRequestStateInput): types.TestInputRequiredResultRequestStateResolved => input;

export const resolveTestInputRequiredResultMultipleInputs = (input: types.TestInputRequiredResultMultipleInputsInput): types.TestInputRequiredResultMultipleInputsResolved => input;

export const resolveTestInputRequiredResultMultiRound = (input: types.TestInputRequiredResultMultiRoundInput): types.TestInputRequiredResultMultiRoundResolved => input;

export const resolveTestInputRequiredResultTamperedState = (input: types.TestInputRequiredResultTamperedStateInput): types.TestInputRequiredResultTamperedStateResolved => input;

export const resolveTestInputRequiredResultCapabilities = (input: types.TestInputRequiredResultCapabilitiesInput): types.TestInputRequiredResultCapabilitiesResolved => input;

export const resolveTestXMcpHeader = (input: types.TestXMcpHeaderInput): types.TestXMcpHeaderResolved => ({
  text: input.text,
});
