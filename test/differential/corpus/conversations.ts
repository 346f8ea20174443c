/**
 * Tools and prompts that talk with their client while they run, of the pack `conformance`: progress, logging, questions,
 * rounds of input, completions, bytes. Here it is the messages that have to be the same, however they are packed.
 */
import {
  type Case,
  call,
  changing,
  type Fields,
  type LegacyRevision,
  legacy,
  legacyBody,
  modern,
  type Theme,
} from "../requests.js";
import type { WireRequest } from "../wire.js";

const session: LegacyRevision = "2025-11-25";
const capable: Fields = { sampling: {}, elicitation: {}, roots: { listChanged: true } };

/** A call whose answer may be a stream: it is read to its end. */
export const streamed = (request: WireRequest, asksAfter?: number): WireRequest => ({
  ...request,
  end: "leave",
  streamedMessages: 100,
  ...(asksAfter !== undefined && { asksAfter }),
});

const calling = (tool: string, given: Fields = {}, meta?: Fields): WireRequest =>
  streamed(legacy(session, "tools/call", { ...call(tool, given), ...(meta !== undefined && { _meta: meta }) }));

const inSession = (name: string, ...requests: readonly WireRequest[]): Case => ({
  name: `2025: ${name}`,
  session,
  capabilities: capable,
  requests,
});

const contentTools = [
  "test_simple_text",
  "test_image_content",
  "test_audio_content",
  "test_embedded_resource",
  "test_multiple_content_types",
  "test_error_handling",
  "json_schema_2020_12_tool",
  "test_logging_tool",
  "test_trigger_tool_change",
];

/** What the client says to the question that has just been asked of it. */
const answering = (result: unknown): WireRequest => legacyBody(session, { jsonrpc: "2.0", id: "{asked}", result });
const failing = (error: unknown): WireRequest => legacyBody(session, { jsonrpc: "2.0", id: "{asked}", error });

const asking = (tool: string, given: Fields): WireRequest =>
  streamed(legacy(session, "tools/call", call(tool, given)), 1);

/** What a model says. */
export const sampled = {
  role: "assistant",
  content: { type: "text", text: "four" },
  model: "m",
  stopReason: "endTurn",
};

const questions: readonly Case[] = [
  ...[sampled, { ...sampled, content: "four" }, {}, { role: "user" }].map((result) =>
    inSession(
      `test_sampling, answered with ${JSON.stringify(result).slice(0, 60)}`,
      asking("test_sampling", { prompt: "2+2" }),
      answering(result),
    ),
  ),
  inSession(
    "test_sampling, answered with an error",
    asking("test_sampling", { prompt: "2+2" }),
    failing({ code: -1, message: "no" }),
  ),
  ...[
    { action: "accept", content: { username: "ada" } },
    { action: "decline" },
    { action: "cancel" },
    { action: "x" },
  ].map((result) =>
    inSession(
      `test_elicitation, answered with ${JSON.stringify(result)}`,
      asking("test_elicitation", { message: "who" }),
      answering(result),
    ),
  ),
  ...["test_elicitation_sep1034_defaults", "test_elicitation_sep1330_enums"].map((tool) =>
    inSession(`${tool}, declined`, asking(tool, {}), answering({ action: "decline" })),
  ),
  inSession(
    "two answers to one question",
    asking("test_elicitation", { message: "who" }),
    answering({ action: "decline" }),
    answering({ action: "accept", content: {} }),
  ),
  ...["test_sampling", "test_elicitation", "test_missing_capability"].map(
    (tool): Case => ({
      name: `2025: ${tool} of a client that cannot`,
      session,
      requests: [calling(tool, { prompt: "2+2", message: "who" })],
    }),
  ),
];

const prompts: readonly (readonly [string, Fields])[] = [
  ["a prompt", { name: "test_simple_prompt" }],
  ["a prompt with arguments", { name: "test_prompt_with_arguments", arguments: { arg1: "a", arg2: "b" } }],
  ["a prompt without its arguments", { name: "test_prompt_with_arguments" }],
  ["a prompt with half of its arguments", { name: "test_prompt_with_arguments", arguments: { arg1: "a" } }],
  ["a prompt with an argument too many", { name: "test_simple_prompt", arguments: { x: "y" } }],
  [
    "a prompt with an argument that is a number",
    { name: "test_prompt_with_arguments", arguments: { arg1: 1, arg2: 2 } },
  ],
  ["a prompt with arguments that are a list", { name: "test_prompt_with_arguments", arguments: ["a"] }],
  ["a prompt with a resource", { name: "test_prompt_with_embedded_resource", arguments: { resourceUri: "test://x" } }],
  ["a prompt with an image", { name: "test_prompt_with_image" }],
  ["a prompt that is not there", { name: "nothing" }],
  ["a prompt named __proto__", { name: "__proto__" }],
  ["a prompt without a name", {}],
  ["a prompt whose name is a number", { name: 5 }],
];

const completions: readonly (readonly [string, unknown, unknown])[] = [
  ["an argument", { type: "ref/prompt", name: "test_prompt_with_arguments" }, { name: "arg1", value: "par" }],
  ["an argument from nothing", { type: "ref/prompt", name: "test_prompt_with_arguments" }, { name: "arg1", value: "" }],
  [
    "an argument without suggestions",
    { type: "ref/prompt", name: "test_prompt_with_arguments" },
    { name: "arg2", value: "a" },
  ],
  [
    "an argument that is not there",
    { type: "ref/prompt", name: "test_prompt_with_arguments" },
    { name: "arg3", value: "a" },
  ],
  ["a prompt that is not there", { type: "ref/prompt", name: "nothing" }, { name: "a", value: "a" }],
  ["a template", { type: "ref/resource", uri: "test://template/{id}/data" }, { name: "id", value: "1" }],
  ["a template that is not there", { type: "ref/resource", uri: "test://nothing" }, { name: "id", value: "1" }],
  ["something else", { type: "ref/tool", name: "x" }, { name: "id", value: "1" }],
  ["nothing", undefined, undefined],
  ["a value that is a number", { type: "ref/prompt", name: "test_prompt_with_arguments" }, { name: "arg1", value: 5 }],
];

const resources = [
  "test://static-text",
  "test://static-binary",
  "test://watched-resource",
  "test://template/5/data",
  "test://none",
];

const both = (name: string, method: string, params: Fields): readonly Case[] => [
  inSession(name, legacy(session, method, params)),
  { name: `2026: ${name}`, requests: [modern(method, params)] },
];

const inBothEras: readonly Case[] = [
  ...["tools/list", "prompts/list", "resources/list", "resources/templates/list"].flatMap((method) =>
    both(method, method, {}),
  ),
  ...prompts.flatMap(([name, params]) => both(name, "prompts/get", params)),
  ...completions.flatMap(([name, ref, argument]) =>
    both(`completes ${name}`, "completion/complete", { ...(ref !== undefined && { ref, argument }) }),
  ),
  ...resources.flatMap((uri) => both(`reads ${uri}`, "resources/read", { uri })),
  ...contentTools.flatMap((tool) => both(`calls ${tool}`, "tools/call", call(tool))),
  ...both(
    "calls json_schema_2020_12_tool with an argument that it does not have",
    "tools/call",
    call("json_schema_2020_12_tool", { nope: 1 }),
  ),
];

const levels = ["debug", "info", "warning", "emergency", "loud", 5];

const talking: readonly Case[] = [
  inSession("progress with a token", calling("test_tool_with_progress", {}, { progressToken: "t" })),
  inSession("progress with a token that is a number", calling("test_tool_with_progress", {}, { progressToken: 0 })),
  inSession("progress without a token", calling("test_tool_with_progress")),
  inSession("a log", calling("test_tool_with_logging")),
  ...levels.map((level) =>
    inSession(
      `a log at the level ${JSON.stringify(level)}`,
      legacy(session, "logging/setLevel", { level }),
      calling("test_tool_with_logging"),
    ),
  ),
  inSession("a log in an old session", {
    ...calling("test_tool_with_logging"),
    headers: changing(calling("test_tool_with_logging"), "mcp-protocol-version", "2025-06-18").headers,
  }),
];

export const conversations: Theme = {
  name: "conversations",
  pack: "conformance",
  comparedWith: ["sdkAlone"],
  cases: [...inBothEras, ...talking, ...questions],
};
