/** What is asked of every server: tools and arguments, the same for all, told by their number. */
import { benchWorld, flightOn, now, twoSegmentOffers } from "../store/trips.js";

export type CaseName = "echo" | "searchFlights" | "searchFlights repeated" | "bookFlight";

/** `echo` is a server with that one tool, `gds` one with the tools of the product. */
export type PackName = "echo" | "gds";

export interface Case {
  readonly name: CaseName;
  readonly about: string;
  readonly pack: PackName;
  readonly tool: string;
  /** The arguments of the n-th call of one server. */
  readonly argumentsOf: (index: number) => object;
  /** True where a server can be asked so many times only: turns then end after so many calls, not by time alone. */
  readonly isLimited: boolean;
}

/** Routes with few flights a day: 12 KB of structured content on average, 5 to 21. */
const routes =
  "EZE-JNB BCN-PRG MEL-MAN CPH-SYD BOS-AKL BKK-ATL LIM-PRG DEN-KTM MUC-AKL MIA-MEL HAM-SCL HAM-YVR CDG-KTM KTM-HEL EZE-IST ATH-CPT EZE-DUB SYD-CPH SCL-YVR CMB-IST CMB-ZRH OSL-PRG LIM-SIN NCE-ZRH".split(
    " ",
  );
const cabins = ["economy", "business"];
const parties = [
  { adults: 1, children: 0, infants: 0 },
  { adults: 2, children: 0, infants: 0 },
  { adults: 2, children: 1, infants: 0 },
  { adults: 1, children: 0, infants: 1 },
  { adults: 3, children: 0, infants: 0 },
];
const firstDay = 14;
const days = 180;
const queries = routes.length * cabins.length * parties.length * days;
/** Has no factor in common with the number of queries, so that every query comes once before one comes again. */
const stride = 7_919;

const dateOf = (day: number): string =>
  new Date(Date.parse(now) + (firstDay + day) * 86_400_000).toISOString().slice(0, 10);

/** The n-th query: unlike all before it, and any stretch of them is a fair sample of all. */
export const flightQuery = (index: number): object => {
  const number = (index * stride) % queries;
  const route = routes[number % routes.length] ?? "";
  const rest = Math.floor(number / routes.length);
  const [origin = "", destination = ""] = route.split("-");
  return {
    origin,
    destination,
    departureDate: dateOf(rest % days),
    cabin: cabins[Math.floor(rest / days) % cabins.length],
    passengers: parties[Math.floor(rest / days / cabins.length) % parties.length],
  };
};

/** More than any server is asked for in a run: a flight that is booked often gets dearer, and refuses its old price. */
const mostOffers = 8_000;

/** Enough to see that all runs. */
const firstOffers = 50;

/** The offers are looked for when they are asked for, which takes seconds for all: before anything is measured, while servers warm up. */
export const createCases = (): readonly Case[] => {
  let sought = 0;
  let offers: readonly string[] = [];
  const offerOf = (index: number): string => {
    const wanted = index < firstOffers ? firstOffers : mostOffers;
    if (wanted > sought) {
      sought = wanted;
      offers = twoSegmentOffers(benchWorld(), wanted);
    }
    return offers[index % offers.length] ?? "";
  };
  return [
    {
      name: "echo",
      about: "a tool that gives its argument back: 40 bytes",
      pack: "echo",
      tool: "echo",
      argumentsOf: () => ({ message: "The quick brown fox jumps over the lazy dog" }),
      isLimited: false,
    },
    {
      name: "searchFlights",
      about: "queries that differ, none asked twice: 12 KB of structured content and its text",
      pack: "gds",
      tool: "searchFlights",
      argumentsOf: flightQuery,
      isLimited: false,
    },
    {
      name: "searchFlights repeated",
      about: "one query, again and again",
      pack: "gds",
      tool: "searchFlights",
      argumentsOf: () => repeatedQuery,
      isLimited: false,
    },
    {
      name: "bookFlight",
      about: "two segments, offers that differ, in memory",
      pack: "gds",
      tool: "bookFlight",
      argumentsOf: (index) => flightOn(offerOf(index), index),
      isLimited: true,
    },
  ];
};

/** One whose answer has the usual size. */
export const repeatedQuery = { origin: "KTM", destination: "HEL", departureDate: "2026-08-02" };
