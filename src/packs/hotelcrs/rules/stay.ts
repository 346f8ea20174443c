/** Checks what the schema of a stay and its rooms cannot express. The reservation system checks the rest. Pure. */
import { crsTimeZone } from "../../../travel/world/crs/index.js";
import { addDays, daysBetween, localDateAt } from "../../../travel/world/index.js";
import { mostChildren, mostPeople, mostRooms } from "../../../vendors/capcorn/wire.js";
import type { Objection } from "./objection.js";

export interface StayAsked {
  readonly arrivalDate: string;
  readonly departureDate: string;
  readonly rooms: readonly {
    readonly adults: number;
    readonly children?: readonly { readonly age: number }[];
  }[];
}

type StayObjection =
  | Objection<"BAD_RANGE" | "DATE_IN_PAST" | "NO_ROOMS" | "TOO_MANY_ROOMS" | "ROOM_TOO_SMALL">
  | undefined;

/** The last day on which a stay can begin. */
const lastDay = "9999-12-31";

const datesObjection = ({ arrivalDate, departureDate }: StayAsked, nowMs: number): StayObjection => {
  const today = localDateAt(crsTimeZone, nowMs);
  if (daysBetween(arrivalDate, departureDate) < 1) {
    const explanation = `it must be after arrivalDate ${arrivalDate}`;
    const from = arrivalDate === lastDay ? "" : ` Use a departureDate from ${addDays(arrivalDate, 1)} on, or`;
    const change = `${from} ${from === "" ? "Use" : "use"} an arrivalDate before ${departureDate}.`.trimStart();
    return { reason: "BAD_RANGE", detail: { field: "departureDate", value: departureDate, explanation, change } };
  }
  if (arrivalDate >= today) return undefined;
  return { reason: "DATE_IN_PAST", detail: { field: "arrivalDate", value: arrivalDate, today } };
};

const roomObjection = ({ adults, children = [] }: StayAsked["rooms"][number], index: number): StayObjection => {
  const people = adults + children.length;
  if (people > mostPeople) {
    const detail = { field: `rooms.${index}`, value: `${people} people`, limit: `${mostPeople} people at most` };
    return { reason: "ROOM_TOO_SMALL", detail };
  }
  if (children.length <= mostChildren) return undefined;
  const value = `${children.length} children`;
  const detail = { field: `rooms.${index}.children`, value, limit: `${mostChildren} children at most` };
  return { reason: "ROOM_TOO_SMALL", detail };
};

const roomsObjection = ({ rooms }: StayAsked): StayObjection => {
  const count = rooms.length;
  const detail = { field: "rooms", value: count };
  if (count === 0) return { reason: "NO_ROOMS", detail };
  if (count > mostRooms) return { reason: "TOO_MANY_ROOMS", detail: { ...detail, count, most: mostRooms } };
  for (const [index, room] of rooms.entries()) {
    const objection = roomObjection(room, index);
    if (objection !== undefined) return objection;
  }
  return undefined;
};

/** The first objection; undefined if the request can be sent. */
export const stayObjection = (asked: StayAsked, nowMs: number): StayObjection =>
  datesObjection(asked, nowMs) ?? roomsObjection(asked);
