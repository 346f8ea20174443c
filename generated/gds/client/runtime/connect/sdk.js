// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import { politeFetch } from "./politeFetch.js";
const transportTo = async (address) => {
  if ("url" in address) {
    const { url, headers = {} } = address;
    const transport = new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });
    return transport;
  }
  const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js");
  const { args = [], stderr = "ignore", ...rest } = address;
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...rest.env && { env: { ...rest.env } } });
};
const connectAs = (self) => async (address, options = {}) => {
  const { clientName = self, ...rest } = options;
  const client = new Client(clientName);
  const transport = await transportTo(address);
  try {
    await client.connect(transport, { timeout: Math.min(rest.timeoutMs ?? usualTimeoutMs, longestWaitMs) });
  } catch (error) {
    await client.close();
    throw faultOf({ name: "connect" }, error);
  }
  return connectionOver(client, rest);
};
export {
  connectAs
};
