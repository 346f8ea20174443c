/** Bare node:http with the same handler: it reads the body, parses, calls, stringifies. It knows no protocol beyond that. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "../child.js";
import { openTools, packOfArguments } from "../tools.js";

const tools = await openTools(packOfArguments());

const answer = async (bytes: readonly Buffer[], response: ServerResponse): Promise<void> => {
  const { id, params } = JSON.parse(String(bytes.length === 1 ? bytes[0] : Buffer.concat(bytes)));
  const result = await tools[params.name]?.(params.arguments);
  const text = JSON.stringify({ jsonrpc: "2.0", id, result });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
};

listen((request: IncomingMessage, response: ServerResponse) => {
  const bytes: Buffer[] = [];
  request.on("data", (chunk: Buffer) => bytes.push(chunk));
  request.on("end", () => void answer(bytes, response));
});
