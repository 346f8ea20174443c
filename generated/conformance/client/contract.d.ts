// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { facts } from "./runtime/facts.js";

/** The contract Conformance fixtures: give it to `createClient` or `createMockClient`, and a tool of it to `isToolError`. */
export declare const conformance: {
  /**
   * Gives one block of text.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testSimpleText: typeof descriptors.testSimpleTextTool;
  /**
   * Gives one image.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testImageContent: typeof descriptors.testImageContentTool;
  /**
   * Gives one sound.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testAudioContent: typeof descriptors.testAudioContentTool;
  /**
   * Gives a resource inside the answer.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testEmbeddedResource: typeof descriptors.testEmbeddedResourceTool;
  /**
   * Gives text, an image and an embedded resource in one answer.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testMultipleContentTypes: typeof descriptors.testMultipleContentTypesTool;
  /**
   * Always gives an error as its result.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testErrorHandling: typeof descriptors.testErrorHandlingTool;
  /**
   * Reports 0, 50 and 100 of 100 on its way, to whoever asked to hear of it.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testToolWithProgress: typeof descriptors.testToolWithProgressTool;
  /**
   * Logs three messages at level info on its way.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testToolWithLogging: typeof descriptors.testToolWithLoggingTool;
  /**
   * Has the client's model answer a prompt, and gives its answer.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testSampling: typeof descriptors.testSamplingTool;
  /**
   * Asks the user for a name and an e-mail address, and tells what the user did.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testElicitation: typeof descriptors.testElicitationTool;
  /**
   * Asks the user with a form that has a default for each primitive type.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testElicitationSep1034Defaults: typeof descriptors.testElicitationSep1034DefaultsTool;
  /**
   * Asks the user with a form that has each of the five forms of a choice.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testElicitationSep1330Enums: typeof descriptors.testElicitationSep1330EnumsTool;
  /**
   * Ends the stream of its call before it answers, so that the client comes back for the answer.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testReconnection: typeof descriptors.testReconnectionTool;
  /**
   * Takes an address and a way of contact, described with keywords of JSON Schema 2020-12.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly jsonSchema202012Tool: typeof descriptors.jsonSchema202012ToolTool;
  /**
   * Needs a client that can sample, and is refused to any other.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testMissingCapability: typeof descriptors.testMissingCapabilityTool;
  /**
   * Asks the user to go on, and tells what the user did.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testStreamingElicitation: typeof descriptors.testStreamingElicitationTool;
  /**
   * Logs one message, which only a client that set a log level hears.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testLoggingTool: typeof descriptors.testLoggingToolTool;
  /**
   * Announces that the list of tools may have changed.
   *
   * May be done twice, so it is repeated after a failure that may pass.
   */
  readonly testTriggerToolChange: typeof descriptors.testTriggerToolChangeTool;
  /**
   * Announces that the list of prompts may have changed.
   *
   * May be done twice, so it is repeated after a failure that may pass.
   */
  readonly testTriggerPromptChange: typeof descriptors.testTriggerPromptChangeTool;
  /**
   * Asks the user's name, and greets.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultElicitation: typeof descriptors.testInputRequiredResultElicitationTool;
  /**
   * Asks the client's model for the capital of France, and gives its answer.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultSampling: typeof descriptors.testInputRequiredResultSamplingTool;
  /**
   * Asks for the client's roots, and names them.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultListRoots: typeof descriptors.testInputRequiredResultListRootsTool;
  /**
   * Asks the user to confirm, and tells that the state came back whole.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultRequestState: typeof descriptors.testInputRequiredResultRequestStateTool;
  /**
   * Asks for a name, a greeting and roots in one round.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultMultipleInputs: typeof descriptors.testInputRequiredResultMultipleInputsTool;
  /**
   * Asks for a name, then for a color.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultMultiRound: typeof descriptors.testInputRequiredResultMultiRoundTool;
  /**
   * Asks the user to confirm, and refuses state that is not its own.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultTamperedState: typeof descriptors.testInputRequiredResultTamperedStateTool;
  /**
   * Asks by whatever way the client has declared, and by no other.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testInputRequiredResultCapabilities: typeof descriptors.testInputRequiredResultCapabilitiesTool;
  /**
   * Gives back a text that travels in the header Mcp-Param-Echo as well.
   *
   * Changes nothing, so it is repeated after a failure that may pass.
   */
  readonly testXMcpHeader: typeof descriptors.testXMcpHeaderTool;
  readonly [facts]: {
    readonly name: string;
    readonly version: string;
    readonly resources: {
      /** A JSON document that names the id of its URI */
      readonly templateData: typeof descriptors.templateDataResource;
    };
  };
};
