/**
 * A server process whose heap can be measured from outside: the real product, with a listener beside it that collects garbage
 * and says what is left. It knows nothing of what the server serves.
 */
import { get } from "node:http";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { startProcess, usualNow } from "../../e2e/support/product.js";
import { productMain } from "./build.js";
import { folderRemovedAtExit } from "./folders.js";
import { endWithThisProcess } from "./servers.js";

const nextToNothingBytes = 64 * 1024;

export interface MeasuredServer {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Bytes that are reachable now: on the heap, and in buffers outside of it. */
  readonly keptBytes: () => Promise<number>;
}

/**
 * Runs in the server's process. Garbage may need more than one round: what a finished turn let go of holds other things. So it
 * is collected until a round finds next to nothing.
 */
const probe = `
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
const kept = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
createServer(async (request, response) => {
  let [before, left] = [Infinity, Infinity];
  for (let round = 0; round < 8 && (round < 2 || before - left > ${nextToNothingBytes}); round++) {
    await pause(20);
    globalThis.gc();
    [before, left] = [left, kept()];
  }
  response.end(String(left));
}).listen(process.env.HEAP_SOCKET).unref();
`;

const ask = (socketPath: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ socketPath, path: "/", agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve(Number(text)));
    }).on("error", reject);
  });

/** A server with the memory store, listening, that dies with the test. */
export const startMeasured = async (
  context: TestContext,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> => {
  const socketPath = join(folderRemovedAtExit(context), "heap");
  const loader = `data:text/javascript,${encodeURIComponent(probe)}`;
  const { PATH = "", HOME = "" } = process.env;
  const running = startProcess(context, {
    command: process.execPath,
    args: ["--expose-gc", "--import", loader, productMain(context), "--http", "--port", "0", ...words],
    env: { PATH, HOME, MOCK_GDS_NOW: usualNow, HEAP_SOCKET: socketPath, ...environment },
  });
  endWithThisProcess(running.process);
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  return { url, keptBytes: () => ask(socketPath) };
};
