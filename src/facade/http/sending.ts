/** Sends a facade's answer over a socket, or as much of it as a fault leaves. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Timers } from "../../timers.js";
import { waited } from "../../upstream/waits.js";
import { cutLength, type Delivery } from "../delivery.js";
import type { FacadeAnswer } from "../port.js";

const compress = promisify(gzip);

/** In bytes. A shorter body is not compressed, because it would hardly become shorter. */
const shortestCompressed = 1024;

/** Fast rather than small, because most callers are on this machine. */
const fast = { level: 1 } as const;

const acceptsGzip = (header: string): boolean =>
  header.split(",").some((entry) => {
    const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return (coding === "gzip" || coding === "*") && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The headers of an answer. It is not to be cached, because it depends on the moment and on the caller. */
export const answerHeaders = ({ headers }: FacadeAnswer, bytes: Buffer): OutgoingHttpHeaders => ({
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  ...headers,
  "content-length": bytes.length,
});

const writePieces = async (
  response: ServerResponse,
  bytes: Buffer,
  { drip, timers, signal }: { readonly drip: { readonly bytes: number; readonly everyMs: number } } & Sending,
): Promise<void> => {
  for (let sent = 0; sent < bytes.length; sent += drip.bytes) {
    if (sent > 0) await waited(drip.everyMs, signal, timers);
    response.write(bytes.subarray(sent, sent + drip.bytes));
  }
  response.end();
};

interface Sending {
  readonly timers: Timers;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Sends an answer, compressed if the client accepts that. A body that a fault cuts or slows is not compressed, because
 * the fault counts its bytes.
 */
export const sendDelivery = async (
  request: IncomingMessage,
  response: ServerResponse,
  delivery: Delivery,
  sending: Sending,
): Promise<void> => {
  if (delivery === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  const { answer, drip, cut } = delivery;
  const plain = Buffer.from(answer.body);
  if (drip !== undefined || cut !== undefined) {
    response.writeHead(answer.status, answerHeaders(answer, plain));
    if (drip !== undefined) return writePieces(response, plain, { drip, ...sending });
    const piece = plain.subarray(0, cutLength(cut ?? 0, plain.length));
    if (piece.length === 0) response.flushHeaders();
    else response.write(piece);
    // Ends the connection when the piece is on its way.
    request.socket.destroySoon();
    return;
  }
  const isCompressed =
    plain.length >= shortestCompressed && acceptsGzip(String(request.headers["accept-encoding"] ?? ""));
  const bytes = isCompressed ? await compress(plain, fast) : plain;
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...answerHeaders(answer, bytes),
    ...(plain.length >= shortestCompressed && { vary: "Accept-Encoding" }),
    ...(isCompressed && { "content-encoding": "gzip" }),
  });
  response.end(bytes);
};
