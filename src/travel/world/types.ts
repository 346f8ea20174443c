/**
 * The types of the world: places, offers, and lookups of offer ids. Everything is a pure function of (seed, query, instant, sold counts).
 * Nothing here knows MCP, contracts, stores or sessions.
 *
 * An offer is complete by itself. The packs' answers say once what many offers have in common.
 */
export type * from "./types/cars.js";
export type * from "./types/common.js";
export type * from "./types/flights.js";
export type * from "./types/hotels.js";
