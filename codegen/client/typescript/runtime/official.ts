/** Sends requests through a connected client of either official package, over any transport and in either era. */

import { longestWaitMs } from "./clock.js";
import { createConnection } from "./connection.js";
import type { ConnectionOver, OfficialClient, OutgoingRequest } from "./connection.types.js";
import { faultOf } from "./faults.js";

/** A schema that accepts any result: one package calls `safeParse`, the other uses the Standard Schema interface. */
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
 * Creates a connection over a connected client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk`. The client keeps
 * its handlers for the server's requests. Throws a `TypeError` for anything that is no such client.
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
            // The timeout is enforced here, over all attempts: that of the official clients is for one request.
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
