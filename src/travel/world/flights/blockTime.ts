/** How long a flight takes from gate to gate. It knows only airports. */
import { bearingRadians } from "../reference/distance.js";
import type { Airport } from "../types.js";

/** Minutes for taxiing, climb and approach, on flights of more than a thousand kilometres. */
const groundMinutes = 55;
/** Short flights taxi less and climb lower: these minutes at no distance, plus some for each large end. */
const shortestGroundMinutes = 25;
const largeEndMinutes = 7;
const congestedEndMinutes = 15;
const shortBelowKm = 1000;
const largeSize = 4;
const cruiseKmPerHour = 880;
const jetStreamKmPerHour = 70;
const jetStreamFromKm = 1500;
const jetStreamFromLatitude = 20;

/** Airports with queues, which published block times include even on short flights. */
const congested: ReadonlySet<string> = new Set(
  "AMS ATL BOS CDG DCA DFW EWR IAH IST JFK LAX LGA LGW LHR ORD PEK PHL PVG SFO".split(" "),
);

const endMinutes = ({ code, size }: Airport): number => {
  if (congested.has(code)) return congestedEndMinutes;
  return size === largeSize ? largeEndMinutes : 0;
};

const groundMinutesOf = (from: Airport, to: Airport, distanceKm: number): number => {
  if (distanceKm >= shortBelowKm) return groundMinutes;
  const shortest = shortestGroundMinutes + endMinutes(from) + endMinutes(to);
  return shortest + (groundMinutes - shortest) * (distanceKm / shortBelowKm);
};

/**
 * Block minutes, rounded to five: 55 (less below 1000 km) plus the distance at 880 km/h, with up to 70 km/h of wind added or subtracted on
 * flights above 1500 km outside the tropics; eastbound flights have a tailwind. Fitted to 80 published times with a mean error below 5 %.
 */
export const blockMinutes = (from: Airport, to: Airport, distanceKm: number): number => {
  const meanLatitude = (Math.abs(from.latitude) + Math.abs(to.latitude)) / 2;
  const windy = distanceKm > jetStreamFromKm && meanLatitude > jetStreamFromLatitude;
  const wind = windy ? jetStreamKmPerHour * Math.sin(bearingRadians(from, to)) : 0;
  const minutes = groundMinutesOf(from, to, distanceKm) + (distanceKm / (cruiseKmPerHour + wind)) * 60;
  return Math.round(minutes / 5) * 5;
};
