/** Recognises by its headers a POST that the fast path can answer, and writes answers. It knows no session. */
import type { IncomingHttpHeaders } from "node:http";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import type { Answer, FastPathDispatch, FastPathRequest } from "../../fastPath/dispatch.js";
import { modernRevision } from "../../fastPath/envelope.js";
import { type Asked, HttpSource } from "./httpSource.js";

export const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

const namesLegacyRevision = ({ "mcp-protocol-version": version }: IncomingHttpHeaders): boolean =>
  version === undefined || (typeof version === "string" && SUPPORTED_PROTOCOL_VERSIONS.includes(version));

/** Whether the request accepts SSE and names no revision newer than 2025. */
export const takesStream = (headers: IncomingHttpHeaders): boolean =>
  headers.accept?.includes("text/event-stream") === true && namesLegacyRevision(headers);

/** Whether the request accepts both JSON and SSE. */
export const hasLegacyHeaders = (headers: IncomingHttpHeaders): boolean =>
  headers.accept?.includes("application/json") === true && takesStream(headers);

/** Whether the header repeats the name. An encoded name (`=?`) is left to the SDK, which decodes it. */
const namesTool = (header: string | undefined, name: string | undefined): boolean =>
  name === undefined ? header === undefined : header === name && !name.startsWith("=?");

/** The body as a modern plain request; undefined unless the headers repeat its revision, method and name. */
export const modernPlainRequest = (
  dispatch: FastPathDispatch,
  headers: IncomingHttpHeaders,
  body: unknown,
): FastPathRequest | undefined => {
  if (headers["mcp-protocol-version"] !== modernRevision) return undefined;
  const request = dispatch.read(body, "modern");
  if (request === undefined || headers["mcp-method"] !== request.method) return undefined;
  return namesTool(headerOf(headers, "mcp-name"), request.name) ? request : undefined;
};

/** Writes an answer, unless the client has disconnected. */
export const writeAnswer = (
  { response, correlationId }: Asked,
  answer: Answer,
  sessionId: string | undefined,
  status = 200,
): void => {
  if (response.destroyed) return;
  const length = typeof answer === "string" ? Buffer.byteLength(answer) : answer.head.length + answer.rest.length;
  const headers = ["content-type", "application/json", "content-length", String(length)];
  headers.push("x-content-type-options", "nosniff", "x-request-id", correlationId);
  if (sessionId !== undefined) headers.push("mcp-session-id", sessionId);
  response.writeHead(status, headers);
  if (typeof answer === "string") response.end(answer);
  else {
    response.write(answer.head, "latin1");
    response.end(answer.rest);
  }
};

export const answerModern = (dispatch: FastPathDispatch, request: FastPathRequest, asked: Asked): Promise<void> =>
  dispatch.answer(request, new HttpSource(asked, undefined)).then((answer) => writeAnswer(asked, answer, undefined));
