/** What a model reads of a search for flights: each journey once, its brands with price and id below it. */
import type { FlightOffer, FlightSegment, SearchFlightsOutput } from "../../../../generated/gds/types.js";
import { airlines } from "../../../travel/world/index.js";
import {
  clockAfter,
  clockOf,
  counted,
  dayOf,
  dollars,
  duration,
  groupedBy,
  lines,
  noteLines,
  plain,
  usd,
  usdAndCents,
} from "./words.js";

const journeyKey = ({ segments }: FlightOffer): string => segments.map(({ segmentId }) => segmentId).join(" ");

const viaOf = ({ stops, layovers }: FlightOffer): string =>
  stops === 0
    ? "nonstop"
    : `via ${layovers
        .map(({ airport, minutes, overnight }) => `${airport} ${duration(minutes)}${overnight ? " overnight" : ""}`)
        .join(", ")}`;

/** A flight number, with the operating carrier where that is another one. */
const flightOf = ({ flightNumber, marketingCarrier, operatingCarrier }: FlightSegment): string =>
  operatingCarrier === marketingCarrier ? flightNumber : `${flightNumber} (operated by ${operatingCarrier})`;

const airlineNames = new Map(airlines.map(({ code, name }) => [code, name]));

/** The airlines of all offers by code and name. */
const airlinesLine = (offers: readonly FlightOffer[]): string => {
  const codes = new Set<string>();
  for (const { segments } of offers) {
    for (const { marketingCarrier, operatingCarrier } of segments) codes.add(marketingCarrier).add(operatingCarrier);
  }
  return `Airlines: ${[...codes].map((code) => `${code} ${airlineNames.get(code) ?? ""}`).join(", ")}.`;
};

const journeyLine = (offer: FlightOffer): string => {
  const { segments, origin, destination, durationMinutes } = offer;
  const departure = segments[0]?.departureLocal ?? "";
  const arrival = segments[segments.length - 1]?.arrivalLocal ?? "";
  const flights = segments.map(flightOf).join("+");
  const route = `${origin} ${clockOf(departure)}-${clockAfter(arrival, departure)} ${destination}`;
  return `${flights} ${route}, ${duration(durationMinutes)} ${viaOf(offer)}, ${seatsOf(offer.seatsLeft)}`;
};

const seatsOf = (seatsLeft: number): string => `${seatsLeft}${seatsLeft >= 9 ? "+" : ""} seats`;

const bagsOf = ({ segments }: FlightOffer): string => {
  const { checkedPieces = 0, checkedKgPerPiece = 0 } = segments[0]?.baggage ?? {};
  return checkedPieces === 0 ? "no checked bag" : `${counted(checkedPieces, "bag")} of ${checkedKgPerPiece} kg`;
};

const refundOf = ({ conditions }: FlightOffer): string => {
  const { allowed, refundPercent, penaltyCents } = conditions.refundBeforeDeparture;
  if (!allowed) return "no refund";
  const fee = penaltyCents ? ` less ${usd(penaltyCents)} each` : "";
  return refundPercent === 100 && fee === "" ? "full refund" : `refund ${refundPercent}% of base fare${fee}`;
};

const changeOf = ({ conditions }: FlightOffer): string => {
  const { allowed, penaltyCents } = conditions.changeBeforeDeparture;
  if (!allowed) return "no change";
  return penaltyCents ? `change ${usd(penaltyCents)} each` : "free change";
};

const termsOf = (offer: FlightOffer): string => `${bagsOf(offer)}, ${refundOf(offer)}, ${changeOf(offer)}`;

/** Brands whose terms are the same in every offer: said once, below the list. */
const sharedTerms = (offers: readonly FlightOffer[]): ReadonlyMap<string, string> =>
  new Map(
    groupedBy(offers, ({ fareBrand }) => fareBrand).flatMap((ofBrand) => {
      const [terms, ...others] = new Set(ofBrand.map(termsOf));
      return terms !== undefined && others.length === 0 ? [[ofBrand[0].fareBrand, terms]] : [];
    }),
  );

const partyOf = ({ adults, children, infants }: SearchFlightsOutput["query"]["passengers"]): string =>
  [
    counted(adults, "adult"),
    ...(children > 0 ? [counted(children, "child", "children")] : []),
    ...(infants > 0 ? [counted(infants, "infant")] : []),
  ].join(", ");

/** Compact and enough alone: what a traveller chooses by, and the id that bookFlight takes. */
export const searchFlightsText = ({ query, count, offers, notes }: SearchFlightsOutput): string => {
  const { origin, destination, departureDate, passengers, cabin } = query;
  const what = `${origin} to ${destination}, ${dayOf(departureDate)}, ${partyOf(passengers)}, ${plain(cabin)}`;
  const [cheapest] = offers;
  if (cheapest === undefined) return lines(`No flights: ${what}.`, noteLines(notes));
  const shared = sharedTerms(offers);
  const rows = groupedBy(offers, journeyKey).flatMap((ofJourney) => [
    journeyLine(ofJourney[0]),
    ...ofJourney.map((offer) => {
      const own = shared.has(offer.fareBrand) ? "" : ` (${termsOf(offer)})`;
      return `  ${dollars(offer.price.totalCents)} ${offer.fareBrand}${own}: ${offer.flightId}`;
    }),
  ]);
  return lines(
    `${counted(count, "offer")}: ${what}.`,
    `USD totals for the whole party, taxes included; cheapest ${usdAndCents(cheapest.price.totalCents)}. Local times, +1 = next day.`,
    rows,
    airlinesLine(offers),
    [...shared].map(([brand, terms]) => `${brand}: ${terms}.`),
    noteLines(notes),
    `Next: bookFlight with flightIds [an id above] (for a return trip also one of a search for the way back), these passengers and contactEmail or contactPhone, by ${cheapest.expiresAt}.`,
  );
};
