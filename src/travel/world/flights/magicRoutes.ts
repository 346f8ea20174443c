/**
 * Routes that behave in a documented way in every world, so that a test can rely on them. Only facts of the world are
 * here; what needs a clock or a fault is elsewhere.
 */

/** What is special about flying from one airport to another. */
export type MagicRoute =
  /** Not even a connection. */
  | "unserved"
  /** No direct flight of any carrier. */
  | "connectionsOnly"
  /** One direct flight a day with one economy seat left, and no connection. */
  | "lastSeat";

/** By origin, then by destination. */
const magicRoutes: Readonly<Record<string, Readonly<Record<string, MagicRoute>>>> = {
  PVD: { RAI: "unserved" },
  LHR: { DXB: "connectionsOnly" },
  BTS: { ABV: "lastSeat" },
};

/** What is special about a pair of airports in this direction, if anything. */
export const magicRoute = (origin: string, destination: string): MagicRoute | undefined =>
  magicRoutes[origin]?.[destination];
