/** Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions. */

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import type { ConnectOptions, CreateConnect, UrlAddress } from "./connect.types.js";
import { politeFetch } from "./politeFetch.js";

type Transport = Parameters<Client["connect"]>[0];

const httpTransport = ({ url, headers = {} }: UrlAddress): Transport => {
  const transport = new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });
  // The class says of its session's id that it may be undefined, the interface that it may be absent.
  return transport as Transport;
};

/** `connect` for a package: it gives its own name to the server where the caller gives none. */
export const connectAs: CreateConnect<ConnectOptions> =
  (self, startProgram) =>
  async (address, options = {}) => {
    const { clientName = self, ...rest } = options;
    const client = new Client(clientName);
    const transport = "url" in address ? httpTransport(address) : await startProgram(address);
    try {
      await client.connect(transport, { timeout: Math.min(rest.timeoutMs ?? usualTimeoutMs, longestWaitMs) });
    } catch (error) {
      await client.close();
      throw faultOf({ name: "connect" }, error);
    }
    return connectionOver(client, rest);
  };
