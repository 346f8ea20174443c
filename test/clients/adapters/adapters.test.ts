/** The adapters before the real packages and the real server: what a model asks for is carried out, and the model reads the answer. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { AIMessage, type ToolMessage } from "@langchain/core/messages";
import { DynamicStructuredTool } from "@langchain/core/tools";
import { dynamicTool, generateText, jsonSchema, stepCountIs } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { connect } from "../../../generated/gds/client/connect/client.js";
import { gds, type ToolCaller, toolCaller } from "../../../generated/gds/client/index.js";
import { aiSdkTools } from "../../../generated/gds/client/models/ai-sdk.js";
import { answerAnthropic, anthropicTools } from "../../../generated/gds/client/models/anthropic.js";
import { answerGemini, geminiTools } from "../../../generated/gds/client/models/gemini.js";
import { langChainTools } from "../../../generated/gds/client/models/langchain.js";
import { answerOpenai, openaiChatTools, openaiTools } from "../../../generated/gds/client/models/openai.js";
import {
  answerOpenaiStrict,
  decodeStrict,
  encodeStrict,
  openaiStrictTools,
} from "../../../generated/gds/client/models/openai-strict.js";
import { startServer } from "../typescript/servers.js";

const input = {
  origin: "JFK",
  destination: "LAX",
  departureDate: "2026-06-15",
  passengers: { adults: 2 },
  cabin: "economy",
};
const strictInput = { ...input, passengers: { adults: 2, children: null, infants: null } };

interface Found {
  readonly count: number;
}

describe("the adapters for models", () => {
  let call: ToolCaller = () => assert.fail("there is no connection yet");
  const started = startServer({ after });
  before(async () => {
    const connection = await connect({ url: await started });
    after(connection.close);
    call = toolCaller(gds, connection);
  });

  const countIn = (text: string): number => {
    const found: Found = JSON.parse(text);
    return found.count;
  };

  describe("AI SDK", () => {
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const asks = (toolName: string, args: object) => ({
      content: [{ type: "tool-call" as const, toolCallId: "call-1", toolName, input: JSON.stringify(args) }],
      finishReason: { unified: "tool-calls" as const, raw: undefined },
      usage,
      warnings: [],
    });
    const says = (text: string) => ({
      content: [{ type: "text" as const, text }],
      finishReason: { unified: "stop" as const, raw: undefined },
      usage,
      warnings: [],
    });
    const run = (toolName: string, args: object) => {
      const model = new MockLanguageModelV3({ doGenerate: [asks(toolName, args), says("Done.")] });
      const tools = aiSdkTools({ dynamicTool, jsonSchema }, call);
      return generateText({ model, tools, prompt: "Find a flight", stopWhen: stepCountIs(3) }).then((result) => ({
        result,
        model,
      }));
    };

    it("lets a model search, and gives it what was found", async () => {
      const { result, model } = await run("searchFlights", input);
      assert.equal(result.text, "Done.");
      const [first] = result.steps[0]?.toolResults ?? [];
      assert.equal(first?.toolName, "searchFlights");
      assert.ok(first !== undefined && (first.output as Found).count > 0);
      assert.deepEqual(
        model.doGenerateCalls[0]?.tools?.map((tool) => tool.name),
        Object.keys(gds),
      );
      assert.match(JSON.stringify(model.doGenerateCalls[1]?.prompt), /itineraries/);
    });

    it("lets the model read a refusal and what to do next", async () => {
      const { model } = await run("searchFlights", { ...input, origin: "XYZ" });
      assert.match(JSON.stringify(model.doGenerateCalls[1]?.prompt), /\[UNKNOWN_AIRPORT\].*No code here is like XYZ\./);
    });
  });

  describe("LangChain", () => {
    const asked = (args: object) => ({ name: "searchFlights", args, id: "call-1", type: "tool_call" as const });
    const toolNamed = (name: string) =>
      langChainTools({ DynamicStructuredTool }, call).find((tool) => tool.name === name) ?? assert.fail(name);

    it("carries out the call of a message and answers it", async () => {
      const message = new AIMessage({ content: "", tool_calls: [asked(input)] });
      const [made] = message.tool_calls ?? [];
      assert.ok(made !== undefined);
      const answer: ToolMessage = await toolNamed("searchFlights").invoke({ ...made, type: "tool_call" });
      assert.equal(answer.tool_call_id, "call-1");
      assert.ok(countIn(String(answer.content)) > 0);
      assert.equal((answer.artifact as Found).count, countIn(String(answer.content)));
    });

    it("throws a refusal with what to do next", async () => {
      await assert.rejects(
        toolNamed("searchFlights").invoke(asked({ ...input, origin: "XYZ" })),
        /\[UNKNOWN_AIRPORT\].*No code here is like XYZ\./s,
      );
    });

    it("refuses what the schema refuses before it calls", async () => {
      await assert.rejects(toolNamed("searchFlights").invoke(asked({ ...input, origin: 7 })), /schema/);
    });
  });

  describe("OpenAI", () => {
    const made = (name: string, args: object) => ({
      type: "function_call" as const,
      call_id: "call-1",
      name,
      arguments: JSON.stringify(args),
    });

    it("answers a call of the Responses API", async () => {
      const answer = await answerOpenai(made("searchFlights", input), call);
      assert.deepEqual([answer.type, answer.call_id], ["function_call_output", "call-1"]);
      assert.ok(countIn(answer.output) > 0);
    });

    it("answers a call of Chat Completions", async () => {
      const chatCall = {
        id: "call-1",
        type: "function" as const,
        function: { name: "searchFlights", arguments: JSON.stringify(input) },
      };
      const answer = await answerOpenai(chatCall, call);
      assert.deepEqual([answer.role, answer.tool_call_id], ["tool", "call-1"]);
      assert.ok(countIn(answer.content) > 0);
      const { type: _type, ...withoutType } = openaiTools[0] ?? assert.fail("there is no tool");
      assert.deepEqual(openaiChatTools[0], { type: "function", function: withoutType }, "the same tool");
    });

    it("drops the nulls of strict mode before it calls", async () => {
      const sent: unknown[] = [];
      const answer = await answerOpenaiStrict(made("searchFlights", strictInput), (name, args, options) => {
        sent.push(args);
        return call(name, args, options);
      });
      assert.ok(countIn(answer.output) > 0);
      assert.deepEqual(sent, [input]);
      assert.deepEqual(decodeStrict("searchFlights", strictInput), input);
      assert.deepEqual(encodeStrict("searchFlights", input), strictInput);
      assert.ok(openaiStrictTools.every(({ strict }) => strict));
    });

    it("tells the model of a refusal, of a tool that it made up, and of arguments that are no JSON", async () => {
      const refused = await answerOpenai(made("searchFlights", { ...input, origin: "XYZ" }), call);
      assert.match(refused.output, /\[UNKNOWN_AIRPORT\].*No code here is like XYZ\./);
      const unknown = await answerOpenai(made("searchTrains", input), call);
      assert.match(unknown.output, /There is no tool searchTrains\. There are searchFlights, /);
      const broken = await answerOpenai({ ...made("searchFlights", {}), arguments: "{" }, call);
      assert.match(broken.output, /searchFlights was not called\./);
    });

    it("throws what is not the model's to mend", async () => {
      await assert.rejects(
        answerOpenai(made("searchFlights", input), async () => Promise.reject(new Error("the line is dead"))),
        /the line is dead/,
      );
    });
  });

  it("Anthropic: answers a tool_use block, and marks a refusal", async () => {
    const use = { type: "tool_use" as const, id: "toolu_1", name: "searchFlights", input };
    const answer = await answerAnthropic(use, call);
    assert.deepEqual([answer.type, answer.tool_use_id, answer.is_error], ["tool_result", "toolu_1", undefined]);
    assert.ok(countIn(answer.content) > 0);
    const refused = await answerAnthropic({ ...use, input: { ...input, origin: "XYZ" } }, call);
    assert.equal(refused.is_error, true);
    assert.ok(anthropicTools.every(({ input_schema }) => input_schema.type === "object"));
  });

  it("Gemini: answers a functionCall, and gives a refusal as its error", async () => {
    const answer = await answerGemini({ id: "1", name: "searchFlights", args: input }, call);
    const { response } = answer.functionResponse;
    assert.ok("output" in response && (response.output as Found).count > 0);
    const refused = await answerGemini({ name: "searchFlights", args: { ...input, origin: "XYZ" } }, call);
    assert.ok("error" in refused.functionResponse.response);
    assert.match(refused.functionResponse.response.error, /UNKNOWN_AIRPORT/);
    assert.equal(geminiTools[0]?.functionDeclarations.length, Object.keys(gds).length);
  });

  it("passes a signal on, so that a call can be stopped", async () => {
    const stopped = AbortSignal.abort();
    await assert.rejects(
      answerAnthropic({ type: "tool_use", id: "1", name: "searchFlights", input }, call, { signal: stopped }),
    );
  });
});
