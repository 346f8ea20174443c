/** Checks what the schema of a car search cannot express. Pure. */
import type { SearchCarsReason, SearchCarsResolved } from "../../../../generated/gds/types.js";
import { rentalDays } from "../../../travel/world/cars/rates.js";
import {
  type CarQuery,
  localDateAt,
  localIso,
  localMsAt,
  longestRentalDays,
  parseInstant,
} from "../../../travel/world/index.js";
import { instantOfMinute, minuteOf } from "../../../travel/world/offerIds.js";
import { inPast, windowDays, windowObjection } from "./dates.js";
import { firstObjection, type Objection } from "./objection.js";
import { adviceForCode } from "./placeNames.js";
import { placeOf } from "./places.js";

type CarObjection = Objection<SearchCarsReason> | undefined;

/** The query. A missing drop-off location is the pick-up location, as the contract says. */
export const carQueryOf = ({ dropoffLocationCode, ...query }: SearchCarsResolved): CarQuery => ({
  ...query,
  dropoffLocationCode: dropoffLocationCode ?? query.pickupLocationCode,
});

const timeZoneOf = (code: string): string => placeOf(code)?.timeZone ?? "UTC";

/** The query with its times in local time at the two locations. */
export const localCarQuery = (query: CarQuery): CarQuery => {
  const { pickupLocationCode, dropoffLocationCode, driverAge } = query;
  const pickupDate = localIso(timeZoneOf(pickupLocationCode), wholeMinute(query.pickupDate));
  const dropoffDate = localIso(timeZoneOf(dropoffLocationCode), wholeMinute(query.dropoffDate));
  return { pickupLocationCode, dropoffLocationCode, pickupDate, dropoffDate, driverAge };
};

/** A note for each time that was given with an offset other than the location's, with the local time there. */
export const otherClockNotes = (query: CarQuery): readonly string[] => {
  const local = localCarQuery(query);
  const note = (name: "pickupDate" | "dropoffDate", place: string): readonly string[] => {
    const [given, there] = [query[name].slice(0, 16).toUpperCase(), local[name]];
    return given === there.slice(0, 16) ? [] : [`${name} ${query[name]} is ${there} at ${place}.`];
  };
  return [...note("pickupDate", query.pickupLocationCode), ...note("dropoffDate", query.dropoffLocationCode)];
};

/** The days that are billed for a rental, by local time at the pick-up. Seconds are ignored. */
export const daysOf = (query: Pick<CarQuery, "pickupLocationCode" | "pickupDate" | "dropoffDate">): number => {
  const timeZone = timeZoneOf(query.pickupLocationCode);
  const [pickupMs, dropoffMs] = [wholeMinute(query.pickupDate), wholeMinute(query.dropoffDate)];
  return rentalDays(localMsAt(timeZone, pickupMs), localMsAt(timeZone, dropoffMs));
};

const wholeMinute = (dateTime: string): number => instantOfMinute(minuteOf(parseInstant(dateTime)));

const unknownLocation = (field: string, value: string): CarObjection => ({
  reason: "UNKNOWN_LOCATION",
  detail: { field, value, suggestion: adviceForCode(value) },
});

const rangeObjection = (query: CarQuery): CarObjection => {
  const refusal = (explanation: string): CarObjection => ({
    reason: "BAD_RANGE",
    detail: { field: "dropoffDate", value: query.dropoffDate, explanation },
  });
  if (wholeMinute(query.dropoffDate) <= wholeMinute(query.pickupDate)) {
    return refusal(`it must be after pickupDate ${query.pickupDate}`);
  }
  const days = daysOf(query);
  if (days <= longestRentalDays) return undefined;
  return refusal(`${days} days are asked for, a rental has at most ${longestRentalDays}`);
};

/** The first objection to a search; undefined if it can be answered. A pick-up is past by its instant, not by its day. */
export const carQueryObjection = (query: CarQuery, nowMs: number): CarObjection => {
  const pickup = placeOf(query.pickupLocationCode);
  if (pickup === undefined) return unknownLocation("pickupLocationCode", query.pickupLocationCode);
  if (placeOf(query.dropoffLocationCode) === undefined) {
    return unknownLocation("dropoffLocationCode", query.dropoffLocationCode);
  }
  const pickupMs = wholeMinute(query.pickupDate);
  const dated = { field: "pickupDate", value: query.pickupDate };
  const isPast = pickupMs < instantOfMinute(minuteOf(nowMs));
  return firstObjection<SearchCarsReason>(
    () => (isPast ? inPast(dated, pickup, nowMs) : undefined),
    () => rangeObjection(query),
    () => windowObjection({ ...dated, date: localDateAt(pickup.timeZone, pickupMs) }, pickup, nowMs, windowDays.cars),
  );
};
