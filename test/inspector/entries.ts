/** The built product as the Inspector's list of servers has it: over stdio and over HTTP, in both eras. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entriesOf } from "../../inspector/servers.js";
import { inspectorHere, keepsCompiled } from "../docs/inspector.js";
import { commandOf, startHttpServer } from "../e2e/support/product.js";
import type { Scope } from "../support/scope.js";

const found = inspectorHere();

/** For a test's `skip` option. In CI it is always false: there the Inspector must be. */
export const skipWithoutInspector =
  found === undefined ? "MOCK_GDS_NODE24 and MOCK_GDS_INSPECTOR name no Inspector" : false;

export const inspector = (): { readonly node: string; readonly script: string } => {
  if (found === undefined) throw new Error(String(skipWithoutInspector));
  return found;
};

export interface Connection {
  readonly transport: "stdio" | "http";
  readonly revision: "2025-11-25" | "2026-07-28";
}

/** Every way in which a client meets the product. */
export const connections: readonly Connection[] = (["stdio", "http"] as const).flatMap((transport) =>
  (["2025-11-25", "2026-07-28"] as const).map((revision) => ({ transport, revision })),
);

export const nameOf = ({ transport, revision }: Connection): string => `${transport}-${revision}`;

/** What a person's own configuration would change is left out, and nothing is opened, asked or kept. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(MCP_|MOCK_GDS_|VALKEY_|LOG_LEVEL$|NODE_TEST_CONTEXT$)/.test(name),
    ),
  ),
  MCP_INSPECTOR_SECRET_STORE: "memory",
  MCP_AUTO_OPEN_ENABLED: "false",
  ...keepsCompiled,
});

/** Starts the HTTP server, writes the list, and gives its path. Both are gone when the test or the suite is over. */
export const writeEntries = async (scope: Scope): Promise<string> => {
  const { mcp } = await startHttpServer(scope);
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-inspector-"));
  scope.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "servers.json");
  const mcpServers = {
    ...entriesOf("stdio", { type: "stdio", ...commandOf({}, "--stdio") }),
    ...entriesOf("http", { type: "http", url: mcp.href }),
  };
  writeFileSync(file, JSON.stringify({ mcpServers }));
  return file;
};
