/** The good requests that mutations begin with. Pure. */
import {
  bothTypes,
  call,
  enveloped,
  type Fields,
  initializeParams,
  inSession,
  type LegacyRevision,
  message,
  modernHeaders,
  notification,
} from "./requests.js";
import { sampleCalls } from "./sampleCalls.js";
import type { HeaderLine } from "./wire.js";

/** A request that can still be changed. */
export interface Draft {
  readonly session: LegacyRevision | undefined;
  readonly method: string;
  readonly headers: readonly HeaderLine[];
  /** Undefined: no body. */
  readonly body: unknown;
  /** What is done to the text of the body at last. */
  readonly retype: (text: string) => string;
}

const draft = (session: LegacyRevision | undefined, headers: readonly HeaderLine[], body: unknown): Draft => ({
  session,
  method: "POST",
  headers: [...bothTypes, ...headers],
  body,
  retype: (text) => text,
});

const trip = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };
const completion = { ref: { type: "ref/prompt", name: "planTrip" }, argument: { name: "origin", value: "J" } };

const legacyDrafts = (["2025-03-26", "2025-06-18", "2025-11-25"] as const).flatMap((revision): readonly Draft[] =>
  [
    message("ping"),
    message("tools/list", {}),
    message("tools/call", call("listBookings", sampleCalls.listBookings)),
    message("tools/call", call("searchHotels", sampleCalls.searchHotels)),
    message("tools/call", { ...call("bookHotel", sampleCalls.bookHotel), _meta: { progressToken: 1 } }),
    message("resources/read", { uri: "gds://session/current" }),
    message("resources/subscribe", { uri: "gds://session/bookings" }),
    message("prompts/get", { name: "planTrip", arguments: trip }),
    message("completion/complete", completion),
    notification("notifications/cancelled", { requestId: 7, reason: "none" }),
  ].map((body) => draft(revision, inSession(revision), body)),
);

const modernDraft = (method: string, params: Fields = {}): Draft =>
  draft(undefined, modernHeaders(method, params), message(method, enveloped(params)));

export const drafts: readonly Draft[] = [
  ...legacyDrafts,
  draft(undefined, [], message("initialize", initializeParams("2025-06-18"), 1)),
  { ...draft("2025-06-18", inSession("2025-06-18"), undefined), method: "DELETE" },
  modernDraft("server/discover"),
  modernDraft("tools/list"),
  modernDraft("tools/call", call("listBookings", sampleCalls.listBookings)),
  modernDraft("tools/call", call("searchCars", sampleCalls.searchCars)),
  modernDraft("tools/call", call("bookCar", sampleCalls.bookCar)),
  modernDraft("resources/read", { uri: "gds://mock-data/sipp" }),
  modernDraft("resources/list", {}),
  modernDraft("prompts/list", {}),
  modernDraft("prompts/get", { name: "planTrip", arguments: trip }),
  modernDraft("completion/complete", completion),
];
