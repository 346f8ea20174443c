/** Servers for clients to speak with: the built product. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { connect as connectClient } from "../../../generated/gds/client/connect/client.js";
import { connect as connectSdk } from "../../../generated/gds/client/connect/sdk.js";
import type { Clock, Connection } from "../../../generated/gds/client/index.js";
import { mainPath, usualNow } from "../../e2e/support/product.js";
import { repository } from "../../support/repository.js";

export interface ServerCommand {
  readonly command: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  readonly cwd: string;
}

/** Starts the product with these words, as the examples of the contract assume it. */
export const serverCommand = (...words: readonly string[]): ServerCommand => ({
  command: process.execPath,
  args: [mainPath, ...words],
  env: {
    PATH: process.env["PATH"] ?? "",
    MOCK_GDS_SEED: "mock-gds",
    MOCK_GDS_NOW: usualNow,
    MOCK_GDS_VALIDATE_OUTPUT: "1",
  },
  cwd: repository,
});

/** A test, or the suite that is being described. */
export interface Owner {
  readonly after: (clean: () => void | Promise<void>) => void;
}

/** The address that a server says on stderr when it serves. Rejects if it ends before. */
export const addressSaidBy = (server: ChildProcessByStdio<null, null, Readable>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [, url] = / on (http:\/\/[^\s/]+\/mcp)\n/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    server.on("exit", () => reject(new Error(`the server ended: ${said}`)));
  });

/** The address of a server of its own, over HTTP. It ends with its owner. */
export const startServer = (owner: Owner, ...words: readonly string[]): Promise<string> => {
  const { command, args, env, cwd } = serverCommand("--http", "--port", "0", "--log-level", "warn", ...words);
  const server = spawn(command, args, { env, cwd, stdio: ["ignore", "ignore", "pipe"] });
  owner.after(() => void server.kill("SIGKILL"));
  return addressSaidBy(server);
};

/** Each official client in each era that it speaks. */
export const ways = ["client 2026-07-28", "client 2025-11-25", "sdk 2025-11-25"] as const;
export type Way = (typeof ways)[number];

export interface WayOptions {
  readonly clock?: Clock;
  readonly session?: string;
}

/** Connects over HTTP; the connection ends with the test. */
export const connectOver = async (
  owner: Owner,
  way: Way,
  url: string,
  options: WayOptions = {},
): Promise<Connection> => {
  const connection =
    way === "sdk 2025-11-25"
      ? await connectSdk({ url }, options)
      : await connectClient(
          { url },
          { ...options, revision: way === "client 2026-07-28" ? "2026-07-28" : "2025-11-25" },
        );
  owner.after(connection.close);
  return connection;
};
