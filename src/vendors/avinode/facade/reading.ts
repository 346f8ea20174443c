/** Reads a buyer's request, member by member. It is untrusted, and its author is told what is wrong. */
import { charterAirport } from "../../../travel/world/charter/index.js";
import { isCalendarDate, isLocalGap, utcOfLocal } from "../../../travel/world/index.js";
import { parsed } from "../../../upstream/json.js";
import { isObject, type Members } from "../../reading.js";
import { invalid, Refusal } from "./answers.js";
import type { Leg } from "./documents.js";

const mostLegs = 10;
const mostPassengers = 19;

export const bodyOf = (body: string): Members => {
  const value = parsed(body);
  return isObject(value) ? value : invalid("body", "a JSON object");
};

export const textIn = (members: Members, name: string, most: number): string | undefined => {
  const value = members[name];
  if (value === undefined || value === null) return undefined;
  const isText = typeof value === "string" && value.trim() !== "" && value.length <= most;
  return isText ? value : invalid(name, `a text of 1 to ${most} characters`);
};

const objectIn = (members: Members, name: string, path: string): Members => {
  const value = members[name];
  return isObject(value) ? value : invalid(`${path}.${name}`, "an object");
};

const airportIn = (segment: Members, name: "startAirport" | "endAirport", path: string) => {
  const { icao } = objectIn(segment, name, path);
  if (typeof icao !== "string" || !/^[A-Z]{4}$/.test(icao)) {
    return invalid(`${path}.${name}.icao`, "four letters, such as KTEB");
  }
  const found = charterAirport(icao);
  if (found !== undefined) return found;
  throw new Refusal({ status: 400, code: "UNKNOWN_AIRPORT", title: `${path}.${name}: there is no airport ${icao}` });
};

const passengersIn = ({ paxCount }: Members, path: string): number => {
  const count = typeof paxCount === "string" && /^\d{1,3}$/.test(paxCount) ? Number(paxCount) : paxCount;
  return typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= mostPassengers
    ? count
    : invalid(`${path}.paxCount`, `a number from 1 to ${mostPassengers}, as text`);
};

const departureIn = (segment: Members, zone: string, path: string): number => {
  const { date, time, departure, local } = objectIn(segment, "dateTime", path);
  const field = `${path}.dateTime`;
  if (departure === false) return invalid(`${field}.departure`, "true: this mock takes departures alone");
  if (typeof date !== "string" || !isCalendarDate(date)) return invalid(`${field}.date`, "YYYY-MM-DD");
  if (typeof time !== "string" || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return invalid(`${field}.time`, "HH:MM");
  if (local !== true) return Date.parse(`${date}T${time}:00Z`);
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  if (isLocalGap(zone, date, minute)) return invalid(`${field}.time`, "a time that the clocks do not skip");
  return utcOfLocal(zone, date, minute);
};

const legOf = (value: unknown, path: string, nowMs: number): Leg => {
  if (!isObject(value)) return invalid(path, "an object");
  const [from, to] = [airportIn(value, "startAirport", path), airportIn(value, "endAirport", path)];
  if (from === to) return invalid(`${path}.endAirport`, "an airport other than startAirport");
  const passengers = passengersIn(value, path);
  const departureMs = departureIn(value, from.timeZone, path);
  if (departureMs <= nowMs) return invalid(`${path}.dateTime`, "a departure in the future");
  return { from: from.icao, to: to.icao, departureMs, passengers };
};

export const legsIn = ({ segments }: Members, nowMs: number): readonly Leg[] => {
  if (!Array.isArray(segments) || segments.length === 0 || segments.length > mostLegs) {
    return invalid("segments", `a list of 1 to ${mostLegs}`);
  }
  const legs = segments.map((segment, index) => legOf(segment, `segments[${index}]`, nowMs));
  for (const [index, { departureMs }] of legs.entries()) {
    if (departureMs < (legs[index - 1]?.departureMs ?? 0)) invalid(`segments[${index}]`, "legs in the order of time");
  }
  return legs;
};

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const instantIn = (members: Members, name: string, nowMs: number): number | undefined => {
  const value = members[name];
  if (value === undefined || value === null) return undefined;
  const instantMs = typeof value === "string" && instantForm.test(value) ? Date.parse(value) : Number.NaN;
  return instantMs > nowMs ? instantMs : invalid(name, "an instant that is still to come, as ISO 8601 with its offset");
};
