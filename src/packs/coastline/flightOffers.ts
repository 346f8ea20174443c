/** Converts Amadeus's flight offers into the tool's form: in US dollars, cheapest first. Pure. */
import type { FlightOffer } from "../../../generated/coastline/types.js";
import type { AmadeusFlightOffer, AmadeusFlightOffers } from "../../vendors/amadeus/wire.js";
import type { Conversion } from "./currency.js";

type Itinerary = AmadeusFlightOffer["itineraries"][number];

const stopsOf = ({ segments }: Itinerary): number =>
  segments.reduce((stops, { numberOfStops }) => stops + numberOfStops, segments.length - 1);

const arrivalOf = ({ segments: [first, ...others] }: Itinerary): string => (others.at(-1) ?? first).arrival.at;

const wayBack = (back: Itinerary | undefined): Partial<FlightOffer> =>
  back === undefined
    ? {}
    : {
        return_departure: back.segments[0].departure.at,
        return_arrival: arrivalOf(back),
        return_stops: stopsOf(back),
      };

const offerOf = (
  { itineraries: [out, back], price }: AmadeusFlightOffer,
  carriers: AmadeusFlightOffers["carriers"],
  { usdCents }: Conversion,
): readonly FlightOffer[] => {
  const cents = usdCents(price);
  if (out === undefined || cents === undefined) return [];
  const [{ departure, carrierCode }] = out.segments;
  return [
    {
      price: cents / 100,
      currency: "USD",
      departure: departure.at,
      arrival: arrivalOf(out),
      airline: carriers.get(carrierCode) ?? carrierCode,
      stops: stopsOf(out),
      ...wayBack(back),
    },
  ];
};

/** Leaves out offers in a currency that has no rate. */
export const flightOffersOf = (
  { data, carriers }: AmadeusFlightOffers,
  conversion: Conversion,
): readonly FlightOffer[] =>
  data.flatMap((offer) => offerOf(offer, carriers, conversion)).toSorted((left, right) => left.price - right.price);
