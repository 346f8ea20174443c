/** Reads the body of a search, and refuses what Duffel would refuse. */
import { type Cabin, cityOf, isCalendarDate, localDateAt } from "../../../travel/world/index.js";
import type { DuffelTimeRange } from "../search.js";
import type { Refusal } from "./answers.js";
import { listAt, Refused, recordAt, refuse, wholeNumberAt } from "./checked.js";
import { partyOf, type Traveller } from "./passengers.js";
import { placeText } from "./reference.js";

export interface SearchedSlice {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
  readonly departure_time?: DuffelTimeRange;
  readonly arrival_time?: DuffelTimeRange;
}

/** A search as it was requested, checked. */
export interface Search {
  readonly slices: readonly SearchedSlice[];
  readonly passengers: readonly Traveller[];
  readonly cabin_class: Cabin | undefined;
  readonly max_connections: number;
}

const mostSlices = 2;
const mostSeats = 9;
const oldest = 130;
const mostConnections = 2;
/** The default of the API. */
const usualConnections = 1;

const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];
const types: readonly NonNullable<Traveller["type"]>[] = ["adult", "child", "infant_without_seat"];
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const placeAt = (value: unknown, pointer: string): string => {
  if (typeof value !== "string") return refuse("validation_required", pointer, `${pointer} can't be blank.`);
  if (placeText(value) !== undefined) return value;
  return refuse("invalid_airport_code", pointer, `The airport code '${value.slice(0, 20)}' is not valid`);
};

const timesAt = (value: unknown, pointer: string): DuffelTimeRange | undefined => {
  if (value === undefined || value === null) return undefined;
  const range = recordAt(value, pointer);
  const timeAt = (name: "from" | "to", usual: string): string => {
    const time = range[name] ?? usual;
    if (typeof time === "string" && timePattern.test(time)) return time;
    return refuse("validation_format", `${pointer}/${name}`, `${pointer}/${name} must be a time such as 09:45.`);
  };
  return { from: timeAt("from", "00:00"), to: timeAt("to", "23:59") };
};

const dateAt = (value: unknown, origin: string, pointer: string, nowMs: number): string => {
  if (typeof value !== "string" || !isCalendarDate(value)) {
    return refuse("validation_format", pointer, `${pointer} must be a date such as 2026-06-15.`);
  }
  const today = localDateAt(cityOf(origin)?.timeZone ?? "UTC", nowMs);
  return value >= today ? value : refuse("validation_inclusion", pointer, `${pointer} must be ${today} or later.`);
};

const sliceAt = (value: unknown, pointer: string, nowMs: number): SearchedSlice => {
  const slice = recordAt(value, pointer);
  const origin = placeAt(slice["origin"], `${pointer}/origin`);
  const destination = placeAt(slice["destination"], `${pointer}/destination`);
  if (origin === destination) {
    refuse("validation_inclusion", `${pointer}/destination`, "The destination must not be the origin.");
  }
  const departureTime = timesAt(slice["departure_time"], `${pointer}/departure_time`);
  const arrivalTime = timesAt(slice["arrival_time"], `${pointer}/arrival_time`);
  return {
    origin,
    destination,
    departure_date: dateAt(slice["departure_date"], origin, `${pointer}/departure_date`, nowMs),
    ...(departureTime && { departure_time: departureTime }),
    ...(arrivalTime && { arrival_time: arrivalTime }),
  };
};

const slicesAt = (value: unknown, pointer: string, nowMs: number): readonly SearchedSlice[] => {
  const slices = listAt(value, pointer, mostSlices).map((one, index) => sliceAt(one, `${pointer}/${index}`, nowMs));
  const [there, back] = slices;
  if (there !== undefined && back !== undefined && back.departure_date < there.departure_date) {
    const words = `The second slice must not depart before the first, on ${there.departure_date}.`;
    refuse("validation_inclusion", `${pointer}/1/departure_date`, words);
  }
  return slices;
};

const travellerAt = (value: unknown, pointer: string): Traveller => {
  const { type, age, fare_type: fareType } = recordAt(value, pointer);
  if (type !== undefined && age !== undefined) {
    refuse("validation_inclusion", pointer, `${pointer} may have a type or an age, not both.`);
  }
  if (age !== undefined) return { type: undefined, age: wholeNumberAt(age, `${pointer}/age`, oldest) };
  const known = types.find((one) => one === type);
  if (known !== undefined) return { type: known, age: undefined };
  if (type === undefined && typeof fareType === "string") return { type: undefined, age: undefined };
  return refuse("validation_inclusion", `${pointer}/type`, `${pointer}/type must be one of ${types.join(", ")}.`);
};

const travellersAt = (value: unknown, pointer: string): readonly Traveller[] => {
  const travellers = listAt(value, pointer, 2 * mostSeats).map((one, index) => travellerAt(one, `${pointer}/${index}`));
  const { adults, children, infants } = partyOf(travellers);
  if (adults === 0) refuse("validation_required", pointer, "There must be an adult among the passengers.");
  if (adults + children > mostSeats)
    refuse("validation_length", pointer, `${mostSeats} passengers with seats at most.`);
  if (infants > adults)
    refuse("validation_inclusion", pointer, "There must be an adult for each infant without a seat.");
  return travellers;
};

const cabinAt = (value: unknown, pointer: string): Cabin | undefined => {
  if (value === undefined || value === null) return undefined;
  const cabin = cabins.find((one) => one === value);
  return cabin ?? refuse("validation_inclusion", pointer, `${pointer} must be one of ${cabins.join(", ")}.`);
};

const connectionsAt = (value: unknown, pointer: string): number =>
  value === undefined || value === null ? usualConnections : wholeNumberAt(value, pointer, mostConnections);

/** The search in the `data` of a request, or the refusal of its first fault. `nowMs`: when the request came. */
export const readSearch = (data: unknown, nowMs: number): Search | { readonly refusal: Refusal } => {
  try {
    const asked = recordAt(data, "");
    return {
      slices: slicesAt(asked["slices"], "/slices", nowMs),
      passengers: travellersAt(asked["passengers"], "/passengers"),
      cabin_class: cabinAt(asked["cabin_class"], "/cabin_class"),
      max_connections: connectionsAt(asked["max_connections"], "/max_connections"),
    };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
};
