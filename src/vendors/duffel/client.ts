/** Duffel's API v2 as far as we use it: searches that may take a while, and offers. Knows no key: the upstream adds it. */
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

/** Offers of a search that has come to its end; none where nothing was found. */
export interface DuffelFound {
  /** Undefined from a service that answers as the document has it. */
  readonly offerRequestId: string | undefined;
  readonly offers: readonly DuffelOffer[];
}

/** Each rejects with an UpstreamFailure, or with the reason of the call's signal. */
export interface DuffelClient {
  /** Searches, and asks again each second until the offers are there or the call's time is over. */
  readonly createOfferRequest: (search: DuffelSearch, call: UpstreamCall) => Promise<DuffelFound>;
  /** One look at a search. `offers` is undefined while it is under way. */
  readonly getOfferRequest: (
    id: string,
    call: UpstreamCall,
  ) => Promise<{ readonly id: string | undefined; readonly offers: readonly DuffelOffer[] | undefined }>;
  readonly getOffer: (id: string, call: UpstreamCall) => Promise<DuffelOffer>;
}

/** Between two looks at a search that is under way. */
const pollMs = 1000;
/** Where a call has no end of its own. */
const longestWaitMs = 60_000;

const headers = { "duffel-version": "v2", "accept-encoding": "gzip" } as const;
/** Of a search: a service that can leave out what nobody chooses by, as our facade, may do so. Duffel takes no notice. */
const briefHeaders = { ...headers, prefer: "return=minimal" } as const;
const accept = ["application/json"] as const;

/** Makes a client of Duffel, or of a facade of it, behind an upstream. */
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

  /** The offers of an answer that has all. An empty list is the end of a search, but for 202: more is to come. */
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
