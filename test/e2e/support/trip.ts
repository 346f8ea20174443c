/** The people and the steps of the trips that tests take. */
import type { CarOffer, Hotel } from "../../../generated/gds/types.js";
import { type Answer, first, type Outputs, outputOf, type ToolName } from "./answers.js";
import { type FoundFlights, type FoundOffer, withOffers } from "./flightOffers.js";

/** Anything that calls tools: a client of any kind, or raw lines. */
export interface Caller {
  readonly call: <Name extends ToolName>(name: Name, input: unknown) => Promise<Answer<Outputs[Name]>>;
}

export const contact = { contactEmail: "ada.larsen@example.com" } as const;

export const ada = { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" } as const;
export const bo = { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" } as const;
export const cy = { type: "child", firstName: "Cy", lastName: "Larsen", dateOfBirth: "2018-02-11" } as const;
export const di = { type: "infant", firstName: "Di", lastName: "Larsen", dateOfBirth: "2025-09-01" } as const;
export const family = [ada, bo, cy, di] as const;
export const familyMix = { adults: 2, children: 1, infants: 1 } as const;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** One adult, a different one for each number. */
export const adult = (number: number) => ({
  type: "adult",
  firstName: "Test",
  lastName: `Traveller ${[676, 26, 1].map((weight) => letters[Math.floor(number / weight) % 26]).join("")}`,
  dateOfBirth: "1990-01-01",
});

export const adults = (count: number, from = 0) => Array.from({ length: count }, (_item, index) => adult(from + index));

/** The offers of one adult on a route and date; the passengers can be given. */
export const searchFlights = async (
  caller: Caller,
  route: `${string}-${string}`,
  departureDate: string,
  passengers: { readonly adults: number; readonly children?: number; readonly infants?: number } = { adults: 1 },
): Promise<FoundFlights> => {
  const [origin, destination] = route.split("-");
  return withOffers(outputOf(await caller.call("searchFlights", { origin, destination, departureDate, passengers })));
};

/** The physical seats that an offer takes: operated flights and dates, in one cabin. */
export const seatsOf = ({ segments, cabin }: FoundOffer): string =>
  segments
    .map(
      ({ segmentId, operatingCarrier, departureLocal }) =>
        `${segmentId} ${operatingCarrier} ${departureLocal} ${cabin}`,
    )
    .join(" + ");

/** The offer as it is now on sale: the same flights in the same cabin and brand; undefined when they are gone. */
export const sameOffer = (search: FoundFlights, wanted: FoundOffer): FoundOffer | undefined =>
  search.offers.find((offer) => seatsOf(offer) === seatsOf(wanted) && offer.fareBrand === wanted.fareBrand);

/** Every rate with its hotel, those of the cheapest hotel first. */
export const roomsOf = (hotels: readonly Hotel[]) =>
  hotels.flatMap(({ rates, ...hotel }) => rates.map((rate) => ({ rooms: 1, ...hotel, ...rate })));

type Room = ReturnType<typeof roomsOf>[number];

export const sameRoom = (hotels: readonly Hotel[], wanted: Room): Room | undefined =>
  roomsOf(hotels).find(
    ({ name, roomType, ratePlan }) =>
      name === wanted.name && roomType === wanted.roomType && ratePlan === wanted.ratePlan,
  );

export const sameCar = (cars: readonly CarOffer[], wanted: CarOffer): CarOffer | undefined =>
  cars.find(({ vendor, sippCode }) => vendor === wanted.vendor && sippCode === wanted.sippCode);

/** Books one adult on the cheapest offer of a route; the booking's PNR. */
export const bookOne = async (
  caller: Caller,
  route: `${string}-${string}`,
  departureDate: string,
  number = 0,
): Promise<string> => {
  const { offers } = await searchFlights(caller, route, departureDate);
  const { flightId } = first(offers, `offer ${route} on ${departureDate}`);
  const booked = await caller.call("bookFlight", { flightIds: [flightId], passengers: [adult(number)], ...contact });
  return outputOf(booked).pnr;
};
