/** Connects with `@modelcontextprotocol/client`, which speaks both eras. */

import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import type { Address, CreateConnect, NegotiatingOptions, Revision } from "./connect.types.js";
import { politeFetch } from "./politeFetch.js";

const modes = { "2025-11-25": "legacy", "2026-07-28": { pin: "2026-07-28" } } as const satisfies Record<
  Revision,
  unknown
>;

/** A child process is for Node alone, so its module is loaded only for a command. */
const transportTo = async (address: Address): Promise<Transport> => {
  if ("url" in address) {
    const { url, headers = {} } = address;
    return new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });
  }
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  const { args = [], stderr = "ignore", ...rest } = address;
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...(rest.env && { env: { ...rest.env } }) });
};

/** `connect` for a package: it gives its own name to the server where the caller gives none. */
export const connectAs: CreateConnect<NegotiatingOptions> =
  (self) =>
  async (address, options = {}) => {
    const { clientName = self, revision, ...rest } = options;
    const mode = revision === undefined ? "auto" : modes[revision];
    const client = new Client(clientName, { versionNegotiation: { mode } });
    const transport = await transportTo(address);
    try {
      await client.connect(transport, { timeout: Math.min(rest.timeoutMs ?? usualTimeoutMs, longestWaitMs) });
    } catch (error) {
      await client.close();
      throw faultOf({ name: "connect" }, error);
    }
    return connectionOver(client, rest);
  };
