/** The text of a flight search for the model: one line per itinerary, with the price in each brand and one id. */
import type { FareBrand, FlightItinerary, SearchFlightsOutput } from "../../../../generated/gds/types.js";
import { daysBetween } from "../../../travel/world/index.js";
import { placeOf } from "../rules/places.js";
import { clockOf, counted, dayOf, dollars, duration, lines, plain } from "./words.js";

type Query = SearchFlightsOutput["query"];

/** One end of an itinerary: the place, its local time of day and date, and its UTC offset. */
interface End {
  readonly place: string;
  readonly clock: string;
  readonly date: string;
  readonly offset: string;
}

const endOf = (place: string, time: string, date: string): End => ({
  place,
  clock: time.slice(0, 5),
  date,
  offset: time.slice(5),
});

const endsOf = ({ segments }: FlightItinerary, { origin, destination, departureDate }: Query): readonly [End, End] => {
  const first = segments[0];
  const last = segments[segments.length - 1];
  return [
    endOf(first?.from ?? origin, first?.departure ?? "", first?.departureDate ?? departureDate),
    endOf(last?.to ?? destination, last?.arrival ?? "", last?.arrivalDate ?? departureDate),
  ];
};

/** A UTC offset in short form: `UTC-4` for `-04:00`. */
const utcOf = (offset: string): string => `UTC${offset.replace(/^(.)0/, "$1").replace(":00", "")}`;

/** The usual offset at each place: the one of the first time shown there. */
type Offsets = ReadonlyMap<string, string>;

const offsetsOf = (ends: readonly End[]): Offsets => {
  const offsets = new Map<string, string>();
  for (const { place, offset } of ends) if (!offsets.has(place)) offsets.set(place, offset);
  return offsets;
};

/** A time of day, marked if its date is not the departure's or its offset is not the place's usual one. */
const timeOf = ({ place, clock, date, offset }: End, departureDate: string, offsets: Offsets): string => {
  const days = date === departureDate ? 0 : daysBetween(departureDate, date);
  const onDay = days === 0 ? "" : days > 0 ? `+${days}` : String(days);
  return `${clock}${onDay}${offsets.get(place) === offset ? "" : ` ${utcOf(offset)}`}`;
};

const viaOf = ({ segments, layoverMinutes = [] }: FlightItinerary): string =>
  layoverMinutes
    .map((minutes, index) => {
      const arriving = segments[index];
      const overnight = arriving?.arrivalDate === segments[index + 1]?.departureDate ? "" : " overnight";
      return `${arriving?.to ?? ""} ${duration(minutes)}${overnight}`;
    })
    .join(", ");

const operatorsOf = ({ segments }: FlightItinerary): string => {
  const operators = segments.flatMap(({ operatingCarrier }) => operatingCarrier ?? []);
  return operators.length === 0 ? "" : ` operated by ${[...new Set(operators)].join(", ")}`;
};

/** What the rows leave out because the lines above them say it. */
interface Said {
  readonly query: Query;
  readonly offsets: Offsets;
  /** The duration that all rows of the list share, if they do. */
  readonly durationMinutes: number | undefined;
}

/** Dollars without thousands separators, so that the prices in a row can be told apart. */
const ungrouped = (cents: number): string => {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${rest < 10 ? "0" : ""}${rest}`;
};

const rowOf = (itinerary: FlightItinerary, { query, offsets, durationMinutes }: Said): string => {
  const [from, to] = endsOf(itinerary, query);
  const departure = timeOf(from, query.departureDate, offsets);
  const arrival = timeOf(to, query.departureDate, offsets);
  const metro = from.place !== query.origin || to.place !== query.destination ? `${from.place}-${to.place} ` : "";
  const lasting = durationMinutes === undefined ? ` ${duration(itinerary.durationMinutes)}` : "";
  const via = viaOf(itinerary);
  const seats = itinerary.seatsLeft === undefined ? "" : ` ${counted(itinerary.seatsLeft, "seat")}`;
  const prices = itinerary.totalCents.map(ungrouped).join("/");
  return `${metro}${departure}-${arrival}${lasting}${via === "" ? "" : ` via ${via}`}${operatorsOf(itinerary)}${seats} ${prices} ${itinerary.flightId}`;
};

const listOf = (title: string, itineraries: readonly FlightItinerary[], said: Omit<Said, "durationMinutes">) => {
  const durations = new Set(itineraries.map(({ durationMinutes }) => durationMinutes));
  const [shared] = durations.size === 1 && itineraries.length > 1 ? durations : [];
  const heading = shared === undefined ? `${title}:` : `${title}, ${duration(shared)}:`;
  const rows = itineraries.map((itinerary) => rowOf(itinerary, { ...said, durationMinutes: shared }));
  return rows.length === 0 ? [] : [heading, ...rows];
};

/** The airlines by code and name, with their terminals at both ends of the journey. */
const airlinesLine = (airlines: SearchFlightsOutput["airlines"], ends: readonly string[]): string => {
  const paired = ends.length === 2;
  const all = airlines.map(({ code, name, terminals = {} }) => {
    if (paired) return `${code} ${name} ${ends.map((place) => terminals[place] ?? "-").join("/")}`;
    const places = ends.flatMap((place) => (terminals[place] === undefined ? [] : `${place} ${terminals[place]}`));
    return `${code} ${name}${places.length === 0 ? "" : ` (${places.join(", ")})`}`;
  });
  return `Airlines, terminals${paired ? ` ${ends.join("/")}` : ""}: ${all.join("; ")}.`;
};

/** The refund in a brand: the smallest and largest among the itineraries. */
const refundOf = (refunds: readonly number[], totals: readonly number[]): string => {
  if (refunds.every((cents, index) => cents === totals[index])) return "all";
  const [least, most] = [Math.min(...refunds), Math.max(...refunds)];
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
};

const brandLine = (brand: FareBrand, index: number, itineraries: readonly FlightItinerary[]): string => {
  const { name, idEnds, checkedBags, kgPerBag = 0, refundPercent, changeFeeCents } = brand;
  const bags = checkedBags === 0 ? "no checked bag" : `${counted(checkedBags, "bag")} of ${kgPerBag} kg`;
  const amountsOf = (key: "refundCents" | "totalCents") => itineraries.map((each) => each[key][index] ?? 0);
  const refund = refundOf(amountsOf("refundCents"), amountsOf("totalCents"));
  const share = refundPercent === 0 ? " (taxes)" : refund === "all" ? "" : ` (${refundPercent}% of fare, taxes)`;
  const change = changeFeeCents === 0 ? "free change" : `change ${dollars(changeFeeCents)} each`;
  return `${idEnds} ${name}: ${bags}, ${change}, refund ${refund}${share}.`;
};

/** What an id contains, and how to derive the ids of the other brands. */
const idsOf = ([first, ...others]: readonly FareBrand[]): string => {
  const endings = others.map(({ idEnds }) => idEnds).join(" or ");
  return `Ids (date, flight numbers) are for brand ${first?.idEnds}; end them in ${endings} for another.`;
};

const partyOf = ({ adults, children, infants }: Query["passengers"]): string =>
  [
    counted(adults, "adult"),
    ...(children > 0 ? [counted(children, "child", "children")] : []),
    ...(infants > 0 ? [counted(infants, "infant")] : []),
  ].join(", ");

/** The text of searchFlights. It is complete without the structured output: what a traveller chooses by, and the id for bookFlight. */
export const searchFlightsText = (output: SearchFlightsOutput): string => {
  const { world, query, brands, airlines, itineraries, expiresAt, notes } = output;
  const { origin, destination, departureDate, passengers, cabin } = query;
  const what = `${origin} to ${destination}, ${dayOf(departureDate)}, ${partyOf(passengers)}, ${plain(cabin)}`;
  const now = `Now ${dayOf(world.now)} ${clockOf(world.now)} in ${placeOf(origin)?.name ?? world.timeZone}`;
  if (expiresAt === undefined) return lines(`No flights: ${what}.`, `${now}.`, notes);
  const offsets = offsetsOf(itineraries.flatMap((itinerary) => endsOf(itinerary, query)));
  const zones = [...offsets].map(([place, offset]) => `${place} ${utcOf(offset)}`).join(", ");
  const laterDay = itineraries.some(({ segments }) => segments.some(({ arrivalDate }) => arrivalDate !== undefined));
  const said = { query, offsets };
  const isNonstop = ({ segments }: FlightItinerary): boolean => segments.length === 1;
  return lines(
    `${what}. ${now}; book by ${clockOf(expiresAt)}.`,
    `USD for the party with taxes: ${brands.map(({ name }) => name).join("/")}. ${idsOf(brands)}`,
    `Local times (${zones})${laterDay ? ", +1 = next day" : ""}; 9+ seats unless said.`,
    listOf("Nonstop", itineraries.filter(isNonstop), said),
    listOf(
      "With stops",
      itineraries.filter((itinerary) => !isNonstop(itinerary)),
      said,
    ),
    airlinesLine(airlines, [...offsets.keys()]),
    brands.map((brand, index) => brandLine(brand, index, itineraries)),
    notes,
  );
};
