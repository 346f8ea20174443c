/** The initial client book of a world: 25 clients and the flights of each. Pure. */
import { charterFleet, charterOperators } from "../charter/index.js";
import { addDays } from "../time/calendar.js";
import type { World } from "../types.js";
import { people } from "./people.js";

export const vipStatuses = ["standard", "silver", "gold", "platinum"] as const;
export type VipStatus = (typeof vipStatuses)[number];

export interface WorldClient {
  /** For example `CL-001`. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** An empty text means that nothing is known. */
  readonly company: string;
  readonly aircraftPreference: string;
  readonly cateringPreference: string;
  readonly specialNeeds: string;
  readonly vipStatus: VipStatus;
  /** The number of flights that `flightsOf` gives. */
  readonly totalFlights: number;
  readonly lastFlightDate: string;
  readonly preferredOperators: readonly string[];
  /** UTC instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface WorldFlight {
  /** For example `FL-001-01`. */
  readonly id: string;
  readonly clientId: string;
  readonly date: string;
  /** For example `KTEB-KVNY`. */
  readonly route: string;
  /** The aircraft type. */
  readonly aircraft: string;
  /** The operator's id, such as `OP-001`. */
  readonly operator: string;
  /** In whole US dollars. */
  readonly priceDollars: number;
}

const routes = ["KTEB-KVNY", "KTEB-KPBI", "KVNY-KLAS", "EGGW-LFPB", "LFPB-LSGG", "KBED-KTEB", "KDAL-KASE"] as const;
const caterings = ["", "", "kosher", "halal", "vegan", "vegetarian", "gluten-free"] as const;
const needs = ["", "", "", "wheelchair accessible", "travels with a dog", "child seat"] as const;
const categories = ["", "light", "midsize", "heavy"] as const;
const mailDomains = ["example.com", "example.net", "example.org"] as const;

/** The client from the specification, with the same values. */
const firstClient: WorldClient = {
  id: "CL-001",
  name: "John Doe",
  email: "john.doe@example.com",
  phone: "+1-555-123-4567",
  company: "Tech Corp",
  aircraftPreference: "midsize",
  cateringPreference: "kosher",
  specialNeeds: "wheelchair accessible",
  vipStatus: "gold",
  totalFlights: 12,
  lastFlightDate: "2025-09-15",
  preferredOperators: ["OP-001", "OP-003"],
  createdAt: "2023-03-02T15:04:00Z",
  updatedAt: "2025-09-16T09:30:00Z",
};

/** The date of the latest flight in the book, and how many days before it the other clients' last flights are at most. */
const lastDay = "2025-09-14";
const lastDaysSpread = 300;
const mostFlights = 14;
/** Days between two flights of a client. */
const leastGap = 9;
const mostGap = 60;

const statusOf = (flights: number): VipStatus =>
  flights >= 11 ? "platinum" : flights >= 7 ? "gold" : flights >= 4 ? "silver" : "standard";

const addressOf = (name: string, domain: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", ".")}@${domain}`;

const clientOf = ({ chance }: World, index: number): WorldClient => {
  const number = index + 2;
  const id = `CL-${String(number).padStart(3, "0")}`;
  const { name = "", company = "" } = people[index] ?? {};
  const of = (what: string): string => `client ${id} ${what}`;
  const totalFlights = chance.integer(of("flights"), 1, mostFlights);
  const lastFlightDate = addDays(lastDay, -chance.integer(of("last"), 0, lastDaysSpread));
  const operators = charterOperators.filter((_, at) => chance.unit(of(`operator ${at}`)) < 0.3);
  return {
    id,
    name,
    email: addressOf(name, chance.pick(of("domain"), mailDomains)),
    phone: `+1-212-555-01${String(number).padStart(2, "0")}`,
    company,
    aircraftPreference: chance.pick(of("aircraft"), categories),
    cateringPreference: chance.pick(of("catering"), caterings),
    specialNeeds: chance.pick(of("needs"), needs),
    vipStatus: statusOf(totalFlights),
    totalFlights,
    lastFlightDate,
    preferredOperators: operators.map((operator) => operator.id),
    createdAt: `${addDays(lastFlightDate, -mostGap * mostFlights - 30)}T10:00:00Z`,
    updatedAt: `${addDays(lastFlightDate, 1)}T09:30:00Z`,
  };
};

const buildClients = (world: World): readonly WorldClient[] => [
  firstClient,
  ...people.map((_, index) => clientOf(world, index)),
];

/** All clients, by id. */
export const worldClients = (world: World): readonly WorldClient[] => world.part(buildClients);

const flightsOf = ({ chance }: World, client: WorldClient): readonly WorldFlight[] => {
  const flights: WorldFlight[] = [];
  let date = client.lastFlightDate;
  for (let number = client.totalFlights; number >= 1; number -= 1) {
    const id = `FL-${client.id.slice(3)}-${String(number).padStart(2, "0")}`;
    const of = (what: string): string => `flight ${id} ${what}`;
    const flown = chance.pick(of("aircraft"), charterFleet);
    flights.unshift({
      id,
      clientId: client.id,
      date,
      route: chance.pick(of("route"), routes),
      aircraft: flown.type,
      operator: flown.operator.id,
      priceDollars: 500 * chance.integer(of("price"), 24, 180),
    });
    date = addDays(date, -chance.integer(of("gap"), leastGap, mostGap));
  }
  return flights;
};

const buildFlights = (world: World): readonly WorldFlight[] =>
  worldClients(world).flatMap((client) => flightsOf(world, client));

/** The flights of each client in turn, oldest first. */
export const worldFlights = (world: World): readonly WorldFlight[] => world.part(buildFlights);
