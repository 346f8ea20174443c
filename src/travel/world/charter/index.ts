/** Charter: aircraft, operators, airports by ICAO code, prices, and operators' answers. */
export { type CharterAirport, charterAirport, charterAirports } from "./airports.js";
export {
  type AircraftCategory,
  aircraftCategories,
  aircraftOf,
  type CharterAircraft,
  type CharterOperator,
  charterFleet,
  charterOperator,
  charterOperators,
} from "./fleet.js";
export { charterLetters } from "./ids.js";
export { type CharterLeg, estimateCents } from "./prices.js";
export {
  type CharterRequest,
  type PlannedAnswer,
  type PlannedDecline,
  type PlannedQuote,
  quotePlan,
} from "./quotePlan.js";
export {
  type CharterFound,
  type CharterOption,
  type CharterQuery,
  fittingAircraft,
  searchCharter,
} from "./search.js";
