/**
 * The name of a search: its cache key, and its search_id. It begins with the key of flights-mcp's document. That key leaves out the return
 * date, the party and more, so a digest of these follows. Pure.
 */
import { createHash } from "node:crypto";
import type { SearchFlightsResolved } from "../../../generated/flights/types.js";

/** The arguments that determine the results of a search; those that only shape the answer are left out. */
export type FlightQuery = Omit<SearchFlightsResolved, "new_search" | "max_results">;

const digestLength = 12;

/** The arguments that the document's key leaves out, in a fixed order. Defaults are omitted. */
const furtherArguments = ({
  return_date,
  adults,
  children,
  infants,
  max_connections,
  departure_time,
  arrival_time,
}: FlightQuery): Readonly<Record<string, unknown>> => ({
  ...(return_date !== undefined && { return_date }),
  ...(adults !== 1 && { adults }),
  ...(children !== 0 && { children }),
  ...(infants !== 0 && { infants }),
  ...(max_connections !== 2 && { max_connections }),
  ...(departure_time !== undefined && { departure_time: [departure_time.after, departure_time.before] }),
  ...(arrival_time !== undefined && { arrival_time: [arrival_time.after, arrival_time.before] }),
});

/** For example `flights:SFO:CDG:2025-05-10:business`; followed by `:` and 12 hexadecimal digits if there are further arguments. */
export const cacheKeyOf = (query: FlightQuery): string => {
  const { origin, destination, departure_date, cabin_class = "any" } = query;
  const plain = `flights:${origin}:${destination}:${departure_date}:${cabin_class}`;
  const further = furtherArguments(query);
  if (Object.keys(further).length === 0) return plain;
  return `${plain}:${createHash("sha256").update(JSON.stringify(further)).digest("hex").slice(0, digestLength)}`;
};

const keyPattern =
  /^flights:([A-Z]{3}):([A-Z]{3}):(\d{4}-\d{2}-\d{2}):(any|economy|premium_economy|business|first)(?::[0-9a-f]{12})?$/;

/** The parts of a key; undefined for a text that is no key. */
export const partsOfKey = (
  text: string,
):
  | { readonly origin: string; readonly destination: string; readonly date: string; readonly cabin: string }
  | undefined => {
  const [, origin, destination, date, cabin] = keyPattern.exec(text) ?? [];
  if (origin === undefined || destination === undefined || date === undefined || cabin === undefined) return undefined;
  return { origin, destination, date, cabin };
};
