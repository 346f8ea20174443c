/** Speaks through a connected client of either official package, on any transport and in either era. */

import { longestWaitMs } from "./clock.js";
import { createConnection } from "./connection.js";
import type { ConnectionOver, OfficialClient, OutgoingRequest } from "./connection.types.js";
import { faultOf } from "./faults.js";

/** A result passes as it is: both packages take a schema, one with this method, the other by this interface. */
const anyResult = {
  safeParse: (data: unknown) => ({ success: true, data }),
  "~standard": { version: 1, vendor: "contract", validate: (value: unknown) => ({ value }) },
} as const;

interface RequestOptions {
  readonly signal: AbortSignal;
  readonly timeout: number;
  readonly onprogress?: OutgoingRequest["onProgress"];
  readonly headers?: OutgoingRequest["headers"];
}

interface Requesting {
  readonly request: (
    request: Pick<OutgoingRequest, "method" | "params">,
    schema: typeof anyResult,
    options: RequestOptions,
  ) => Promise<unknown>;
}

const isRequesting = (client: object): client is Requesting =>
  "request" in client && typeof client.request === "function";

/**
 * A connection over a client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk` that is connected already. Its
 * handlers of the server's questions stay its own.
 */
export const connectionOver: ConnectionOver = (client, options) => {
  const requesting: object & OfficialClient = client;
  if (!isRequesting(requesting))
    throw new TypeError("connectionOver needs a connected MCP client: it has no request()");
  return createConnection(
    {
      send: async ({ subject, method, params, signal, onProgress, headers }) => {
        try {
          return await requesting.request({ method, params }, anyResult, {
            signal,
            // Deadlines are kept here, over all attempts: the official clients' own is of one request.
            timeout: longestWaitMs,
            ...(onProgress !== undefined && { onprogress: onProgress }),
            ...(headers !== undefined && { headers }),
          });
        } catch (error) {
          throw faultOf(subject, error);
        }
      },
      close: () => client.close(),
    },
    options,
  );
};
