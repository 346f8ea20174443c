import { type Shell, startShell } from "../docs/project.js";
import { mainPath } from "../e2e/support/product.js";
import { freePort } from "../support/ports.js";
import { repository } from "../support/repository.js";
import type { Scope } from "../support/scope.js";

export interface ServerProcess {
  /** Host and port. */
  readonly address: string;
  /** Starts it, again if it has ended; resolves when it serves. */
  readonly start: () => Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Lines that it has logged of calls since it was started last. */
  readonly callCount: () => number;
}

/** A server that is not started yet. */
export const createServerProcess = async (
  scope: Scope,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const port = String(await freePort());
  let shell: Shell | undefined;
  scope.after(() => shell?.stop().then(() => undefined));
  return {
    address: `127.0.0.1:${port}`,
    start: async () => {
      shell = startShell(`exec node "${mainPath}" --http --wait-for-store`, {
        cwd: repository,
        environment: { MCP_HTTP_PORT: port, ...environment },
      });
      await shell.says(/ on http:\/\/[^\s/]+\/mcp\n/);
    },
    stop: () => shell?.stop() ?? Promise.resolve(null),
    callCount: () => shell?.output().match(/"msg":"call"/g)?.length ?? 0,
  };
};
