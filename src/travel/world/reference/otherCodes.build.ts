/**
 * Builds `otherCodes.json` from a development package and `airports.json`: the ICAO codes of the airports, and for each other airport with
 * scheduled flights the nearest one in this world. Runs only by hand (`npm run world:airports`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findAirports } from "airport-data-ts";
import { distanceKm } from "./distance.js";
import { airport, airports, cityOf } from "./places.js";

const notice = "Contains airport data from airport-data-ts (CC BY 4.0), selected and changed; see NOTICE.md.";
const known = /^[A-Z]{3}$/;

const nearestTo = (place: { readonly latitude: number; readonly longitude: number }): string => {
  let nearest: { readonly code: string; readonly kilometres: number } | undefined;
  for (const one of airports) {
    const kilometres = distanceKm(place, one);
    if (nearest === undefined || kilometres < nearest.kilometres) nearest = { code: one.code, kilometres };
  }
  if (nearest === undefined) throw new Error("the world has no airports");
  return nearest.code;
};

/** The text of `otherCodes.json`: two lists of pairs, each of a code and the code of an airport in this world. */
export const buildOtherCodes = async (): Promise<string> => {
  const scheduled = await findAirports({ has_scheduled_service: true });
  const rows = scheduled.filter(({ iata, type }) => known.test(iata) && type !== "small_airport");
  const icao = rows.flatMap(({ iata, icao: code }) => (airport(iata) && code ? [`${code}:${iata}`] : []));
  const absent = rows.flatMap((row) => (cityOf(row.iata) ? [] : [`${row.iata}:${nearestTo(row)}`]));
  const content = { notice, icao: icao.sort().join(" "), absent: absent.sort().join(" ") };
  return `${JSON.stringify(content, null, 2)}\n`;
};

const file = new URL("otherCodes.json", import.meta.url);

/** The stored text. */
export const keptOtherCodes = (): string => readFileSync(file, "utf8");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, await buildOtherCodes());
  process.stderr.write("otherCodes.json written\n");
}
