/**
 * Routes with documented behaviour in every world, for tests to rely on. Only facts of the world are here; behaviour that needs a clock or
 * a fault is elsewhere.
 */

/** The special behaviour of a route. */
export type MagicRoute =
  /** Neither a direct flight nor a connection. */
  | "unserved"
  /** No direct flight of any carrier. */
  | "connectionsOnly"
  /** One direct flight a day with one economy seat left, and no connection. */
  | "lastSeat";

/** Keyed by origin, then by destination. */
const magicRoutes: Readonly<Record<string, Readonly<Record<string, MagicRoute>>>> = {
  PVD: { RAI: "unserved" },
  LHR: { DXB: "connectionsOnly" },
  BTS: { ABV: "lastSeat" },
};

/** The special behaviour of a pair of airports in this direction; undefined if there is none. */
export const magicRoute = (origin: string, destination: string): MagicRoute | undefined =>
  magicRoutes[origin]?.[destination];
