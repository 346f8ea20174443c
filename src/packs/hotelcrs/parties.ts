/** Converts the guests of a room from the tools' form to the reservation system's. Pure. */
import { type CapcornParty, youngest } from "../../vendors/capcorn/wire.js";
import { counted } from "../words.js";
import type { StayAsked } from "./rules/stay.js";

type Room = StayAsked["rooms"][number];

/** The guests of a room. The system accepts children from age one: a younger child is sent as one year old. */
export const partyOf = ({ adults, children = [] }: Room): CapcornParty => ({
  adults,
  childAges: children.map(({ age }) => Math.max(age, youngest)),
});

export const partyInWords = ({ adults, children = [] }: Room): string =>
  [counted(adults, "adult"), ...(children.length === 0 ? [] : [counted(children.length, "child", "children")])].join(
    " and ",
  );

/** A note if a child's age was changed. */
export const ageNotes = (rooms: readonly Room[]): readonly string[] =>
  rooms.some(({ children = [] }) => children.some(({ age }) => age < youngest))
    ? [`CapCorn takes children from ${youngest} year on: age 0 was sent as ${youngest}.`]
    : [];
