/** Finds sequences of legs from one airport to another over hubs. It knows which carriers connect, but no timetable and no dates. */
import { distanceKm } from "../reference/places.js";
import type { Airport } from "../types.js";
import { magicRoute } from "./magicRoutes.js";
import type { Leg, RouteMap } from "./routes.js";

/** How long a journey may be: this many times the direct distance, or this many kilometres more, whichever is longer. */
interface Detour {
  readonly ratio: number;
  readonly kilometres: number;
}

/** The usual limits, and those that apply if there is no other way. */
export const detours = {
  usual: { ratio: 1.5, kilometres: 800 },
  ifNothingElse: { ratio: 2, kilometres: 1500 },
} as const satisfies Record<string, Detour>;

/** The most routings that are searched for connections, shortest first, by number of stops. */
const mostRoutings = { oneStop: 10, twoStops: 30 } as const;

/** Which carriers sell journeys together: partners in an alliance, or any carriers that accept each other's tickets. */
type Partnership = "alliance" | "interline";

/** Whether two legs connect: at a hub of one of their carriers, if the carriers sell journeys together. Low-cost carriers never connect. */
const connects = (first: Leg, second: Leg, partnership: Partnership): boolean => {
  const via = first.destination.code;
  if (first.carrier.lowCost || second.carrier.lowCost) return false;
  if (first.carrier === second.carrier) return first.carrier.hubs.includes(via);
  const allied = first.carrier.alliance !== null && first.carrier.alliance === second.carrier.alliance;
  if (!allied && partnership === "alliance") return false;
  return first.carrier.hubs.includes(via) || second.carrier.hubs.includes(via);
};

/** Legs from one airport to another, without a timetable. */
export interface Routing {
  readonly legs: readonly [Leg, ...Leg[]];
  readonly kilometres: number;
}

const shortest = (routings: Routing[], count: number): readonly Routing[] =>
  routings.sort((a, b) => a.kilometres - b.kilometres).slice(0, count);

const longestKm = (origin: Airport, destination: Airport, detour: Detour): number => {
  const kilometres = distanceKm(origin, destination);
  return Math.max(kilometres * detour.ratio, kilometres + detour.kilometres);
};

/** Whether two airports are in one city, so that a journey through both would go in a circle. */
const isAt = (a: Airport, b: Airport): boolean => a.cityCode === b.cityCode;

/** Routings over one hub that are within the detour limit. */
export const oneStopRoutings = (
  routes: RouteMap,
  origin: Airport,
  destination: Airport,
  detour: Detour,
): readonly Routing[] => {
  const longest = longestKm(origin, destination, detour);
  const into = routes.legsInto(destination.code);
  const routings: Routing[] = [];
  for (const first of routes.legsFrom(origin.code)) {
    for (const second of into.get(first.destination) ?? []) {
      const kilometres = first.distanceKm + second.distanceKm;
      if (kilometres <= longest && connects(first, second, "alliance"))
        routings.push({ legs: [first, second], kilometres });
    }
  }
  return shortest(routings, mostRoutings.oneStop);
};

/** Routings over two hubs, across any carriers that accept each other's tickets, for remote places. */
export const twoStopRoutings = (
  routes: RouteMap,
  origin: Airport,
  destination: Airport,
  detour: Detour,
): readonly Routing[] => {
  const longest = longestKm(origin, destination, detour);
  const into = routes.legsInto(destination.code);
  const routings: Routing[] = [];
  for (const first of routes.legsFrom(origin.code)) {
    if (first.carrier.lowCost || isAt(first.destination, destination)) continue;
    if (first.distanceKm + distanceKm(first.destination, destination) > longest) continue;
    for (const second of routes.legsFrom(first.destination.code)) {
      // Few airports have a flight to the destination, so this lookup comes first.
      const thirds = into.get(second.destination);
      if (thirds === undefined) continue;
      const soFar = first.distanceKm + second.distanceKm;
      const returns = isAt(second.destination, origin) || isAt(second.destination, destination);
      if (soFar > longest || returns || !connects(first, second, "interline")) continue;
      for (const third of thirds) {
        const kilometres = soFar + third.distanceKm;
        if (kilometres <= longest && connects(second, third, "interline"))
          routings.push({ legs: [first, second, third], kilometres });
      }
    }
  }
  return shortest(routings, mostRoutings.twoStops);
};

/** Whether any routing with at most two stops exists; used for advice about other airports. */
export const isReachable = (routes: RouteMap, origin: Airport, destination: Airport): boolean => {
  if (magicRoute(origin.code, destination.code) === "unserved" || origin.cityCode === destination.cityCode)
    return false;
  return (
    routes.legsBetween(origin.code, destination.code).length > 0 ||
    oneStopRoutings(routes, origin, destination, detours.ifNothingElse).length > 0 ||
    twoStopRoutings(routes, origin, destination, detours.ifNothingElse).length > 0
  );
};
