// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/conformance/services.js";
import { testSimpleText } from "../../src/packs/conformance/tools/test_simple_text.js";
import { testImageContent } from "../../src/packs/conformance/tools/test_image_content.js";
import { testAudioContent } from "../../src/packs/conformance/tools/test_audio_content.js";
import { testEmbeddedResource } from "../../src/packs/conformance/tools/test_embedded_resource.js";
import { testMultipleContentTypes } from "../../src/packs/conformance/tools/test_multiple_content_types.js";
import { testErrorHandling } from "../../src/packs/conformance/tools/test_error_handling.js";
import { testToolWithProgress } from "../../src/packs/conformance/tools/test_tool_with_progress.js";
import { testToolWithLogging } from "../../src/packs/conformance/tools/test_tool_with_logging.js";
import { testSampling } from "../../src/packs/conformance/tools/test_sampling.js";
import { testElicitation } from "../../src/packs/conformance/tools/test_elicitation.js";
import { testElicitationSep1034Defaults } from "../../src/packs/conformance/tools/test_elicitation_sep1034_defaults.js";
import { testElicitationSep1330Enums } from "../../src/packs/conformance/tools/test_elicitation_sep1330_enums.js";
import { testReconnection } from "../../src/packs/conformance/tools/test_reconnection.js";
import { jsonSchema202012Tool } from "../../src/packs/conformance/tools/json_schema_2020_12_tool.js";
import { testMissingCapability } from "../../src/packs/conformance/tools/test_missing_capability.js";
import { testStreamingElicitation } from "../../src/packs/conformance/tools/test_streaming_elicitation.js";
import { testLoggingTool } from "../../src/packs/conformance/tools/test_logging_tool.js";
import { testTriggerToolChange } from "../../src/packs/conformance/tools/test_trigger_tool_change.js";
import { testTriggerPromptChange } from "../../src/packs/conformance/tools/test_trigger_prompt_change.js";
import { testInputRequiredResultElicitation } from "../../src/packs/conformance/tools/test_input_required_result_elicitation.js";
import { testInputRequiredResultSampling } from "../../src/packs/conformance/tools/test_input_required_result_sampling.js";
import { testInputRequiredResultListRoots } from "../../src/packs/conformance/tools/test_input_required_result_list_roots.js";
import { testInputRequiredResultRequestState } from "../../src/packs/conformance/tools/test_input_required_result_request_state.js";
import { testInputRequiredResultMultipleInputs } from "../../src/packs/conformance/tools/test_input_required_result_multiple_inputs.js";
import { testInputRequiredResultMultiRound } from "../../src/packs/conformance/tools/test_input_required_result_multi_round.js";
import { testInputRequiredResultTamperedState } from "../../src/packs/conformance/tools/test_input_required_result_tampered_state.js";
import { testInputRequiredResultCapabilities } from "../../src/packs/conformance/tools/test_input_required_result_capabilities.js";
import { testXMcpHeader } from "../../src/packs/conformance/tools/test_x_mcp_header.js";
import type { conformance as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  test_simple_text: testSimpleText,
  test_image_content: testImageContent,
  test_audio_content: testAudioContent,
  test_embedded_resource: testEmbeddedResource,
  test_multiple_content_types: testMultipleContentTypes,
  test_error_handling: testErrorHandling,
  test_tool_with_progress: testToolWithProgress,
  test_tool_with_logging: testToolWithLogging,
  test_sampling: testSampling,
  test_elicitation: testElicitation,
  test_elicitation_sep1034_defaults: testElicitationSep1034Defaults,
  test_elicitation_sep1330_enums: testElicitationSep1330Enums,
  test_reconnection: testReconnection,
  json_schema_2020_12_tool: jsonSchema202012Tool,
  test_missing_capability: testMissingCapability,
  test_streaming_elicitation: testStreamingElicitation,
  test_logging_tool: testLoggingTool,
  test_trigger_tool_change: testTriggerToolChange,
  test_trigger_prompt_change: testTriggerPromptChange,
  test_input_required_result_elicitation: testInputRequiredResultElicitation,
  test_input_required_result_sampling: testInputRequiredResultSampling,
  test_input_required_result_list_roots: testInputRequiredResultListRoots,
  test_input_required_result_request_state: testInputRequiredResultRequestState,
  test_input_required_result_multiple_inputs: testInputRequiredResultMultipleInputs,
  test_input_required_result_multi_round: testInputRequiredResultMultiRound,
  test_input_required_result_tampered_state: testInputRequiredResultTamperedState,
  test_input_required_result_capabilities: testInputRequiredResultCapabilities,
  test_x_mcp_header: testXMcpHeader,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
} satisfies Texts<typeof tools>;
