/** The routes of inbound webhooks. An endpoint gets the raw bytes of the body and returns the whole response. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Runtime } from "../../runtime/runtime.js";
import { addressList, senderOf } from "../../webhooks/addresses.js";
import type { InboundAnswer, InboundEndpoint } from "../../webhooks/port.js";
import { refuseBodyWith } from "./server/bodyRefusal.js";
import { jsonHeaders } from "./server/jsonAnswers.js";
import { plainHeaders } from "./server/plainHeaders.js";
import { type BodyRefusal, readBytes } from "./server/requestBody.js";
import type { Routes, Serve } from "./server/route.js";

/** The largest body of a webhook, in bytes. */
export const largestDelivery = 1_048_576;

const refusals: Readonly<Record<BodyRefusal["status"], string>> = {
  400: "Invalid body",
  413: "Payload too large",
  415: "Unsupported encoding",
};

const worldIn = ({ url = "/" }: IncomingMessage, header: string | undefined): string | undefined => {
  const mark = url.indexOf("?");
  const named = mark < 0 ? null : new URLSearchParams(url.slice(mark)).get("world");
  return named ?? header;
};

const sent = ({ status, headers, body }: InboundAnswer) => {
  const bytes = Buffer.from(body);
  return { status, headers: { ...jsonHeaders(bytes), ...headers }, bytes };
};

/**
 * Creates the routes. `trustedProxies` lists addresses and ranges of proxies whose `X-Forwarded-For` is believed; null:
 * none.
 */
export const createInboundRoutes = (
  { inbound, product, log }: Pick<Runtime, "inbound" | "product" | "log">,
  trustedProxies: string | null,
): Routes => {
  const isTrusted = trustedProxies === null ? () => false : addressList(trustedProxies);

  const answerTo = async (
    endpoint: InboundEndpoint,
    request: IncomingMessage,
    remoteAddress: string,
  ): Promise<InboundAnswer> => {
    const refused = endpoint.admit?.(remoteAddress);
    if (refused !== undefined) return refused;
    const read = await readBytes(request, largestDelivery);
    if ("status" in read)
      return { status: read.status, headers: {}, body: JSON.stringify({ error: refusals[read.status] }) };
    const headers = plainHeaders(request);
    return endpoint.receive({
      world: worldIn(request, headers[product.headersRead.world]),
      body: read.bytes,
      headers,
      remoteAddress,
    });
  };

  const serveFor =
    (endpoint: InboundEndpoint): Serve =>
    async (request: IncomingMessage, response: ServerResponse, correlationId) => {
      const startedAtMs = performance.now();
      const forwarded = request.headers["x-forwarded-for"];
      const forwardedFor = typeof forwarded === "object" ? forwarded.join(",") : forwarded;
      const sender = senderOf(request.socket.remoteAddress ?? "", forwardedFor, isTrusted);
      const answer = await answerTo(endpoint, request, sender);
      // If the body was not read to its end, the connection is closed after the answer.
      if (request.readableEnded) {
        const { status, headers, bytes } = sent(answer);
        response.writeHead(status, headers);
        response.end(bytes);
      } else refuseBodyWith(request, response, sent(answer));
      if (!log.tellsOfCalls) return;
      const durationMs = Math.round(performance.now() - startedAtMs);
      log.line("info", `webhook ${endpoint.name}: ${answer.status}`, { correlationId, durationMs });
    };

  return Object.fromEntries(
    inbound.map((endpoint) => [endpoint.path, { methods: ["POST"], serve: serveFor(endpoint) }]),
  );
};
