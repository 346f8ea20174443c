/** Speaks with a server over the pipes of its process, one message on each line. */
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import type { JsonObject } from "../../../../src/contract/contract.js";
import { askPatiently, lateWords } from "./patience.js";
import {
  type Era,
  greetingMethods,
  greetingOf,
  greetingParameters,
  initializedNotification,
  messageOf,
  type Reply,
  replyOf,
  requestOf,
  type Speaker,
  WireFault,
  type WireLimits,
} from "./speaker.js";

interface PendingReply {
  readonly method: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (fault: WireFault) => void;
}

const isSlow = (error: unknown): boolean => error instanceof WireFault && error.rule === "server-slow";

/**
 * Opens a conversation with a process that was just started. `ending` resolves with the reason if the process ends. Closing the
 * conversation does not end the process.
 */
export const openStdioSpeaker = async (
  child: ChildProcessWithoutNullStreams,
  era: Era,
  ending: Promise<WireFault>,
  limits: WireLimits,
): Promise<Speaker> => {
  const waiting = new Map<number, PendingReply>();
  let lastId = 0;
  let ended: WireFault | undefined;
  let partial = "";

  const endWith = (fault: WireFault): void => {
    ended ??= fault;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  void ending.then(endWith);

  const take = (line: string): void => {
    const [oldest] = waiting.values();
    try {
      const message = messageOf(line, oldest?.method ?? "nothing that was asked");
      const id = message["id"];
      const asked = typeof id === "number" ? waiting.get(id) : undefined;
      const reply = replyOf(message);
      if (typeof id !== "number" || asked === undefined || reply === undefined) return;
      waiting.delete(id);
      asked.resolve(reply);
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      endWith(error);
    }
  };

  child.stdin.on("error", () => undefined);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = `${partial}${text}`.split("\n");
    partial = lines.pop() ?? "";
    if (partial.length > limits.mostBytes)
      endWith(new WireFault("server-protocol", `writes a line of more than ${limits.mostBytes} bytes`));
    for (const line of lines) if (line.trim() !== "") take(line);
  });

  const requestWithin = (timeoutMs: number, method: string, parameters: JsonObject, late: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      const id = ++lastId;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new WireFault("server-slow", late));
      }, timeoutMs);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          settle(value);
        };
      waiting.set(id, { method, resolve: settled(resolve), reject: settled(reject) });
      child.stdin.write(`${JSON.stringify(requestOf(era, id, method, parameters))}\n`);
    });

  const request: Speaker["request"] = (method, parameters) =>
    askPatiently(method, limits, isSlow, (withinMs) =>
      requestWithin(withinMs, method, parameters, lateWords(method, limits)),
    );
  const method = greetingMethods[era];
  const lateStart = `did not answer ${method} within ${limits.bootMs} ms`;
  const greeting = greetingOf(await requestWithin(limits.bootMs, method, greetingParameters[era], lateStart), method);
  if (era === "legacy") child.stdin.write(`${JSON.stringify(initializedNotification)}\n`);
  return { transport: "stdio", era, greeting, request, close: async () => undefined };
};
