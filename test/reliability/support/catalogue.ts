/** What can be booked in a world: a spread of offers, found by real searches, and the calls that book them. */

import type { ToolName } from "../../e2e/support/answers.js";
import { withOffers } from "../../e2e/support/flightOffers.js";
import { adult, contact } from "../../e2e/support/trip.js";
import type { Caller } from "./callers.js";

export interface Catalogue {
  readonly flightIds: readonly string[];
  readonly hotelIds: readonly string[];
  readonly carIds: readonly string[];
}

const routes = [
  ["JFK", "LAX"],
  ["LHR", "DXB"],
] as const;
const flightDates = ["2026-06-15", "2026-06-17", "2026-06-19"];
const cities = ["NYC", "LON", "PAR", "TYO", "LAX", "SYD"];
const airports = ["LAX", "JFK", "MIA"];

const found = async <Name extends ToolName>(caller: Caller, tool: Name, input: object) => {
  const answer = await caller.call(tool, input);
  if (answer.kind === "accepted") return answer.output;
  throw new Error(`${tool} was not answered: ${JSON.stringify(answer)}`);
};

/** Searches a world. The ids are its own: another world does not know them. */
export const gatherOffers = async (caller: Caller): Promise<Catalogue> => {
  const flightIds: string[] = [];
  const hotelIds: string[] = [];
  const carIds: string[] = [];
  for (const [origin, destination] of routes) {
    for (const departureDate of flightDates) {
      const { offers } = withOffers(await found(caller, "searchFlights", { origin, destination, departureDate }));
      flightIds.push(...offers.map(({ flightId }) => flightId));
    }
  }
  for (const cityCode of cities) {
    const stay = { cityCode, checkInDate: "2026-06-15", checkOutDate: "2026-06-17", guests: 1 };
    const { hotels } = await found(caller, "searchHotels", stay);
    hotelIds.push(...hotels.flatMap(({ rates }) => rates.map(({ hotelId }) => hotelId)));
  }
  for (const pickupLocationCode of airports) {
    const rental = {
      pickupLocationCode,
      pickupDate: "2026-06-15T14:00:00Z",
      dropoffDate: "2026-06-17T14:00:00Z",
    };
    const { cars } = await found(caller, "searchCars", rental);
    carIds.push(...cars.map(({ carId }) => carId));
  }
  return { flightIds, hotelIds, carIds };
};

const person = (number: number) => {
  const { firstName, lastName } = adult(number);
  return { firstName, lastName };
};

/** The arguments of `bookFlight`. */
export const flightOrder = (flightId: string, number: number) => ({
  flightIds: [flightId],
  passengers: [adult(number)],
  ...contact,
});

/** The arguments of `bookHotel`. */
export const stayOrder = (hotelId: string, number: number, existingPnr?: string) => ({
  hotelId,
  guests: [person(number)],
  ...(existingPnr !== undefined && { existingPnr }),
});

/** The arguments of `bookCar`. */
export const rentalOrder = (carId: string, number: number, existingPnr?: string) => ({
  carId,
  driver: person(number),
  ...(existingPnr !== undefined && { existingPnr }),
});
