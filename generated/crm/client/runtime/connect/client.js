// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/client`, which speaks both eras. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { longestWaitMs } from "../clock.js";
import { usualTimeoutMs } from "../connection.js";
import { faultOf } from "../faults.js";
import { connectionOver } from "../official.js";
import { politeFetch } from "./politeFetch.js";
const modes = { "2025-11-25": "legacy", "2026-07-28": { pin: "2026-07-28" } };
const httpTransport = ({ url, headers = {} }) => new StreamableHTTPClientTransport(new URL(url), { fetch: politeFetch, requestInit: { headers } });
const connectAs = (self, startProgram) => async (address, options = {}) => {
  const { clientName = self, revision, ...rest } = options;
  const mode = revision === void 0 ? "auto" : modes[revision];
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
export {
  connectAs
};
