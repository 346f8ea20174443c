/** Values that are suggested while somebody fills in a resource template. */
import type { ResourceName } from "../../../generated/gds/contract.js";
import type { Completer } from "../../runtime/handler.js";
import type { Services } from "./services.js";

/** The record locators of the caller's own session, newest first. Those of others are never suggested. */
const ownPnrs: Completer<Services> = async (typed, _others, { reservations, scope }) => {
  if (scope.id === undefined) return [];
  const { records } = await reservations.list(scope.id, "all");
  const beginning = typed.toUpperCase();
  return records.map(({ pnr }) => pnr).filter((pnr) => pnr.startsWith(beginning));
};

export const completers = {
  booking: { pnr: ownPnrs },
  "booking-history": { pnr: ownPnrs },
} satisfies Partial<Record<ResourceName, Readonly<Record<string, Completer<Services>>>>>;
