/** The product over stdio without any client library: lines in, lines out, for tests of bytes, load and sudden death. */
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import type { Scope } from "../../support/scope.js";
import {
  type Answer,
  answerOfError,
  answerOfResult,
  type Fields,
  fieldsOf,
  type Outputs,
  type ToolName,
} from "./answers.js";
import { commandOf, type Running, type Settings, startProcess } from "./product.js";

export interface Call {
  readonly name: string;
  readonly arguments: unknown;
  readonly _meta?: unknown;
}

export interface RawStdio extends Running {
  /** Writes all calls at once and resolves with the answers' lines, in the order of the calls; undefined where none came. */
  readonly lines: (calls: readonly Call[]) => Promise<readonly (string | undefined)[]>;
  readonly call: <Name extends ToolName>(name: Name, input: unknown, meta?: unknown) => Promise<Answer<Outputs[Name]>>;
  readonly read: (uri: string) => Promise<Fields>;
  /** Writes calls and tells each answer as it comes, by its index. Resolves when all have come or the process ended. */
  readonly flood: (calls: readonly Call[], onAnswer: (index: number, line: string) => void) => Promise<void>;
}

/** The answer that a line of a `tools/call` response holds. */
export const answerOfLine = <Name extends ToolName>(line: string): Answer<Outputs[Name]> => {
  const { result, error } = fieldsOf(JSON.parse(line));
  return error === undefined ? answerOfResult<Outputs[Name]>(result) : answerOfError(error);
};

/** Starts the product and shakes hands with it as a client of the 2025 revisions. */
export const startRawStdio = async (context: Scope, settings: Settings = {}): Promise<RawStdio> => {
  const running = startProcess(context, commandOf(settings));
  const { stdin, stdout } = running.process;
  assert.ok(stdin !== null && stdout !== null, "the child has pipes");
  const waiting = new Map<number, (line: string | undefined) => void>();
  const reader = createInterface({ input: stdout });
  let lastId = 0;
  let isOver = false;
  reader.on("line", (line) => {
    // A kill may cut the last line short: that is no answer.
    if (!line.endsWith("}")) return;
    const { id } = fieldsOf(JSON.parse(line));
    if (typeof id !== "number") return;
    waiting.get(id)?.(line);
    waiting.delete(id);
  });
  reader.on("close", () => {
    isOver = true;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  });

  const send = (requests: readonly { readonly method: string; readonly params: unknown }[]) => {
    const answers = requests.map(
      (_request, index) =>
        new Promise<string | undefined>((resolve) => {
          if (isOver) resolve(undefined);
          else waiting.set(lastId + 1 + index, resolve);
        }),
    );
    const lines = requests.map((request) => `${JSON.stringify({ jsonrpc: "2.0", id: ++lastId, ...request })}\n`);
    stdin.write(lines.join(""));
    return answers;
  };

  const handshake = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } };
  const [greeting] = await Promise.all(send([{ method: "initialize", params: handshake }]));
  assert.ok(greeting !== undefined, `no answer to initialize: ${running.stderr()}`);
  stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);

  const asRequests = (calls: readonly Call[]) => calls.map((params) => ({ method: "tools/call", params }));
  return {
    ...running,
    lines: (calls) => Promise.all(send(asRequests(calls))),
    call: async (name, input, meta) => {
      const [line] = await Promise.all(
        send(asRequests([{ name, arguments: input, ...(meta !== undefined && { _meta: meta }) }])),
      );
      assert.ok(line !== undefined, `no answer to ${name}: ${running.stderr()}`);
      return answerOfLine(line);
    },
    read: async (uri) => {
      const [line] = await Promise.all(send([{ method: "resources/read", params: { uri } }]));
      const [contents] = JSON.parse(line ?? "{}").result?.contents ?? [];
      assert.ok(contents !== undefined, `no contents of ${uri}: ${line}`);
      return fieldsOf(JSON.parse(contents.text));
    },
    flood: async (calls, onAnswer) => {
      await Promise.all(
        send(asRequests(calls)).map(async (answer, index) => {
          const line = await answer;
          if (line !== undefined) onAnswer(index, line);
        }),
      );
    },
  };
};
