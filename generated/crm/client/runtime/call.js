// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls a tool: builds the request, sends it with retries, and reads the answer. */
import { outputIn, sessionIn } from "./answers.js";
import { withAttempts } from "./attempts.js";
import { metaOf } from "./meta.js";
import { mirroredHeaders } from "./mirrored.js";
import { isRepeatable } from "./retry.js";
const callTool = async (connection, tool, given = {}, options = {}) => {
  const { idempotencyKey, onProgress } = options;
  const input = JSON.parse(JSON.stringify(given));
  const attempted = { tool: tool.name, isRepeatable: isRepeatable(tool.annotations, idempotencyKey), options };
  return withAttempts(connection, attempted, (signal) => {
    const ask = async () => {
      const meta = metaOf(connection, idempotencyKey);
      const result = await connection.send({
        subject: tool,
        method: "tools/call",
        params: { name: tool.name, arguments: input, ...meta !== void 0 && { _meta: meta } },
        signal,
        onProgress,
        headers: mirroredHeaders(tool.headers, input)
      });
      const session = sessionIn(result);
      if (session !== void 0) connection.keepSession(session);
      return outputIn(tool, result);
    };
    return tool.annotations.readOnlyHint ? ask() : connection.inSession(signal, ask);
  });
};
export {
  callTool
};
