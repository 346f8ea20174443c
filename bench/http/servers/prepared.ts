/**
 * Bare node:http that computes nothing. `stringify`: parses the request and stringifies an answer that is at hand; `bytes`:
 * sends bytes that are at hand, whatever is asked.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StructuredAnswer } from "../../runtime.js";
import { flightQuery, repeatedQuery } from "../cases.js";
import { listen } from "../child.js";
import { openTools, packOfArguments } from "../tools.js";

const pack = packOfArguments();
const [, , , form = "", which] = process.argv;
/** Bytes are always those of the first answer. */
const answersAtHand = form === "bytes" ? 1 : 500;
const tools = await openTools(pack);
const queries: readonly object[] =
  pack === "echo"
    ? [{ message: "The quick brown fox jumps over the lazy dog" }]
    : which === "repeated"
      ? [repeatedQuery]
      : Array.from({ length: answersAtHand }, (_, index) => flightQuery(index));
const results: StructuredAnswer[] = [];
for (const query of queries) {
  const result = await tools[pack === "echo" ? "echo" : "searchFlights"]?.({ ...query });
  if (result !== undefined) results.push(result);
}
let next = 0;
const nextResult = (): StructuredAnswer | undefined => results[next++ % results.length];

const send = (response: ServerResponse, text: string | Buffer): void => {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
};

const ready = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, result: results[0] }));

const answerFor: Readonly<Record<string, (bytes: readonly Buffer[]) => string | Buffer>> = {
  stringify: (bytes) => {
    const { id } = JSON.parse(String(bytes.length === 1 ? bytes[0] : Buffer.concat(bytes)));
    return JSON.stringify({ jsonrpc: "2.0", id, result: nextResult() });
  },
  bytes: () => ready,
};
const answerOf = answerFor[form];
if (answerOf === undefined) throw new Error(`no such raw server: ${form}`);

listen((request: IncomingMessage, response: ServerResponse) => {
  const bytes: Buffer[] = [];
  request.on("data", (chunk: Buffer) => bytes.push(chunk));
  request.on("end", () => send(response, answerOf(bytes)));
});
