// @generated: the runtime of every client. It is written by npm run codegen.
/** Sends requests through a connected client of either official package, over any transport and in either era. */
import { longestWaitMs } from "./clock.js";
import { createConnection } from "./connection.js";
import { faultOf } from "./faults.js";
const anyResult = {
  safeParse: (data) => ({ success: true, data }),
  "~standard": { version: 1, vendor: "contract", validate: (value) => ({ value }) }
};
const isRequesting = (client) => "request" in client && typeof client.request === "function";
const connectionOver = (client, options) => {
  const requesting = client;
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
            ...onProgress !== void 0 && { onprogress: onProgress },
            ...headers !== void 0 && { headers }
          });
        } catch (error) {
          throw faultOf(subject, error);
        }
      },
      close: () => client.close()
    },
    options
  );
};
export {
  connectionOver
};
