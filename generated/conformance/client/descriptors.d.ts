// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const testSimpleTextTool: Tool<types.TestSimpleTextInput, types.TestSimpleTextOutput, types.TestSimpleTextReason | types.CommonReason, types.ReasonData>;

export declare const testImageContentTool: Tool<types.TestImageContentInput, types.TestImageContentOutput, types.TestImageContentReason | types.CommonReason, types.ReasonData>;

export declare const testAudioContentTool: Tool<types.TestAudioContentInput, types.TestAudioContentOutput, types.TestAudioContentReason | types.CommonReason, types.ReasonData>;

export declare const testEmbeddedResourceTool: Tool<types.TestEmbeddedResourceInput, types.TestEmbeddedResourceOutput, types.TestEmbeddedResourceReason | types.CommonReason, types.ReasonData>;

export declare const testMultipleContentTypesTool: Tool<types.TestMultipleContentTypesInput, types.TestMultipleContentTypesOutput, types.TestMultipleContentTypesReason | types.CommonReason, types.ReasonData>;

export declare const testErrorHandlingTool: Tool<types.TestErrorHandlingInput, types.TestErrorHandlingOutput, types.TestErrorHandlingReason | types.CommonReason, types.ReasonData>;

export declare const testToolWithProgressTool: Tool<types.TestToolWithProgressInput, types.TestToolWithProgressOutput, types.TestToolWithProgressReason | types.CommonReason, types.ReasonData>;

export declare const testToolWithLoggingTool: Tool<types.TestToolWithLoggingInput, types.TestToolWithLoggingOutput, types.TestToolWithLoggingReason | types.CommonReason, types.ReasonData>;

export declare const testSamplingTool: Tool<types.TestSamplingInput, types.TestSamplingOutput, types.TestSamplingReason | types.CommonReason, types.ReasonData>;

export declare const testElicitationTool: Tool<types.TestElicitationInput, types.TestElicitationOutput, types.TestElicitationReason | types.CommonReason, types.ReasonData>;

export declare const testElicitationSep1034DefaultsTool: Tool<types.TestElicitationSep1034DefaultsInput, types.TestElicitationSep1034DefaultsOutput, types.TestElicitationSep1034DefaultsReason | types.CommonReason, types.ReasonData>;

export declare const testElicitationSep1330EnumsTool: Tool<types.TestElicitationSep1330EnumsInput, types.TestElicitationSep1330EnumsOutput, types.TestElicitationSep1330EnumsReason | types.CommonReason, types.ReasonData>;

export declare const testReconnectionTool: Tool<types.TestReconnectionInput, types.TestReconnectionOutput, types.TestReconnectionReason | types.CommonReason, types.ReasonData>;

export declare const jsonSchema202012ToolTool: Tool<types.JsonSchema202012ToolInput, types.JsonSchema202012ToolOutput, types.JsonSchema202012ToolReason | types.CommonReason, types.ReasonData>;

export declare const testMissingCapabilityTool: Tool<types.TestMissingCapabilityInput, types.TestMissingCapabilityOutput, types.TestMissingCapabilityReason | types.CommonReason, types.ReasonData>;

export declare const testStreamingElicitationTool: Tool<types.TestStreamingElicitationInput, types.TestStreamingElicitationOutput, types.TestStreamingElicitationReason | types.CommonReason, types.ReasonData>;

export declare const testLoggingToolTool: Tool<types.TestLoggingToolInput, types.TestLoggingToolOutput, types.TestLoggingToolReason | types.CommonReason, types.ReasonData>;

export declare const testTriggerToolChangeTool: Tool<types.TestTriggerToolChangeInput, types.TestTriggerToolChangeOutput, types.TestTriggerToolChangeReason | types.CommonReason, types.ReasonData>;

export declare const testTriggerPromptChangeTool: Tool<types.TestTriggerPromptChangeInput, types.TestTriggerPromptChangeOutput, types.TestTriggerPromptChangeReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultElicitationTool: Tool<types.TestInputRequiredResultElicitationInput, types.TestInputRequiredResultElicitationOutput, types.TestInputRequiredResultElicitationReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultSamplingTool: Tool<types.TestInputRequiredResultSamplingInput, types.TestInputRequiredResultSamplingOutput, types.TestInputRequiredResultSamplingReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultListRootsTool: Tool<types.TestInputRequiredResultListRootsInput, types.TestInputRequiredResultListRootsOutput, types.TestInputRequiredResultListRootsReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultRequestStateTool: Tool<types.TestInputRequiredResultRequestStateInput, types.TestInputRequiredResultRequestStateOutput, types.TestInputRequiredResultRequestStateReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultMultipleInputsTool: Tool<types.TestInputRequiredResultMultipleInputsInput, types.TestInputRequiredResultMultipleInputsOutput, types.TestInputRequiredResultMultipleInputsReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultMultiRoundTool: Tool<types.TestInputRequiredResultMultiRoundInput, types.TestInputRequiredResultMultiRoundOutput, types.TestInputRequiredResultMultiRoundReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultTamperedStateTool: Tool<types.TestInputRequiredResultTamperedStateInput, types.TestInputRequiredResultTamperedStateOutput, types.TestInputRequiredResultTamperedStateReason | types.CommonReason, types.ReasonData>;

export declare const testInputRequiredResultCapabilitiesTool: Tool<types.TestInputRequiredResultCapabilitiesInput, types.TestInputRequiredResultCapabilitiesOutput, types.TestInputRequiredResultCapabilitiesReason | types.CommonReason, types.ReasonData>;

export declare const testXMcpHeaderTool: Tool<types.TestXMcpHeaderInput, types.TestXMcpHeaderOutput, types.TestXMcpHeaderReason | types.CommonReason, types.ReasonData>;

export declare const templateDataResource: Resource<types.TemplateDataResource, "id">;
