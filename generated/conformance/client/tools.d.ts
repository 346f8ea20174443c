// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Gives one block of text.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testSimpleText: ToolFunction<typeof descriptors.testSimpleTextTool>;

/**
 * Gives one image.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testImageContent: ToolFunction<typeof descriptors.testImageContentTool>;

/**
 * Gives one sound.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testAudioContent: ToolFunction<typeof descriptors.testAudioContentTool>;

/**
 * Gives a resource inside the answer.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testEmbeddedResource: ToolFunction<typeof descriptors.testEmbeddedResourceTool>;

/**
 * Gives text, an image and an embedded resource in one answer.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testMultipleContentTypes: ToolFunction<typeof descriptors.testMultipleContentTypesTool>;

/**
 * Always gives an error as its result.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testErrorHandling: ToolFunction<typeof descriptors.testErrorHandlingTool>;

/**
 * Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testToolWithProgress: ToolFunction<typeof descriptors.testToolWithProgressTool>;

/**
 * Logs three messages at level info on its way.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testToolWithLogging: ToolFunction<typeof descriptors.testToolWithLoggingTool>;

/**
 * Has the client's model answer a prompt, and gives its answer.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testSampling: ToolFunction<typeof descriptors.testSamplingTool>;

/**
 * Asks the user for a name and an e-mail address, and tells what the user did.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testElicitation: ToolFunction<typeof descriptors.testElicitationTool>;

/**
 * Asks the user with a form that has a default for each primitive type.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testElicitationSep1034Defaults: ToolFunction<typeof descriptors.testElicitationSep1034DefaultsTool>;

/**
 * Asks the user with a form that has each of the five forms of a choice.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testElicitationSep1330Enums: ToolFunction<typeof descriptors.testElicitationSep1330EnumsTool>;

/**
 * Ends the stream of its call before it answers, so that the client comes back for the answer.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testReconnection: ToolFunction<typeof descriptors.testReconnectionTool>;

/**
 * Takes an address and a way of contact, described with keywords of JSON Schema 2020-12.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const jsonSchema202012Tool: ToolFunction<typeof descriptors.jsonSchema202012ToolTool>;

/**
 * Needs a client that can sample, and is refused to any other.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testMissingCapability: ToolFunction<typeof descriptors.testMissingCapabilityTool>;

/**
 * Asks the user to go on, and tells what the user did.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testStreamingElicitation: ToolFunction<typeof descriptors.testStreamingElicitationTool>;

/**
 * Logs one message, which only a client that set a log level hears.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testLoggingTool: ToolFunction<typeof descriptors.testLoggingToolTool>;

/**
 * Announces that the list of tools may have changed.
 *
 * May be done twice, so it is repeated after a failure that may pass.
 */
export declare const testTriggerToolChange: ToolFunction<typeof descriptors.testTriggerToolChangeTool>;

/**
 * Announces that the list of prompts may have changed.
 *
 * May be done twice, so it is repeated after a failure that may pass.
 */
export declare const testTriggerPromptChange: ToolFunction<typeof descriptors.testTriggerPromptChangeTool>;

/**
 * Asks the user's name, and greets.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultElicitation: ToolFunction<typeof descriptors.testInputRequiredResultElicitationTool>;

/**
 * Asks the client's model for the capital of France, and gives its answer.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultSampling: ToolFunction<typeof descriptors.testInputRequiredResultSamplingTool>;

/**
 * Asks for the client's roots, and names them.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultListRoots: ToolFunction<typeof descriptors.testInputRequiredResultListRootsTool>;

/**
 * Asks the user to confirm, and tells that the state came back whole.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultRequestState: ToolFunction<typeof descriptors.testInputRequiredResultRequestStateTool>;

/**
 * Asks for a name, a greeting and roots in one round.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultMultipleInputs: ToolFunction<typeof descriptors.testInputRequiredResultMultipleInputsTool>;

/**
 * Asks for a name, then for a color.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultMultiRound: ToolFunction<typeof descriptors.testInputRequiredResultMultiRoundTool>;

/**
 * Asks the user to confirm, and refuses state that is not its own.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultTamperedState: ToolFunction<typeof descriptors.testInputRequiredResultTamperedStateTool>;

/**
 * Asks by whatever way the client has declared, and by no other.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testInputRequiredResultCapabilities: ToolFunction<typeof descriptors.testInputRequiredResultCapabilitiesTool>;

/**
 * Gives back a text that travels in the header Mcp-Param-Echo as well.
 *
 * Changes nothing, so it is repeated after a failure that may pass.
 */
export declare const testXMcpHeader: ToolFunction<typeof descriptors.testXMcpHeaderTool>;
