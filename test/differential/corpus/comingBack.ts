/** Clients of sessions that lose their stream and come back for what they have missed: `Last-Event-ID`. */
import { adding, type Case, call, type LegacyRevision, legacy, stream, type Theme } from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";
import type { WireRequest } from "../wire.js";

const calls = {
  car: call("bookCar", sampleCalls.bookCar),
  hotel: call("bookHotel", sampleCalls.bookHotel),
  end: call("cancelBooking", sampleCalls.cancelBooking),
} as const;

/** Something that the session is told of. */
const change = (revision: LegacyRevision, what: keyof typeof calls): WireRequest =>
  legacy(revision, "tools/call", calls[what]);

const subscribe = (revision: LegacyRevision): WireRequest =>
  legacy(revision, "resources/subscribe", { uri: "gds://session/bookings" });

/** A stream that is lost as soon as it has told so much. */
const lost = (revision: LegacyRevision, messages: number): WireRequest => ({
  ...stream(revision, messages),
  isLeftAtOnce: true,
});

const back = (revision: LegacyRevision, messages: number): WireRequest =>
  adding(stream(revision, messages), ["Last-Event-ID", "{event}"]);

const casesOf = (revision: LegacyRevision): readonly Case[] => [
  {
    name: `${revision}: what was missed is told, once and in order`,
    session: revision,
    requests: [
      subscribe(revision),
      { ...lost(revision, 1), meanwhile: change(revision, "car") },
      change(revision, "hotel"),
      change(revision, "end"),
      back(revision, 2),
    ],
  },
  {
    name: `${revision}: nothing was missed`,
    session: revision,
    requests: [subscribe(revision), { ...lost(revision, 1), meanwhile: change(revision, "car") }, back(revision, 0)],
  },
  {
    name: `${revision}: who comes back hears what comes after, too`,
    session: revision,
    requests: [
      subscribe(revision),
      { ...lost(revision, 1), meanwhile: change(revision, "car") },
      change(revision, "hotel"),
      { ...back(revision, 2), meanwhile: change(revision, "end") },
    ],
  },
];

export const comingBack: Theme = {
  name: "streams that are lost and come back",
  comparedWith: ["sdkAlone"],
  cases: (["2025-06-18", "2025-11-25"] as const).flatMap(casesOf),
};
