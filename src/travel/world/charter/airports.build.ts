/**
 * Builds `airports.json`: airports of business aviation without scheduled flights in this world, from a development package and the list
 * below. Runs only by hand (`npm run world:airports`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getAirportByIcao } from "airport-data-ts";
import { airportOfIcao } from "../reference/otherCodes.js";
import type { CharterAirport } from "./airports.js";

const notice = "Contains airport data from airport-data-ts (CC BY 4.0), selected and changed; see NOTICE.md.";

/** ICAO code and the city that it is known by. */
const chosen: readonly (readonly [icao: string, city: string])[] = [
  ["CYHU", "Montreal"],
  ["EDMO", "Munich"],
  ["EGKB", "London"],
  ["EGLF", "Farnborough"],
  ["EGTK", "Oxford"],
  ["EGWU", "London"],
  ["FALA", "Johannesburg"],
  ["KADS", "Dallas"],
  ["KAPA", "Denver"],
  ["KAPF", "Naples"],
  ["KASE", "Aspen"],
  ["KBCT", "Boca Raton"],
  ["KBED", "Bedford"],
  ["KBFI", "Seattle"],
  ["KCDW", "Caldwell"],
  ["KCRQ", "Carlsbad"],
  ["KEGE", "Eagle"],
  ["KFRG", "Farmingdale"],
  ["KFTW", "Fort Worth"],
  ["KFTY", "Atlanta"],
  ["KFXE", "Fort Lauderdale"],
  ["KHHR", "Hawthorne"],
  ["KHPN", "White Plains"],
  ["KHTO", "East Hampton"],
  ["KILG", "Wilmington"],
  ["KISP", "Islip"],
  ["KJAC", "Jackson"],
  ["KLUK", "Cincinnati"],
  ["KMMU", "Morristown"],
  ["KMRY", "Monterey"],
  ["KMVY", "Martha's Vineyard"],
  ["KOPF", "Miami"],
  ["KPAO", "Palo Alto"],
  ["KPDK", "Atlanta"],
  ["KPNE", "Philadelphia"],
  ["KPWK", "Chicago"],
  ["KRIL", "Rifle"],
  ["KSDL", "Scottsdale"],
  ["KSUA", "Stuart"],
  ["KSUN", "Hailey"],
  ["KSUS", "St. Louis"],
  ["KTEB", "Teterboro"],
  ["KTEX", "Telluride"],
  ["KTRK", "Truckee"],
  ["KVNY", "Van Nuys"],
  ["KACK", "Nantucket"],
  ["LEIB", "Ibiza"],
  ["LETO", "Madrid"],
  ["LFMD", "Cannes"],
  ["LFPB", "Paris"],
  ["LIEO", "Olbia"],
  ["LOWI", "Innsbruck"],
  ["LPCS", "Lisbon"],
  ["LSGS", "Sion"],
  ["LSZS", "Samedan"],
  ["MMTO", "Toluca"],
  ["OMAD", "Abu Dhabi"],
  ["OMDW", "Dubai"],
  ["SBJD", "Jundiai"],
  ["SBMT", "Sao Paulo"],
  ["TJIG", "San Juan"],
  ["TNCM", "Philipsburg"],
  ["WSSL", "Singapore"],
  ["YSBK", "Sydney"],
];

/** Time zones for which the package names a neighbour with the same offset. */
const timeZones: Readonly<Record<string, string>> = { KSUN: "America/Denver", TNCM: "America/Puerto_Rico" };

const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

const charterAirportOf = async ([icao, city]: readonly [string, string]): Promise<CharterAirport> => {
  const [record] = await getAirportByIcao(icao);
  if (record === undefined) throw new Error(`${icao}: not in airport-data-ts`);
  return {
    icao,
    iata: record.iata,
    name: record.airport,
    city,
    country: record.country_code,
    latitude: fourDecimals(record.latitude),
    longitude: fourDecimals(record.longitude),
    timeZone: timeZones[icao] ?? record.time,
  };
};

/** The text of `airports.json`, one airport per line. */
export const buildCharterAirports = async (): Promise<string> => {
  const missing = chosen.filter(([icao]) => airportOfIcao(icao) === undefined);
  const found = await Promise.all(missing.map(charterAirportOf));
  const lines = found.sort((left, right) => (left.icao < right.icao ? -1 : 1)).map((each) => JSON.stringify(each));
  return `{\n"notice": ${JSON.stringify(notice)},\n"airports": [\n${lines.join(",\n")}\n]\n}\n`;
};

const file = new URL("airports.json", import.meta.url);

/** The stored text. */
export const keptCharterAirports = (): string => readFileSync(file, "utf8");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, await buildCharterAirports());
  process.stderr.write("charter/airports.json written\n");
}
