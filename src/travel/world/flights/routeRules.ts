/**
 * Which routes exist and how often they are flown: rules on hubs, sizes and distances. Draws use a fixed seed, because the route map is the
 * same in every world.
 */
import { chanceOf } from "../chance.js";
import type { Airline } from "../reference/airlines.js";
import type { Airport } from "../types.js";
import { magicRoute } from "./magicRoutes.js";
import { isDomestic } from "./sovereignty.js";

/** The longest flight in kilometres from airports with a short runway or a limit on long flights. */
// biome-ignore format: a table of pairs
const longestFlightKmByAirport: Readonly<Record<string, number>> = {
  AEP: 2500, BGY: 4500, BMA: 1000, BUR: 4000, BVA: 4500, CGH: 2500, CIA: 4000, CRL: 4500, DAL: 4000, DCA: 3800,
  DMK: 5000, GMP: 2500, HLP: 1500, HOU: 4000, ITM: 1500, LCY: 2500, LDH: 1000, LGA: 2600, LIN: 2500, LTN: 4500,
  MDW: 4000, OAK: 4200, RTM: 2500, SAW: 5500, SDU: 1500, SEN: 2500, SHA: 2500, SNA: 4000, STN: 4500, SZB: 1500,
  TSA: 2500, UKB: 2000, YTZ: 1200,
};

const regionalKm = 4500;
/** The longest route by rule, in kilometres. The few longer ones are among the certain routes. */
const longestByRuleKm = 12_500;

/** The share of airports of size 1 to 4 that a carrier serves from a hub, by market. */
const servedShare = {
  domestic: [0.6, 1, 1, 1],
  regional: [0.1, 0.3, 0.65, 0.9],
  intercontinental: [0.01, 0.05, 0.25, 0.7],
  lowCost: [0.25, 0.45, 0.7, 0.6],
} as const;

/** Factors on those shares for a hub of size 1 to 4. */
const hubReach = {
  domestic: [0.4, 0.6, 1, 1],
  regional: [0.2, 0.5, 0.75, 1],
  intercontinental: [0, 0.1, 0.45, 1],
  lowCost: [0.6, 0.8, 1, 1],
} as const;

/** The number of a carrier's main hubs, and the share of long-haul flights that its other hubs have. */
const mainHubs = 2;
const lesserHubShare = 0.4;

const trafficOfSize = [0.35, 0.7, 1.1, 1.6] as const;

type Market = keyof typeof servedShare;

const marketOf = (carrier: Airline, hub: Airport, other: Airport, kilometres: number): Market => {
  if (carrier.lowCost) return "lowCost";
  if (isDomestic(hub, other)) return "domestic";
  return kilometres <= regionalKm ? "regional" : "intercontinental";
};

const longestFlightKm = (place: Airport): number => longestFlightKmByAirport[place.code] ?? Number.POSITIVE_INFINITY;

const chance = chanceOf("route map");

/** Whether a carrier flies between its hub and another airport by rule. It is called for every pair, so cheap tests come first. */
export const isFlown = (carrier: Airline, hub: Airport, other: Airport, kilometres: number): boolean => {
  if (kilometres < 120 || kilometres > Math.min(carrier.reachKm, longestByRuleKm) || hub.cityCode === other.cityCode)
    return false;
  const market = marketOf(carrier, hub, other, kilometres);
  const share = servedShare[market][other.size - 1] ?? 0;
  const reach = hubReach[market][hub.size - 1] ?? 0;
  const isFar = market === "intercontinental";
  const nearness = isFar ? Math.min(1.4, Math.max(0.5, 9000 / kilometres)) : 1;
  const hubShare = isFar && carrier.hubs.indexOf(hub.code) >= mainHubs ? lesserHubShare : 1;
  const likelihood = share * reach * nearness * hubShare;
  if (likelihood < 1 && chance.unit(`${carrier.code}${hub.code}${other.code}`) >= likelihood) return false;
  if (kilometres > Math.min(longestFlightKm(hub), longestFlightKm(other))) return false;
  return magicRoute(hub.code, other.code) === undefined && magicRoute(other.code, hub.code) === undefined;
};

/** Flights per week, before rounding to a pattern: more between large airports and over short distances. */
export const flightsPerWeek = (carrier: Airline, hub: Airport, other: Airport, kilometres: number): number => {
  const traffic = (trafficOfSize[hub.size - 1] ?? 0) * (trafficOfSize[other.size - 1] ?? 0);
  const longHaul = kilometres > 6000 ? 0.6 : 1;
  const share = carrier.lowCost ? 0.5 : 1;
  return (7 * 4.2 * traffic * longHaul * share) / (1 + kilometres / 3000);
};
