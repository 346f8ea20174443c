/** Which aircraft can be requested for a flight: all that take the party, of which a search shows some. Pure. */
import type { World } from "../types.js";
import { type AircraftCategory, type CharterAircraft, charterFleet } from "./fleet.js";
import { type CharterLeg, estimateCents } from "./prices.js";

export interface CharterQuery extends CharterLeg {
  readonly passengers: number;
  readonly category?: AircraftCategory | undefined;
}

export interface CharterOption {
  readonly aircraft: CharterAircraft;
  readonly availability: "available" | "on_request";
  readonly estimatedCents: number;
}

export interface CharterFound {
  /** Three to five of the fitting aircraft, or all of them if there are fewer, by id. */
  readonly options: readonly CharterOption[];
  /** The number of fitting aircraft. */
  readonly total: number;
}

const fewestShown = 3;
const mostShown = 5;
const onRequestShare = 0.2;

/** The aircraft of the fleet that take the party. */
export const fittingAircraft = ({
  passengers,
  category,
}: Pick<CharterQuery, "passengers" | "category">): readonly CharterAircraft[] =>
  charterFleet.filter(
    (aircraft) => aircraft.capacity >= passengers && (category === undefined || aircraft.category === category),
  );

export const searchCharter = (world: World, query: CharterQuery): CharterFound => {
  const { chance } = world;
  const { from, to, date } = query;
  const about = `${from.icao} ${to.icao} ${date}`;
  const fitting = fittingAircraft(query);
  const shown = chance.integer(`charter shown ${about}`, fewestShown, mostShown);
  const drawn = fitting
    .map((aircraft) => ({ aircraft, draw: chance.unit(`charter drawn ${about} ${aircraft.id}`) }))
    .sort((left, right) => left.draw - right.draw)
    .slice(0, shown);
  const options = drawn
    .map(({ aircraft }): CharterOption => {
      const isOnRequest = chance.unit(`charter availability ${about} ${aircraft.id}`) < onRequestShare;
      return {
        aircraft,
        availability: isOnRequest ? "on_request" : "available",
        estimatedCents: estimateCents(world, query, aircraft),
      };
    })
    .sort((left, right) => (left.aircraft.id < right.aircraft.id ? -1 : 1));
  return { options, total: fitting.length };
};
