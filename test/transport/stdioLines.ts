/** The product over streams of this process: lines in, all answers out when the input has ended. */
import { PassThrough } from "node:stream";
import { readCommand } from "../../src/config/read.js";
import { storeSettings, worldOptions } from "../../src/config/settings.js";
import { createLog } from "../../src/observability/log.js";
import { createPack } from "../../src/packs/gds/index.js";
import { product } from "../../src/product.js";
import { openRuntime } from "../../src/runtime/open.js";
import type { Runtime } from "../../src/runtime/runtime.js";
import type { FastPathLane } from "../../src/transport/stdio/fastPathLane.js";
import { serveOverStdio } from "../../src/transport/stdio/serve.js";

export const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };

/** The product's runtime with its clock stopped. */
export const openProduct = async (...words: readonly string[]): Promise<Runtime> => {
  const command = readCommand(["--now", "2026-05-16T09:00:00Z", ...words], {});
  if (command.kind !== "serve") throw new Error("the test asks for a configuration that the product does not have");
  const { configuration, given } = command;
  const world = worldOptions(configuration, given);
  const log = createLog("silent");
  return openRuntime(createPack(configuration.packSettings.gds), {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world,
    clock: { now: Date.now },
    log,
  });
};

/** Leaves everything to the protocol layer. */
export const noLane = (): FastPathLane => ({
  take: () => undefined,
  answer: () => {
    throw new Error("nothing was taken");
  },
  asked: () => undefined,
  answered: () => undefined,
  serves: () => undefined,
});

export interface Connected {
  readonly send: (...messages: readonly unknown[]) => void;
  /** The next line, parsed. */
  readonly next: () => Promise<Record<string, unknown>>;
  /** Ends the input and gives what has come since the last `next`, in no order. */
  readonly end: () => Promise<readonly Record<string, unknown>[]>;
}

const lineOf = (message: unknown): string => `${typeof message === "string" ? message : JSON.stringify(message)}\n`;

/** One connection. All that is sent together arrives together. */
export const connectStdio = (runtime: Runtime, laneOf?: (runtime: Runtime) => FastPathLane): Connected => {
  const input = new PassThrough();
  const output = new PassThrough();
  const answers: Record<string, unknown>[] = [];
  let heard: () => void = () => undefined;
  let rest = "";
  output.on("data", (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split("\n");
    rest = lines.pop() ?? "";
    answers.push(...lines.map((line): Record<string, unknown> => JSON.parse(line)));
    heard();
  });
  const options = { input, output, bodyLimitBytes: 262_144, shutdownTimeoutMs: 5000, sessionId: "session-of-the-test" };
  const serving = serveOverStdio(runtime, options, laneOf);
  return {
    send: (...messages) => void input.write(messages.map(lineOf).join("")),
    next: async () => {
      while (answers.length === 0) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      return answers.shift() ?? {};
    },
    end: async () => {
      input.end();
      await serving.ended;
      await serving.stop();
      return answers.splice(0);
    },
  };
};
