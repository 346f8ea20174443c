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
  // The types differ only in the session id: the class may have it undefined, the interface may lack it.
  return transport as Transport;
};

/** Makes the `connect` of a package. It sends the package's name to the server, unless the caller gives another. */
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
