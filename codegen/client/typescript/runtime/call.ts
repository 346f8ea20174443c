/** Calls a tool: puts a request together, sends it as often as is right, and reads the answer. */

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
 * Input and output are as the contract types them; the typed surfaces are made of this. The input is copied first, so that every
 * attempt sends the same, and what JSON cannot say is the program's mistake and not the transport's.
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
