/** A world's flights: its route map and timetable, compiled on first use and never changed. It knows no query. */
import type { World } from "../types.js";
import { buildRouteMap, type Leg, type RouteMap } from "./routes.js";
import { type Departure, planDepartures } from "./schedule.js";

export interface FlightNetwork {
  readonly routes: RouteMap;
  /** The departures of a leg, planned on first request. */
  readonly departuresOf: (leg: Leg) => readonly Departure[];
}

const compileNetwork = (world: World): FlightNetwork => {
  const routes = buildRouteMap();
  const planned = new Map<Leg, readonly Departure[]>();
  return {
    routes,
    departuresOf: (leg) => {
      const known = planned.get(leg);
      if (known !== undefined) return known;
      const departures = planDepartures(world, leg);
      planned.set(leg, departures);
      return departures;
    },
  };
};

/** The flights of a world. */
export const networkOf = (world: World): FlightNetwork => world.part(compileNetwork);
