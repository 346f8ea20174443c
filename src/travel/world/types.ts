/**
 * What the world can tell: places, offers, and what became of an offer id. Everything here is a pure function of
 * (seed, query, instant, sold counts). Nothing here knows MCP, contracts, stores or sessions.
 *
 * An offer says all of itself. What is the same in many offers the pack's answers say once.
 */
export type * from "./types/cars.js";
export type * from "./types/common.js";
export type * from "./types/flights.js";
export type * from "./types/hotels.js";
