/** One attempt to deliver: a POST to a checked address, without redirects, with a timeout. */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { realTimers, type Timers } from "../../timers.js";
import { toldWaitMs } from "../../upstream/policy.js";
import { forbiddenAddress, guardedLookup, hostOf, objectionToAddress, type Targets } from "./addresses.js";
import type { Outcome, Unanswered } from "./schedule.js";

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
}

/** Rejects only with the signal's reason. */
export type Send = (letter: Letter, signal: AbortSignal) => Promise<Outcome>;

export interface SendOptions {
  readonly targets: Targets;
  /** The header `user-agent`. */
  readonly sender: string;
  readonly timers?: Timers;
  readonly resolve?: Parameters<typeof guardedLookup>[1];
}

/** The timeout for connecting, sending and the head of the answer together. */
export const attemptMs = 10_000;

/** The most bytes of an answer's headers: 16 KB. */
const headerBytes = 16_384;

/** The most bytes of an answer's body. It is read and discarded, so that the receiver can finish normally. */
const mostBytes = 65_536;

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

const outcomeOf = (response: IncomingMessage): Outcome => {
  const { statusCode: status = 0 } = response;
  const kind = status === 429 ? "rateLimited" : "refused";
  return { kind: "answered", status, waitMs: toldWaitMs({ kind, status, headers: headersOf(response) }, Date.now()) };
};

const drop = (response: IncomingMessage, request: ClientRequest): void => {
  let bytes = 0;
  response.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) request.destroy();
  });
  response.on("error", () => undefined);
};

type Stage = "unconnected" | "connected" | "secured";

const whyOf = (error: NodeJS.ErrnoException, stage: Stage, isSecure: boolean): Unanswered => {
  if (error.code === forbiddenAddress) return "address";
  if (error.code?.startsWith("HPE_") === true) return "malformed";
  if (stage === "unconnected") return "connect";
  return isSecure && stage === "connected" ? "tls" : "reset";
};

export const createSend = ({ targets, sender, timers = realTimers, resolve }: SendOptions): Send => {
  const lookup = guardedLookup(targets, resolve);
  return ({ url: text, headers, body }, signal) =>
    new Promise((settle, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const url = new URL(text);
      const host = hostOf(url);
      const isSecure = url.protocol === "https:";
      const isForbidden =
        (targets === "public" && !isSecure) || (isIP(host) !== 0 && objectionToAddress(host, targets) !== undefined);
      if (isForbidden) return settle({ kind: "unanswered", why: "address" });
      let stage: Stage = "unconnected";
      // No agent: each delivery has a socket of its own, so that its address is checked each time.
      const request = (isSecure ? httpsRequest : httpRequest)({
        agent: false,
        host,
        port: url.port === "" ? undefined : Number(url.port),
        method: "POST",
        path: `${url.pathname}${url.search}`,
        maxHeaderSize: headerBytes,
        lookup,
        headers: {
          ...headers,
          host: url.host,
          "user-agent": sender,
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          connection: "close",
        },
      });
      const abort = (): void => {
        request.destroy();
        reject(signal.reason);
      };
      const forget = timers.after(attemptMs, () => {
        settle({ kind: "unanswered", why: "timeout" });
        request.destroy();
      });
      signal.addEventListener("abort", abort, { once: true });
      request.once("socket", (socket) => {
        socket.once("connect", () => {
          stage = "connected";
        });
        socket.once("secureConnect", () => {
          stage = "secured";
        });
      });
      request.once("response", (response) => {
        settle(outcomeOf(response));
        drop(response, request);
      });
      request.on("error", (error) => settle({ kind: "unanswered", why: whyOf(error, stage, isSecure) }));
      // Settling a second time has no effect. Until here the timeout also ends the rest of the answer's body.
      request.once("close", () => {
        forget();
        signal.removeEventListener("abort", abort);
        settle({ kind: "unanswered", why: "reset" });
      });
      request.end(body);
    });
};
