// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const conformance = {
  testSimpleText: descriptors.testSimpleTextTool,
  testImageContent: descriptors.testImageContentTool,
  testAudioContent: descriptors.testAudioContentTool,
  testEmbeddedResource: descriptors.testEmbeddedResourceTool,
  testMultipleContentTypes: descriptors.testMultipleContentTypesTool,
  testErrorHandling: descriptors.testErrorHandlingTool,
  testToolWithProgress: descriptors.testToolWithProgressTool,
  testToolWithLogging: descriptors.testToolWithLoggingTool,
  testSampling: descriptors.testSamplingTool,
  testElicitation: descriptors.testElicitationTool,
  testElicitationSep1034Defaults: descriptors.testElicitationSep1034DefaultsTool,
  testElicitationSep1330Enums: descriptors.testElicitationSep1330EnumsTool,
  testReconnection: descriptors.testReconnectionTool,
  jsonSchema202012Tool: descriptors.jsonSchema202012ToolTool,
  testMissingCapability: descriptors.testMissingCapabilityTool,
  testStreamingElicitation: descriptors.testStreamingElicitationTool,
  testLoggingTool: descriptors.testLoggingToolTool,
  testTriggerToolChange: descriptors.testTriggerToolChangeTool,
  testTriggerPromptChange: descriptors.testTriggerPromptChangeTool,
  testInputRequiredResultElicitation: descriptors.testInputRequiredResultElicitationTool,
  testInputRequiredResultSampling: descriptors.testInputRequiredResultSamplingTool,
  testInputRequiredResultListRoots: descriptors.testInputRequiredResultListRootsTool,
  testInputRequiredResultRequestState: descriptors.testInputRequiredResultRequestStateTool,
  testInputRequiredResultMultipleInputs: descriptors.testInputRequiredResultMultipleInputsTool,
  testInputRequiredResultMultiRound: descriptors.testInputRequiredResultMultiRoundTool,
  testInputRequiredResultTamperedState: descriptors.testInputRequiredResultTamperedStateTool,
  testInputRequiredResultCapabilities: descriptors.testInputRequiredResultCapabilitiesTool,
  testXMcpHeader: descriptors.testXMcpHeaderTool,
  [facts]: {
    name: "conformance",
    version: "1.0.1",
    resources: {
      templateData: descriptors.templateDataResource,
    },
  },
};
