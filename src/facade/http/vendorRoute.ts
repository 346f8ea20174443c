/** One vendor's API below a path of an HTTP server. */
import type { IncomingMessage } from "node:http";
import type { Runtime } from "../../runtime/runtime.js";
import { refuseBodyWith } from "../../transport/http/server/bodyRefusal.js";
import { retryAfterSeconds } from "../../transport/http/server/jsonAnswers.js";
import { plainHeaders } from "../../transport/http/server/plainHeaders.js";
import { readText } from "../../transport/http/server/requestBody.js";
import type { Serve } from "../../transport/http/server/route.js";
import { disconnectSignal } from "../../transport/http/server/webBridge.js";
import { type Delivery, deliver } from "../delivery.js";
import type { Faults } from "../faults/faults.js";
import type { FacadeAnswer, FacadePlace, FacadeRequest, Vendor } from "../port.js";
import { findRoute, withoutLastSlash } from "../routes.js";
import { answerHeaders, sendDelivery } from "./sending.js";

interface Parts {
  readonly placeOf: (headers: FacadeRequest["headers"]) => Promise<FacadePlace>;
  readonly faults: Faults;
  readonly runtime: Pick<Runtime, "refusalOf" | "log">;
  readonly bodyLimitBytes: number;
}

const facadeRequest = (request: IncomingMessage, prefix: string, body: string): FacadeRequest => {
  const { url = "/", method = "GET" } = request;
  const mark = url.indexOf("?");
  const path = (mark < 0 ? url : url.slice(0, mark)).slice(prefix.length);
  return {
    // Node omits the body of an answer to HEAD.
    method: method === "HEAD" ? "GET" : method,
    path: withoutLastSlash(path === "" ? "/" : path),
    query: new URLSearchParams(mark < 0 ? "" : url.slice(mark)),
    headers: plainHeaders(request),
    body,
  };
};

/** The statuses of refusals that are about the server. All others can be mended by the caller: 400. */
const statuses: Readonly<Record<string, number>> = { STORE_UNAVAILABLE: 503, WORLD_RESET: 503, INTERNAL: 500 };

/** The route as it is written, for the log: the path itself may contain what the caller sent. */
const routeName = (vendor: Vendor, { method, path }: FacadeRequest): string => {
  const found = findRoute(vendor, method, path);
  return typeof found === "object" && "route" in found ? `${method} ${found.route.path}` : `${method} of no route`;
};

/** Serves the vendor below `prefix`: for example `/duffel`; empty at the root. */
export const createVendorRoute = (vendor: Vendor, prefix: string, parts: Parts): Serve => {
  const { placeOf, faults, runtime, bodyLimitBytes } = parts;

  const refusal = (error: unknown, correlationId: string): FacadeAnswer => {
    const { reason, message } = runtime.refusalOf(error, correlationId);
    const status = Object.hasOwn(statuses, reason) ? (statuses[reason] ?? 400) : 400;
    const answer = vendor.error(status < 500 ? "badBody" : "server", status, message);
    return status === 503 ? { ...answer, headers: { ...answer.headers, "retry-after": retryAfterSeconds } } : answer;
  };

  const delivered = async (asked: FacadeRequest, correlationId: string, signal: AbortSignal): Promise<Delivery> => {
    try {
      return await deliver(vendor, asked, await placeOf(asked.headers), faults, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return { answer: refusal(error, correlationId) };
    }
  };

  return async (request, response, correlationId) => {
    const startedAtMs = performance.now();
    const read = await readText(request, bodyLimitBytes);
    if ("status" in read) {
      const answer = vendor.error("badBody", read.status, read.message);
      const bytes = Buffer.from(answer.body);
      return refuseBodyWith(request, response, { status: read.status, headers: answerHeaders(answer, bytes), bytes });
    }
    const signal = disconnectSignal(response);
    const asked = facadeRequest(request, prefix, read.text);
    const delivery = await delivered(asked, correlationId, signal);
    await sendDelivery(request, response, delivery, { timers: faults.timers, signal });
    if (!runtime.log.tellsOfCalls) return;
    const outcome = delivery === "reset" ? "reset" : delivery.answer.status;
    const tookMs = Math.round(performance.now() - startedAtMs);
    runtime.log.info(
      `facade ${vendor.name}: ${routeName(vendor, asked)}: ${outcome} after ${tookMs} ms, ${correlationId}`,
    );
  };
};
