/** The fares of a flight search one by one, as a client puts them together from the answer alone. */
import type { FlightItinerary, SearchFlightsOutput } from "../../../generated/gds/types.js";

/** A flight of a journey, with what the answer leaves to the query filled in. */
export interface FoundFlight {
  /** Marketing flight and local departure date. */
  readonly segmentId: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly origin: string;
  readonly destination: string;
  readonly departureLocal: string;
  readonly arrivalLocal: string;
  readonly aircraft: string;
}

/** One itinerary in one brand. */
export interface FoundOffer {
  readonly flightId: string;
  readonly cabin: string;
  readonly fareBrand: string;
  readonly stops: number;
  readonly durationMinutes: number;
  readonly layoverMinutes: readonly number[];
  readonly seatsLeft: number;
  readonly price: { readonly totalCents: number };
  readonly refundCents: number;
  readonly segments: readonly FoundFlight[];
}

export interface FoundFlights extends SearchFlightsOutput {
  readonly offers: readonly FoundOffer[];
}

const dateTime = (date: string, time: string): string => `${date}T${time.slice(0, 5)}:00${time.slice(5)}`;

const flightsOf = ({ segments }: FlightItinerary, { query }: SearchFlightsOutput): readonly FoundFlight[] =>
  segments.map(
    ({ flightNumber, operatingCarrier, from, departure, departureDate, to, arrival, arrivalDate, aircraft }) => {
      const leaves = departureDate ?? query.departureDate;
      return {
        segmentId: `${flightNumber}-${leaves.replaceAll("-", "")}`,
        marketingCarrier: flightNumber.slice(0, 2),
        operatingCarrier: operatingCarrier ?? flightNumber.slice(0, 2),
        origin: from ?? query.origin,
        destination: to ?? query.destination,
        departureLocal: dateTime(leaves, departure),
        arrivalLocal: dateTime(arrivalDate ?? query.departureDate, arrival),
        aircraft,
      };
    },
  );

/** The answer with each of its fares, brand by brand in the order of the itineraries. */
export const withOffers = (output: SearchFlightsOutput): FoundFlights => ({
  ...output,
  offers: output.itineraries.flatMap((itinerary) => {
    const { flightId, durationMinutes, layoverMinutes = [], seatsLeft = 9, totalCents, refundCents } = itinerary;
    const segments = flightsOf(itinerary, output);
    return output.brands.map(({ name, idEnds }, index) => ({
      flightId: `${flightId.slice(0, -idEnds.length)}${idEnds}`,
      cabin: output.query.cabin,
      fareBrand: name,
      stops: segments.length - 1,
      durationMinutes,
      layoverMinutes,
      seatsLeft,
      price: { totalCents: totalCents[index] ?? Number.NaN },
      refundCents: refundCents[index] ?? Number.NaN,
      segments,
    }));
  }),
});
