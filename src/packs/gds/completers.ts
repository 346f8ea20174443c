/** Suggested values for the arguments of prompts and resource templates. */
import type { PromptName, ResourceName } from "../../../generated/gds/contract.js";
import type { Completer } from "../../contract/handler.js";
import { cabins } from "../../travel/world/flights/inventory.js";
import { cityOf } from "../../travel/world/index.js";
import { placesThatBegin } from "./rules/places.js";
import type { Services } from "./services.js";

/** The record locators of the caller's own session, newest first. Other sessions' are never suggested. */
const ownPnrs: Completer<Services> = async (typed, _others, { reservations, scope }) => {
  if (scope.id === undefined) return [];
  const { records } = await reservations.list(scope.id, "all");
  const beginning = typed.toUpperCase();
  return records.map(({ pnr }) => pnr).filter((pnr) => pnr.startsWith(beginning));
};

/** Codes of places that begin with the text, or whose city does. The city at the other end of the trip is left out. */
const placesBut =
  (otherEnd: string): Completer<Services> =>
  (typed, others) => {
    const other = cityOf((others[otherEnd] ?? "").toUpperCase())?.code;
    return placesThatBegin(typed).filter((code) => other === undefined || cityOf(code)?.code !== other);
  };

const cabinNames: Completer<Services> = (typed) => cabins.filter((name) => name.startsWith(typed.toLowerCase()));

export const completers = {
  booking: { pnr: ownPnrs },
  "booking-history": { pnr: ownPnrs },
  planTrip: { origin: placesBut("destination"), destination: placesBut("origin"), cabin: cabinNames },
  reviewBooking: { pnr: ownPnrs },
} satisfies Partial<Record<ResourceName | PromptName, Readonly<Record<string, Completer<Services>>>>>;
