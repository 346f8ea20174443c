/**
 * The duration of a journey. Duffel's times are local without an offset, so their plain difference is wrong across time zones. The slice's
 * own duration is used, else the difference of the two instants. Pure.
 */
import { airport, utcOfLocal } from "../../travel/world/index.js";
import type { DuffelSegmentPlace, DuffelSlice } from "../../vendors/duffel/wire.js";

/** A slice, or a single segment. */
type Journey = Pick<DuffelSlice, "segments" | "duration">;

const durationPattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
const timePattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:(Z)|([+-])(\d{2}):(\d{2}))?$/;
const minuteMs = 60_000;

/** Minutes of an ISO 8601 duration: 1590 for `P1DT2H30M`; undefined for anything else. */
export const minutesOfDuration = (text: string): number | undefined => {
  const parts = durationPattern.exec(text);
  if (parts === null || text.endsWith("P") || text.endsWith("T")) return undefined;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60);
};

/** The time zone of a place from our reference data, else from the answer. */
const zoneOf = ({ iata_code, time_zone }: DuffelSegmentPlace): string | undefined =>
  (iata_code === null ? undefined : airport(iata_code)?.timeZone) ?? time_zone ?? undefined;

/** The instant of a local time at a place, in milliseconds; undefined if the zone is unknown. */
const instantAt = (place: DuffelSegmentPlace, time: string): number | undefined => {
  const [, date, hour, minute, utc, sign, offsetHours, offsetMinutes] = timePattern.exec(time) ?? [];
  if (date === undefined) return undefined;
  const minuteOfDay = Number(hour) * 60 + Number(minute);
  if (utc !== undefined || sign !== undefined) {
    const offset = (sign === "-" ? -1 : 1) * (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0));
    return Date.parse(`${date}T00:00:00Z`) + (minuteOfDay - offset) * minuteMs;
  }
  const zone = zoneOf(place);
  try {
    return zone === undefined ? undefined : utcOfLocal(zone, date, minuteOfDay);
  } catch {
    return undefined;
  }
};

/** The sum of the segments' stated durations, as a last resort. */
const minutesFlown = ({ segments }: Journey): number =>
  segments.reduce((sum, { duration }) => sum + (minutesOfDuration(duration ?? "") ?? 0), 0);

/** Minutes from the first departure of a journey to its last arrival. */
export const minutesOfSlice = (slice: Journey): number => {
  const said = minutesOfDuration(slice.duration ?? "");
  if (said !== undefined) return said;
  const { segments } = slice;
  const [first] = segments;
  const last = segments[segments.length - 1] ?? first;
  const from = instantAt(first.origin, first.departing_at);
  const to = instantAt(last.destination, last.arriving_at);
  return from === undefined || to === undefined || to < from ? minutesFlown(slice) : Math.round((to - from) / minuteMs);
};
