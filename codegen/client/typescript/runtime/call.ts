/** Calls a tool: builds the request, sends it with retries, and reads the answer. */

import { outputIn, sessionIn } from "./answers.js";
import { withAttempts } from "./attempts.js";
import type { CallOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Tool } from "./descriptor.types.js";
import { metaOf } from "./meta.js";
import { mirroredHeaders } from "./mirrored.js";
import { isRepeatable } from "./retry.js";

export type CallTool = (connection: Connection, tool: Tool, input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Calls a tool with unchecked types; the typed methods are built on it. The input is copied first, so that every attempt sends the
 * same, and so that an input which JSON cannot represent rejects at once, and not as a failure of the transport.
 */
export const callTool: CallTool = async (connection, tool, given = {}, options = {}) => {
  const { idempotencyKey, onProgress } = options;
  const input: unknown = JSON.parse(JSON.stringify(given));
  const attempted = { tool: tool.name, isRepeatable: isRepeatable(tool.annotations, idempotencyKey), options };
  return withAttempts(connection, attempted, (signal) => {
    const ask = async (): Promise<unknown> => {
      const meta = metaOf(connection, idempotencyKey);
      const result = await connection.send({
        subject: tool,
        method: "tools/call",
        params: { name: tool.name, arguments: input, ...(meta !== undefined && { _meta: meta }) },
        signal,
        onProgress,
        headers: mirroredHeaders(tool.headers, input),
      });
      const session = sessionIn(result);
      if (session !== undefined) connection.keepSession(session);
      return outputIn(tool, result);
    };
    return tool.annotations.readOnlyHint ? ask() : connection.inSession(signal, ask);
  });
};
