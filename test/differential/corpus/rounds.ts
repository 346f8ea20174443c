/** Tools and prompts of 2026-07-28 that ask their client, round by round, and what else they say: of the pack `conformance`. */
import {
  adding,
  type Case,
  call,
  changing,
  enveloped,
  envelopeKeys,
  type Fields,
  lacking,
  message,
  modern,
  modernHeaders,
  posted,
  type Theme,
} from "../requests.js";
import type { WireRequest } from "../wire.js";
import { sampled, streamed } from "./conversations.js";

const modernCall = (tool: string, more: Fields = {}, meta: Fields = {}): WireRequest =>
  streamed(
    modern(
      "tools/call",
      { ...call(tool), ...more },
      { meta: { [envelopeKeys.capabilities]: { sampling: {}, elicitation: {}, roots: {} }, ...meta } },
    ),
  );

const inputTools = [
  "elicitation",
  "sampling",
  "list_roots",
  "request_state",
  "multiple_inputs",
  "multi_round",
  "tampered_state",
  "capabilities",
].map((name) => `test_input_required_result_${name}`);

const accepted = { action: "accept", content: { name: "ada", color: "red", context: "c", confirmed: true, ok: true } };
const given: Fields = {
  user_name: accepted,
  step1: accepted,
  step2: accepted,
  confirm: accepted,
  user_context: accepted,
  by_elicitation: accepted,
  greeting: sampled,
  capital_question: sampled,
  by_sampling: sampled,
  client_roots: { roots: [{ uri: "file:///x", name: "x" }] },
  by_roots: { roots: [] },
};

const roundCases: readonly Case[] = [
  ...inputTools.flatMap((tool): readonly Case[] => [
    { name: `2026: ${tool}, the first round`, requests: [modernCall(tool)] },
    {
      name: `2026: ${tool}, of a client that cannot`,
      requests: [modernCall(tool, {}, { [envelopeKeys.capabilities]: {} })],
    },
    {
      name: `2026: ${tool}, all rounds`,
      requests: [
        modernCall(tool),
        modernCall(tool, { inputResponses: given, requestState: "{state}" }),
        modernCall(tool, { inputResponses: given, requestState: "{state}" }),
      ],
    },
    { name: `2026: ${tool}, answers without a state`, requests: [modernCall(tool, { inputResponses: given })] },
    {
      name: `2026: ${tool}, no answers`,
      requests: [modernCall(tool), modernCall(tool, { inputResponses: {}, requestState: "{state}" })],
    },
    {
      name: `2026: ${tool}, a state that is not its own`,
      requests: [modernCall(tool), modernCall(tool, { inputResponses: given, requestState: "{state}x" })],
    },
    {
      name: `2026: ${tool}, answers of another type`,
      requests: [modernCall(tool, { inputResponses: 5, requestState: 6 })],
    },
  ]),
  {
    name: "2026: the state of another tool",
    requests: [
      modernCall("test_input_required_result_multi_round"),
      modernCall("test_input_required_result_elicitation", { inputResponses: given, requestState: "{state}" }),
    ],
  },
  {
    name: "2026: a prompt that asks",
    requests: [
      modern(
        "prompts/get",
        { name: "test_input_required_result_prompt" },
        { meta: { [envelopeKeys.capabilities]: { elicitation: {} } } },
      ),
      modern(
        "prompts/get",
        { name: "test_input_required_result_prompt", inputResponses: given, requestState: "{state}" },
        { meta: { [envelopeKeys.capabilities]: { elicitation: {} } } },
      ),
    ],
  },
];

const mirrored = modern("tools/call", call("test_x_mcp_header", { text: "hello" }));

const modernTalking: readonly Case[] = [
  {
    name: "2026: progress with a token",
    requests: [modernCall("test_tool_with_progress", {}, { progressToken: "t" })],
  },
  { name: "2026: progress without a token", requests: [modernCall("test_tool_with_progress")] },
  ...["debug", "info", "error"].map((level) => ({
    name: `2026: a log at ${level}`,
    requests: [modernCall("test_tool_with_logging", {}, { [envelopeKeys.logLevel]: level })],
  })),
  { name: "2026: a log that nobody asked for", requests: [modernCall("test_tool_with_logging")] },
  {
    name: "2026: test_missing_capability",
    requests: [modernCall("test_missing_capability", {}, { [envelopeKeys.capabilities]: {} })],
  },
  { name: "2026: test_streaming_elicitation", requests: [modernCall("test_streaming_elicitation")] },
  { name: "2026: an argument without its header", requests: [mirrored] },
  {
    name: "2026: tools that change, while somebody listens",
    requests: [
      {
        ...modern("subscriptions/listen", { notifications: { toolsListChanged: true, promptsListChanged: true } }),
        end: "leave",
        streamedMessages: 3,
      },
      modern("tools/call", call("test_trigger_tool_change")),
      modern("tools/call", call("test_trigger_prompt_change")),
    ],
  },
  {
    name: "2026: the name of a prompt in the header is another",
    requests: [changing(modern("prompts/get", { name: "test_simple_prompt" }), "mcp-name", "other")],
  },
  {
    name: "2026: the name of a prompt is missing",
    requests: [lacking(modern("prompts/get", { name: "test_simple_prompt" }), "mcp-name")],
  },
  {
    name: "2026: a completion with a name in the header",
    requests: [
      adding(
        posted(
          message(
            "completion/complete",
            enveloped({
              ref: { type: "ref/prompt", name: "test_prompt_with_arguments" },
              argument: { name: "arg1", value: "p" },
            }),
          ),
          ...modernHeaders("completion/complete"),
        ),
        ["Mcp-Name", "x"],
      ),
    ],
  },
];

export const rounds: Theme = {
  name: "rounds of input",
  pack: "conformance",
  comparedWith: ["sdkAlone"],
  cases: [...roundCases, ...modernTalking],
};
