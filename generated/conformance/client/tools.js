// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import {
  testSimpleTextTool,
  testImageContentTool,
  testAudioContentTool,
  testEmbeddedResourceTool,
  testMultipleContentTypesTool,
  testErrorHandlingTool,
  testToolWithProgressTool,
  testToolWithLoggingTool,
  testSamplingTool,
  testElicitationTool,
  testElicitationSep1034DefaultsTool,
  testElicitationSep1330EnumsTool,
  testReconnectionTool,
  jsonSchema202012ToolTool,
  testMissingCapabilityTool,
  testStreamingElicitationTool,
  testLoggingToolTool,
  testTriggerToolChangeTool,
  testTriggerPromptChangeTool,
  testInputRequiredResultElicitationTool,
  testInputRequiredResultSamplingTool,
  testInputRequiredResultListRootsTool,
  testInputRequiredResultRequestStateTool,
  testInputRequiredResultMultipleInputsTool,
  testInputRequiredResultMultiRoundTool,
  testInputRequiredResultTamperedStateTool,
  testInputRequiredResultCapabilitiesTool,
  testXMcpHeaderTool,
} from "./descriptors.js";
import { toolFunction } from "./runtime/methods.js";

export const testSimpleText = /* @__PURE__ */ toolFunction(testSimpleTextTool);
export const testImageContent = /* @__PURE__ */ toolFunction(testImageContentTool);
export const testAudioContent = /* @__PURE__ */ toolFunction(testAudioContentTool);
export const testEmbeddedResource = /* @__PURE__ */ toolFunction(testEmbeddedResourceTool);
export const testMultipleContentTypes = /* @__PURE__ */ toolFunction(testMultipleContentTypesTool);
export const testErrorHandling = /* @__PURE__ */ toolFunction(testErrorHandlingTool);
export const testToolWithProgress = /* @__PURE__ */ toolFunction(testToolWithProgressTool);
export const testToolWithLogging = /* @__PURE__ */ toolFunction(testToolWithLoggingTool);
export const testSampling = /* @__PURE__ */ toolFunction(testSamplingTool);
export const testElicitation = /* @__PURE__ */ toolFunction(testElicitationTool);
export const testElicitationSep1034Defaults = /* @__PURE__ */ toolFunction(testElicitationSep1034DefaultsTool);
export const testElicitationSep1330Enums = /* @__PURE__ */ toolFunction(testElicitationSep1330EnumsTool);
export const testReconnection = /* @__PURE__ */ toolFunction(testReconnectionTool);
export const jsonSchema202012Tool = /* @__PURE__ */ toolFunction(jsonSchema202012ToolTool);
export const testMissingCapability = /* @__PURE__ */ toolFunction(testMissingCapabilityTool);
export const testStreamingElicitation = /* @__PURE__ */ toolFunction(testStreamingElicitationTool);
export const testLoggingTool = /* @__PURE__ */ toolFunction(testLoggingToolTool);
export const testTriggerToolChange = /* @__PURE__ */ toolFunction(testTriggerToolChangeTool);
export const testTriggerPromptChange = /* @__PURE__ */ toolFunction(testTriggerPromptChangeTool);
export const testInputRequiredResultElicitation = /* @__PURE__ */ toolFunction(testInputRequiredResultElicitationTool);
export const testInputRequiredResultSampling = /* @__PURE__ */ toolFunction(testInputRequiredResultSamplingTool);
export const testInputRequiredResultListRoots = /* @__PURE__ */ toolFunction(testInputRequiredResultListRootsTool);
export const testInputRequiredResultRequestState = /* @__PURE__ */ toolFunction(testInputRequiredResultRequestStateTool);
export const testInputRequiredResultMultipleInputs = /* @__PURE__ */ toolFunction(testInputRequiredResultMultipleInputsTool);
export const testInputRequiredResultMultiRound = /* @__PURE__ */ toolFunction(testInputRequiredResultMultiRoundTool);
export const testInputRequiredResultTamperedState = /* @__PURE__ */ toolFunction(testInputRequiredResultTamperedStateTool);
export const testInputRequiredResultCapabilities = /* @__PURE__ */ toolFunction(testInputRequiredResultCapabilitiesTool);
export const testXMcpHeader = /* @__PURE__ */ toolFunction(testXMcpHeaderTool);
