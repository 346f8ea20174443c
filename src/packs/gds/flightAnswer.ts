/** Writes the answer of searchFlights: repeated facts appear once, and what the query says is left out. */
import type {
  FareBrand,
  FlightItinerary,
  FlownAirline,
  ItinerarySegment,
  SearchFlightsOutput,
} from "../../../generated/gds/types.js";
import { airlines, type BrandTerms, type FoundItinerary, type FoundSegment } from "../../travel/world/index.js";

type Query = SearchFlightsOutput["query"];

/** The number of seats left is shown only below this. */
const manySeats = 9;

const clockAndOffset = (local: string): string => local.slice(11, 16) + local.slice(19);

const segmentOf = (segment: FoundSegment, query: Query): ItinerarySegment => {
  const { flightNumber, marketingCarrier, operatingCarrier, origin, destination, aircraft } = segment;
  const departureDate = segment.departureLocal.slice(0, 10);
  const arrivalDate = segment.arrivalLocal.slice(0, 10);
  const isPlain = operatingCarrier === marketingCarrier && origin === query.origin && destination === query.destination;
  if (isPlain && departureDate === query.departureDate && arrivalDate === query.departureDate) {
    // A fast path for the most common kind of segment: conditional members cost five times as much.
    const departure = clockAndOffset(segment.departureLocal);
    return { flightNumber, departure, arrival: clockAndOffset(segment.arrivalLocal), aircraft };
  }
  return {
    flightNumber,
    ...(operatingCarrier !== marketingCarrier && { operatingCarrier }),
    ...(origin !== query.origin && { from: origin }),
    departure: clockAndOffset(segment.departureLocal),
    ...(departureDate !== query.departureDate && { departureDate }),
    ...(destination !== query.destination && { to: destination }),
    arrival: clockAndOffset(segment.arrivalLocal),
    ...(arrivalDate !== query.departureDate && { arrivalDate }),
    aircraft,
  };
};

/** An itinerary with the prices and refunds of all its fares. */
export const itineraryOf = (found: FoundItinerary, query: Query): FlightItinerary => {
  const { flightId, segments, layoverMinutes, durationMinutes, seatsLeft, fares } = found;
  return {
    flightId,
    segments: segments.map((segment) => segmentOf(segment, query)),
    ...(layoverMinutes.length > 0 && { layoverMinutes }),
    durationMinutes,
    ...(seatsLeft < manySeats && { seatsLeft }),
    totalCents: fares.map(({ totalCents }) => totalCents),
    refundCents: fares.map(({ refundCents }) => refundCents),
  };
};

/** The terms of a fare brand. */
export const brandOf = ({ name, letter, baggage, refundPercent, changePenaltyCents }: BrandTerms): FareBrand => ({
  name,
  idEnds: `-${letter}`,
  checkedBags: baggage.checkedPieces,
  ...(baggage.checkedPieces > 0 && { kgPerBag: baggage.checkedKgPerPiece }),
  cabinBags: baggage.cabinPieces,
  refundPercent,
  changeFeeCents: changePenaltyCents,
});

const airlineNames = new Map(airlines.map(({ code, name }) => [code, name]));

/** The airlines that sell or operate the segments, in order of first appearance, with the terminals that they use. */
export const airlinesOf = (found: readonly FoundItinerary[]): readonly FlownAirline[] => {
  const terminalsOf = new Map<string, Map<string, Set<string>>>();
  const use = (carrier: string, place?: string, terminal?: string | null): void => {
    const places = terminalsOf.get(carrier) ?? new Map<string, Set<string>>();
    terminalsOf.set(carrier, places);
    if (place === undefined || !terminal) return;
    const terminals = places.get(place) ?? new Set();
    places.set(place, terminals.add(terminal));
  };
  for (const { segments } of found) {
    for (const segment of segments) {
      use(segment.marketingCarrier);
      use(segment.operatingCarrier, segment.origin, segment.originTerminal);
      use(segment.operatingCarrier, segment.destination, segment.destinationTerminal);
    }
  }
  return [...terminalsOf].map(([code, places]) => ({
    code,
    name: airlineNames.get(code) ?? code,
    ...(places.size > 0 && {
      terminals: Object.fromEntries([...places].map(([place, terminals]) => [place, inWords(terminals)])),
    }),
  }));
};

/** The terminal in words. An airline uses two terminals at an airport only if domestic flights have their own: `D` and `I`. */
const inWords = (terminals: ReadonlySet<string>): string =>
  terminals.size === 1 ? [...terminals].join("") : "D for domestic flights, I for others";
