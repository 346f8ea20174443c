/** Connects with `@modelcontextprotocol/client`, which speaks both eras. */

import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import type { CreateConnect, NegotiatingOptions, Revision, UrlAddress } from "./connect.types.js";
import { politeFetch } from "./politeFetch.js";

const modes = { "2025-11-25": "legacy", "2026-07-28": { pin: "2026-07-28" } } as const satisfies Record<
  Revision,
  unknown
>;

const httpTransport = ({ url, headers = {} }: UrlAddress): Transport =>
  new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });

/** Makes the `connect` of a package. It sends the package's name to the server, unless the caller gives another. */
export const connectAs: CreateConnect<NegotiatingOptions> =
  (self, startProgram) =>
  async (address, options = {}) => {
    const { clientName = self, revision, ...rest } = options;
    const mode = revision === undefined ? "auto" : modes[revision];
    const client = new Client(clientName, { versionNegotiation: { mode } });
    const transport = "url" in address ? httpTransport(address) : await startProgram(address);
    try {
      await client.connect(transport, { timeout: Math.min(rest.timeoutMs ?? usualTimeoutMs, longestWaitMs) });
    } catch (error) {
      await client.close();
      throw faultOf({ name: "connect" }, error);
    }
    return connectionOver(client, rest);
  };
