/** Other settings: refusals always as errors or always as results, the contract's own schemas, bookings that only their session sees. */
import { usualPackSettings, usualSettings } from "../../packs/gds/usualSettings.js";
import { type Case, call, legacy, modern, type Theme } from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";
import { refusedCalls } from "./refusedCalls.js";

const session = "2025-06-18";
const every = 3;
const some = refusedCalls.cases.filter((_case, index) => index % every === 0).map(({ outcome, ...one }): Case => one);

const lists: readonly Case[] = [
  { name: "2025: the list of tools", session, requests: [legacy(session, "tools/list")], outcome: "accepted" },
  { name: "2026: the list of tools", requests: [modern("tools/list")], outcome: "accepted" },
];

const searches: readonly Case[] = [
  {
    name: "2025: a search",
    session,
    requests: [legacy(session, "tools/call", call("searchHotels", sampleCalls.searchHotels))],
    outcome: "accepted",
  },
  {
    name: "2026: a search",
    requests: [modern("tools/call", call("searchHotels", sampleCalls.searchHotels))],
    outcome: "accepted",
  },
];

const leftOut: readonly Case[] = [
  {
    name: "2025: a tool that is left out",
    session,
    requests: [legacy(session, "tools/call", call("searchFlights", sampleCalls.searchFlights))],
    outcome: "refused",
  },
  {
    name: "2026: a tool that is left out",
    requests: [modern("tools/call", call("bookHotel", sampleCalls.bookHotel))],
    outcome: "refused",
  },
];

const ofOthers: readonly Case[] = [
  {
    name: "a booking of another session",
    session,
    requests: [
      modern("tools/call", call("bookHotel", sampleCalls.bookHotel)),
      legacy(session, "tools/call", call("retrieveBooking", sampleCalls.retrieveBooking)),
      legacy(session, "resources/read", { uri: "gds://bookings/{pnr}" }),
      legacy(session, "tools/call", call("cancelBooking", sampleCalls.cancelBooking)),
    ],
    outcome: "refused",
  },
];

export const styles: readonly Theme[] = [
  { name: "refusals as results", settings: { errorStyle: "result" }, cases: some },
  { name: "refusals as errors", settings: { errorStyle: "rpc" }, cases: some },
  { name: "the contract's own schemas", settings: { schemaProfile: "verbatim", outputSchemas: "full" }, cases: lists },
  { name: "no output schemas", settings: { outputSchemas: "none" }, cases: lists },
  { name: "answers in text alone", settings: { answers: "text" }, cases: [...lists, ...searches] },
  {
    name: "some toolsets alone",
    settings: { toolsets: ["hotels", "bookings"], readOnly: true },
    cases: [...lists, ...searches, ...leftOut],
  },
  {
    name: "bookings that only their session sees",
    settings: { packSettings: { ...usualPackSettings, gds: { ...usualSettings, isolation: "session" } } },
    cases: ofOthers,
  },
];
