/** Probes a server as a host would: it answers, it has the tools of its pack, and it ends when it is told to. */
import assert from "node:assert/strict";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import charter from "../../generated/charter/manifest/tools.verbatim.json" with { type: "json" };
import coastline from "../../generated/coastline/manifest/tools.verbatim.json" with { type: "json" };
import crm from "../../generated/crm/manifest/tools.verbatim.json" with { type: "json" };
import flights from "../../generated/flights/manifest/tools.verbatim.json" with { type: "json" };
import gds from "../../generated/gds/manifest/tools.verbatim.json" with { type: "json" };
import hotelcrs from "../../generated/hotelcrs/manifest/tools.verbatim.json" with { type: "json" };
import mail from "../../generated/mail/manifest/tools.verbatim.json" with { type: "json" };
import type { Shell } from "./project.js";

const manifests: Readonly<Record<string, readonly { readonly name: string }[]>> = {
  gds,
  charter,
  coastline,
  crm,
  flights,
  hotelcrs,
  mail,
};

const toolNamesOf = (pack: string): readonly string[] => (manifests[pack] ?? []).map(({ name }) => name);

/** The address of an HTTP server that a command starts. */
export const addressOf = async (server: Shell): Promise<string> => {
  const [, url = ""] = await server.says(/ on (http:\/\/[^\s/]+)(?:\/[a-z]+)?\/mcp(?:, and at \/mcp)?\n/);
  return url;
};

/** A server whose first pack is gds. */
export const probeHttp = async (url: string): Promise<void> => {
  for (const path of ["/health", "/ready"]) {
    const { status } = await fetch(`${url}${path}`);
    assert.equal(status, 200, path);
  }
  await probeMcp(`${url}/mcp`, "gds");
};

/** The pack at an address. */
export const probeMcp = async (mcp: string, pack: string): Promise<void> => {
  const client = new Client({ name: "docs", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp)));
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    toolNamesOf(pack),
  );
  await client.close();
};

const greeting = [
  {
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "docs", version: "1" } },
  },
  { method: "notifications/initialized" },
  { id: 2, method: "tools/list" },
];

/** Speaks to a server over its standard input, and closes it. */
export const probeStdio = async (server: Shell, pack = "gds"): Promise<void> => {
  for (const message of greeting) server.process.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const [line] = await server.says(/^.*"id":2.*$/m);
  const { result } = JSON.parse(line) as { result: { tools: readonly { name: string }[] } };
  assert.deepEqual(
    result.tools.map(({ name }) => name),
    toolNamesOf(pack),
  );
  server.process.stdin?.end();
  assert.equal(await server.exit, 0, server.output());
};
