/**
 * Calls of Duffel's API v2, as far as we use it: searches, which may take a while, and offers. It knows no key: the
 * upstream adds it.
 */
import { realTimers, type Timers } from "../../timers.js";
import {
  pathOf,
  sendForJson,
  type Upstream,
  type UpstreamAnswer,
  type UpstreamCall,
  UpstreamFailure,
  type UpstreamRequest,
  waited,
} from "../../upstream/index.js";
import { bodyOf, type DuffelSearch } from "./search.js";
import type { DuffelOffer, DuffelOfferRequest } from "./wire.js";
import { isOfferAnswer, isOfferRequestAnswer } from "./wireChecks.js";

export type { DuffelCabin, DuffelSearch, DuffelSearchSlice, DuffelTimeRange } from "./search.js";

/** The offers of a finished search; empty if nothing was found. */
export interface DuffelFound {
  /** Undefined if the service follows flights-mcp's document, which has no id. */
  readonly offerRequestId: string | undefined;
  readonly offers: readonly DuffelOffer[];
}

/** Each method rejects with an UpstreamFailure, or with the reason of the call's signal. */
export interface DuffelClient {
  /** Searches, then polls every second until the offers are there or the call's deadline has passed. */
  readonly createOfferRequest: (search: DuffelSearch, call: UpstreamCall) => Promise<DuffelFound>;
  /** Polls a search once. `offers` is undefined while the search is running. */
  readonly getOfferRequest: (
    id: string,
    call: UpstreamCall,
  ) => Promise<{ readonly id: string | undefined; readonly offers: readonly DuffelOffer[] | undefined }>;
  readonly getOffer: (id: string, call: UpstreamCall) => Promise<DuffelOffer>;
}

/** The interval between two polls. */
const pollMs = 1000;
/** The longest wait if the call has no deadline of its own. */
const longestWaitMs = 60_000;

const headers = { "duffel-version": "v2", "accept-encoding": "gzip" } as const;
/**
 * Headers of a search. A service that supports `Prefer`, as our facade does, leaves out what is not needed to choose an
 * offer. Duffel ignores it.
 */
const briefHeaders = { ...headers, prefer: "return=minimal" } as const;
const accept = ["application/json"] as const;

/** Creates a client of Duffel, or of a facade of it, behind an upstream. */
export const createDuffelClient = (upstream: Upstream, timers: Timers = realTimers): DuffelClient => {
  const failure = (
    kind: "malformed" | "timeout",
    operation: string,
    { attempts, status }: UpstreamAnswer,
  ): UpstreamFailure =>
    new UpstreamFailure(kind, { upstream: upstream.name, operation, attempts, status, mayHaveBeenDone: false });

  const send = async <T>(
    request: Pick<UpstreamRequest, "operation" | "method" | "path" | "query" | "body" | "headers">,
    guard: (body: unknown) => body is { readonly data: T },
    call: UpstreamCall,
  ): Promise<{ readonly data: T; readonly answer: UpstreamAnswer }> => {
    const whole = { headers, accept, isSafe: true, ...request };
    const { value, answer } = await sendForJson(upstream, whole, call, (body) => (guard(body) ? body : undefined));
    return { data: value.data, answer };
  };

  const lookAt = (id: string, call: UpstreamCall) =>
    send<DuffelOfferRequest>(
      { operation: "getOfferRequest", method: "GET", path: pathOf`/air/offer_requests/${id}`, headers: briefHeaders },
      isOfferRequestAnswer,
      call,
    );

  /**
   * The offers of a complete answer; undefined while the search is running. An empty list ends a search, unless the
   * status is 202.
   */
  const wholeOffers = (
    { offers }: DuffelOfferRequest,
    { status }: UpstreamAnswer,
  ): readonly DuffelOffer[] | undefined => (status === 202 && offers?.length === 0 ? undefined : (offers ?? undefined));

  const createOfferRequest: DuffelClient["createOfferRequest"] = async (search, call) => {
    const operation = "createOfferRequest";
    const endMs = timers.now() + longestWaitMs;
    const created = await send<DuffelOfferRequest>(
      {
        operation,
        method: "POST",
        path: "/air/offer_requests",
        headers: briefHeaders,
        query: { return_offers: true },
        body: { mediaType: "application/json", text: bodyOf(search) },
      },
      isOfferRequestAnswer,
      call,
    );
    const { id } = created.data;
    let offers = wholeOffers(created.data, created.answer);
    if (offers === undefined && id === undefined) throw failure("malformed", operation, created.answer);
    while (offers === undefined && id !== undefined) {
      if (Math.min(call.remainingMs(), endMs - timers.now()) <= pollMs)
        throw failure("timeout", operation, created.answer);
      await waited(pollMs, call.signal, timers);
      const { data, answer } = await lookAt(id, call);
      offers = wholeOffers(data, answer);
    }
    return { offerRequestId: id, offers: offers ?? [] };
  };

  return {
    createOfferRequest,
    getOfferRequest: async (id, call) => {
      const { data, answer } = await lookAt(id, call);
      return { id: data.id, offers: wholeOffers(data, answer) };
    },
    getOffer: async (id, call) => {
      const request = { operation: "getOffer", method: "GET", path: pathOf`/air/offers/${id}` } as const;
      return (await send<DuffelOffer>(request, isOfferAnswer, call)).data;
    },
  };
};
