/** Sorts itineraries by how good they are, with all carriers represented. It knows no sold counts. */
import { rememberedFareDemand } from "../demand/index.js";
import type { Cabin, World } from "../types.js";
import { brandsOf } from "./brands.js";
import { durationMinutes, type Itinerary } from "./itineraries.js";
import { brandFares, openClasses, type SeatedItinerary, seated } from "./ticket.js";

/** What a traveller would pay to arrive a minute sooner, and to avoid a stop. */
const centsPerMinute = 50;
const centsPerStop = 4000;

/** An itinerary with seats for a party, and its cost to the traveller in fare, time and stops. Lower is better. */
export interface Candidate {
  readonly ticket: SeatedItinerary;
  readonly effortCents: number;
}

export interface Candidates {
  readonly available: readonly Candidate[];
  /** The number of itineraries on which every aircraft has the cabin. */
  readonly withCabin: number;
}

/** Keeps the itineraries that have the cabin and, before this product's own sales, enough seats in it. */
export const candidatesOf = (
  world: World,
  itineraries: readonly Itinerary[],
  cabin: Cabin,
  seats: number,
  issuedAtMs: number,
): Candidates => {
  const [cheapest] = brandsOf(cabin);
  const demandFactor = rememberedFareDemand();
  const available: Candidate[] = [];
  let withCabin = 0;
  for (const itinerary of itineraries) {
    const ticket = seated(world, itinerary, cabin, issuedAtMs, demandFactor);
    if (ticket === undefined) continue;
    withCabin += 1;
    const open = openClasses(ticket, () => 0, seats);
    if ("lacking" in open) continue;
    const fare = brandFares(ticket, open.classes, issuedAtMs)(cheapest);
    const trouble = durationMinutes(itinerary) * centsPerMinute + (itinerary.length - 1) * centsPerStop;
    available.push({ ticket, effortCents: fare + trouble });
  }
  return { available, withCabin };
};

const compareNames = (a: Candidate, b: Candidate): number => {
  const nameOf = ({ ticket }: Candidate): string =>
    ticket.itinerary
      .map(({ marketing, marketingNumber, flight }) => `${marketing.code}${marketingNumber}/${flight.day}`)
      .join(" ");
  return nameOf(a) < nameOf(b) ? -1 : 1;
};

/** The best candidate of each carrier, then the second best of each, and so on, so that no carrier displaces the others. */
const takingTurns = (candidates: readonly Candidate[]): SeatedItinerary[] => {
  const groups = new Map<string, SeatedItinerary[]>();
  for (const { ticket } of candidates) {
    const carrier = ticket.itinerary[0].marketing.code;
    const group = groups.get(carrier);
    if (group === undefined) groups.set(carrier, [ticket]);
    else group.push(ticket);
  }
  const ordered: SeatedItinerary[] = [];
  for (let rank = 0; ordered.length < candidates.length; rank += 1) {
    for (const group of groups.values()) ordered.push(...group.slice(rank, rank + 1));
  }
  return ordered;
};

/** The best candidates first, with carriers taking turns. */
export const bestFirst = (candidates: readonly Candidate[]): readonly SeatedItinerary[] =>
  takingTurns([...candidates].sort((a, b) => a.effortCents - b.effortCents || compareNames(a, b)));
