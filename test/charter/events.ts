/** One event of each type, about one request, its quote and a trip. */
import type { CharterEvent } from "../../src/charter/events.js";

export const operator = { id: "OP-001", name: "Harbor Point Jets", rating: 4.8, safety_rating: "ARGUS Gold" } as const;
export const otherOperator = { id: "OP-002", name: "Meridian Crest Aviation" } as const;

const segments = [
  { departure_airport: "KTEB", arrival_airport: "KVNY", departure_date: "2026-06-15T14:00:00Z", passengers: 6 },
] as const;

export const [rfpId, tripId, quoteId, threadId] = [
  "RFP-2026-06-01-AAAAAA",
  "TRIP-1",
  "QT-AAAAAA-001",
  "TH-AAAAAA-OP-001",
];

/** Minutes after noon of the first of June. */
export const minute = (minutes: number): string => new Date(Date.UTC(2026, 5, 1, 12, minutes)).toISOString();

type EventType = CharterEvent["event_type"];

const about = { rfp_id: rfpId };
const price = { base: 45_000, taxes: 3200, total: 48_200 };

const bodies: { readonly [Type in EventType]: object } = {
  rfq_received: {
    ...about,
    trip_id: tripId,
    segments,
    operators: [operator, otherOperator],
    deadline: "2026-06-02T18:00:00Z",
  },
  rfq_updated: { ...about, special_requirements: "Two dogs" },
  rfq_cancelled: about,
  quote_received: {
    ...{ ...about, quote_id: quoteId, thread_id: threadId, operator },
    aircraft: { id: "AC-001", type: "Citation X" },
    price,
    valid_until: "2026-06-05T12:00:00Z",
    notes: "Pet-friendly aircraft available",
  },
  quote_updated: { ...about, quote_id: quoteId, price: { base: 40_000, taxes: 3000, total: 43_000 } },
  quote_accepted: { ...about, quote_id: quoteId },
  quote_rejected: { ...about, quote_id: quoteId },
  quote_expired: { ...about, quote_id: quoteId },
  message_received: { ...about, thread_id: threadId, message_id: "MSG-1", operator, message: "Wi-Fi is aboard." },
  booking_confirmed: { ...about, booking_id: "BK-1", quote_id: quoteId },
  booking_cancelled: { ...about, booking_id: "BK-1" },
  booking_updated: { ...about, booking_id: "BK-1" },
  trip_created: { trip_id: tripId, segments, deep_link: "https://avinode.example/trips/1" },
  trip_updated: { trip_id: tripId, deep_link: "https://avinode.example/trips/1b" },
  trip_cancelled: { trip_id: tripId },
};

const isEvent = (value: { readonly event_type: string }): value is CharterEvent =>
  Object.hasOwn(bodies, value.event_type);

let count = 0;

/** An event of a type, so many minutes after noon, with other members than usual. */
export const eventOf = (type: EventType, minutes: number, changes: object = {}): CharterEvent => {
  count += 1;
  const event = { event_type: type, event_id: `evt-${count}`, timestamp: minute(minutes), ...bodies[type], ...changes };
  if (!isEvent(event)) throw new Error(`${type} is no type of event`);
  return event;
};
