// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import { politeFetch } from "./politeFetch.js";
const httpTransport = ({ url, headers = {} }) => {
  const transport = new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });
  return transport;
};
const connectAs = (self, startProgram) => async (address, options = {}) => {
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
export {
  connectAs
};
